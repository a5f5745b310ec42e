"""The shipped cards: as many as in the box, true to what the rulebooks tell, told in every language as they play."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from card_files import altered, with_fields
from golazo.games.tsubasa import effects, state
from golazo.games.tsubasa.cards import phrases
from golazo.games.tsubasa.cards.catalogue import (
    KIND_IDS,
    MATCH_CARDS,
    NANKATSU,
    SIGNINGS,
    SPECIAL_DEFENCES,
    SPECIAL_SHOTS,
    TOHO,
    load,
    parse,
    shipped_text,
)
from golazo.games.tsubasa.cards.names import names
from golazo.games.tsubasa.cards.reading import ABILITIES
from golazo.games.tsubasa.rules.kinds import FATIGUE_KIND, MATCH_KIND, MOTIVATED_KIND, SIGNING_KIND
from golazo.text.texts import LANGUAGES, texts

SHIPPED = shipped_text()
CARDS = load()
SHOT, PASS, DEFENCE = 1, 2, 4
STARRED = {
    1: {"control-and-advance", "kozo-and-robertos-advice", "pursuing-the-title", "outstanding-save"},
    2: {"second-control-and-advance", "motivation-to-play-for-japan", "foul", "substitution"},
}
PHRASES = {  # what each means in the record: effect, amount, tokens
    "gain shot": (effects.GAIN_ONE_OF, 1, SHOT),
    "gain 2 shot": (effects.GAIN_ONE_OF, 2, SHOT),
    "gain shot/pass": (effects.GAIN_ONE_OF, 1, SHOT | PASS),
    "gain 2x shot/pass/defence": (effects.GAIN_ONE_OF, 2, SHOT | PASS | DEFENCE),
    "gain shot, pass, defence": (effects.GAIN_EACH, 1, SHOT | PASS | DEFENCE),
    "draw 1": (effects.DRAW, 1, 0),
    "play a card from hand": (effects.PLAY_HAND, 0, 0),
    "play a card from the discard pile": (effects.PLAY_DISCARD, 0, 0),
    "play a card from the draw deck": (effects.PLAY_DECK, 0, 0),
    "remove this card": (effects.REMOVE_THIS, 0, 0),
    "remove a card from hand": (effects.REMOVE_HAND, 0, 0),
    "remove a card from the discard pile": (effects.REMOVE_DISCARD, 0, 0),
    "rival discards 1": (effects.RIVAL_DISCARDS, 1, 0),
    "send back a rival's card": (effects.RIVAL_SENDS_BACK, 0, 0),
    "rival takes a fatigue card": (effects.RIVAL_TIRES, 0, 0),
    "rival receives a yellow card": (effects.RIVAL_BOOKED, 0, 0),
    "remove own yellow card": (effects.CLEAR_YELLOW, 0, 0),
    "reroll a die": (effects.REROLL_DIE, 0, 0),
    "save: catch 1, corner 2-3": (effects.SAVE_SHOT, 1, 3),
    "save: catch 1-2": (effects.SAVE_SHOT, 2, 2),
    "control and advance": (effects.CONTROL_AND_ADVANCE, 0, 0),
    "special shot of nankatsu": (effects.SHOOT_SPECIAL, state.NANKATSU, 0),
    "special shot of toho": (effects.SHOOT_SPECIAL, state.TOHO, 0),
}
DUTIES = {
    "remove this card": effects.REMOVE_THIS,
    "take a fatigue card": effects.TIRE,
    "receive a yellow card": effects.BE_BOOKED,
    "discard a card": effects.DISCARD_CARD,
}
OTHER_PHRASES = ("gain pass, defence", "gain 3x pass/defence", "gain 5 defence", "draw 2", "save: catch 1-2, corner 3")


def phrases_of_the_header() -> list[list[str]]:
    """The phrases that the comment at the top of the file explains: abilities, then mandatory actions."""
    header = SHIPPED.partition('game = "tsubasa"')[0]
    parts = re.split("# An ability is .*|# A mandatory action is .*", header)[1:]
    return [re.findall(r"^#   (.+?)(?:  .*)?$", part, re.MULTILINE) for part in parts]


def test_there_are_as_many_cards_as_in_the_box() -> None:
    """CT-BOX-1."""
    assert Counter(card.team for card in CARDS.initial) == {"nankatsu": 12, "toho": 12}
    assert Counter(card.team for card in CARDS.motivation) == {"nankatsu": 4, "toho": 4}
    assert Counter(card.half for card in CARDS.match) == {1: 13, 2: 13}
    assert Counter(shot.team for shot in CARDS.special_shots) == {"nankatsu": 3, "toho": 3}
    assert Counter(defence.team for defence in CARDS.special_defences) == {"nankatsu": 3, "toho": 3}
    assert (len(CARDS.signings), CARDS.fatigue.copies, len(CARDS.bookings)) == (8, 4, 2)
    kinds = (CARDS.initial, CARDS.motivation, CARDS.match, CARDS.signings, CARDS.special_shots, CARDS.special_defences)
    assert sum(map(len, kinds)) + 2 * CARDS.fatigue.copies + 2 == 88


def test_kinds_are_numbered_as_the_rules_number_them() -> None:
    assert len(KIND_IDS) == len(set(KIND_IDS)) == state.KINDS
    assert KIND_IDS[:MOTIVATED_KIND] == (*NANKATSU, *TOHO)
    assert KIND_IDS[MOTIVATED_KIND:MATCH_KIND] == tuple(f"motivated-{card}" for card in (*NANKATSU, *TOHO))
    assert KIND_IDS[MATCH_KIND:SIGNING_KIND] == MATCH_CARDS
    assert KIND_IDS[SIGNING_KIND:FATIGUE_KIND] == SIGNINGS
    assert KIND_IDS[FATIGUE_KIND] == "fatigue"
    found = {card.id for card in CARDS.playing_cards}
    assert {kind for kind in KIND_IDS if not kind.startswith("motivated-")} < found < set(KIND_IDS)


def test_what_the_rulebooks_tell_about_single_cards_holds() -> None:
    def phrases(card_id: str) -> list[str]:
        card = CARDS.card(card_id)
        return [effect.phrase for effect in card.abilities if effect]

    assert all("reroll a die" in phrases(card) for card in ("teppei-kisugi", "takeshi-sawada"))
    assert all("save: catch 1, corner 2-3" in phrases(card) for card in ("yuzo-morisaki", "ken-wakashimazu"))
    assert "remove this card" in phrases("hideto-koike")
    takashima = CARDS.card("motivated-tsuneo-takashima")
    assert takashima.cost == (0, 1, 2)
    assert phrases("motivated-tsuneo-takashima")
    assert phrases("control-and-advance") == phrases("second-control-and-advance") == ["control and advance"]
    assert "remove own yellow card" in phrases("substitution")
    assert phrases("injury") == ["rival discards 1"]
    assert any("play a card from the discard pile" in phrases(card.id) for card in CARDS.match)
    for team in state.TEAMS:
        assert f"special shot of {team}" in phrases(f"special-shot-of-{team}")
        assert CARDS.card(f"special-shot-of-{team}").half == 1
    assert {half: {card.id for card in CARDS.match if card.star and card.half == half} for half in (1, 2)} == STARRED
    assert [signing.id for signing in CARDS.signings if signing.can_save] == [
        "taichi-nakanishi",
        "genzo-wakabayashi",
    ]
    assert CARDS.card("yellow").penalty[:2] == (-2, -2)


def test_the_rulebooks_example_of_a_contest_can_be_laid() -> None:
    """CT-SHOT-1: pairs of shot and pass on Nankatsu's side, defence values on Toho's, each on a card of its own."""
    pairs = Counter(card.values[:2] for card in CARDS.initial if card.team == "nankatsu")
    assert pairs >= Counter([(1, 1), (3, 4), (0, 0), (0, 1)])
    defence = Counter(card.values[2] for card in CARDS.initial if card.team == "toho")
    assert defence >= Counter([0, 2, 3, 2])


def test_every_special_shot_is_stopped_by_one_defence() -> None:
    stops = {defence.id: defence.stops.id for defence in CARDS.special_defences}
    assert stops["ryo-blocks-the-tiger-shot"] == "tiger-shot"
    assert stops["yuzo-saves-the-tiger-overhead-kick"] == "tiger-overhead-kick"
    assert sorted(stops.values()) == sorted((*SPECIAL_SHOTS[0], *SPECIAL_SHOTS[1]))
    for seat, defences in enumerate(SPECIAL_DEFENCES):
        for place, defence in enumerate(defences):
            assert SPECIAL_SHOTS[1 - seat][CARDS.record.stops[seat, place]] == stops[defence]


def test_every_shipped_value_says_where_it_comes_from() -> None:
    for card in CARDS.all_cards:
        assert set(card.source.values()) <= {"rulebook", "story", "inferred", "designed"}, card.id
    assert CARDS.card("teppei-kisugi").source["ability2"] == "rulebook"
    assert CARDS.card("teppei-kisugi").source["shot"] == "designed"
    assert CARDS.card("teppei-kisugi").source["number"] == "story"
    assert CARDS.card("motivated-tsuneo-takashima").source["cost"] == "rulebook"
    assert CARDS.card("yellow").source == {
        "name": "rulebook",
        "shot": "inferred",
        "pass": "inferred",
        "defence": "designed",
    }
    assert CARDS.fatigue.source["copies"] == "inferred"


def test_the_record_holds_what_the_cards_say() -> None:
    record, seats = CARDS.record, (NANKATSU, TOHO)
    for number, player in enumerate(CARDS.initial):
        assert tuple(record.value[number // 12, number % 12]) == player.values
    for card in CARDS.motivation:
        seat = state.TEAMS.index(card.team)
        player = seats[seat].index(card.player)
        assert tuple(record.value[seat, state.MOTIVATED + player]) == card.values
        assert tuple(record.cost[seat, state.MOTIVATED + player]) == card.cost
        assert record.motivated[seat] >> player & 1
    assert [int(bits).bit_count() for bits in record.motivated] == [4, 4]
    for seat in state.SEATS:
        for number, card in enumerate((*CARDS.match, *CARDS.signings), state.MATCH):
            assert tuple(record.value[seat, number]) == card.values
            assert [int(op) for op in record.effect[seat, number]] == [e.op if e else 0 for e in card.abilities]
        assert not record.value[seat, state.FATIGUE :].any()
        assert not record.effect[seat, state.FATIGUE :].any()
        for name, op in (("rerolls", effects.REROLL_DIE), ("savers", effects.SAVE_SHOT)):
            with_it = [card for card in range(state.CARDS_OF_A_COACH) if op in record.effect[seat, card]]
            assert int(getattr(record, name)[seat]) == sum(1 << card for card in with_it)
        keepers = ("yuzo-morisaki", "ken-wakashimazu")[seat], "taichi-nakanishi", "genzo-wakabayashi"
        keepers = (keepers[0], f"motivated-{keepers[0]}", *keepers[1:])
        assert names(seat, int(record.goalkeepers[seat])) == list(keepers)
    assert int(record.first_half) == sum(1 << n for n, card in enumerate(CARDS.match, state.MATCH) if card.half == 1)
    assert int(record.starred) == sum(1 << n for n, card in enumerate(CARDS.match, state.MATCH) if card.star)
    assert record.penalty.tolist() == [[0, 0, 0], *(list(booking.penalty) for booking in CARDS.bookings)]
    assert record.fatigues == 4


def test_the_header_explains_the_whole_vocabulary() -> None:
    abilities, duties = phrases_of_the_header()
    assert sorted(abilities) == sorted(PHRASES)
    assert sorted(duties) == sorted(DUTIES)


@pytest.mark.parametrize("phrase", [*PHRASES, *OTHER_PHRASES])
def test_a_phrase_means_what_it_says_and_is_written_back(phrase: str) -> None:
    effect = phrases.ability(phrase)
    assert effect is not None
    assert effect.phrase == phrase
    assert PHRASES.get(phrase) in (None, (effect.op, effect.amount, effect.tokens))


def test_a_mandatory_action_means_what_it_says_and_is_written_back() -> None:
    for phrase, op in DUTIES.items():
        effect = phrases.duty(phrase)
        assert (effect.op, effect.phrase) == (op, phrase)
    assert phrases.duty("gain shot") is None
    assert phrases.ability("take a fatigue card") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_and_every_card_is_told(language: str) -> None:
    say = texts(language, "tsubasa")
    spoken = [phrases.ability(phrase) for phrase in (*PHRASES, *OTHER_PHRASES)] + [phrases.duty(p) for p in DUTIES]
    told = [say.say(effect.text) for effect in spoken]
    brief = [say.say(effect.brief) for effect in spoken]
    assert len(set(told)) == len(spoken) - 1  # removing this card is an ability and a duty
    assert all(len(text) <= 26 for text in brief)
    for card in CARDS.all_cards:
        assert say.say(card.name)
        assert say.say(card.text)
    for card in CARDS.playing_cards:
        for effect in card.abilities:
            assert effect is None or say.say(effect.text) in say.say(card.text)


@pytest.mark.parametrize(
    ("phrase", "language", "said"),
    [
        ("gain defence", "en", "gain 1 defence token"),
        ("gain 2 defence", "en", "gain 2 defence tokens"),
        ("gain 2 defence", "de", "erhalte 2 Verteidigungstoken"),
        ("gain shot/pass", "de", "erhalte 1 Schuss- oder Passtoken"),
        ("gain 2 shot", "es", "gana 2 puntos de disparo"),
        ("gain 2 shot", "pl", "zyskaj 2 żetony strzału"),
        ("gain 5 shot", "pl", "zyskaj 5 żetonów strzału"),
        ("rival discards 2", "pl", "przeciwnik odrzuca 2 losowe karty"),
    ],
)
def test_tokens_and_cards_are_counted_as_the_language_counts(phrase: str, language: str, said: str) -> None:
    effect = phrases.ability(phrase)
    assert effect is not None
    assert texts(language, "tsubasa").say(effect.text) == said


@pytest.mark.parametrize(
    ("language", "edition", "names"),
    [
        ("en", None, ["Tsubasa Ozora", "Tsubasa Ozora (motivated)", "Nankatsu Special Shot", "Hiroshi Jito"]),
        ("en", "spanish", ["Oliver Atom", "Oliver Atom (motivated)", "New Team Special Shot", "Yuma"]),
        ("de", None, ["Tsubasa Ozora", "Tsubasa Ozora (motiviert)", "Spezialschuss von Nankatsu", "Hiroshi Jito"]),
        ("es", "spanish", ["Oliver Atom", "Oliver Atom (motivado)", "Disparo Especial del New Team", "Yuma"]),
        ("pl", None, ["Tsubasa Ōzora", "Tsubasa Ōzora (motywacja)", "Specjalny strzał Nankatsu", "Hiroshi Jito"]),
    ],
)
def test_cards_bear_the_names_of_their_edition(language: str, edition: str | None, names: list[str]) -> None:
    say = texts(language, "tsubasa", edition)
    ids = ("tsubasa-ozora", "motivated-tsubasa-ozora", "special-shot-of-nankatsu", "hiroshi-jito")
    assert [say.say(CARDS.card(card).name) for card in ids] == names


@pytest.mark.parametrize(
    ("language", "edition", "titles"),
    [
        (
            "en",
            None,
            {
                "kozo-and-robertos-advice": "Kozo and Roberto’s Advice",
                "motivation-to-play-for-japan": "Motivation to Play for Japan",
                "pursuing-the-title": "Pursuing the Title",
                "outstanding-save": "Outstanding Save",
                "tiger-overhead-kick": "Tiger Overhead Kick",
                "ryo-blocks-the-tiger-shot": "Ishizaki Blocks the Tiger’s Shot",
            },
        ),
        (
            "de",
            None,
            {
                "kozo-and-robertos-advice": "Ratschläge von Kozo und Roberto",
                "motivation-to-play-for-japan": "Motivation für Japan zu spielen",
                "pursuing-the-title": "Auf dem Weg zum Titel",
                "outstanding-save": "Überragende Parade",
                "tiger-overhead-kick": "Tiger-Fallrückzieher",
                "ryo-blocks-the-tiger-shot": "Ryo blockt den Tigerschuss",
                "yuzo-saves-the-tiger-overhead-kick": "Yuzo hält den Tiger-Fallrückzieher!",
            },
        ),
        (
            "es",
            "spanish",
            {
                "motivation-to-play-for-japan": "Motivación por jugar con Japón",
                "pursuing-the-title": "A por el Título",
                "outstanding-save": "Parada Especial",
                "tiger-overhead-kick": "Chilena del Tigre",
                "ryo-blocks-the-tiger-shot": "Harper bloquea el Tiro del Tigre",
            },
        ),
        (
            "pl",
            None,
            {
                "pursuing-the-title": "Pogoń za tytułem",
                "outstanding-save": "Znakomita parada",
                "foul": "Faul",
                "substitution": "Zmiana",
                "tiger-overhead-kick": "Tygrysia przewrotka!",
                "ryo-blocks-the-tiger-shot": "Ryō blokuje tygrysi strzał!",
            },
        ),
    ],
)
def test_titles_are_those_that_the_rulebooks_print(language: str, edition: str | None, titles: dict[str, str]) -> None:
    say = texts(language, "tsubasa", edition)
    assert {card: say.say(CARDS.card(card).name) for card in titles} == titles


def test_names_of_the_spanish_edition_that_its_rulebook_does_not_print_are_marked() -> None:
    printed = {"Crocker", "Harper", "Atom", "Mason", "Warner", "Lawton", "Milton", "Mellow", "Lenders"}
    say = texts("es", "tsubasa", "spanish")
    players = [card for card in CARDS.initial if card.number is not None]
    assert {say.say(card.name).split()[-1] for card in players if card.source["name"] == "rulebook"} == printed
    assert {card.source["name"] for card in players} == {"rulebook", "story"}


def test_a_title_of_ones_own_is_used_in_every_language() -> None:
    catalogue = parse(with_fields(SHIPPED, "match.through-ball", name='"Killer Pass"'), "own.toml")
    for language in LANGUAGES:
        assert texts(language, "tsubasa").say(catalogue.card("through-ball").name) == "Killer Pass"
    assert catalogue.hash == CARDS.hash


@pytest.mark.parametrize(
    ("table", "field", "value"),
    [
        ("initial.tsubasa-ozora", "shot", "9"),
        ("initial.tsubasa-ozora", "ability1", '"draw 5"'),
        ("motivation.tsuneo-takashima", "cost", "{ shot = 5 }"),
        ("match.injury", "ability1", '"rival discards 5"'),
        ("signings.taro-misaki", "cost", "{ shot = 5 }"),
        ("bookings.red", "defence", "-9"),
        ("fatigue", "copies", "3"),
    ],
)
def test_the_hash_tells_any_other_value(table: str, field: str, value: str) -> None:
    assert parse(altered(SHIPPED, table, field, value), "own.toml").hash != CARDS.hash


def test_the_hash_tells_which_defence_stops_which_shot() -> None:
    text = SHIPPED.replace('stops = "drive-shot"', 'stops = "?"').replace('stops = "twin-shot"', 'stops = "drive-shot"')
    assert parse(text.replace('stops = "?"', 'stops = "twin-shot"'), "own.toml").hash != CARDS.hash


def test_the_hash_does_not_tell_comments_order_or_none() -> None:
    head, *tables = re.split(r"\n(?=\[)", re.sub(r" *#.*", "", SHIPPED))
    text = "\n".join([head, *reversed(tables)])
    effects_of = dict(zip(ABILITIES, CARDS.card("toho-fans").abilities, strict=True))
    lacking = {name: '"none"' for name, effect in effects_of.items() if effect is None}
    assert lacking
    assert parse(with_fields(text, "initial.toho-fans", **lacking), "own.toml").hash == CARDS.hash

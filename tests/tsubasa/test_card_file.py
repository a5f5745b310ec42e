"""Bad card files: one clear line for each thing that is wrong, with card, field and line."""

from __future__ import annotations

import pytest

from card_files import altered, line_of, with_fields, without
from golazo.errors import CatalogueError
from golazo.games.tsubasa.cards.catalogue import MATCH_CARDS, parse, shipped_text

SHIPPED = shipped_text()
FIRST = {
    "initial": "initial.yuzo-morisaki",
    "motivation": "motivation.tsubasa-ozora",
    "match": "match.control-and-advance",
    "signings": "signings.shun-nitta",
    "special-shots": "special-shots.drive-shot",
    "special-defences": "special-defences.ryo-blocks-the-tiger-shot",
    "bookings": "bookings.yellow",
}
VALUE = "must be a whole number from -9 to 9, not {}."
COST = "must be a table of tokens such as { shot = 2, pass = 1 }, at least one, not %s."
GAINS = "gain shot; gain 2 shot; gain shot/pass; gain 2x shot/pass/defence; gain shot, pass, defence"
GAIN = f"must read like: {GAINS}; not {{}}."
SAVE = "must read like: save: catch 1, corner 2-3; save: catch 1-2; not {}."
DUTY = "must be one of: remove this card; take a fatigue card; receive a yellow card; discard a card; not {}."
NANKATSUS_SHOTS = "drive-shot, overhead-kick, twin-shot"
TOHOS_SHOTS = "tiger-shot, tiger-overhead-kick, jumping-tiger"


def refused(text: str) -> CatalogueError:
    with pytest.raises(CatalogueError) as caught:
        parse(text, "own.toml")
    return caught.value


def told(text: str, line: int, card: str, field: str, said: str) -> None:
    """The text has exactly one problem, and it is told so."""
    error = refused(text)
    assert [(p.line, p.card, p.field) for p in error.problems] == [(line, card, field)]
    where = ", ".join(part for part in (card, field) if part)
    assert str(error) == f"own.toml, line {line}: {where}: {said}"


@pytest.mark.parametrize(
    ("table", "field", "value", "said"),
    [
        ("initial.tsubasa-ozora", "shot", "10", VALUE.format("10")),
        ("initial.tsubasa-ozora", "pass", "-10", VALUE.format("-10")),
        ("initial.tsubasa-ozora", "defence", '"two"', VALUE.format('"two"')),
        ("initial.tsubasa-ozora", "shot", "", "is missing."),
        ("initial.tsubasa-ozora", "number", "0", "must be a whole number from 1 to 99, not 0."),
        ("initial.tsubasa-ozora", "position", '"XX"', 'must be one of GK, DF, MF, FW, not "XX".'),
        ("initial.tsubasa-ozora", "ability1", '"gain"', GAIN.format('"gain"')),
        ("initial.tsubasa-ozora", "ability1", '"gain 2x"', GAIN.format('"gain 2x"')),
        ("initial.tsubasa-ozora", "ability1", '"gain shot/shot"', GAIN.format('"gain shot/shot"')),
        ("initial.tsubasa-ozora", "ability1", '"gain 6 shot"', GAIN.format('"gain 6 shot"')),
        ("initial.tsubasa-ozora", "ability1", '"draw"', 'must read like: draw 1; not "draw".'),
        ("initial.tsubasa-ozora", "ability1", '"draw two"', 'must read like: draw 1; not "draw two".'),
        ("match.injury", "ability1", '"rival discards"', 'must read like: rival discards 1; not "rival discards".'),
        ("initial.yuzo-morisaki", "ability1", '"save"', SAVE.format('"save"')),
        ("initial.yuzo-morisaki", "ability1", '"save: catch 2"', SAVE.format('"save: catch 2"')),
        (
            "initial.yuzo-morisaki",
            "ability1",
            '"save: catch 1, corner 3-4"',
            SAVE.format('"save: catch 1, corner 3-4"'),
        ),
        (
            "match.special-shot-of-toho",
            "ability1",
            '"special shot"',
            'must read like: special shot of nankatsu; special shot of toho; not "special shot".',
        ),
        ("match.foul", "mandatory", '"gain shot"', DUTY.format('"gain shot"')),
        ("match.foul", "half", "3", "must be a whole number from 1 to 2, not 3."),
        ("match.foul", "star", "1", "must be true or false, not 1."),
        ("signings.taro-misaki", "cost", "3", COST % "3"),
        ("signings.taro-misaki", "cost", "{ goals = 3 }", COST % '{"goals": 3}'),
        ("signings.taro-misaki", "cost", "{ shot = 0 }", COST % '{"shot": 0}'),
        ("signings.taro-misaki", "cost", "{}", COST % "{}"),
        ("motivation.kojiro-hyuga", "cost", "", "is missing."),
        ("bookings.yellow", "shot", "2", "must be a whole number from -9 to 0, not 2."),
        ("special-shots.tiger-shot", "team", '"nankatsu"', 'must be one of toho, not "nankatsu".'),
    ],
)
def test_a_bad_value_is_named_with_card_field_and_line(table: str, field: str, value: str, said: str) -> None:
    text = altered(SHIPPED, table, field, value)
    told(text, line_of(text, table, field if value else ""), table.partition(".")[2], field, said)


def test_a_number_is_given_once_in_a_team() -> None:
    text = altered(SHIPPED, "initial.tsubasa-ozora", "number", "9")
    line = line_of(text, "initial.teppei-kisugi", "number")
    told(text, line, "teppei-kisugi", "number", "is already the number of tsubasa-ozora.")


def test_tokens_of_a_cost_are_whole_numbers() -> None:
    text = altered(SHIPPED, "signings.taro-misaki", "cost", "{ shot = 6, pass = 1 }")
    line = line_of(text, "signings.taro-misaki", "cost")
    told(text, line, "taro-misaki", "cost.shot", "must be a whole number from 0 to 5, not 6.")


def test_an_unknown_effect_is_told_with_those_there_are() -> None:
    text = altered(SHIPPED, "initial.tsubasa-ozora", "ability1", '"fly"')
    [problem] = refused(text).problems
    assert (problem.line, problem.card, problem.field) == (
        line_of(text, "initial.tsubasa-ozora", "ability1"),
        "tsubasa-ozora",
        "ability1",
    )
    for phrase in (
        "gain 2x shot/pass/defence",
        "draw 1",
        "control and advance",
        "reroll a die",
        "special shot of toho",
    ):
        assert f"{phrase}; " in str(refused(text))
    assert str(refused(text)).endswith('; not "fly".')


ALONE = "applies when ability 1 is used, but the card has no ability1."
TOO_LATE = "cannot be combined with a reroll or a save, which are used after the attack."
AT_THE_END = (
    "cannot be combined with control and advance or a special shot, which end the attack and leave no time to discard."
)
TWICE = "is the same as ability1."


@pytest.mark.parametrize(
    ("first", "second", "due", "field", "said"),
    [
        ("", "", "discard a card", "mandatory", ALONE),
        ("none", "draw 1", "discard a card", "mandatory", ALONE),
        ("reroll a die", "draw 1", "take a fatigue card", "mandatory", TOO_LATE),
        ("save: catch 1", "", "receive a yellow card", "mandatory", TOO_LATE),
        ("control and advance", "", "discard a card", "mandatory", AT_THE_END),
        ("special shot of toho", "draw 1", "discard a card", "mandatory", AT_THE_END),
        ("draw 1", "draw 1", "", "ability2", TWICE),
        ("gain shot/pass", "gain pass/shot", "", "ability2", TWICE),
        ("save: catch 1", "save: catch 1-3", "", "ability2", TWICE),
    ],
)
def test_abilities_that_do_not_go_together(first: str, second: str, due: str, field: str, said: str) -> None:
    values = {"ability1": first, "ability2": second, "mandatory": due}
    quoted = {name: f'"{value}"' if value else "" for name, value in values.items()}
    text = with_fields(SHIPPED, "initial.katsuji-kawabe", **quoted)
    told(text, line_of(text, "initial.katsuji-kawabe", field), "katsuji-kawabe", field, said)


def test_two_abilities_may_differ_in_their_number() -> None:
    fields = {"ability1": '"draw 1"', "ability2": '"draw 2"', "mandatory": '"remove this card"'}
    catalogue = parse(with_fields(SHIPPED, "initial.katsuji-kawabe", **fields), "own.toml")
    phrases = [effect.phrase for effect in catalogue.card("katsuji-kawabe").abilities]
    assert phrases == ["draw 1", "draw 2", "remove this card"]


@pytest.mark.parametrize(
    ("table", "field", "value", "at", "said"),
    [
        ("initial.nankatsu-fans", "number", "12", "number", "is only for players; fans have none."),
        ("signings.taro-misaki", "ability2", '"save: catch 1"', "", "is a field player and cannot have a save."),
        ("match.foul", "name", '""', "name", 'must be a title of 1 to 40 characters, not "".'),
        ("match.foul", "name", '"a\\nb"', "name", 'must be a title of 1 to 40 characters, not "a\\nb".'),
    ],
)
def test_what_a_card_cannot_have_is_named(table: str, field: str, value: str, at: str, said: str) -> None:
    text = with_fields(SHIPPED, table, **{field: value})
    told(text, line_of(text, table, at), table.partition(".")[2], at, said)


@pytest.mark.parametrize("table", ["initial.yuzo-morisaki", "signings.genzo-wakabayashi"])
def test_a_goalkeeper_needs_a_save(table: str) -> None:
    text = with_fields(SHIPPED, table, ability1='"draw 1"', ability2="", mandatory="")
    said = "is a goalkeeper and needs a save, such as: save: catch 1, corner 2-3."
    told(text, line_of(text, table), table.partition(".")[2], "", said)


@pytest.mark.parametrize(
    "table",
    [
        "initial.hajime-taki",
        "initial.toho-fans",
        "match.foul",
        "signings.jun-misugi",
        "special-shots.twin-shot",
        "bookings.red",
    ],
)
def test_a_card_cannot_be_missing(table: str) -> None:
    section, _, card = table.partition(".")
    text = without(SHIPPED, table)
    told(text, line_of(text, FIRST[section]), card, "", "is missing.")


def test_a_section_cannot_be_missing() -> None:
    found = refused("").problems
    sections = [*FIRST, "fatigue"]
    assert [(p.line, p.card, p.field) for p in found] == [(1, "", section) for section in sections]


def test_unknown_cards_fields_and_sections_are_named() -> None:
    text = with_fields(SHIPPED, "match.foul", cost="{ shot = 1 }") + "\n[match.dive]\nhalf = 1\n\n[extras]\n"
    field, card = line_of(text, "match.foul", "cost"), line_of(text, "match.dive")
    found = [(p.line, p.card, p.field) for p in refused(text).problems]
    assert found == [(field, "foul", "cost"), (card, "dive", ""), (card + 3, "", "extras")]
    known = "name, half, star, shot, pass, defence, ability1, ability2, mandatory, source"
    assert f"foul, cost: is unknown. Known: {known}." in str(refused(text))
    text = SHIPPED + "\n[match.dive]\nhalf = 1\n"
    told(text, line_of(text, "match.dive"), "dive", "", f"is not a card of this game. Cards: {', '.join(MATCH_CARDS)}.")


@pytest.mark.parametrize("stranger", ["taro-misaki", "nankatsu-fans", "nobody"])
def test_a_motivation_card_needs_its_player(stranger: str) -> None:
    text = SHIPPED.replace("[motivation.kojiro-hyuga]", f"[motivation.{stranger}]")
    [problem] = refused(text).problems
    assert (problem.line, problem.card) == (line_of(text, f"motivation.{stranger}"), stranger)
    squads = "a motivation card belongs to a player of one of the two squads"
    said = f"{stranger}: has no player: {squads}. Players: yuzo-morisaki, "
    assert said in str(refused(text))
    assert "-fans" not in str(refused(text)).partition("Players:")[2]


def test_each_team_has_four_motivation_cards() -> None:
    other = SHIPPED.replace("[motivation.kojiro-hyuga]", "[motivation.masato-nakazato]")
    said = "must be 4 for each team, not {} for nankatsu and {} for toho."
    for text, counts in ((other, (5, 3)), (without(SHIPPED, "motivation.kojiro-hyuga"), (4, 3))):
        told(text, line_of(text, FIRST["motivation"]), "", "motivation", said.format(*counts))


def test_another_player_may_have_the_motivation_card() -> None:
    catalogue = parse(SHIPPED.replace("[motivation.kojiro-hyuga]", "[motivation.kiyoshi-furuta]"), "own.toml")
    assert catalogue.card("motivated-kiyoshi-furuta").team == "toho"
    assert catalogue.card("motivated-kojiro-hyuga") is None
    assert catalogue.record.motivated[1] >> 1 & 1


def test_each_half_has_thirteen_match_cards() -> None:
    text = altered(SHIPPED, "match.iron-wall", "half", "1")
    said = "must be 13 cards in each half, not 14 in the first and 12 in the second."
    told(text, line_of(text, FIRST["match"]), "", "match", said)


def test_each_half_has_four_stars() -> None:
    text = altered(SHIPPED, "match.foul", "star", "")
    said = "must have a star on 4 cards in each half, not on 4 in the first and 3 in the second."
    told(text, line_of(text, FIRST["match"]), "", "match", said)


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("", f"stops nothing. It must be one of the rival’s special shots: {NANKATSUS_SHOTS}."),
        ('"nothing"', f"stops nothing. It must be one of the rival’s special shots: {NANKATSUS_SHOTS}."),
        ('"bicycle"', f'must be one of the rival’s special shots: {NANKATSUS_SHOTS}; not "bicycle".'),
        ("3", f"must be one of the rival’s special shots: {NANKATSUS_SHOTS}; not 3."),
        (
            '"tiger-shot"',
            'is a special shot of its own team: "tiger-shot". '
            f"It must be one of the rival’s special shots: {NANKATSUS_SHOTS}.",
        ),
        (
            '"drive-shot"',
            'is already stopped by ken-stops-the-drive-shot: "drive-shot". '
            "Each special shot is stopped by one defence.",
        ),
    ],
)
def test_a_special_defence_stops_one_shot_of_the_rivals(value: str, said: str) -> None:
    table = "special-defences.ken-parries-the-twin-shot"
    text = altered(SHIPPED, table, "stops", value)
    told(text, line_of(text, table, "stops" if value else ""), "ken-parries-the-twin-shot", "stops", said)


@pytest.mark.parametrize(
    ("copies", "said"),
    [
        ("5", "4 or less for each team, not 5: the rulebooks have eight in all."),
        ("8", "4 or less for each team, not 8: the rulebooks have eight in all."),
        ("-1", "a whole number from 0 to 4, not -1."),
        ("true", "a whole number from 0 to 4, not true."),
    ],
)
def test_fatigue_cards_are_counted(copies: str, said: str) -> None:
    text = altered(SHIPPED, "fatigue", "copies", copies)
    told(text, line_of(text, "fatigue", "copies"), "", "fatigue.copies", f"must be {said}")


def test_a_source_is_one_of_this_games() -> None:
    text = altered(SHIPPED, "match.foul", "source", '{ name = "base" }')
    said = 'must be one of rulebook, story, inferred, designed, box, own, not "base".'
    told(text, line_of(text, "match.foul", "source"), "foul", "source.name", said)


def test_several_problems_are_told_together() -> None:
    text = altered(SHIPPED, "match.foul", "shot", "-10")
    text = altered(text, "initial.hajime-taki", "ability1", '"gain"')
    text = altered(text, "special-defences.ken-parries-the-twin-shot", "stops", '"drive-shot"')
    error = refused(text)
    assert [p.card for p in error.problems] == ["hajime-taki", "foul", "ken-parries-the-twin-shot"]
    assert str(error).endswith("(2 more problems)")

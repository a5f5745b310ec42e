"""Tables as plain data: written and read back to the byte, views that give nothing away, and what is no position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from golazo.errors import ScenarioError
from golazo.games.contract import State
from golazo.games.tsubasa import GAME, events, state
from golazo.games.tsubasa.cards.catalogue import KIND_IDS
from golazo.kernel.entropy import derived
from golazo.match.match import Match
from golazo.testing import Trial
from golazo.testing.trial import positions
from golazo.text.texts import LANGUAGES
from test_fuzz import sound, spoiled_table

CARDS = str(Path(__file__).parents[1] / "cards" / "tsubasa-example.toml")
CATALOGUE = GAME.load_cards(CARDS)
SCALE = 20 if numba.config.DISABLE_JIT else 1
SPOILED = 2_000 // SCALE
SETTINGS = Trial(GAME).settings()[::SCALE]

given, table_of, view = GAME.notation.given, GAME.notation.state, GAME.notation.view


def some_positions(seed: int) -> Iterator[Match]:
    """Positions of a random match of every setting, every third of them."""
    for number, (players, options) in enumerate(SETTINGS):
        match = Match(GAME, players, int(derived(np.uint64(seed), number)), options, cards=CARDS)
        for place, _ in enumerate(positions(match)):
            if place % 3 == number % 3 or match.over:
                yield match


def table(**data: Any) -> State:
    return table_of(data, CATALOGUE)


def test_what_is_written_is_read_back_to_the_byte() -> None:
    phases, fields = set(), set()
    for match in some_positions(seed=3):
        data = given(match.state)
        assert table_of(data, CATALOGUE).tobytes() == match.state.tobytes(), data
        phases.add(data["phase"])
        fields |= set(data)
    assert phases == set(state.PHASES) or SCALE > 1
    assert fields >= {"open", "due", "gains", "held", "secret", "fatigue", "declined", "rerolled"} or SCALE > 1


@pytest.mark.parametrize(
    "data",
    [
        {"phase": "abilities", "back": "shot-or-pass", "open": ["motivated-tsubasa-ozora"]},
        {"phase": "abilities", "back": "tokens", "action": "pass", "open": ["motivated-tsubasa-ozora"]},
        {"phase": "abilities", "played": False, "open": ["tsubasa-ozora 1", "motivated-tsubasa-ozora"]},
        {"phase": "gain", "gains": 2, "gain_kinds": ["shot", "defence"], "open": ["tsubasa-ozora 1"]},
        {"phase": "send-back", "due": "shingo-takasugi", "open": ["shingo-takasugi 1"]},
    ],
)
def test_the_middle_of_a_turn_is_written_down(data: dict[str, Any]) -> None:
    position = table(area=[["motivated-tsubasa-ozora", "shingo-takasugi"], ["hiroshi-imai"]], **data)
    written = given(position)
    assert {field: written[field] for field in data} == data
    assert table_of(written, CATALOGUE).tobytes() == position.tobytes()


@pytest.mark.parametrize(
    ("piles", "order"),
    [
        ({"hand": 1, "bench": 3}, []),
        ({"hand": 2, "area": 1, "bench": 1}, []),
        ({"hand": 1, "removed": 1, "bench": 2}, ["removed", "hand", "bench", "bench"]),
        ({"discard_pile": 1, "area": 1, "bench": 2}, ["discard_pile", "area", "bench", "bench"]),
    ],
)
def test_which_fatigue_card_lies_where_is_told_only_where_it_must_be(piles: dict[str, int], order: list[str]) -> None:
    data = {pile: [["fatigue"] * count, []] for pile, count in piles.items()}
    position = table(**data, draw_deck=[["hajime-taki"], ["toho-fans"]], fatigue=[order, []])
    written = given(position)
    assert written.get("fatigue", [[], []]) == [order, []]
    assert {pile: written[pile] for pile in piles} == data | {"bench": written["bench"]}
    assert table_of(written, CATALOGUE).tobytes() == position.tobytes()


def test_a_fatigue_card_that_is_known_or_open_is_told_by_its_number() -> None:
    position = table(
        phase="abilities",
        hand=[["fatigue", "fatigue"], []],
        held=[["fatigue-2"], []],
        area=[["fatigue", "fatigue"], []],
        open=["fatigue-4"],
    )
    written = given(position)
    assert written["held"] == [["fatigue-2"], []]
    assert written["open"] == ["fatigue-4"]
    assert table_of(written, CATALOGUE).tobytes() == position.tobytes()
    assert view(position, 1)["hands"][0]["known"] == ["fatigue"]


def test_what_is_left_out_is_as_after_the_deal() -> None:
    dealt, left_out = GAME.new_state(), table()
    options = np.array(list(GAME.options.values()), np.int64)
    GAME.rules.deal(dealt, CATALOGUE.record, 2, options, np.uint64(5), None)
    by_chance = ("pitch", "match_deck", "signings", "to_act", "attacker")
    assert [name for name in state.TABLE.names or () if not np.array_equal(dealt[name], left_out[name])] == [
        name for name in by_chance if dealt[name] != left_out[name]
    ]
    sizes = {name: int(dealt[name]).bit_count() for name in by_chance[:3]}
    assert sizes == {name: int(left_out[name]).bit_count() for name in sizes}


def test_cards_that_are_named_are_nowhere_else() -> None:
    data = given(
        table(
            phase="attack",
            hand=[["tsubasa-ozora", "foul", "injury"], ["shun-nitta"]],
            area=[["motivated-ryo-ishizaki"], ["fatigue"]],
            discard_pile=[[], ["rebound"]],
        )
    )
    assert "tsubasa-ozora" not in data["draw_deck"][0]
    assert "foul" not in data["second_deck"]
    assert not {"injury", "rebound"} & {*data["pitch"], *data["match_deck"]}
    assert (len(data["pitch"]), len(data["match_deck"])) == (4, 7)
    assert data["signings"] == ["jun-misugi", "hikaru-matsuyama", "kazuo-and-masao-tachibana"]
    assert data["removed"] == [["ryo-ishizaki"], []]
    assert "motivated-ryo-ishizaki" not in data["bench"][0]
    assert data["bench"][1].count("fatigue") == 3


@pytest.mark.parametrize(
    ("data", "key", "named"),
    [
        ({"hands": []}, "scenario-unknown-field", "hands"),
        ({"hand": [["tsubasa-ozara"], []]}, "scenario-no-such-card", "tsubasa-ozora"),
        ({"hand": [[7], []]}, "scenario-no-such-card", "7"),
        ({"pitch": ["tsubasa-ozora"]}, "scenario-no-such-card", "tsubasa-ozora"),
        ({"signings": ["foul"]}, "scenario-no-such-card", "foul"),
        ({"bench": [["tsubasa-ozora"], []]}, "scenario-no-such-card", "motivated-tsubasa-ozora"),
        ({"area": [["motivated-hajime-taki"], []]}, "scenario-no-such-card", "motivated-hajime-taki"),
        ({"secret": [["tsubasa-ozora"], []]}, "scenario-no-such-card", "secret"),
        ({"hand": [["kojiro-hyuga"], []]}, "scenario-other-team", "kojiro-hyuga"),
        ({"area": [[], ["motivated-tsubasa-ozora"]]}, "scenario-other-team", "Toho"),
        ({"hand": [["tsubasa-ozora"], []], "area": [["tsubasa-ozora"], []]}, "scenario-card-twice", "area"),
        ({"hand": [["tsubasa-ozora", "tsubasa-ozora"], []]}, "scenario-card-twice", "tsubasa-ozora"),
        ({"hand": [["injury"], ["injury"]]}, "scenario-card-twice", "injury"),
        ({"hand": [["injury"], []], "pitch": ["injury"]}, "scenario-card-twice", "pitch"),
        ({"hand": [["fatigue"] * 5, []]}, "scenario-too-many", "5"),
        ({"fatigue": [["hand"], []]}, "scenario-not-among", "hand"),
        ({"hand": [["fatigue"], []], "fatigue": [["area"], []]}, "scenario-too-many", "fatigue"),
        ({"fatigue": [["pocket"], []]}, "scenario-not-choice", "pocket"),
        ({"pitch": ["injury", "rebound", "wall-pass", "long-shot", "through-ball"]}, "scenario-too-many", "pitch"),
        ({"pitch": ["foul"]}, "scenario-other-half", "foul"),
        ({"half": 3, "match_deck": ["foul"]}, "scenario-other-half", "3"),
        ({"boxed": ["injury"]}, "scenario-other-half", "boxed"),
        ({"available": [{"shot": 6}, {}]}, "scenario-not-whole", "6"),
        ({"available": [{"luck": 1}, {}]}, "scenario-not-choice", "luck"),
        ({"available": [1, {}]}, "scenario-bad-value", "available"),
        ({"available": [{}]}, "scenario-not-per-seat", "available"),
        ({"goals": [0, -1]}, "scenario-not-whole", "-1"),
        ({"half": 5}, "scenario-not-whole", "5"),
        ({"phase": "dance"}, "scenario-not-choice", "dance"),
        ({"booked": ["blue", "none"]}, "scenario-not-choice", "blue"),
        ({"passed": [1, False]}, "scenario-not-choice", "passed"),
        ({"held": [["tsubasa-ozora"], []]}, "scenario-not-among", "tsubasa-ozora"),
        ({"secret": [["injury"], []]}, "scenario-not-among", "draw_deck"),
        ({"kicked_off": 1}, "scenario-not-in-phase", "kicked_off"),
        ({"phase": "attack", "dice": [1, 2]}, "scenario-not-in-phase", "dice"),
        ({"phase": "attack", "special_shot": "drive-shot"}, "scenario-not-in-phase", "special_shot"),
        ({"phase": "attack", "passed": [True, False]}, "scenario-not-in-phase", "passed"),
        ({"phase": "shot-or-pass", "to_act": 1}, "scenario-not-in-phase", "to_act"),
        ({"phase": "tokens"}, "scenario-missing", "action"),
        ({"phase": "save", "action": "shot"}, "scenario-missing", "dice"),
        ({"phase": "abilities"}, "scenario-missing", "open"),
        ({"phase": "special-defence"}, "scenario-missing", "special_shot"),
        ({"phase": "special-defence", "special_shot": "tiger-shot"}, "scenario-not-choice", "drive-shot"),
        ({"phase": "abilities", "open": ["tsubasa-ozora"]}, "scenario-not-among", "area"),
        ({"phase": "abilities", "open": ["tsubasa-ozora 3"]}, "scenario-bad-value", "tsubasa-ozora 3"),
        ({"phase": "abilities", "open": ["foul"] * 13}, "scenario-too-many", "13"),
        ({"phase": "abilities", "open": ["foul", "foul 1"]}, "scenario-card-twice", "foul"),
        ({"phase": "play-from-hand"}, "scenario-nothing-to-choose", "play-from-hand"),
        ({"phase": "reroll", "action": "pass", "dice": [1, 2]}, "scenario-nothing-to-choose", "reroll"),
        ({"phase": "save", "action": "shot", "dice": [1, 2]}, "scenario-nothing-to-choose", "save"),
        ({"phase": "draft", "pitch": [], "match_deck": ["injury"]}, "scenario-nothing-to-choose", "draft"),
        ({"phase": "gain", "available": [dict.fromkeys(state.VALUES, 5), {}]}, "scenario-nothing-to-choose", "gain"),
    ],
)
def test_what_is_no_position_is_named(data: dict[str, Any], key: str, named: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        table(**data)
    assert caught.value.message.key == key
    assert all(named in caught.value.text(language) for language in LANGUAGES)


def test_a_tenth_card_is_named() -> None:
    squad = list(KIND_IDS[:10])
    with pytest.raises(ScenarioError, match=r"area.*10 cards"):
        table(area=[squad, []])
    with pytest.raises(ScenarioError, match=r"area.*8 cards"):
        table(half=3, area=[squad[:8], []])
    table(area=[squad[:9], []], phase="shot-or-pass")


@pytest.mark.compiled
def test_spoiled_positions_are_refused_or_can_be_played() -> None:
    choices = random.Random(6)
    room = GAME.new_actions()
    originals = [given(match.state) for match in some_positions(seed=4) if choices.random() < 0.3]
    accepted = 0
    for number in range(SPOILED):
        data, other = choices.choices(originals, k=2)
        if choices.random() < 0.5:
            data = spoiled_table(data, choices)
        else:
            field = choices.choice(sorted({*data} & {*other}))
            data = {**data, field: other[field]}
        position = sound(lambda data=data: table_of(data, CATALOGUE), data, choices)
        if position is None:
            continue
        accepted += 1
        assert table_of(given(position), CATALOGUE).tobytes() == position.tobytes(), data
        for step in range(12):
            if GAME.rules.over(position):
                break
            count = GAME.rules.legal(position, CATALOGUE.record, room)
            assert count > 0, data
            action = int(choices.choice(room[:count]))
            GAME.rules.apply(position, CATALOGUE.record, action, np.uint64(derived(np.uint64(number), step)), None)
            assert int(position.area[0]).bit_count() + int(position.area[1]).bit_count() <= 9, data
    assert SPOILED // 20 < accepted < SPOILED * 19 // 20


def plain(card: str) -> str:
    return "fatigue" if card.startswith("fatigue") else card


def otherwise(data: dict[str, Any], seat: int | None, luck: random.Random) -> dict[str, Any]:
    """A position in which all that a seat (None: a spectator) cannot know lies otherwise."""
    others = [other for other in state.SEATS if other != seat]
    piles = ("hand", "draw_deck", "held", "secret")
    held = {pile: [list(map(plain, cards)) for cards in data.get(pile, [[], []])] for pile in piles}
    decks = {deck: data.get(deck, []) for deck in ("match_deck", "boxed")}
    for half in (1, 2):
        of_half = {card.id for card in CATALOGUE.match if card.half == half}
        secret = [card for other in others for card in held["secret"][other]]
        unseen = [card for card in (*decks["match_deck"], *decks["boxed"], *secret) if card in of_half]
        renamed = dict(zip(unseen, luck.sample(unseen, len(unseen)), strict=True))
        decks = {deck: [renamed.get(card, card) for card in cards] for deck, cards in decks.items()}
        for pile in piles:
            for other in others:
                held[pile][other] = [renamed.get(card, card) for card in held[pile][other]]
    for other in others:
        rest = list(held["hand"][other])
        for card in held["held"][other]:
            rest.remove(card)
        pool = luck.sample([*rest, *held["draw_deck"][other]], len(rest) + len(held["draw_deck"][other]))
        held["hand"][other] = [*held["held"][other], *pool[: len(rest)]]
        held["draw_deck"][other] = pool[len(rest) :]
    shots = ("drive-shot", "overhead-kick", "twin-shot", "tiger-shot", "tiger-overhead-kick", "jumping-tiger")
    aimed = {}
    if "special_shot" in data and seat != data["attacker"]:
        aimed["special_shot"] = luck.choice(shots[data["attacker"] * 3 :][:3])
    opened = {"open": list(map(plain, data["open"]))} if "open" in data else {}
    return {**data, **held, **decks, **aimed, **opened, "fatigue": [[], []]}


def test_a_view_tells_nothing_that_its_seat_cannot_know() -> None:
    luck = random.Random(2)
    different, seen = 0, 0
    for match in some_positions(seed=5):
        data = given(match.state)
        for seat in (None, *state.SEATS):
            other = table_of(otherwise(data, seat, luck), CATALOGUE)
            assert view(other, seat) == view(match.state, seat), data
            different += any(view(other, rival) != view(match.state, rival) for rival in state.SEATS if rival != seat)
            seen += 1
    assert different > 0.8 * seen


def test_worlds_that_a_seat_may_be_in_look_the_same_to_it() -> None:
    for number, match in enumerate(some_positions(seed=6)):
        for seat in (None, *state.SEATS):
            world = match.determinised(seat, number)
            assert view(world, seat) == view(match.state, seat)


def test_a_view_accounts_for_every_card() -> None:
    for match in some_positions(seed=7):
        for seat in (None, *state.SEATS):
            seen = view(match.state, seat)
            for half in seen["unseen"]:
                assert len(half["cards"]) == half["match_deck"] + half["box"] + sum(half["hands"]) + sum(half["pools"])
            for hand, pool in zip(seen["hands"], seen["pools"], strict=True):
                assert hand["size"] == len(hand["known"]) + sum(hand["unseen"]) + hand["drawn"]
                assert hand["drawn"] == pool["in_hand"]
                assert len(pool["cards"]) + sum(pool["unseen"]) == pool["in_hand"] + pool["in_draw_deck"]
            if seat is not None:
                assert seen["hand"] == list(map(plain, given(match.state)["hand"][seat]))
                assert len(seen["draw_deck"]) == seen["pools"][seat]["in_draw_deck"]
                assert {*seen["hands"][seat]["known"]} <= {*seen["hand"]}


def test_a_spectator_sees_no_hand_and_nobody_else_the_special_shot() -> None:
    position = table(phase="special-defence", special_shot="twin-shot", hand=[["hajime-taki"], ["toho-fans"]])
    assert [view(position, seat)["special_shot"] for seat in (None, 0, 1)] == [None, "twin-shot", None]
    assert [view(position, seat)["hand"] for seat in (None, 0, 1)] == [None, ["hajime-taki"], ["toho-fans"]]
    assert view(position, None)["draw_deck"] is None


@pytest.mark.parametrize("op", range(len(events.EVENTS.types)))
def test_only_who_takes_a_card_unseen_hears_which_it_is(op: int) -> None:
    event = (op, 1, 30, 0, 0)
    heard = [GAME.events.heard(event, seat) for seat in (None, 0, 1)]
    unseen = op in (events.DREW, events.DRAFTED_UNSEEN)
    assert heard == ([(op, 1, -1, 0, 0)] * 2 + [event] if unseen else [event] * 3)


def test_chance_is_told_in_the_words_of_scenarios() -> None:
    injury, foul = KIND_IDS.index("injury"), KIND_IDS.index("foul")
    happened = [
        (events.LAID_OUT, KIND_IDS.index("taro-misaki"), 0, 0, 0),
        (events.FLIPPED, 1, 0, 0, 0),
        (events.TURNED_UP, injury, 0, 0, 0),
        (events.DREW, 0, 7, 0, 0),
        (events.REVEALED, 1, 12, 0, 0),
        (events.DRAFTED_UNSEEN, 1, foul, 0, 0),
        (events.INJURED, 0, 9, 0, 0),
        (events.ROLLED, 1, 3, 6, 0),
        (events.REROLLED, 0, 1, 2, 0),
        (events.ROLLED_SAVE, 0, 5, 30, 0),
        (events.REROLLED_SAVE, 1, 4, 0, 0),
        (events.GOAL, 1, 0, 1, 0),
    ]
    assert GAME.notation.chance(GAME.events.read_all(happened)) == {
        "dice": [3, 6, 2, 5, 4],
        "flip": [1],
        "laid_out": ["taro-misaki"],
        "turned_up": ["injury"],
        "draws": ["tsubasa-ozora", "ken-wakashimazu", "foul"],
        "injured": ["hajime-taki"],
    }

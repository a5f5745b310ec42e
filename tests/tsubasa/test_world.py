"""Worlds made of views: what a seat knows is as it is, the rest as it may be, and what is no view is refused."""

from __future__ import annotations

import json
import random
from typing import Any

import numba
import pytest

from golazo.errors import ScenarioError
from golazo.games.contract import State
from golazo.games.tsubasa import GAME, state
from golazo.testing import Trial
from golazo.text.texts import LANGUAGES
from test_fuzz import sound, spoiled_table

CATALOGUE = GAME.load_cards(None)
SPOILED = 50 if numba.config.DISABLE_JIT else 3_000

view, world = GAME.notation.view, GAME.notation.world


def table(**data: Any) -> State:
    return GAME.notation.state(data, CATALOGUE)


def sent(position: State, seat: int | None) -> State:
    return world(json.loads(json.dumps(view(position, seat))), CATALOGUE)


HIDDEN = {
    "phase": "attack",
    "hand": [["injury", "foul", "hajime-taki", "fatigue"], ["rebound", "wall-pass", "hiroshi-imai"]],
    "held": [["injury", "foul", "fatigue"], ["rebound", "wall-pass"]],
    "secret": [["foul"], ["rebound"]],
    "half": 2,
    "boxed": ["long-shot"],
}


def test_the_own_cards_lie_where_they_lie() -> None:
    position = table(**HIDDEN)
    for seat in state.SEATS:
        given = GAME.notation.given(sent(position, seat))
        real = GAME.notation.given(position)
        for pile in ("hand", "draw_deck", "held", "secret"):
            assert given[pile][seat] == real[pile][seat]


@pytest.mark.parametrize("seat", [None, 0])
def test_others_cards_lie_where_they_may_lie(seat: int | None) -> None:
    position = table(**HIDDEN)
    given = GAME.notation.given(sent(position, seat))
    assert "wall-pass" in given["held"][1]
    assert [len(given[pile][1]) for pile in ("hand", "held", "secret")] == [3, 2, 1]
    assert {*given["secret"][1], *given["boxed"]} == {*view(position, seat)["unseen"][0]["cards"]}


def test_what_only_a_coach_knows_is_in_no_other_view() -> None:
    position = table(**HIDDEN)
    own = view(position, 0)
    assert (own["held"], own["secret"]) == (["injury", "foul", "fatigue"], ["foul"])
    assert [view(position, None)[field] for field in ("hand", "draw_deck", "held", "secret")] == [None] * 4
    assert "foul" not in json.dumps([view(position, 1)[field] for field in ("held", "secret", "hands", "pools")])


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_special_shot_is_the_own_one_or_any(seat: int | None) -> None:
    shot = GAME.notation.given(sent(table(phase="special-defence", special_shot="twin-shot"), seat))["special_shot"]
    assert shot == ("twin-shot" if seat == 0 else "drive-shot")


@pytest.mark.parametrize(
    ("data", "played", "back"),
    [
        ({"phase": "attack"}, False, None),
        ({"phase": "abilities", "open": ["tsubasa-ozora"]}, True, "attack"),
        ({"phase": "abilities", "open": ["tsubasa-ozora"], "played": False}, False, "attack"),
        ({"phase": "abilities", "open": ["tsubasa-ozora"], "back": "shot-or-pass"}, False, "shot-or-pass"),
    ],
)
def test_a_view_tells_where_the_match_goes_on(data: dict[str, Any], played: bool, back: str | None) -> None:
    position = table(area=[["tsubasa-ozora"], []], **data)
    for seat in (None, 0, 1):
        assert (view(position, seat)["played"], view(position, seat)["back"]) == (played, back)
        again = sent(position, seat)
        assert (int(again.played), int(again.back)) == (int(position.played), int(position.back))


@pytest.mark.parametrize(
    ("spoil", "named"),
    [
        ({"seat": 2}, "seat"),
        ({"seat": None}, "hand"),
        ({"seat": True}, "true"),
        ({"hands": [{}, {}]}, "unseen"),
        ({"hands": 5}, "hands"),
        ({"pools": [None, None]}, "unseen"),
        ({"unseen": []}, "unseen"),
        ({"unseen": [{"cards": []}, {"cards": []}]}, "match_deck"),
        ({"hand": ["injury"]}, "injury"),
        ({"hand": []}, "hand"),
        ({"open": ["tsubasa-ozora"]}, "card"),
        ({"open": [{"card": 5, "used": []}]}, "open"),
        ({"open": [{"card": "foul", "used": [3]}]}, "open"),
        ({"special_shot": "drive-shot"}, "special_shot"),
        ({"half": 3}, "pitch"),
        ({"match_deck": 99}, "match_deck"),
        ({"weather": "rain"}, "weather"),
    ],
)
def test_what_is_no_view_is_named(spoil: dict[str, Any], named: str) -> None:
    seen = view(table(phase="attack", hand=[["hajime-taki"], ["toho-fans"]]), 0)
    with pytest.raises(ScenarioError) as caught:
        world({**seen, **spoil}, CATALOGUE)
    assert all(named in caught.value.text(language) for language in LANGUAGES)


@pytest.mark.parametrize("data", [None, 5, "view", [], {}])
def test_what_has_no_fields_is_no_view(data: Any) -> None:
    with pytest.raises(ScenarioError):
        world(data, CATALOGUE)


def test_a_view_that_lacks_anything_is_refused() -> None:
    seen = view(table(phase="attack"), 1)
    for field in seen:
        with pytest.raises(ScenarioError):
            world({name: value for name, value in seen.items() if name != field}, CATALOGUE)


@pytest.mark.compiled
def test_spoiled_views_are_refused_or_what_is_seen() -> None:
    choices = random.Random(6)
    originals = [
        match.view(choices.choice((None, 0, 1))) for match, _ in Trial(GAME, seed=3, positions=100).drawn_positions()
    ]
    for _ in range(SPOILED):
        data = spoiled_table(choices.choice(originals), choices)
        position = sound(lambda data=data: world(data, CATALOGUE), data, choices)
        if position is not None:
            assert view(position, data["seat"]) == data

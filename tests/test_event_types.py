"""Events are declared once: what is made of the declarations is up to date, and what is told fits it."""

from __future__ import annotations

import json
import re
import runpy
from importlib import import_module
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import golazo
from golazo import games
from golazo.games.event_types import COUNT, SEAT, EventTypes, NamedEvent, card, choice

ROOT = Path(__file__).parents[1]
MADE: dict[Path, str] = runpy.run_path(str(ROOT / "scripts" / "events.py"))["outputs"]()
NAMES = ("machikoro", "tsubasa")
CARD = card("ball", "whistle")


def some() -> EventTypes:
    """A few events of a game that there is not."""
    events = EventTypes()
    assert events.event("began", "It begins.", seat=SEAT.or_none(), half=COUNT) == 0
    assert events.draw("drew", "A card is drawn.", seat=SEAT, card=CARD.known_to("seat")) == 1
    assert events.reveal("shown", "A card is shown.", from_=SEAT, place=choice("hand", "deck")) == 2
    return events


@pytest.mark.parametrize("path", MADE, ids=lambda path: path.name)
def test_what_is_made_of_the_declarations_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == MADE[path], "run make types"


def test_numbers_are_read_by_name_and_back() -> None:
    events = some()
    for noted, fields in (
        ((0, -1, 2, 0, 0), {"seat": None, "half": 2}),
        ((1, 1, 0, 0, 0), {"seat": 1, "card": "ball"}),
        ((1, 1, -1, 0, 0), {"seat": 1}),
        ((2, 0, 1, 0, 0), {"from": 0, "place": "deck"}),
    ):
        assert events.read(noted) == NamedEvent(events.names[noted[0]], fields)
        assert events.noted(events.names[noted[0]], fields) == noted


def test_a_secret_is_told_to_the_seat_that_may_know_it() -> None:
    events, drew = some(), (1, 1, 0, 0, 0)
    heard = {seat: events.read(events.heard(drew, seat)).fields for seat in (None, 0, 1)}
    assert heard == {None: {"seat": 1}, 0: {"seat": 1}, 1: {"seat": 1, "card": "ball"}}
    assert events.barriers == {1, 2}


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("sung", {}),
        ("began", {"seat": 0}),
        ("began", {"seat": 0, "half": "first"}),
        ("began", {"seat": 0, "half": None}),
        ("drew", {"seat": 0, "card": "hat"}),
        ("shown", {"from": True, "place": "hand"}),
    ],
)
def test_an_event_that_cannot_be_is_refused(name: str, fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        some().noted(name, fields)


def test_declarations_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="twice"):
        some().event("drew", "Once more.")
    with pytest.raises(ValueError, match="more fields"):
        some().event("crowded", "Much.", one=COUNT, two=COUNT, three=COUNT, four=COUNT, five=COUNT)


@pytest.mark.parametrize("game", NAMES)
def test_what_is_told_fits_the_schema(game: str) -> None:
    path = ROOT / "docs" / f"events-{game}.schema.json"
    schema = jsonschema.Draft202012Validator(json.loads(path.read_text(encoding="utf-8")))
    match = golazo.new_match(game, players=2, seed=5)
    while not match.over:
        match.play(match.bot_choice("random"))
    for seat in (None, 0, 1):
        for event in {repr(event): event for step in match.heard(seat) for event in step}.values():
            schema.validate({"name": event.name, "fields": dict(event.fields), "text": event.said})
    assert not schema.is_valid({"name": "goal", "fields": {}, "text": {}})


@pytest.mark.parametrize("game", NAMES)
def test_rules_write_as_many_numbers_as_are_declared(game: str) -> None:
    """The numbers behind the fields of an event are zeros, in the rules as in the declaration."""
    events = games.load(game).events
    codes = {name: code for name, code in vars(events_of(game)).items() if name.isupper() and type(code) is int}
    seen = set()
    for path in (ROOT / "src" / "golazo" / "games" / game / "rules").glob("*.py"):
        for name, numbers in re.findall(r"note\(journal, events\.([A-Z_]+), (.*)\)\n", path.read_text("utf-8")):
            given = re.split(r", (?![^\[(]*[\])])", numbers)
            fields = events.types[codes[name]].fields
            assert len(given) == 4, (path, name)
            assert set(given[len(fields) :]) <= {"0"}, (path, name)
            seen.add(name)
    assert len(seen) > 10


def events_of(game: str) -> Any:
    return import_module(f"golazo.games.{game}.events")


def test_every_game_declares_its_events_by_name() -> None:
    for game in games.names():
        types = games.load(game).events
        assert len(set(types.names)) == len(types.names)
        assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", one.name) and one.meaning for one in types)
        assert all(re.fullmatch(r"[a-z]+(_[a-z]+)*", name) for one in types for name in one.fields)

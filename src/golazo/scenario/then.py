"""A scenario's expectations: fields of the game's notation, and questions that any game can answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from golazo.cards.card_file import shown
from golazo.errors import ScenarioError
from golazo.scenario.compare import (
    Mismatch,
    counted,
    listed_mismatches,
    measure_mismatches,
    mismatches,
    summed,
    table_mismatches,
)
from golazo.scenario.file import strings, value

if TYPE_CHECKING:
    from golazo.scenario.run import Position

SPECTATOR = "spectator"
FORM = frozenset(  # errors about a single field; a game may have others, about a position as a whole
    {
        "scenario-unknown-field",
        "scenario-bad-value",
        "scenario-not-whole",
        "scenario-not-choice",
        "scenario-not-per-seat",
        "scenario-no-such-card",
    }
)


def unmet(then: Mapping[str, Any], position: Position) -> Iterator[Mismatch]:
    """Yield the expectations that a position does not meet."""
    fields = {field: expected for field, expected in then.items() if field not in QUESTIONS}
    given = position.given()
    check_form(fields, given, position)
    yield from table_mismatches(fields, given, ordered=position.game.notation.ordered)
    for name, question in QUESTIONS.items():
        if name in then:
            yield from question(then, position)


def check_form(fields: Mapping[str, Any], given: Mapping[str, Any], position: Position) -> None:
    """Let the game's notation check names and values, so that a typing error does not pass."""
    try:
        position.game.notation.state({**given, **fields}, position.catalogue)
    except ScenarioError as error:
        problem, arguments = error.message.key, dict(error.message.arguments)
        if problem == "scenario-unknown-field":
            arguments["known"] = ", ".join((arguments["known"], *QUESTIONS))
        if problem in FORM:
            raise ScenarioError(problem, error.game, **arguments) from None


def to_act(then: Mapping[str, Any], position: Position) -> Iterator[Mismatch]:
    yield from mismatches(value(then, "to_act", int), position.to_act(), "to_act")


def over(then: Mapping[str, Any], position: Position) -> Iterator[Mismatch]:
    yield from mismatches(value(then, "over", bool), position.over(), "over")


def returns(then: Mapping[str, Any], position: Position) -> Iterator[Mismatch]:
    yield from mismatches(value(then, "returns", list), position.returns(), "returns")


def legal(then: Mapping[str, Any], position: Position) -> Iterator[Mismatch]:
    yield from listed_mismatches(actions(then, "legal", position), position.legal(), "legal")


def legal_includes(then: Mapping[str, Any], position: Position) -> Iterator[Mismatch]:
    wanted = actions(then, "legal_includes", position)
    yield from listed_mismatches(wanted, wanted & position.legal(), "legal_includes")


def legal_excludes(then: Mapping[str, Any], position: Position) -> Iterator[Mismatch]:
    unwanted = actions(then, "legal_excludes", position)
    yield from listed_mismatches(set(), unwanted & position.legal(), "legal_excludes")


def actions(then: Mapping[str, Any], field: str, position: Position) -> set[str]:
    """Return actions by their text, in the game's spelling."""
    words = position.game.words
    return {words.action_text(words.action_id(text)) for text in strings(then, field)}


def events(then: Mapping[str, Any], position: Position) -> Iterator[Mismatch]:
    """The last step's events by name, each with those of its fields that the scenario gives: `drew seat=0`."""
    types = position.game.events
    wanted = [entry.split() for entry in strings(then, "events")]
    for name, *given in wanted:
        check_choice(name, name, types.names)
        for entry in given:
            check_choice(entry, entry.partition("=")[0], list(types[name].fields))
    told = [event.name for event in position.events]
    for place, (event, (name, *given)) in enumerate(zip(position.events, wanted, strict=False)):
        if event.name == name:
            fields = (entry.partition("=")[0] for entry in given)
            told[place] = " ".join((name, *(f"{field}={event_value(event[field])}" for field in fields)))
    yield from mismatches([" ".join(entry) for entry in wanted], told, "events")


def check_choice(entry: str, name: str, options: Sequence[str]) -> None:
    """Refuse an event or a field that there is not."""
    if name not in options:
        raise ScenarioError("scenario-not-choice", field="events", value=shown(entry), options=", ".join(options))


def event_value(value: Any) -> str:
    """The value of an event's field, as a scenario writes it."""
    return "none" if value is None else str(value).lower()


def count(then: Mapping[str, Any], position: Position) -> Iterator[Mismatch]:
    yield from measure_mismatches(counted, value(then, "count", dict), position.given(), "count")


def total(then: Mapping[str, Any], position: Position) -> Iterator[Mismatch]:
    yield from measure_mismatches(summed, value(then, "total", dict), position.given(), "total")


def view(then: Mapping[str, Any], position: Position) -> Iterator[Mismatch]:
    """Yield differences in what seats and spectators see."""
    viewers = {str(seat): seat for seat in range(position.game.players[-1])} | {SPECTATOR: None}
    views = value(then, "view", dict)
    for viewer in views:
        if viewer not in viewers:
            raise ScenarioError("scenario-not-choice", field="view", value=shown(viewer), options=", ".join(viewers))
        seen = position.game.notation.view(position.state, viewers[viewer])
        ordered = position.game.notation.ordered
        yield from table_mismatches(value(views, viewer, dict), seen, f"view.{viewer}.", ordered)


QUESTIONS: dict[str, Callable[[Mapping[str, Any], Position], Iterator[Mismatch]]] = {
    "to_act": to_act,
    "over": over,
    "returns": returns,
    "legal": legal,
    "legal_includes": legal_includes,
    "legal_excludes": legal_excludes,
    "events": events,
    "count": count,
    "total": total,
    "view": view,
}

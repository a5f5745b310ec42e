"""Forced dice and draws: entropy is tried, number after number, until the rules themselves bring them up.

The rules have no other way in for a scenario than for a match. Dice must be all the dice of the step; of draws the
first ones may be named, and the rest is then left to chance, the same in every run.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from golazo.errors import ScenarioError
from golazo.games.contract import Game, State
from golazo.games.event_types import NamedEvent
from golazo.kernel.journal import new_journal, taken
from golazo.positions.state_text import value_text

MOST_TRIES = 300_000
ENOUGH = 500  # tries after which as many dice as are wanted must have been rolled
PLENTY = 20_000  # tries after which each wanted value must have come up in its place, whatever the others were
WHOLE = "dice"


def happened(
    game: Game, start: State, happen: Callable[[State, np.uint64, Any], None], wanted: Mapping[str, list[Any]]
) -> tuple[State, list[NamedEvent]]:
    """The state and events after `happen(state, entropy, journal)`, with the chance that is wanted."""
    journal = new_journal()
    rolled = set[int]()  # how many dice
    missing = {(kind, place) for kind, values in wanted.items() for place in range(len(values))}
    for number in range(MOST_TRIES):
        state = start.copy()
        happen(state, np.uint64(number), journal)
        events = game.events.read_all(taken(journal))
        found = game.notation.chance(events)
        if found.get(WHOLE) and WHOLE not in wanted:
            raise ScenarioError("scenario-dice-open")
        rolled.add(len(found.get(WHOLE, ())))
        if number == ENOUGH and WHOLE in wanted and len(wanted[WHOLE]) not in rolled:
            raise ScenarioError("scenario-dice-count", count=len(wanted[WHOLE]), rolled=max(rolled))
        missing -= {(kind, at) for kind, at in missing if found[kind][at : at + 1] == [wanted[kind][at]]}
        if number == PLENTY and missing:
            break
        if all(fits(kind, values, found[kind]) for kind, values in wanted.items()):
            return state, events
    listed = ", ".join(f"{kind} = {value_text(values)}" for kind, values in wanted.items())
    raise ScenarioError("scenario-no-chance", wanted=listed)


def fits(kind: str, wanted: list[Any], found: list[Any]) -> bool:
    """Whether what came up is what was wanted."""
    return found == wanted if kind == WHOLE else found[: len(wanted)] == wanted

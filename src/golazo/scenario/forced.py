"""Forces dice and draws: tries entropies one by one until the rules produce the wanted values.

The rules have no separate input for scenarios. All dice of a step must be given; of draws the first ones may be given,
and the rest is random, but the same in every run.
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
ENOUGH = 500  # tries within which the right number of dice must have been rolled
PLENTY = 20_000  # tries within which each wanted value must have come up in its place, whatever the others were
WHOLE = "dice"


def happened(
    game: Game, start: State, happen: Callable[[State, np.uint64, Any], None], wanted: Mapping[str, list[Any]]
) -> tuple[State, list[NamedEvent]]:
    """The state and events after `happen(state, entropy, journal)`, with the chance that is wanted."""
    journal = new_journal()
    rolled = set[int]()  # numbers of dice
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
    """Return whether the dice or draws are the wanted ones."""
    return found == wanted if kind == WHOLE else found[: len(wanted)] == wanted

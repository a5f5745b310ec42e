"""What actions would bring, before they are taken: the coins that every number pays to everybody, now and then.

For each player who may roll next, the coins that each seat gains or loses by each sum of the dice, and what the roller
gets on average with one die and with two. Where the roller may choose whom to take from, it is who can pay most.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from golazo.games.machikoro import rules, state
from golazo.games.machikoro.actions import BUILD_PROJECT
from golazo.games.machikoro.cards.catalogue import Catalogue
from golazo.games.machikoro.notation.words import TEXTS
from golazo.games.machikoro.odds.dice import WHOLE
from golazo.games.machikoro.odds.forecast import MEANS, NO_ENTROPY, PAYS, ROOM, try_numbers
from golazo.kernel.journal import new_journal

PLACES = 2  # of an average, behind the point


def outlook(world: Any, catalogue: Catalogue, actions: Sequence[int]) -> dict[str, Any]:
    """MK-INC-1, MK-BUILD-2: what the numbers pay as the table stands, and after each build among some actions."""
    found: dict[str, Any] = {}
    for action in actions:
        if action >= BUILD_PROJECT:
            then = world.copy()
            rules.apply(then, catalogue.record, action, NO_ENTROPY, new_journal())
            if then.phase != state.OVER:
                found[TEXTS[action]] = pays(then, catalogue)
    return {"now": pays(world, catalogue), "actions": found}


def pays(table: Any, catalogue: Catalogue) -> dict[str, Any]:
    """What every roll of every player would bring, as plain data."""
    coins, means = forecast(table, catalogue)
    return {"rolls": [roll(roller, coins[roller, 1:], means[roller]) for roller in range(len(coins))]}


def forecast(table: Any, catalogue: Catalogue) -> tuple[Any, Any]:
    """What every roll would bring: coins by roller, number and seat; each roller's mean with one die and with two."""
    tables = np.empty(ROOM, state.TABLE)
    tables[:] = table
    coins = np.zeros(PAYS, np.int64)
    means = np.zeros(MEANS, np.int64)
    try_numbers(tables, without_stipend(catalogue), coins, means, new_journal())
    players = int(table.players)
    return coins[:players, :, :players], means[:players] / WHOLE


def roll(roller: int, coins: Any, means: Any) -> dict[str, Any]:
    """What one player's roll would bring, by sum of the dice."""
    return {
        "roller": roller,
        "sums": {str(number): each for number, each in enumerate(coins.tolist(), 1)},
        "average": {str(dice): round(mean, PLACES) for dice, mean in enumerate(means.tolist(), 1)},
    }


@lru_cache(maxsize=64)
def without_stipend(catalogue: Catalogue) -> Any:
    """MK-BUILD-1: the cards without what a player without coins gets, which no number pays."""
    cards = np.array([catalogue.record])
    cards["stipend"] = 0
    return cards

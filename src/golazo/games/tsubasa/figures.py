"""What a table adds up to, for a screen: sums of values, how many cards may be in play, how many rounds a half has."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from golazo.games.tsubasa import state
from golazo.games.tsubasa.cards import Catalogue
from golazo.games.tsubasa.rules.clock import DRAFTED_A_ROUND, EXTRA_ROUNDS
from golazo.games.tsubasa.rules.contest import total
from golazo.games.tsubasa.rules.piles import limit
from golazo.games.tsubasa.rules.pitch import undrawn
from golazo.games.tsubasa.state import SEATS, VALUES

RECKONED = ("area", "booked", "half", "this_round", "phase", "pitch", "match_deck")  # what figures come from


def figures(table: Any, catalogue: Catalogue) -> dict[str, Any]:
    """The sums of both play areas, the most cards that both may hold together, and the rounds of this half."""
    return reckoned(catalogue, *(table[field].tobytes() for field in RECKONED))


@lru_cache(maxsize=10_000)
def reckoned(catalogue: Catalogue, *fields: bytes) -> dict[str, Any]:
    """The figures of any table with these fields; both coaches ask for them, and few decisions change them."""
    table = np.zeros(1, state.TABLE)[0]
    for name, field in zip(RECKONED, fields, strict=True):
        table[name] = np.frombuffer(field, state.TABLE[name].base).reshape(state.TABLE[name].shape)
    sums = [
        {value: int(total(table, catalogue.record, seat, kind)) for kind, value in enumerate(VALUES)} for seat in SEATS
    ]
    return {"sums": sums, "places": int(limit(table)), "rounds": rounds(table)}


def rounds(table: Any) -> int:
    """CT-HALF-1, CT-EXTRA-1: after how many rounds the half may end; in injury time it is this one."""
    if table.half >= state.EXTRA_FIRST:
        return max(EXTRA_ROUNDS, int(table.this_round))
    to_draft = -(-(int(table.pitch).bit_count() + int(undrawn(table))) // DRAFTED_A_ROUND)
    drafted = int(table.this_round) - int(table.phase == state.DRAFT)
    return drafted + to_draft

"""What a table adds up to, for a screen: sums of values, how many cards may be in play, how many rounds a half has.

Every seat is told after every decision, so what can be is kept: sums by the cards in play, the rest by numbers.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from golazo.games.tsubasa import state
from golazo.games.tsubasa.cards.catalogue import Catalogue
from golazo.games.tsubasa.rules.clock import DRAFTED_A_ROUND, EXTRA_ROUNDS
from golazo.games.tsubasa.rules.contest import totals
from golazo.games.tsubasa.rules.piles import limit
from golazo.games.tsubasa.rules.pitch import undrawn
from golazo.games.tsubasa.state import SEATS, VALUES


def figures(table: Any, catalogue: Catalogue) -> dict[str, Any]:
    """The sums of both play areas, the most cards that both may hold together, and the rounds of this half."""
    to_come = int(table["pitch"]).bit_count(), int(table["match_deck"]).bit_count()
    drafting = bool(table["phase"] == state.DRAFT)
    return {
        "sums": sums(catalogue, table["area"].tobytes(), table["booked"].tobytes()),
        **clock(int(table["half"]), int(table["this_round"]), drafting, *to_come),
    }


@lru_cache(maxsize=2_000)
def sums(catalogue: Catalogue, area: bytes, booked: bytes) -> list[dict[str, int]]:
    """CT-SHOT-1, CT-YEL-1: shot, pass and defence of both coaches."""
    tables, into = np.zeros(1, state.TABLE), np.zeros((len(SEATS), len(VALUES)), np.int64)
    tables["area"] = np.frombuffer(area, tables["area"].dtype)
    tables["booked"] = np.frombuffer(booked, tables["booked"].dtype)
    totals(tables, np.asarray(catalogue.record).reshape(1), into)
    return [dict(zip(VALUES, of_seat, strict=True)) for of_seat in into.tolist()]


@lru_cache(maxsize=2_000)
def clock(half: int, this_round: int, drafting: bool, pitch: int, match_deck: int) -> dict[str, int]:
    """CT-HALF-1, CT-EXTRA-1: places for cards, and after how many rounds the half may end, in injury time this one."""
    table = np.zeros(1, state.TABLE)[0]
    table.half, table.match_deck = half, (1 << match_deck) - 1
    to_draft = -(-(pitch + int(undrawn(table))) // DRAFTED_A_ROUND)
    rounds = max(EXTRA_ROUNDS, this_round) if half >= state.EXTRA_FIRST else this_round - drafting + to_draft
    return {"places": int(limit(table)), "rounds": rounds}

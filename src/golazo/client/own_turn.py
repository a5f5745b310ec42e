"""A turn: a decision of the user, with everything needed to make it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from golazo.client.errors import Refused
from golazo.client.net.requests import new_id
from golazo.client.seen_match import SeenMatch
from golazo.games.answers import Action
from golazo.protocol.frames import Decide

if TYPE_CHECKING:
    from golazo.client.table import Table

PASSED = ("stale", "paused", "not-your-turn", "over")  # refusals that mean that it is too late for the decision


class Turn:
    """A decision to make. `match` is a snapshot of the match."""

    def __init__(self, table: Table, match: SeenMatch) -> None:
        self.table = table
        self.match = match
        self.seat = match.seat
        self.seq = table.following.seq
        self.moved = table.following.moved
        self.legal: list[Action] = [match.action(choice.action) for choice in match.position.legal]
        self.missed = False  # whether playing failed, so that the turn may have to be offered again
        self._until = table.following.until

    def __repr__(self) -> str:
        return f"<golazo.client.Turn of seat {self.seat} at table {self.table.id}: {len(self.legal)} choices>"

    @property
    def seconds_left(self) -> float | None:
        """The time left to decide; None if unlimited."""
        return None if self._until is None else max(0.0, self._until - time.monotonic())

    async def play(self, action: Action | str | int) -> bool:
        """Make the decision: an action, its text or its number. Returns once it is stored.

        False means that it was too late: the table had changed in the meantime. If it is still the user's decision, it
        is offered again. An action that the rules forbid raises `Refused`, with the rule's id.
        """
        wanted = self.match.action(action).text
        try:
            await self.table.request(Decide(new_id(), self.seq, wanted))
        except Refused as refusal:
            self.missed = True
            await self.table.reaches(refusal.seq)
            if refusal.code in PASSED:
                return False
            raise
        return True

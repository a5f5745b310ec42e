"""Rate limits that keep one client from disturbing others. Excess requests are refused; nobody is banned."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass


class Rate:
    """A token bucket: a rate per second, with some requests saved up. Excess requests are delayed or refused."""

    def __init__(self, per_second: float, saved: float) -> None:
        self.per_second = per_second
        self.most = saved
        self.saved = saved
        self.at = time.monotonic()

    @classmethod
    def of_frames(cls) -> Rate:
        """Return the rate limit for frames on one socket."""
        return cls(per_second=50, saved=200)

    def wait(self, cost: int = 1) -> float:
        """Take tokens; returns by how many seconds they come too early."""
        moment = time.monotonic()
        self.saved = min(self.most, self.saved + (moment - self.at) * self.per_second) - cost
        self.at = moment
        return max(0.0, -self.saved / self.per_second)

    def refund(self) -> None:
        """Return a token that was not used."""
        self.saved += 1

    async def pace(self, cost: int = 1) -> None:
        """Take tokens, waiting until they are available."""
        early = self.wait(cost)
        if early > 0:
            await asyncio.sleep(early)


@dataclass(frozen=True)
class Kind:
    """A kind of costly request: how often one player may make it, and how many at once.

    One address may make it as often as several players (`players-per-address`); hosts scale all limits with
    `rate-factor`.
    """

    name: str
    about: str
    per_second: float
    burst: int


IMPORT = Kind("import", "Import a record", 1 / 20, 10)
OPEN_TABLE = Kind("open", "Open a table, a lesson or a rematch", 1 / 10, 20)
JOIN = Kind("join", "Take a seat, or leave one", 1 / 5, 20)
TALK = Kind("talk", "Send a message, or mute someone", 1, 10)
KINDS = (IMPORT, OPEN_TABLE, JOIN, TALK)

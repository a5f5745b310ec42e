"""Limits that keep one guest from spoiling it for the others. Who exceeds one is answered, never banned."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass


class Rate:
    """So many things a second, with some saved up; who is faster is slowed down or told when to come back."""

    def __init__(self, per_second: float, saved: float) -> None:
        self.per_second = per_second
        self.most = saved
        self.saved = saved
        self.at = time.monotonic()

    @classmethod
    def of_frames(cls) -> Rate:
        """The rate of frames on one socket."""
        return cls(per_second=50, saved=200)

    def wait(self, cost: int = 1) -> float:
        """Take one, or a few; returns for how many seconds they come too early."""
        moment = time.monotonic()
        self.saved = min(self.most, self.saved + (moment - self.at) * self.per_second) - cost
        self.at = moment
        return max(0.0, -self.saved / self.per_second)

    def refund(self) -> None:
        """Give back one that was not used."""
        self.saved += 1

    async def pace(self, cost: int = 1) -> None:
        """Take one, or a few, when it is time for it."""
        early = self.wait(cost)
        if early > 0:
            await asyncio.sleep(early)


@dataclass(frozen=True)
class Kind:
    """A kind of request that costs something: how often one player may make it, and how often at once.

    One address may make it as often as several players (`players-per-address`); hosts change all by `rate-factor`.
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

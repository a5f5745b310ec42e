"""Limits how fast bots play among themselves, so that tables with people stay responsive."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from golazo.server.rate_limits import Rate

AT_ONCE = 4
PER_SECOND = 200.0  # decisions, at all bots-only tables of a node
SAVED = 2_000  # decisions that may come faster at first: a few matches are over at once


class BotTurns:
    """Rate limit for decisions at tables where only bots play."""

    def __init__(self) -> None:
        self.room = asyncio.Semaphore(AT_ONCE)
        self.rate = Rate(PER_SECOND, SAVED)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait until the next decision is due, and hold the turn for it."""
        await self.rate.pace()
        async with self.room:
            yield

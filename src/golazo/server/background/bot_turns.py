"""Tables at which only bots play take turns: however many are watched, the node has time for those of people."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from golazo.server.rate_limits import Rate

AT_ONCE = 4
PER_SECOND = 200.0  # decisions, at all such tables of a node
SAVED = 2_000  # that may come faster: a few matches are over in a moment


class BotTurns:
    """Lets bots that play among themselves decide so many at once, and so often."""

    def __init__(self) -> None:
        self.room = asyncio.Semaphore(AT_ONCE)
        self.rate = Rate(PER_SECOND, SAVED)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """One decision, when it is time for it."""
        await self.rate.pace()
        async with self.room:
            yield

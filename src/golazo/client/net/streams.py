"""Streams of what comes from a table, one for each who listens, and a bell that wakes whoever waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Generic, TypeVar

T = TypeVar("T")


class Stream(AsyncIterator[T], Generic[T]):
    """What comes from now on, in order, until it ends or an error does."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[T | Exception | None] = asyncio.Queue()
        self._ended: Exception | None = None

    def put(self, one: T) -> None:
        self._waiting.put_nowait(one)

    def end(self, error: Exception | None = None) -> None:
        """Nothing more will come, because of an error or not."""
        self._waiting.put_nowait(error)

    async def __anext__(self) -> T:
        if self._ended is not None:
            raise self._ended
        one = await self._waiting.get()
        if one is None:
            one = StopAsyncIteration()
        if isinstance(one, Exception):
            self._ended = one
            raise one
        return one


class Bell:
    """Rings whenever something has changed."""

    def __init__(self) -> None:
        self._next = asyncio.Event()

    def ring(self) -> None:
        self._next.set()
        self._next = asyncio.Event()

    async def wait(self) -> None:
        """Wait for the next ring."""
        await self._next.wait()

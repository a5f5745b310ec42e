"""Streams of a table's changes, one per listener, and an event to wait for any change."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Generic, TypeVar

T = TypeVar("T")


class Stream(AsyncIterator[T], Generic[T]):
    """All items from now on, in order, until the stream ends or fails."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[T | Exception | None] = asyncio.Queue()
        self._ended: Exception | None = None

    def put(self, one: T) -> None:
        self._waiting.put_nowait(one)

    def end(self, error: Exception | None = None) -> None:
        """End the stream, optionally with an error."""
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


class Notifier:
    """Wakes all waiters whenever something changes."""

    def __init__(self) -> None:
        self._next = asyncio.Event()

    def notify(self) -> None:
        self._next.set()
        self._next = asyncio.Event()

    async def wait(self) -> None:
        """Wait for the next change."""
        await self._next.wait()

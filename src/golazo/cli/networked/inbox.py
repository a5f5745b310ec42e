"""The queue of events at a networked table: changes, typed lines, answers."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from golazo.cli.playing.typed_lines import TypedLines
from golazo.client.changes import Change
from golazo.client.net.streams import Stream
from golazo.errors import GolazoError


@dataclass(frozen=True)
class Typed:
    """A typed line; None is the end of the input."""

    line: str | None


@dataclass(frozen=True)
class Done:
    """A request was answered or refused."""

    refusal: GolazoError | None


@dataclass(frozen=True)
class Quiet:
    """Nothing came for a while."""


@dataclass(frozen=True)
class Ended:
    """The table sends nothing more."""


FAREWELL = 2.0  # seconds

Heard = Change | Typed | Done | Quiet | Ended


class Inbox:
    """All incoming events in one queue. If input is not interactive, lines wait until they are asked for."""

    def __init__(self, changes: Stream[Change], lines: TypedLines) -> None:
        self.interactive = lines.interactive
        self._row: asyncio.Queue[Change | Typed | Done | Ended | BaseException] = asyncio.Queue()
        self._ahead: deque[Typed] = deque()
        self._listening = (asyncio.create_task(self._follow(changes)), asyncio.create_task(self._read(lines)))
        self._sending: set[asyncio.Task[object]] = set()

    async def next(self, asking: bool, patience: float | None = None) -> Heard:
        """Return the next event; `asking` tells whether a line is wanted, `patience` the seconds to wait for one."""
        while True:
            if asking and self._ahead and self._row.empty() and not self._sending:
                return self._ahead.popleft()
            try:
                heard = await asyncio.wait_for(self._row.get(), patience)
            except TimeoutError:
                return Quiet()
            if isinstance(heard, BaseException):
                raise heard
            if not isinstance(heard, Typed) or self.interactive:
                return heard
            self._ahead.append(heard)
            if self.nobody:
                return Quiet()

    @property
    def nobody(self) -> bool:
        """Whether no more lines will come."""
        return bool(self._ahead) and self._ahead[0].line is None

    @property
    def waiting(self) -> bool:
        """Whether an event is available at once."""
        return not self._row.empty()

    def send(self, request: Coroutine[Any, Any, object]) -> None:
        """Send a request in the background; its answer is queued like other events."""
        task = asyncio.create_task(request)
        self._sending.add(task)
        task.add_done_callback(self._sent)

    async def close(self) -> None:
        """Stop; wait a limited time for requests in progress."""
        if self._sending:
            await asyncio.wait(self._sending, timeout=FAREWELL)
        for task in (*self._listening, *self._sending):
            task.cancel()
            with suppress(asyncio.CancelledError, GolazoError):
                await task

    def _sent(self, task: asyncio.Task[object]) -> None:
        self._sending.discard(task)
        if not task.cancelled():
            error = task.exception()
            self._row.put_nowait(Done(error) if error is None or isinstance(error, GolazoError) else error)

    async def _follow(self, changes: Stream[Change]) -> None:
        try:
            async for change in changes:
                self._row.put_nowait(change)
        except GolazoError as error:
            self._row.put_nowait(error)
        else:
            self._row.put_nowait(Ended())

    async def _read(self, lines: TypedLines) -> None:
        line: str | None = ""
        while line is not None:
            line = await lines.next()
            self._row.put_nowait(Typed(line))

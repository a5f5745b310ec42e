"""A session at a table: keeps the connection, handles frames, sends requests and notifies listeners."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

import msgspec

from golazo.client.changes import Change, Lost, Over, Reconnected, Spoke
from golazo.client.errors import ClientError
from golazo.client.following import Following
from golazo.client.net.http import HttpClient
from golazo.client.net.pages import Pages
from golazo.client.net.requests import Answered, Request, Requests
from golazo.client.net.socket import TableConnection
from golazo.client.net.streams import Notifier, Stream
from golazo.protocol.frames import Ack, Because, Look, Refusal, TableFrame, Told, asked, encoder

T = TypeVar("T")


class TableSession:
    """A user's presence at a table, through any number of connections."""

    def __init__(self, http: HttpClient, table: str, following: Following, over: Callable[[], None]) -> None:
        self.following = following
        self.over = over  # called when the match is over
        self.requests = Requests(following.info.game)
        self.transport = TableConnection(http, table, self.from_where, self.on_frame, self.on_lost)
        self.pages = Pages()
        self.notifier = Notifier()
        self.connections = 0
        self.connected = False
        self.looking: tuple[int | None, asyncio.Future[None]] | None = None
        self.frames: list[Stream[Told]] = []
        self.changes: list[Stream[Change]] = []
        self.connecting: asyncio.Task[None] | None = None
        self.failure: Exception | None = None

    async def open(self) -> None:
        """Connect, and return once the state of the table is known."""
        self.failure = None
        self.connecting = asyncio.create_task(self.keep_connected())
        try:
            while not self.connected:
                await self.next_change()
        except BaseException:
            await self.close()
            raise

    async def keep_connected(self) -> None:
        try:
            await self.transport.run()
        except Exception as error:
            self.fail(error)

    async def close(self) -> None:
        """Disconnect, and end all streams."""
        if self.connecting is not None:
            self.connecting.cancel()
            with suppress(asyncio.CancelledError):
                await self.connecting
            self.connecting = None
        self.connected = False
        self.end(None)

    def fail(self, error: Exception) -> None:
        """Fail: the connection cannot be restored."""
        self.failure = error
        self.end(error)

    def end(self, error: Exception | None) -> None:
        """End all streams and pending requests."""
        why = error or self.failure or ClientError("client-not-there")
        self.requests.fail(why)
        if self.looking is not None and not self.looking[1].done():
            self.looking[1].set_exception(why)
        for frames in self.frames:
            frames.end(error)
        for changes in self.changes:
            changes.end(error)
        self.frames.clear()
        self.changes.clear()
        self.notifier.notify()

    def check(self) -> None:
        """Raise the error that ended the session, or that it has not started."""
        if self.failure is not None:
            raise self.failure
        if self.connecting is None:
            raise ClientError("client-not-there")

    async def next_change(self) -> None:
        """Wait for any change."""
        self.check()
        await self.notifier.wait()
        self.check()

    def listen(self, streams: list[Stream[T]], ended: bool = False) -> Stream[T]:
        """Return a stream of items from now on; it is empty if the session has ended."""
        self.check()
        stream: Stream[T] = Stream()
        if ended:
            stream.end()
        else:
            streams.append(stream)
        return stream

    async def request(self, request: Request) -> Answered:
        """Send a request, again after each reconnect, until it is answered."""
        self.check()
        try:
            asked.decode(encoder.encode(request))
        except msgspec.ValidationError as error:
            raise ClientError("server-malformed", detail=str(error)) from None
        answer = self.requests.add(request)
        try:
            if self.connected:
                await self.transport.send(request)
            return await answer
        finally:
            self.requests.drop(request)

    async def look(self, seat: int | None) -> None:
        """Switch the view to another seat."""
        self.check()
        seen: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.looking = (seat, seen)
        if self.connected:
            await self.transport.send(Look(seat))
        await seen

    async def reaches(self, seq: int) -> None:
        """Wait until a line of the log is known here."""
        connection = self.connections
        while self.following.seq < seq and self.connections == connection:
            await self.next_change()

    def from_where(self) -> dict[str, int]:
        """Return where a new connection should resume."""
        position = self.following.position
        mine = position is not None and position.seat in self.following.seats
        seat = {"seat": position.seat} if position is not None and position.seat is not None and mine else {}
        return {"since": self.following.seq, **seat}

    async def on_frame(self, frame: Told) -> None:
        """Handle a frame."""
        for frames in self.frames:
            frames.put(frame)
        wanted = self.pages.wanted
        for whole in self.pages.take(frame):
            await self.handle(whole)
        if self.pages.wanted not in (None, wanted):
            await self.transport.send(self.pages.wanted)

    async def handle(self, frame: Told) -> None:
        """Handle a complete frame."""
        if isinstance(frame, (Ack, Because, Refusal)):
            self.answered(frame)
            return
        changes = self.following.apply(frame)
        own = [change.said for change in changes if isinstance(change, Spoke)]
        self.requests.was_said([said for said in own if said.player == self.following.player], self.following.seq)
        if isinstance(frame, TableFrame):
            self.looked()
            if not self.connected:
                await self.resume()
                changes += [Reconnected()] if self.connections > 1 else []
        self.tell(changes)

    def answered(self, frame: Ack | Because | Refusal) -> None:
        """Handle an answer; one without an id is about the view."""
        self.requests.resolve(frame)
        if isinstance(frame, Refusal) and frame.id is None and self.looking is not None:
            seen, self.looking = self.looking[1], None
            if not seen.done():
                seen.set_exception(self.requests.refused(frame))

    def looked(self) -> None:
        """Check whether the view is the one requested."""
        position = self.following.position
        if self.looking is not None and (position is None or position.seat == self.looking[0]):
            seen, self.looking = self.looking[1], None
            if not seen.done():
                seen.set_result(None)

    async def resume(self) -> None:
        """Send unanswered requests on a new connection, perhaps for a second time."""
        self.connected = True
        self.connections += 1
        for request in self.requests.unanswered():
            await self.transport.send(request)
        if self.looking is not None:
            await self.transport.send(Look(self.looking[0]))

    def on_lost(self, reason: str) -> None:
        self.connected = False
        self.pages.forget()
        self.tell([Lost(reason)])

    def tell(self, changes: list[Change]) -> None:
        """Notify listeners."""
        for change in changes:
            for stream in self.changes:
                stream.put(change)
        if any(isinstance(change, Over) for change in changes):
            for stream in self.changes:
                stream.end()
            self.changes.clear()
            self.over()
        self.notifier.notify()

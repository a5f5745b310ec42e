"""uvicorn's WebSocket protocol with patience for slow readers, up to a limit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import SecurityError
from websockets.frames import CloseCode, Frame

from golazo.server.http.errors import in_bytes, problem
from golazo.server.refused import Refused

MOST_PARTS = 1000  # per message


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket with bounded buffers, which closes soon after the closing handshake starts."""

    failed = False  # input is no longer read
    on_lost: Callable[[], None] | None = None  # called when the connection is closed

    def data_received(self, data: bytes) -> None:
        if self.failed:
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.refuse_handshake(self.conn.handshake_exc)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it refers back to the connection, as do errors with their frames
        self.conn.handshake_exc = self.conn.parser_exc = None
        if self.on_lost is not None:
            self.on_lost()

    def refuse_handshake(self, error: Exception) -> None:
        """Answer a malformed handshake, which uvicorn would never answer."""
        self.failed = self.close_sent = self.handshake_complete = True
        status = 431 if isinstance(error, SecurityError) else 400
        answer = problem(Refused("malformed", detail=str(error)[:120]), status)
        self.transport.write(in_bytes(answer, self.default_headers))
        if self.transport.can_write_eof():
            self.transport.write_eof()

    def handle_parser_exception(self) -> None:
        """Say why the connection ends, then drop further input for a moment.

        Closing at once, as uvicorn does, resets a connection that still receives data, and the reason may be lost.
        """
        said = self.conn.close_sent
        if said is None:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": said.code, "reason": said.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self.failed = True
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.end_soon()

    def handle_text(self, event: Frame) -> None:
        """Pass on texts undecoded: invalid UTF-8 is answered like any other malformed frame."""
        self.handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Receive a part of a message, up to a limit: empty parts could go on endlessly."""
        if self.close_sent:
            return
        if len(self.frames) < MOST_PARTS:
            super().handle_cont(event)
        else:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, reason="too many parts")
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Answer a ping, unless the sender has left many earlier answers unread."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    async def send(self, message: ASGISendEvent) -> None:
        """Send when there is room; the closing frame is sent in any case.

        A refused handshake is complete, too: uvicorn would report an error otherwise.
        """
        if message["type"] == "websocket.close":
            self.writable.set()
        await super().send(message)
        self.handshake_complete |= self.close_sent

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.end_soon()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.end_soon()

    def end_soon(self) -> None:
        """Close after a moment for pending output: a regular close would wait for the reader without limit."""
        self.loop.call_later(self.close_timeout, self.transport.abort)

"""The connection to a table: one socket at a time, reopened where it left off whenever it is lost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from golazo.client.errors import NoServer, refused
from golazo.client.following import Gap
from golazo.client.net.backoff import Backoff
from golazo.client.net.http import HttpClient, reason_of
from golazo.protocol.addresses import socket_at
from golazo.protocol.frames import LARGEST_TOLD, Asked, Bye, Told, encoder, told

TRY_AGAIN = ("busy", "trouble", "too-many")  # temporary refusals
LARGEST = 4 * LARGEST_TOLD  # bytes per frame: later servers may send more
CLOSE_SECONDS = 2.0


class TableConnection:
    """A connection to a table that reconnects.

    `query` says where to resume, `on_frame` receives each frame, `on_lost` is called when the socket is gone.
    """

    def __init__(
        self,
        http: HttpClient,
        table: str,
        query: Callable[[], dict[str, int]],
        on_frame: Callable[[Told], Awaitable[None]],
        on_lost: Callable[[str], None],
    ) -> None:
        self.http = http
        self.table = table
        self.query = query
        self.on_frame = on_frame
        self.on_lost = on_lost
        self.socket: ClientConnection | None = None
        self.patience = Backoff(http.patience)
        self.at_once = False

    async def send(self, frame: Asked) -> None:
        """Send a frame if connected; requests are sent again after a reconnect."""
        if self.socket is not None:
            with suppress(ConnectionClosed):
                await self.socket.send(encoder.encode(frame).decode())

    async def run(self) -> None:
        """Stay connected until that is impossible; raises the reason."""
        while True:
            began, heard, headers = time.monotonic(), False, self.http.headers
            try:
                async with connect(
                    f"{socket_at(self.http.server, self.table)}?{urlencode(self.query())}",
                    additional_headers=headers,
                    compression=None,
                    max_size=LARGEST,
                    close_timeout=CLOSE_SECONDS,
                ) as socket:
                    self.socket, self.at_once = socket, False
                    async for data in socket:
                        heard = True
                        await self.listen(data)
                reason = socket.close_reason or ""
            except InvalidStatus as error:
                self.at_once = headers != self.http.headers  # the user has logged in elsewhere in the meantime
                reason = "" if self.at_once else self.refusal_of(error)
            except Gap:
                reason, self.at_once = "", True
            except (OSError, TimeoutError, WebSocketException, msgspec.DecodeError) as error:
                reason = reason_of(error)
            finally:
                self.socket = None
            if heard:
                self.on_lost(reason)
                self.patience.renew(time.monotonic() - began)
            await self.wait(reason)

    async def listen(self, data: str | bytes) -> None:
        frame = told.decode(data)
        if isinstance(frame, Bye):
            self.at_once = frame.resume
        await self.on_frame(frame)

    def refusal_of(self, error: InvalidStatus) -> str:
        """Why a socket was not opened; raises where there is no use in trying again."""
        refusal = refused(error.response.body or b"")
        status = error.response.status_code
        if refusal is not None and status < 500 and refusal.code not in TRY_AGAIN:
            raise refusal
        return str(status) if refusal is None else refusal.code

    async def wait(self, reason: str) -> None:
        """Wait before the next attempt, if necessary, and switch to another node, if there is one."""
        self.http.next_server()
        if self.at_once:
            self.at_once = False
            return
        if self.patience.over:
            raise NoServer("client-lost", server=self.http.server, reason=reason)
        await asyncio.sleep(self.patience.pause())

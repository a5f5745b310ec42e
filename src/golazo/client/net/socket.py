"""The line to a table: one socket at a time, opened again whenever it is lost, from where it left off."""

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
from golazo.client.net.backoff import Patience
from golazo.client.net.http import HttpClient, reason_of
from golazo.protocol.addresses import socket_at
from golazo.protocol.frames import LARGEST_TOLD, Asked, Bye, Told, encoder, told

TRY_AGAIN = ("busy", "trouble", "too-many")  # refusals that are not for good
LARGEST = 4 * LARGEST_TOLD  # bytes of a frame: later servers may tell more
CLOSE_SECONDS = 2.0


class Line:
    """A line. `query` says from where to go on, `hear` takes each frame, `lost` is told when the socket is gone."""

    def __init__(
        self,
        desk: HttpClient,
        table: str,
        query: Callable[[], dict[str, int]],
        hear: Callable[[Told], Awaitable[None]],
        lost: Callable[[str], None],
    ) -> None:
        self.desk = desk
        self.table = table
        self.query = query
        self.hear = hear
        self.lost = lost
        self.socket: ClientConnection | None = None
        self.patience = Patience(desk.patience)
        self.at_once = False

    async def send(self, frame: Asked) -> None:
        """Send a frame if the line is up; what matters is sent again when it is up again."""
        if self.socket is not None:
            with suppress(ConnectionClosed):
                await self.socket.send(encoder.encode(frame).decode())

    async def hold(self) -> None:
        """Keep the line up until it cannot be: then the error says why."""
        while True:
            began, heard, headers = time.monotonic(), False, self.desk.headers
            try:
                async with connect(
                    f"{socket_at(self.desk.server, self.table)}?{urlencode(self.query())}",
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
                self.at_once = headers != self.desk.headers  # somebody has signed in meanwhile
                reason = "" if self.at_once else self.turned_away(error)
            except Gap:
                reason, self.at_once = "", True
            except (OSError, TimeoutError, WebSocketException, msgspec.DecodeError) as error:
                reason = reason_of(error)
            finally:
                self.socket = None
            if heard:
                self.lost(reason)
                self.patience.renew(time.monotonic() - began)
            await self.wait(reason)

    async def listen(self, data: str | bytes) -> None:
        frame = told.decode(data)
        if isinstance(frame, Bye):
            self.at_once = frame.resume
        await self.hear(frame)

    def turned_away(self, error: InvalidStatus) -> str:
        """Why a socket was not opened; raises where there is no use in trying again."""
        refusal = refused(error.response.body or b"")
        status = error.response.status_code
        if refusal is not None and status < 500 and refusal.code not in TRY_AGAIN:
            raise refusal
        return str(status) if refusal is None else refusal.code

    async def wait(self, reason: str) -> None:
        """Wait for a moment, if one must, and go to another node, if there is one."""
        self.desk.next_server()
        if self.at_once:
            self.at_once = False
            return
        if self.patience.over:
            raise NoServer("client-lost", server=self.desk.server, reason=reason)
        await asyncio.sleep(self.patience.pause())

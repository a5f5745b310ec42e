"""A connection that is used as no client should: every byte is the test's own."""

from __future__ import annotations

import asyncio
import json
import socket
from dataclasses import dataclass
from typing import Any, Self

from host import Host

PATIENCE = 30
PART = 16_384
SMALL = 4096
SOCKET = {  # headers that ask for one
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    "Sec-WebSocket-Version": "13",
}


@dataclass(frozen=True)
class Answer:
    """What came, once all of it did."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def code(self) -> str:
        return str(json.loads(self.body)["code"])


class Bare:
    """A connection from an address of this machine."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def to(cls, host: Host, address: str = "127.0.0.1", small: bool = False) -> Self:
        """Connect, with little room for what is not read yet if `small`."""
        connected = socket.socket()
        connected.setblocking(False)
        connected.bind((address, 0))
        if small:
            connected.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        await asyncio.get_running_loop().sock_connect(connected, ("127.0.0.1", host.port))
        return cls(*await asyncio.open_connection(sock=connected, limit=PART))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.transport.abort()
        await asyncio.sleep(0)

    async def send(self, *parts: bytes) -> Self:
        """Send something, as long as the server takes it."""
        try:
            for part in parts:
                self.writer.write(part)
                await self.writer.drain()
        except ConnectionError:
            pass
        return self

    async def ask(self, path: str, **headers: str) -> Answer:
        """Ask for something in a decent way, and stay."""
        await self.send(head(path, **headers))
        return await self.answer()

    async def answer(self) -> Answer:
        """The next answer."""
        async with asyncio.timeout(PATIENCE):
            top = (await self.reader.readuntil(b"\r\n\r\n")).decode().splitlines()
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in top[1:] if line)}
            body = await self.reader.readexactly(int(headers["content-length"]))
        return Answer(int(top[0].split()[1]), headers, body)

    async def ended(self) -> bytes:
        """What still comes until the server closes the connection."""
        rest = b""
        async with asyncio.timeout(PATIENCE):
            try:
                while part := await self.reader.read(PART):
                    rest += part
            except ConnectionError:
                pass
        return rest

    def is_open(self) -> bool:
        """Whether the server has not closed the connection, as far as this end knows."""
        return not self.reader.at_eof() and self.reader.exception() is None


def head(path: str, method: str = "GET", **headers: str) -> bytes:
    """The head of a request."""
    lines = [f"{method} {path} HTTP/1.1", *(f"{name.replace('_', '-')}: {value}" for name, value in headers.items())]
    return "\r\n".join([lines[0], *([] if "Host" in headers else ["Host: here"]), *lines[1:], "", ""]).encode()


async def figures(host: Host, name: str) -> dict[str, float]:
    """What the server counts under a name, by label."""
    async with await Bare.to(host) as asking:
        lines = (await asking.ask("/metrics", Host="127.0.0.1")).body.decode().splitlines()
    found: dict[str, Any] = dict(line.rsplit(" ", 1) for line in lines if line.startswith((f"{name}{{", f"{name} ")))
    return {key.partition('="')[2].rstrip('"}'): float(value) for key, value in found.items()}

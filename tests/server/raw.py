"""A WebSocket of which the test sees every byte, and reads them when it likes."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
from typing import Any, Self

from host import Host

SMALL, LARGE = 2048, 1 << 20  # bytes that a reader's system keeps for it
LONGEST_CLOSE = 127


class Raw:
    """The bytes of a connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    def say(self, **frame: Any) -> None:
        """Send a frame."""
        self.send(masked(1, json.dumps(frame).encode()))

    async def closed(self) -> int | None:
        """Read all that comes until the other side closes the connection; returns with which code."""
        self.writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LARGE)
        end = b""
        while close_code(end) is None:
            try:
                more = await asyncio.wait_for(self.reader.read(LARGE), 20)
            except ConnectionError:
                break
            if not more:
                break
            end = (end + more)[-LARGE:]
        return close_code(end)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.transport.abort()
        await asyncio.sleep(0)


def masked(opcode: int, data: bytes) -> bytes:
    """A frame of a client; the mask is all zeros, which leaves the data readable."""
    length = len(data)
    size = bytes([0x80 | length]) if length < 126 else bytes([0x80 | 126]) + length.to_bytes(2, "big")
    return bytes([0x80 | opcode]) + size + bytes(4) + data


def close_code(received: bytes) -> int | None:
    """The code of the closing frame with which a stream of bytes ends, if it does."""
    for start in range(len(received) - 4, max(-1, len(received) - LONGEST_CLOSE), -1):
        if received[start] == 0x88 and start + 2 + received[start + 1] == len(received):
            return int.from_bytes(received[start + 2 : start + 4], "big")
    return None


async def shake_hands(host: Host, path: str, cookie: str, slow: bool = False) -> Raw:
    """Connect to a table; what the server says to it is the first to be read."""
    connected = socket.socket()
    connected.setblocking(False)
    if slow:
        connected.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    await asyncio.get_running_loop().sock_connect(connected, ("127.0.0.1", host.port))
    reader, writer = await asyncio.open_connection(sock=connected, limit=SMALL)
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{host.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(bytes(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    head = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in head, head
    return Raw(reader, writer)

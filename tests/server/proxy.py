"""A proxy that speaks TLS in front of a server, set up well or badly."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import trustme

FORWARDED = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}
UPGRADE = ("upgrade", "connection")


@dataclass(frozen=True)
class Passing:
    """What a proxy passes on to the server."""

    added: Mapping[str, str] = field(default_factory=lambda: FORWARDED)
    host: str = ""  # instead of the one that was asked for
    sockets: bool = True
    hidden: tuple[str, ...] = ("/metrics",)

    def head(self, head: bytes) -> bytes:
        """The head of a request as the server gets it."""
        request, *lines = head.decode("latin1").split("\r\n")
        upgrades = any(line.lower().startswith("upgrade:") for line in lines)
        kept = [line for line in lines if line and (self.sockets or line.partition(":")[0].lower() not in UPGRADE)]
        if self.host:
            kept = [f"Host: {self.host}" if line.lower().startswith("host:") else line for line in kept]
        if not (upgrades and self.sockets):
            kept = [line for line in kept if not line.lower().startswith("connection:")] + ["Connection: close"]
        kept += [f"{name}: {value}" for name, value in self.added.items()]
        return "\r\n".join([request, *kept, "", ""]).encode("latin1")


class Proxy:
    """Answers at `url` for the server at a port. Its certificate is good for who trusts `authority`."""

    def __init__(self, server: int, passing: Passing, folder: Path) -> None:
        self.server = server
        self.passing = passing
        issuer = trustme.CA()
        self.authority = folder / "authority.pem"
        issuer.cert_pem.write_to_path(self.authority)
        self.context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        issuer.issue_cert("localhost").configure_cert(self.context)
        self.port = 0

    @property
    def url(self) -> str:
        return f"https://localhost:{self.port}"

    async def serve(self, ready: threading.Event, done: asyncio.Event) -> None:
        listening = await asyncio.start_server(self.answer, "127.0.0.1", 0, ssl=self.context)
        self.port = listening.sockets[0].getsockname()[1]
        ready.set()
        await done.wait()
        listening.close()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            if head.split(b" ")[1].decode() in self.passing.hidden:
                writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            else:
                back, forth = await asyncio.open_connection("127.0.0.1", self.server)
                forth.write(self.passing.head(head))
                await asyncio.gather(pump(reader, forth), pump(back, writer))
        writer.close()


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Carry everything from one end to the other."""
    with contextlib.suppress(OSError):
        while part := await reader.read(65_536):
            writer.write(part)
            await writer.drain()
    writer.close()


@contextmanager
def proxy(server: int, folder: Path, passing: Passing) -> Iterator[Proxy]:
    """A proxy in front of the server at a port of this machine."""
    made, ready, loop, done = (
        Proxy(server, passing, folder),
        threading.Event(),
        asyncio.new_event_loop(),
        asyncio.Event(),
    )
    thread = threading.Thread(target=loop.run_until_complete, args=[made.serve(ready, done)])
    thread.start()
    assert ready.wait(20)
    try:
        yield made
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join(20)
        loop.run_until_complete(settled(loop))
        loop.close()


async def settled(loop: asyncio.AbstractEventLoop) -> None:
    """Let go of what is still open."""
    others = [task for task in asyncio.all_tasks(loop) if task is not asyncio.current_task()]
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)

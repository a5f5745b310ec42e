"""A wire between a client and its server that can be cut, or made to swallow what the server says."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from types import TracebackType
from typing import Self


class Wire:
    """Passes everything on, until told otherwise. `async with Wire(host.port) as wire:` then use `wire.url`."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.deaf = False  # whether what the server says is lost
        self.connections = 0
        self.ends: set[asyncio.StreamWriter] = set()
        self.passing: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self.server = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.close()
        self.cut()
        await asyncio.gather(*self.passing, return_exceptions=True)
        await self.server.wait_closed()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    def cut(self) -> None:
        """Break all connections; new ones are fine again."""
        for end in list(self.ends):
            end.transport.abort()
        self.deaf = False

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            writer.transport.abort()
            return
        self.ends |= {writer, back}
        for source, target, heard in ((reader, back, False), (there, writer, True)):
            task = asyncio.create_task(self.carry(source, target, heard))
            self.passing.add(task)
            task.add_done_callback(self.passing.discard)

    async def carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, heard: bool) -> None:
        with suppress(OSError):
            while data := await source.read(65_536):
                if not (heard and self.deaf):
                    target.write(data)
                    await target.drain()
        self.ends.discard(target)
        target.close()
        with suppress(OSError):
            await target.wait_closed()

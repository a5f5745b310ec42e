"""Lines that somebody types, read beside everything else that goes on."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from threading import Thread

CHUNK = 4096


class TypedLines:
    """Lines as they come; None ends them.

    They are read by a thread that nobody waits for when the command ends. It reads from the descriptor itself, because
    a thread that sits in Python's own reading would keep the interpreter from ending.
    """

    def __init__(self) -> None:
        self.interactive = sys.stdin.isatty()
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        self._ended = False
        Thread(target=self._read, daemon=True).start()

    async def next(self) -> str | None:
        """The next line, without what surrounds it; None at the end of the input, however often one asks."""
        if self._ended:
            return None
        line = await self._queue.get()
        self._ended = line is None
        return line

    def _read(self) -> None:
        with suppress(RuntimeError):  # the loop has ended, and nobody listens any more
            try:
                descriptor = sys.stdin.fileno()
            except (OSError, ValueError):
                for line in sys.stdin:
                    self._put(line.strip())
            else:
                self._read_from(descriptor)
            self._put(None)

    def _read_from(self, descriptor: int) -> None:
        rest = b""
        with suppress(OSError):
            while chunk := os.read(descriptor, CHUNK):
                *lines, rest = (rest + chunk).split(b"\n")
                for line in lines:
                    self._put(line.decode(errors="replace").strip())
        if rest:
            self._put(rest.decode(errors="replace").strip())

    def _put(self, line: str | None) -> None:
        self._loop.call_soon_threadsafe(self._queue.put_nowait, line)

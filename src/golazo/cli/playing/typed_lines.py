"""Reads typed lines in the background."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from threading import Thread

CHUNK = 4096


class TypedLines:
    """Typed lines; None ends them.

    They are read by a daemon thread. It reads from the file descriptor, because a thread inside Python's own reading
    would keep the interpreter from exiting.
    """

    def __init__(self) -> None:
        self.interactive = sys.stdin.isatty()
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        self._ended = False
        Thread(target=self._read, daemon=True).start()

    async def next(self) -> str | None:
        """Return the next line, stripped; None at the end of the input, however often it is called."""
        if self._ended:
            return None
        line = await self._queue.get()
        self._ended = line is None
        return line

    def _read(self) -> None:
        with suppress(RuntimeError):  # the loop has ended, and no one needs the line
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

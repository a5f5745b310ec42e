"""A socket's place at a table: which seat it sees, and its queue of outgoing frames."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from golazo.protocol.frames import Told, encoder

MOST_WAITING = 256  # frames; a slower reader is disconnected, and can resume
MOST_BYTES = 2_000_000  # bytes, for larger frames; a single frame is never too large
Send = Callable[[str], Awaitable[None]]


class Connection:
    """A connection to a table. `seat` is the seat whose view it gets; None is a spectator's."""

    def __init__(self, player: str, seat: int | None, muted: set[str], session: str = "") -> None:
        self.player = player
        self.session = session  # the session it was opened in; it ends with that session
        self.seat = seat
        self.muted = muted
        self.too_slow = False
        self.closing = asyncio.Event()
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self.size = 0  # bytes in the queue

    def tell(self, frame: Told | bytes) -> None:
        """Queue a frame; a connection with hundreds of unread frames is closed."""
        data = frame if isinstance(frame, bytes) else encoder.encode(frame)
        waiting = self.waiting.qsize()
        if self.too_slow or waiting >= MOST_WAITING or (waiting and self.size + len(data) > MOST_BYTES):
            self.too_slow = True
            self.closing.set()
            return
        self.size += len(data)
        self.waiting.put_nowait(data)

    async def pump(self, send: Send) -> None:
        """Send queued frames for as long as the socket is open."""
        while True:
            frame = await self.waiting.get()
            self.size -= len(frame)
            await send(frame.decode())

    async def drain(self, seconds: float) -> None:
        """Wait up to some seconds for the queue to empty."""
        with_patience = asyncio.get_running_loop().time() + seconds
        while not self.waiting.empty() and asyncio.get_running_loop().time() < with_patience:
            await asyncio.sleep(0.01)

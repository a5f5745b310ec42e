"""One socket at one table: what it looks at, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from golazo.protocol.frames import Told, encoder

MOST_WAITING = 256  # frames; who does not read them is disconnected, and can resume
MOST_BYTES = 2_000_000  # the same, for larger ones; a single frame is never too large
Send = Callable[[str], Awaitable[None]]


class Connection:
    """Somebody at a table. `seat` is the seat they look from; None looks on as a spectator does."""

    def __init__(self, player: str, seat: int | None, muted: set[str], session: str = "") -> None:
        self.player = player
        self.session = session  # the one it was opened in; with it the connection ends
        self.seat = seat
        self.muted = muted
        self.too_slow = False
        self.closing = asyncio.Event()
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self.size = 0  # bytes that wait

    def tell(self, frame: Told | bytes) -> None:
        """Have a frame sent; one who has not read hundreds of them is no longer waited for."""
        data = frame if isinstance(frame, bytes) else encoder.encode(frame)
        waiting = self.waiting.qsize()
        if self.too_slow or waiting >= MOST_WAITING or (waiting and self.size + len(data) > MOST_BYTES):
            self.too_slow = True
            self.closing.set()
            return
        self.size += len(data)
        self.waiting.put_nowait(data)

    async def pump(self, send: Send) -> None:
        """Send what waits, for as long as the socket is open."""
        while True:
            frame = await self.waiting.get()
            self.size -= len(frame)
            await send(frame.decode())

    async def drain(self, seconds: float) -> None:
        """Give what waits a moment to be sent."""
        with_patience = asyncio.get_running_loop().time() + seconds
        while not self.waiting.empty() and asyncio.get_running_loop().time() < with_patience:
            await asyncio.sleep(0.01)

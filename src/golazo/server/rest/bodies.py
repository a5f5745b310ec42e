"""What requests bring: not too much, and large ones few at a time. How soon it has to come: `http_wire`."""

from __future__ import annotations

from collections import Counter

from fastapi import HTTPException
from starlette.types import Message, Receive

from golazo.server.http.errors import LARGEST_BODY

LARGE = 50_000  # bytes; most records are shorter
MOST_LARGE = 16  # at work on a node: a record takes several times its length while it is read
MOST_OF_ADDRESS = 6


class Bodies:
    """The large bodies at work on this node, by address."""

    def __init__(self) -> None:
        self.large: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one; False where there are too many."""
        if self.large.total() >= MOST_LARGE or self.large[address] >= MOST_OF_ADDRESS:
            return False
        self.large[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.large[address] -= 1
        if not self.large[address]:
            del self.large[address]


class Body:
    """What one request brings, as long as it is within limits, whatever it said before."""

    def __init__(self, receive: Receive, bodies: Bodies, address: str, announced: int) -> None:
        self.whole = receive
        self.bodies = bodies
        self.address = address
        self.announced = announced
        self.brought = 0
        self.counted = False
        self.ended = False

    async def receive(self) -> Message:
        """The next part."""
        if self.ended:
            return await self.whole()
        self.count(self.announced)
        message = await self.whole()
        self.brought += len(message.get("body", b""))
        self.ended = not message.get("more_body", False)
        if self.brought > LARGEST_BODY:
            raise HTTPException(413)
        self.count(self.brought)
        return message

    def count(self, size: int) -> None:
        """Count it among the large ones, if it is; until the request is answered."""
        if size > LARGE and not self.counted:
            if not self.bodies.enter(self.address):
                raise HTTPException(503)
            self.counted = True

    def done(self) -> None:
        """The request is answered."""
        if self.counted:
            self.bodies.leave(self.address)

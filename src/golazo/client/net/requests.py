"""Pending requests. Unanswered ones are sent again after a reconnect, with the same id."""

from __future__ import annotations

import asyncio
import secrets

from golazo.client.errors import Refused
from golazo.protocol.frames import Ack, Answer, Ask, Back, Because, Decide, Mute, Refusal, Resign, Resume, Say, Why
from golazo.protocol.parts import Said
from golazo.text.message import Message

Request = Decide | Ask | Answer | Resume | Resign | Back | Why | Say | Mute
Answered = Ack | Because


def new_id() -> str:
    """Return an id that no other request has."""
    return secrets.token_urlsafe(12)


class Requests:
    """The pending requests of one table, in the order sent."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.waiting: dict[str, tuple[Request, asyncio.Future[Answered]]] = {}

    def add(self, request: Request) -> asyncio.Future[Answered]:
        """Add a request before it is sent; the future's result is its answer."""
        future: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self.waiting[request.id] = (request, future)
        return future

    def drop(self, request: Request) -> None:
        """Remove a request whose answer is no longer awaited."""
        self.waiting.pop(request.id, None)

    def unanswered(self) -> list[Request]:
        return [request for request, future in self.waiting.values() if not future.done()]

    def resolve(self, frame: Ack | Because | Refusal) -> None:
        """Handle an answer; ignores a repeated one."""
        request, future = self.waiting.get(frame.id or "", (None, None))
        if request is None or future is None or future.done():
            return
        if isinstance(frame, Refusal):
            future.set_exception(self.refused(frame))
        else:
            future.set_result(frame)

    def refused(self, frame: Refusal) -> Refused:
        return Refused(frame.code, Message.from_json(frame.text), self.game, frame.seq)

    def was_said(self, said: list[Said], seq: int) -> None:
        """Count a chat line that was broadcast as answered: if the answer is lost, it must not be sent twice."""
        for one in said:
            for request in self.unanswered():
                if isinstance(request, Say) and request.text == one.text:
                    self.resolve(Ack(request.id, seq))
                    break

    def fail(self, error: Exception) -> None:
        """Fail all pending requests."""
        for _, future in self.waiting.values():
            if not future.done():
                future.set_exception(error)
                future.exception()  # mark as retrieved; the caller gets the error from the future

"""Requests that wait for their answers. One without an answer is sent again, with the same id, after a reconnect."""

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
    """An id that no other request of anybody has."""
    return secrets.token_urlsafe(12)


class Requests:
    """The requests of one table, in the order in which they were sent."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.waiting: dict[str, tuple[Request, asyncio.Future[Answered]]] = {}

    def add(self, request: Request) -> asyncio.Future[Answered]:
        """A request that is about to be sent; its answer comes as the future's result."""
        future: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self.waiting[request.id] = (request, future)
        return future

    def drop(self, request: Request) -> None:
        """Nobody waits for an answer any longer."""
        self.waiting.pop(request.id, None)

    def unanswered(self) -> list[Request]:
        return [request for request, future in self.waiting.values() if not future.done()]

    def hear(self, frame: Ack | Because | Refusal) -> None:
        """An answer has come; one that came before is nobody's business."""
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
        """What one has said was heard, even if its answer gets lost: it must not be said twice."""
        for one in said:
            for request in self.unanswered():
                if isinstance(request, Say) and request.text == one.text:
                    self.hear(Ack(request.id, seq))
                    break

    def fail(self, error: Exception) -> None:
        """No answer will come."""
        for _, future in self.waiting.values():
            if not future.done():
                future.set_exception(error)
                future.exception()  # whoever waits hears of it; nobody has to

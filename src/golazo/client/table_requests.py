"""Requests to a table besides decisions of the game: agreements, talk, reasons."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Literal

from golazo.client.net.requests import Answered, Request, new_id
from golazo.games.answers import Action, Refusal
from golazo.protocol.frames import Answer, Ask, Back, Because, Mute, Resign, Resume, Say, Why
from golazo.text.message import Message


class Voice(ABC):
    """Requests at a table. Each returns once it is carried out for good, and raises `Refused` where it is not."""

    game: str

    @property
    @abstractmethod
    def seq(self) -> int:
        """The last line of the table's log that one knows."""

    @abstractmethod
    async def request(self, request: Request) -> Answered:
        """Send a request, again after a reconnect, until its answer comes."""

    async def ask(self, what: Literal["undo", "draw", "pause"]) -> None:
        """Ask the others to let one take the last decision back, for a draw, or for a pause; bots let one undo."""
        await self.request(Ask(new_id(), what))

    async def answer(self, yes: bool) -> None:
        """Agree to what was asked, or not."""
        await self.request(Answer(new_id(), yes, self.seq))

    async def resume(self) -> None:
        """Go on after a pause."""
        await self.request(Resume(new_id()))

    async def resign(self) -> None:
        """Give the match up."""
        await self.request(Resign(new_id()))

    async def back(self) -> None:
        """Take one's seat back from the bot that plays for one."""
        await self.request(Back(new_id()))

    async def say(self, text: str) -> None:
        """Say something to everybody at the table."""
        await self.request(Say(new_id(), "".join(sign for sign in text if sign.isprintable()).strip()))

    async def mute(self, player: str, on: bool = True) -> None:
        """Hear somebody no more, or again; `player` is an id, as in `table.info.places`."""
        await self.request(Mute(new_id(), player, on))

    async def why(self, action: Action | str) -> Refusal | None:
        """Why an action of one's own cannot be taken now, in the server's words; None if it can."""
        because = await self.request(Why(new_id(), str(action)))
        if not isinstance(because, Because) or because.rule is None or because.text is None:
            return None
        return Refusal(because.rule, Message.from_json(because.text), self.game)

"""Requests to a table besides decisions of the game: agreements, chat, reasons."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Literal

from golazo.client.net.requests import Answered, Request, new_id
from golazo.games.answers import Action, Refusal
from golazo.protocol.frames import Answer, Ask, Back, Because, Mute, Resign, Resume, Say, Why
from golazo.text.message import Message


class TableActions(ABC):
    """Requests at a table. Each returns once it is stored, and raises `Refused` if it is not allowed."""

    game: str

    @property
    @abstractmethod
    def seq(self) -> int:
        """The last known line of the table's log."""

    @abstractmethod
    async def request(self, request: Request) -> Answered:
        """Send a request, again after each reconnect, until it is answered."""

    async def ask(self, what: Literal["undo", "draw", "pause"]) -> None:
        """Ask the others for an undo, a draw or a pause; bots always agree to an undo."""
        await self.request(Ask(new_id(), what))

    async def answer(self, yes: bool) -> None:
        """Agree to the pending question, or decline it."""
        await self.request(Answer(new_id(), yes, self.seq))

    async def resume(self) -> None:
        """Resume after a pause."""
        await self.request(Resume(new_id()))

    async def resign(self) -> None:
        """Resign."""
        await self.request(Resign(new_id()))

    async def back(self) -> None:
        """Take the user's seat back from a bot."""
        await self.request(Back(new_id()))

    async def say(self, text: str) -> None:
        """Write in the chat."""
        await self.request(Say(new_id(), "".join(sign for sign in text if sign.isprintable()).strip()))

    async def mute(self, player: str, on: bool = True) -> None:
        """Mute or unmute a player; `player` is an id, as in `table.info.places`."""
        await self.request(Mute(new_id(), player, on))

    async def why(self, action: Action | str) -> Refusal | None:
        """Return why an action of the user is not possible now, as the server says; None if it is."""
        because = await self.request(Why(new_id(), str(action)))
        if not isinstance(because, Because) or because.rule is None or because.text is None:
            return None
        return Refusal(because.rule, Message.from_json(because.text), self.game)

"""What can go wrong between a client and its server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from golazo.errors import GolazoError
from golazo.text.message import Message


class ClientError(GolazoError):
    """Something that a client cannot do."""


class NoServer(ClientError):
    """Nobody answers at an address, or nobody has for too long."""


class Refused(ClientError):
    """The server, or a rule of the game, does not allow it; `code` is a short word, or the rule's id."""

    def __init__(self, code: str, message: Message, game: str | None = None, seq: int = 0, detail: str = "") -> None:
        super().__init__(message.key, game, **message.arguments)
        self.code = code
        self.seq = seq
        self.detail = detail

    def text(self, language: str = "en") -> str:
        """The refusal as a sentence; of a server that knows more than we do, in its own words."""
        try:
            return super().text(language)
        except KeyError:
            return self.detail or self.code


def refused(problem: Any, game: str | None = None) -> Refused:
    """The refusal in a server's answer, whatever was answered."""
    if not isinstance(problem, Mapping) or not isinstance(problem.get("text"), Mapping):
        return Refused("trouble", Message("server-trouble"))
    detail = str(problem.get("detail", ""))
    return Refused(str(problem.get("code")), Message.from_json(problem["text"]), game, detail=detail)

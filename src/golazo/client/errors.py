"""Errors of the client and refusals by the server."""

from __future__ import annotations

import msgspec

from golazo.errors import GolazoError
from golazo.protocol.server import ProblemInfo
from golazo.text.message import Message


class ClientError(GolazoError):
    """An error of the client."""


class NoServer(ClientError):
    """The server does not answer, or has not for too long."""


class Refused(ClientError):
    """The server, or a rule of the game, does not allow a request; `code` is a short word, or the rule's id."""

    def __init__(self, code: str, message: Message, game: str | None = None, seq: int = 0, detail: str = "") -> None:
        super().__init__(message.key, game, **message.arguments)
        self.code = code
        self.seq = seq
        self.detail = detail

    def text(self, language: str = "en") -> str:
        """Return the refusal as a sentence; for a key unknown here, as worded by the server."""
        try:
            return super().text(language)
        except KeyError:
            return self.detail or self.code


def refused(answer: bytes | bytearray) -> Refused | None:
    """Return the refusal in a server's answer, whatever its form."""
    try:
        problem = msgspec.json.decode(answer, type=ProblemInfo)
    except msgspec.ValidationError:
        return Refused("trouble", Message("server-trouble"))
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    return Refused(problem.code, Message.from_json(problem.text), detail=problem.detail)

"""What can go wrong between a client and its server."""

from __future__ import annotations

import msgspec

from golazo.errors import GolazoError
from golazo.protocol.server import ProblemInfo
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


def refused(answer: bytes | bytearray) -> Refused | None:
    """The refusal in a server's answer; None if that is no JSON, and so hardly from a server of ours."""
    try:
        problem = msgspec.json.decode(answer, type=ProblemInfo)
    except msgspec.ValidationError:
        return Refused("trouble", Message("server-trouble"))
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    return Refused(problem.code, Message.from_json(problem.text), detail=problem.detail)

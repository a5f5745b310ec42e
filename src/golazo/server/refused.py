"""What the server refuses besides what the rules do: a short code for programs, and a sentence for people."""

from __future__ import annotations

from typing import Any

from golazo.errors import GolazoError, IllegalAction


class Refused(GolazoError):
    """Something that cannot be done at this table or by this player now; `code` is the key without its beginning."""

    def __init__(self, code: str, **arguments: Any) -> None:
        super().__init__(f"server-{code}", **arguments)
        self.code = code


class Stale(Refused):
    """The position has changed since the sender looked at it."""

    def __init__(self) -> None:
        super().__init__("stale")


def code_of(error: GolazoError) -> str:
    """A short word for programs: a rule's id, the server's own code, or the key of what is wrong with what was sent."""
    if isinstance(error, IllegalAction):
        return error.rule
    if isinstance(error, Refused):
        return error.code
    inner = error.message.arguments.get("problem", error.message)  # of a record: what is wrong with the line
    return str(inner.key).removeprefix("error-")

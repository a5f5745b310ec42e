"""The server's own refusals, besides those of the rules: a short code for programs, a sentence for people."""

from __future__ import annotations

from typing import Any

from golazo.errors import GolazoError, IllegalAction


class Refused(GolazoError):
    """A request that the table or the player's status does not allow; `code` is the key without its prefix."""

    def __init__(self, code: str, **arguments: Any) -> None:
        super().__init__(f"server-{code}", **arguments)
        self.code = code


class Stale(Refused):
    """The position has changed since the client last saw it."""

    def __init__(self) -> None:
        super().__init__("stale")


def code_of(error: GolazoError) -> str:
    """Return a short code for programs.

    A rule's id, the server's own code, or the key of what is wrong with the input.
    """
    if isinstance(error, IllegalAction):
        return error.rule
    if isinstance(error, Refused):
        return error.code
    inner = error.message.arguments.get("problem", error.message)  # for a record: what is wrong with the line
    return str(inner.key).removeprefix("error-")

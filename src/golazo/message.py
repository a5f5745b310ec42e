"""A message: the key of a text and what goes into it, to be said in the reader's language at the edge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Seat:
    """A message's argument that stands for whoever sits there; the edge knows the names."""

    number: int


@dataclass(frozen=True)
class Message:
    """A text's key and arguments; an argument may be a number, a string, a Seat, or a Message of its own."""

    key: str
    arguments: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, key: str, **arguments: Any) -> Message:
        return cls(key, arguments)

    def as_json(self) -> dict[str, Any]:
        """The message as plain data, for other programs and for browsers."""
        plain = {name: _plain(value) for name, value in self.arguments.items()}
        return {"key": self.key, "args": plain} if plain else {"key": self.key}


def _plain(value: Any) -> Any:
    if isinstance(value, Message):
        return value.as_json()
    if isinstance(value, Seat):
        return {"seat": value.number}
    return value

"""A message: a text's key and arguments, formatted in the reader's language only when displayed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from golazo.text.words import Words


@dataclass(frozen=True)
class Seat:
    """An argument that stands for the player on a seat, whose name is filled in when displayed."""

    number: int


@dataclass(frozen=True)
class Message:
    """A text's key and arguments; an argument may be a number, a string, a Seat, or another Message."""

    key: str
    arguments: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, key: str, **arguments: Any) -> Message:
        return cls(key, arguments)

    def as_json(self) -> Words:
        """Return the message as plain data, for other programs and browsers; cached."""
        return self._data

    @cached_property
    def _data(self) -> Words:
        if not self.arguments:
            return {"key": self.key}
        return {"key": self.key, "args": {name: _plain(value) for name, value in self.arguments.items()}}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Message:
        """Return the message from plain data."""
        return cls(str(data.get("key", "")), {name: _meant(value) for name, value in data.get("args", {}).items()})


def _plain(value: Any) -> Any:
    kind = type(value)
    if kind is Message:
        return value.as_json()
    return {"seat": value.number} if kind is Seat else value


def _meant(value: Any) -> Any:
    if not isinstance(value, Mapping):
        return value
    return Seat(value["seat"]) if "seat" in value else Message.from_json(value)

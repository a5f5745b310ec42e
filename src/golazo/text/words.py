"""Texts on the wire: a Fluent key and its arguments. Each reader turns them into a sentence of their language."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from msgspec import Meta

Arg = Annotated[
    Any,
    Meta(
        description="A number, a string, another text, or `{seat}` for whoever sits there.",
        extra={"name": "Arg", "typescript": "number | string | Words | { seat: number }"},  # more than msgspec can tell
    ),
]


class _Key(TypedDict):
    key: str


class Words(_Key, total=False):
    """A text: its Fluent key, and its `args` if it has any."""

    args: dict[str, Arg]


class SeatName(TypedDict, total=False):
    """The text to call a seat by; an open seat has none, so the object is empty."""

    key: str
    args: dict[str, Arg]

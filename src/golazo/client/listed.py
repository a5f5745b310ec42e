"""What a server's lists say: about tables, and about oneself."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Myself:
    """Who one is at a server; `account` is the name to log in with, if there is one."""

    player: str
    name: str
    account: str | None


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a seat of a listed table."""

    name: str
    bot: str
    open: bool
    account: bool = False  # whether the name is an account's
    shown: dict[str, Any] = field(default_factory=dict)  # the text to call them by


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list."""

    id: str
    game: str
    status: str
    public: bool
    created: int
    updated: int
    decisions: int
    turn: int | None
    ended: str | None
    returns: list[float] | None
    places: list[Sitter]
    my_turn: bool = False
    my_seats: list[int] = field(default_factory=list)

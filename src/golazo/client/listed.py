"""Entries of a server's lists, and the user's identity there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Myself:
    """The user's identity at a server; `account` is the login name, if there is one."""

    player: str
    name: str
    account: str | None


@dataclass(frozen=True, slots=True)
class Sitter:
    """A seat of a listed table."""

    name: str
    bot: str
    open: bool
    account: bool = False  # whether the name belongs to an account
    shown: dict[str, Any] = field(default_factory=dict)  # the name to display, as a message


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

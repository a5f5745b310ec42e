"""What the command line asks of a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Opening:
    """A new table; `cards` is the text of a card file."""

    game: str
    seats: Sequence[str]
    options: Mapping[str, bool]
    cards: str | None
    public: bool


@dataclass(frozen=True)
class JoinRequest:
    """The server, the identity and the table; without a table or an opening the user chooses from a list."""

    server: str
    table: str | None
    opening: Opening | None
    watch: bool
    again: bool
    seat: int | None
    name: str | None
    profile: str
    record: str | None
    fast: bool

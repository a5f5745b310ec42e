"""What somebody wants at a server, as the command line says it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Opening:
    """A table to be opened; `cards` is the text of a card file."""

    game: str
    seats: Sequence[str]
    options: Mapping[str, bool]
    cards: str | None
    public: bool


@dataclass(frozen=True)
class Wishes:
    """Where to go, as whom, and what for; without a table or an opening there is a list to choose from."""

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

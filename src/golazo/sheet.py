"""Card sheets: the cards of a game as tables to read, for any screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from golazo.message import Message

Cell = Message | int | str


@dataclass(frozen=True)
class Section:
    """One table of a sheet: its title, the names of its columns, and a row for each card."""

    title: Message
    columns: Sequence[Message]
    rows: Sequence[Sequence[Cell]]

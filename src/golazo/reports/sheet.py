"""Sheets: a game's cards or measurements as tables, for any screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from golazo.text.message import Message

Cell = Message | int | str | Sequence[Message]
FIGURE = "figure-"  # prefix of keys whose message is just a number


@dataclass(frozen=True)
class Section:
    """A table of a sheet: its title, the names of its columns, and a row for each card.

    The last column is a text that may need a line of its own; in a sheet of lists every column may wrap instead, and in
    one of figures only the first, which is a name.
    """

    title: Message
    columns: Sequence[Message]
    rows: Sequence[Sequence[Cell]]
    of_lists: bool = False
    of_figures: bool = False
    note: Message | None = None


def is_number(cell: Cell) -> bool:
    """Return whether a cell is a number, or left blank in a column of numbers."""
    return isinstance(cell, int) or cell == "" or (isinstance(cell, Message) and cell.key.startswith(FIGURE))

"""Sheets: the cards of a game, or what was measured of it, as tables to read, for any screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from golazo.text.message import Message

Cell = Message | int | str | Sequence[Message]
FIGURE = "figure-"  # how the keys of messages begin that are a number and no more


@dataclass(frozen=True)
class Section:
    """One table of a sheet: its title, the names of its columns, and a row for each card.

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
    """Whether a cell is a number, or left empty where others are."""
    return isinstance(cell, int) or cell == "" or (isinstance(cell, Message) and cell.key.startswith(FIGURE))

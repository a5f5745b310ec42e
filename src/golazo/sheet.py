"""Card sheets: the cards of a game as tables to read, for any screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from golazo.message import Message

Cell = Message | int | str | Sequence[Message]


@dataclass(frozen=True)
class Section:
    """One table of a sheet: its title, the names of its columns, and a row for each card.

    The last column is a text that may need a line of its own; in a sheet of lists every column may wrap instead.
    """

    title: Message
    columns: Sequence[Message]
    rows: Sequence[Sequence[Cell]]
    of_lists: bool = False

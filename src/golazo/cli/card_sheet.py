"""A card sheet on the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table

from golazo.message import Message
from golazo.sheet import Cell, Section
from golazo.text import Texts


def drawn(sections: Sequence[Section], say: Texts) -> list[Table]:
    """Each section as a table; numbers to the right."""
    return [drawn_section(section, say) for section in sections]


def drawn_section(section: Section, say: Texts) -> Table:
    table = Table(
        title=say.say(section.title),
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
    )
    for place, column in enumerate(section.columns):
        numeric = all(isinstance(row[place], int) for row in section.rows)
        last = place == len(section.columns) - 1
        table.add_column(say.say(column), justify="right" if numeric else "left", no_wrap=not last)
    for row in section.rows:
        table.add_row(*(shown(cell, say) for cell in row))
    return table


def shown(cell: Cell, say: Texts) -> str:
    """A cell in words."""
    return say.say(cell) if isinstance(cell, Message) else str(cell)

"""Shows a sheet on the terminal: a table if there is room, otherwise each card with its text below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich import box
from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from golazo.reports.sheet import Cell, Section, is_number
from golazo.text.message import Message
from golazo.text.texts import Texts

ROOM = 40  # columns reserved for the text
GAP = "  "
INDENT = 8  # of a text below its card, at most


def drawn(sections: Sequence[Section], say: Texts, width: int) -> list[RenderableType]:
    """Return each section for a screen of this width."""
    return [drawn_section(section, say, width) for section in sections]


def drawn_section(section: Section, say: Texts, width: int) -> RenderableType:
    rows = [[shown(cell, say) for cell in row] for row in section.rows]
    heads = [say.say(column) for column in section.columns]
    widths = [max(cell_len(row[place]) for row in [heads, *rows]) for place in range(len(heads) - 1)]
    title = [Text(say.say(section.title), "bold"), *([Text(say.say(section.note), "dim")] if section.note else [])]
    if section.of_lists or section.of_figures or sum(widths) + len(GAP) * len(widths) + ROOM <= width:
        return Group(*title, table(section, heads, rows), "")
    return Group(*title, *stacked(heads, rows, widths), "")


def table(section: Section, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """Return a single table, with numbers right-aligned."""
    drawing = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for place, head in enumerate(heads):
        numeric = all(is_number(row[place]) for row in section.rows)
        wraps = place == 0 if section.of_figures else place == len(heads) - 1 or (section.of_lists and place > 0)
        drawing.add_column(head, justify="right" if numeric else "left", no_wrap=not wraps)
    for row in rows:
        drawing.add_row(*row)
    return drawing


def stacked(heads: Sequence[str], rows: Sequence[Sequence[str]], widths: Sequence[int]) -> Iterator[RenderableType]:
    """Yield a line of values for each card, with its text on the next line."""
    yield Text(lined(heads, widths), "dim")
    for row in rows:
        yield Text(lined(row, widths))
        yield Padding(Text(row[-1], "dim"), (0, 0, 0, min(widths[0] + len(GAP), INDENT)))


def lined(cells: Sequence[str], widths: Sequence[int]) -> str:
    return GAP.join(set_cell_size(cell, width) for cell, width in zip(cells, widths, strict=False)).rstrip()


def shown(cell: Cell, say: Texts) -> str:
    """Format a cell."""
    if isinstance(cell, Message):
        return say.say(cell)
    if isinstance(cell, (list, tuple)):
        return ", ".join(say.say(message) for message in cell)
    return str(cell)

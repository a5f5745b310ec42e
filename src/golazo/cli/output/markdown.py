"""A sheet as a Markdown page."""

from __future__ import annotations

from collections.abc import Sequence

from golazo.cli.output.sheets import shown
from golazo.reports.sheet import Section, is_number
from golazo.text.texts import Texts


def page(title: str, introduction: Sequence[str], sections: Sequence[Section], say: Texts) -> str:
    """A title, some paragraphs, and the sections."""
    parts = [f"# {title}", *introduction, *(part for section in sections for part in parts_of(section, say))]
    return "\n\n".join(parts) + "\n"


def parts_of(section: Section, say: Texts) -> list[str]:
    """A section's title, its note and its table."""
    note = [say.say(section.note)] if section.note else []
    return [f"## {say.say(section.title)}", *note, table(section, say)]


def table(section: Section, say: Texts) -> str:
    """A table; numbers to the right."""
    heads = [escaped(say.say(column)) for column in section.columns]
    numeric = [all(is_number(row[place]) for row in section.rows) for place in range(len(heads))]
    rows = [[escaped(shown(cell, say)) for cell in row] for row in section.rows]
    return "\n".join(line(cells) for cells in (heads, ["--:" if right else "---" for right in numeric], *rows))


def line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def escaped(text: str) -> str:
    """A text that does not end its cell."""
    return text.replace("|", "\\|")

"""Formats a sheet as a Markdown page."""

from __future__ import annotations

from collections.abc import Sequence

from golazo.cli.output.sheets import shown
from golazo.reports.sheet import Section, is_number
from golazo.text.texts import Texts


def page(title: str, introduction: Sequence[str], sections: Sequence[Section], say: Texts) -> str:
    """Return a page with a title, an introduction and sections."""
    parts = [f"# {title}", *introduction, *(part for section in sections for part in parts_of(section, say))]
    return "\n\n".join(parts) + "\n"


def parts_of(section: Section, say: Texts) -> list[str]:
    """Return a section's title, note and table."""
    note = [say.say(section.note)] if section.note else []
    return [f"## {say.say(section.title)}", *note, table(section, say)]


def table(section: Section, say: Texts) -> str:
    """Return a table, with numbers right-aligned."""
    heads = [escaped(say.say(column)) for column in section.columns]
    numeric = [all(is_number(row[place]) for row in section.rows) for place in range(len(heads))]
    rows = [[escaped(shown(cell, say)) for cell in row] for row in section.rows]
    return "\n".join(line(cells) for cells in (heads, ["--:" if right else "---" for right in numeric], *rows))


def line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def escaped(text: str) -> str:
    """Escape a text for a table cell."""
    return text.replace("|", "\\|")

"""A screen for screen readers: only words and lines, no drawings, columns or symbols."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from golazo.cli.playing.screen import Screen
from golazo.match.match import Action, Event
from golazo.reports.sheet import Section


class PlainScreen(Screen):
    """The base of such screens; games put their tables and choices in sentences of their own."""

    plain = True

    def headline(self, text: str) -> RenderableType:
        return Text(text)

    def pairs(self, rows: Iterable[tuple[str, str]]) -> RenderableType:
        return in_lines([f"{name}: {text}" for name, text in rows])

    def sheet(self, sections: Sequence[Section]) -> list[RenderableType]:
        from golazo.cli.output.sheets import shown

        lines = []
        for section in sections:
            heads = [self.say.say(column) for column in section.columns]
            lines.append(f"{self.say.say(section.title)}:")
            for row in section.rows:
                cells = [shown(cell, self.say) for cell in row]
                lines.append("; ".join(f"{head} {cell}" for head, cell in zip(heads, cells, strict=True) if cell) + ".")
        return [in_lines(lines)]

    def table(self) -> RenderableType:
        from golazo.positions.state_text import value_text

        return in_lines([f"{field}: {value_text(value)}" for field, value in self.seen.items()])

    def listed(self, choices: Sequence[Action]) -> RenderableType:
        return in_lines([self.numbered_line(choice) for choice in choices])

    def numbered_line(self, choice: Action, about: str = "") -> str:
        """Return a choice with its number, and more about it if there is more to say."""
        line = f"{self.number_of(choice)}: {self.label(choice)}"
        return f"{line}. {about}" if about else f"{line}."

    def several(self, name: str, copies: int) -> str:
        """Return a card, and how many copies there are."""
        return f"{name} ({copies})" if copies > 1 else name

    def paragraph(self, events: Sequence[Event], before: str = "") -> RenderableType | None:
        told = [before] * bool(before) + [sentence.plain for sentence in self.sentences(events)]
        return Text(" ".join(told)) if told else None


def in_lines(lines: Iterable[str]) -> RenderableType:
    """Put each text on a line of its own."""
    return Group(*map(Text, lines))

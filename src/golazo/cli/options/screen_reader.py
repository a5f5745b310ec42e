"""The option `--plain`: everything in words and lines, for screen readers and for printers."""

from __future__ import annotations

from typing import Annotated

import typer


class ScreenReader:
    """Whether this run speaks to a screen reader: no colours, no drawings, no columns, nothing wiped off."""

    def __init__(self) -> None:
        self.chosen = False

    def choose(self, wanted: bool) -> bool:
        """Take what the option says."""
        self.chosen = wanted
        return wanted


screen_reader = ScreenReader()

Plain = Annotated[
    bool,
    typer.Option("--plain", help="Only words and lines, for screen readers.", callback=screen_reader.choose),
]

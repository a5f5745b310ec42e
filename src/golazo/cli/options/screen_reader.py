"""The option `--plain`: only words and lines, for screen readers and printers."""

from __future__ import annotations

from typing import Annotated

import typer


class ScreenReader:
    """Whether output is for a screen reader: no colours, drawings or columns, and nothing is erased."""

    def __init__(self) -> None:
        self.chosen = False

    def choose(self, wanted: bool) -> bool:
        """Set the mode from the option."""
        self.chosen = wanted
        return wanted


screen_reader = ScreenReader()

Plain = Annotated[
    bool,
    typer.Option("--plain", help="Only words and lines, for screen readers.", callback=screen_reader.choose),
]

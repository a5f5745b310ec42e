"""Commands whose help fits a small screen: `--help` works as usual, but is not listed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

UNLISTED = ("install_completion", "show_completion", "help")
WIDTH = 80


def unlisted(params: list[Any]) -> list[Any]:
    """Return a command's options without those that are not listed in its help."""
    for param in params:
        param.hidden = getattr(param, "hidden", False) or param.name in UNLISTED
    return params


class Command(TyperCommand):
    """A command whose help does not list `--help`."""

    def get_params(self, ctx: Any) -> list[Any]:
        return unlisted(super().get_params(ctx))


class Group(TyperGroup):
    """A group of commands, one per row; a command and its opposite share a row: `ban, unban`."""

    def get_params(self, ctx: Any) -> list[Any]:
        return unlisted(super().get_params(ctx))

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        names = self.list_commands(ctx)
        rows = []
        for name in names:
            command, undoing = self.get_command(ctx, name), f"un{name}"
            if command is not None and name.removeprefix("un") not in {*names} - {name}:
                listed = f"{name}, {undoing}" if undoing in names else name
                rows.append((listed, command.get_short_help_str(WIDTH)))
        with formatter.section("Commands"):
            formatter.write_dl(rows)


class Typer(typer.Typer):
    """A Typer app of such commands."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**{"cls": Group, **given})

    def command(self, name: str | None = None, **given: Any) -> Callable[[Any], Any]:
        return super().command(name, **{"cls": Command, **given})

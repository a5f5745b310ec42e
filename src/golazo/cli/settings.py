"""Arguments and options that several commands have in common."""

from __future__ import annotations

from typing import Annotated

import typer

from golazo.games import names

GAMES = f"The game: {', '.join(names())}."
GameName = Annotated[str, typer.Argument(metavar="GAME", help=GAMES)]
Cards = Annotated[str | None, typer.Option("--cards", metavar="FILE", help="A card file of your own.")]
Json = Annotated[bool, typer.Option("--json", help="The result as JSON.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME[=off]", help="A rule option, such as beginner_cap; may be repeated."),
]


def chosen_options(given: list[str] | None) -> dict[str, bool]:
    """`beginner_cap` turns an option on, `beginner_cap=off` turns it off."""
    from golazo.errors import InvalidSetting

    chosen = {}
    for text in given or []:
        name, _, value = text.partition("=")
        if value not in ("", "on", "off"):
            raise InvalidSetting("error-option-switch", name=name, value=value)
        chosen[name.replace("-", "_")] = value != "off"
    return chosen


def examples(*commands: str) -> str:
    """The foot of a command's help: how it is used, line by line."""
    return "\n".join(["\b", "Examples:", *(f"  {command}" for command in commands)])

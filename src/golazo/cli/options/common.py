"""Arguments and options shared by several commands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

import typer

from golazo.games import names

if TYPE_CHECKING:
    from golazo.games.contract import Game

GAMES = f"The game: {', '.join(names())}."
GameName = Annotated[str, typer.Argument(metavar="GAME", help=GAMES)]
Cards = Annotated[str | None, typer.Option("--cards", metavar="FILE", help="A card file of your own.")]
Json = Annotated[bool, typer.Option("--json", help="The result as JSON.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME[=off]",
        help="A rule option, on or =off; repeatable; ? lists all.",
    ),
]


def chosen_bots(game: Game, given: str | None) -> list[str]:
    """Parse `amateur,random`, a bot for each seat; the default is the strongest."""
    return [game.bots[-1]] if given is None else [name.strip() for name in given.split(",") if name.strip()]


def chosen_options(game: Game, given: list[str] | None) -> dict[str, bool]:
    """Parse options: `beginner_cap` turns one on, `beginner_cap=off` turns it off."""
    from golazo.errors import InvalidSetting, UnknownName

    chosen = {}
    for text in given or []:
        name, _, value = text.partition("=")
        if value not in ("", "on", "off"):
            raise InvalidSetting("error-option-switch", name=name[:60], value=value[:60])
        option = name.replace("-", "_")
        if option not in game.options:
            raise UnknownName("error-unknown-option", name=name[:60], known=", ".join(switches(game)))
        chosen[option] = value != "off"
    return chosen


def switches(game: Game) -> list[str]:
    """Return what to type to change each option of a game from its default."""
    return [f"{name}=off" if default else name for name, default in game.options.items()]


def departures(game: Game, options: Mapping[str, bool]) -> list[str]:
    """Return the keys of texts about the options that differ from the game's defaults."""
    return [f"option-{name}" for name, chosen in options.items() if chosen != game.options[name]]


def examples(*commands: str) -> str:
    """Format the examples at the end of a command's help."""
    if len(commands) == 1:
        return f"\b\nExample: {commands[0]}"
    return "\n".join(["\b", "Examples:", *(f"  {command}" for command in commands)])

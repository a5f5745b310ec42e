"""Chooses the game: asks an interactive user, otherwise takes the first one."""

from __future__ import annotations

import sys

import typer
from rich.table import Table
from rich.text import Text

from golazo.cli.options.language import language
from golazo.cli.output.console import out, words
from golazo.cli.playing.screen import number_plate
from golazo.cli.playing.understanding import meant
from golazo.errors import Interrupted
from golazo.games import names
from golazo.text.texts import texts

MOST_TYPED = 60


def wanted_game() -> str:
    """Return the name of the game to play."""
    games = names()
    if len(games) == 1 or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return games[0]
    titles = {game: texts(language.current, game)("game-name") for game in games}
    show(titles)
    return asked(titles)


def show(titles: dict[str, str]) -> None:
    """Print the games with their numbers, and a line about each."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number, (game, title) in enumerate(titles.items(), 1):
        line = texts(language.current, game)("game-line")
        grid.add_row(Text.assemble(number_plate(number), " ", (title, "bold")), Text(line))
    out().print(grid)
    out().print(Text(words()("play-which-game"), "bold"))


def asked(titles: dict[str, str]) -> str:
    """Return the user's choice, by number, name or its beginning; Enter alone is the first."""
    games = list(titles)
    while True:
        try:
            typed = input("> ").strip()[:MOST_TYPED]
        except EOFError:
            raise typer.Exit from None
        except KeyboardInterrupt:
            raise Interrupted("interrupted") from None
        if not typed:
            return games[0]
        if typed.isdecimal() and 1 <= int(typed) <= len(games):
            return games[int(typed) - 1]
        found = meant(typed, {game: [game, title] for game, title in titles.items()})
        if len(found) == 1:
            return found[0]
        out().print(Text(words()("error-unknown-game", name=typed, known=", ".join(games))))

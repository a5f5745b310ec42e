"""The edition of names of the command: what `--edition` says, or else the environment. Any language goes with any."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from golazo.games.contract import Game


class Edition:
    """Whose names this run uses."""

    def __init__(self) -> None:
        self.chosen: str | None = None

    def choose(self, name: str | None) -> str | None:
        """Take the edition that an option names; which ones there are, only the game can say."""
        self.chosen = name
        return name

    def of(self, game: Game) -> str | None:
        """The edition for a game. What the environment asks for holds where the game has it."""
        from golazo.match.settings import checked_edition

        wanted = os.environ.get("GOLAZO_EDITION", "").lower()
        return checked_edition(game, self.chosen or (wanted if wanted in game.editions else None))


edition = Edition()

Names = Annotated[
    str | None,
    typer.Option(
        "--edition",
        metavar="EDITION",
        help="Names on the cards; default from GOLAZO_EDITION.",
        callback=edition.choose,
    ),
]

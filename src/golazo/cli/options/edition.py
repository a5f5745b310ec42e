"""The command's edition of names, from `--edition` or the environment; independent of the language."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from golazo.games.contract import Game


class Edition:
    """The edition of this run."""

    def __init__(self) -> None:
        self.chosen: str | None = None

    def choose(self, name: str | None) -> str | None:
        """Set the edition from the option; only a game can tell which ones exist."""
        self.chosen = name
        return name

    def of(self, game: Game) -> str | None:
        """Return the edition for a game. The environment's edition only applies to games that have it."""
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

"""The games. Each is a folder here; a new one is found without a word elsewhere."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import TYPE_CHECKING

from golazo.errors import UnknownName

if TYPE_CHECKING:
    from golazo.games.contract import Game


def names() -> list[str]:
    """The games there are, without loading any."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def load(name: str) -> Game:
    """A game by its name."""
    if name not in names():
        raise UnknownName("error-unknown-game", name=str(name)[:60], known=", ".join(names()))
    game: Game = import_module(f"golazo.games.{name}").GAME
    return game

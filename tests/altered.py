"""The event types of a game with something about them changed: for tests of what depends on it."""

from __future__ import annotations

import copy
from dataclasses import replace
from typing import Any

from golazo.games.contract import Game


def with_events(game: Game, **changed: Any) -> Game:
    """The game with other answers of its event types."""
    events = copy.copy(game.events)
    for name, value in changed.items():
        setattr(events, name, value)
    return replace(game, events=events)

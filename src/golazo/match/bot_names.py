"""The names of bots on every screen: by level, numbered if several are alike."""

from __future__ import annotations

from collections.abc import Sequence

from golazo.games.contract import Game
from golazo.text.message import Message


def bot_name(game: Game, bot: str) -> Message:
    """Return a bot's name: its level in the game's list of bots, the weakest being level 1."""
    return Message.of("name-bot", level=game.bots.index(bot) + 1 if bot in game.bots else 0)


def apart(name: Message, seat: int, looks: Sequence[object]) -> Message:
    """Return a name, numbered if others at the table look the same; `looks` has the appearance of each seat."""
    look = looks[seat]
    if looks.count(look) == 1:
        return name
    return Message.of("name-numbered", name=name, number=1 + looks[:seat].count(look))

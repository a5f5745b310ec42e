"""What bots are called on every screen: by their level, and numbered where several are alike."""

from __future__ import annotations

from collections.abc import Sequence

from golazo.game import Game
from golazo.message import Message


def bot_name(game: Game, bot: str) -> Message:
    """A bot's name: its level in the game's list of bots, the weakest being level 1."""
    return Message.of("name-bot", level=game.bots.index(bot) + 1 if bot in game.bots else 0)


def apart(name: Message, seat: int, names: Sequence[Message | None]) -> Message:
    """A name, numbered where others at the table have the same."""
    if names.count(name) == 1:
        return name
    return Message.of("name-numbered", name=name, number=1 + names[:seat].count(name))

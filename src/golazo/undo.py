"""Taking back: how far a player may, before something came up or somebody else decided."""

from __future__ import annotations

from collections.abc import Callable

from golazo.errors import InvalidSetting
from golazo.match import Match


def to_take_back(match: Match, mine: Callable[[int], bool]) -> int:
    """How many of the last decisions an undo takes back: the asker's last own choice, and the forced ones after it.

    `mine` says whether a seat is the asker's. Where a die, a draw, a secret laid open or somebody else's decision
    has come since, the decisions stand, and the error says why.
    """
    for number in range(len(match.decisions), 0, -1):
        if not mine(match.decisions[number - 1].seat):
            raise InvalidSetting("play-undo-others")
        if came_up(match, number):
            raise InvalidSetting("play-undo-chance")
        if len(match.legal_before(number - 1)) > 1:
            return len(match.decisions) - number + 1
    raise InvalidSetting("play-undo-nothing")


def came_up(match: Match, number: int) -> bool:
    """Whether a decision, counted from 1, brought dice, draws or secrets laid open."""
    words = match.game.words
    barriers = words.chance_events | words.reveal_events
    return any(words.event_names.index(event.name) in barriers for event in match.step(number))

"""Taking back: how far a player may.

Among people it is the last own choice, as long as nothing came up and nobody else decided since. A player alone against
bots may take back any number of own choices, past dice, draws and the bots' answers. Such a match says so from then on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from golazo.errors import InvalidSetting
from golazo.match.match import Match
from golazo.match.record import Decision, Seated


def is_alone(seats: Sequence[Seated]) -> bool:
    """Whether exactly one person plays, and all others are bots."""
    return len(seats) > 1 and sum(not seated.bot for seated in seats) == 1


def to_take_back(match: Match, mine: Callable[[int], bool]) -> int:
    """How many of the last decisions an undo takes back: the asker's last own choice, and all that came after it.

    `mine` says whether a seat is the asker's. Among people the error says why the decisions stand, where a die, a draw,
    a revealed secret or somebody else's decision has come since.
    """
    alone = is_alone(match.seats)
    for number in range(len(match.decisions), 0, -1):
        own = mine(match.decisions[number - 1].seat)
        if not alone:
            refuse_barrier(match, number, own)
        if own and len(match.legal_before(number - 1)) > 1:
            return len(match.decisions) - number + 1
    raise InvalidSetting("play-undo-nothing")


def refuse_barrier(match: Match, number: int, own: bool) -> None:
    """Raise why a decision among people, counted from 1, cannot be taken back, if it cannot."""
    if not own:
        raise InvalidSetting("play-undo-others")
    came_up = brought_to_light(match, number)
    if came_up:
        raise InvalidSetting("play-undo-dice" if came_up & match.game.events.dice else "play-undo-chance")


def take_back(match: Match, mine: Callable[[int], bool]) -> list[Decision]:
    """Take the asker's last own choice back, with all that came after it; returns the decisions that are gone."""
    gone = match.decisions[-to_take_back(match, mine) :]
    match.back_to(len(match.decisions) - len(gone))
    match.take_backs = match.take_backs or is_alone(match.seats)
    return gone


def brought_to_light(match: Match, number: int) -> set[int]:
    """The dice, draws and revealed secrets of a decision, counted from 1, as events of the rules."""
    return match.game.events.barriers.intersection(match.noted(number))

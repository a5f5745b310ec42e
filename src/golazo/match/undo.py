"""How far a player may take decisions back.

Among people it is the player's last choice, if nothing was revealed and nobody else has decided since. A player alone
against bots may take back any number of choices, past dice, draws and the bots' answers; the match is marked as such
from then on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from golazo.errors import InvalidSetting
from golazo.match.match import Match
from golazo.match.record import Decision, Seated


def is_alone(seats: Sequence[Seated]) -> bool:
    """Return whether exactly one person plays, against bots."""
    return len(seats) > 1 and sum(not seated.bot for seated in seats) == 1


def to_take_back(match: Match, mine: Callable[[int], bool]) -> int:
    """Return how many decisions an undo takes back: the requester's last choice, and all that came after it.

    `mine` tells whether a seat is the requester's. Among people it raises the reason if a die, a draw, a revealed
    secret or another player's decision has come since.
    """
    alone = is_alone(match.seats)
    for number in range(len(match.decisions), 0, -1):
        own = mine(match.decisions[number - 1].seat)
        if not alone:
            check_barrier(match, number, own)
        if own and len(match.legal_before(number - 1)) > 1:
            return len(match.decisions) - number + 1
    raise InvalidSetting("play-undo-nothing")


def check_barrier(match: Match, number: int, own: bool) -> None:
    """Raise if a decision among people, counted from 1, cannot be taken back."""
    if not own:
        raise InvalidSetting("play-undo-others")
    came_up = revelations(match, number)
    if came_up:
        raise InvalidSetting("play-undo-dice" if came_up & match.game.events.dice else "play-undo-chance")


def take_back(match: Match, mine: Callable[[int], bool]) -> list[Decision]:
    """Take back the requester's last choice and all that came after it; returns the removed decisions."""
    gone = match.decisions[-to_take_back(match, mine) :]
    match.back_to(len(match.decisions) - len(gone))
    match.take_backs = match.take_backs or is_alone(match.seats)
    return gone


def revelations(match: Match, number: int) -> set[int]:
    """Return the op-codes of the dice, draws and revealed secrets of a decision, counted from 1."""
    return match.game.events.barriers.intersection(match.noted(number))

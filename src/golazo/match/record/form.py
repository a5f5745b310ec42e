"""The parts of a record, and the checks of a record as a whole."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any, NamedTuple, NoReturn

from golazo.errors import RecordError
from golazo.match.dice import Dice
from golazo.text.message import Message

FORMAT = 1
CHECK_LENGTH = 12
MOST_NAME = 200
MOST_NUMBER = 1 << 32
BY_THE_RULES, LIMIT, RESIGNED, AGREED, CLOSED = ENDS = ("rules", "limit", "resigned", "agreed", "closed")


@dataclass(frozen=True)
class Seated:
    """The player on a seat: a name, and the bot if it is one."""

    name: str = ""
    bot: str = ""

    def presentable(self) -> Seated:
        """Return the seat with a name that is safe to print and to write to a file."""
        return Seated("".join(sign for sign in self.name if sign.isprintable())[:MOST_NAME], self.bot)


@dataclass(frozen=True)
class Header:
    """The settings of a match."""

    game: str
    rules_version: int
    cards: str
    players: int
    dice: Dice
    options: dict[str, bool]
    seats: tuple[Seated, ...] = ()
    take_backs: bool = False  # whether a player alone against bots has undone decisions


class Decision(NamedTuple):
    """A decision: the seat, the action, and its 64 random bits."""

    seat: int
    action: str
    entropy: int


@dataclass(frozen=True)
class Ended:
    """How a match ended: by the rules, at the limit, by resignation, by agreement, or closed.

    A match at the limit of decisions is a draw; one that nobody finishes is closed. `seat` is the player who resigned
    or offered the draw; `returns` is what each seat gets, None for a closed match.
    """

    how: str
    seat: int | None = None
    returns: tuple[float, ...] | None = None

    def fits(self, players: int) -> bool:
        """Return whether people can have ended a match with this many players like this."""
        if self.returns is None or self.how == CLOSED:
            return self.how == CLOSED and self.returns is None and self.seat is None
        if len(self.returns) != players or not all(abs(value) < MOST_NUMBER for value in self.returns):
            return False
        if self.how == AGREED:
            return self.seat in (None, *range(players)) and len(set(self.returns)) == 1
        if self.how != RESIGNED or self.seat is None or self.seat not in range(players):
            return False
        return self.returns[self.seat] == min(self.returns)


@dataclass
class Written:
    """A parsed record: well formed, not yet checked against the rules."""

    header: Header
    decisions: list[Decision] = field(default_factory=list)
    ended: Ended | None = None

    def check_origin(self, rules_version: int, cards: str) -> None:
        """Check that rules and cards are those of the record."""
        if self.header.rules_version != rules_version:
            raise RecordError("record-other-rules", recorded=self.header.rules_version, ours=rules_version)
        if self.header.cards != cards:
            raise RecordError("record-other-cards", recorded=self.header.cards, ours=cards)

    def check_end(self, by_itself: Ended | None) -> None:
        """Check that the recorded end follows from the decisions, or can end an unfinished match."""
        if self.ended is None:
            return
        if self.ended.how in (BY_THE_RULES, LIMIT) or by_itself is not None:
            fits = self.ended == by_itself
        else:
            fits = self.ended.fits(self.header.players)
        if not fits:
            raise RecordError("record-wrong-outcome")


def check_of(before: str, line: dict[str, Any]) -> str:
    """Return a line's check, given that of the line before it."""
    content = before + json.dumps(line, sort_keys=True)
    return hashlib.sha256(content.encode("utf-8", "surrogatepass")).hexdigest()[:CHECK_LENGTH]


def fail(line: int, key: str, **arguments: Any) -> NoReturn:
    """Raise an error with the first line that is wrong."""
    raise RecordError("error-record", line=line, problem=Message(key, arguments))

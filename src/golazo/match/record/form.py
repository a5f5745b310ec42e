"""What a record is made of, and what has to be true of one as a whole."""

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
    """Who sits on a seat: a name, and the bot that plays there, if it is one."""

    name: str = ""
    bot: str = ""

    def presentable(self) -> Seated:
        """The same with a name that can be printed on a line and written to a file."""
        return Seated("".join(sign for sign in self.name if sign.isprintable())[:MOST_NAME], self.bot)


@dataclass(frozen=True)
class Header:
    """What a match starts from."""

    game: str
    rules_version: int
    cards: str
    players: int
    dice: Dice
    options: dict[str, bool]
    seats: tuple[Seated, ...] = ()
    take_backs: bool = False  # whether a player alone against bots has taken decisions back


class Decision(NamedTuple):
    """A decision that was taken: by whom, which action, and the 64 bits of chance that came with it."""

    seat: int
    action: str
    entropy: int


@dataclass(frozen=True)
class Ended:
    """How a match ended: by the rules, at the limit, as somebody resigned, in an agreed draw, or closed.

    At the limit of decisions a match is a draw; one that nobody finishes is closed.

    `seat` is who resigned, or who offered the draw; `returns` is what each seat gets, and None of a closed match.
    """

    how: str
    seat: int | None = None
    returns: tuple[float, ...] | None = None

    def fits(self, players: int) -> bool:
        """Whether people can have ended a match of so many players like this."""
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
    """A record as it was read: well formed, not yet checked against the rules."""

    header: Header
    decisions: list[Decision] = field(default_factory=list)
    ended: Ended | None = None

    def check_origin(self, rules_version: int, cards: str) -> None:
        """The rules and cards at hand must be the recorded ones."""
        if self.header.rules_version != rules_version:
            raise RecordError("record-other-rules", recorded=self.header.rules_version, ours=rules_version)
        if self.header.cards != cards:
            raise RecordError("record-other-cards", recorded=self.header.cards, ours=cards)

    def check_end(self, by_itself: Ended | None) -> None:
        """The recorded end must be the one that came of the decisions, or one that can end a match that goes on."""
        if self.ended is None:
            return
        if self.ended.how in (BY_THE_RULES, LIMIT) or by_itself is not None:
            fits = self.ended == by_itself
        else:
            fits = self.ended.fits(self.header.players)
        if not fits:
            raise RecordError("record-wrong-outcome")


def check_of(before: str, line: dict[str, Any]) -> str:
    """The check of a line, given the check of the line before it."""
    content = before + json.dumps(line, sort_keys=True)
    return hashlib.sha256(content.encode("utf-8", "surrogatepass")).hexdigest()[:CHECK_LENGTH]


def fail(line: int, key: str, **arguments: Any) -> NoReturn:
    """One error, with the line at which the record stops making sense."""
    raise RecordError("error-record", line=line, problem=Message(key, arguments))

"""Verifies a match: is its record complete, are its dice the promised ones, were the rules followed?"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass

from golazo import games
from golazo.errors import InvalidSetting, RecordError
from golazo.games.contract import Catalogue
from golazo.match.dice import SEED, FairDice, PartialDice, shown
from golazo.match.match import Match
from golazo.match.record import LIMIT, Ended, Written, read_record
from golazo.text.message import Message

UNREADABLE = ("record-not-json", "record-no-header", "record-bad-field")


@dataclass(frozen=True)
class Fault:
    """A failed check, and where: a line, and the number of its decision if it has one."""

    line: int
    decision: int | None
    problem: Message

    @property
    def message(self) -> Message:
        if self.decision is not None:
            return Message.of("verify-departs", line=self.line, decision=self.decision, problem=self.problem)
        key = "verify-departs-header" if self.line == 1 else "verify-departs-end"
        return Message.of(key, line=self.line, problem=self.problem)


@dataclass(frozen=True)
class Given:
    """A seed that a player gave at a table, and optionally their seat."""

    seed: str
    seat: int | None = None

    @classmethod
    def parse(cls, text: str) -> Given:
        """Parse SEED or SEED@SEAT."""
        seed, at, seat = text.partition("@")
        if not SEED.fullmatch(seed) or (at and not re.fullmatch("[0-9]", seat)):
            raise InvalidSetting("error-given-seed", given=shown(text))
        return cls(seed, int(seat) if at else None)


@dataclass(frozen=True)
class Verdict:
    """The result. `written` is None if the record is damaged; then only the fault is known."""

    written: Written | None
    fault: Fault | None
    check: str = ""  # of the last line: equal checks mean equal records

    @property
    def holds(self) -> bool:
        return self.fault is None


def verify(
    record: str,
    cards: str | None = None,
    commitment: str | None = None,
    catalogue: Catalogue | None = None,
    seeds: Sequence[Given] = (),
) -> Verdict:
    """Check a whole match. Raises if it cannot be read.

    `commitment` and `seeds` are what a player noted before the match.
    """
    promised = None if commitment is None else checked_commitment(commitment)
    lines = record.removesuffix("\n").split("\n")
    try:
        written = read_record(record)
    except RecordError as error:
        return Verdict(None, fault_of(error, lines))
    check = json.loads(lines[-1])["check"]
    try:
        Match.from_record(record, cards, catalogue)
    except RecordError as error:
        return Verdict(written, fault_of(error, lines), check)
    fault = broken_promise(written, promised, len(lines)) or other_seed(written, seeds)
    return Verdict(written, fault, check)


def broken_promise(written: Written, promised: str | None, lines: int) -> Fault | None:
    """Return what is wrong with the dice of a match that is otherwise valid."""
    dice = written.header.dice
    if not isinstance(dice, (FairDice, PartialDice)):
        return None if promised is None else Fault(1, None, Message("verify-no-commitment"))
    if promised not in (None, dice.commitment):
        return Fault(1, None, Message.of("verify-other-commitment", given=promised))
    if isinstance(dice, PartialDice) and written.ended is not None:
        return Fault(1, None, Message("verify-secret-kept"))
    if isinstance(dice, FairDice) and written.ended is None:
        return Fault(lines + 1, None, Message("verify-stops"))
    return None


def other_seed(written: Written, seeds: Sequence[Given]) -> Fault | None:
    """Return a given seed that is not in the record; or a bot's seed, which must not exist."""
    dice, seats = written.header.dice, written.header.seats
    if not isinstance(dice, (FairDice, PartialDice)):
        return Fault(1, None, Message("verify-no-seeds")) if seeds else None
    for given in seeds:
        at = range(len(dice.seeds)) if given.seat is None else (given.seat,)
        if not any(seat < len(dice.seeds) and dice.seeds[seat] == given.seed for seat in at):
            key = "verify-other-seed" if given.seat is None else "verify-other-seed-at"
            return Fault(1, None, Message.of(key, seed=given.seed, seat=-1 if given.seat is None else given.seat))
    for seat, (who, seed) in enumerate(zip(seats, dice.seeds, strict=False)):
        if who.bot and seed:
            return Fault(1, None, Message.of("verify-bot-seed", seat=seat))
    return None


def fault_of(error: RecordError, lines: list[str]) -> Fault:
    """Return where a record fails. Raises if it is not a record, or has other rules or cards."""
    if error.message.key == "record-wrong-outcome":
        return Fault(len(lines), None, error.message)
    if error.message.key != "error-record":
        raise error
    line, problem = error.message.arguments["line"], error.message.arguments["problem"]
    if line == 1 and problem.key in UNREADABLE:
        raise error
    decides = line > 1 and '"returns"' not in lines[line - 1] and '"ended"' not in lines[line - 1]
    return Fault(line, line - 1 if decides else None, problem)


def checked_commitment(commitment: str) -> str:
    """Return a commitment after checking that it has 64 hexadecimal digits."""
    if not re.fullmatch(r"[0-9a-fA-F]{64}", commitment):
        raise InvalidSetting("error-commitment", commitment=commitment[:80])
    return commitment.lower()


def how_it_ended(ended: Ended | None, game: str) -> Message:
    """Return a sentence about the end of a match."""
    if ended is None:
        return Message("ended-not")
    if ended.how == LIMIT:
        return Message.of("ended-limit", rule=games.load(game).limit_rule)
    return Message.of(f"ended-{ended.how}", seat=-1 if ended.seat is None else ended.seat)

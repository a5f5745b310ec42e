"""Whether a table keeps its promise: the commitment one noted, the seeds one gave, the match one saw."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from golazo.client.net.cookies import Promise
from golazo.client.seen_match import SeenMatch
from golazo.errors import GolazoError
from golazo.games.contract import Catalogue
from golazo.match.dice import FairDice, commitment_of
from golazo.match.match import Match
from golazo.match.record import Written
from golazo.match.verify import verify
from golazo.protocol.parts import Result, TableInfo
from golazo.protocol.status import WAITING
from golazo.text.message import Message

NO_RECORD = Message("fair-no-record")


class Judgement(NamedTuple):
    """Whether the dice were as promised, None where that cannot be known.

    `doubt` says why not, why that is not known, or which dice were never promised.
    """

    fair: bool | None
    doubt: Message | None = None


def broken(promise: Promise, info: TableInfo, seats: Sequence[int]) -> Message | None:
    """What a table shows otherwise than it was noted: its commitment, the seeds at one's own seats, or a bot's seed."""
    if info.commitment != promise.commitment:
        return Message.of("fair-other-commitment", noted=promise.commitment, shown=info.commitment)
    if promise.preempted:
        return Message("fair-given-seed")
    for seat in seats:
        shown, given = info.places[seat].seed, promise.seeds.get(str(seat))
        if given not in (None, shown) and not (shown is None and info.status == WAITING):
            return Message("fair-other-seed")
    if any(place.bot and place.seed for place in info.places):
        return Message("fair-bot-seed")
    return None


def judged(
    record: str | None,
    promise: Promise,
    info: TableInfo,
    seats: Sequence[int],
    result: Result,
    catalogue: Catalogue,
    seen: SeenMatch | None,
) -> Judgement:
    """Whether a match that is over was played with the dice that were promised, by its record and by what one saw.

    Without a record only the secret is checked, and it stays unknown whether the dice came from it.

    It is unknown for a match that was played elsewhere and is only shown at this table, for a lesson, and where a seed
    stands at one's own seat that was not given from here.
    """
    problem = broken(promise, info, seats) or wrong_secret(promise, result)
    if problem is not None:
        return Judgement(False, problem)
    if record is None:
        return Judgement(None, NO_RECORD)
    try:
        verdict = verify(record, commitment=promise.commitment, catalogue=catalogue)
    except GolazoError as error:
        return Judgement(False, error.message)
    written = verdict.written
    if (info.imported or info.lesson) and not promise.seeds and written is not None and not same_dice(written, info):
        return Judgement(None)
    if verdict.fault is not None:
        return Judgement(False, verdict.fault.message)
    if written is None or not same_dice(written, info) or told(written) > most_told(promise):
        return Judgement(False, Message("fair-other-dice"))
    if seen is not None and not same_match(Match.from_record(record, catalogue=catalogue), seen):
        return Judgement(False, Message("fair-other-match"))
    if any(str(seat) not in promise.seeds for seat in seats):
        return Judgement(None, Message("fair-unknown-seed"))
    if told(written):
        return Judgement(True, Message.of("verify-dice-told", decisions=told(written) - 1))
    return Judgement(True)


def wrong_secret(promise: Promise, result: Result) -> Message | None:
    """What is wrong with the secret, now that it is told."""
    try:
        fits = commitment_of(bytes.fromhex(result.secret)) == promise.commitment
    except ValueError:
        fits = False
    return None if fits else Message("fair-other-secret")


def same_dice(written: Written, info: TableInfo) -> bool:
    """Whether the dice of a record are this table's."""
    dice = written.header.dice
    seeds = tuple(place.seed or "" for place in info.places)
    return isinstance(dice, FairDice) and (dice.table, dice.seeds) == (info.id, seeds)


def told(written: Written) -> int:
    """How many dice of a record are told, and do not come from its secret; the deal is one of them."""
    dice = written.header.dice
    return len(dice.told) if isinstance(dice, FairDice) else 0


def most_told(promise: Promise) -> float:
    """How many dice may be told: those of the record that the match goes on from, if it does."""
    if not promise.imported:
        return 0
    return inf if promise.steps is None else promise.steps


def same_match(match: Match, seen: SeenMatch) -> bool:
    """Whether a match is the one that somebody followed: the same decisions, as far as told, and the same heard."""
    if len(match.decisions) != len(seen.decisions):
        return False
    for recorded, known in zip(match.decisions, seen.decisions, strict=True):
        if recorded.seat != known.seat or known.action not in (None, recorded.action):
            return False
    return match.heard(seen.seat) == seen.heard(seen.seat)

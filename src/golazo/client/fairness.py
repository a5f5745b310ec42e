"""Checks a table's promise: the commitment noted, the seeds given, the match seen."""

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
    """Whether the dice were as promised, None if unknown.

    `doubt` says why not, why it is unknown, or which dice were never promised.
    """

    fair: bool | None
    doubt: Message | None = None


def broken(promise: Promise, info: TableInfo, seats: Sequence[int]) -> Message | None:
    """Return what a table shows differently than noted: its commitment, the client's seeds, or a bot's seed."""
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
    """Judge from the record, and from what was seen, whether a finished match had the promised dice.

    Without a record only the secret is checked, and it stays unknown whether the dice came from it. It is also unknown
    for a match played elsewhere and only shown at this table, for a lesson, and if a seat of the client has a seed that
    was not given from here.
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
    """Return what is wrong with the revealed secret."""
    try:
        fits = commitment_of(bytes.fromhex(result.secret)) == promise.commitment
    except ValueError:
        fits = False
    return None if fits else Message("fair-other-secret")


def same_dice(written: Written, info: TableInfo) -> bool:
    """Return whether the dice of a record are this table's."""
    dice = written.header.dice
    seeds = tuple(place.seed or "" for place in info.places)
    return isinstance(dice, FairDice) and (dice.table, dice.seeds) == (info.id, seeds)


def told(written: Written) -> int:
    """Return how many dice of a record are given instead of derived from its secret, including the deal."""
    dice = written.header.dice
    return len(dice.told) if isinstance(dice, FairDice) else 0


def most_told(promise: Promise) -> float:
    """Return how many dice may be given: those of the record that the match continues, if it does."""
    if not promise.imported:
        return 0
    return inf if promise.steps is None else promise.steps


def same_match(match: Match, seen: SeenMatch) -> bool:
    """Return whether a match is the one that was followed: the same decisions and events, as far as known."""
    if len(match.decisions) != len(seen.decisions):
        return False
    for recorded, known in zip(match.decisions, seen.decisions, strict=True):
        if recorded.seat != known.seat or known.action not in (None, recorded.action):
            return False
    return match.heard(seen.seat) == seen.heard(seen.seat)

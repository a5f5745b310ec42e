"""Whether a table has kept its promise: the dice it committed itself to, the seeds it was given, the match one saw."""

from __future__ import annotations

from golazo.client.cookies import Promise
from golazo.client.match import SeenMatch
from golazo.dice import FairDice, commitment_of
from golazo.errors import GolazoError
from golazo.game import Catalogue
from golazo.match import Match
from golazo.record import Written
from golazo.server.shown import Result, TableInfo
from golazo.verify import verify


def fits(promise: Promise, info: TableInfo, result: Result) -> bool:
    """Whether the secret, now that it is told, is what was promised, and the own seeds are as they were given."""
    try:
        revealed = commitment_of(bytes.fromhex(result.secret))
    except ValueError:
        return False
    given = all(info.places[int(seat)].seed == seed for seat, seed in promise.seeds.items())
    return given and promise.commitment == info.commitment == revealed


def holds(record: str, promise: Promise, info: TableInfo, catalogue: Catalogue, seen: SeenMatch | None) -> bool | None:
    """Whether the record of a match holds: by its dice, by the rules, and by what one saw of it.

    None is the answer for a match that was played elsewhere and is only shown at this table, and for a lesson.
    """
    try:
        verdict = verify(record, commitment=promise.commitment, catalogue=catalogue)
    except GolazoError:
        return False
    written = verdict.written
    if (info.imported or info.lesson) and written is not None and not same_dice(written, info):
        return None
    if not verdict.holds or written is None or not same_dice(written, info):
        return False
    return seen is None or same_match(Match.from_record(record, catalogue=catalogue), seen)


def same_dice(written: Written, info: TableInfo) -> bool:
    """Whether the dice of a record are this table's."""
    dice = written.header.dice
    seeds = tuple(place.seed for place in info.places)
    return isinstance(dice, FairDice) and (dice.table, dice.seeds) == (info.id, seeds)


def same_match(match: Match, seen: SeenMatch) -> bool:
    """Whether a match is the one that somebody followed: the same decisions, as far as told, and the same heard."""
    if len(match.decisions) != len(seen.decisions):
        return False
    for recorded, known in zip(match.decisions, seen.decisions, strict=True):
        if recorded.seat != known.seat or known.action not in (None, recorded.action):
            return False
    return match.heard(seen.seat) == seen.heard(seen.seat)

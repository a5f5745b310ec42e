"""Decisions that were taken before, played again quickly: all of them, or none where one cannot be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from golazo.errors import UnknownAction
from golazo.match.record import fail

if TYPE_CHECKING:
    from golazo.match.course import Course
    from golazo.match.match import Match

Known = tuple[int, str, int | None]  # seat, action and entropy, which may be left out


def follow(match: Match, course: Course, decisions: Sequence[Known]) -> None:
    """Lead the course of a match on; the error names the line that a decision has in the record."""
    begun = len(course.decisions)
    done = course.take(*prepared(match, decisions))
    if done < len(decisions):
        try:
            depart(match, *decisions[done])
        finally:
            course.back_to(begun)


def prepared(match: Match, decisions: Sequence[Known]) -> tuple[list[int], list[int], list[int]]:
    """Seats, actions and entropies for the rules, up to the first decision that is none or has other chance."""
    seats: list[int] = []
    actions: list[int] = []
    entropies: list[int] = []
    for number, (seat, text, entropy) in enumerate(decisions, len(match.decisions) + 1):
        drawn = match.dice.entropy(number)
        if seat not in range(match.players) or entropy not in (None, drawn):
            break
        try:
            actions.append(match.game.words.action_id(text))
        except UnknownAction:
            break
        seats.append(seat)
        entropies.append(drawn)
    return seats, actions, entropies


def depart(match: Match, seat: int, action: str, entropy: int | None) -> NoReturn:
    """Say why a decision cannot come next."""
    line = len(match.decisions) + 2
    if match.at_limit:
        fail(line, "record-after-limit", most=match.game.most_decisions)
    if seat != match.to_act:
        fail(line, "record-wrong-seat", seat=seat)
    if entropy not in (None, match.dice.entropy(len(match.decisions) + 1)):
        fail(line, "record-wrong-entropy")
    try:
        refusal = match.why_not(action)
    except UnknownAction:
        refusal = None
    fail(line, "record-refused", action=action[:60], rule="-" if refusal is None else refusal.rule)

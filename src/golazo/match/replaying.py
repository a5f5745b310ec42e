"""Replays decisions quickly: all of them, or none if one is impossible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from golazo.errors import UnknownAction
from golazo.match.record import fail

if TYPE_CHECKING:
    from golazo.match.course import Course
    from golazo.match.match import Match

Known = tuple[int, str, int | None]  # seat, action and entropy, which is optional


def follow(match: Match, course: Course, decisions: Sequence[Known]) -> None:
    """Advance the course of a match; errors name the decision's line in the record."""
    begun = len(course.decisions)
    done = course.take(*prepared(match, decisions))
    if done < len(decisions):
        try:
            fail_at(match, *decisions[done])
        finally:
            course.back_to(begun)


def prepared(match: Match, decisions: Sequence[Known]) -> tuple[list[int], list[int], list[int]]:
    """Return seats, actions and entropies up to the first unknown action or wrong entropy."""
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


def fail_at(match: Match, seat: int, action: str, entropy: int | None) -> NoReturn:
    """Raise why a decision is impossible."""
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

"""What may come next in a table's log, besides what the rules of the game say."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from golazo.server.entry import ANSWER, ASK, BACK, BOT, CLOSE, DRAW, LEFT, NO, PAUSE, PLAY, RESIGN, RESUME, UNDO, Entry
from golazo.server.refused import Refused

if TYPE_CHECKING:
    from golazo.server.standing import Standing


def check_play(standing: Standing, entry: Entry) -> None:
    """Only the seat to act decides, and only what the rules allow."""
    if standing.paused:
        raise Refused("paused")
    if entry.seat != standing.to_act:
        raise Refused("not-your-turn")
    match = standing.match
    refusal = None if match.action(entry.what) in match.legal_actions else match.why_not(entry.what)
    if refusal is not None:
        raise refusal.error()


def check_ask(standing: Standing, entry: Entry) -> None:
    """One question at a time, and only for what can be had."""
    if standing.question is not None:
        raise Refused("already-asked")
    if entry.what == UNDO:
        standing.to_take_back(entry.seat)
    elif entry.what == DRAW and not standing.others(entry.seat):
        raise Refused("nobody-to-agree")
    elif entry.what == PAUSE and standing.paused:
        raise Refused("paused")


def check_answer(standing: Standing, entry: Entry) -> None:
    """Only those who were asked answer; who asked may withdraw the question."""
    question = standing.question
    withdraws = question is not None and entry.what == NO and entry.seat == question.seat
    if question is None or not (entry.seat in question.open or withdraws):
        raise Refused("nothing-asked")


def check_resume(standing: Standing, _: Entry) -> None:
    """Only a paused match goes on."""
    if not standing.paused:
        raise Refused("not-paused")


def check_resign(standing: Standing, entry: Entry) -> None:
    """Nobody resigns twice."""
    if entry.seat in standing.resigned:
        raise Refused("resigned")


def check_bot(standing: Standing, entry: Entry) -> None:
    """A bot stands in for a person, not for another bot; who was only away may leave for good."""
    away = entry.what == LEFT and entry.seat in standing.stand_ins
    if standing.bot_of(entry.seat) and not away:
        raise Refused("bot-plays")


def check_back(standing: Standing, entry: Entry) -> None:
    """Who resigned does not come back; who is there need not; a decision for which time is up is the bot's."""
    if entry.seat in standing.resigned:
        raise Refused("resigned")
    if entry.seat not in standing.stand_ins:
        raise Refused("is-back")
    if entry.seat == standing.to_act and standing.clocks.is_up(entry.seat):
        raise Refused("out-of-time")


def check_close(_: Standing, __: Entry) -> None:
    """A match can be closed at any time."""


CHECKS: dict[str, Callable[[Standing, Entry], None]] = {
    PLAY: check_play,
    ASK: check_ask,
    ANSWER: check_answer,
    RESUME: check_resume,
    RESIGN: check_resign,
    BOT: check_bot,
    BACK: check_back,
    CLOSE: check_close,
}

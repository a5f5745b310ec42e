"""Which entries a table's log accepts next, besides what the rules of the game say."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from golazo.protocol.status import DRAW, PAUSE, UNDO
from golazo.server.refused import Refused
from golazo.server.storage.entry import ANSWER, ASK, BACK, BOT, CLOSE, LEFT, NO, PLAY, RESIGN, RESUME, Entry

if TYPE_CHECKING:
    from golazo.server.tables.table_state import TableState

MOST_LINES = 20_000  # per log, four times as many as a match has decisions


def check_play(state: TableState, entry: Entry) -> None:
    """Only the seat to act decides, and only what the rules allow."""
    if state.paused:
        raise Refused("paused")
    if entry.seat != state.to_act:
        raise Refused("not-your-turn")
    match = state.match
    refusal = None if match.action(entry.what) in match.legal_actions else match.why_not(entry.what)
    if refusal is not None:
        raise refusal.error()


def check_room(state: TableState) -> None:
    """A very long log accepts decisions of the game and what ends the match, but nothing that could go on forever."""
    if state.seq >= MOST_LINES:
        raise Refused("log-full")


def check_ask(state: TableState, entry: Entry) -> None:
    """One question at a time, and only for what is possible."""
    check_room(state)
    if state.question is not None:
        raise Refused("already-asked")
    if entry.what == UNDO:
        state.to_take_back(entry.seat)
    elif entry.what == DRAW and not state.others(entry.seat):
        raise Refused("nobody-to-agree")
    elif entry.what == PAUSE and state.paused:
        raise Refused("paused")


def check_answer(state: TableState, entry: Entry) -> None:
    """Only seats that were asked can answer; the asker can withdraw the question."""
    question = state.question
    withdraws = question is not None and entry.what == NO and entry.seat == question.seat
    if question is None or not (entry.seat in question.open or withdraws):
        raise Refused("nothing-asked")


def check_resume(state: TableState, _: Entry) -> None:
    """Only a paused match goes on."""
    if not state.paused:
        raise Refused("not-paused")


def check_resign(state: TableState, entry: Entry) -> None:
    """A player cannot resign twice."""
    if entry.seat in state.resigned:
        raise Refused("resigned")


def check_bot(state: TableState, entry: Entry) -> None:
    """A bot takes over from a person, not from another bot; an absent player can still leave for good."""
    away = entry.what == LEFT and entry.seat in state.stand_ins
    if state.bot_of(entry.seat) and not away:
        raise Refused("bot-plays")


def check_back(state: TableState, entry: Entry) -> None:
    """Only a player whom a bot replaces can return, and not after resigning. A bot makes an overdue decision."""
    check_room(state)
    if entry.seat in state.resigned:
        raise Refused("resigned")
    if entry.seat not in state.stand_ins:
        raise Refused("is-back")
    if entry.seat == state.to_act and state.clocks.is_up(entry.seat):
        raise Refused("out-of-time")


def check_close(_: TableState, __: Entry) -> None:
    """A match can be closed at any time."""


CHECKS: dict[str, Callable[[TableState, Entry], None]] = {
    PLAY: check_play,
    ASK: check_ask,
    ANSWER: check_answer,
    RESUME: check_resume,
    RESIGN: check_resign,
    BOT: check_bot,
    BACK: check_back,
    CLOSE: check_close,
}

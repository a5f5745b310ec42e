"""The effects of entries other than decisions of the game: agreements, resignations, bots taking over, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from golazo.match.record import AGREED, CLOSED, RESIGNED
from golazo.protocol.status import DRAW, UNDO
from golazo.server.storage.entry import ANSWER, ASK, BACK, BOT, CLOSE, NO, RESIGN, RESUME, Entry
from golazo.server.tables.question import Declined, Question

if TYPE_CHECKING:
    from golazo.server.tables.table_state import TableState


def ask(state: TableState, entry: Entry) -> None:
    """Ask the players who have to agree; if there are none, do it at once."""
    state.question = Question(entry.what, entry.seat, entry.seq, set(state.others(entry.seat)))
    settle(state, entry)


def answer(state: TableState, entry: Entry) -> None:
    """Record an answer for all seats of a player."""
    question = state.question
    if question is None:
        return
    if entry.what == NO:
        state.question = None
        state.declined = Declined(question.what, question.seat, entry.seat, entry.seq)
        return
    question.open -= set(state.header.seats_of(state.header.places[entry.seat].player))
    settle(state, entry)


def settle(state: TableState, entry: Entry) -> None:
    """Carry out a request once everyone has agreed."""
    question = state.question
    if question is None or question.open:
        return
    state.question = None
    if question.what == UNDO:
        state.take_back(question.seat)
        state.moved(entry)
    elif question.what == DRAW:
        players = state.header.players
        state.end(AGREED, question.seat, (1 / players,) * players)
    else:
        state.paused = True


def resume(state: TableState, _: Entry) -> None:
    """Go on after a pause."""
    state.paused = False


def resign(state: TableState, entry: Entry) -> None:
    """Lose the match against one opponent; among several, a bot plays on until only one player is left."""
    state.resigned.append(entry.seat)
    state.stand_ins.pop(entry.seat, None)
    seats = range(state.header.players)
    left = [seat for seat in seats if seat not in state.resigned]
    if len(left) == 1:
        state.end(RESIGNED, entry.seat, tuple(float(seat == left[0]) for seat in seats))
    else:
        drop_from_question(state, entry)


def bot(state: TableState, entry: Entry) -> None:
    """Let a bot take over a seat."""
    state.stand_ins[entry.seat] = entry.what
    drop_from_question(state, entry)


def back(state: TableState, entry: Entry) -> None:
    """Give a seat back to its player."""
    state.stand_ins.pop(entry.seat, None)


def close(state: TableState, _: Entry) -> None:
    """Close a match that nobody will finish."""
    state.end(CLOSED)


def drop_from_question(state: TableState, entry: Entry) -> None:
    """Drop a player who has left from a pending question; a draw needs another player who agrees."""
    question = state.question
    if question is None:
        return
    question.open.discard(entry.seat)
    if question.seat in state.resigned or (question.what == DRAW and not state.others(question.seat)):
        state.question = None
    settle(state, entry)


EFFECTS: dict[str, Callable[[TableState, Entry], None]] = {
    ASK: ask,
    ANSWER: answer,
    RESUME: resume,
    RESIGN: resign,
    BOT: bot,
    BACK: back,
    CLOSE: close,
}

"""What decisions about a match do: asking and agreeing, resigning, bots that stand in, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from golazo.record import AGREED, CLOSED, RESIGNED
from golazo.server.entry import ANSWER, ASK, BACK, BOT, CLOSE, DRAW, NO, RESIGN, RESUME, UNDO, Entry
from golazo.server.question import Declined, Question

if TYPE_CHECKING:
    from golazo.server.standing import Standing


def ask(standing: Standing, entry: Entry) -> None:
    """Ask those who have to agree; where there is nobody, it is done at once."""
    standing.question = Question(entry.what, entry.seat, entry.seq, set(standing.others(entry.seat)))
    settle(standing, entry)


def answer(standing: Standing, entry: Entry) -> None:
    """Somebody agrees, for all their seats, or does not."""
    question = standing.question
    if question is None:
        return
    if entry.what == NO:
        standing.question = None
        standing.declined = Declined(question.what, question.seat, entry.seat, entry.seq)
        return
    question.open -= set(standing.header.seats_of(standing.header.places[entry.seat].player))
    settle(standing, entry)


def settle(standing: Standing, entry: Entry) -> None:
    """Do what was asked for as soon as nobody is left who has to agree."""
    question = standing.question
    if question is None or question.open:
        return
    standing.question = None
    if question.what == UNDO:
        standing.take_back(question.seat)
        standing.moved(entry)
    elif question.what == DRAW:
        players = standing.header.players
        standing.end(AGREED, question.seat, (1 / players,) * players)
    else:
        standing.paused = True


def resume(standing: Standing, _: Entry) -> None:
    """Go on after a pause."""
    standing.paused = False


def resign(standing: Standing, entry: Entry) -> None:
    """Who resigns against one rival has lost; among several a bot plays on, until but one is left."""
    standing.resigned.append(entry.seat)
    standing.stand_ins.pop(entry.seat, None)
    seats = range(standing.header.players)
    left = [seat for seat in seats if seat not in standing.resigned]
    if len(left) == 1:
        standing.end(RESIGNED, entry.seat, tuple(float(seat == left[0]) for seat in seats))
    else:
        no_longer_asked(standing, entry)


def bot(standing: Standing, entry: Entry) -> None:
    """A bot stands in for somebody."""
    standing.stand_ins[entry.seat] = entry.what
    no_longer_asked(standing, entry)


def back(standing: Standing, entry: Entry) -> None:
    """Somebody plays again themselves."""
    standing.stand_ins.pop(entry.seat, None)


def close(standing: Standing, _: Entry) -> None:
    """Nobody will finish the match."""
    standing.end(CLOSED)


def no_longer_asked(standing: Standing, entry: Entry) -> None:
    """Somebody plays no longer, so the others decide without them; a draw takes another who agrees to it."""
    question = standing.question
    if question is None:
        return
    question.open.discard(entry.seat)
    if question.seat in standing.resigned or (question.what == DRAW and not standing.others(question.seat)):
        standing.question = None
    settle(standing, entry)


EFFECTS: dict[str, Callable[[Standing, Entry], None]] = {
    ASK: ask,
    ANSWER: answer,
    RESUME: resume,
    RESIGN: resign,
    BOT: bot,
    BACK: back,
    CLOSE: close,
}

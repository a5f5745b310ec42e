"""What clients get to see of a match. Made only here, from the view and the events of a seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, cast

from msgspec.structs import replace

from golazo.errors import GolazoError
from golazo.games.contract import Catalogue
from golazo.match.dice import commitment_of
from golazo.match.match import Action, Event, Match
from golazo.match.record import LIMIT
from golazo.protocol.frames import MOST_HISTORY, MOST_STEPS, encoder
from golazo.protocol.parts import (
    Barred,
    Choice,
    ClockInfo,
    DeclinedInfo,
    Happened,
    PlaceInfo,
    Position,
    QuestionInfo,
    Result,
    Step,
    TableInfo,
)
from golazo.protocol.past import Moment
from golazo.protocol.status import WAITING, Ending, Proposal
from golazo.server.refused import Refused
from golazo.server.storage.header import NO_CLOCK, PER_MATCH, Header
from golazo.server.tables.clocks import Clocks
from golazo.server.tables.seat_names import seat_names
from golazo.server.tables.table_state import TableState
from golazo.text.message import Message
from golazo.text.words import Words


def table_info(header: Header, state: TableState | None) -> TableInfo:
    """Return the public information about a table."""
    return TableInfo(
        id=header.id,
        game=header.game,
        rules_version=header.rules_version,
        cards=header.cards,
        own_cards=header.own_cards,
        options=dict(header.options),
        places=[
            PlaceInfo(
                name=place.name,
                player=place.player,
                bot=place.bot,
                open=place.is_open and header.status == WAITING,
                seed=place.seed,
                stand_in=state.stand_ins.get(place.seat, "") if state else "",
                resigned=state is not None and place.seat in state.resigned,
                account=place.account,
                shown=shown,
            )
            for place, shown in zip(header.places, seat_names(header.game, header.places), strict=True)
        ],
        public=header.public,
        chat=header.chat,
        clock=header.clock,
        seconds=header.seconds,
        absence=header.absence,
        status=header.status if state is None else state.status,
        commitment=commitment_of(header.secret),
        created=header.created,
        rematch=header.rematch,
        rematch_of=header.rematch_of,
        imported=header.origin is not None,
        lesson=header.lesson is not None,
        take_backs=state is not None and state.match.take_backs,
    )


def position(state: TableState, seat: int | None) -> Position:
    """Return what a seat sees and may do; a spectator (None) sees what is public, and everything after the end."""
    match = state.match
    to_act, say = state.to_act, match.game.words.action
    asked = is_asked(state, seat)
    return Position(
        seat=seat,
        view=match.game.notation.given(match.state) if state.over and seat is None else match.view(seat),
        to_act=to_act,
        legal=[choice(say, action, match.catalogue) for action in match.legal_actions] if asked else [],
        barred=barred(match) if asked else [],
        figures=match.game.screen.figures(match.state, match.catalogue),
        no_undo=no_undo(state, seat),
    )


def no_undo(state: TableState, seat: int | None) -> Words | None:
    """Return why a seat's player cannot undo; None if they can, and for spectators."""
    if seat is None or state.over:
        return None
    try:
        state.to_take_back(seat)
    except GolazoError as barrier:
        return barrier.message.as_json()
    return None


def is_asked(state: TableState, seat: int | None) -> bool:
    """Return whether a seat is to decide, and is played by a person."""
    return seat is not None and seat == state.to_act and not state.bot_of(seat)


def outlook(state: TableState, seat: int | None) -> dict[str, Any]:
    """Return the outlook for a seat and for each of its actions, as far as the seat can know."""
    if state.over:
        raise Refused("over")
    match = state.match
    return match.outlook(seat, [action.id for action in match.legal_actions] if is_asked(state, seat) else [])


@lru_cache(maxsize=1_000)
def choice(say: Callable[[int, Catalogue], Message], action: Action, catalogue: Catalogue) -> Choice:
    """Return an action with its label, which is always the same with the same cards."""
    return Choice(action.text, say(action.id, catalogue).as_json())


def barred(match: Match) -> list[Barred]:
    """Return actions a player may think of but cannot do now, with the reasons."""
    words, catalogue = match.game.words, match.catalogue
    refused = match.refused(words.shown(match.state, catalogue))
    return [
        Barred(action.text, choice(words.action, action, catalogue).text, refusal.rule, refusal.message.as_json())
        for action, refusal in refused
    ]


def steps(state: TableState, seat: int | None, first: int, before: int | None = None) -> list[Step]:
    """Return steps `first` to `before` - 1 as a seat may know them: the last ones that fit in a frame.

    After the end nothing is hidden.
    """
    end = state.steps if before is None else min(before, state.steps)
    found: list[Step] = []
    size = 0
    for number in range(end - 1, max(first, end - MOST_STEPS) - 1, -1):
        told = step_heard(state, seat, number)
        size += len(encoder.encode(told))
        if found and size > MOST_HISTORY:
            break
        found.append(told)
    return found[::-1]


def step_heard(state: TableState, seat: int | None, number: int) -> Step:
    """Return one step of the match as a seat may know it."""
    match = state.match
    return step(state, seat, number, match.step(number) if state.over else match.step_heard(seat, number))


def step(state: TableState, seat: int | None, number: int, events: list[Event]) -> Step:
    """Return one step. Another seat's action may be secret; its consequences are in the events."""
    told = [Happened(event.name, dict(event.fields), event.said) for event in events]
    if number == 0:
        return Step(0, told)
    decision = state.match.decisions[number - 1]
    knows = state.over or decision.seat == seat
    match = state.match
    promised = match.game.screen.promised(match, number, events)
    return Step(number, told, decision.seat, decision.action if knows else None, promised)


def moment(state: TableState, seat: int | None, number: int) -> Moment:
    """Return a finished match as a seat saw it after a step; None sees everything."""
    match = state.match
    then = match.state_at(number)
    events = match.step(number) if seat is None else match.step_heard(seat, number)
    told = step(state, seat, number, events)
    if seat not in (None, told.seat):
        told = replace(told, action=None)
    return Moment(
        step=told,
        view=match.game.notation.given(then) if seat is None else match.game.notation.view(then, seat),
        figures=match.game.screen.figures(then, match.catalogue),
        outlook=match.game.screen.outlook(then, match.catalogue, ()),
        to_act=match.decisions[number].seat if number < len(match.decisions) else match.to_act,
        last=len(match.decisions),
    )


def clock_info(clocks: Clocks, now: int) -> ClockInfo | None:
    """Return a table's clocks, if it has any."""
    if clocks.kind == NO_CLOCK:
        return None
    return ClockInfo(now, clocks.deadline, list(clocks.left) if clocks.kind == PER_MATCH else [])


def question_info(state: TableState) -> QuestionInfo | None:
    question = state.question
    return (
        None
        if question is None
        else QuestionInfo(cast("Proposal", question.what), question.seat, sorted(question.open))
    )


def declined_info(state: TableState, known: int | None) -> DeclinedInfo | None:
    """Return a question declined after line `known` of the log; None for a new connection (`known` is None)."""
    declined = state.declined
    if declined is None or known is None or declined.seq <= known:
        return None
    return DeclinedInfo(cast("Proposal", declined.what), declined.seat, declined.by)


def result(state: TableState) -> Result | None:
    """Return how the match ended, with the secret of its dice, which is now public."""
    ended = state.ended
    if ended is None:
        return None
    returns = None if ended.returns is None else list(ended.returns)
    rule = state.match.game.limit_rule if ended.how == LIMIT else None
    return Result(cast("Ending", ended.how), state.header.secret.hex(), returns, ended.seat, rule)

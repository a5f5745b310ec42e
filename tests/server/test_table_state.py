"""The fold of a log: whatever people decide, in any order, every node makes the same of it."""

from __future__ import annotations

from dataclasses import astuple
from typing import Any

import hypothesis.strategies as st
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from golazo import games
from golazo.errors import GolazoError
from golazo.protocol.frames import encoder
from golazo.protocol.status import DRAW, PAUSE, PLAYING, UNDO
from golazo.server.storage.entry import (
    ABSENT,
    ANSWER,
    ASK,
    BACK,
    BOT,
    CLOCK,
    CLOSE,
    IDLE,
    LEFT,
    NO,
    NO_SEAT,
    PLAY,
    RESIGN,
    RESUME,
    YES,
    Entry,
)
from golazo.server.storage.header import NO_CLOCK, PER_MATCH, PER_MOVE, Header, Place
from golazo.server.tables import views
from golazo.server.tables.table_state import TableState

BEGIN = 1_800_000_000_000
SITTERS = st.sampled_from(["anna", "bob", "cleo", None])  # None is a bot
SEATS = st.integers(0, 3)
RARELY = st.sampled_from([*range(1, 12), 0])


def header_of(game: str, sitters: list[str | None], clock: str) -> Header:
    cards = games.load(game).load_cards(None)
    places = [Place(seat, who, who or "", "" if who else "random") for seat, who in enumerate(sitters)]
    return Header(
        id="fold",
        game=game,
        rules_version=games.load(game).rules_version,
        cards=cards.hash,
        own_cards=False,
        players=len(places),
        options=games.load(game).options,
        public=False,
        chat=True,
        clock=clock,
        seconds=30,
        absence=300,
        status=PLAYING,
        secret=bytes(32),
        host="anna",
        created=BEGIN,
        started=BEGIN,
        rematch=None,
        rematch_of=None,
        origin=None,
        lesson=None,
        places=tuple(places),
    )


def told(state: TableState) -> list[bytes]:
    """All that leaves the server about a table at a moment."""
    seats = [*range(state.header.players), None]
    shown = [[views.position(state, seat), views.steps(state, seat, 0)] for seat in seats]
    rest = (views.table_info(state.header, state), views.question_info(state), views.result(state))
    return [encoder.encode(one) for one in (*shown, rest, views.clock_info(state.clocks, BEGIN))]


def fingerprint(state: TableState) -> Any:
    """All that a table is at a moment."""
    question = None if state.question is None else astuple(state.question)
    plain = (state.seq, state.position_seq, state.turn_since, state.paused, state.ended)
    lists = (list(state.line), dict(state.requests), dict(state.stand_ins), list(state.resigned))
    clocks = (state.clocks.running, state.clocks.since, state.clocks.used, list(state.clocks.left))
    return plain, lists, question, clocks, state.match.state.tobytes(), list(state.match.decisions)


class Tables(RuleBasedStateMachine):
    """A table at which anything may be tried."""

    @initialize(
        game=st.sampled_from(["machikoro", "tsubasa"]),
        sitters=st.lists(SITTERS, min_size=2, max_size=4).filter(any),
        clock=st.sampled_from([NO_CLOCK, PER_MOVE, PER_MATCH]),
    )
    def open(self, game: str, sitters: list[str | None], clock: str) -> None:
        sitters = sitters[: max(games.load(game).players)]
        self.header = header_of(game, sitters, clock)
        self.people = self.header.people or [0]
        self.cards = games.load(game).load_cards(None)
        self.state = TableState(self.header, self.cards)
        self.log: list[Entry] = []
        self.known: list[list[int]] = [[]]  # after each line of the log: the lines that the match is made of
        self.at = BEGIN

    def attempt(self, kind: str, seat: int, what: str, seconds: int = 1) -> None:
        """Try something; what is refused changes nothing, and what is not is carried out."""
        self.at += seconds * 1000
        entry = Entry(self.state.seq + 1, kind, seat, what, self.at, f"p:{self.state.seq}")
        before = fingerprint(self.state)
        try:
            self.state.refuse(entry)
        except GolazoError:
            assert fingerprint(self.state) == before
            return
        self.state.add(entry)
        self.log.append(entry)
        self.known.append(list(self.state.line))

    def person(self, seat: int) -> int:
        return self.people[seat % len(self.people)]

    @rule(choice=st.integers(0, 10**6), times=st.integers(1, 8), seconds=st.integers(0, 40))
    def play(self, choice: int, times: int, seconds: int) -> None:
        for _ in range(times):
            legal = self.state.match.legal_actions
            if legal and self.state.to_act is not None:
                self.attempt(PLAY, self.state.to_act, legal[choice % len(legal)].text, seconds)

    @rule(seat=SEATS, choice=st.integers(0, 10**6))
    def try_to_play(self, seat: int, choice: int) -> None:
        game = self.state.match.game
        self.attempt(PLAY, self.person(seat), game.words.action_text(choice % game.actions))

    @rule(seat=SEATS, what=st.sampled_from([UNDO, UNDO, DRAW, PAUSE]))
    def ask(self, seat: int, what: str) -> None:
        self.attempt(ASK, self.person(seat), what)

    @rule(seat=SEATS, what=st.sampled_from([YES, YES, NO]))
    def answer(self, seat: int, what: str) -> None:
        self.attempt(ANSWER, self.person(seat), what)

    @precondition(lambda self: self.state.question is not None)
    @rule(number=SEATS, what=st.sampled_from([YES, YES, NO]))
    def answer_when_asked(self, number: int, what: str) -> None:
        asked = sorted(self.state.question.open)  # type: ignore[union-attr]
        self.attempt(ANSWER, asked[number % len(asked)], what)

    @rule(seat=SEATS, kind=st.sampled_from([RESUME, BACK]))
    def speak_up(self, seat: int, kind: str) -> None:
        self.attempt(kind, self.person(seat), "")

    @rule(seat=SEATS, really=RARELY)
    def resign(self, seat: int, really: int) -> None:
        if not really:
            self.attempt(RESIGN, self.person(seat), "")

    @rule(seat=SEATS, what=st.sampled_from([CLOCK, ABSENT, LEFT]))
    def hand_over(self, seat: int, what: str) -> None:
        self.attempt(BOT, seat % self.header.players, what)

    @rule(really=RARELY)
    def close(self, really: int) -> None:
        if not really:
            self.attempt(CLOSE, NO_SEAT, IDLE)

    @invariant()
    def holds_together(self) -> None:
        state = self.state
        question, to_act = state.question, state.to_act
        assert state.seq == len(self.log)
        assert not set(state.stand_ins) & set(state.resigned)
        assert question is None or (question.open and question.seat not in question.open)
        assert question is None or question.what == PAUSE or question.seq > state.position_seq
        assert (state.person_to_act is None) or (state.bot_to_act is None)
        if state.over:
            assert (question, to_act, state.clocks.deadline, state.due, state.paused) == (None,) * 4 + (False,)
        elif state.paused:
            assert state.due is None
        elif state.bot_to_act is not None or self.header.clock != NO_CLOCK:
            assert state.due is not None
        assert all(left >= 0 for left in state.clocks.left)

    @invariant()
    def tells_what_still_stands(self) -> None:
        for since, line in enumerate(self.known):
            keep = self.state.steps_kept(since) - 1
            assert self.state.line[:keep] == line[:keep]
            assert all(seq > since for seq in self.state.line[keep:])

    def teardown(self) -> None:
        if hasattr(self, "log"):
            again = TableState(self.header, self.cards)
            again.add_all(self.log)
            assert fingerprint(again) == fingerprint(self.state)
            assert again.summary() == self.state.summary()
            assert told(again) == told(self.state)


TestTables = Tables.TestCase
TestTables.settings = settings(
    max_examples=60,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=True,
)

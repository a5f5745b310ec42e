"""Follows a table: its state as far as the client was told, and the changes in each frame."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import takewhile

from msgspec import structs

from golazo.client.changes import (
    Asked,
    Began,
    Broke,
    CameBack,
    Change,
    GotUp,
    Over,
    Paused,
    PresenceChanged,
    Resigned,
    Resumed,
    SatDown,
    Settled,
    Spoke,
    Stepped,
    StoodIn,
    TakenBack,
    ViewChanged,
)
from golazo.client.fairness import broken
from golazo.client.net.cookies import Kept, Promise
from golazo.client.seen_match import SeenMatch
from golazo.match.record import AGREED
from golazo.protocol.frames import PresenceFrame, SaidFrame, StepFrame, TableFrame, Told
from golazo.protocol.parts import ClockInfo, Position, Presence, QuestionInfo, Result, Said, Step, TableInfo
from golazo.protocol.status import DRAW, PAUSE, UNDO
from golazo.text.message import Message

NOBODY = Presence([], 0)
CLOSED = "closed"


class Following:
    """The state of a table as told so far; `apply` takes the next frame."""

    def __init__(
        self, info: TableInfo, new_match: Callable[[Position, list[Step]], SeenMatch], kept: Kept, promise: Promise
    ) -> None:
        self.info = info
        self.kept = kept
        self.promise = promise
        self.broken: Message | None = None  # what the table shows differently than before
        self.new_match = new_match
        self.match: SeenMatch | None = None
        self.seq = 0
        self.moved = 0  # the last line of the log that changed the position
        self.connected_before = False
        self.end_told = False
        self.player = ""
        self.seats: list[int] = []
        self.steps: list[Step] = []
        self.position: Position | None = None
        self.presence = NOBODY
        self.clocks: ClockInfo | None = None
        self.until: float | None = None  # when the running clock expires, by this machine's clock
        self.question: QuestionInfo | None = None
        self.paused = False
        self.result: Result | None = None
        self.said: list[Said] = []

    @property
    def over(self) -> bool:
        """Whether no more decisions are possible."""
        return self.result is not None or (self.position is None and self.info.status == CLOSED)

    def apply(self, frame: Told) -> list[Change]:
        """Apply a frame; returns its changes.

        Raises if a frame is missing before it, and everything must be sent again.
        """
        if isinstance(frame, StepFrame):
            return self.step(frame)
        if isinstance(frame, TableFrame):
            return self.all(frame)
        if isinstance(frame, PresenceFrame):
            return list(self.came_and_went(frame.presence))
        if isinstance(frame, SaidFrame):
            return list(self.heard_say([frame.said]))
        return []

    def step(self, frame: StepFrame) -> list[Change]:
        """Apply a decision."""
        if frame.step.number != len(self.steps):
            self.seq = 0
            raise Gap
        self.seq = self.moved = frame.seq
        self.steps.append(frame.step)
        self.position = frame.position
        self.tell_time(frame.clocks)
        lapsed = self.question if self.question is not None and self.question.what != PAUSE else None
        if lapsed is not None:
            self.question = None
        self.renew_match()
        return [self.told(frame.step), *([Settled(lapsed, False)] if lapsed is not None else [])]

    def all(self, frame: TableFrame) -> list[Change]:
        """Apply a complete state, and return what is new."""
        if frame.keep > len(self.steps):
            self.seq = 0
            raise Gap
        info, before, position, question, paused = self.info, self.steps, self.position, self.question, self.paused
        if frame.table.id != info.id:
            self.broken = self.broken or Message("fair-other-dice")
        self.info, self.player, self.seats = structs.replace(frame.table, id=info.id), frame.player, frame.seats
        self.seq, self.position, self.question, self.paused = frame.seq, frame.position, frame.question, frame.paused
        self.steps = [*before[: frame.keep], *frame.steps]
        self.result = frame.result
        self.tell_time(frame.clocks)
        if self.steps != before:
            self.moved = frame.seq
        self.renew_match()
        changes: list[Change] = [*self.kept_promise(), *self.new_faces(info)]
        if position is None and self.position is not None:
            changes.append(Began())
        if self.connected_before:
            changes += self.news(before, position)
        by = None if frame.declined is None else frame.declined.by
        changes += self.questions(question, by, taken_back=any(isinstance(change, TakenBack) for change in changes))
        if self.paused != paused:
            changes.append(Paused() if self.paused else Resumed())
        changes += self.came_and_went(frame.presence)
        changes += self.heard_say(frame.said)
        if self.over and not self.end_told:
            self.end_told = True
            changes.append(Over(self.result))
        self.connected_before = True
        return changes

    def kept_promise(self) -> Iterator[Change]:
        """Compare the table with what was noted; yield a deviation once."""
        if self.promise.imported and self.steps:
            self.kept.note_steps(self.promise, len(self.steps))
        if self.broken is None:
            self.broken = broken(self.promise, self.info, self.seats)
            if self.broken is not None:
                yield Broke(self.broken)

    def news(self, before: list[Step], position: Position | None) -> Iterator[Change]:
        """Yield new and removed steps; from another seat, all steps are new."""
        same = len(before)
        if position is not None and self.position is not None and position.seat != self.position.seat:
            yield ViewChanged(self.position.seat)
        else:
            pairs = zip(before, self.steps, strict=False)
            same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
            if same < len(before):
                yield TakenBack(max(same - 1, 0))
        for step in self.steps[same:]:
            yield self.told(step)

    def told(self, step: Step) -> Stepped:
        match = self.match
        events = () if match is None else tuple(match.event(happened) for happened in step.events)
        return Stepped(step.number, step.seat, step.action, events)

    def new_faces(self, before: TableInfo) -> Iterator[Change]:
        """Yield who sat down or left, who is replaced by a bot, and who resigned."""
        for seat, (old, new) in enumerate(zip(before.places, self.info.places, strict=True)):
            if old.open and not new.open:
                yield SatDown(seat, new.name)
            elif new.open and not old.open:
                yield GotUp(seat)
            if new.stand_in and new.stand_in != old.stand_in:
                yield StoodIn(seat, new.stand_in)
            elif old.stand_in and not new.stand_in and not new.resigned:
                yield CameBack(seat)
            if new.resigned and not old.resigned:
                yield Resigned(seat)

    def questions(self, before: QuestionInfo | None, by: int | None, taken_back: bool) -> Iterator[Change]:
        """Yield a new question, and the outcome of the previous one."""
        asked = self.question
        if before is not None and (asked is None or (asked.what, asked.seat) != (before.what, before.seat)):
            agreed_draw = self.result is not None and self.result.how == AGREED
            yield Settled(before, {UNDO: taken_back, DRAW: agreed_draw, PAUSE: self.paused}[before.what], by)
        if asked is not None and asked != before:
            yield Asked(asked)

    def came_and_went(self, presence: Presence) -> Iterator[Change]:
        before, self.presence = self.presence, presence
        if presence != before:
            came = tuple(seat for seat in presence.seats if seat not in before.seats)
            went = tuple(seat for seat in before.seats if seat not in presence.seats)
            yield PresenceChanged(presence, came, went)

    def heard_say(self, said: list[Said]) -> Iterator[Change]:
        """Yield new chat lines; lines from before the client joined are not news."""
        last = self.said[-1].number if self.said else 0
        fresh = [one for one in said if one.number > last]
        self.said += fresh
        if self.connected_before:
            yield from map(Spoke, fresh)

    def tell_time(self, clocks: ClockInfo | None) -> None:
        self.clocks, self.until = clocks, None
        if clocks is not None and clocks.deadline is not None:
            self.until = time.monotonic() + (clocks.deadline - clocks.now) / 1000

    def renew_match(self) -> None:
        """Update the match, or create it once it has begun."""
        if self.position is None:
            self.match = None
        elif self.match is None:
            self.match = self.new_match(self.position, self.steps)
        if self.match is not None and self.position is not None:
            self.match.update(self.info, self.position, self.steps, self.result)


class Gap(Exception):
    """A frame is missing before this one."""

"""Messages about a table besides the match itself: players, requests, chat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from golazo.cli.networked.account_sign import signed
from golazo.cli.output.console import printable
from golazo.cli.playing.screen import Screen
from golazo.client.changes import (
    Asked,
    Broke,
    CameBack,
    Change,
    Lost,
    Paused,
    PresenceChanged,
    Reconnected,
    Resigned,
    Resumed,
    Settled,
    Spoke,
    StoodIn,
    TakenBack,
)
from golazo.client.table import Table
from golazo.text.message import Message, Seat


class News:
    """Turns changes into sentences."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self.take_backs_told = table.info.take_backs
        self.tellers: dict[type, Callable[[Any], Iterator[Message]]] = {
            PresenceChanged: self.came_and_went,
            StoodIn: self.stood_in,
            CameBack: self.came_back,
            Resigned: self.resigned,
            Asked: self.asked,
            Settled: self.settled,
            TakenBack: self.taken_back,
            Spoke: self.spoke,
            Paused: lambda _: iter([Message("join-paused")]),
            Resumed: lambda _: iter([Message("join-resumed")]),
            Broke: lambda change: iter([Message.of("join-broke", problem=change.problem)]),
            Lost: lambda _: iter([Message("join-lost")]),
            Reconnected: lambda _: iter([Message("join-reconnected")]),
        }

    def sentences(self, change: Change) -> list[str]:
        """Return the sentences about a change."""
        teller = self.tellers.get(type(change))
        return [] if teller is None else [self.screen.of_people(message) for message in teller(change)]

    def came_and_went(self, change: PresenceChanged) -> Iterator[Message]:
        for key, seats in (("join-came", change.came), ("join-went", change.went)):
            for seat in seats:
                if seat not in self.table.seats:
                    yield Message(key, {"seat": Seat(seat)})

    def stood_in(self, change: StoodIn) -> Iterator[Message]:
        yield Message(f"join-stood-in-{change.why}", {"seat": Seat(change.seat)})

    def came_back(self, change: CameBack) -> Iterator[Message]:
        yield Message("join-came-back", {"seat": Seat(change.seat)})

    def resigned(self, change: Resigned) -> Iterator[Message]:
        yield Message("join-resigned", {"seat": Seat(change.seat)})

    def asked(self, change: Asked) -> Iterator[Message]:
        yield Message(f"join-asks-{change.question.what}", {"seat": Seat(change.question.seat)})

    def settled(self, change: Settled) -> Iterator[Message]:
        by, asked = change.declined_by, change.question
        if by is None:
            yield Message("join-agreed" if change.agreed else "join-declined")
        else:
            key = "join-withdrawn" if by == asked.seat else f"join-declines-{asked.what}"
            yield Message(key, {"seat": Seat(by)})

    def taken_back(self, change: TakenBack) -> Iterator[Message]:
        yield Message("join-taken-back", {"decisions": change.decisions})
        if self.table.info.take_backs and not self.take_backs_told:
            self.take_backs_told = True
            yield Message("play-take-backs-from-now")

    def spoke(self, change: Spoke) -> Iterator[Message]:
        said = change.said
        name = (
            signed(self.screen.say, printable(said.name), said.account)
            if said.seat is None
            else self.screen.heading_of(said.seat)
        )
        yield Message("join-said", {"name": name or self.screen.say("join-spectator"), "text": printable(said.text)})

"""The match in figures: what both teams made of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from golazo.cli.playing import screen
from golazo.games.tsubasa.state import SEATS
from golazo.games.tsubasa.terminal.drawing import BOOKINGS, Drawing
from golazo.games.tsubasa.terminal.sight import Sight
from golazo.match.match import Event

FIGURES = ("goals", "shots", "passes", "won", "saves", "tokens", "booked")
CHOSEN = {"shot": "shots", "pass": "passes"}
COUNTED = {"duelled": "shots", "goal": "shots in", "passed": "passes in", "ball-won": "won", "caught": "saves"}


class Summary(Drawing):
    """Figures of everything that has happened so far."""

    def __init__(self, at: screen.Screen, sight: Sight, events: Iterable[Event]) -> None:
        super().__init__(at, sight)
        self.counts = Counter(counted for event in events for counted in figures_of(event))

    def table(self) -> Table:
        """Both teams side by side, and between them what the figures are."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for justify in ("right", "center", "left"):
            table.add_column(justify=justify, no_wrap=True)
        nankatsu, toho = (self.crowned(seat) for seat in SEATS)
        table.add_row(nankatsu, "", toho)
        for name in FIGURES:
            left, right = (self.figure(seat, name) for seat in SEATS)
            table.add_row(left, Text(self.say(f"final-{name}"), "dim"), right)
        return table

    def crowned(self, seat: int) -> Text:
        """A team, with a star if nobody scored more."""
        best = self.seen["goals"][seat] == max(self.seen["goals"])
        return Text("★ " if best else "").append_text(self.shirt(seat))

    def figure(self, seat: int, name: str) -> Text:
        """One figure; of shots and passes, how many of how many came off."""
        if name == "goals":
            return Text(str(self.seen["goals"][seat]), "bold")
        if name == "booked":
            booked = self.seen["booked"][seat]
            return Text(f" {self.named(booked)} ", BOOKINGS[booked]) if booked in BOOKINGS else Text("–")
        if name in ("shots", "passes"):
            return Text(f"{self.counts[seat, f'{name} in']}/{self.counts[seat, name]}")
        return Text(str(self.counts[seat, name]))


def figures_of(event: Event) -> list[tuple[int, str]]:
    """What an event adds to whose figures."""
    if event.name == "chose":
        return [(event["seat"], CHOSEN[event["action"]])]
    if event.name == "spent":
        return [(event["seat"], "tokens")] * event["count"]
    if event.name == "corner":
        return [(1 - event["seat"], "saves")]
    return [(event["seat"], COUNTED[event.name])] if event.name in COUNTED else []

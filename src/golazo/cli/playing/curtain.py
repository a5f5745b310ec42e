"""The curtain between two players at one screen, in games with hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console

from golazo.cli.options.screen_reader import screen_reader
from golazo.match.match import Event

if TYPE_CHECKING:
    from golazo.cli.playing.local_match import Session

FORGET_WHAT_SCROLLED_OFF = "\x1b[3J"


class Curtain:
    """Hides the screen between players; not used if nothing is hidden."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.match = session.match
        self.screen = session.screen
        humans = [seated for seated in self.match.seats if not seated.bot]
        self.needed = self.match.game.hidden and len(humans) > 1
        self.decided: dict[int, int] = {}  # by seat: the step of the last decision at this screen

    def hides(self, seat: int) -> bool:
        """Return whether the screen is showing another player's cards."""
        return self.needed and seat != self.screen.viewer

    def ahead(self) -> bool:
        """Whether the curtain falls before the next decision."""
        seat = self.match.to_act
        if seat is None or self.match.seats[seat].bot:
            return False
        return self.hides(seat) and len(self.match.legal_actions) > 1

    def note_decision(self, seat: int) -> None:
        """Store the step of a decision: later events are told to its player next time."""
        self.decided[seat] = len(self.match.decisions)

    def fall(self, seat: int) -> bool:
        """Clear the screen, wait until only the next player looks, and tell what happened; False to leave.

        Public output may stay on the screen. Public events are told while everyone is still looking; the next player's
        own come afterwards.
        """
        name, since = self.screen.names[seat], self.last_decision(seat)
        if self.screen.viewer is not None:
            clear(self.session.console)
        self.screen.viewer = None
        self.session.print(self.screen.headline(self.session.say("play-curtain", name=name)))
        self.session.recount(since, None)
        self.session.print(self.session.say("play-curtain-enter", name=name))
        if self.session.read() is None:
            return False
        self.screen.viewer = seat
        self.session.table_shown_at = None
        self.session.tell(self.for_one_alone(seat, since))
        return True

    def for_one_alone(self, seat: int, since: int) -> list[Event]:
        """Return the events from a step on of which a player knows more than the public."""
        own, public = ([event for step in self.match.heard(who, since) for event in step] for who in (seat, None))
        return [mine for mine, theirs in zip(own, public, strict=True) if mine != theirs]

    def last_decision(self, seat: int) -> int:
        """Return the step of a player's last decision, in this session or an earlier one.

        0, the deal, if there is none.
        """
        earlier = [number for number, decision in enumerate(self.match.decisions, 1) if decision.seat == seat]
        return self.decided.get(seat, earlier[-1] if earlier else 0)


def clear(console: Console) -> None:
    """Clear a terminal, including what can be scrolled back to."""
    if console.is_dumb_terminal or (console.is_terminal and screen_reader.chosen):
        console.print("\n" * console.height)
    elif console.is_terminal:
        console.clear()
        console.file.write(FORGET_WHAT_SCROLLED_OFF)
        console.file.flush()

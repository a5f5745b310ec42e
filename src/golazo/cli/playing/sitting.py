"""A match before somebody at the terminal, wherever it is played: what is shown, told and offered."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.text import Text

from golazo.cli.options.common import departures
from golazo.cli.playing.screen import screen_of
from golazo.match.any_match import AnyMatch
from golazo.match.match import Action, Event
from golazo.match.verify import how_it_ended
from golazo.text.texts import Texts

OPENING_LINES = 12
PAUSE = 0.9  # seconds after a bot's turn, to read it


class Sitting:
    """A match and its screen. `at_screen` says whose decisions are taken here."""

    def __init__(self, match: AnyMatch, say: Texts, console: Console, fast: bool) -> None:
        self.match = match
        self.say = say
        self.console = console
        self.pause = 0.0 if fast or not console.is_terminal else PAUSE
        self.screen = screen_of(match, say, console)
        self.table_shown_at: int | None = None
        self.last_heading = ""

    def at_screen(self, seat: int) -> bool:
        """Whether whoever plays a seat sits here."""
        return not self.match.seats[seat].bot

    def open(self) -> None:
        """Say what is played and how, and show the table, unless that would push the words off the screen."""
        match = self.match
        self.print(Text(self.say("play-title", game=self.say("game-name"), players=match.players), "bold"))
        for option in departures(match.game, match.options):
            self.print(self.say(option))
        if match.take_backs:
            self.print(self.say("play-take-backs"))
        if match.decisions:
            self.print(self.say("play-resumed", decisions=len(match.decisions)))
            self.recap()
        else:
            self.print(" ".join(self.screen.welcome()))
        self.print()
        if not self.console.is_terminal or self.fits():
            self.show_table()

    def recap(self) -> None:
        """Say how a match stands that goes on, where that is not told otherwise."""

    def fits(self) -> bool:
        """Whether the whole table can stand on the screen together with a welcome and the first turns."""
        lines = self.console.render_lines(self.screen.table(), pad=False)
        return len(lines) + OPENING_LINES <= self.console.height

    def show_table(self) -> None:
        self.print(self.screen.table())
        self.print()
        self.table_shown_at = len(self.match.decisions)

    def forced(self, choices: Sequence[Action]) -> Action | None:
        """The only thing there is to do, unless it brings something to light: that stays in the player's hands."""
        return choices[0] if len(choices) == 1 and not self.match.brings_to_light(choices[0]) else None

    def offer(self, choices: Sequence[Action]) -> None:
        """Show what there is to choose from, under a heading where it is a new turn or the heading a new one."""
        decisions, heading = self.match.decisions, self.screen.heading()
        if not decisions or decisions[-1].seat != self.match.to_act or heading != self.last_heading:
            self.print(self.screen.headline(heading))
            self.last_heading = heading
        offered = self.screen.offer(choices, self.table_is_fresh())
        if offered is not None:
            self.print(offered)

    def table_is_fresh(self) -> bool:
        """Whether the player has seen the table and has decided nothing since."""
        if self.table_shown_at is None:
            return False
        return not any(self.at_screen(decision.seat) for decision in self.match.decisions[self.table_shown_at :])

    def prompt(self) -> str:
        """Several at one screen are asked by name."""
        seat = self.match.to_act
        return "> " if self.screen.you is not None or seat is None else f"{self.screen.names[seat]} > "

    def tell(self, events: Sequence[Event], before: str = "") -> None:
        """What happened, in a paragraph."""
        paragraph = self.screen.paragraph(events, before)
        if paragraph is not None:
            self.print(paragraph)

    def recount(self, since: int, seat: int | None) -> None:
        """What has happened from a step on, as a seat hears it, in a paragraph for each player's stretch."""
        teller = None
        stretch: list[Event] = []
        for number, events in enumerate(self.match.heard(seat, since), since):
            decider = self.match.decisions[number - 1].seat if number else None
            if decider != teller:
                self.tell(stretch)
                teller, stretch = decider, []
            stretch += events
        self.tell(stretch)

    def show_result(self) -> None:
        """Who has won, if anybody could, and how everybody stands."""
        outcome = self.match.outcome
        if outcome is not None:
            self.print(self.screen.headline(self.screen.sentence(self.screen.result(outcome.winner))))
        if self.match.at_limit:
            self.print(self.say.say(how_it_ended(self.match.ended, self.match.game.name)))
        self.print(self.screen.final_table())
        if self.match.take_backs:
            self.print(self.say("play-take-backs"))
        self.print()

    def print(self, what: RenderableType = "") -> None:
        """Print as it is: what a player is called or has typed is no markup."""
        self.console.print(Text(what) if isinstance(what, str) else what)

    def print_line(self, key: str, **arguments: str) -> None:
        """Print one line whole, so that a file or command in it can be copied."""
        self.console.print(self.say(key, **arguments), markup=False, soft_wrap=True)

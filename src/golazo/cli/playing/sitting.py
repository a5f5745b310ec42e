"""A session of a match at the terminal, local or networked: what is shown, told and offered."""

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
PAUSE = 0.9  # seconds to read a bot's turn


class Sitting:
    """A match and its screen. `at_screen` tells whose decisions are made here."""

    def __init__(self, match: AnyMatch, say: Texts, console: Console, fast: bool) -> None:
        self.match = match
        self.say = say
        self.console = console
        self.pause = 0.0 if fast or not console.is_terminal else PAUSE
        self.screen = screen_of(match, say, console)
        self.table_shown_at: int | None = None
        self.last_heading = ""

    def at_screen(self, seat: int) -> bool:
        """Return whether a seat's player is at this screen."""
        return not self.match.seats[seat].bot

    def open(self) -> None:
        """Print the game and its settings, and the table unless it would push the words off the screen."""
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
        """Print the state of a resumed match, unless it is printed elsewhere."""

    def fits(self) -> bool:
        """Return whether the table fits on the screen together with a welcome and the first turns."""
        lines = self.console.render_lines(self.screen.table(), pad=False)
        return len(lines) + OPENING_LINES <= self.console.height

    def show_table(self) -> None:
        self.print(self.screen.table())
        self.print()
        self.table_shown_at = len(self.match.decisions)

    def forced(self, choices: Sequence[Action]) -> Action | None:
        """Return the only choice, unless it reveals something: then the player makes it."""
        return choices[0] if len(choices) == 1 and not self.match.reveals_something(choices[0]) else None

    def offer(self, choices: Sequence[Action]) -> None:
        """Print the choices, under a heading if the turn or the heading is new."""
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
        """Return the prompt, with the player's name if several share the screen."""
        seat = self.match.to_act
        return "> " if self.screen.you is not None or seat is None else f"{self.screen.names[seat]} > "

    def tell(self, events: Sequence[Event], before: str = "") -> None:
        """Print events as a paragraph."""
        paragraph = self.screen.paragraph(events, before)
        if paragraph is not None:
            self.print(paragraph)

    def recount(self, since: int, seat: int | None) -> None:
        """Print the events from a step on that a seat may know, a paragraph for each player's run of decisions."""
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
        """Print who has won, if anyone could, and the final standings."""
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
        """Print without markup: names and typed text are no markup."""
        self.console.print(Text(what) if isinstance(what, str) else what)

    def print_line(self, key: str, **arguments: str) -> None:
        """Print one line without wrapping, so that a file or command in it can be copied."""
        self.console.print(self.say(key, **arguments), markup=False, soft_wrap=True)

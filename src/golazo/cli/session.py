"""A match at the terminal: whose turn it is, what bots do, what the player types, and the record that is kept of it."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from golazo.cli.console import command_about, forgive_stray_bytes
from golazo.cli.curtain import Curtain
from golazo.cli.match_files import save
from golazo.cli.replies import Replies, Then
from golazo.cli.screen import headline, screen_of
from golazo.cli.settings import departures
from golazo.errors import Interrupted
from golazo.match import Action, Event, Match
from golazo.text import Texts

OPENING_LINES = 12
PAUSE = 0.9  # seconds after a bot's turn, to read it


class Session:
    """One sitting: a match, its screen, and the file in which it is kept after every decision."""

    def __init__(self, match: Match, say: Texts, console: Console, file: Path, fast: bool) -> None:
        self.match = match
        self.say = say
        self.console = console
        self.file = file
        self.pause = 0.0 if fast or not console.is_terminal else PAUSE
        self.screen = screen_of(match, say, console)
        self.replies = Replies(self)
        self.curtain = Curtain(self)
        self.table_shown_at: int | None = None
        self.last_heading = ""
        forgive_stray_bytes()
        if not match.decisions:
            self.save()

    def run(self) -> None:
        """Play until the match is over or the player leaves; Ctrl-C leaves too."""
        try:
            if self.match.over:
                self.tell(self.match.last_events)
            else:
                self.open()
            while (seat := self.match.to_act) is not None:
                if not self.decide(seat):
                    self.leave()
                    return
            self.close()
        except KeyboardInterrupt:
            self.print()
            raise Interrupted("play-interrupted", command=self.command_to_resume()) from None

    def save(self) -> None:
        save(self.file, self.match.record())

    def open(self) -> None:
        """Say what is played and how, and show the table, unless that would push the words off the screen."""
        match = self.match
        self.print(Text(self.say("play-title", game=self.say("game-name"), players=match.players), "bold"))
        for option in departures(match.game, match.options):
            self.print(self.say(option))
        if match.decisions:
            self.print(self.say("play-resumed", decisions=len(match.decisions)))
        else:
            self.print(" ".join(self.screen.welcome()))
        self.print()
        if not self.console.is_terminal or self.fits():
            self.show_table()

    def fits(self) -> bool:
        """Whether the whole table can stand on the screen together with a welcome and the first turns."""
        lines = self.console.render_lines(self.screen.table(), pad=False)
        return len(lines) + OPENING_LINES <= self.console.height

    def show_table(self) -> None:
        self.print(self.screen.table())
        self.print()
        self.table_shown_at = len(self.match.decisions)

    def decide(self, seat: int) -> bool:
        """Take one decision, or all of a bot's in a row; False when the player leaves."""
        if self.match.seats[seat].bot:
            self.bot_turn(seat)
            return True
        if self.curtain.hides(seat):
            forced = self.match.legal_actions
            if len(forced) == 1:
                self.tell(self.play(forced[0]))
                return True
            if not self.curtain.fall(seat):
                return False
        self.screen.viewer = seat
        choices = self.screen.choices()
        if len(choices) == 1 and not self.chancy(choices[0]):
            reason = self.screen.forced(choices[0])
            self.tell(self.play(choices[0]), reason)
            return True
        return self.ask(seat, choices)

    def bot_turn(self, seat: int) -> None:
        """All that a bot does before it is somebody else's turn, told in one paragraph."""
        events: list[Event] = []
        while self.match.to_act == seat:
            events += self.play(self.match.bot_choice(self.match.seats[seat].bot))
        self.tell(events)
        time.sleep(self.pause)

    def chancy(self, action: Action) -> bool:
        """Whether an action brings something to light: such a one is never taken out of the player's hands."""
        self.match.play(action)
        found = self.came_up(self.match.last_events)
        self.match.undo()
        return found

    def came_up(self, events: Sequence[Event]) -> bool:
        """Whether there are dice, draws or secrets laid open among some events."""
        words = self.match.game.words
        barriers = words.chance_events | words.reveal_events
        return any(words.event_names.index(event.name) in barriers for event in events)

    def play(self, action: Action) -> list[Event]:
        """Carry out an action and keep the match as it stands then; returns what the viewer hears of it."""
        self.match.play(action)
        self.save()
        return self.match.heard(self.screen.viewer, len(self.match.decisions))[0]

    def ask(self, seat: int, choices: Sequence[Action]) -> bool:
        """Ask the player until a choice is made; False when the player leaves."""
        self.offer(choices)
        while True:
            self.print(Text(self.screen.question(choices), "bold"))
            line = self.read()
            if line is None:
                return False
            answer = self.replies.answer(line, choices)
            if isinstance(answer, Action):
                events = self.play(answer)
                self.curtain.note_decision(seat)
                if not self.curtain.ahead():
                    self.tell(events)
                return True
            if answer is not Then.ASK_AGAIN:
                return answer is Then.LOOK_ANEW

    def offer(self, choices: Sequence[Action]) -> None:
        """Show what there is to choose from, under a heading where it is a new turn or the heading a new one."""
        decisions, heading = self.match.decisions, self.screen.heading()
        if not decisions or decisions[-1].seat != self.match.to_act or heading != self.last_heading:
            self.print(headline(heading))
            self.last_heading = heading
        offered = self.screen.offer(choices, self.table_is_fresh())
        if offered is not None:
            self.print(offered)

    def table_is_fresh(self) -> bool:
        """Whether the player has seen the table and has decided nothing since."""
        if self.table_shown_at is None:
            return False
        since = self.match.decisions[self.table_shown_at :]
        return all(self.match.seats[decision.seat].bot for decision in since)

    def read(self) -> str | None:
        """What the player types; None at the end of the input."""
        try:
            line = input(self.prompt())
        except EOFError:
            self.print()
            return None
        if not sys.stdin.isatty():
            self.print(line)
        return line.strip()

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

    def leave(self) -> None:
        """Say how to come back."""
        self.print_line("play-kept", file=str(self.file))
        self.print_line("play-resume-with", command=self.command_to_resume())

    def close(self) -> None:
        """Say how it ended, and where the record is."""
        winner = self.match.outcome.winner if self.match.outcome else None
        self.print(headline(self.screen.sentence(self.screen.result(winner))))
        self.print(self.screen.final_table())
        self.print()
        self.print_line("play-kept", file=str(self.file))
        self.print_line("play-replay-with", command=command_about(self.match, "replay", str(self.file)))

    def command_to_resume(self) -> str:
        return command_about(self.match, "play", "--resume", str(self.file))

    def print(self, what: RenderableType = "") -> None:
        """Print as it is: what a player is called or has typed is no markup."""
        self.console.print(Text(what) if isinstance(what, str) else what)

    def print_line(self, key: str, **arguments: str) -> None:
        """Print one line whole, so that a file or command in it can be copied."""
        self.console.print(self.say(key, **arguments), markup=False, soft_wrap=True)

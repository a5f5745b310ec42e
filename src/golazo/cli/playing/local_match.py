"""A match on this machine: turns, bots, input, and saving the record."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from golazo.cli.output.console import command_about
from golazo.cli.playing.curtain import Curtain
from golazo.cli.playing.local_replies import LocalReplies
from golazo.cli.playing.match_files import save
from golazo.cli.playing.replies import Then
from golazo.cli.playing.sitting import Sitting
from golazo.cli.playing.understanding import plain
from golazo.errors import Interrupted
from golazo.match.match import Action, Event, Match
from golazo.text.message import Message, Seat
from golazo.text.texts import Texts


class Session(Sitting):
    """One session: a match, its screen, and the file it is saved to after every decision."""

    match: Match

    def __init__(self, match: Match, say: Texts, console: Console, file: Path, fast: bool) -> None:
        super().__init__(match, say, console, fast)
        self.file = file
        self.replies = LocalReplies(self)
        self.curtain = Curtain(self)
        if not match.decisions:
            self.save()

    def run(self) -> bool:
        """Play until the match is over or the player leaves; Ctrl-C leaves, too. True if another match is wanted."""
        try:
            came_late = self.match.over
            if came_late:
                self.tell(self.match.last_events)
            else:
                self.open()
            while (seat := self.match.to_act) is not None:
                if not self.decide(seat):
                    self.leave()
                    return False
            self.close()
            return not came_late and self.wants_another()
        except KeyboardInterrupt:
            self.print()
            raise Interrupted("play-interrupted", command=self.command_to_resume()) from None

    def recap(self) -> None:
        """Print the state of the match, what happened since the player's last decision, and whose turn it is."""
        for line in self.screen.how_it_stands():
            self.print(line)
        if not self.curtain.needed:
            self.recount(self.before_the_others(), self.screen.viewer)
        if self.match.to_act is not None:
            self.print(self.screen.sentence(Message("play-turn", {"seat": Seat(self.match.to_act)})))

    def before_the_others(self) -> int:
        """Return the first step of the others' last run of decisions, before any of the reader's."""
        reader = self.match.to_act if self.screen.you is None else self.screen.you
        deciders = [decision.seat for decision in self.match.decisions]
        while deciders and deciders[-1] == reader:
            deciders.pop()
        while deciders and deciders[-1] != reader:
            deciders.pop()
        return len(deciders) + 1

    def wants_another(self) -> bool:
        """Ask the players at the screen whether they want a rematch; bots alone are not asked."""
        if not any(self.at_screen(seat) for seat in range(self.match.players)):
            return False
        self.print(Text(self.say("play-again"), "bold"))
        return plain(self.read() or "") in ("yes", plain(self.say("command-yes")))

    def save(self) -> None:
        save(self.file, self.match.record())

    def decide(self, seat: int) -> bool:
        """Make one decision, or all of a bot's in a row; False if the player leaves."""
        if self.match.seats[seat].bot:
            self.bot_turn(seat)
            return True
        if self.curtain.hides(seat):
            only = self.match.legal_actions
            if len(only) == 1:
                self.tell(self.play(only[0]))
                return True
            if not self.curtain.fall(seat):
                return False
        self.screen.viewer = seat
        choices = self.screen.choices()
        forced = self.forced(choices)
        if forced is not None:
            reason = self.screen.forced(forced)
            self.tell(self.play(forced), reason)
            return True
        return self.ask(seat, choices)

    def bot_turn(self, seat: int) -> None:
        """Play a bot's decisions up to another player's turn, told in one paragraph."""
        events: list[Event] = []
        while self.match.to_act == seat:
            events += self.play(self.match.bot_choice(self.match.seats[seat].bot))
        self.tell(events)
        time.sleep(self.pause)

    def play(self, action: Action) -> list[Event]:
        """Carry out an action and save the match; returns the events that the viewer may know."""
        self.match.play(action)
        self.save()
        return self.match.heard(self.screen.viewer, len(self.match.decisions))[0]

    def ask(self, seat: int, choices: Sequence[Action]) -> bool:
        """Ask the player until a choice is made; False if the player leaves."""
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

    def read(self) -> str | None:
        """Return what the player types; None at the end of the input."""
        try:
            line = input(self.prompt())
        except EOFError:
            self.print()
            return None
        if not sys.stdin.isatty():
            self.print(line)
        return line.strip()

    def leave(self) -> None:
        """Print how to resume."""
        self.print_line("play-kept", file=str(self.file))
        self.print_line("play-resume-with", command=self.command_to_resume())

    def close(self) -> None:
        """Print how the match ended, and where the record is."""
        self.show_result()
        self.print_line("play-kept", file=str(self.file))
        self.print_line("play-replay-with", command=command_about(self.match, "replay", str(self.file)))

    def command_to_resume(self) -> str:
        return command_about(self.match, "play", "--resume", str(self.file))

"""Prints a recorded match, decision by decision."""

from __future__ import annotations

from typing import Any

from golazo.cli.output.console import command_about, out, words
from golazo.cli.playing.screen import Screen, screen_of
from golazo.match.dice import PartialDice
from golazo.match.match import Event, Match
from golazo.match.record import BY_THE_RULES, RESIGNED
from golazo.match.verify import how_it_ended
from golazo.text.message import Message, Seat


class ReplayReport:
    """A match and how much of it is shown.

    All of a finished one, otherwise what a spectator knows, unless all is wanted.

    It is shown up to decision `to`, or to its last. Nobody is addressed as "you": the reader may not have played.
    """

    def __init__(self, match: Match, everything: bool, to: int | None) -> None:
        self.match = match
        self.open = everything or match.ended is not None or not match.game.hidden
        self.say = words(match.game)
        self.decisions = len(match.decisions)
        while to is not None and len(match.decisions) > to:
            match.undo()

    def tell(self, file: str) -> None:
        """Print the whole log, then the table."""
        match, say, console = self.match, self.say, out()
        screen = screen_of(match, say, console)
        seat = match.to_act if screen.you is None else screen.you
        screen.address(None)
        screen.viewer = seat if self.open else None
        console.print(say("replay-title", game=say("game-name"), decisions=len(match.decisions)), style="bold")
        if match.take_backs:
            console.print(say("play-take-backs"), soft_wrap=True)
        for number, events in enumerate(match.steps if self.open else match.heard(None)):
            for event in events:
                console.print(f"{number:>4}  {screen.sentence(event.message)}", markup=False, soft_wrap=True)
        console.print()
        console.print(screen.final_table() if match.over else screen.table())
        if not self.open:
            console.print(say("replay-still-hidden"), soft_wrap=True)
        self.tell_end(screen, file)

    def tell_end(self, screen: Screen, file: str) -> None:
        """Print how the match ended, unless printed before; of a match shown in part, how much was shown."""
        match, say, console = self.match, self.say, out()
        ended, told = match.ended, len(match.decisions)
        if told < self.decisions:
            console.print(say("replay-part", told=told, decisions=self.decisions), soft_wrap=True)
        elif ended is None and not isinstance(match.dice, PartialDice):
            command = command_about(match, "play", "--resume", file)
            console.print(say("replay-unfinished", command=command), markup=False, soft_wrap=True)
        elif ended is not None and ended.how == RESIGNED and ended.seat is not None:
            console.print(screen.of_people(Message.of("join-resigned", seat=Seat(ended.seat))), markup=False)
        elif ended is None or ended.how != BY_THE_RULES:
            console.print(say.say(how_it_ended(ended, match.game.name)), soft_wrap=True)

    def as_data(self) -> dict[str, Any]:
        """Return the match as plain data: decisions with their events, the position, the outcome.

        For spectators an action may be secret; then only its public events are included.
        """
        match, ended = self.match, self.match.ended
        dealt, *steps = match.steps if self.open else match.heard(None)
        decisions = [
            {
                "seat": decision.seat,
                "action": decision.action if self.open else None,
                "events": [as_data(event) for event in events],
            }
            for decision, events in zip(match.decisions, steps, strict=True)
        ]
        return {
            "game": match.game.name,
            "players": match.players,
            "options": match.options,
            "dealt": [as_data(event) for event in dealt],
            "decisions": decisions,
            "state": match.game.notation.given(match.state) if self.open else match.view(None),
            "returns": None if ended is None or ended.returns is None else list(ended.returns),
            "ended": None if ended is None else ended.how,
            "take_backs": match.take_backs,
        }


def as_data(event: Event) -> dict[str, Any]:
    """An event as plain data, in the form in which a server tells it."""
    return {"name": event.name, "fields": dict(event.fields)}

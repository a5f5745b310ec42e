"""A match over the network, shown at the terminal."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from golazo.cli.networked.inbox import Done, Ended, Inbox, Quiet, Typed
from golazo.cli.networked.news import News
from golazo.cli.networked.replies import NetworkedReplies
from golazo.cli.output.console import printable
from golazo.cli.playing.replies import Then
from golazo.cli.playing.sitting import Sitting
from golazo.client.changes import Asked, Change, Over, Stepped, StoodIn, ViewChanged
from golazo.client.errors import ClientError
from golazo.client.own_turn import Turn
from golazo.client.seen_match import SeenMatch
from golazo.client.table import Table
from golazo.match.match import Action, Event
from golazo.text.message import Message, Seat
from golazo.text.texts import Texts

TOGETHER = 0.4  # seconds within which a player's decisions are joined into one paragraph
WIPE = "\r\x1b[2K"


class NetworkedSession(Sitting):
    """One session: prints what others do, and asks for the user's decisions."""

    match: SeenMatch

    def __init__(self, table: Table, match: SeenMatch, say: Texts, console: Console, ears: Inbox, fast: bool) -> None:
        super().__init__(match, say, console, fast)
        self.table = table
        self.ears = ears
        self.resume_command = ""  # the command that continues this match
        self.turn: Turn | None = None  # the turn that the user is asked for
        self.choices: list[Action] = []
        self.playing = False  # whether a decision is being sent
        self.prompted = False
        self.stretch: list[Event] = []  # events of one player that are not printed yet
        self.teller: int | None = None
        self.reason = ""
        self.thinker: int | None = None
        self.set_names()
        self.news = News(table, self.screen)
        self.replies = NetworkedReplies(self)

    def set_names(self) -> None:
        """Set the names from the server, and address the user as you if they have one seat."""
        seats, screen = self.table.seats, self.screen
        screen.address(seats[0] if len(seats) == 1 else None)
        screen.viewer = self.match.seat
        for seat, place in enumerate(self.table.info.places):
            if place.shown and (place.name or seat != screen.you):
                screen.names[seat] = printable(self.say.say(Message.from_json(place.shown)))
        screen.accounts = {seat for seat, place in enumerate(self.table.info.places) if place.account}

    def at_screen(self, seat: int) -> bool:
        return seat in self.table.seats

    async def run(self) -> bool:
        """Play or watch until the match is over; False if the player leaves before."""
        await self.table.relieve()
        self.open()
        self.catch_up()
        while not self.table.over or self.ears.waiting:
            if not self.ears.waiting:
                await self.check_turn()
            heard = await self.ears.next(self.asking, TOGETHER if self.stretch else None)
            if isinstance(heard, (Over, Ended)):
                break
            if not self.take(heard):
                return False
            if isinstance(heard, Quiet):
                await asyncio.sleep(self.pause)
        self.print_stretch()
        return True

    def catch_up(self) -> None:
        """Print what happened since the player's last decision; for a spectator the table is enough."""
        own = [number for number, decision in enumerate(self.match.decisions, 1) if self.at_screen(decision.seat)]
        if self.table.seats and self.match.decisions:
            self.recount(own[-1] + 1 if own else 1, self.match.seat)

    @property
    def asking(self) -> bool:
        """Whether the player is asked for something."""
        question, mine = self.table.question, self.table.seats
        asked = question is not None and any(seat in question.open for seat in mine)
        choosing = self.turn is not None and not self.playing
        idle = self.table.stood_in or (self.table.paused and bool(mine))
        return choosing or asked or idle or self.replies.resigning

    async def check_turn(self) -> None:
        """Check whose decision it is, and ask for it if it is the user's."""
        if self.playing:
            return
        turn = await self.table.turn()
        if turn is None:
            self.turn, self.choices = None, []
            self.print_whose_turn()
        elif self.turn is None or self.turn.moved != turn.moved or self.turn.missed:
            self.print_stretch()
            self.begin(turn)
        elif not self.prompted and not self.stretch:
            self.ask()

    def begin(self, turn: Turn) -> None:
        """Offer the choices of a turn; a forced action is played at once."""
        self.turn, self.thinker, self.reason = turn, None, ""
        self.screen.viewer = turn.seat
        self.choices = self.screen.choices()
        forced = self.forced(self.choices)
        if forced is not None:
            self.reason = self.screen.forced(forced)
            self.decide(forced)
        else:
            self.offer(self.choices)
            self.ask()

    def ask(self) -> None:
        """Print the question and wait for a line."""
        self.print(Text(self.screen.question(self.choices), "bold"))
        self.console.print(Text(self.prompt()), end="")
        self.console.file.flush()
        self.prompted = True

    def take(self, heard: Change | Typed | Done | Quiet) -> bool:
        """Handle an event; False if the player leaves."""
        if isinstance(heard, Typed):
            return self.typed(heard.line)
        if isinstance(heard, Done):
            if heard.refusal is not None:
                self.print(heard.refusal.text(self.say.language))
        elif isinstance(heard, Stepped):
            self.stepped(heard)
        elif isinstance(heard, Quiet):
            self.print_stretch()
        elif isinstance(heard, ViewChanged):
            self.screen.viewer = heard.seat
        else:
            self.tell_news(self.news.sentences(heard))
            if isinstance(heard, Asked) and any(seat in heard.question.open for seat in self.table.seats):
                self.print(self.say("join-answer"))
            if isinstance(heard, StoodIn) and self.at_screen(heard.seat):
                self.print(self.say("join-play-on"))
        return True

    def typed(self, line: str | None) -> bool:
        """Handle a typed line; False if it means to leave."""
        prompted, self.prompted = self.prompted, False
        if line is None:
            self.print()
            return False
        if prompted and not self.ears.interactive:
            self.print(line)
        self.print_stretch()
        answer = self.replies.answer(line, self.choices)
        if isinstance(answer, Action):
            self.decide(answer)
        return answer is not Then.LEAVE

    def decide(self, action: Action) -> None:
        """Send a choice; until it is answered, nothing else can be chosen."""
        if self.turn is not None:
            self.playing, self.choices = True, []
            self.send(self.carry_out(self.turn, action))

    async def carry_out(self, turn: Turn, action: Action) -> None:
        try:
            if not await turn.play(action) and not (self.table.over or self.table.paused):
                raise ClientError("server-stale")
        finally:
            self.playing = False

    def send(self, request: Coroutine[Any, Any, object]) -> None:
        """Send a request; prints a refusal."""
        self.ears.send(request)

    def stepped(self, step: Stepped) -> None:
        """Print a decision: the user's at once, several of another player together."""
        if step.number == 0 or step.seat is None:
            return
        if step.seat != self.teller:
            self.print_stretch()
        if step.seat != self.thinker:
            self.thinker = None
        if self.at_screen(step.seat):
            self.tell(step.events, self.reason)
            self.reason = ""
        else:
            self.teller = step.seat
            self.stretch += step.events

    def print_stretch(self) -> None:
        """Print another player's decisions."""
        stretch, self.stretch = self.stretch, []
        self.tell(stretch)

    def tell_news(self, sentences: Sequence[str]) -> None:
        if sentences:
            self.print_stretch()
        for sentence in sentences:
            self.print(sentence)

    def print_whose_turn(self) -> None:
        """Print whose decision it is; bots are fast, so they are not mentioned."""
        seat = self.match.to_act
        waits = seat is not None and not self.match.seats[seat].bot and seat not in self.table.seats
        if seat is not None and waits and seat != self.thinker and not self.stretch and not self.table.paused:
            self.print(self.screen.of_people(Message("join-thinks", {"seat": Seat(seat)})))
            self.thinker = seat

    def print(self, what: RenderableType = "") -> None:
        self.wipe_prompt()
        super().print(what)

    def print_line(self, key: str, **arguments: str) -> None:
        self.wipe_prompt()
        super().print_line(key, **arguments)

    def wipe_prompt(self) -> None:
        """Erase the prompt, which is printed again below the next output."""
        if self.prompted:
            self.console.file.write(WIPE if self.console.is_terminal and not self.screen.plain else "\n")
            self.prompted = False

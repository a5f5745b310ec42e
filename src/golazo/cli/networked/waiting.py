"""Waits at a table until all seats are taken."""

from __future__ import annotations

from rich.console import Console

from golazo.cli.networked.account_sign import signed
from golazo.cli.networked.inbox import Ended, Inbox, Typed
from golazo.cli.output.console import printable
from golazo.cli.playing.understanding import plain
from golazo.client.changes import Broke, GotUp, Lost, Over, Reconnected, SatDown
from golazo.client.table import Table
from golazo.protocol.status import WAITING
from golazo.text.message import Message
from golazo.text.texts import Texts


class WaitingRoom:
    """Prints who comes, until the match begins."""

    def __init__(self, table: Table, say: Texts, console: Console, ears: Inbox) -> None:
        self.table = table
        self.say = say
        self.console = console
        self.ears = ears

    async def wait(self) -> bool:
        """Wait for the match; False if it will not begin, or the player leaves."""
        if self.table.match is None and not self.table.over:
            self.tell("join-link", link=self.table.link)
            self.tell_missing()
        while self.table.match is None and not self.table.over:
            if self.ears.nobody and self.table.seats:
                return False
            heard = await self.ears.next(asking=False)
            if isinstance(heard, (SatDown, GotUp)):
                self.tell_seat(heard)
            elif isinstance(heard, Broke):
                self.tell("join-broke", problem=heard.problem)
            elif isinstance(heard, (Lost, Reconnected)):
                self.tell("join-lost" if isinstance(heard, Lost) else "join-reconnected")
            elif isinstance(heard, Typed) and self.leaves(heard.line):
                return False
            elif isinstance(heard, (Over, Ended)):
                break
        if self.table.match is None:
            self.tell("join-closed")
        return self.table.match is not None

    def tell_seat(self, change: SatDown | GotUp) -> None:
        """Print that a player has sat down or left."""
        if isinstance(change, GotUp):
            self.tell("join-got-up")
        elif change.seat not in self.table.seats:
            self.tell("join-sat-down", name=self.name_of(change.seat))
        self.tell_missing()

    def name_of(self, seat: int) -> str:
        place = self.table.info.places[seat]
        name = printable(self.say.say(Message.from_json(place.shown)))
        return signed(self.say, name, place.account)

    def tell_missing(self) -> None:
        info = self.table.info
        missing = sum(place.open for place in info.places)
        if missing:
            self.tell("join-waiting", open=missing)
        elif info.status == WAITING:
            self.tell("join-waiting-seeds")

    def leaves(self, line: str | None) -> bool:
        return line is None or plain(line) in ("quit", plain(self.say("command-quit")))

    def tell(self, key: str, **arguments: object) -> None:
        self.console.print(self.say(key, **arguments), markup=False, soft_wrap=True)

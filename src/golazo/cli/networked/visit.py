"""A visit to a server from the terminal: from finding a table to the end of its match."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rich.text import Text

from golazo import games
from golazo.cli.networked.inbox import Inbox, Typed
from golazo.cli.networked.join_request import JoinRequest
from golazo.cli.networked.match import NetworkedSession
from golazo.cli.networked.tables import chosen_table
from golazo.cli.networked.waiting import WaitingRoom
from golazo.cli.options.edition import edition
from golazo.cli.options.language import language
from golazo.cli.options.screen_reader import screen_reader
from golazo.cli.output.console import command_line, out, prepare, words
from golazo.cli.playing.match_files import save
from golazo.cli.playing.typed_lines import TypedLines
from golazo.client.fairness import NO_RECORD
from golazo.client.lobby import Lobby, connect
from golazo.client.table import Table
from golazo.errors import Interrupted
from golazo.match.record import BY_THE_RULES, LIMIT, RESIGNED
from golazo.match.verify import how_it_ended
from golazo.text.message import Message, Seat
from golazo.text.texts import Texts


class Visit:
    """One run of `golazo join`."""

    def __init__(self, request: JoinRequest) -> None:
        self.request = request
        self.console = out()
        self.table: Table | None = None

    async def run(self) -> None:
        """Connect, find the table, and play or watch."""
        request = self.request
        async with connect(request.server, name=request.name, profile=request.profile) as lobby:
            lines = TypedLines()
            table = self.table = await self.found(lobby, lines)
            if table is not None:
                prepare(games.load(table.game))
                async with table:
                    await self.stay(table, lines)

    async def found(self, lobby: Lobby, lines: TypedLines) -> Table | None:
        """Return the table: a new one, the one of the link, or one chosen from a list."""
        request = self.request
        new = request.opening
        if new is not None:
            return await lobby.open(new.game, new.seats, options=new.options, cards=new.cards, public=new.public)
        wanted = request.table or await chosen_table(lobby, self.console, lines, request)
        if wanted is None:
            return None
        if request.again:
            return await lobby.rematch(wanted)
        return await (lobby.watch(wanted) if request.watch else lobby.join(wanted, request.seat))

    async def stay(self, table: Table, lines: TypedLines) -> None:
        """Stay at a table until its match is over, or the user leaves."""
        say, late = words(games.load(table.game)), table.over
        ears = Inbox(table.changes(), lines)
        if table.broken is not None:
            self.console.print(Text(say.say(Message.of("join-broke", problem=table.broken)), "bold red"))
        try:
            there = await WaitingRoom(table, say, self.console, ears).wait()
            if there and table.match is not None:
                session = NetworkedSession(table, table.match, say, self.console, ears, self.request.fast)
                session.resume_command = self.resume_command(table)
                there = await session.run()
                if there:
                    self.tell_end(session, late)
                    await self.check_dice(table, say)
                    await self.keep(table)
                    if ears.interactive and self.played_with_others(table):
                        await self.wait_for_rematch(table, ears)
            if not there and not table.over:
                self.print_line("join-left" if table.seats else "join-watch-again", command=self.resume_command(table))
        finally:
            await ears.close()

    def tell_end(self, session: NetworkedSession, late: bool) -> None:
        """Print how the match ended; a resignation was printed already, unless the user came `late`."""
        ended = session.match.ended
        if ended is not None and ended.how == RESIGNED and ended.seat is not None:
            if late:
                session.print(session.screen.of_people(Message("join-resigned", {"seat": Seat(ended.seat)})))
        elif ended is not None and ended.how not in (BY_THE_RULES, LIMIT):
            session.print(session.say.say(how_it_ended(ended, session.match.game.name)))
        session.show_result()

    async def check_dice(self, table: Table, say: Texts) -> None:
        """Print whether the dice were fair; if not, or if unknown, why."""
        fair = await table.verify()
        key = "join-fairness-unknown" if fair is None else "join-fair" if fair else "join-unfair"
        withheld = table.doubt == NO_RECORD
        told = [*([] if withheld else [say(key)]), *([say.say(table.doubt)] if table.doubt is not None else [])]
        style = "bold red" if fair is False or withheld else ""
        self.console.print(Text(" ".join(told), style), soft_wrap=True)

    async def keep(self, table: Table) -> None:
        """Save the record if requested, or print how to get it."""
        if self.request.record is None:
            self.print_line("join-keep-with", command=self.command(table, "--record", f"{table.id}.jsonl"))
        else:
            path = Path(self.request.record).absolute()
            save(path, await table.record())
            cards = []
            if table.info.own_cards:
                beside = path.with_suffix(".toml")
                save(beside, await table.lobby.card_file(table.id))
                cards = ["--cards", str(beside)]
            self.print_line("play-kept", file=str(path))
            self.print_line("play-replay-with", command=command_line("replay", str(path), *cards, *spoken()))
        if table.seats:
            self.print_line("join-again-with", command=self.command(table, "--again"))

    def played_with_others(self, table: Table) -> bool:
        """Return whether the user has played, and another player may want a rematch."""
        others = [seat for seat, place in enumerate(table.info.places) if place.player and seat not in table.seats]
        return bool(table.seats and others)

    async def wait_for_rematch(self, table: Table, ears: Inbox) -> None:
        """Wait for Enter, or for another player's request for a rematch, which is printed."""
        self.print_line("join-stay")
        offered = asyncio.create_task(table.rematch_offered())
        leaves = asyncio.create_task(self.line_typed(ears))
        try:
            await asyncio.wait((offered, leaves), return_when=asyncio.FIRST_COMPLETED)
            if offered.done() and offered.exception() is None:
                self.print_line("join-rematch-offered", command=self.command(table, "--again"))
        finally:
            for task in (offered, leaves):
                task.cancel()

    async def line_typed(self, ears: Inbox) -> None:
        """Wait for any line."""
        while not isinstance(await ears.next(asking=True), Typed):
            pass

    def interrupted(self) -> Interrupted:
        """Return what remains after Ctrl-C: the seat, and the command to continue."""
        table = self.table
        if table is None or table.over:
            return Interrupted("interrupted")
        key = "join-left" if table.seats else "join-watch-again"
        return Interrupted(key, command=self.resume_command(table))

    def resume_command(self, table: Table) -> str:
        """Return the command that leads to the table again."""
        return self.command(table) if table.seats else self.command(table, "--watch")

    def command(self, table: Table, *options: str) -> str:
        """Return a command about this table, as the same player, with the same output options."""
        profile = ["--profile", self.request.profile] if self.request.profile else []
        return command_line("join", table.link, *options, *profile, *spoken())

    def print_line(self, key: str, **arguments: str) -> None:
        self.console.print(words()(key, **arguments), markup=False, soft_wrap=True)


def spoken() -> list[str]:
    """Return this run's output options."""
    chosen = ["--lang", language.chosen] if language.chosen else []
    named = ["--edition", edition.chosen] if edition.chosen else []
    return [*chosen, *named, *(["--plain"] if screen_reader.chosen else [])]

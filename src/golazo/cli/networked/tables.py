"""Lets the user choose a table: their own, or one that waits for players."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from golazo.cli.networked.account_sign import signed
from golazo.cli.networked.join_request import JoinRequest
from golazo.cli.options.language import language
from golazo.cli.output.console import command_line, printable, words
from golazo.cli.playing.screen import number_plate
from golazo.cli.playing.typed_lines import TypedLines
from golazo.client.lobby import Lobby
from golazo.errors import InvalidSetting
from golazo.games import names
from golazo.protocol.lists import ListedPlace, ListedTable
from golazo.text.message import Message
from golazo.text.texts import Texts, texts


async def chosen_table(lobby: Lobby, console: Console, lines: TypedLines, request: JoinRequest) -> str | None:
    """Return the id of the table that the user chooses; None if they leave."""
    say = words()
    for told in (await lobby.message()).splitlines():
        console.print(Text(printable(told), "italic"))
    mine = [] if request.watch else await lobby.mine()
    public = await lobby.tables("playing" if request.watch else "waiting")
    others = [table for table in public if table.id not in {own.id for own in mine}]
    if not mine and not others:
        to_open = command_line("join", request.server, "--open", names()[0])
        raise InvalidSetting("join-no-tables", server=request.server, command=to_open)
    title = "join-watch-tables" if request.watch else "join-open-tables"
    for heading, some, first in (("join-my-tables", mine, 1), (title, others, 1 + len(mine))):
        if some:
            console.print(Text(say(heading), "bold"))
            console.print(listed(some, say, first))
    console.print(Text(say("join-which"), "bold"))
    tables = [*mine, *others]
    while line := await lines.next():
        if line.isdecimal() and len(line) < 4 and 1 <= int(line) <= len(tables):
            return tables[int(line) - 1].id
        console.print(Text(say("join-no-such-table", number=line[:20], last=len(tables))))
    return None


def listed(tables: Sequence[ListedTable], say: Texts, first: int) -> Grid:
    """Return tables with their numbers, games and players."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for number, table in enumerate(tables, first):
        game = texts(language.current, table.game)("game-name") if table.game in names() else table.game
        sitting = [called(place, say) for place in table.places]
        turn = say("join-your-turn") if table.my_turn else ""
        grid.add_row(Text.assemble(number_plate(number), " ", (game, "bold")), Text(", ".join(sitting)), Text(turn))
    return grid


def called(place: ListedPlace, say: Texts) -> str:
    """Return a player's name, with the sign of an account."""
    if not place.shown:
        return say("join-open-seat")
    name = printable(say.say(Message.from_json(place.shown)))
    return signed(say, name, place.account)

"""Chat lines that players report to the host."""

from __future__ import annotations

from sqlalchemy import func, insert, select

from golazo.server.now import DAY, now
from golazo.server.refused import Refused
from golazo.server.storage.database import Database
from golazo.server.storage.schema import chat, reports
from golazo.server.storage.table_rows import seat_lock

MOST_A_DAY = 10  # per player
MOST_OF_A_LINE = 20  # per line; further reports add nothing


async def report(database: Database, table: str, number: int, player: str) -> None:
    """Report another player's chat line. A second report by the same player is ignored."""
    line = select(chat.c.player).where(chat.c.table == table, chat.c.number == number, chat.c.hidden.is_(None))
    of_line = select(reports.c.player).where(reports.c.table == table, reports.c.number == number)
    today = select(func.count()).where(reports.c.player == player, reports.c.at > now() - DAY)
    async with database.writing() as connection:
        await connection.execute(seat_lock(table))
        if (await connection.execute(line)).scalar() in (None, player):
            raise Refused("no-such-line")
        known = {row.player for row in await connection.execute(of_line)}
        if player in known or len(known) >= MOST_OF_A_LINE:
            return
        if (await connection.execute(today)).scalar_one() >= MOST_A_DAY:
            raise Refused("too-many-reports", most=MOST_A_DAY)
        row = {"table": table, "number": number, "player": player, "at": now()}
        await connection.execute(insert(reports).values(**row))

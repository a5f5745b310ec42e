"""Deletes guests who have not visited for a while. Their finished matches stay, with their names."""

from __future__ import annotations

from sqlalchemy import delete, func, or_, select

from golazo.protocol.status import OPEN
from golazo.server.now import DAY, now
from golazo.server.storage.database import Database
from golazo.server.storage.schema import chat, mutes, players, seats, tables

AT_ONCE = 500


async def prune(database: Database, days: float, dry_run: bool) -> int:
    """Delete guests not seen for some days who have no seat at an open table; returns how many.

    Also deletes their chat messages at finished tables and their mute lists.
    """
    oldest = now() - int(days * DAY)
    sits = or_(seats.c.player == players.c.id, seats.c.kept_for == players.c.id)
    needed = select(seats.c.seat).join(tables, tables.c.id == seats.c.table).where(sits, tables.c.status.in_(OPEN))
    gone = (players.c.account.is_(None), players.c.seen < oldest, ~needed.exists())
    if dry_run:
        async with database.reading() as connection:
            return int((await connection.execute(select(func.count()).select_from(players).where(*gone))).scalar_one())
    over = select(tables.c.id).where(tables.c.status.not_in(OPEN))
    forgotten = 0
    while True:
        some = select(players.c.id).where(*gone).limit(AT_ONCE)
        async with database.writing() as connection:
            found = await connection.execute(delete(players).where(players.c.id.in_(some)).returning(players.c.id))
            ids = [row.id for row in found]
            await connection.execute(delete(chat).where(chat.c.player.in_(ids), chat.c.table.in_(over)))
            await connection.execute(delete(mutes).where(mutes.c.muted.in_(ids)))
        forgotten += len(ids)
        if len(ids) < AT_ONCE:
            return forgotten

"""Following the clock of the database, which all nodes share: theirs may differ by minutes."""

from __future__ import annotations

from sqlalchemy import text

from golazo.server.now import follow, machine_time
from golazo.server.storage.database import Database

WORST_ROUND_TRIP = 1_000  # milliseconds; an answer that took longer says too little about the time


async def follow_clock(database: Database) -> None:
    """Go by the database's clock. A file has none: then only one machine is there, and its own is right."""
    if database.is_sqlite:
        follow(0)
        return
    async with database.reading() as connection:
        await connection.execute(text("SELECT 1"))  # the connection is there before the time is asked for
        before = machine_time()
        theirs = float(await connection.scalar(text("SELECT extract(epoch FROM clock_timestamp()) * 1000")) or 0)
        after = machine_time()
    if after - before <= WORST_ROUND_TRIP:
        follow(round(theirs - (before + after) / 2))

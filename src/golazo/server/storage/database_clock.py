"""Follows the clock of the database, which all nodes share; the nodes' own clocks may differ by minutes."""

from __future__ import annotations

from sqlalchemy import text

from golazo.server.now import follow, machine_time
from golazo.server.storage.database import Database

WORST_ROUND_TRIP = 1_000  # milliseconds; after a longer round trip the answer is too inexact


async def follow_clock(database: Database) -> None:
    """Adjust `now` to the database's clock. SQLite has none, but then there is only one machine."""
    if database.is_sqlite:
        follow(0)
        return
    async with database.reading() as connection:
        await connection.execute(text("SELECT 1"))  # connect before measuring the time
        before = machine_time()
        theirs = float(await connection.scalar(text("SELECT extract(epoch FROM clock_timestamp()) * 1000")) or 0)
        after = machine_time()
    if after - before <= WORST_ROUND_TRIP:
        follow(round(theirs - (before + after) / 2))

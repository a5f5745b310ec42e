"""Notices from hosts' commands to running servers, through the database; every node reads them regularly."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select

from golazo.server.now import DAY, now
from golazo.server.storage.database import Database
from golazo.server.storage.schema import outbox

AGAIN = 20  # recent notices read again: PostgreSQL may show a smaller number after a larger one
AT_ONCE = 500


@dataclass(frozen=True)
class Change:
    """A player whose rights, name or sessions have changed, or a table where chat lines were hidden."""

    id: int
    player: str | None
    table: str | None


class Outbox:
    """The notices, and which of them this node has handled."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.last = 0
        self.known: set[int] = set()

    async def start(self) -> None:
        """Skip earlier notices: nobody is connected yet."""
        async with self.database.reading() as connection:
            self.last = int((await connection.execute(select(func.coalesce(func.max(outbox.c.id), 0)))).scalar_one())
        self.known = set(range(self.last - AGAIN, self.last + 1))

    async def unhandled(self) -> list[Change]:
        """Return a batch of notices not handled yet."""
        wanted = select(outbox).where(outbox.c.id > self.last - AGAIN).order_by(outbox.c.id).limit(AT_ONCE)
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Change(row.id, row.player, row.table) for row in rows if row.id not in self.known]

    def done(self, change: Change) -> None:
        """Mark a notice as handled by this node."""
        self.last = max(self.last, change.id)
        self.known = {id_ for id_ in (*self.known, change.id) if id_ > self.last - AGAIN}

    async def post(self, player: str | None = None, table: str | None = None) -> None:
        """Notify all nodes. Deletes notices older than a day, but keeps the newest, so that no number is used twice."""
        async with self.database.writing() as connection:
            await connection.execute(insert(outbox).values(player=player, table=table, at=now()))
            newest = select(func.max(outbox.c.id)).scalar_subquery()
            await connection.execute(delete(outbox).where(outbox.c.at < now() - DAY, outbox.c.id < newest))

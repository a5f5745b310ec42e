"""News from hosts' commands for running servers, through the database: every node reads them on its rounds."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select

from golazo.server.now import DAY, now
from golazo.server.storage.database import Database
from golazo.server.storage.schema import outbox

AGAIN = 20  # news that are looked for again: PostgreSQL may show a smaller number after a larger one
AT_ONCE = 500


@dataclass(frozen=True)
class Change:
    """A player whose rights, name or tokens are others now, or a table at which lines of the chat were hidden."""

    id: int
    player: str | None
    table: str | None


class Outbox:
    """The news, and which of them this node knows."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.last = 0
        self.known: set[int] = set()

    async def start(self) -> None:
        """Pass over what was written before: nobody is connected yet."""
        async with self.database.reading() as connection:
            self.last = int((await connection.execute(select(func.coalesce(func.max(outbox.c.id), 0)))).scalar_one())
        self.known = set(range(self.last - AGAIN, self.last + 1))

    async def fresh(self) -> list[Change]:
        """What this node has not done yet, at most so many."""
        wanted = select(outbox).where(outbox.c.id > self.last - AGAIN).order_by(outbox.c.id).limit(AT_ONCE)
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Change(row.id, row.player, row.table) for row in rows if row.id not in self.known]

    def done(self, change: Change) -> None:
        """Remember what this node has done."""
        self.last = max(self.last, change.id)
        self.known = {id_ for id_ in (*self.known, change.id) if id_ > self.last - AGAIN}

    async def post(self, player: str | None = None, table: str | None = None) -> None:
        """Tell all nodes; news of yesterday go, but the newest stays, so that no number comes twice."""
        async with self.database.writing() as connection:
            await connection.execute(insert(outbox).values(player=player, table=table, at=now()))
            newest = select(func.max(outbox.c.id)).scalar_subquery()
            await connection.execute(delete(outbox).where(outbox.c.at < now() - DAY, outbox.c.id < newest))

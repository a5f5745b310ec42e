"""The log of decisions: append only, each line at most once. Many tables share a commit."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, fields
from typing import Any

from sqlalchemy import Insert, bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from golazo.server.metrics import Metrics
from golazo.server.storage.database import Database
from golazo.server.storage.entry import Entry
from golazo.server.storage.schema import decisions, tables

MOST_AT_ONCE = 400
LINE = [field.name for field in fields(Entry)]
COLUMNS = [decisions.c[name] for name in LINE]


@dataclass(frozen=True)
class Summary:
    """The parts of a table's row derived from its log, for lists and for nodes that take over from another."""

    seq: int
    updated: int
    turn: int | None
    due: int | None
    status: str
    ended: str | None
    returns: list[float] | None
    score: list[int] | None


@dataclass(eq=False)
class Waiting:
    """A line waiting to be written."""

    table: str
    entry: Entry
    summary: Summary
    written: asyncio.Future[bool]


SUMMARY = [field.name for field in fields(Summary)]


class Log:
    """Writes lines in the order received; each commit takes all that arrived during the last one."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self.database = database
        self.metrics = metrics
        self.waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        dialect = sqlite if database.is_sqlite else postgresql
        insert: Insert = dialect.insert(decisions).on_conflict_do_nothing()
        self.insert = insert.returning(decisions.c.table, decisions.c.seq, decisions.c.request)
        self.update = (
            update(tables)
            .where(tables.c.id == bindparam("of_table"), tables.c.seq < bindparam("new_seq"))
            .values({name: bindparam(f"new_{name}", type_=tables.c[name].type) for name in SUMMARY})
        )

    def start(self) -> None:
        self.writer = asyncio.create_task(self.write_for_ever())

    async def stop(self) -> None:
        """Write waiting lines, then stop."""
        if self.writer is not None:
            await self.waiting.join()
            self.writer.cancel()
            with suppress(asyncio.CancelledError):
                await self.writer

    async def append(self, table: str, entry: Entry, summary: Summary) -> bool:
        """Write a line durably; returns False if its place in the log is taken, or its request is there already."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Waiting(table, entry, summary, written))
        return await written

    async def since(self, table: str, seq: int) -> list[Entry]:
        """Return the lines of a table's log after line `seq`."""
        wanted = select(*COLUMNS).where(decisions.c.table == table, decisions.c.seq > seq).order_by(decisions.c.seq)
        async with self.database.reading() as connection:
            return [Entry(*row) for row in await connection.execute(wanted)]

    async def write_for_ever(self) -> None:
        while True:
            batch = [await self.waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            batch.sort(key=place_of)
            try:
                await self.commit(batch)
            except Exception as error:  # perhaps the database is unreachable for a while: tell the writers, and go on
                for one in batch:
                    if not one.written.done():
                        one.written.set_exception(error)
            for _ in batch:
                self.waiting.task_done()

    async def commit(self, batch: Sequence[Waiting]) -> None:
        """Commit some lines, and wake their writers."""
        with self.metrics.commit_seconds.time():
            async with self.database.writing() as connection:
                written = await self.write(connection, batch)
        for one in batch:
            if not one.written.done():
                one.written.set_result(one in written)

    async def write(self, connection: AsyncConnection, batch: Sequence[Waiting]) -> set[Waiting]:
        """Insert lines and update their tables' summaries; returns those lines that were new."""
        lines = [line_of(one) for one in batch]
        inserted = {tuple(row) for row in await connection.execute(self.insert, lines)}
        new: dict[tuple[Any, ...], Waiting] = {}
        for one in batch:
            line = (one.table, one.entry.seq, one.entry.request)
            if line in inserted:
                new.setdefault(line, one)  # of two lines for one place, the first one was written
        if new:
            await connection.execute(self.update, [summary_of(one) for one in new.values()])
        return set(new.values())


def place_of(one: Waiting) -> tuple[str, int]:
    """Return a line's place. All nodes write in this order, so that they cannot deadlock."""
    return one.table, one.entry.seq


def line_of(one: Waiting) -> dict[str, Any]:
    """Return the parameters to insert a line."""
    return {"table": one.table} | {name: getattr(one.entry, name) for name in LINE}


def summary_of(one: Waiting) -> dict[str, Any]:
    """Return the parameters to update a table's summary."""
    return {"of_table": one.table} | {f"new_{name}": getattr(one.summary, name) for name in SUMMARY}

"""Checks that the log is consistent: no line is missing, each is allowed, and the table's row agrees."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import func, select

from golazo.errors import GolazoError
from golazo.protocol.status import OPEN
from golazo.server.availability import DatabaseUnavailable
from golazo.server.storage.decision_log import COLUMNS
from golazo.server.storage.entry import Entry
from golazo.server.storage.header import header_of
from golazo.server.storage.schema import decisions, seats, tables
from golazo.server.tables.registry import Registry
from golazo.server.tables.table_state import TableState
from golazo.text.message import Message

AT_ONCE = 50  # tables read in one batch
# without `due`, which a node may have claimed, and without the score, which older rows lack
SUMMARY = ("seq", "updated", "turn", "status", "ended", "returns")
END = ("status", "ended", "returns")
AGAIN_SECONDS = 1.0


@dataclass(frozen=True)
class Broken:
    """A table with an inconsistent log: the line, if there is one, and the reason."""

    table: str
    game: str
    line: int | None
    problem: Message


@dataclass
class Findings:
    """The result of a check."""

    tables: int = 0
    lines: int = 0
    broken: list[Broken] = field(default_factory=list)


@dataclass(frozen=True)
class StoredTable:
    """A table's stored rows, read at one moment."""

    row: Any
    seats: Sequence[Any]
    entries: Sequence[Entry]


class Inconsistent(Exception):
    """Raised where a table's log is inconsistent."""

    def __init__(self, line: int | None, problem: Message) -> None:
        super().__init__(line, problem)
        self.line = line
        self.problem = problem


async def check(registry: Registry, done: Callable[[int], None]) -> Findings:
    """Check every table. Failures are checked a second time, in case a server was writing during the first."""
    findings = Findings()
    suspicious: list[str] = []
    after = ""
    while stored := await read(
        registry, select(tables).where(tables.c.id > after).order_by(tables.c.id).limit(AT_ONCE)
    ):
        for one in stored:
            findings.tables += 1
            findings.lines += len(one.entries)
            if await broken(registry, one) is not None:
                suspicious.append(one.row.id)
        after = stored[-1].row.id
        done(findings.tables)
    if suspicious:
        await asyncio.sleep(AGAIN_SECONDS)
    for table in suspicious:
        for one in await read(registry, select(tables).where(tables.c.id == table)):
            found = await broken(registry, one)
            findings.broken += [found] if found is not None else []
    return findings


async def count(registry: Registry) -> int:
    """Return the number of tables."""
    async with registry.database.reading() as connection:
        return int((await connection.execute(select(func.count()).select_from(tables))).scalar_one())


async def read(registry: Registry, wanted: Any) -> list[StoredTable]:
    """Read tables with their seats and logs, as they were at one moment."""
    async with registry.database.snapshot() as connection:
        rows = (await connection.execute(wanted)).all()
        ids = [row.id for row in rows]
        taken = by_table(await connection.execute(select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)))
        lines = select(decisions.c.table, *COLUMNS).where(decisions.c.table.in_(ids)).order_by(decisions.c.seq)
        written = by_table(await connection.execute(lines))
    return [
        StoredTable(row, taken.get(row.id, []), [Entry(*line[1:]) for line in written.get(row.id, [])]) for row in rows
    ]


def by_table(rows: Iterable[Any]) -> dict[str, list[Any]]:
    sorted_: dict[str, list[Any]] = {}
    for row in rows:
        sorted_.setdefault(row.table, []).append(row)
    return sorted_


async def broken(registry: Registry, stored: StoredTable) -> Broken | None:
    """Return what is wrong with a table, if anything."""
    row = stored.row
    try:
        await check_table(registry, stored)
    except Inconsistent as departs:
        return Broken(row.id, row.game, departs.line, departs.problem)
    except DatabaseUnavailable:
        raise
    except GolazoError as error:
        return Broken(row.id, row.game, None, error.message)
    except (ValueError, TypeError, LookupError) as error:  # a malformed row
        return Broken(row.id, row.game, None, Message.of("admin-senseless", detail=str(error)[:80]))
    return None


async def check_table(registry: Registry, stored: StoredTable) -> None:
    """Raise if a table's log or row is inconsistent."""
    header = header_of(stored.row._mapping, [place._mapping for place in stored.seats])
    if [place.seat for place in header.places] != list(range(header.players)):
        raise Inconsistent(None, Message("admin-wrong-seats"))
    for line, entry in enumerate(stored.entries, 1):
        if entry.seq != line:
            raise Inconsistent(line, Message("admin-line-missing"))
    if header.started is None and not header.for_study:
        if stored.entries or stored.row.seq or (header.status in OPEN and stored.row.ended):
            raise Inconsistent(1, Message("admin-not-begun"))
        return
    state = TableState(header, await registry.catalogue(header))
    for entry in stored.entries:
        apply(state, entry)
    summary = state.summary()
    for name in END if header.for_study else SUMMARY:
        if getattr(stored.row, name) != getattr(summary, name):
            raise Inconsistent(None, Message.of("admin-wrong-summary", field=name))


def apply(state: TableState, entry: Entry) -> None:
    """Apply an entry as it was applied when written."""
    try:
        state.refuse(entry)
        state.add(entry)
    except GolazoError as error:
        raise Inconsistent(entry.seq, error.message) from None
    except (ValueError, TypeError, LookupError) as error:
        raise Inconsistent(entry.seq, Message.of("admin-senseless", detail=str(error)[:80])) from None

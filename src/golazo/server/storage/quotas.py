"""Quotas: how many tables and imported records are kept per player and per address."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from zlib import crc32

from sqlalchemy import ColumnElement, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from golazo.protocol.status import OPEN
from golazo.server.config.settings import Settings
from golazo.server.now import DAY, now
from golazo.server.refused import Refused
from golazo.server.storage.header import Header
from golazo.server.storage.schema import tables

LOCK = 0x601A  # with a number for each player and address: PostgreSQL advisory locks for adding tables


@dataclass(frozen=True)
class Quota:
    """The quota for a player who adds a table. Checked in the same transaction, so that two cannot pass at once."""

    settings: Settings
    marks: Sequence[str]  # of the address; the first one is stored with the table

    async def check(self, connection: AsyncConnection, header: Header) -> None:
        """Raise if a table must not be added."""
        if connection.dialect.name == "postgresql":  # SQLite has one writer at a time
            await lock_others_out(connection, [header.host, *self.marks])
        most = self.settings
        mine, from_here = tables.c.host == header.host, tables.c.address.in_(self.marks)
        if header.status in OPEN:
            unfinished = tables.c.status.in_(OPEN)
            await check_count(connection, most.tables_per_player, "too-many-tables", mine, unfinished)
            await check_count(connection, most.tables_per_address, "too-many-here", from_here, unfinished)
        if header.origin is not None:
            imported = tables.c.origin_take_backs.is_not(None)
            lately = tables.c.created > now() - DAY
            await check_count(connection, most.imports_per_player, "too-many-imports", mine, imported)
            await check_count(connection, most.imports_per_address, "too-many-here", from_here, imported, lately)


async def check_count(connection: AsyncConnection, most: int, code: str, *which: ColumnElement[bool]) -> None:
    """Raise if the number of tables has reached its limit."""
    count = select(func.count()).select_from(tables).where(*which)
    if (await connection.execute(count)).scalar_one() >= most:
        raise Refused(code, most=most)


async def lock_others_out(connection: AsyncConnection, names: Sequence[str]) -> None:
    """Lock out others who add tables for the same player or address, always in the same order."""
    for number in sorted({crc32(name.encode()) - 2**31 for name in names}):
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK}, {number})"))

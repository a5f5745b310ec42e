"""Checks the database: reachable, a Golazo database, up to date, writable; its space, file owner and clock."""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from sqlalchemy import func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from golazo.errors import InvalidSetting
from golazo.server.availability import reason_of
from golazo.server.doctor.finding import Finding, bad, clock, good, note, size, writable
from golazo.server.storage.database import Database, checked_url
from golazo.server.storage.migrate import revision_of, revisions
from golazo.server.storage.schema import keys, tables
from golazo.text.message import Message

LITTLE, MUCH_TOO_LITTLE = 1e9, 1e8  # bytes


async def examine(db: str | None) -> AsyncIterator[Finding]:
    """Yield findings about the database at an address. Writes nothing, and creates no database."""
    todo = Message.of("doctor-do-database")
    try:
        url = checked_url(db)
        if url.get_backend_name() == "sqlite":
            file = Path(str(url.database)).absolute()
            for finding in place(file):
                yield finding
            if not file.exists():
                return
        database = Database(db)
    except InvalidSetting as error:
        yield bad("database", error.message, todo)
        return
    try:
        found = await revision_of(database)
        yield await state(database, found)
        async for finding in surroundings(database, found is not None):
            yield finding
    except InvalidSetting as error:
        yield bad("database", error.message, todo)
    finally:
        await database.close()


def place(file: Path) -> Iterator[Finding]:
    """Check the file of an SQLite database and its folder, which must be writable, too."""
    folder = next(parent for parent in file.parents if parent.is_dir())
    told = {"folder": str(folder), "file": str(file)}
    if not writable(folder):
        yield bad("database", Message("doctor-folder", told), Message.of("doctor-do-folder"))
    elif not file.exists():
        yield note("database", Message.of("doctor-database-none", place=str(file)), Message.of("doctor-do-serve"))
    if file.exists() and sys.platform != "win32" and file.stat().st_uid != os.geteuid():
        yield note(
            "database", Message.of("doctor-owner", file=str(file)), Message.of("doctor-do-owner", owner=file.owner())
        )
    free = shutil.disk_usage(folder).free
    room = Message.of("doctor-disk", free=size(free), folder=str(folder))
    if free >= LITTLE:
        yield good("disk", room)
    elif free >= MUCH_TOO_LITTLE:
        yield note("disk", room, Message.of("doctor-do-disk"))
    else:
        yield bad("disk", room, Message.of("doctor-do-disk"))


async def state(database: Database, found: str | None) -> Finding:
    """Check whether a database that answers can be used as it is."""
    told = {"place": database.place}
    try:
        async with database.engine.connect() as connection:
            await connection.execution_options(writes=True)
            if found == revisions()[-1]:
                await connection.execute(insert(keys).values(id=-1, secret="", created=0))
            else:
                await connection.execute(text("CREATE TABLE golazo_doctor (id INTEGER)"))
            await connection.rollback()
    except (SQLAlchemyError, OSError) as error:
        what = Message("doctor-database-unwritable", {**told, "reason": reason_of(error)})
        return bad("database", what, Message.of("doctor-do-writable"))
    if found is None:
        return note("database", Message("doctor-database-empty", told), Message.of("doctor-do-serve"))
    if found != revisions()[-1]:
        return note("database", Message("doctor-database-old", told), Message.of("doctor-do-migrate"))
    return good("database", Message("doctor-database", told))


async def surroundings(database: Database, has_tables: bool) -> AsyncIterator[Finding]:
    """Check the database's clock, the times stored in it, and its size if free space is unknown."""
    async with database.engine.connect() as connection:
        if not database.is_sqlite:
            taken = await connection.scalar(text("SELECT pg_database_size(current_database())"))
            yield good("disk", Message.of("doctor-disk-elsewhere", size=size(taken or 0)))
            before = time.time()
            theirs = await connection.scalar(text("SELECT extract(epoch FROM clock_timestamp())"))
            yield clock(database.place, float(theirs or 0), before)
        if has_tables:
            newest = (await connection.scalar(select(func.max(tables.c.updated))) or 0) / 1000
            if newest > time.time():
                yield clock(database.place, newest, time.time())

"""Backup and restore of a whole database in one file, across database systems."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from golazo import __version__
from golazo.errors import GolazoError, InvalidSetting
from golazo.server.admin.backup_file import FORMAT, Contents, Part, contents_of, rows_of, written
from golazo.server.now import now
from golazo.server.storage.database import Database
from golazo.server.storage.migrate import migrate, revisions
from golazo.server.storage.schema import metadata, players, tables

AT_ONCE = 1000  # rows
Begin = Callable[[int], Callable[[int], None]]  # given the number of rows, returns a callback for rows done


async def back_up(database: Database, path: Path, replace: bool, begin: Begin) -> Contents:
    """Write a consistent snapshot of the database to a file. Play can continue."""
    async with database.snapshot() as connection:
        parts = [await part_of(connection, table) for table in metadata.sorted_tables]
        contents = Contents(FORMAT, __version__, revisions()[-1], now(), parts)
        done, row = begin(contents.rows), 0
        with written(path, replace) as file:
            file.write(contents)
            for table in metadata.sorted_tables:
                result = await connection.stream(select(table).order_by(*table.primary_key.columns))
                async for some in result.partitions(AT_ONCE):
                    for line in some:
                        file.write(tuple(line))
                    row += len(some)
                    done(row)
    return contents


async def part_of(connection: AsyncConnection, table: Table) -> Part:
    rows = (await connection.execute(select(func.count()).select_from(table))).scalar_one()
    return Part(*shape(table), rows)


async def restore(database: Database, path: Path, contents: Contents, force: bool, begin: Begin) -> None:
    """Restore a checked backup into a database, all or nothing. A database in use needs `force`."""
    await migrate(database)
    done, row = begin(contents.rows), 0
    async with database.writing() as connection:
        if not force and await in_use(connection):
            raise InvalidSetting("backup-not-empty", place=database.place)
        for table in reversed(metadata.sorted_tables):
            await connection.execute(table.delete())
        for name, rows in rows_of(path, AT_ONCE):
            await connection.execute(insert(metadata.tables[name]), rows)
            row += len(rows)
            done(row)
        if not database.is_sqlite:
            await advance_sequences(connection)


def checked(path: Path) -> Contents:
    """Return the contents of a backup that is complete and fits this version."""
    contents = contents_of(path)
    if contents.revision != revisions()[-1]:
        raise GolazoError("backup-other-revision", file=str(path), version=contents.version, revision=contents.revision)
    if [(part.name, part.columns) for part in contents.parts] != [shape(table) for table in metadata.sorted_tables]:
        raise GolazoError("backup-damaged", file=str(path))
    return contents


def shape(table: Table) -> tuple[str, list[str]]:
    """Return a table's name and the names of its columns."""
    return str(table.name), [str(column.name) for column in table.columns]


async def in_use(connection: AsyncConnection) -> bool:
    """Return whether anyone has used this database.

    Keys and cards alone do not count: the server creates them itself.
    """
    for table in (players, tables):
        if (await connection.execute(select(table.c.id).limit(1))).first() is not None:
            return True
    return False


async def advance_sequences(connection: AsyncConnection) -> None:
    """Set PostgreSQL's sequences after inserting rows with explicit numbers."""
    for table in metadata.sorted_tables:
        column: Any = table.autoincrement_column
        if column is not None:
            last = f"(SELECT coalesce(max({column.name}), 0) + 1 FROM {table.name})"  # noqa: S608 - our own names
            sequence = f"pg_get_serial_sequence('{table.name}', '{column.name}')"
            await connection.execute(text(f"SELECT setval({sequence}, {last}, false)"))

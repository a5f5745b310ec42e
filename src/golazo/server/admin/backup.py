"""Backup and restore: everything that a server keeps, in one file, from any database to any other."""

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
Begin = Callable[[int], Callable[[int], None]]  # told how many rows there are, gives what is told how many are done


async def back_up(database: Database, path: Path, replace: bool, begin: Begin) -> Contents:
    """Write everything as it is at this moment to a file; whoever plays meanwhile plays on."""
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
    """Write a backup that was checked into a database, all of it or nothing; one in use only by `force`."""
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
            await go_on_counting(connection)


def checked(path: Path) -> Contents:
    """A whole backup that fits this version."""
    contents = contents_of(path)
    if contents.revision != revisions()[-1]:
        raise GolazoError("backup-other-revision", file=str(path), version=contents.version, revision=contents.revision)
    if [(part.name, part.columns) for part in contents.parts] != [shape(table) for table in metadata.sorted_tables]:
        raise GolazoError("backup-damaged", file=str(path))
    return contents


def shape(table: Table) -> tuple[str, list[str]]:
    """A table's name, and those of its columns."""
    return str(table.name), [str(column.name) for column in table.columns]


async def in_use(connection: AsyncConnection) -> bool:
    """Whether somebody has been here; keys and cards alone were made by the server itself."""
    for table in (players, tables):
        if (await connection.execute(select(table.c.id).limit(1))).first() is not None:
            return True
    return False


async def go_on_counting(connection: AsyncConnection) -> None:
    """PostgreSQL counts by itself where rows are numbered; it has to know how far others have counted."""
    for table in metadata.sorted_tables:
        column: Any = table.autoincrement_column
        if column is not None:
            last = f"(SELECT coalesce(max({column.name}), 0) + 1 FROM {table.name})"  # noqa: S608 - our own names
            sequence = f"pg_get_serial_sequence('{table.name}', '{column.name}')"
            await connection.execute(text(f"SELECT setval({sequence}, {last}, false)"))

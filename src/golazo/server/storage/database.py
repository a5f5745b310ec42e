"""The database: SQLite in the user's data folder, or PostgreSQL by its URL, which several nodes can share."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from errno import EISDIR
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from golazo.errors import InvalidSetting
from golazo.folders import data_folder
from golazo.server.availability import Availability, tracked
from golazo.server.storage.group_commit import GroupCommit

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PARAMETERS = {"host": "host", "port": "port", "ssl": "ssl", "sslmode": "ssl"}  # of a URL: their names in asyncpg
BUSY_SECONDS = 30
CONNECTIONS = 8
PAGES = 1_000  # kilobytes of page cache for each SQLite connection
CONNECT_SECONDS = 5  # until an unresponsive PostgreSQL counts as unreachable
STATEMENT_SECONDS = 15
QUEUE_SECONDS = 10  # to wait for a free connection
IDLE_SECONDS = 60  # after which PostgreSQL rolls back a transaction of a node that hangs


class Database:
    """A pool of connections. Writers use a transaction: `async with database.writing()`.

    While the database is unreachable, operations raise `DatabaseUnavailable`; they work again afterwards without a
    restart. A `patient` database has no statement timeout, for migrations, which may take long.
    """

    def __init__(self, url: str | None = None, patient: bool = False) -> None:
        self.url = checked_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = new_engine(self.url, patient)
        self.group_commit = GroupCommit(self.engine)
        self.availability = Availability("database")

    @property
    def place(self) -> str:
        """The location of the data, for people: without a password."""
        if self.is_sqlite:
            return str(Path(str(self.url.database)).absolute())
        url = self.url
        return URL.create("postgresql", url.username, None, url.host, url.port, url.database).render_as_string()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that writes; it is durable when the block is left."""
        with tracked(self.availability, writes=True):
            if self.is_sqlite:
                async with self.group_commit.writing() as connection:
                    yield connection
            else:
                async with self.engine.begin() as connection:
                    yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that only reads."""
        with tracked(self.availability):
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that reads a consistent snapshot, unaffected by concurrent writes."""
        with tracked(self.availability):
            async with self.engine.connect() as connection:
                if not self.is_sqlite:  # on SQLite every transaction is a snapshot
                    await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
                yield connection

    async def close(self) -> None:
        await self.group_commit.close()
        await self.engine.dispose()


def checked_url(url: str | None) -> URL:
    """Return the database URL, by default of the file in the user's data folder."""
    if url is None:
        return URL.create(DRIVERS["sqlite"], database=str(default_file()))
    try:
        made = make_url(url)
    except ArgumentError:
        raise InvalidSetting("error-database-url", url=without_password(url)) from None
    kind = made.get_backend_name()
    in_file = kind == "sqlite"
    known = kind in DRIVERS and set(made.query) <= set(() if in_file else PARAMETERS)
    if not known or (in_file and made.database in (None, "", ":memory:")):
        raise InvalidSetting("error-database-url", url=without_password(url))
    query = {PARAMETERS[name]: value for name, value in made.query.items()}
    return made.set(drivername=DRIVERS[kind], query=query)


def without_password(url: str) -> str:
    """Return a URL without its password."""
    return re.sub(r"(?<=//)[^@]*(?=@)|(?<=password=)[^&]*", "…", url)[:80]


def default_file() -> Path:
    """Return the file used if no database is named."""
    return data_folder() / "tables.sqlite"


def new_engine(url: URL, patient: bool) -> AsyncEngine:
    """Create the engine, with committed data safe from power loss. Its errors contain no values."""
    pool = {"pool_size": CONNECTIONS, "max_overflow": 0, "pool_timeout": QUEUE_SECONDS}
    settings: dict[str, Any] = {**pool, "hide_parameters": True}
    if url.get_backend_name() != "sqlite":
        waiting = {"timeout": CONNECT_SECONDS, "command_timeout": None if patient else STATEMENT_SECONDS}
        server = {"application_name": "golazo", "idle_in_transaction_session_timeout": str(IDLE_SECONDS * 1000)}
        settings |= {"pool_pre_ping": True, "connect_args": {**waiting, "server_settings": server}}
        try:
            return create_async_engine(url, **settings)
        except ModuleNotFoundError:
            raise InvalidSetting("error-missing-extra", extra="nodes") from None
    make_private(Path(str(url.database)).absolute())
    engine = create_async_engine(url, **settings)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    event.listen(engine.sync_engine, "begin", begin_sqlite)
    return engine


def make_private(file: Path) -> None:
    """Make a new file readable by its owner only: it will hold secrets.

    An existing file is not even opened: closing it would release the locks that SQLite has on it in this process, and
    the next program to read it would delete the log that the server still writes to.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        with suppress(FileExistsError):
            os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise InvalidSetting("error-database", place=str(file), reason=error.strerror or str(error)) from None


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Use a write-ahead log, synced to disk at each commit; we begin transactions ourselves."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
    write_ahead(connection, cursor)
    for pragma in ("synchronous=FULL", "foreign_keys=ON", f"cache_size=-{PAGES}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def write_ahead(connection: Any, cursor: Any) -> None:
    """Switch to a write-ahead log. While another connection does so SQLite refuses at once, whatever the timeout."""
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > deadline:
                raise
            connection.run_async(lambda _: asyncio.sleep(0.02))


def begin_sqlite(connection: Any) -> None:
    """Take the write lock when a writing transaction begins: taking it later could fail in the middle."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

"""Runs a host's command on a database, with a progress bar if it takes long."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from typing import TYPE_CHECKING, TypeVar

from golazo.cli.output.console import progress
from golazo.server.admin.connect import open_registry, opened
from golazo.server.availability import DatabaseUnavailable
from golazo.server.logging import set_up_logging
from golazo.server.storage.database import Database
from golazo.server.storage.migrate import unusable

if TYPE_CHECKING:
    from golazo.server.admin.backup import Begin
    from golazo.server.tables.registry import Registry

Result = TypeVar("Result")


def with_registry(db: str | None, work: Callable[[Registry], Awaitable[Result]]) -> Result:
    """Run a command on all tables of a database."""

    async def do() -> Result:
        async with open_registry(db) as registry:
            return await work(registry)

    set_up_logging("error")
    return asyncio.run(do())


def with_database(db: str | None, work: Callable[[Database], Awaitable[Result]]) -> Result:
    """Run a command on a database that needs no rules."""

    async def do() -> Result:
        async with opened(db) as database:
            return await work(database)

    set_up_logging("error")
    return asyncio.run(do())


def with_progress(
    db: str | None, key: str, work: Callable[[Database, Begin], Awaitable[Result]], create: bool = False
) -> Result:
    """Run a command on a whole database, existing or `create`, with a progress bar."""

    async def do() -> Result:
        with ExitStack() as bars:
            async with open_or_create(db) if create else opened(db) as database:
                return await work(database, lambda total: bars.enter_context(progress(total, key)))

    set_up_logging("error")
    return asyncio.run(do())


@asynccontextmanager
async def open_or_create(db: str | None) -> AsyncIterator[Database]:
    """Open a database, creating it if necessary."""
    database = Database(db, patient=True)
    try:
        yield database
    except DatabaseUnavailable as away:
        raise unusable(database, away) from away
    finally:
        await database.close()

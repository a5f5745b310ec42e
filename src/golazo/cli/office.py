"""Running what a host asks for on a database, with progress where it takes its time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from typing import TYPE_CHECKING, TypeVar

from golazo.cli.console import progress
from golazo.server.admin.office import office, opened
from golazo.server.away import DatabaseAway
from golazo.server.database import Database
from golazo.server.journal import keep_journal
from golazo.server.migrate import unusable

if TYPE_CHECKING:
    from golazo.server.admin.backup import Begin
    from golazo.server.hall import Hall

Result = TypeVar("Result")


def in_office(db: str | None, work: Callable[[Hall], Awaitable[Result]]) -> Result:
    """Do something with all tables of a database."""

    async def do() -> Result:
        async with office(db) as hall:
            return await work(hall)

    keep_journal("error")
    return asyncio.run(do())


def on_database(db: str | None, work: Callable[[Database], Awaitable[Result]]) -> Result:
    """Do something with a database for which no rules have to be loaded."""

    async def do() -> Result:
        async with opened(db) as database:
            return await work(database)

    keep_journal("error")
    return asyncio.run(do())


def with_progress(
    db: str | None, key: str, work: Callable[[Database, Begin], Awaitable[Result]], anew: bool = False
) -> Result:
    """Do something with a whole database, one that is there or `anew`, and show how far it is."""

    async def do() -> Result:
        with ExitStack() as bars:
            async with made(db) if anew else opened(db) as database:
                return await work(database, lambda total: bars.enter_context(progress(total, key)))

    keep_journal("error")
    return asyncio.run(do())


@asynccontextmanager
async def made(db: str | None) -> AsyncIterator[Database]:
    """A database that may be yet to be made."""
    database = Database(db, patient=True)
    try:
        yield database
    except DatabaseAway as away:
        raise unusable(database, away) from away
    finally:
        await database.close()

"""Opens a database for admin commands. It must be a Golazo database of this version's revision."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from golazo.errors import InvalidSetting
from golazo.server.availability import DatabaseUnavailable
from golazo.server.storage.database import Database, checked_url
from golazo.server.storage.database_clock import follow_clock
from golazo.server.storage.migrate import revision_of, revisions, unusable

if TYPE_CHECKING:
    from golazo.server.tables.registry import Registry


@asynccontextmanager
async def open_registry(url: str | None) -> AsyncIterator[Registry]:
    """Open the tables of a database. Bots and clocks are left to the servers."""
    from golazo.server.metrics import Metrics
    from golazo.server.net.bus import SingleNodeBus  # so that only commands that need the rules load them
    from golazo.server.tables.registry import Registry

    async with opened(url) as database:
        registry = Registry(database, SingleNodeBus(), Metrics(), bot_seconds=0, idle_days=0)
        registry.stopping = True
        registry.log.start()
        try:
            yield registry
        finally:
            await registry.stop()


@asynccontextmanager
async def opened(url: str | None) -> AsyncIterator[Database]:
    """Open an existing database that is up to date."""
    place = checked_url(url)
    if place.get_backend_name() == "sqlite" and not Path(str(place.database)).exists():
        raise InvalidSetting("admin-no-database", place=str(Path(str(place.database)).absolute()))
    database = Database(url, patient=True)
    try:
        found = await revision_of(database)
        if found is None:
            raise InvalidSetting("admin-no-database", place=database.place)
        if found != revisions()[-1]:
            raise InvalidSetting("admin-old-database", place=database.place)
        await follow_clock(database)
        yield database
    except DatabaseUnavailable as away:
        raise unusable(database, away) from away
    finally:
        await database.close()

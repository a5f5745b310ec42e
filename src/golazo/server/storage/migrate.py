"""Bringing a database up to date, by one node at a time, and telling one that is not ours to touch."""

from __future__ import annotations

from importlib import resources
from typing import Any

import structlog
from sqlalchemy import Connection, Inspector, inspect, text

from golazo.errors import InvalidSetting
from golazo.server.availability import DatabaseUnavailable
from golazo.server.storage.database import Database
from golazo.server.storage.schema import metadata

LOCK = 0x601A20  # which of PostgreSQL's advisory locks stands for migrating
REVISIONS = "migrations/versions"


async def migrate(database: Database) -> None:
    """Create or change tables until they are as this version needs them."""
    found, wanted = await revision_of(database), revisions()[-1]
    if found == wanted:
        return
    structlog.get_logger().info("migrate", before=found, after=wanted)
    patient = Database(database.url.render_as_string(hide_password=False), patient=True)
    try:
        async with patient.writing() as connection:
            if not patient.is_sqlite:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await connection.run_sync(upgrade)
    except DatabaseUnavailable as away:
        raise unusable(database, away) from away
    finally:
        await patient.close()


async def revision_of(database: Database) -> str | None:
    """The revision that a database is at, None where there is nothing yet; raises where it is none of ours."""
    try:
        async with database.reading() as connection:
            names = await connection.run_sync(table_names)
            if "alembic_version" not in names:
                if names & set(metadata.tables):
                    raise InvalidSetting("error-database-foreign", place=database.place)
                return None
            found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar()
    except DatabaseUnavailable as away:
        raise unusable(database, away) from away
    if found is not None and found not in revisions():
        raise InvalidSetting("error-database-newer", place=database.place, revision=str(found)[:20])
    return found


def unusable(database: Database, away: DatabaseUnavailable) -> InvalidSetting:
    """What to tell a host whose database cannot be used."""
    return InvalidSetting("error-database", place=database.place, reason=away.reason)


def revisions() -> list[str]:
    """The revisions that this version knows, the newest last: the numbers with which the files begin."""
    files = resources.files("golazo.server.storage").joinpath(REVISIONS).iterdir()
    return sorted(file.name.partition("_")[0] for file in files if file.name[:1].isdigit())


def table_names(connection: Connection) -> set[str]:
    inspector: Inspector = inspect(connection)
    return set(inspector.get_table_names())


def upgrade(connection: Connection, revision: str = "head") -> None:
    from alembic import command  # takes a while to load, and most starts do without

    command.upgrade(config(connection), revision)


def config(connection: Connection | None = None) -> Any:
    """Alembic's configuration: where the migrations are, and what they run on."""
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(resources.files("golazo.server.storage").joinpath("migrations")))
    settings.attributes["connection"] = connection
    return settings

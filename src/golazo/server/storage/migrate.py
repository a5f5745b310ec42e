"""Migrates a database to this version, by one node at a time; refuses databases that are not Golazo's."""

from __future__ import annotations

from importlib import resources
from typing import Any

import structlog
from sqlalchemy import Connection, Inspector, inspect, text

from golazo.errors import InvalidSetting
from golazo.server.availability import DatabaseUnavailable
from golazo.server.storage.database import Database
from golazo.server.storage.schema import metadata

LOCK = 0x601A20  # PostgreSQL advisory lock held while migrating
REVISIONS = "migrations/versions"


async def migrate(database: Database) -> None:
    """Create or alter tables to this version's schema."""
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
    """Return a database's revision, None if it is empty; raises if it is not Golazo's."""
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
    """Return an error that tells the host why a database cannot be used."""
    return InvalidSetting("error-database", place=database.place, reason=away.reason)


def revisions() -> list[str]:
    """Return the revisions that this version knows, newest last: the numbers at the start of the files' names."""
    files = resources.files("golazo.server.storage").joinpath(REVISIONS).iterdir()
    return sorted(file.name.partition("_")[0] for file in files if file.name[:1].isdigit())


def table_names(connection: Connection) -> set[str]:
    inspector: Inspector = inspect(connection)
    return set(inspector.get_table_names())


def upgrade(connection: Connection, revision: str = "head") -> None:
    from alembic import command  # slow to load, and most starts do not need it

    command.upgrade(config(connection), revision)


def config(connection: Connection | None = None) -> Any:
    """Return Alembic's configuration: where the migrations are, and the connection to use."""
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(resources.files("golazo.server.storage").joinpath("migrations")))
    settings.attributes["connection"] = connection
    return settings

"""The migrations lead to exactly the tables that the server works with, on both databases, however often they run."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from house import furnished
from sqlalchemy import Connection, text

from golazo.errors import InvalidSetting
from golazo.server.database import Database
from golazo.server.migrate import migrate, revision_of, revisions
from golazo.server.schema import metadata

STARTED_AGAIN = """
import asyncio, sys
from golazo.server.database import Database
from golazo.server.migrate import migrate

async def start():
    database = Database(sys.argv[1])
    await migrate(database)
    await database.close()

asyncio.run(start())
print("alembic" in sys.modules)
"""


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request, tmp_path):
    """The URL of an empty database."""
    return (
        f"sqlite:///{tmp_path / 'empty.sqlite'}"
        if request.param == "sqlite"
        else request.getfixturevalue("fresh_postgres")
    )


def on(url: str, work: Callable[[Database], Awaitable[Any]]) -> Any:
    async def do() -> Any:
        database = Database(url)
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(do())


def differences(connection: Connection) -> list[Any]:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, metadata))


def test_they_make_what_the_schema_says(empty):
    async def made(database: Database) -> list[Any]:
        assert await revision_of(database) is None
        await migrate(database)
        await migrate(database)
        assert await revision_of(database) == revisions()[-1]
        async with database.reading() as connection:
            return await connection.run_sync(differences)

    assert on(empty, made) == []


def test_several_nodes_start_at_once(empty):
    async def start(databases: list[Database]) -> None:
        try:
            await asyncio.gather(*map(migrate, databases))
            assert [await revision_of(database) for database in databases] == revisions()[-1:] * len(databases)
        finally:
            for database in databases:
                await database.close()

    async def story() -> None:
        await start([Database(empty) for _ in range(4)])

    asyncio.run(story())


def test_a_database_that_is_up_to_date_is_not_kept_waiting(tmp_path):
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    on(url, migrate)
    run = subprocess.run([sys.executable, "-c", STARTED_AGAIN, url], capture_output=True, text=True, check=True)
    assert run.stdout == "False\n"


def test_what_an_older_version_kept_is_there_afterwards(tmp_path):
    """The tables of each revision, with the rows that a server has left, as the first one had them."""
    house = furnished(tmp_path)
    house.change("ALTER TABLE tables DROP COLUMN lesson", "UPDATE alembic_version SET version_num = '0001'")

    async def work(database: Database) -> list[Any]:
        await migrate(database)
        async with database.reading() as connection:
            return await connection.run_sync(differences)

    assert on(house.db, work) == []
    assert set(house.read("SELECT id FROM tables WHERE lesson IS NULL")) == house.tables


def test_a_newer_database_is_left_alone(empty, golazo):
    async def make_newer(database: Database) -> None:
        await migrate(database)
        async with database.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '2099'"))

    on(empty, make_newer)
    run = golazo("serve", "--port", "0", "--db", empty)
    assert run.returncode == 2
    assert "a newer version of Golazo (revision 2099)" in run.stderr
    assert run.stderr.count("\n") == 1


def test_tables_of_somebody_else_are_left_alone(empty):
    async def make_foreign(database: Database) -> None:
        async with database.writing() as connection:
            await connection.execute(text("CREATE TABLE players (shirt INTEGER)"))
        with pytest.raises(InvalidSetting) as refused:
            await migrate(database)
        assert refused.value.message.key == "error-database-foreign"

    on(empty, make_foreign)


def test_tables_of_others_beside_ours_do_no_harm(empty):
    async def share(database: Database) -> str | None:
        async with database.writing() as connection:
            await connection.execute(text("CREATE TABLE recipes (soup INTEGER)"))
        await migrate(database)
        return await revision_of(database)

    assert on(empty, share) == revisions()[-1]

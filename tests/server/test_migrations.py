"""The migrations lead to exactly the tables that the server works with, on both databases, however often they run."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import Connection, text

from golazo.errors import InvalidSetting
from golazo.server.storage.database import Database
from golazo.server.storage.migrate import migrate, revision_of, revisions, upgrade
from golazo.server.storage.schema import metadata
from golazo.server.tables.lists import Lists, Sought
from matches import random_match

STARTED_AGAIN = """
import asyncio, sys
from golazo.server.storage.database import Database
from golazo.server.tables.lists import COLUMNS, Lists, Sought
from golazo.server.storage.migrate import migrate

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


OLDEST = """
INSERT INTO keys (secret, created) VALUES ('of the old server', 1);
INSERT INTO players (id, name, account, password, epoch, created, seen) VALUES
    ('eldest', 'Anna', 'anna', 'hashed', 2, 1, 9),
    ('alike', '\u0410nna', '\u0430nna', 'hashed', 0, 2, 9),
    ('guest', 'A nna', NULL, NULL, 0, 0, 9),
    ('other', 'Bert', NULL, NULL, 3, 0, 9);
INSERT INTO mutes (player, muted) VALUES ('eldest', 'other');
INSERT INTO card_files (game, hash, text) VALUES ('machikoro', 'cards', 'the cards');
INSERT INTO tables (id, game, rules_version, cards, own_cards, players, options, public, chat, clock, seconds, absence,
    status, secret, host, created, updated, seq) VALUES
    ('playing', 'machikoro', 1, 'cards', false, 2, '{}', true, true, 'none', 0, 60, 'playing', 's', 'eldest', 1, 1, 1),
    ('ended', 'machikoro', 1, 'cards', false, 2, '{}', true, true, 'none', 0, 60, 'finished', 's', 'eldest', 1, 1, 0);
INSERT INTO seats ("table", seat, player, name, bot, seed) VALUES
    ('playing', 0, 'eldest', 'Anna', '', ''),
    ('playing', 1, 'other', 'Bert', '', ''),
    ('ended', 0, 'eldest', 'Anna', '', ''),
    ('ended', 1, NULL, '', 'random', '');
INSERT INTO decisions ("table", seq, kind, seat, what, at) VALUES ('playing', 1, 'play', 0, 'roll 1', 5);
INSERT INTO chat ("table", number, player, seat, name, text, at) VALUES
    ('playing', 1, 'eldest', 0, 'Anna', 'Well played!', 5)
"""  # what a server of revision 0001 has left: three names that look alike, and somebody who has signed in twice


async def migrate_to(database: Database, revision: str) -> None:
    """Make the tables of an older version in an empty database."""
    async with database.writing() as connection:
        await connection.run_sync(upgrade, revision)


@pytest.fixture
def old(empty: str) -> str:
    """The URL of a database with the tables and rows of revision 0001, brought up to date."""

    async def grow_old(database: Database) -> None:
        await migrate_to(database, "0001")
        async with database.writing() as connection:
            for statement in OLDEST.split(";\n"):
                await connection.execute(text(statement))
        assert await revision_of(database) == "0001"
        await migrate(database)

    on(empty, grow_old)
    return empty


def rows(url: str, query: str) -> list[tuple[Any, ...]]:
    """What a database holds."""

    async def read(database: Database) -> list[tuple[Any, ...]]:
        async with database.reading() as connection:
            return [tuple(row) for row in await connection.execute(text(query))]

    found: list[tuple[Any, ...]] = on(url, read)
    return found


def test_an_older_database_gets_the_tables_of_the_schema(old):
    async def compared(database: Database) -> list[Any]:
        assert await revision_of(database) == revisions()[-1]
        async with database.reading() as connection:
            return await connection.run_sync(differences)

    assert on(old, compared) == []


def test_what_an_older_version_kept_is_there_afterwards(old):
    assert rows(old, "SELECT secret, created FROM keys") == [("of the old server", 1)]
    assert rows(old, "SELECT player, muted FROM mutes") == [("eldest", "other")]
    assert rows(old, "SELECT text FROM card_files") == [("the cards",)]
    assert rows(old, "SELECT id, status, lesson FROM tables ORDER BY id") == [
        ("ended", "finished", None),
        ("playing", "playing", None),
    ]
    assert rows(old, "SELECT seq, kind, seat, what, at FROM decisions") == [(1, "play", 0, "roll 1", 5)]
    assert rows(old, "SELECT player, name, text, account, hidden FROM chat") == [
        ("eldest", "Anna", "Well played!", False, None)
    ]


def test_who_was_signed_in_with_an_older_version_still_is(old):
    assert rows(old, "SELECT id, player, device, seen FROM sessions ORDER BY player") == [
        ("alike-0", "alike", "", 9),
        ("eldest-2", "eldest", "", 9),
        ("guest-0", "guest", "", 9),
        ("other-3", "other", "", 9),
    ]


def test_names_of_an_older_version_that_look_alike_are_told_apart(old):
    assert rows(old, "SELECT id, name, account, skeleton FROM players ORDER BY id") == [
        ("alike", "\u0410nna", "\u0430nna", "alike anna"),
        ("eldest", "Anna", "anna", "anna"),
        ("guest", "", None, None),
        ("other", "Bert", None, "bert"),
    ]
    assert rows(old, 'SELECT "table", seat FROM seats WHERE account ORDER BY seat') == [("playing", 0)]


def test_lists_tell_of_take_backs_in_records_that_were_imported_before(empty):
    """They read it from a column of its own since; older tables have it in the record they began with."""
    plain, taken = random_match(12), random_match(12)
    taken.take_backs = True
    insert = text(
        "INSERT INTO tables (id, game, rules_version, cards, own_cards, players, options, public, chat, clock, seconds,"
        " absence, status, secret, host, created, updated, seq, ended, origin)"
        " VALUES (:id, 'machikoro', 1, 'c', false, 2, '{}', true, true, 'none', 0,"
        " 60, 'closed', 's', 'h', 1, 1, 0, 'closed', :origin)"
    )

    async def listed(database: Database) -> dict[str, tuple[bool, bool]]:
        await migrate_to(database, "0002")
        async with database.writing() as connection:
            for id_, match in (("plain", plain), ("taken", taken)):
                await connection.execute(insert, {"id": id_, "origin": match.record()})
        await migrate(database)
        return {one.id: (one.imported, one.take_backs) for one in await Lists(database).archive(Sought(), 10)}

    assert on(empty, listed) == {"plain": (True, False), "taken": (True, True)}


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

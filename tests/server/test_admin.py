"""`golazo admin`: tables listed, shown and closed, guests forgotten."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from house import House, at, furnished
from party import party

from golazo.errors import InvalidSetting, UnknownName
from golazo.server.admin import backup, check, listing, prune, tables
from golazo.server.admin.connect import open_registry, opened
from golazo.server.refused import Refused
from golazo.server.storage.database import Database
from golazo.server.tables.registry import Registry

A_YEAR = 365 * 86_400_000


@pytest.fixture
def house(tmp_path: Path) -> House:
    return furnished(tmp_path)


def ids(found: list[Any]) -> set[str]:
    return {one.id for one in found}


def test_tables_are_found_by_status_game_and_age(house):
    def listed(
        status: str | None = None, game: str | None = None, older_than: float | None = None, most: int = 10
    ) -> set[str]:
        return ids(at(house.db, lambda registry: listing.listed(registry.database, status, game, older_than, most)))

    assert listed() == house.tables
    assert listed("open") == {house.playing, house.waiting}
    assert listed("over") == {house.finished, house.resigned}
    assert listed("waiting") == {house.waiting}
    assert listed(game="tsubasa") == {house.resigned}
    assert listed(older_than=1) == set()
    house.change(f"UPDATE tables SET updated = updated - {A_YEAR} WHERE id = '{house.playing}'")
    assert listed(older_than=300) == {house.playing}
    assert len(listed(most=2)) == 2
    with pytest.raises(UnknownName, match="open, over, waiting"):
        listed("asleep")


def test_the_list_for_people_and_for_programs(house, golazo):
    told = golazo("admin", "list", "--db", house.db)
    assert told.returncode == 0
    assert [table for table in house.tables if table not in told.stdout] == []
    assert "Player 0, Player 1" in told.stdout
    data = golazo("admin", "list", "--status", "finished", "--json", env={"GOLAZO_DB": house.db})
    assert {one["id"] for one in json.loads(data.stdout)} == {house.finished, house.resigned}


def test_a_table_is_shown_without_its_secret(house, golazo):
    secrets = house.read("SELECT secret FROM tables")
    told = golazo("admin", "show", house.playing, "--db", house.db)
    data = golazo("admin", "show", house.playing, "--db", house.db, "--json")
    for run in (told, data):
        assert run.returncode == 0
        assert [secret for secret in secrets if secret in run.stdout] == []
        assert "Player 1" in run.stdout
    about = json.loads(data.stdout)
    assert about["decisions"] == {"play": 5}
    assert len(about["table"]["commitment"]) == 64
    assert about["problem"] is None


def test_a_table_that_other_rules_belong_to_is_shown_with_the_reason(house):
    house.change("UPDATE tables SET rules_version = 99")
    problem = at(house.db, lambda registry: tables.about(registry, house.playing)).problem
    assert problem is not None
    assert problem.key == "server-other-rules"


def test_a_table_that_is_not_there(house, golazo):
    run = golazo("admin", "close", "nowhere", "--db", house.db)
    assert (run.returncode, run.stderr) == (2, "golazo: There is no table “nowhere”.\n")


def test_tables_are_closed_and_stay_in_the_archive(house):
    async def story(registry: Registry) -> None:
        for table in (house.playing, house.waiting):
            await tables.close(registry, table)
            about = await tables.about(registry, table)
            assert (about.table["status"], about.ended) == ("closed", "closed")
            with pytest.raises(Refused, match="over"):
                await tables.close(registry, table)
        assert (await check.check(registry, lambda _: None)).broken == []

    at(house.db, story)


def test_a_table_is_closed_while_somebody_plays_there(host):
    async def story() -> None:
        async with party(host, "machikoro") as two:
            await two.play()
            async with open_registry(host.db) as registry:
                await tables.close(registry, two.table)
            acting, waiting = two.acting, two.waiting
            answer = await acting.decide()
            assert (answer["type"], answer["code"]) == ("refused", "over")
            ended = await waiting.until(lambda line: line.table.get("result"))
            assert ended.table["result"]["how"] == "closed"
            assert [line[1] for line in two.log()] == ["play", "close"]

    asyncio.run(story())


def test_guests_who_do_not_come_back_are_forgotten(house):
    async def names(registry: Registry) -> list[str]:
        shown = [await tables.about(registry, table) for table in sorted(house.tables)]
        return [place["name"] for about in shown for place in about.table["places"]]

    async def story(registry: Registry) -> None:
        before = await names(registry)
        assert await prune.prune(registry.database, 90, dry_run=True) == 0
        house.change(f"UPDATE players SET seen = seen - {A_YEAR}")
        assert await prune.prune(registry.database, 90, dry_run=True) == 1  # the others sit at open tables
        await tables.close(registry, house.playing)
        await tables.close(registry, house.waiting)
        assert await prune.prune(registry.database, 90, dry_run=True) == 4
        house.change("UPDATE players SET account = 'one' WHERE name = 'Player 1'")
        assert await prune.prune(registry.database, 90, dry_run=True) == 3
        assert house.read("SELECT count(*) FROM players UNION ALL SELECT count(*) FROM chat") == [4, 1]
        assert await prune.prune(registry.database, 90, dry_run=False) == 3
        assert house.read("SELECT count(*) FROM players UNION ALL SELECT count(*) FROM chat") == [1, 0]
        assert await names(registry) == before

    at(house.db, story)


def test_pruning_on_the_command_line(house, golazo):
    run = golazo("admin", "prune", "--db", house.db, "--days", "0", "--dry-run")
    assert (run.returncode, run.stdout) == (0, "1 guest would be deleted.\n")


def test_the_same_on_postgresql(house, tmp_path, fresh_postgres):
    file = tmp_path / "backup"

    async def move() -> None:
        async with opened(house.db) as database:
            await backup.back_up(database, file, False, lambda _: lambda _: None)
        database = Database(fresh_postgres)
        try:
            await backup.restore(database, file, backup.checked(file), False, lambda _: lambda _: None)
        finally:
            await database.close()

    async def story(registry: Registry) -> None:
        assert ids(await listing.listed(registry.database, "open", None, None, 10)) == {house.playing, house.waiting}
        for table in (house.playing, house.waiting):
            await tables.close(registry, table)
        assert (await tables.about(registry, house.playing)).ended == "closed"
        assert await prune.prune(registry.database, 0, dry_run=True) == 4
        assert await prune.prune(registry.database, 0, dry_run=False) == 4
        assert await prune.prune(registry.database, 0, dry_run=False) == 0
        found = await check.check(registry, lambda _: None)
        assert (found.tables, found.broken) == (4, [])

    asyncio.run(move())
    at(fresh_postgres, story)


def test_a_database_that_is_not_there_is_not_made(tmp_path, golazo):
    nowhere = tmp_path / "nowhere.sqlite"
    run = golazo("admin", "list", "--db", f"sqlite:///{nowhere}")
    assert run.returncode == 2
    assert "There is no Golazo database" in run.stderr
    assert not nowhere.exists()


def test_a_database_of_another_version_is_left_alone(house, tmp_path):
    (tmp_path / "empty.sqlite").touch()
    house.change("UPDATE alembic_version SET version_num = '2099'")
    for db, key in (
        (f"sqlite:///{tmp_path / 'empty.sqlite'}", "admin-no-database"),
        (house.db, "error-database-newer"),
    ):
        with pytest.raises(InvalidSetting) as refused:
            at(db, check.count)
        assert refused.value.message.key == key

"""Backup and restore: everything in one file, also while people play; from any database to any other; whole or not."""

from __future__ import annotations

import asyncio
import gzip
import json
import stat
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from audit import accounts
from inside import node_in, played_out, table_of
from regular import Regular, Seen
from sqlalchemy import text

from golazo.errors import GolazoError, InvalidSetting
from golazo.server.accounts.players import Players
from golazo.server.accounts.tokens import Tokens
from golazo.server.admin import backup
from golazo.server.admin.backup_file import Contents
from golazo.server.admin.check import check
from golazo.server.admin.connect import open_registry
from golazo.server.storage.database import Database
from host import Host

PEOPLE = 6


def unseen(_: int) -> Callable[[int], None]:
    return lambda _: None


def on(db: str, work: Callable[[Database], Any]) -> Any:
    async def do() -> Any:
        database = Database(db)
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(do())


def backed_up(db: str, file: Path) -> Contents:
    return on(db, lambda database: backup.back_up(database, file, False, unseen))


def restored(file: Path, db: str, force: bool = False) -> None:
    contents = backup.checked(file)
    on(db, lambda database: backup.restore(database, file, contents, force, unseen))


def lines_of(file: Path) -> list[Any]:
    """What is in a backup, but for when it was made and its seal."""
    contents, *rows, _ = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    return [{**contents, "made": 0}, *rows]


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of a server at which something of everything has happened."""
    folder = tmp_path_factory.mktemp("small")

    async def story() -> None:
        async with node_in(folder) as node:
            live, (anna, bob) = await table_of(node, "machikoro", 2, options={"beginner_cap": True}, chat=True)
            over, _ = await table_of(node, "machikoro", 0, "random", "random")
            await node.players.register(anna, "Änna “the wall” <b>", "correct horse")
            await node.registry.store.mute(anna.id, bob.id, on=True)
            await live.request(live.header.places[live.playing().to_act].player, "1", "play", "roll 1")
            await played_out(over)

    asyncio.run(story())
    backed_up(f"sqlite:///{folder / 'tables.sqlite'}", folder / "backup")
    return folder / "backup"


async def play_on(players: list[Regular], tables: list[str], bot_pool: float) -> list[Seen]:
    """Have two people at each table play to the end."""
    for player in players:
        player.bot_pool = bot_pool
    return await asyncio.gather(*(player.play(tables[seat // 2]) for seat, player in enumerate(players)))


def test_a_backup_while_people_play_and_a_restore_elsewhere(tmp_path, golazo):
    file = tmp_path / "tables.golazo"
    (tmp_path / "elsewhere").mkdir()

    async def story(host: Host, other: Host) -> None:
        async with AsyncExitStack() as stack:
            players = [await stack.enter_async_context(Regular([host.url], seed)) for seed in range(PEOPLE)]
            tables = [await player.open("machikoro", "me", "open") for player in players[::2]]
            for table, player in zip(tables, players[1::2], strict=True):
                await player.join(table)
            playing = asyncio.create_task(play_on(players, tables, bot_pool=0.2))
            while min(len(player.ledger) for player in players) < 3:
                await asyncio.sleep(0.01)
            before = [key for player in players for key in player.ledger]
            run = await asyncio.to_thread(golazo, "admin", "backup", file, "--db", host.db)
            assert (run.returncode, run.stderr) == (0, "")
            assert not playing.done()
            playing.cancel()
            await asyncio.wait([playing])
            run = await asyncio.to_thread(golazo, "admin", "restore", file, "--db", other.db)
            assert (run.returncode, run.stderr) == (0, "")
            kept = {(table, entry.seq) for table, one in (await accounts(other.db)).items() for entry in one.entries}
            assert len(before) >= 3 * PEOPLE
            assert set(before) - kept == set()
            other.start()
            for player in players:
                player.urls, player.ledger = [other.url], {}
            seen = await play_on(players, tables, bot_pool=0)
            assert all(one.result for one in seen)

    with Host(tmp_path) as host:
        other = Host(tmp_path / "elsewhere")
        try:
            asyncio.run(story(host, other))
            assert golazo("admin", "check", "--db", other.db).returncode == 0
        finally:
            other.kill()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert not list(tmp_path.glob(".tables.golazo*"))


def test_from_one_kind_of_database_to_the_other_and_back(small, tmp_path, fresh_postgres):
    restored(small, fresh_postgres)
    backed_up(fresh_postgres, tmp_path / "from-postgresql")
    assert lines_of(tmp_path / "from-postgresql") == lines_of(small)
    again = f"sqlite:///{tmp_path / 'again.sqlite'}"
    restored(tmp_path / "from-postgresql", again)
    backed_up(again, tmp_path / "from-sqlite")
    assert lines_of(tmp_path / "from-sqlite") == lines_of(small)

    async def holds(db: str) -> bool:
        async with open_registry(db) as registry:
            return not (await check(registry, lambda _: None)).broken

    assert [asyncio.run(holds(db)) for db in (fresh_postgres, again)] == [True, True]


def test_what_is_numbered_goes_on_where_it_stopped(small, fresh_postgres):
    restored(small, fresh_postgres)

    async def next_key(database: Database) -> list[int]:
        async with database.writing() as connection:
            await connection.execute(text("INSERT INTO keys (secret, created) VALUES ('new', 9999999999999)"))
            return [row.id for row in await connection.execute(text("SELECT id FROM keys ORDER BY id"))]

    assert on(fresh_postgres, next_key) == [1, 2]


@pytest.mark.parametrize("kept", [0, 1, 20, 0.5, 0.9, -20, -9, -8, -1])
def test_a_backup_that_was_cut_short_changes_nothing(small, tmp_path, kept):
    whole = small.read_bytes()
    cut = tmp_path / "cut"
    cut.write_bytes(whole[: int(kept * len(whole)) if isinstance(kept, float) else kept])
    with pytest.raises(GolazoError) as refused:
        restored(cut, f"sqlite:///{tmp_path / 'new.sqlite'}")
    assert refused.value.message.key == "backup-damaged"
    assert not (tmp_path / "new.sqlite").exists()


def packed(lines: list[bytes]) -> bytes:
    return gzip.compress(b"\n".join(lines) + b"\n")


def damages(small: Path) -> dict[str, bytes]:
    whole = small.read_bytes()
    lines = gzip.decompress(whole).splitlines()
    contents = json.loads(lines[0])
    return {
        "a flipped bit": whole[:300] + bytes([whole[300] ^ 4]) + whole[301:],
        "a diary": b"Dear diary, " * 100,
        "a packed diary": gzip.compress(b"Dear diary"),
        "a line less": packed([*lines[:5], *lines[6:]]),
        "a line more": packed([*lines[:5], lines[5], *lines[5:]]),
        "a changed line": packed([*lines[:5], lines[5].replace(b"1", b"2"), *lines[6:]]),
        "more after the end": packed([*lines, lines[-1]]),
        "another form": packed([json.dumps({**contents, "golazo_backup": 99}).encode(), *lines[1:]]),
    }


def test_a_backup_that_is_damaged_is_refused(small, tmp_path):
    for name, data in damages(small).items():
        file = tmp_path / name
        file.write_bytes(data)
        with pytest.raises(GolazoError) as refused:
            backup.checked(file)
        assert (name, refused.value.message.key) == (name, "backup-damaged")


def test_a_backup_of_another_version_names_it(small, tmp_path, monkeypatch):
    monkeypatch.setattr(backup, "revisions", lambda: ["0001", "2099"])
    with pytest.raises(GolazoError, match="made by Golazo 0"):
        backup.checked(small)


def test_what_is_there_is_only_overwritten_by_force(small, tmp_path):
    db = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    async def story() -> str:
        async with node_in(tmp_path) as node:
            return (await node.players.new_guest("Zoe")).id

    asyncio.run(story())
    before = on(db, everybody)
    with pytest.raises(InvalidSetting) as refused:
        restored(small, db)
    assert refused.value.message.key == "backup-not-empty"
    assert on(db, everybody) == before == ["Zoe"]
    restored(small, db, force=True)
    assert "Zoe" not in on(db, everybody)


def test_a_database_that_a_server_has_only_prepared_counts_as_empty(small, tmp_path):
    async def story() -> None:
        async with node_in(tmp_path):
            pass

    asyncio.run(story())
    db = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    restored(small, db)
    assert "Änna “the wall” <b>" in on(db, everybody)


async def everybody(database: Database) -> list[str]:
    async with database.reading() as connection:
        return [row.name for row in await connection.execute(text("SELECT name FROM players"))]


def test_tokens_and_passwords_are_good_after_a_restore(small, tmp_path):
    db = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    restored(small, db)

    async def enter(database: Database) -> str | None:
        tokens, players = Tokens(database), Players(database)
        await tokens.refresh()
        entered = await players.log_in(None, "änna “the wall” <b>", "correct horse")
        again = await players.of(tokens.read(tokens.signed(entered.player.session)))
        return again and again.account

    assert on(db, enter) == "änna “the wall” <b>"


def test_a_file_that_is_there_is_not_replaced_by_accident(small, tmp_path, golazo):
    file = tmp_path / "tables.golazo"
    file.write_text("precious")
    db = f"sqlite:///{small.with_name('tables.sqlite')}"
    run = golazo("admin", "backup", file, "--db", db)
    assert run.returncode == 2
    assert "--force" in run.stderr
    assert file.read_text() == "precious"
    run = golazo("admin", "backup", file, "--db", db, "--force", "--json")
    assert run.returncode == 0
    assert json.loads(run.stdout)["rows"]["tables"] == 2
    assert lines_of(file) == lines_of(small)

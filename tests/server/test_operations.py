"""For those who run a server: probes, figures, logs without secrets, and a database that goes and comes back."""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx2
import pytest
from audit import accounts, check_ledgers
from guest import Guest
from party import kept, party
from prometheus_client.parser import text_string_to_metric_families
from regular import Regular
from sqlalchemy import event, text
from sqlalchemy.exc import IntegrityError, OperationalError
from whole_matches import bots_match

from golazo.server.availability import DatabaseUnavailable
from golazo.server.storage import disk_space
from golazo.server.storage.database import Database
from golazo.server.storage.migrate import migrate
from golazo.testing.services import Postgres, Redis
from host import PATIENCE, UNLIMITED, Host

SMALL_FILE = 65_536  # bytes: less than the log of a new database, more than that of the server
A_PAGE = 5_000


async def figures(host: Host) -> dict[str, float]:
    """What a server counts, as Prometheus reads it."""
    async with httpx2.AsyncClient(base_url=host.url) as http:
        response = await http.get("/metrics")
    assert response.headers["content-type"].startswith("text/plain")
    return {
        f"{sample.name}{json.dumps(sample.labels) if sample.labels else ''}": sample.value
        for family in text_string_to_metric_families(response.text)
        for sample in family.samples
        if "le" not in sample.labels
    }


def journal(host: Host) -> list[dict[str, Any]]:
    """What a server wrote to its log."""
    return [json.loads(line) for line in host.journal.read_text().splitlines()]


def test_it_is_alive_and_ready(host):
    assert httpx2.get(f"{host.url}/healthz").json() == {"status": "alive"}
    ready = httpx2.get(f"{host.url}/readyz")
    assert (ready.status_code, ready.json()) == (200, {"status": "ready", "database": True})


def test_what_is_counted(host):
    async def story() -> dict[str, float]:
        async with asyncio.timeout(PATIENCE):
            while (before := await figures(host))["golazo_sockets"]:  # of earlier tests, still about to close
                await asyncio.sleep(0.02)
        async with party(host, "machikoro") as two:
            during = await figures(host)
            assert during["golazo_sockets"] - before["golazo_sockets"] == 2
            assert during["golazo_tables"] >= 1
            await two.play()
            assert (await two.waiting.decide("roll 1"))["code"] == "not-your-turn"
            await bots_match(two.guests[0], "machikoro")
            await two.guests[0].http.get("/nowhere")
        after = await figures(host)
        return {name: value - before.get(name, 0) for name, value in after.items()}

    more = asyncio.run(story())
    assert more['golazo_tables_created_total{"game": "machikoro"}'] == 2
    assert more['golazo_decisions_total{"kind": "play"}'] > 20
    assert more['golazo_refusals_total{"code": "not-your-turn"}'] == 1
    assert more['golazo_answers_total{"status": "101"}'] == 3
    assert more['golazo_answers_total{"status": "404"}'] == 1
    assert more['golazo_bot_seconds_count{"bot": "random"}'] > 20
    assert more["golazo_decision_seconds_count"] == 2
    for name in ("golazo_commit_seconds", "golazo_load_seconds"):
        assert more[f"{name}_count"] > 0
        assert more[f"{name}_sum"] > 0


def test_every_figure_is_explained(host):
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    families = text_string_to_metric_families(httpx2.get(f"{host.url}/metrics").text)
    assert {family.name for family in families if f"`{family.name}`" not in page} == set()


def test_logs_hold_requests_for_those_who_want_them_and_secrets_for_nobody(tmp_path):
    async def story(host: Host) -> list[str]:
        async with Guest(host.url, "Anna") as guest:
            await guest.post("/api/account", name="anna", password="correct horse")
            table = await guest.open("machikoro", "me", "random", seed="my-very-own-seed")
            async with await guest.sit(table) as line:
                await line.hear("table")
                await line.decide()
            await guest.http.get("/api/tables", headers={"Cookie": "golazo=forged-token"})
            secrets = [row[0] for row in kept(host, "select secret from tables union select secret from keys")]
            hashes = [row[0] for row in kept(host, "select password from players where password is not null")]
            return [guest.cookie.removeprefix("golazo="), "correct horse", "my-very-own-seed", *secrets, *hashes]

    with Host(tmp_path, "--log-level", "debug") as host:
        secrets = asyncio.run(story(host))
        assert host.stop() == 0
    assert len(secrets) == 6
    written = host.journal.read_text()
    assert [secret for secret in (*secrets, "forged-token") if secret in written] == []
    requests = [line for line in journal(host) if line["event"] == "request"]
    asked = [(line["method"], line["path"], line["status"]) for line in requests]
    assert ("POST", "/api/tables", 201) in asked
    assert [path for method, path, status in asked if (method, status) == ("SOCKET", 101)]
    assert all(line["level"] == "debug" for line in requests)


def test_a_bus_that_goes_and_comes_back_is_told_of_once_and_refusals_never(tmp_path, redis_server: Redis):
    async def told(host: Host, event: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while event not in [line["event"] for line in journal(host)]:
                await asyncio.sleep(0.05)

    async def story(host: Host) -> None:
        redis_server.kill()
        await told(host, "bus away")
        async with Guest(host.url) as guest:
            table = await guest.open("machikoro", "me", "random")
            async with await guest.sit(table) as line:
                await line.hear("table")
                assert (await line.decide())["type"] == "ack"
                assert (await line.decide("win"))["type"] == "refused"
            for path in ("/nowhere", "/api/tables/nowhere", "/api/tables?most=many"):
                assert (await guest.http.get(path)).status_code in (404, 422)
            assert (await guest.http.get("/readyz")).status_code == 200
        redis_server.start()
        await told(host, "bus back")

    redis_server.empty()
    with Host(tmp_path, bus=redis_server.url) as host:
        asyncio.run(story(host))
        assert host.stop() == 0
    events = [line["event"] for line in journal(host)]
    assert events == ["migrate", "start", "ready", "bus away", "bus back", "drain", "stop"]


async def add_key(database: Database, number: int, secret: str) -> None:
    async with database.writing() as connection:
        add = text("INSERT INTO keys (id, secret, created) VALUES (:id, :secret, 0)")
        await connection.execute(add, {"id": number, "secret": secret})


def test_errors_of_the_database_tell_no_values(tmp_path):
    async def story() -> None:
        database = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        try:
            await migrate(database)
            await add_key(database, 1, "hush-hush")
            with pytest.raises(IntegrityError) as error:
                await add_key(database, 1, "hush-hush")
            assert "hush-hush" not in str(error.value)
        finally:
            await database.close()

    asyncio.run(story())


def test_a_disk_that_is_full_and_then_is_not(tmp_path):
    """Those who share a commit that fails are all told; it takes nothing but a disk to go on."""
    full = [True]

    def fail(_: Any) -> None:
        if full:
            raise OperationalError("COMMIT", {}, sqlite3.OperationalError("database or disk is full"))

    async def story() -> None:
        database = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        try:
            await migrate(database)
            event.listen(database.engine.sync_engine, "commit", fail)
            told = await asyncio.gather(*(add_key(database, n, "-") for n in (1, 2, 3)), return_exceptions=True)
            assert [(type(one), one.reason) for one in told] == [(DatabaseUnavailable, "database or disk is full")] * 3
            full.clear()
            await asyncio.gather(*(add_key(database, n, "-") for n in (3, 4)))
            async with database.reading() as connection:
                assert [row.id for row in await connection.execute(text("SELECT id FROM keys ORDER BY id"))] == [3, 4]
        finally:
            await database.close()

    asyncio.run(story())


def test_a_full_disk_is_told_to_those_who_send_players_here(tmp_path):
    """No file of the server may grow any more, as on a full disk; what was written can still be read."""

    async def until(http: httpx2.AsyncClient, status: int) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while (told := await http.get("/readyz")).status_code != status:
                await http.get("/api/me")  # makes a guest, if it can
                http.cookies.clear()
        return told.json()

    async def story(host: Host, process: int) -> None:
        async with httpx2.AsyncClient(base_url=host.url) as http:
            assert await until(http, 200) == {"status": "ready", "database": True}
            resource.prlimit(process, resource.RLIMIT_FSIZE, (SMALL_FILE, resource.RLIM_INFINITY))
            assert await until(http, 503) == {"status": "not ready", "database": False}
            assert (await http.get("/healthz")).status_code == 200
            assert (await http.get("/api/tables")).status_code == 200
            resource.prlimit(process, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            assert await until(http, 200) == {"status": "ready", "database": True}

    with Host(tmp_path, *UNLIMITED) as host:
        asyncio.run(story(host, host.process.pid))
        assert host.stop() == 0
    told = [line["event"] for line in journal(host) if line["event"].startswith("database")]
    assert told[0] == "database away"
    assert told[-1] == "database back"


def test_whoever_asks_often_whether_it_is_ready_does_not_write_often(tmp_path):
    def written() -> int:
        return (tmp_path / "tables.sqlite-wal").stat().st_size

    async def story(host: Host) -> None:
        async with httpx2.AsyncClient(base_url=host.url) as http:
            before, begun = written(), time.monotonic()
            for _ in range(40):
                assert (await http.get("/readyz")).status_code == 200
            most = 2 + (time.monotonic() - begun) / disk_space.SECONDS
            assert written() - before < most * A_PAGE

    with Host(tmp_path, *UNLIMITED) as host:
        asyncio.run(story(host))


def test_who_writes_nonsense_takes_back_only_their_own(tmp_path):
    async def story() -> None:
        database = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        try:
            await migrate(database)
            told = await asyncio.gather(*(add_key(database, n, "-") for n in (1, 2, 2, 3)), return_exceptions=True)
            assert [type(one) for one in told] == [type(None), type(None), IntegrityError, type(None)]
        finally:
            await database.close()

    asyncio.run(story())


def test_a_postgresql_that_goes_and_comes_back(tmp_path, postgres_server: Postgres):
    async def story(host: Host, url: str) -> None:
        async with Regular([host.url], 1, bot_pool=0.02) as anna, Regular([host.url], 2, bot_pool=0.02) as bob:
            table = await anna.open("machikoro", "me", "open")
            await bob.join(table)
            matches = [asyncio.create_task(one.play(table)) for one in (anna, bob)]
            for _ in range(2):
                known = len(anna.ledger)
                while len(anna.ledger) < known + 3:
                    await asyncio.sleep(0.02)
                postgres_server.kill()
                async with httpx2.AsyncClient(base_url=host.url) as http:
                    assert (await http.get("/healthz")).status_code == 200
                    assert (await http.get("/readyz")).json() == {"status": "not ready", "database": False}
                    refused = await http.get("/api/tables")
                    assert (refused.status_code, refused.json()["code"]) == (503, "trouble")
                await asyncio.sleep(0.2)
                postgres_server.start()
            seen = await asyncio.wait_for(asyncio.gather(*matches), PATIENCE)
            assert all(one.result for one in seen)
            assert check_ledgers(await accounts(url), [anna, bob]) > 6

    with postgres_server.database() as url, Host(tmp_path, db=url) as host:
        asyncio.run(story(host, url))
        assert host.stop() == 0
    events = [line["event"] for line in journal(host)]
    assert events.count("database away") == events.count("database back") == 2
    assert not [line for line in journal(host) if "exception" in line]

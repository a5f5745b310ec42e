"""`golazo serve` as a new host meets it: what it says, what it complains of, and how it goes."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import sqlite3
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest
from guest import Guest
from numba import config

from golazo.cli.hosting.run_server import compile_rules
from golazo.errors import InvalidSetting
from golazo.server.logging import set_up_logging
from golazo.server.net.bus import bus_at
from golazo.server.storage.database import Database
from host import PATIENCE, Host


def journal(host: Host) -> list[dict[str, Any]]:
    """What a server wrote to its log."""
    return [json.loads(line) for line in host.journal.read_text().splitlines()]


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)


@contextmanager
def locked(host: Host) -> Iterator[None]:
    """Keep everybody from writing to a host's file."""
    with closing(sqlite3.connect(host.db.removeprefix("sqlite:///"), isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


def test_it_says_where_it_is_where_everything_is_kept_and_how_to_stop(tmp_path):
    with Host(tmp_path) as host:
        said = [host.process.stdout.readline() for _ in range(2)]
        assert str(tmp_path / "tables.sqlite") in said[0]
        assert "Ctrl-C" in said[1]
        assert stat.S_IMODE((tmp_path / "tables.sqlite").stat().st_mode) == 0o600
        assert host.stop() == 0
    lines = journal(host)
    assert [line["event"] for line in lines] == ["migrate", "start", "ready", "drain", "stop"]
    assert len({line["node"] for line in lines}) == 1
    assert all(line["level"] == "info" and line["timestamp"] for line in lines)


def test_the_log_of_a_first_start_says_that_the_rules_are_compiled(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path))  # where nothing is kept yet
    monkeypatch.setattr("golazo.cli.hosting.run_server.steps", lambda *_, **__: [])  # compiling would take a minute
    set_up_logging("info")
    compile_rules("node-1")
    first, last = map(json.loads, capsys.readouterr().err.splitlines())
    assert (first["event"], last["event"]) == ("compile", "compiled")
    assert first["note"] == "Compiling the rules. This takes about a minute the first time."
    assert last["seconds"] >= 0
    assert all(line["level"] == "info" and line["node"] == "node-1" for line in (first, last))
    (tmp_path / "rule.nbi").touch()
    compile_rules("node-1")
    assert capsys.readouterr().err == ""


def test_a_server_that_goes_says_so_and_finishes_what_has_come_in(tmp_path):
    async def story(host: Host) -> None:
        async with Guest(host.url) as guest:
            table = await guest.open("machikoro", "me", "random")
            line = await guest.sit(table)
            choices = (await line.hear("table"))["position"]["legal"]
            with locked(host):
                await line.say("decide", id="last", action=choices[0]["action"], seq=0)
                host.process.send_signal(signal.SIGTERM)
                await until(lambda: journal(host)[-1]["event"] == "drain")
                response = await guest.http.get("/readyz")
                assert response.status_code == 503
                assert (await guest.http.get("/healthz")).status_code == 200
            assert (await line.hear("ack"))["id"] == "last"
            bye = await line.hear("bye")
            assert bye["resume"] is True
            await line.socket.wait_closed()
            assert host.ended() == 0
            host.start()
            async with await guest.sit(table) as again:
                assert (await again.hear("table"))["seq"] >= 1

    with Host(tmp_path) as host:
        asyncio.run(story(host))


def test_ctrl_c_is_a_good_end_and_a_second_one_a_quick_one(tmp_path):
    async def story(host: Host) -> None:
        async with Guest(host.url) as guest, await guest.sit(await guest.open("machikoro", "me", "random")) as line:
            choices = (await line.hear("table"))["position"]["legal"]
            with locked(host):
                await line.say("decide", id="last", action=choices[0]["action"], seq=0)
                host.process.send_signal(signal.SIGINT)
                await until(lambda: journal(host)[-1]["event"] == "drain")
                host.process.send_signal(signal.SIGINT)
                assert host.ended() == 130

    with Host(tmp_path) as host:
        asyncio.run(story(host))
        host.start()
        assert host.end(signal.SIGINT) == 0


def complaint(golazo, *options: object) -> str:
    """The one line in which a server says why it does not start."""
    run = golazo("serve", "--port", "0", *map(str, options))
    assert (run.returncode, run.stdout) == (2, ""), run.stderr
    assert run.stderr.startswith("golazo: ")
    assert run.stderr.count("\n") == 1
    return run.stderr


def test_a_port_that_is_taken(golazo):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"port {port}: " in complaint(golazo, "--port", port)


def test_a_file_that_another_server_uses(golazo, tmp_path):
    with Host(tmp_path) as host:
        run = golazo("serve", "--port", 0, "--db", host.db)
        assert run.returncode == 2
        assert f"Another server is already using {tmp_path / 'tables.sqlite'}." in run.stderr
        host.kill()
        host.start()  # what was killed holds nothing


def test_a_postgresql_that_is_not_there(golazo):
    told = complaint(golazo, "--db", "postgresql://anna:hush@127.0.0.1:1/golazo")
    assert "postgresql://anna@127.0.0.1:1/golazo: Connection refused" in told
    assert "hush" not in told


def test_a_file_that_is_no_database(golazo, tmp_path):
    (tmp_path / "diary.txt").write_text("Dear diary, " * 100)
    assert "file is not a database" in complaint(golazo, "--db", f"sqlite:///{tmp_path / 'diary.txt'}")


@pytest.mark.parametrize(
    "url",
    [
        "tables.sqlite",
        "mysql://db/golazo",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///a?mode=ro",
        "postgresql://a?b=c",
    ],
)
def test_urls_that_name_no_database(url):
    with pytest.raises(InvalidSetting) as refused:
        Database(url)
    assert refused.value.message.key == "error-database-url"


def test_a_place_where_no_file_can_be(tmp_path):
    (tmp_path / "file").touch()
    for place in (tmp_path, tmp_path / "file" / "tables.sqlite"):
        with pytest.raises(InvalidSetting) as refused:
            Database(f"sqlite:///{place}")
        assert str(place) in str(refused.value)


def test_urls_as_other_programs_write_them():
    for url in ("postgres://golazo:hush@db/golazo", "postgresql://golazo:hush@db/golazo?sslmode=require"):
        assert Database(url).place == "postgresql://golazo@db/golazo"


@pytest.mark.parametrize("url", ["cache", "http://cache", "redis://anna:hush@cache:port"])
def test_a_bus_that_is_none(url):
    with pytest.raises(InvalidSetting) as refused:
        bus_at(url)
    assert refused.value.message.key == "error-bus-url"
    assert "hush" not in str(refused.value)


def test_what_several_nodes_need_is_named_when_it_is_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    for start in (lambda: Database("postgresql://db/golazo"), lambda: bus_at("redis://cache")):
        with pytest.raises(InvalidSetting, match=r'pip install "golazo\[nodes\]"'):
            start()

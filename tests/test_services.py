"""The PostgreSQL and the Redis of the tests: real, empty, separate, and back after the plug was pulled."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import asyncpg
import pytest
import redis.asyncio

from conftest import required
from golazo.testing.programs import postgres_folders
from golazo.testing.services import Missing, Postgres, Redis


def asked(url: str, *statements: str) -> object:
    """What PostgreSQL answers to the last of some statements."""

    async def ask() -> object:
        connection = await asyncpg.connect(url)
        try:
            answers = [await connection.fetchval(statement) for statement in statements]
        finally:
            await connection.close()
        return answers[-1]

    return asyncio.run(ask())


def test_postgres_answers(postgres_url):
    assert asked(postgres_url, "select 1") == 1


def test_postgres_writes_to_disk_before_it_says_so(fresh_postgres):
    assert asked(fresh_postgres, "show fsync") == "on"
    assert asked(fresh_postgres, "show synchronous_commit") == "on"


def test_databases_are_separate(postgres_server):
    with postgres_server.database() as mine, postgres_server.database() as yours:
        asked(mine, "create table goals(n int)", "insert into goals values (3)")
        assert asked(mine, "select n from goals") == 3
        with pytest.raises(asyncpg.UndefinedTableError):
            asked(yours, "select n from goals")


@pytest.mark.parametrize("folder", postgres_folders(), ids=str)
def test_what_was_committed_outlives_a_kill(folder):
    with Postgres(folder) as postgres:
        asked(postgres.url, "create table goals(n int)", "insert into goals values (3)")
        before = postgres.url
        postgres.kill()
        with pytest.raises(ConnectionRefusedError):
            asked(before, "select 1")
        postgres.start()
        assert postgres.url == before
        assert asked(postgres.url, "select n from goals") == 3


def test_a_killed_postgres_is_back_for_the_next_test(postgres_server):
    postgres_server.kill()
    with postgres_server.database() as url:
        assert asked(url, "select 1") == 1


def test_redis_passes_messages_on(redis_url):
    async def heard() -> object:
        async with redis.asyncio.from_url(redis_url) as client, client.pubsub() as ear:
            await ear.subscribe("table")
            assert (await ear.get_message(timeout=10))["type"] == "subscribe"
            await client.publish("table", "goal")
            return (await ear.get_message(timeout=10))["data"]

    assert asyncio.run(heard()) == b"goal"


def test_redis_is_empty_again_even_after_a_kill(redis_server, fresh_redis):
    async def kept(url: str) -> int:
        async with redis.asyncio.from_url(url) as client:
            before = await client.dbsize()
            await client.set("goals", 3)
            return before

    assert asyncio.run(kept(fresh_redis)) == 0
    redis_server.empty()
    assert asyncio.run(kept(fresh_redis)) == 0
    redis_server.kill()
    redis_server.empty()
    assert redis_server.url == fresh_redis
    assert asyncio.run(kept(fresh_redis)) == 0


def test_nothing_is_left():
    with required(Redis) as server:
        folder, port = server.folder, server.port
    assert not folder.exists()
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", port))


def test_a_server_that_cannot_start_says_why(monkeypatch):
    monkeypatch.setattr("golazo.testing.service.PATIENCE", 1)
    with pytest.raises(RuntimeError, match="Redis does not start"), Redis(Path("/bin/false")):
        pass


def nowhere() -> None:
    raise Missing("No PostgreSQL")


@pytest.mark.parametrize("variable", ["CI", "GOLAZO_REQUIRE_SERVICES"])
def test_a_missing_service_fails_where_it_is_required(monkeypatch, variable):
    monkeypatch.setenv(variable, "1")
    with pytest.raises(pytest.fail.Exception, match="No PostgreSQL"):
        required(nowhere)


def test_a_missing_service_is_skipped_elsewhere_with_the_reason(monkeypatch):
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.delenv("GOLAZO_REQUIRE_SERVICES", raising=False)
    with pytest.raises(pytest.skip.Exception, match="No PostgreSQL"):
        required(nowhere)

"""Rates: how often a player and an address may do what costs the server something; large requests, few at a time."""

from __future__ import annotations

import asyncio
import threading
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from guest import Guest
from inside import served
from party import play_out

from golazo.server.http.request_limits import RequestLimits
from golazo.server.rate_limits import IMPORT, JOIN, KINDS, OPEN_TABLE, TALK, Kind
from golazo.server.refused import Refused
from golazo.server.rest.bodies import LARGE, MOST_LARGE, MOST_OF_ADDRESS
from golazo.server.tables.importing import Readers
from golazo.testing.service import HOST
from matches import random_match

RECORD = random_match(3).record()


@pytest.fixture
def _time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("golazo.server.rate_limits.time", SimpleNamespace(monotonic=lambda: 1000.0))


async def made(guest: Guest, kind: Kind, table: str) -> Any:
    """A request of a kind."""
    if kind is IMPORT:
        return await guest.http.post("/api/records", json={"record": RECORD, "study": True})
    if kind is OPEN_TABLE:
        return await guest.http.post("/api/tables", json={"game": "machikoro", "seats": ["me", "open"]})
    return await guest.http.post(f"/api/tables/{table}/leave", json={})


@pytest.mark.usefixtures("_time_stands_still")
@pytest.mark.parametrize("kind", [IMPORT, OPEN_TABLE, JOIN], ids=lambda kind: kind.name)
def test_who_does_something_too_often_is_told_when_to_come_back(tmp_path: Path, kind: Kind) -> None:
    settings: dict[str, Any] = {"players_per_address": 2, "tables_per_player": 1000, "requests_per_second": 1000}

    async def story() -> None:
        async with served(tmp_path, **settings) as (_, url), AsyncExitStack() as stack:
            anna, bob, cleo = [await stack.enter_async_context(Guest(url)) for _ in range(3)]
            table = await anna.open("machikoro", "me", "open") if kind is JOIN else ""

            async def exhausts(guest: Guest) -> None:
                for _ in range(kind.burst):
                    assert (await made(guest, kind, table)).status_code != 429
                refused = await made(guest, kind, table)
                assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
                assert 0 < int(refused.headers["Retry-After"]) <= 1 / kind.per_second

            await exhausts(anna)
            await exhausts(bob)
            assert (await made(cleo, kind, table)).status_code == 429, "the address has had enough"

    play_out(story())


@pytest.mark.usefixtures("_time_stands_still")
def test_talk_is_paced_over_all_connections_of_a_player(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (_, url), Guest(url) as anna, Guest(url) as bob:
            tables = [await anna.open("machikoro", "me", "open", chat=True) for _ in range(2)]
            async with await anna.sit(tables[0]) as one, await anna.sit(tables[1]) as other:
                for number in range(TALK.burst):
                    line = (one, other)[number % 2]
                    assert (await line.ask("say", text="Goal!"))["type"] == "ack"
                for line in (one, other):
                    assert (await line.ask("say", text="Goal!"))["code"] == "too-many"
                    assert (await line.ask("mute", player=bob.player, on=True))["code"] == "too-many"
            async with await anna.sit(tables[0]) as again, await bob.sit(tables[0]) as his:
                assert (await again.ask("say", text="Goal!"))["code"] == "too-many"
                assert (await his.ask("say", text="Goal!"))["type"] == "ack"

    play_out(story())


@pytest.mark.usefixtures("_time_stands_still")
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_hosts_can_allow_more(kind: Kind) -> None:
    request_limits = RequestLimits(rate_factor=2, players_per_address=3)
    for player in ("anna", "bob", "cleo"):
        for _ in range(2 * kind.burst):
            request_limits.admit(kind, player, HOST)
        with pytest.raises(Refused) as refused:
            request_limits.admit(kind, player, "192.0.2.1")
        assert refused.value.code == "too-many"
    with pytest.raises(Refused):
        request_limits.admit(kind, "dino", HOST)
    for _ in range(2 * kind.burst):
        request_limits.admit(kind, "dino", "192.0.2.1")  # what the other address refused was not counted


def test_records_do_not_queue_without_end() -> None:
    async def story() -> None:
        readers, go_on = Readers(most=3), threading.Event()
        reading = [asyncio.create_task(readers.read(go_on.wait)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await readers.read(go_on.wait)
        assert refused.value.code == "overloaded"
        go_on.set()
        assert await asyncio.gather(*reading) == [True] * 3
        assert await readers.read(go_on.wait)

    play_out(story())


class Upload:
    """A large request that comes slowly."""

    def __init__(self, url: str, announced: bool) -> None:
        self.port = int(url.rsplit(":", 1)[1])
        self.announced = announced

    async def begin(self) -> None:
        self.reader, self.writer = await asyncio.open_connection(HOST, self.port)
        size = f"Content-Length: {5 * LARGE}" if self.announced else "Transfer-Encoding: chunked"
        head = f"POST /api/records HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/json\r\n{size}\r\n\r\n"
        some = b" " * (LARGE + 1)
        part = some if self.announced else b"%x\r\n%s\r\n" % (len(some), some)
        self.writer.write(head.encode() + part)
        await self.writer.drain()

    async def answer(self) -> bytes:
        return await self.reader.readuntil(b"\r\n\r\n")

    async def end(self) -> None:
        self.writer.close()


@pytest.mark.parametrize("announced", [True, False], ids=["announced", "in parts"])
def test_large_requests_are_read_few_at_a_time(tmp_path: Path, announced: bool) -> None:
    async def story() -> None:
        async with served(tmp_path, requests_per_second=100_000) as (_, url), Guest(url) as guest:
            uploads = [Upload(url, announced) for _ in range(MOST_OF_ADDRESS)]
            for upload in uploads:
                await upload.begin()
            large = {"record": random_match().record() + " " * LARGE, "study": True}
            refused = await guest.http.post("/api/records", json=large)
            while refused.status_code != 503:  # not all of the others may have come in yet
                await asyncio.sleep(0.05)
                refused = await guest.http.post("/api/records", json=large)
            assert refused.json()["code"] == "overloaded"
            assert int(refused.headers["Retry-After"]) > 0
            await guest.post("/api/records", record=RECORD, study=True)
            for upload in uploads:
                await upload.end()
            while (answer := await guest.http.post("/api/records", json=large)).status_code == 503:
                await asyncio.sleep(0.01)
            assert answer.status_code != 503

    assert MOST_OF_ADDRESS < MOST_LARGE
    play_out(story())

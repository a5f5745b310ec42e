"""Limits: who exceeds one is answered and told when to come back, never banned. And the journal keeps no secrets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import count

import pytest
from guest import Guest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from host import Host

SOCKETS = 300
TABLES = 40
STRICT = (
    *("--sockets-per-address", str(SOCKETS)),
    *("--requests-per-second", "100000"),
    *("--logins-per-minute", "3"),
    *("--tables-per-player", str(TABLES)),
    *("--rate-factor", "1000"),
    *("--log-level", "debug"),
)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with low limits that says all it has to say."""
    with Host(tmp_path_factory.mktemp("strict"), *STRICT) as host:
        yield host


def test_a_thousand_connections_from_one_address(strict: Host) -> None:
    few = asyncio.Semaphore(40)

    async def enter(guest: Guest, table: str, inside: list[ClientConnection], turned_away: list[InvalidStatus]) -> None:
        address = f"{strict.url.replace('http', 'ws')}/api/tables/{table}/socket"
        async with few:
            try:
                inside.append(await connect(address, additional_headers={"Cookie": guest.cookie}, max_queue=None))
            except InvalidStatus as refused:
                turned_away.append(refused)

    async def story() -> None:
        async with Guest(strict.url) as guest, AsyncExitStack() as stack:
            tables = [await guest.open("machikoro", "me", "random") for _ in range(TABLES)]
            inside: list[ClientConnection] = []
            turned_away: list[InvalidStatus] = []
            await asyncio.gather(*(enter(guest, tables[n % TABLES], inside, turned_away) for n in range(1_000)))
            for socket in inside:
                stack.push_async_callback(socket.close)
            assert len(inside) == SOCKETS
            assert len(turned_away) == 1_000 - SOCKETS
            for refused in turned_away:
                assert refused.response.status_code == 429
                assert int(refused.response.headers["Retry-After"]) > 0
                assert json.loads(refused.response.body or b"")["code"] == "too-many"
            assert (await guest.get("/healthz"))["status"] == "alive"
            await asyncio.gather(*(socket.close() for socket in inside[:50]))
            again: list[ClientConnection] = []
            while len(again) < 50:
                await enter(guest, tables[len(again) % TABLES], again, turned_away)
            for socket in again:
                stack.push_async_callback(socket.close)
            assert json.loads(await again[-1].recv())["type"] == "table"
            with pytest.raises(InvalidStatus):
                await guest.sit(tables[0])

    asyncio.run(story())


def test_passwords_cannot_be_tried_one_after_the_other(strict: Host) -> None:
    async def story() -> None:
        async with Guest(strict.url) as guest:
            for number in count():
                login = {"name": "Anna", "password": f"guess {number}"}
                answer = await guest.http.post("/api/login", json=login)
                if answer.status_code == 429:
                    break
                assert answer.status_code == 401
            assert 3 <= number <= 5
            assert answer.json()["code"] == "too-many"
            assert 0 < int(answer.headers["retry-after"]) <= 20
            assert (await guest.http.get("/api/me")).status_code == 200

    asyncio.run(story())


def test_nobody_fills_the_hall_with_open_tables(strict: Host) -> None:
    async def story() -> None:
        async with Guest(strict.url) as guest:
            tables = [await guest.open("machikoro", "me", "open") for _ in range(TABLES)]
            refused = await guest.http.post("/api/tables", json={"game": "machikoro"})
            assert (refused.status_code, refused.json()["code"]) == (409, "too-many-tables")
            await guest.post(f"/api/tables/{tables[0]}/leave")
            await guest.open("machikoro", "me", "open")

    asyncio.run(story())


def test_who_asks_too_often_is_told_when_to_come_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def story(host: Host) -> None:
        async with Guest(host.url) as guest:
            answers = await asyncio.gather(*(guest.http.get("/api/games") for _ in range(300)))
            statuses = [answer.status_code for answer in answers]
            assert set(statuses) == {200, 429}
            assert statuses.count(200) >= 15
            late = next(answer for answer in answers if answer.status_code == 429)
            assert late.json()["code"] == "too-many"
            with_others = {"X-Forwarded-For": "192.0.2.7"}
            others = await asyncio.gather(*(guest.http.get("/api/games", headers=with_others) for _ in range(100)))
            assert 429 in {answer.status_code for answer in others}
            while (await guest.http.get("/api/games")).status_code == 429:
                await asyncio.sleep(int(late.headers["retry-after"]))
            table = "nosuchtable"
            address = f"{host.url.replace('http', 'ws')}/api/tables/{table}/socket"
            refused = await asyncio.gather(*(connect(address) for _ in range(80)), return_exceptions=True)
            assert {refusal.response.status_code for refusal in refused if isinstance(refusal, InvalidStatus)} == {
                404,
                429,
            }

    with Host(tmp_path_factory.mktemp("slow"), "--requests-per-second", "2") as host:
        asyncio.run(story(host))


def test_the_journal_keeps_no_secrets(strict: Host) -> None:
    password = "a very secret password"

    async def story() -> list[str]:
        async with Guest(strict.url, "Anna") as guest:
            table = await guest.open("machikoro", "me", "random", seed="my-own-seed-0815")
            async with await guest.sit(table) as line:
                await line.ask("say", text="hush")
                await line.ask("decide", seq=0, action="nothing")
                await line.ask("resign")
            record = (await guest.http.get(f"/api/tables/{table}/record")).text
            secret = json.loads(record.splitlines()[0])["dice"]["secret"]
            bodies = ({"name": "Anna", "password": password}, {"name": "Anna", "password": password * 20})
            for path in ("/api/account", "/api/login"):
                for body in bodies:
                    await guest.http.post(path, json=body)
            cookie = guest.http.cookies["golazo"]
            await guest.http.get(f"/api/me?token={cookie}", headers={"Authorization": f"Bearer {cookie}"})
            await guest.http.get("/api/me", headers={"Cookie": f"golazo={cookie[:-2]}"})
            return [secret, cookie, cookie[:-2], password, "my-own-seed-0815"]

    hidden = asyncio.run(story())
    journal = strict.journal.read_text()
    assert journal
    for secret in hidden:
        assert secret not in journal

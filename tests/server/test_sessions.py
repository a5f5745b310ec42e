"""Sessions: each sign-in has one, listed and ended by its player, and void everywhere as soon as it has ended."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from guest import Guest
from sqlalchemy import event, update

from golazo.server.accounts.devices import device_of
from golazo.server.accounts.players import Players
from golazo.server.accounts.sessions import MOST_SESSIONS, NOTED, Sessions
from golazo.server.accounts.tokens import TOKEN_DAYS, Claim
from golazo.server.now import DAY, SKEW, now
from golazo.server.storage.database import Database
from golazo.server.storage.migrate import migrate
from golazo.server.storage.schema import sessions
from host import Host
from nodes import Nodes

PASSWORD = "far post, low and hard"
FIREFOX = "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0"
GOING = 1012


async def void(guest: Guest, cookie: str) -> bool:
    """Whether a token opens nothing any more."""
    guest.http.cookies.clear()
    answer = await guest.http.get("/api/me", headers={"Cookie": cookie})
    return (answer.status_code, answer.json().get("code")) == (401, "bad-token")


def test_registering_makes_the_guests_token_void_and_closes_its_sockets(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as thief:
            stolen = anna.cookie
            table = await anna.open("machikoro", "me", "open")
            async with await anna.sit(table) as line:
                await line.hear("table")
                await anna.post("/api/account", name="Session One", password=PASSWORD)
                assert await line.closed() == GOING
            assert anna.cookie != stolen
            async with await anna.sit(table) as line:
                assert (await line.hear("table"))["seats"] == [0]
            assert await void(thief, stolen)

    asyncio.run(story())


def test_signing_in_ends_the_guests_session_and_signing_out_ends_this_one(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as phone, Guest(host.url) as thief:
            await anna.post("/api/account", name="Session Two", password=PASSWORD)
            as_guest = phone.cookie
            await phone.post("/api/login", name="Session Two", password=PASSWORD)
            signed_in = phone.cookie
            assert await void(thief, as_guest)
            table = await anna.open("machikoro", "me", "random")
            async with await phone.sit(table) as line:
                await line.hear("table")
                assert (await phone.http.post("/api/logout")).status_code == 204
                assert await line.closed() == GOING
            assert await void(thief, signed_in)
            assert (await anna.get("/api/me"))["account"] == "session two"

    asyncio.run(story())


def test_one_sees_where_one_is_signed_in_and_signs_out_there(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as phone, Guest(host.url) as other:
            await anna.post("/api/account", name="Session Three", password=PASSWORD)
            phone.http.headers["User-Agent"] = FIREFOX
            await phone.post("/api/login", name="Session Three", password=PASSWORD)
            found = await anna.get("/api/me/sessions")
            assert sorted((one["device"], one["current"]) for one in found) == [("", True), ("Firefox, Linux", False)]
            theirs = next(one["id"] for one in found if not one["current"])
            answer = await other.http.delete(f"/api/me/sessions/{theirs}")
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
            table = await phone.open("machikoro", "me", "random")
            async with await phone.sit(table) as line:
                await line.hear("table")
                assert (await anna.http.delete(f"/api/me/sessions/{theirs}")).status_code == 204
                assert await line.closed() == GOING
            assert (await phone.http.get("/api/me")).json()["code"] == "bad-token"
            assert [one["current"] for one in await anna.get("/api/me/sessions")] == [True]
            assert len(await other.get("/api/me/sessions")) == 1  # a guest has one, too

    asyncio.run(story())


def test_nobody_has_more_sessions_than_allowed(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as thief:
            await anna.post("/api/account", name="Session Four", password=PASSWORD)
            cookies = [anna.cookie]
            for _ in range(MOST_SESSIONS):
                async with Guest(host.url) as device:
                    await device.post("/api/login", name="Session Four", password=PASSWORD)
                    cookies.append(device.cookie)
            assert await void(thief, cookies[0])
            anna.http.cookies.clear()
            answer = await anna.http.get("/api/me/sessions", headers={"Cookie": cookies[-1]})
            assert len(answer.json()) == MOST_SESSIONS
            assert not await void(thief, cookies[1])

    asyncio.run(story())


def test_a_session_ends_on_all_nodes_with_and_without_news_of_it(nodes: Nodes) -> None:
    """The other node is told over the bus; where that is away, it finds out by itself."""

    async def story() -> None:
        here, there = nodes.urls
        account = {"name": f"Session of two nodes {now() % 1000}"[:24], "password": PASSWORD}
        async with Guest(here) as anna:
            await anna.post("/api/account", **account)
            table = await anna.open("machikoro", "me", "random")
            for bus_is_away in (False, True):
                async with Guest(there) as phone:
                    await phone.post("/api/login", **account)
                    async with await phone.sit(table) as line:
                        await line.hear("table")
                        if bus_is_away:
                            nodes.redis.kill()
                        assert (await anna.http.post("/api/logout")).status_code == 204
                        await anna.post("/api/login", **account)
                        others = [one["id"] for one in await anna.get("/api/me/sessions") if not one["current"]]
                        for other in others:
                            assert (await anna.http.delete(f"/api/me/sessions/{other}")).status_code == 204
                        assert await line.closed() == GOING
                    assert (await phone.http.get("/api/me")).json()["code"] == "bad-token"

    try:
        asyncio.run(story())
    finally:
        nodes.wake()


@asynccontextmanager
async def kept(folder: Path) -> AsyncIterator[Database]:
    database = Database(f"sqlite:///{folder / 'sessions.sqlite'}")
    await migrate(database)
    try:
        yield database
    finally:
        await database.close()


async def age(database: Database, player: str, milliseconds: int) -> None:
    """Let somebody's sessions have been used earlier."""
    async with database.writing() as connection:
        of = update(sessions).where(sessions.c.player == player)
        await connection.execute(of.values(seen=sessions.c.seen - milliseconds))


def test_expired_sessions_are_removed_and_used_ones_are_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with kept(tmp_path) as database:
            players, found = Players(database), Sessions(database)
            gone, still = await players.new_guest(), await players.new_guest()
            await age(database, gone.id, TOKEN_DAYS * DAY + NOTED + SKEW + 1)
            await age(database, still.id, TOKEN_DAYS * DAY)
            assert await found.remove_expired() == 1
            assert await players.of(Claim(gone.session, now())) is None
            assert (await players.of(Claim(still.session, now()))) is not None

    asyncio.run(story())


def test_a_request_costs_one_query_and_no_write(tmp_path: Path) -> None:
    """That a session is in use is written down once in a while, and for the rest it is read with its player."""

    async def story() -> None:
        async with kept(tmp_path) as database:
            players, found = Players(database), Sessions(database)
            guest = await players.new_guest(device="Firefox, Linux")
            asked: list[str] = []
            event.listen(database.engine.sync_engine, "before_cursor_execute", lambda *said: asked.append(said[2]))
            for _ in range(3):
                known = await players.of(Claim(guest.session, now()))
                assert known is not None
                await found.note(known.session, known.id, known.seen)
            read = [statement for statement in asked if statement != "BEGIN"]
            assert [statement.split()[0] for statement in read] == ["SELECT"] * 3
            await age(database, guest.id, NOTED + 1)
            asked.clear()
            for _ in range(3):
                known = await players.of(Claim(guest.session, now()))
                assert known is not None
                await found.note(known.session, known.id, known.seen)
            noted = [statement for statement in asked if "UPDATE sessions SET seen=?" in statement]
            assert len(noted) == 1

    asyncio.run(story())


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (FIREFOX, "Firefox, Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/129.0 Safari/537.36 Edg/129.0",
            "Edge, Windows",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1 Version/17.6 Safari/604.1",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/129.0 Mobile Safari/537.36",
            "Chrome, Android",
        ),
        ("golazo/1.0 (Linux)", "Golazo, Linux"),
        ("<script>" * 1000, ""),
        ("", ""),
    ],
)
def test_of_a_device_only_browser_and_system_are_kept(said: str, told: str) -> None:
    assert device_of(said) == told

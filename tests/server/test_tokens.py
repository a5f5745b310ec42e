"""Tokens: forged, spoiled, out of date or of another key they are refused; keys change, and good tokens outlive it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from guest import Guest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer
from sqlalchemy import select, update
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from golazo.server.database import Database
from golazo.server.migrate import migrate
from golazo.server.now import now
from golazo.server.schema import keys
from golazo.server.tokens import DAY, KEY_DAYS, KEY_SETTLES, SALT, TOKEN_DAYS, Tokens
from host import Host


def token(key: str, player: str, days_old: float = 0, epoch: int = 0, salt: str = SALT) -> str:
    """A token as somebody who has a key could sign it, at another time."""

    class Earlier(TimestampSigner):
        def get_timestamp(self) -> int:
            return int(time.time() - days_old * 86_400)

    return str(URLSafeTimedSerializer(key, salt=salt, signer=Earlier).dumps([player, epoch]))


def key_of(host: Host) -> str:
    with closing(sqlite3.connect(host.db.removeprefix("sqlite:///"))) as database:
        return str(database.execute("SELECT secret FROM keys ORDER BY created DESC").fetchone()[0])


def test_void_tokens_are_refused_and_taken_away(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            key, good = key_of(host), guest.http.cookies["golazo"]
            body, stamp, signature = good.split(".")
            void = {
                "forged": f"{body}.{stamp}.{signature[::-1]}",
                "cut off": good[:-1],
                "without a signature": f"{body}.{stamp}",
                "of another player": f"{token(key, 'somebody').split('.')[0]}.{stamp}.{signature}",
                "of another key": token("0" * 64, guest.player),
                "of another salt": token(key, guest.player, salt="other"),
                "expired": token(key, guest.player, TOKEN_DAYS + 0.1),
                "of an earlier epoch": token(key, guest.player, epoch=-1),
                "of nobody": token(key, "nobody"),
                "too long": good + "A" * 5_000,
                "nonsense": "%00%00",
                "empty": "",
            }
            guest.http.cookies.clear()
            for what, spoiled in void.items():
                cookie = {"Cookie": f"golazo={spoiled}"}
                answer = await guest.http.get("/api/me", headers=cookie)
                assert (answer.status_code, answer.json()["code"]) == (401, "bad-token"), what
                assert 'golazo=""' in answer.headers["set-cookie"]
                assert "Max-Age=0" in answer.headers["set-cookie"]
                opened = await guest.http.post("/api/tables", json={"game": "tsubasa"}, headers=cookie)
                assert opened.status_code == 401
                with pytest.raises(InvalidStatus) as refused:
                    await connect(f"{host.url.replace('http', 'ws')}/api/tables/x/socket", additional_headers=cookie)
                assert refused.value.response.status_code == 401
                assert b"bad-token" in refused.value.response.body
            good_still = await guest.http.get("/api/me", headers={"Cookie": f"golazo={good}"})
            assert good_still.json()["player"] == guest.player

    asyncio.run(story())


def test_who_lost_a_token_comes_in_as_a_new_guest(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            guest.http.cookies.clear()
            guest.http.cookies.set("golazo", "spoiled", domain="127.0.0.1")
            assert (await guest.http.get("/api/me")).status_code == 401
            assert (await guest.get("/api/me"))["player"] != guest.player

    asyncio.run(story())


def test_an_aging_token_is_replaced_and_a_fresh_one_is_not(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            assert "set-cookie" not in (await guest.http.get("/api/me")).headers
            guest.http.cookies.clear()
            old = token(key_of(host), guest.player, days_old=TOKEN_DAYS - 1)
            answer = await guest.http.get("/api/me", headers={"Cookie": f"golazo={old}"})
            assert answer.json()["player"] == guest.player
            cookie = answer.headers["set-cookie"]
            assert all(part in cookie for part in ("HttpOnly", "SameSite=lax", "Path=/"))
            assert "golazo" in guest.http.cookies
            assert (await guest.get("/api/me"))["player"] == guest.player

    asyncio.run(story())


@asynccontextmanager
async def kept(folder: Path) -> AsyncIterator[Database]:
    database = Database(f"sqlite:///{folder / 'keys.sqlite'}")
    await migrate(database)
    try:
        yield database
    finally:
        await database.close()


async def age(database: Database, milliseconds: float) -> None:
    """Make all keys older."""
    async with database.writing() as connection:
        await connection.execute(update(keys).values(created=keys.c.created - int(milliseconds)))


async def secrets_of(database: Database) -> list[str]:
    async with database.reading() as connection:
        return [str(row.secret) for row in await connection.execute(select(keys.c.secret).order_by(keys.c.created))]


def test_keys_change_and_what_they_signed_stays_good_for_its_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with kept(tmp_path) as database:
            first = Tokens(database)
            await first.refresh()
            (old_key,) = await secrets_of(database)
            old = first.signed("anna", 0)
            await age(database, (KEY_DAYS + 1) * DAY)
            await first.refresh()
            assert len(await secrets_of(database)) == 2
            assert first.read(old) is not None
            await age(database, KEY_SETTLES + 1_000)
            await first.refresh()
            fresh = first.signed("anna", 0)
            assert URLSafeTimedSerializer(old_key, salt=SALT).loads_unsafe(fresh)[0] is False
            await age(database, TOKEN_DAYS * DAY)
            await first.refresh()
            assert old_key not in await secrets_of(database)
            assert first.read(old) is None
            assert first.read(fresh) is not None

    asyncio.run(story())


def test_nodes_know_each_others_keys(tmp_path: Path) -> None:
    async def story() -> None:
        async with kept(tmp_path) as database:
            here, there = Tokens(database), Tokens(database)
            await here.refresh()
            await age(database, (KEY_DAYS + 1) * DAY)
            await there.refresh()
            await age(database, KEY_SETTLES + 1_000)
            await there.refresh()
            signed_there = there.signed("anna", 0)
            assert here.read(signed_there) is None
            here.refreshed = now() - 60_000
            claim = await here.known(signed_there)
            assert claim is not None
            assert claim.player == "anna"

    asyncio.run(story())

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
from sqlalchemy import insert, select, update
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from golazo.server.accounts.tokens import KEY_DAYS, KEY_SETTLES, SALT, TOKEN_DAYS, Tokens
from golazo.server.now import DAY, SKEW, machine_time, now
from golazo.server.storage.database import Database
from golazo.server.storage.migrate import migrate
from golazo.server.storage.schema import keys
from host import Host


def token(key: str, session: object, days_old: float = 0, salt: str = SALT) -> str:
    """A token as somebody who has a key could sign it, at another time."""

    class Earlier(TimestampSigner):
        def get_timestamp(self) -> int:
            return int(time.time() - days_old * 86_400)

    return str(URLSafeTimedSerializer(key, salt=salt, signer=Earlier).dumps(session))


def key_of(host: Host) -> str:
    return found(host, "SELECT secret FROM keys ORDER BY created DESC")


def session_of(host: Host, guest: Guest) -> str:
    return found(host, "SELECT id FROM sessions WHERE player = ?", guest.player)


def found(host: Host, query: str, *wanted: str) -> str:
    with closing(sqlite3.connect(host.db.removeprefix("sqlite:///"))) as database:
        return str(database.execute(query, wanted).fetchone()[0])


def test_void_tokens_are_refused_and_taken_away(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            key, good, session = key_of(host), guest.http.cookies["golazo"], session_of(host, guest)
            body, stamp, signature = good.split(".")
            void = {
                "forged": f"{body}.{stamp}.{signature[::-1]}",
                "cut off": good[:-1],
                "without a signature": f"{body}.{stamp}",
                "of another session": f"{token(key, 'somebody').split('.')[0]}.{stamp}.{signature}",
                "of another key": token("0" * 64, session),
                "of another salt": token(key, session, salt="other"),
                "expired": token(key, session, TOKEN_DAYS + 0.1),
                "of a player": token(key, guest.player),
                "of no session": token(key, "nobody"),
                "of nothing": token(key, None),
                "of much": token(key, [[{"a": 1}], 2.5]),
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
            old = token(key_of(host), session_of(host, guest), days_old=TOKEN_DAYS - 1)
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
            old = first.signed("anna")
            await age(database, (KEY_DAYS + 1) * DAY)
            await first.refresh()
            assert len(await secrets_of(database)) == 2
            assert first.read(old) is not None
            await age(database, KEY_SETTLES + 1_000)
            await first.refresh()
            fresh = first.signed("anna")
            assert URLSafeTimedSerializer(old_key, salt=SALT).loads_unsafe(fresh)[0] is False
            await age(database, TOKEN_DAYS * DAY)
            await first.refresh()
            assert old_key not in await secrets_of(database)
            assert await first.known(old) is None
            assert first.read(fresh) is not None

    asyncio.run(story())


@pytest.mark.parametrize("seconds", [2, 120, SKEW // 1000 - 1])
@pytest.mark.parametrize("sign", [1, -1])
def test_a_token_of_a_node_whose_clock_is_minutes_off_is_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: int, sign: int
) -> None:
    async def story() -> None:
        async with kept(tmp_path) as database:
            here, there = Tokens(database), Tokens(database)
            await here.refresh()
            await there.refresh()
            with monkeypatch.context() as elsewhere:
                elsewhere.setattr("golazo.server.now.machine_time", lambda: true_time() + sign * seconds * 1000)
                signed = there.signed("anna")
            claim = await here.known(signed)
            assert claim is not None
            assert claim.session == "anna"

    true_time = machine_time
    asyncio.run(story())


def test_a_token_from_further_in_the_future_is_refused_for_now_and_not_taken_away(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            days = (SKEW / 1000 + 60) / 86_400
            cookie = {"Cookie": f"golazo={token(key_of(host), session_of(host, guest), -days)}"}
            guest.http.cookies.clear()
            answer = await guest.http.get("/api/me", headers=cookie)
            assert (answer.status_code, answer.json()["code"]) == (503, "clocks-differ")
            assert "set-cookie" not in answer.headers
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"{host.url.replace('http', 'ws')}/api/tables/x/socket", additional_headers=cookie)
            assert refused.value.response.status_code == 503

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
            signed_there = there.signed("anna")
            assert here.read(signed_there) is None
            claim = await here.known(signed_there)
            assert claim is not None
            assert claim.session == "anna"

    asyncio.run(story())


def test_a_key_made_a_moment_ago_on_another_node_is_known_at_once(tmp_path: Path) -> None:
    """Were it not, the token that it signed would be void, and taken away."""

    async def story() -> None:
        async with kept(tmp_path) as database:
            here = Tokens(database)
            await here.refresh()
            for number in range(3):  # one after the other, with no time between them
                key = f"{number}" * 64
                async with database.writing() as connection:
                    await connection.execute(insert(keys).values(secret=key, created=now() + 90_000))
                claim = await here.known(token(key, "anna"))
                assert claim is not None
            assert await here.known(token("9" * 64, "anna")) is None

    asyncio.run(story())


def test_who_came_before_there_were_sessions_is_still_signed_in(tmp_path: Path) -> None:
    """A token of the version before holds a player and a number; the migration has made them a session."""

    async def story() -> None:
        async with kept(tmp_path) as database:
            tokens = Tokens(database)
            await tokens.refresh()
            (key,) = await secrets_of(database)
            claim = await tokens.known(token(key, ["a1-_b2", 3]))
            assert claim is not None
            assert claim.session == "a1-_b2-3"

    asyncio.run(story())

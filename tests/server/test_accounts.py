"""Accounts: a guest's matches kept, found again on another device, and a name forgotten on request."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import pytest
from guest import Guest
from websockets.exceptions import ConnectionClosed

from host import Host

PASSWORD = "far post, low and hard"


async def named(guest: Guest, name: str, password: str = PASSWORD) -> None:
    await guest.post("/api/account", name=name, password=password)


def test_a_guest_who_gets_an_account_keeps_the_matches(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as elsewhere:
            table = await anna.open("machikoro", "me", "open")
            await named(anna, "Anna One")
            assert (await anna.get("/api/me")) == {
                "player": anna.player,
                "name": "Anna One",
                "account": "anna one",
                "ban": None,
            }
            assert (await elsewhere.get("/api/tables/mine")) == []
            await elsewhere.post("/api/login", name=" anna ONE", password=PASSWORD)
            assert [listed["id"] for listed in await elsewhere.get("/api/tables/mine")] == [table]
            assert (await elsewhere.get("/api/me"))["player"] == anna.player

    asyncio.run(story())


def test_seats_taken_as_a_guest_go_to_the_account_and_the_match_goes_on(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as phone, Guest(host.url) as rival:
            await named(anna, "Anna Two")
            table = await phone.open("tsubasa", "me", "open")
            await rival.join(table)
            async with await phone.sit(table) as old, await rival.sit(table) as his:
                await old.hear("table")
                before = await his.hear("table")
                await phone.post("/api/login", name="Anna Two", password=PASSWORD)
                told = await his.hear("table")
                while told["table"]["places"][0]["player"] != anna.player:
                    told = await his.hear("table")
                assert before["table"]["places"][0]["player"] == phone.player
                while (frame := await old.hear("table"))["seats"]:
                    pass
                assert frame["position"]["seat"] is None
                assert frame["position"]["view"]["seat"] is None
            async with await phone.sit(table) as again:
                frame = await again.hear("table")
                assert frame["player"] == anna.player
                assert frame["seats"] == [0]
                if frame["position"]["to_act"] == 0:
                    action = frame["position"]["legal"][0]["action"]
                    assert (await again.ask("decide", seq=frame["seq"], action=action))["type"] == "ack"

    asyncio.run(story())


def test_names_and_passwords_are_checked(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as other:
            await named(anna, "Anna Three")
            for path, body, status, code in (
                ("account", {"name": "ANNA  three", "password": PASSWORD}, 409, "name-taken"),
                ("account", {"name": "Short", "password": "1234567"}, 422, "invalid"),
                ("account", {"name": "", "password": PASSWORD}, 422, "invalid"),
                ("account", {"name": "  ", "password": PASSWORD}, 400, "bad-name"),
                ("account", {"name": "a\u0000b", "password": PASSWORD}, 400, "bad-name"),
                ("account", {"name": "x" * 25, "password": PASSWORD}, 422, "invalid"),
                ("login", {"name": "Anna Three", "password": "wrong"}, 401, "wrong-password"),
                ("login", {"name": "nobody", "password": PASSWORD}, 401, "wrong-password"),
                ("login", {"name": "a\u0000b", "password": PASSWORD}, 401, "wrong-password"),
                ("login", {"name": "' OR 1=1 --", "password": "' OR 1=1 --"}, 401, "wrong-password"),
            ):
                answer = await other.http.post(f"/api/{path}", json=body)
                assert (answer.status_code, answer.json()["code"]) == (status, code), body
            again = await anna.http.post("/api/account", json={"name": "Other", "password": PASSWORD})
            assert (again.status_code, again.json()["code"]) == (409, "has-account")
            guests = await other.http.put("/api/password", json={"old": PASSWORD, "new": PASSWORD})
            assert (guests.status_code, guests.json()["code"]) == (409, "no-account")

    asyncio.run(story())


def test_a_wrong_password_leaves_the_guest_who_they_were(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as other:
            await named(anna, "Anna Four")
            await other.http.post("/api/login", json={"name": "Anna Four", "password": "guess"})
            assert (await other.get("/api/me"))["player"] == other.player

    asyncio.run(story())


def test_a_new_password_ends_what_the_old_one_opened(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as thief:
            await named(anna, "Anna Five")
            table = await anna.open("machikoro", "me", "random")
            await thief.post("/api/login", name="Anna Five", password=PASSWORD)
            async with await thief.sit(table) as line:
                await line.hear("table")
                await anna.put("/api/password", old=PASSWORD, new="another one")
                with pytest.raises(ConnectionClosed):
                    await line.hear("nothing more")
            answer = await thief.http.get("/api/me")
            assert (answer.status_code, answer.json()["code"]) == (401, "bad-token")
            assert (await anna.get("/api/me"))["account"] == "anna five"
            wrong = await thief.http.post("/api/login", json={"name": "Anna Five", "password": PASSWORD})
            assert wrong.status_code == 401
            await thief.post("/api/login", name="Anna Five", password="another one")

    asyncio.run(story())


def test_one_can_log_out_here_or_everywhere(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as here, Guest(host.url) as there:
            await named(here, "Anna Six")
            await there.post("/api/login", name="Anna Six", password=PASSWORD)
            cookie = here.cookie
            assert (await here.http.post("/api/logout")).status_code == 204
            assert "golazo" not in here.http.cookies
            assert (await here.get("/api/me"))["account"] is None
            assert (await there.http.post("/api/logout-everywhere")).status_code == 204
            here.http.cookies.clear()
            stale = await here.http.get("/api/me", headers={"Cookie": cookie})
            assert stale.json()["code"] == "bad-token"

    asyncio.run(story())


def test_a_deleted_account_is_forgotten_and_its_matches_stay(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as other:
            await named(anna, "Anna Seven")
            table = await anna.open("machikoro", "me", "random", public=True)
            async with await anna.sit(table) as line:
                await line.ask("resign")
            for attempt in ({}, {"json": {"password": "not this one"}}):
                kept = await anna.http.request("DELETE", "/api/account", **attempt)
                assert (kept.status_code, kept.json()["code"]) == (401, "wrong-password")
            assert (await anna.get("/api/me"))["account"] == "anna seven"
            answer = await anna.http.request("DELETE", "/api/account", json={"password": PASSWORD})
            assert answer.status_code == 204
            assert "golazo" not in anna.http.cookies
            gone = await other.http.post("/api/login", json={"name": "Anna Seven", "password": PASSWORD})
            assert gone.status_code == 401
            assert (await other.get(f"/api/tables/{table}"))["places"][0]["name"] == "Anna Seven"
            listed = (await other.get("/api/archive", player="anna seven"))["tables"]
            assert [one["id"] for one in listed] == [table]
            await named(other, "Anna Seven")

    asyncio.run(story())


def test_a_guest_is_forgotten_without_a_password(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url, "Bert") as bert:
            assert (await bert.http.delete("/api/account")).status_code == 204
            assert "golazo" not in bert.http.cookies

    asyncio.run(story())


def test_a_refusal_leaves_the_database_free_for_commands(fragile_host: Host) -> None:
    async def story() -> None:
        async with Guest(fragile_host.url) as anna, Guest(fragile_host.url) as bert:
            await named(anna, "Anna Eight")
            taken = await bert.http.post("/api/account", json={"name": "Anna Eight", "password": PASSWORD})
            assert taken.status_code == 409

    asyncio.run(story())
    with closing(sqlite3.connect(fragile_host.db.removeprefix("sqlite:///"), timeout=5)) as database:
        database.execute("BEGIN IMMEDIATE")

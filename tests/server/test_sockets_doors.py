"""At the door of a table: who is let in, and what an eavesdropper could do with what they heard."""

from __future__ import annotations

import asyncio
import json

import pytest
from guest import Guest
from party import knock, party, play_out
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidMessage, InvalidStatus

from host import Host

NO_PATHS = ("..%2f..%2fetc%2fpasswd",)  # which lead to no socket at all
IDS = (
    *NO_PATHS,
    "nothere",
    "..",
    "%2e%2e",
    "%00",
    "a%00b",
    "%ff%fe",
    "ABCDEFGHJK",
    "k7m2q9xw4t;drop",
    "'%20or%201=1%20--",
    "%25s%25n",
    "x" * 17,
    "x" * 5000,
    "%F0%9F%92%A9",
)


def test_tables_that_are_none_are_not_found(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna:
            for id_ in IDS:
                status, answer = await knock(host, f"/api/tables/{id_}/socket", Cookie=anna.cookie)
                assert (status, answer.get("code")) == ((403, None) if id_ in NO_PATHS else (404, "no-such-table")), id_

    before = len(host.journal.read_text())
    play_out(story())
    assert "error" not in host.journal.read_text()[before:]


def test_paths_beside_the_sockets_lead_nowhere(host: Host) -> None:
    async def story() -> None:
        for path in (
            "/",
            "/api/tables",
            "/api/tables//socket",
            "/api/tables/../socket",
            "/socket",
            "/docs",
            "/healthz",
        ):
            with pytest.raises((InvalidStatus, InvalidMessage)):
                await connect(f"{host.url.replace('http', 'ws', 1)}{path}")
        async with party(host, "machikoro") as us:
            await us.play()

    play_out(story())


def test_forged_cookies_are_refused(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            true = us.guests[0].cookie.removeprefix("golazo=")
            payload, stamp, signature = true.rsplit(".", 2)
            other = us.guests[1].cookie.removeprefix("golazo=").rsplit(".", 2)
            forged = [
                *("x", "a.b.c", "A" * 5000, "%00", "null", '"; drop table players; --'),
                *(true[:-1], f"{true}A", f"{payload}.{stamp}.", f"{payload}..{signature}"),
                *(f"{other[0]}.{stamp}.{signature}", f"{payload}.{other[1]}.{other[2]}A"),
            ]
            for token in forged:
                status, answer = await knock(host, f"/api/tables/{us.table}/socket", Cookie=f"golazo={token}")
                assert (status, answer["code"]) == (401, "bad-token"), token
            async with await us.guests[0].sit(us.table) as line:
                assert (await line.hear("table"))["seats"] == [0]

    play_out(story())


def test_pages_of_other_origins_are_refused(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            path = f"/api/tables/{us.table}/socket"
            own = f"127.0.0.1:{host.port}"
            hosts = ("https://evil.example", f"http://evil.{own}", f"http://{own}.evil.example", "http://127.0.0.1")
            for origin in (*hosts, "null", ""):
                status, answer = await knock(host, path, Cookie=us.guests[0].cookie, Origin=origin)
                assert (status, answer["code"]) == (403, "wrong-origin"), origin
            headers = {"Cookie": us.guests[0].cookie, "Origin": f"http://{own}"}
            async with connect(f"ws://{own}{path}", additional_headers=headers) as socket:
                assert json.loads(await socket.recv())["type"] == "table"

    play_out(story())


def test_a_frame_that_was_overheard_is_of_no_use(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us, party(host, "machikoro") as others, Guest(host.url) as mallory:
            overheard = {"id": "overheard", "seq": 0, "action": "roll 1"}
            assert (await us.lines[0].ask("decide", **overheard))["seq"] == 1
            await us.together(1)
            async with await mallory.sit(us.table) as line:
                assert (await line.ask("decide", **overheard))["code"] == "not-your-seat"
            assert (await us.lines[1].ask("decide", **overheard))["code"] == "stale"
            async with await us.guests[0].sit(others.table) as line:
                assert (await line.ask("decide", **overheard))["code"] == "not-your-seat"
            assert (await others.lines[1].ask("decide", **overheard))["code"] == "not-your-turn"
            for _ in range(3):  # and its sender is answered as before
                assert (await us.lines[0].ask("decide", **overheard))["seq"] == 1
            await us.play("build nothing")
            assert (await us.lines[0].ask("decide", **overheard))["seq"] == 1
            assert (len(us.log()), len(others.log())) == (2, 0)

    play_out(story())


def test_those_who_go_before_they_are_let_in_leave_no_trace(host: Host) -> None:
    async def come_and_go(path: str, cookie: str, patience: float) -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", host.port)
        head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        head += f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        writer.write(head.encode())
        await asyncio.sleep(patience)
        writer.transport.abort()

    async def story() -> None:
        async with party(host, "machikoro") as us:
            path = f"/api/tables/{us.table}/socket"
            for cookie in (us.guests[0].cookie, "golazo=forged"):
                await asyncio.gather(*(come_and_go(path, cookie, number / 5000) for number in range(60)))
            await us.play()
            async with await us.guests[1].sit(us.table) as line:
                assert (await line.hear("table"))["presence"] == {"seats": [0, 1], "spectators": 0}

    before = len(host.journal.read_text())
    play_out(story())
    assert "Traceback" not in host.journal.read_text()[before:]

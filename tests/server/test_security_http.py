"""What strangers, other sites' pages and odd requests get over HTTP: a clear answer, and nothing else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from bare import SOCKET, Bare
from guest import Guest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from host import Host

ODD = (
    "'; DROP TABLE tables; --",
    '" OR ""="',
    "<script>x()</script>",
    "<img src=x onerror=y>",
    "{{7*7}}${7*7}",
    "%s%n\\",
    "Ж 漢字 ⚽ é",
)


FOREIGN = ("https://evil.example", "null", "http://127.0.0.1:1", "http://[", "")


async def refused_socket(host: Host, table: str, **headers: str) -> tuple[int, str]:
    """With what a socket is not let in."""
    with pytest.raises(InvalidStatus) as refused:
        await connect(f"{host.url.replace('http', 'ws')}/api/tables/{table}/socket", additional_headers=headers)
    response = refused.value.response
    return response.status_code, json.loads(response.body or b"{}")["code"]


def test_pages_of_other_sites_cannot_act(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        async with Guest(host.url) as guest:
            table = await guest.open("machikoro", "me", "random")
            for origin in (*FOREIGN, f"{host.url}.evil.example"):
                for method, path in (("POST", "/api/tables"), ("PUT", "/api/me"), ("DELETE", "/api/account")):
                    answer = await guest.http.request(method, path, headers={"Origin": origin}, json={})
                    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin"), origin
                refused = await refused_socket(host, table, Origin=origin, Cookie=guest.cookie)
                assert refused == (403, "wrong-origin")
            for origin in (host.url, "https://friends.example"):
                answer = await guest.http.put("/api/me", headers={"Origin": origin}, json={"name": "Anna"})
                assert answer.status_code == 200
                assert "access-control-allow-origin" not in answer.headers
                address = f"{host.url.replace('http', 'ws')}/api/tables/{table}/socket"
                async with connect(address, additional_headers={"Origin": origin, "Cookie": guest.cookie}) as socket:
                    assert json.loads(await socket.recv())["type"] == "table"

    with Host(tmp_path, "--origin", "https://friends.example") as host:
        asyncio.run(story(host))


def test_only_the_names_of_the_server_are_answered(tmp_path: Path) -> None:
    ours = ("tables.example.org", "Tables.Example.Org", "tables.example.org:8460", "tables.example.org.", "[::1]:80")
    others = ("evil.example", "tables.example.org.evil.example", "127.0.0.1", "example.org", "", "[::2]", ":80")

    async def story(host: Host) -> None:
        for path in ("/", "/api/games", "/openapi.json", "/nowhere"):
            for name in ours:
                async with await Bare.to(host) as one:
                    assert (await one.ask(path, Host=name)).status != 421, (path, name)
            for name in others:
                async with await Bare.to(host) as one:
                    answer = await one.ask(path, Host=name)
                    assert (answer.status, answer.code) == (421, "wrong-host"), (path, name)
        for path in ("/healthz", "/readyz"):
            for name in (*ours, *others):
                async with await Bare.to(host) as one:
                    assert (await one.ask(path, Host=name)).status == 200
        async with await Bare.to(host) as both:
            await both.send(b"GET / HTTP/1.1\r\nHost: tables.example.org\r\nHost: evil.example\r\n\r\n")
            assert (await both.answer()).status == 421
        async with await Bare.to(host) as none:
            await none.send(b"GET / HTTP/1.0\r\n\r\n")
            assert (await none.answer()).status == 421
        assert await refused_socket(host, "nowhere") == (421, "wrong-host")
        async with await Bare.to(host) as good:
            answer = await good.ask("/api/tables/nowhere/socket", Host="tables.example.org", **SOCKET)
            assert (answer.status, answer.code) == (404, "no-such-table")

    with Host(tmp_path, "--names", "tables.example.org,[::1]") as host:
        asyncio.run(story(host))


def test_figures_are_for_this_machine(tmp_path: Path, host: Host) -> None:
    async def status(host: Host, name: str = "127.0.0.1", **headers: str) -> int:
        async with await Bare.to(host) as one:
            answer = await one.ask("/metrics", Host=name, **headers)
            assert answer.status == 200 or answer.code == "only-this-machine"
            return answer.status

    async def by_default() -> None:
        for here in ("127.0.0.1", f"127.0.0.1:{host.port}", "localhost:8460", "[::1]:8460"):
            assert await status(host, here) == 200
        assert await status(host, "tables.example.org") == 403
        for name in ("X-Forwarded-For", "X-Forwarded-Proto", "X-Real-IP", "Forwarded", "Via"):
            assert await status(host, **{name: "127.0.0.1"}) == 403

    async def as_set(host: Host) -> None:
        assert await status(host) == 200
        for named, expected in (("203.0.113.7", 200), ("203.0.113.7, 127.0.0.1", 200), ("203.0.113.8", 403)):
            assert await status(host, "tables.example.org", X_Forwarded_For=named) == expected
        assert await status(host, X_Forwarded_For="127.0.0.1") == 403

    asyncio.run(by_default())
    with Host(tmp_path, "--proxy", "127.0.0.1", "--metrics", "203.0.113.7") as other:
        asyncio.run(as_set(other))


def test_anothers_seat_and_table_are_theirs(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as bert, Guest(host.url) as eve:
            table = await anna.open("tsubasa", "me", "open")
            await bert.join(table)
            for path in ("leave", "rematch"):
                answer = await eve.http.post(f"/api/tables/{table}/{path}", json={})
                assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
            assert (await eve.http.post(f"/api/tables/{table}/join", json={"seat": 0})).json()["code"] == "table-full"
            for thief, seat in ((eve, 0), (eve, 1), (bert, 0), (anna, 1)):
                with pytest.raises(InvalidStatus) as refused:
                    await thief.sit(table, seat=seat)
                assert refused.value.response.status_code == 403
            async with await eve.sit(table) as line:
                frame = await line.hear("table")
                assert frame["position"]["seat"] is None
                assert frame["position"]["legal"] == []
                answer = await line.ask("decide", seq=0, action="pass")
                assert answer["type"] == "refused"
            assert (await eve.get("/api/tables/mine")) == []

    asyncio.run(story())


def test_who_got_up_no_longer_looks_from_the_seat_and_who_sat_down_does(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as eve, Guest(host.url) as carl:
            table = await anna.open("machikoro", "open", "me", "open")
            await eve.join(table, seat=0)
            async with await eve.sit(table) as hers, await carl.sit(table) as his:
                await eve.post(f"/api/tables/{table}/leave")
                await carl.join(table, seat=0)
                await carl.join(table, seat=2)
                while (frame := await hers.hear("table")).get("position") is None:
                    pass
                assert frame["position"]["seat"] is None
                assert frame["seats"] == []
                while (frame := await his.hear("table")).get("position") is None:
                    pass
                assert frame["position"]["seat"] in (0, 2)

    asyncio.run(story())


def test_odd_names_and_words_are_data(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            for odd in ODD:
                answer = await guest.http.put("/api/me", json={"name": odd})
                assert answer.headers["content-type"] == "application/json"
                assert answer.json()["name"] == odd
                table = await guest.open("machikoro", "me", "random", public=True, chat=True)
                assert (await guest.get(f"/api/tables/{table}"))["places"][0]["name"] == odd
                async with await guest.sit(table) as line:
                    await line.say("say", id="odd", text=odd)
                    assert (await line.hear("said"))["said"]["text"] == odd
                    await line.ask("resign")
                found = (await guest.get("/api/archive", player=odd, mine=True))["tables"]
                assert [listed["id"] for listed in found] == [table]
            assert len(await guest.get("/api/tables/mine", finished=True)) == len(ODD)

    asyncio.run(story())


def test_odd_ids_options_and_filters_are_answered(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            for odd in (*ODD, "../../etc/passwd", "a\0b", "x" * 5_000, "", "..", "\u202e"):
                for path in ("{}", "{}/record", "{}/cards", "{}/steps/1", "k/steps/{}"):
                    answer = await guest.http.get(f"/api/tables/{path.format(quoted(odd))}")
                    assert answer.status_code in (200, 404, 422), (path, odd, answer.text)
                    assert answer.headers["content-type"] == "application/json"
                for query in ("game", "player", "ended", "cursor", "before", "most"):
                    answer = await guest.http.get("/api/archive", params={query: odd})
                    assert answer.status_code in (200, 422), (query, odd, answer.text)
                for body in (
                    {"game": odd},
                    {"game": "tsubasa", "options": {odd: True}},
                    {"game": "tsubasa", "seats": [odd, "me"]},
                    {"game": "tsubasa", "seed": "given-too-early"},
                    {"game": "tsubasa", "clock": {"kind": odd}},
                    {"game": "tsubasa", odd or "x": 1},
                ):
                    answer = await guest.http.post("/api/tables", json=body)
                    assert answer.status_code in (400, 422), (body, answer.text)
                    assert answer.json()["code"]

    asyncio.run(story())


def quoted(text: str) -> str:
    """Text as one part of a path, dots and slashes too."""
    return "".join(f"%{byte:02x}" for byte in text.encode())


def test_bodies_that_are_not_as_they_should_be(host: Host) -> None:
    as_json = {"Content-Type": "application/json"}

    async def chunks() -> AsyncIterator[bytes]:
        yield b'{"game": "'
        for _ in range(40):
            yield b"x" * 50_000

    async def story() -> None:
        async with Guest(host.url) as guest:
            for body, status in (
                (b"", 422),
                (b"{", 422),
                (b'{"game": "\xff"}', 422),
                (b"null", 422),
                (b"[]", 422),
                (b"[" * 100_000, 422),
                (b'{"game": "\\ud800"}', 422),
                (b'{"game": "tsubasa", "options": {"\\ud800": true}}', 422),
                (b'{"game": NaN}', 422),
                (b'{"game": ' + b"9" * 5_000 + b"}", 422),
                (b'{"game": "' + b"x" * 1_100_000 + b'"}', 413),
            ):
                answer = await guest.http.post("/api/tables", content=body, headers=as_json)
                assert answer.status_code == status, (body[:60], answer.text[:200])
                assert answer.json()["code"] in ("invalid", "malformed", "too-large", "unknown-option")
            streamed = await guest.http.post("/api/tables", content=chunks(), headers=as_json)
            assert (streamed.status_code, streamed.json()["code"]) == (413, "too-large")
            untyped = await guest.http.post("/api/tables", content=b'{"game": "tsubasa"}')
            assert untyped.status_code in (201, 422)

    asyncio.run(story())


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/nowhere", 404, "not-found"),
        ("GET", "/api/nowhere", 404, "not-found"),
        ("DELETE", "/api/tables", 405, "bad-method"),
        ("PATCH", "/api/me", 405, "bad-method"),
        ("GET", "/api/tables/nosuchtable", 404, "no-such-table"),
        ("POST", "/api/tables/nosuchtable/join", 404, "no-such-table"),
    ],
)
def test_what_is_not_there_is_answered_alike(host: Host, method: str, path: str, status: int, code: str) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            answer = await guest.http.request(method, path, json={} if method == "POST" else None)
            assert (answer.status_code, answer.json()["code"]) == (status, code)
            assert set(answer.json()) == {"code", "text", "detail"}
            assert status != 405 or answer.headers["allow"]

    asyncio.run(story())


def test_answers_say_what_they_are_and_are_not_kept(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            for path in ("/api/me", "/api/tables", "/api/nowhere", "/api/archive?most=0"):
                headers = (await guest.http.get(path)).headers
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["cache-control"] == "no-store"
                assert "server" not in headers

    asyncio.run(story())


def test_the_documentation_loads_nothing_from_anywhere(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            answer = await guest.http.get("/docs")
            assert answer.headers["content-type"].startswith("text/html")
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert "<script" not in answer.text
            assert "//" not in answer.text.replace("<!--", "")
            described: dict[str, Any] = await guest.get("/openapi.json")
            for path, methods in described["paths"].items():
                for method, operation in methods.items():
                    assert f"<strong>{method.upper()}</strong> {path}" in answer.text
                    assert operation["description"].split(".")[0] in answer.text.replace("&#x27;", "'")
            for name in described["components"]["schemas"]:
                assert f'id="form-{name}"' in answer.text

    asyncio.run(story())

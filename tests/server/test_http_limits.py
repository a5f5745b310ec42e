"""Connections that misuse HTTP: each is answered or closed in time, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from bare import SOCKET, Bare, figures, head
from guest import Guest

from golazo.server.http.http_protocol import LARGEST_HEAD, MOST_DROPPED, MOST_HEADERS, MOST_PIPELINED
from host import PATIENCE, UNLIMITED, Host

HASTY = (sys.executable, Path(__file__).with_name("hasty.py"), "1")
PATIENT = (*HASTY[:2], "1000")  # where time must close nothing, however slow the machine is
BEGUN = b"GET /healthz HTTP/1.1\r\nHost: here\r\n"
POSTED = head("/api/login", "POST", Content_Type="application/json", Content_Length="1000")
ROOM = 1 << 21  # bytes


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that waits for a second."""
    with Host(tmp_path_factory.mktemp("hasty"), *UNLIMITED, program=HASTY) as host:
        yield host


@asynccontextmanager
async def others_unharmed(host: Host, reason: str, least: int = 1) -> AsyncIterator[None]:
    """Somebody else is served before, meanwhile and after; the server has counted what it closed, and holds nothing."""
    before = (await figures(host, "golazo_connections_closed_total")).get(reason, 0)
    async with await Bare.to(host) as other:
        assert (await other.ask("/healthz")).status == 200
    yield
    async with await Bare.to(host) as other:
        assert (await other.ask("/healthz")).status == 200
    async with asyncio.timeout(PATIENCE):
        while (await figures(host, "golazo_connections_closed_total")).get(reason, 0) < before + least:
            await asyncio.sleep(0.05)
        while (await figures(host, "golazo_connections"))[""] > 1:
            await asyncio.sleep(0.05)
    assert host.process is not None
    assert "Traceback" not in host.journal.read_text()


def memory(host: Host) -> int:
    """How many bytes a server holds."""
    assert host.process is not None
    pages = Path(f"/proc/{host.process.pid}/statm").read_text().split()[1]
    return int(pages) * 4096


def endless(kind: str) -> tuple[bytes, bytes]:
    """The beginning of a request that goes on and on, and how."""
    chunked = head("/api/login", "POST", Transfer_Encoding="chunked", Content_Type="application/json")
    return {
        "headers": (BEGUN, b"X-More: and more\r\n" * 40),
        "one header": (BEGUN + b"X-Long: ", b"x" * 60_000),
        "name": (BEGUN, b"x" * 60_000),
        "path": (b"GET /", b"x" * 60_000),
        "empty lines": (b"", b"\r\n" * 30_000),
        "trailers": (chunked + b"2\r\n{}\r\n0\r\n", b"X-More: and more\r\n" * 40),
        "one trailer": (chunked + b"2\r\n{}\r\n0\r\nX-Long: ", b"x" * 60_000),
        "chunk": (chunked + b"2;", b"x" * 60_000),
        "socket": (BEGUN + b"Upgrade: websocket\r\nConnection: Upgrade\r\nX-Long: ", b"x" * 60_000),
    }[kind]


@pytest.mark.parametrize(
    "kind",
    ["headers", "one header", "name", "path", "empty lines", "trailers", "one trailer", "chunk", "socket"],
)
def test_a_head_without_end(quiet_host: Host, kind: str) -> None:
    async def refused() -> None:
        begin, more = endless(kind)
        async with await Bare.to(quiet_host) as bad:
            sending = asyncio.create_task(bad.send(begin, *[more] * 500))
            answer = await bad.answer()
            assert answer.status == 431
            assert answer.code == ("too-many-headers" if kind == "headers" else "too-large")
            assert answer.headers["connection"] == "close"
            await sending
            await bad.ended()

    async def story() -> None:
        async with others_unharmed(quiet_host, "many-headers" if kind == "headers" else "large-head", least=2):
            await refused()  # what a server needs to refuse at all, it keeps
            before = memory(quiet_host)
            await refused()
            assert memory(quiet_host) < before + ROOM

    asyncio.run(story())


def test_heads_at_the_limits(host: Host) -> None:
    async def story() -> None:
        async with await Bare.to(host) as good:
            assert (await good.ask("/healthz", X_Long="x" * (LARGEST_HEAD - 200))).status == 200
            many = {f"X-{number}": "x" for number in range(MOST_HEADERS - 1)}
            assert (await good.ask("/healthz", **many)).status == 200
            refused = await good.ask("/healthz", **many, One_More="x")
            assert (refused.status, refused.code) == (431, "too-many-headers")
        async with await Bare.to(host) as whole:
            refused = await whole.ask("/healthz", X_Long="x" * LARGEST_HEAD)
            assert (refused.status, refused.code) == (431, "too-large")

    asyncio.run(story())


@pytest.mark.parametrize("headers", [{"X-Long": "x" * 10_000}, {"Content-Length": "2"}, {"X-Odd": "\x01"}])
def test_a_handshake_that_cannot_be_read_is_answered_and_closed(host: Host, headers: dict[str, str]) -> None:
    async def story() -> None:
        async with others_unharmed(host, "malformed"), await Bare.to(host) as bad:
            answer = await bad.ask("/api/tables/nowhere/socket", **SOCKET, **headers)
            assert (answer.status, answer.code) == (431 if "X-Long" in headers else 400, "malformed")
            await bad.ended()

    asyncio.run(story())


@pytest.mark.parametrize(("sent", "status"), [(b"", 0), (b"GET", 408), (BEGUN, 408), (b"\r\n", 408)])
def test_a_request_that_does_not_come(hasty: Host, sent: bytes, status: int) -> None:
    async def story() -> None:
        async with (
            others_unharmed(hasty, "slow-head", 2),
            await Bare.to(hasty) as first,
            await Bare.to(hasty) as later,
        ):
            assert (await later.ask("/healthz")).status == 200
            await first.send(sent)
            await later.send(sent or b"G")
            assert (await later.answer()).status == 408
            if status:
                assert (await first.answer()).code == "request-timeout"
            assert await first.ended() == await later.ended() == b""

    asyncio.run(story())


def test_a_request_that_trickles(hasty: Host) -> None:
    async def trickle(slow: Bare, part: bytes) -> None:
        while slow.is_open():
            await slow.send(part)
            await asyncio.sleep(0.05)

    async def story() -> None:
        begun = {"slow-head": (BEGUN + b"X-Slow: ", b"x"), "slow-body": (POSTED, b"x")}
        for reason, (begin, part) in begun.items():
            async with others_unharmed(hasty, reason), await Bare.to(hasty) as slow:
                await slow.send(begin)
                trickling = asyncio.create_task(trickle(slow, part))
                answer = await slow.answer()
                assert (answer.status, answer.code) == (408, "request-timeout")
                await slow.ended()
                await trickling

    asyncio.run(story())


def test_a_socket_and_a_request_in_time_may_last_long(hasty: Host) -> None:
    async def story() -> None:
        async with Guest(hasty.url) as guest:
            table = await guest.open("machikoro", "me", "random")
            async with await guest.sit(table) as line:
                await line.hear("table")
                async with await Bare.to(hasty) as slow:
                    await slow.ended()
                assert (await line.decide())["type"] == "ack"
            async with await Bare.to(hasty) as late:
                begun = time.monotonic()
                while time.monotonic() < begun + 1.5:  # each comes in time, all together take longer
                    await late.send(BEGUN)
                    await asyncio.sleep(0.02)
                    await late.send(b"\r\n")
                    assert (await late.answer()).status == 200

    asyncio.run(story())


def test_an_answer_that_is_not_read(hasty: Host) -> None:
    async def story() -> None:
        async with others_unharmed(hasty, "slow-reader"), await Bare.to(hasty, small=True) as deaf:
            before = await figures(hasty, "golazo_connections_closed_total")
            while (await figures(hasty, "golazo_connections_closed_total")) == before:
                deaf.writer.write(head("/openapi.json"))

    asyncio.run(story())


def test_requests_that_do_not_wait_for_answers(host: Host) -> None:
    async def story() -> None:
        async with await Bare.to(host) as few:
            await few.send(head("/healthz") * MOST_PIPELINED)
            assert {(await few.answer()).status for _ in range(MOST_PIPELINED)} == {200}
        async with others_unharmed(host, "pipelined"), await Bare.to(host) as many:
            await many.send(head("/healthz") * 2000)
            assert (await many.ended()).count(b"alive") <= 2 * MOST_PIPELINED

    asyncio.run(story())


def test_a_body_that_nobody_wants_any_more(host: Host) -> None:
    async def story() -> None:
        async with await Bare.to(host) as bad:
            await bad.send(head("/api/login", "POST", Content_Length="900000000"))
            assert (await bad.answer()).status == 413
            part = b"x" * 1_000_000
            sent = 0
            while bad.is_open() and sent < 40 * MOST_DROPPED:
                await bad.send(part)
                sent += len(part)
            assert not bad.is_open()

    asyncio.run(story())


async def half_open(stack: AsyncExitStack, host: Host, count: int, address: str = "127.0.0.2") -> list[Bare]:
    """Connections that have begun to ask for something."""
    opened = []
    for _ in range(count):
        opened.append(await stack.enter_async_context(await Bare.to(host, address)))
        await opened[-1].send(BEGUN)
    return opened


async def still_open(connections: list[Bare]) -> int:
    """How many of some half-open connections still get their answer."""
    await asyncio.gather(*(one.send(b"\r\n") for one in connections))
    ends = await asyncio.gather(*(one.answer() for one in connections), return_exceptions=True)
    return sum(not isinstance(end, BaseException) for end in ends)


def test_an_address_closes_its_own_waiting_connections_first(tmp_path: Path) -> None:
    few = 20

    async def story(host: Host) -> None:
        async with AsyncExitStack() as stack, Guest(host.url) as guest:
            mine = await stack.enter_async_context(await Bare.to(host, "127.0.0.2"))
            assert (await mine.ask("/healthz")).status == 200
            theirs = await half_open(stack, host, 5, "127.0.0.3")
            waiting = await half_open(stack, host, few - 1)
            (newest,) = await half_open(stack, host, 1)
            assert await mine.ended() == b""
            more = await half_open(stack, host, 2 * few)
            assert await still_open(more[-few:]) == few
            for gone in (*waiting, newest):
                await gone.ended()
            assert await still_open(theirs) == 5
            closed = await figures(host, "golazo_connections_closed_total")
            assert closed == {"address": 2 * few + 1}

        async with AsyncExitStack() as stack, Guest(host.url) as guest:  # all from 127.0.0.1, one connection over HTTP
            table = await guest.open("machikoro", "me", "random")
            for _ in range(few - 1):
                await stack.enter_async_context(await guest.sit(table))
            await stack.enter_async_context(await guest.sit(table))  # takes the place of the one over HTTP
            async with await Bare.to(host) as refused:
                answer = await refused.answer()
                assert (answer.status, answer.code, answer.headers["retry-after"]) == (429, "too-many", "10")
            async with await Bare.to(host, "127.0.0.4") as other:
                assert (await other.ask("/healthz")).status == 200

    begun = time.monotonic()
    with Host(tmp_path, "--connections-per-address", str(few), program=PATIENT) as host:
        asyncio.run(story(host))
        assert host.stop() == 0
    lines = [json.loads(line) for line in host.journal.read_text().splitlines()]
    told = [line for line in lines if line["event"] == "connections closed"]
    minutes = (time.monotonic() - begun) // 60
    assert 1 <= len(told) <= 2 + minutes, "once when it began, and once more a minute for the rest"
    assert {line["reason"] for line in told} == {"address"}
    assert sum(line["count"] for line in told) >= 2 * few + 2


def test_a_full_server_closes_idle_connections_first_and_stays_open_for_all(tmp_path: Path) -> None:
    few = 30

    async def story(host: Host) -> None:
        async with AsyncExitStack() as stack:
            waiting = await half_open(stack, host, few - 2, "127.0.0.2")
            idle = [await stack.enter_async_context(await Bare.to(host, "127.0.0.3")) for _ in range(2)]
            for one in idle:
                assert (await one.ask("/healthz")).status == 200
            newest = await half_open(stack, host, 2, "127.0.0.4")
            for one in idle:
                assert await one.ended() == b""
            assert all(one.is_open() for one in (*waiting, *newest))
            for number in range(4 * few):
                await half_open(stack, host, 1, f"127.0.1.{number}")
                if number % 10 == 0:
                    async with await Bare.to(host, "127.0.0.5") as other:
                        assert (await other.ask("/healthz")).status == 200
            assert (await figures(host, "golazo_connections"))[""] <= few

    with Host(tmp_path, "--connections", str(few), program=PATIENT) as host:
        asyncio.run(story(host))


def test_a_proxy_is_not_one_person(tmp_path: Path) -> None:
    few = 5

    async def story(host: Host) -> None:
        async with AsyncExitStack() as stack:
            waiting = await half_open(stack, host, 4 * few, "127.0.0.1")
            assert await still_open(waiting) == 4 * few
        async with AsyncExitStack() as stack:
            posting = POSTED.replace(b"\r\n\r\n", b"\r\nX-Forwarded-For: 203.0.113.7\r\n\r\n")
            slow = [await stack.enter_async_context(await Bare.to(host)) for _ in range(few)]
            for one in slow:
                await one.send(posting, b"{")
            one_more = await stack.enter_async_context(await Bare.to(host))
            while (answer := await one_more.ask("/healthz", X_Forwarded_For="203.0.113.7")).status == 200:
                await asyncio.sleep(0.02)  # until those before it are being answered
            assert (answer.status, answer.code) == (429, "too-many")
            assert (await one_more.ask("/healthz", X_Forwarded_For="203.0.113.8")).status == 200
            for one in slow:
                await one.send(b" " * 998 + b"}")
                assert (await one.answer()).status == 422
            assert (await one_more.ask("/healthz", X_Forwarded_For="203.0.113.7")).status == 200

    with Host(tmp_path, "--proxy", "127.0.0.1", "--connections-per-address", str(few), program=PATIENT) as host:
        asyncio.run(story(host))

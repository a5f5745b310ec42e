"""What a connection costs is given back when it is closed: at once, without a search for garbage."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
import uvloop
from bare import SOCKET, Bare, head
from guest import Guest
from inside import served, soon
from websockets.server import ServerProtocol

from golazo.server.http.admission import TrackedConnection
from golazo.server.http.http_protocol import MOST_PIPELINED, HttpProtocol
from golazo.server.http.socket_protocol import SocketProtocol

ASKED = head("/healthz")
BEGUN = b"GET /healthz HTTP/1.1\r\nHost: here\r\n"
POSTED = head("/api/login", "POST", Content_Type="application/json", Content_Length="1000")
PARTS = (HttpProtocol, TrackedConnection, SocketProtocol, ServerProtocol)
Parts = dict[type, list["ref[Any]"]]
Way = Callable[[Bare], Awaitable[Any]]
Loop = Callable[[], asyncio.AbstractEventLoop]
LOOPS = [asyncio.new_event_loop, uvloop.new_event_loop]


@pytest.fixture(autouse=True)
def _no_search_for_garbage() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def parts(monkeypatch: pytest.MonkeyPatch) -> Parts:
    """What connections have consisted of since the beginning of the test; nothing here keeps it alive."""
    made: Parts = {part: [] for part in PARTS}

    def noted(part: type) -> Callable[..., None]:
        begin = part.__init__  # type: ignore[misc]

        def note(self: object, *arguments: Any, **named: Any) -> None:
            begin(self, *arguments, **named)
            made[part].append(ref(self))

        return note

    for part in PARTS:
        monkeypatch.setattr(part, "__init__", noted(part))
    return made


async def idle(one: Bare) -> None:
    assert (await one.ask("/healthz")).status == 200


async def half_a_head(one: Bare) -> None:
    await one.send(BEGUN)


async def half_a_body(one: Bare) -> None:
    await one.send(POSTED, b"{")


async def in_a_row(one: Bare) -> None:
    await one.send(ASKED * MOST_PIPELINED)
    for _ in range(MOST_PIPELINED):
        await one.answer()


async def unread(one: Bare) -> None:
    await one.send(head("/openapi.json") * MOST_PIPELINED)


async def too_many_in_a_row(one: Bare) -> None:
    await one.send(ASKED * 200)
    await one.ended()


async def no_http(one: Bare) -> None:
    await one.send(b"nonsense\r\n\r\n")
    assert (await one.answer()).status == 400
    await one.ended()


async def last_request(one: Bare) -> None:
    assert (await one.ask("/healthz", Connection="close")).status == 200
    await one.ended()


async def nonsense_on_a_socket(one: Bare) -> None:
    await one.send(head("/api/tables/nowhere/socket", **SOCKET), b"nonsense")
    await one.ended()


async def no_socket(one: Bare) -> None:
    assert (await one.ask("/api/tables/nowhere/socket", **SOCKET, Content_Length="2")).status == 400
    await one.ended()


WAYS: tuple[Way, ...] = (
    *(idle, half_a_head, half_a_body, in_a_row, unread, too_many_in_a_row, no_http, last_request),
    *(no_socket, nonsense_on_a_socket),
)


async def nothing_left(parts: Parts) -> None:
    """Wait until nothing is left of any connection."""
    await soon(lambda: not [part for made in parts.values() for part in made if part() is not None])


@pytest.mark.parametrize("loop", LOOPS)
def test_a_closed_connection(tmp_path: Path, parts: Parts, loop: Loop) -> None:
    """However it was used, and whether its client closes it or cuts it."""

    async def story() -> None:
        async with served(tmp_path) as (_, url):
            for way, polite in product(WAYS, (True, False)):
                one = Bare(*await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2])))
                await way(one)
                assert parts[HttpProtocol], way
                if polite:
                    one.writer.close()
                else:
                    one.writer.transport.abort()
                await nothing_left(parts)
                parts[HttpProtocol].clear()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(story())


@pytest.mark.parametrize("loop", LOOPS)
def test_a_socket(tmp_path: Path, parts: Parts, loop: Loop) -> None:
    """What it was as a connection over HTTP is gone as soon as it is a socket, the rest when it is closed."""

    async def story() -> None:
        async with served(tmp_path) as (_, url):
            async with Guest(url) as guest:
                table = await guest.open("machikoro", "me", "random")
                lines = [await guest.sit(table) for _ in range(2)]
                for line in lines:
                    await line.hear("table")
            await soon(lambda: not [part for part in parts[HttpProtocol] if part() is not None])
            assert len([part for part in parts[SocketProtocol] if part() is not None]) == 2
            await lines[0].socket.close()
            lines[1].socket.transport.abort()
            await nothing_left(parts)

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(story())

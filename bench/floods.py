"""The floods of `flood.py`: each lasts until a given time, and returns what was sent."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from functools import partial
from itertools import chain, count, repeat

import httpx2
from bare import SOCKET, Bare, head
from guest import Guest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import golazo
from endless import NOBODY_EARNS
from host import Host

BEGUN = b"GET / HTTP/1.1\r\nHost: here\r\n"
SELF = "127.0.0.1"
TABLES, GUESTS = 200, 10
AT_ONCE = 16
HALF_OPEN = {SELF: 1200} | {f"127.0.1.{number}": 60 for number in range(10)}
BODY = 900_000  # bytes


async def until(end: float, work: Callable[[], Awaitable[int]]) -> int:
    """Repeat some work until a given time; returns the sum of its counts."""
    done = 0
    while time.monotonic() < end:
        with suppress(OSError, asyncio.IncompleteReadError, httpx2.HTTPError):
            done += await work()
    return done


async def headers(host: Host, end: float) -> str:
    """Send endless heads; clients that are refused come back."""
    forms = (
        (BEGUN, b"X-More: and more\r\n" * 4000),
        (BEGUN + b"X-Long: ", b"x" * 65_536),
        (b"GET /", b"x" * 65_536),
    )
    numbers = count()

    async def one() -> int:
        begin, more = forms[next(numbers) % len(forms)]
        async with await Bare.to(host, SELF) as bad:
            await bad.send(begin)
            while bad.is_open() and time.monotonic() < end:
                await bad.send(more)
                await asyncio.sleep(0)
        return 1

    done = await asyncio.gather(*(until(end, one) for _ in range(4)))
    return f"{sum(done)} connections"


async def idle(host: Host, end: float) -> str:
    """Open connections that start a request, or stay silent after one; reopen closed ones."""
    opened: dict[str, list[Bare]] = {address: [] for address in HALF_OPEN}
    most = total = 0
    while time.monotonic() < end:
        for address, wanted in HALF_OPEN.items():
            for gone in [one for one in opened[address] if not one.is_open()]:
                gone.writer.transport.abort()
                opened[address].remove(gone)
            while len(opened[address]) < wanted and time.monotonic() < end:
                with suppress(OSError):
                    one = await Bare.to(host, address)
                    opened[address].append(one)
                    await one.send(BEGUN if total % 4 else head("/healthz"))
                    total += 1
        most = max(most, sum(map(len, opened.values())))
        await asyncio.sleep(0.1)
    for one in (one for several in opened.values() for one in several):
        one.writer.transport.abort()
    await asyncio.sleep(0)
    return f"{total} connections, up to {most} at once"


def finished_record() -> str:
    """Return the record of a match between bots."""
    match = golazo.new_match("machikoro", players=2, seed=1)
    while not match.over:
        match.play(match.bot_choice("random"))
    return match.record()


async def imports(host: Host, end: float) -> str:
    """Import public records as one guest."""
    body = {"record": finished_record(), "seats": ["me", "random"], "public": True, "study": True}
    return await posts(host, end, lambda: ("/api/records", body))


async def posts(host: Host, end: float, form: Callable[[], tuple[str, dict[str, object]]], guests: int = 1) -> str:
    """Post forms as fast as they are answered, many at once for each guest."""
    statuses: dict[int, int] = {}

    async def one(http: httpx2.AsyncClient) -> int:
        path, body = form()
        status = (await http.post(path, json=body)).status_code
        statuses[status] = statuses.get(status, 0) + 1
        return 1

    async def guest() -> None:
        async with httpx2.AsyncClient(base_url=host.url, timeout=30) as http:
            await http.get("/api/me")
            await asyncio.gather(*(until(end, partial(one, http)) for _ in range(AT_ONCE)))

    await asyncio.gather(*(guest() for _ in range(guests)))
    return ", ".join(f"{number} x {status}" for status, number in sorted(statuses.items()))


def without_end(number: int) -> str:
    """Return cards with which nobody can win. Each number has its own prices, so that none are cached."""
    prices = chain((50 + number % 50, 50 + number // 50 % 50), repeat(99))
    return re.sub(r"^cost = \d+", lambda _: f"cost = {next(prices)}", NOBODY_EARNS, flags=re.MULTILINE)


async def endless(host: Host, end: float) -> str:
    """Open matches between bots that never end."""
    numbers = count()

    def form() -> tuple[str, dict[str, object]]:
        cards = without_end(next(numbers))
        return "/api/tables", {"game": "machikoro", "seats": ["random"] * 4, "cards": cards}

    return await posts(host, end, form, GUESTS)


async def watched(host: Host, end: float) -> str:
    """Watch bots-only tables with several guests."""
    heard = 0

    async def look_on(table: str) -> None:
        nonlocal heard
        address = f"{host.url.replace('http', 'ws')}/api/tables/{table}/socket"
        with suppress(OSError, WebSocketException):
            async with connect(address, compression=None, max_size=None) as socket:
                async for _ in socket:
                    heard += 1

    async def one(number: int) -> int:
        opened = 0
        async with AsyncExitStack() as stack:
            guest = await stack.enter_async_context(httpx2.AsyncClient(base_url=host.url, timeout=30))
            looking = await stack.enter_async_context(asyncio.TaskGroup())
            await guest.get("/api/me")
            for _ in range(TABLES // GUESTS):
                seats = ["random"] * (2 if number % 2 else 4)
                body = {"game": "tsubasa" if number % 2 else "machikoro", "seats": seats}
                answer = await guest.post("/api/tables", json=body)
                if answer.status_code == 201:
                    opened += 1
                    stack.callback(looking.create_task(look_on(answer.json()["id"])).cancel)
            await asyncio.sleep(max(0.0, end - time.monotonic()))
        return opened

    opened = await asyncio.gather(*map(one, range(GUESTS)))
    return f"{sum(opened)} tables, {heard} frames"


async def registrations(host: Host, end: float) -> str:
    """Register accounts and try wrong passwords."""
    numbers = count()

    def form() -> tuple[str, dict[str, object]]:
        number = next(numbers)
        path = "/api/account" if number % 2 else "/api/login"
        return path, {"name": f"flood {number}", "password": "wide of the far post"}

    return await posts(host, end, form)


async def churn(host: Host, end: float) -> str:
    """Open connections and close them at once: silently, after a request, in the middle of one."""
    forms = (b"", head("/healthz"), BEGUN, head("/api/tables/nowhere/socket", **SOCKET))
    numbers = count()

    async def one() -> int:
        number = next(numbers)
        bad = await Bare.to(host, SELF)
        await bad.send(forms[number % len(forms)])
        if number % 3:
            bad.writer.transport.abort()
        else:
            bad.writer.close()
        await asyncio.sleep(0)
        return 1

    done = await asyncio.gather(*(until(end, one) for _ in range(AT_ONCE)))
    return f"{sum(done)} connections"


async def bodies(host: Host, end: float) -> str:
    """Send large bodies slowly, never to the end."""
    posted = head("/api/records", "POST", Content_Type="application/json", Content_Length=str(BODY))
    part = b" " * (BODY // 10)

    async def one() -> int:
        async with await Bare.to(host, SELF) as slow:
            await slow.send(posted)
            for _ in range(9):
                if slow.is_open() and time.monotonic() < end:
                    await slow.send(part)
                    await asyncio.sleep(0.2)
        return 1

    done = await asyncio.gather(*(until(end, one) for _ in range(5 * AT_ONCE)))
    return f"{sum(done)} requests"


async def frames(host: Host, end: float, table: str, cookie: str, asked: Callable[[int], dict[str, object]]) -> str:
    """Send frames to a table over many sockets, as fast as they are accepted."""
    address = f"{host.url.replace('http', 'ws')}/api/tables/{table}/socket"
    sent, heard = count(), count()

    async def listen(socket: ClientConnection) -> None:
        with suppress(WebSocketException):
            async for _ in socket:
                next(heard)

    async def one() -> None:
        with suppress(OSError, WebSocketException):
            headers = {"Cookie": cookie}
            async with connect(address, compression=None, max_size=None, additional_headers=headers) as socket:
                listening = asyncio.create_task(listen(socket))
                with suppress(TimeoutError):
                    async with asyncio.timeout(max(0.0, end - time.monotonic())):
                        while True:
                            await socket.send(json.dumps(asked(next(sent))))
                listening.cancel()

    await asyncio.gather(*(one() for _ in range(AT_ONCE)))
    return f"{next(sent)} frames, {next(heard)} heard"


async def history(host: Host, end: float) -> str:
    """Request the whole of a long match over and over, as spectators."""
    async with Guest(host.url) as guest:
        table = (await guest.post("/api/records", record=finished_record(), study=True))["id"]

        def asked(number: int) -> dict[str, object]:
            if number % 2:
                return {"type": "history", "id": f"{number}", "before": 1000}
            return {"type": "look", "seat": None, "since": 0}

        return await frames(host, end, table, guest.cookie, asked)


async def chat(host: Host, end: float) -> str:
    """Write long chat lines without a pause."""
    async with Guest(host.url) as guest:
        table = await guest.open("machikoro", "me", "random", chat=True)
        told = partial(dict, type="say", text="goal " * 30)
        return await frames(host, end, table, guest.cookie, lambda number: told(id=f"{number}"))


KINDS = {
    one.__name__: one for one in (headers, idle, churn, bodies, imports, endless, watched, history, chat, registrations)
}

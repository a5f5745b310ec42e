"""People at one table: guests with their lines, and what the log has kept of them."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, closing
from typing import Any

import pytest
from guest import Guest, Line
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from host import Host

NAMES = ("Anna", "Bob", "Cleo", "Dino")


class Party:
    """People at a table; the first sits on seat 0 and has opened it."""

    def __init__(self, host: Host, table: str, guests: list[Guest], lines: list[Line]) -> None:
        self.host = host
        self.table = table
        self.guests = guests
        self.lines = lines

    @property
    def acting(self) -> Line:
        """The line of the seat to act."""
        return self.lines[self.lines[0].position["to_act"]]

    @property
    def waiting(self) -> Line:
        """The line of a person who does not decide now."""
        return next(line for line in self.lines if line is not self.acting)

    async def together(self, seq: int) -> None:
        """Have everybody hear what was decided until a line of the log."""
        for line in self.lines:
            await line.until(lambda one: one.seq >= seq)

    async def play(self, action: str | None = None) -> dict[str, Any]:
        """Have the seat to act take an action, or the first that it may take; everybody hears of it."""
        answer = await self.acting.decide(action)
        assert answer["type"] == "ack", answer
        await self.together(answer["seq"])
        return answer

    async def ask(self, line: Line, type_: str, **fields: Any) -> dict[str, Any]:
        """Have somebody ask for something that is carried out; everybody hears of it."""
        answer = await line.ask(type_, **fields)
        assert answer["type"] == "ack", answer
        await self.together(answer["seq"])
        return answer

    def log(self, columns: str = "seq, kind, seat, what") -> list[Any]:
        """The lines of the log, as the database has kept them."""
        return kept(self.host, f'select {columns} from decisions where "table" = ? order by seq', self.table)


def kept(host: Host, query: str, *arguments: Any) -> list[Any]:
    """What the database of a server holds."""
    with closing(sqlite3.connect(host.db.removeprefix("sqlite:///"))) as database:
        return database.execute(query, arguments).fetchall()


async def knock(host: Host, path: str, **headers: str) -> tuple[int, Any]:
    """Try to connect, and be turned away: with which status, and which words."""
    with pytest.raises(InvalidStatus) as refused:
        await connect(f"{host.url.replace('http', 'ws', 1)}{path}", additional_headers=headers)
    response = refused.value.response
    return response.status_code, json.loads(response.body or "{}")


@asynccontextmanager
async def party(host: Host, game: str, people: int = 2, *bots: str, **wishes: Any) -> AsyncIterator[Party]:
    """So many people at a table, and perhaps bots behind them; all are connected, with the history from the deal on."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(host.url, name)) for name in NAMES[:people]]
        table = await guests[0].open(game, "me", *["open"] * (people - 1), *bots, **wishes)
        for guest in guests[1:]:
            await guest.join(table)
        lines = [await stack.enter_async_context(await guest.sit(table, since=0)) for guest in guests]
        for line in lines:
            await line.hear("table")
        yield Party(host, table, guests, lines)


@asynccontextmanager
async def registered(us: Party, name: str, password: str) -> AsyncIterator[Guest]:
    """Have the first of a party open an account. That begins another session, so they connect again."""
    guest = us.guests[0]
    await guest.post("/api/account", name=name, password=password)
    async with await guest.sit(us.table, since=0) as line:
        await line.hear("table")
        us.lines[0] = line
        yield guest


def play_out(story: Coroutine[Any, Any, None]) -> None:
    """Let a story happen; it may not take for ever."""

    async def within_reason() -> None:
        async with asyncio.timeout(120):
            await story

    asyncio.run(within_reason())


def history(line: Line) -> list[Any]:
    """The steps of the match, put together from frames as the protocol says."""
    steps: list[Any] = []
    for frame in line.frames:
        if frame["type"] == "table":
            assert frame.get("keep", 0) <= len(steps)
            steps = steps[: frame.get("keep", 0)] + frame.get("steps", [])
        elif frame["type"] == "step":
            steps.append(frame["step"])
    return steps

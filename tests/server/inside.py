"""A node without its doors: tables in this very process, to hold what sockets cannot, time and the disk."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from golazo.match.dice import commitment_of
from golazo.server.accounts.players import Player
from golazo.server.app import Node, new_node, running
from golazo.server.config.settings import Settings
from golazo.server.net.connection import Connection
from golazo.server.now import now
from golazo.server.serving import new_server
from golazo.server.tables.live_table import LiveTable
from golazo.server.tables.opening import TableRequest, give_seed, open_table, sit_down
from golazo.testing.service import free_port

START = 1_800_000_000_000  # milliseconds since 1970


class Time:
    """The time as the server takes it; it stands still until it is told to pass."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.moment = START
        for name, module in list(sys.modules.items()):
            if name.startswith("golazo.server.") and getattr(module, "now", None) is now:
                monkeypatch.setattr(module, "now", self)

    def __call__(self) -> int:
        return self.moment

    def passes(self, seconds: float) -> None:
        self.moment += int(seconds * 1000)


@asynccontextmanager
async def node_in(folder: Path, **settings: Any) -> AsyncIterator[Node]:
    """A node at work, with a database of its own."""
    settings.setdefault("db", f"sqlite:///{folder / 'tables.sqlite'}")
    node = new_node(Settings(**settings))
    async with running(node):
        yield node


@asynccontextmanager
async def served(folder: Path, **settings: Any) -> AsyncIterator[tuple[Node, str]]:
    """A whole server in this very process: its node, and where it answers."""
    ready = asyncio.Event()
    db, port = f"sqlite:///{folder / 'tables.sqlite'}", free_port()
    server = new_server(Settings(db=db, port=port, **settings), ready.set)
    server.config.port = port
    serving = asyncio.create_task(server.serve())
    await ready.wait()
    try:
        yield server.node, f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await serving


async def table_of(node: Node, game: str, people: int, *bots: str, **wishes: Any) -> tuple[LiveTable, list[Player]]:
    """A table at which so many people sit, and bots behind them."""
    players = [await node.players.new_guest(f"Player {number}") for number in range(people)]
    seats = [*(["me"] if people else []), *["open"] * (people - 1), *bots]
    opened = await open_table(
        node.registry, players[0] if people else await node.players.new_guest(), TableRequest(game, seats, **wishes)
    )
    for player in players[1:]:
        await sit_down(node.registry, opened, player, None)
    for player in players:
        await give_seed(node.registry, opened, player, "", commitment_of(opened.header.secret))
    return opened, players


class Onlooker(Connection):
    """A connection whose frames are read by the test."""

    def heard(self) -> list[dict[str, Any]]:
        """What has come since last time."""
        frames = []
        while not self.waiting.empty():
            frames.append(msgspec.json.decode(self.waiting.get_nowait()))
        return frames


async def entered(live: LiveTable, player: Player, since: int | None = 0) -> Onlooker:
    """Somebody connects."""
    onlooker = Onlooker(player.id, None, set())
    await live.enter(onlooker, since)
    return onlooker


async def played_out(*tables: LiveTable) -> None:
    """Watch tables where only bots play until their matches are over."""
    for live in tables:
        await entered(live, Player("", "", None), None)
    await soon(lambda: all(live.playing().over for live in tables), seconds=90)


async def soon(so: Callable[[], object], seconds: float = 20) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not so():
            await asyncio.sleep(0.002)


class Gate:
    """Something asynchronous that waits until it is let through; what it is about to do it does only then."""

    def __init__(self, work: Callable[..., Any]) -> None:
        self.work = work
        self.open = asyncio.Event()
        self.waiting = 0

    async def __call__(self, *arguments: Any) -> Any:
        self.waiting += 1
        await self.open.wait()
        return await self.work(*arguments)

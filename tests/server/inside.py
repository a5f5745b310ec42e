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

from golazo.server.app import Node, Settings, new_node, running
from golazo.server.connection import Connection
from golazo.server.now import now
from golazo.server.opening import Wish, open_table, sit_down
from golazo.server.players import Player
from golazo.server.table import LiveTable

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
    node = new_node(Settings(db=f"sqlite:///{folder / 'tables.sqlite'}", **settings))
    async with running(node):
        yield node


async def table_of(node: Node, game: str, people: int, *bots: str, **wishes: Any) -> tuple[LiveTable, list[Player]]:
    """A table at which so many people sit, and bots behind them."""
    players = [await node.players.new_guest(f"Player {number}") for number in range(people)]
    seats = [*(["me"] if people else []), *["open"] * (people - 1), *bots]
    opened = await open_table(
        node.hall, players[0] if people else await node.players.new_guest(), Wish(game, seats, **wishes)
    )
    for player in players[1:]:
        await sit_down(node.hall, opened, player, None, "")
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


async def soon(so: Callable[[], object]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(20):
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

"""What is heard at tables of several nodes, and what their logs must hold."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from audit import accounts, check_ledgers
from guest import Line
from regular import Regular

from nodes import Nodes

PATIENCE = 60


async def heard(line: Line, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The next frame that is as wanted."""
    async with asyncio.timeout(PATIENCE):
        while True:
            frame = await line.hear()
            if wanted(frame):
                return frame


def present(*seats: int, spectators: int = 0) -> Callable[[dict[str, Any]], bool]:
    return lambda frame: frame.get("presence") == {"seats": list(seats), "spectators": spectators}


async def waited(wanted: Callable[[], Coroutine[Any, Any, bool]]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not await wanted():
            await asyncio.sleep(0.05)


def audited(nodes: Nodes, *players: Regular) -> None:
    """The log agrees with the players' ledgers."""
    assert check_ledgers(asyncio.run(accounts(nodes.db)), players) == sum(len(player.ledger) for player in players)

"""Company for tests of the client: guests without a memory, and how they play."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from golazo.client import Lobby, Table, connect
from golazo.match.match import Match

PATIENCE = 60


def told(story: Callable[..., Coroutine[Any, Any, None]], *arguments: Any) -> None:
    """Live through a story, unless it never ends."""
    asyncio.run(asyncio.wait_for(story(*arguments), PATIENCE))


def guest(url: str | list[str], name: str = "", patience: float = 30) -> Lobby:
    """Somebody new, who leaves no trace on this machine."""
    return connect(url, name=name, cookies=None, patience=patience)


async def play(table: Table, bot: str = "amateur", turns: int | None = None) -> list[str]:
    """Play as a bot would, to the end or for some turns; returns the own decisions that were acknowledged."""
    taken: list[str] = []
    async for turn in table.turns():
        action = turn.match.bot_choice(bot)
        if await turn.play(action):
            taken.append(action.text)
        if turns is not None and len(taken) >= turns:
            break
    return taken


async def until(true: Callable[[], bool], then: Callable[[], Awaitable[object]] | None = None) -> None:
    """Wait for something to become true."""
    while not true():
        await asyncio.sleep(0.01)
    if then is not None:
        await then()


async def recorded(table: Table) -> Match:
    """The match of a table that is over, from its record."""
    return Match.from_record(await table.record())


def of_seat(match: Match, seat: int) -> list[str]:
    """The decisions of a seat."""
    return [decision.action for decision in match.decisions if decision.seat == seat]

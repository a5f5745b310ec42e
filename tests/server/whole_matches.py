"""Whole matches at a table: played at random by two guests, or by bots."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from guest import Guest, Line


async def both_play(lines: list[Line], seed: int = 3) -> list[dict[int, dict[str, Any]]]:
    """Two guests play to the end; returns what each was told, by number of step."""
    told: list[dict[int, dict[str, Any]]] = [{}, {}]
    choices = random.Random(seed)

    async def play(seat: int) -> None:
        line = lines[seat]
        while True:
            frame = await line.hear("table", "step")
            if frame["type"] == "step":
                told[seat][frame["step"]["number"]] = frame
            elif frame.get("result"):
                return
            position = frame["position"]
            if position["to_act"] == seat:
                action = choices.choice(position["legal"])["action"]
                await line.say("decide", id=f"{seat}-{frame['seq']}", seq=frame["seq"], action=action)

    await asyncio.gather(play(0), play(1))
    return told


async def bots_match(guest: Guest, game: str, **wishes: Any) -> str:
    """A table at which two bots have played to the end."""
    table = await guest.open(game, "random", "random", **wishes)
    async with await guest.sit(table) as line:
        while not (await line.hear("table")).get("result"):
            pass
    return table

"""Checks the bus between nodes: whether it delivers messages, and its clock."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from typing import Any

from golazo.errors import InvalidSetting
from golazo.server.doctor.finding import Finding, bad, clock, good, note
from golazo.server.net.bus import CHANNEL, redis_at
from golazo.server.storage.database import without_password
from golazo.text.message import Message

PATIENCE = 5.0  # seconds


async def examine(url: str, db: str | None) -> AsyncIterator[Finding]:
    """Yield findings about the bus at an address."""
    if db is None or db.startswith("sqlite"):
        yield note("bus", Message.of("doctor-bus-useless"), Message.of("doctor-do-bus-useless"))
    try:
        redis = redis_at(url)
    except InvalidSetting as error:
        yield bad("bus", error.message, Message.of("doctor-do-bus"))
        return
    place = without_password(url)
    try:
        async with asyncio.timeout(PATIENCE):
            before = time.time()
            seconds, microseconds = await redis.time()
            yield clock(place, seconds + microseconds / 1e6, before)
            await carries(redis)
        yield good("bus", Message.of("doctor-bus", place=place))
    except Exception as error:  # the library raises errors of many kinds
        told = {"place": place, "reason": str(error) or type(error).__name__}
        yield bad("bus", Message("doctor-bus-away", told), Message.of("doctor-do-bus"))
    finally:
        await redis.aclose()


async def carries(redis: Any) -> None:
    """Publish a message on a channel of our own, and wait until it arrives."""
    channel = f"{CHANNEL}-doctor-{secrets.token_hex(8)}"
    async with redis.pubsub(ignore_subscribe_messages=True) as listening:
        await listening.subscribe(channel)
        await redis.publish(channel, "heard")
        async for _ in listening.listen():
            return

"""The bus on which nodes notify each other. Messages may be lost.

The log is the truth, and nodes check it regularly.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from golazo.errors import InvalidSetting
from golazo.server.availability import Availability
from golazo.server.now import now
from golazo.server.storage.database import without_password

CHANNEL = "golazo"
RETRY_SECONDS = 1.0


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """A notification: a table's log has grown, its seats have changed, or players have connected or left."""

    node: str
    table: str = ""
    seq: int = 0
    header: bool = False  # whether the seats or the rematch have changed
    said: bool = False
    here: list[int] | None = None  # the seats whose players are connected to this node
    spectators: int = 0
    ended: list[str] | None = None  # sessions whose tokens are void


Heard = Callable[[News], None]


class Bus(Protocol):
    """A way to notify other nodes."""

    node: str
    up_since: int | None  # since when messages have been received; None while they are not

    async def start(self, heard: Heard) -> None: ...

    async def tell(self, news: News) -> None: ...

    async def stop(self) -> None: ...


class SingleNodeBus:
    """The bus of a single node: no other nodes."""

    def __init__(self) -> None:
        self.node = secrets.token_hex(4)
        self.up_since: int | None = 0

    async def start(self, heard: Heard) -> None:
        """Do nothing: there is nothing to receive."""

    async def tell(self, news: News) -> None:
        """Do nothing: there are no receivers."""

    async def stop(self) -> None:
        """Do nothing: nothing was started."""


class RedisBus:
    """Publish and subscribe on a Redis or Valkey server.

    During an outage nodes find changes only by checking the log.
    """

    def __init__(self, url: str) -> None:
        self.node = secrets.token_hex(4)
        self.up_since: int | None = None
        self.redis = redis_at(url)
        self.outbox: asyncio.Queue[News] = asyncio.Queue(maxsize=10_000)
        self.tasks: list[asyncio.Task[None]] = []
        self.availability = Availability("bus")

    async def start(self, heard: Heard) -> None:
        self.tasks = [asyncio.create_task(self.listen(heard)), asyncio.create_task(self.publish())]

    async def tell(self, news: News) -> None:
        with suppress(asyncio.QueueFull):
            self.outbox.put_nowait(news)

    async def publish(self) -> None:
        while True:
            news = await self.outbox.get()
            try:
                await self.redis.publish(CHANNEL, msgspec.json.encode(news))
                self.availability.mark_reachable()
            except Exception as error:
                self.availability.mark_unreachable(error)
                await asyncio.sleep(RETRY_SECONDS)

    async def listen(self, heard: Heard) -> None:
        decoder = msgspec.json.Decoder(News)
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    self.availability.mark_reachable()
                    self.up_since = now()
                    async for message in channel.listen():
                        news = decoder.decode(message["data"])
                        if news.node != self.node:
                            heard(news)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                self.availability.mark_unreachable(error)
            self.up_since = None
            await asyncio.sleep(RETRY_SECONDS)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        for task in self.tasks:
            with suppress(asyncio.CancelledError):
                await task
        await self.redis.aclose()


def redis_at(url: str) -> Any:
    """Return a client of the server at an address; it connects on first use."""
    try:
        from redis.asyncio import Redis  # only needed with several nodes
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ModuleNotFoundError:
        raise InvalidSetting("error-missing-extra", extra="nodes") from None
    try:
        once = Retry(NoBackoff(), 0)  # we retry ourselves, and know that nothing is received in the meantime
        return Redis.from_url(url, retry=once, socket_connect_timeout=2, health_check_interval=5)
    except ValueError:
        raise InvalidSetting("error-bus-url", url=without_password(url)) from None


def bus_at(url: str | None) -> Bus:
    """Return the bus at an address; without one, that of a single node."""
    return SingleNodeBus() if url is None else RedisBus(url)

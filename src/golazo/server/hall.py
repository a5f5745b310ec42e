"""The hall: all tables in use on this node, and what they share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from functools import lru_cache
from typing import Any

import structlog

from golazo import games
from golazo.game import Catalogue
from golazo.server.away import DatabaseAway
from golazo.server.bus import Alone, Bus, News
from golazo.server.database import Database
from golazo.server.header import Header
from golazo.server.log import Log
from golazo.server.metrics import Metrics
from golazo.server.refused import Refused
from golazo.server.rounds import Rounds
from golazo.server.store import Store
from golazo.server.table import LiveTable
from golazo.server.thinking import Thinking


class Hall:
    """Tables are loaded when they are touched and put away when nobody is there."""

    def __init__(self, database: Database, bus: Bus, metrics: Metrics, bot_seconds: float, idle_days: float) -> None:
        self.database = database
        self.bus = bus
        self.metrics = metrics
        self.store = Store(database)
        self.log = Log(database, metrics)
        self.thinking = Thinking(bot_seconds, metrics)
        self.idle = int(idle_days * 86_400_000)
        self.rules = {name: games.load(name).rules_version for name in games.names()}
        self.alone = isinstance(bus, Alone)
        self.stopping = False
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Future[LiveTable]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.logger = structlog.get_logger()

    async def start(self) -> None:
        self.log.start()
        for name in self.rules:
            game = games.load(name)
            await self.store.keep_cards(name, game.load_cards(None).hash, game.card_file())
        await self.bus.start(self.hear)
        self.spawn(Rounds(self).go_for_ever())

    async def drain(self, seconds: float) -> None:
        """Start nothing more, and tell everybody that they may resume elsewhere."""
        self.stopping = True
        for table in list(self.tables.values()):
            table.waking.rest()
            for connection in list(table.audience.connections):
                connection.closing.set()
        patience = time.monotonic() + seconds
        while any(table.audience.connections for table in self.tables.values()) and time.monotonic() < patience:
            await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """Finish what is being written, and leave the rest to whoever comes next."""
        await self.drain(0)
        await self.log.stop()
        for task in list(self.tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.bus.stop()
        self.thinking.stop()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Have something done beside; what goes wrong in it is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, DatabaseAway):
            self.logger.error("task failed", exc_info=error)

    async def table(self, id_: str) -> LiveTable:
        """A table, loaded if it is not in use here; raises if there is none."""
        if id_ in self.tables:
            self.tables[id_].touched = time.monotonic()
            return self.tables[id_]
        if id_ in self.loading:
            return await asyncio.shield(self.loading[id_])
        future: asyncio.Future[LiveTable] = asyncio.get_running_loop().create_future()
        self.loading[id_] = future
        try:
            with self.metrics.load_seconds.time():
                table = await self.load(id_)
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # whoever waits hears of it; nobody has to
            raise
        else:
            self.tables[id_] = table
            future.set_result(table)
            return table
        finally:
            del self.loading[id_]
            self.metrics.tables.set(len(self.tables))

    async def load(self, id_: str) -> LiveTable:
        header = await self.store.header(id_) if id_.isascii() and id_.isalnum() else None
        if header is None:
            raise Refused("no-such-table", table=id_[:20])
        table = LiveTable(self, header)
        await table.rebuild()
        return table

    def forget(self, table: LiveTable) -> None:
        """Put a table away; those connected to it come back by themselves."""
        table.waking.rest()
        table.put_away = True
        if self.tables.get(table.header.id) is table:
            del self.tables[table.header.id]
        for connection in list(table.audience.connections):
            connection.closing.set()
        self.metrics.tables.set(len(self.tables))

    async def catalogue(self, header: Header) -> Catalogue:
        """The cards of a table: those that it was opened with, also where others are shipped by now."""
        shipped: Catalogue = games.load(header.game).load_cards(None)
        if header.cards == shipped.hash:
            return shipped
        return await asyncio.to_thread(parsed, header.game, await self.card_file(header))

    async def card_file(self, header: Header) -> str:
        """The text of the card file that a table is played with."""
        text = await self.store.card_file(header.game, header.cards)
        if text is None:
            raise Refused("no-cards", cards=header.cards)
        return text

    async def seats_changed(self, table: str) -> None:
        """Somebody else sits at a table now: tell those who are there, and the other nodes."""
        if table in self.tables:
            await self.tables[table].catch_up(whole=True)
        await self.bus.tell(News(self.bus.node, table, header=True))

    async def show_out(self, player: str) -> None:
        """The tokens of somebody are void: who is connected with one has to come in anew, on any node."""
        self.disconnect(player)
        await self.bus.tell(News(self.bus.node, out=player))

    def disconnect(self, player: str) -> None:
        for table in self.tables.values():
            for connection in table.audience.connections:
                if connection.player == player:
                    connection.closing.set()

    def hear(self, news: News) -> None:
        """Another node has written something, or says who is there."""
        if news.out:
            self.disconnect(news.out)
        table = self.tables.get(news.table)
        if table is None:
            return
        if news.here is not None:
            table.audience.hear(news)
            table.waking.schedule(drive=False)
        if news.said:
            self.spawn(table.listen())
        elif news.header or news.seq > table.seq:
            self.spawn(self.follow_up(table, news))

    async def follow_up(self, table: LiveTable, news: News) -> None:
        """Catch up with what another node has written, unless that is known by now."""
        async with table.lock:
            if news.header or news.seq > table.seq:
                await table.follow(whole=news.header)


@lru_cache(maxsize=200)
def parsed(game: str, text: str) -> Catalogue:
    """The cards of a file, read once."""
    cards: Catalogue = games.load(game).parse_cards(text, "cards.toml")
    return cards

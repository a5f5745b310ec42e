"""Registry of the live tables on this node and their shared services."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Coroutine, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any

import structlog

from golazo import games
from golazo.games.contract import Catalogue
from golazo.server.accounts.bans import Bans
from golazo.server.accounts.sessions import Sessions
from golazo.server.availability import DatabaseUnavailable
from golazo.server.background.bot_pool import BotPool
from golazo.server.background.bot_turns import BotTurns
from golazo.server.background.housekeeping import Housekeeping
from golazo.server.metrics import Metrics
from golazo.server.net.bus import Bus, News, SingleNodeBus
from golazo.server.net.connection import Connection
from golazo.server.refused import Refused
from golazo.server.storage.database import Database
from golazo.server.storage.decision_log import Log
from golazo.server.storage.header import Header
from golazo.server.storage.outbox import Outbox
from golazo.server.storage.table_rows import Store
from golazo.server.tables.live_table import LiveTable


class Registry:
    """Loads tables on use, and unloads them when nobody is connected."""

    def __init__(
        self,
        database: Database,
        bus: Bus,
        metrics: Metrics,
        bot_seconds: float,
        idle_days: float,
        chat: str = "on",
    ) -> None:
        self.database = database
        self.bus = bus
        self.metrics = metrics
        self.store = Store(database, chats=chat != "off")
        self.moderated = chat == "moderated"
        self.sessions = Sessions(database)
        self.bans = Bans(database)
        self.outbox = Outbox(database)
        self.log = Log(database, metrics)
        self.bot_pool = BotPool(bot_seconds, metrics)
        self.turns = BotTurns()
        self.idle = int(idle_days * 86_400_000)
        self.rules = {name: games.load(name).rules_version for name in games.names()}
        self.single_node = isinstance(bus, SingleNodeBus)
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
        await self.outbox.start()
        await self.bus.start(self.on_news)
        self.spawn(Housekeeping(self).run_forever())

    async def drain(self, seconds: float) -> None:
        """Start nothing new, and tell all connections to resume elsewhere."""
        self.stopping = True
        for table in list(self.tables.values()):
            table.timers.stop()
            for connection in list(table.broadcast.connections):
                connection.closing.set()
        patience = time.monotonic() + seconds
        while any(table.broadcast.connections for table in self.tables.values()) and time.monotonic() < patience:
            await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """Finish pending writes, and leave the rest to the next start."""
        await self.drain(0)
        await self.log.stop()
        for task in list(self.tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.bus.stop()
        self.bot_pool.stop()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a coroutine in the background; its errors are logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, DatabaseUnavailable):
            self.logger.error("task failed", exc_info=error)

    async def table(self, id_: str) -> LiveTable:
        """Return a table, loading it if necessary; raises if it does not exist."""
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
            future.exception()  # mark as retrieved: callers get the error from the future
            del future  # break the cycle of frame, future and error, which would keep the table alive
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
        """Unload a table; its clients reconnect by themselves."""
        table.timers.stop()
        table.unloaded = True
        if self.tables.get(table.header.id) is table:
            del self.tables[table.header.id]
        for connection in list(table.broadcast.connections):
            connection.closing.set()
        self.metrics.tables.set(len(self.tables))

    async def catalogue(self, header: Header) -> Catalogue:
        """Return the cards of a table: those it was opened with, even if other cards are shipped now."""
        shipped: Catalogue = games.load(header.game).load_cards(None)
        if header.cards == shipped.hash:
            return shipped
        return await asyncio.to_thread(parsed, header.game, await self.card_file(header))

    async def card_file(self, header: Header) -> str:
        """Return the text of a table's card file."""
        text = await self.store.card_file(header.game, header.cards)
        if text is None:
            raise Refused("no-cards", cards=header.cards)
        return text

    async def seats_changed(self, table: str) -> None:
        """Announce changed seats to the table's connections and to other nodes."""
        if table in self.tables:
            await self.tables[table].catch_up(whole=True)
        await self.bus.tell(News(self.bus.node, table, header=True))

    async def end_sessions(self, ended: Sequence[str]) -> None:
        """Close the sockets of ended sessions, on every node."""
        if ended:
            self.disconnect(ended)
            await self.bus.tell(News(self.bus.node, ended=list(ended)))

    def disconnect(self, ended: Collection[str]) -> None:
        """Close the sockets of ended sessions, on this node."""
        for connection in self.connections():
            if connection.session in ended:
                connection.closing.set()

    def disconnect_player(self, player: str) -> None:
        """Close the sockets of all sessions of a player, on this node."""
        for connection in self.connections():
            if connection.player == player:
                connection.closing.set()

    def connections(self) -> Iterator[Connection]:
        """Yield all connections to tables on this node."""
        for table in self.tables.values():
            yield from table.broadcast.connections

    def on_news(self, news: News) -> None:
        """Handle a notification from another node."""
        if news.ended:
            self.disconnect(news.ended)
        table = self.tables.get(news.table)
        if table is None:
            return
        if news.here is not None:
            table.broadcast.on_news(news)
            table.timers.schedule(drive=False)
        if news.said:
            self.spawn(table.listen())
        elif news.header or news.seq > table.seq:
            self.spawn(self.follow_up(table, news))

    async def follow_up(self, table: LiveTable, news: News) -> None:
        """Catch up with what another node has written, unless it is known already."""
        async with table.lock:
            if news.header or news.seq > table.seq:
                await table.follow(whole=news.header)


@lru_cache(maxsize=200)
def parsed(game: str, text: str) -> Catalogue:
    """Return the cards of a file; cached."""
    cards: Catalogue = games.load(game).parse_cards(text, "cards.toml")
    return cards

"""Housekeeping, once a second: unload idle tables, take over overdue ones, catch up on missed news."""

from __future__ import annotations

import asyncio
import gc
import time
from typing import TYPE_CHECKING

from golazo.errors import GolazoError
from golazo.protocol.status import CLOSED, PLAYING
from golazo.server.availability import DatabaseUnavailable
from golazo.server.background.idle_tables import tables_to_unload
from golazo.server.now import DAY, now
from golazo.server.refused import Refused
from golazo.server.storage.database_clock import follow_clock
from golazo.server.storage.decision_log import Summary
from golazo.server.storage.entry import CLOSE, IDLE, NO_SEAT, Entry
from golazo.server.storage.table_rows import Glimpse
from golazo.server.tables.live_table import OVERDUE, LiveTable

if TYPE_CHECKING:
    from golazo.server.tables.registry import Registry

SECONDS = 1.0
LEASE = 10_000  # milliseconds for which no other node takes over a table that this one has claimed
MOST_CLAIMED = 50
MOST_CLOSED = 50
MOST_FREED = 50
MOST_ASKED = 500  # sessions per query
PRESENCE_EVERY = 8  # rounds
FREE_EVERY = 5
SINGLE_NODE_EVERY = 10  # on a single node: a host's command may have closed a table
CLOSE_EVERY = 60
COLLECT_EVERY = 60  # the automatic collector is set to look at new objects only


class Housekeeping:
    """A node's background work. A step that fails is retried on the next round."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.number = 0
        self.announced: int | None = None  # `up_since` of the bus when this node last announced who is connected

    async def run_forever(self) -> None:
        while True:
            await asyncio.sleep(SECONDS)
            await self.once()

    async def once(self) -> None:
        """Run the next round."""
        self.number += 1
        if self.number % COLLECT_EVERY == 0:
            gc.collect()  # collects reference cycles; there are few, and everything waits while it runs
        try:
            await self.go()
        except DatabaseUnavailable:
            return
        except Exception:
            self.registry.logger.exception("rounds failed")

    async def go(self) -> None:
        """Run the steps that are due in this round."""
        if self.registry.stopping:
            return
        self.unload_idle()
        await self.read_outbox()
        await self.take_over()
        self.wake()
        if not self.registry.single_node or self.number % SINGLE_NODE_EVERY == 0:
            await self.catch_up_all()
        if self.number % FREE_EVERY == 0:
            await self.free_seats()
        if self.number % PRESENCE_EVERY == 0:
            await self.close_ended_sessions()
        if self.number % CLOSE_EVERY == 1:
            await follow_clock(self.registry.database)
            await self.registry.sessions.remove_expired()
            await self.close_idle()
            await self.registry.store.forget_addresses(now() - DAY)

    def unload_idle(self) -> None:
        """Unload tables where nobody is connected and no bot is thinking; their logs remain."""
        for table in tables_to_unload(self.registry.tables.values(), time.monotonic()):
            self.registry.forget(table)

    async def read_outbox(self) -> None:
        """Carry out what hosts' commands ask for: disconnect players, announce new names and hidden messages."""
        outbox = self.registry.outbox
        for change in await outbox.unhandled():
            if change.player is not None:
                self.registry.disconnect_player(change.player)
            for table in list(self.registry.tables.values()):
                if table.header.seats_of(change.player):
                    await self.renew(table)
                if table.header.id == change.table or change.player is not None:
                    await table.send_hidden()
            outbox.done(change)

    async def renew(self, table: LiveTable) -> None:
        """Reload who sits at a table, with their names."""
        try:
            await table.catch_up(whole=True)
        except DatabaseUnavailable:
            raise
        except GolazoError as error:
            self.registry.logger.warning("table not renewed", table=table.header.id, reason=str(error))

    async def take_over(self) -> None:
        """Take over what another node should have done: its bots, or an expired clock."""
        registry = self.registry
        for id_ in await registry.store.claim_due(now() - OVERDUE, LEASE + OVERDUE, MOST_CLAIMED, registry.rules):
            registry.spawn(self.drive(id_))

    def wake(self) -> None:
        """Wake bots of tables that are watched here if the node that ran them is gone."""
        for table in self.registry.tables.values():
            state = table.state
            if table.broadcast.connections and state is not None and state.pauses_unwatched and table.is_overdue:
                table.timers.schedule(drive=True)

    async def drive(self, id_: str) -> None:
        """Let this node run a table's bots and clocks."""
        table = await self.registry.table(id_)
        await table.catch_up(drive=True)
        state = table.state
        if state is None:
            return
        unnoted = state.seq == 0 and state.bot_to_act is None  # the node that started it could not write the due time
        if unnoted or state.pauses_unwatched:
            await self.registry.store.note_due(id_, state.summary())

    async def catch_up_all(self) -> None:
        """Catch up if news were lost, and announce again who is connected."""
        used = [table for table in self.registry.tables.values() if table.broadcast.connections]
        glimpses = await self.registry.store.glimpses([table.header.id for table in used]) if used else {}
        back = self.registry.bus.up_since != self.announced
        announce = not self.registry.single_node and (back or self.number % PRESENCE_EVERY == 0)
        there = [table for table in used if table.header.id in glimpses]
        await asyncio.gather(*(self.catch_up(table, glimpses[table.header.id], announce) for table in there))
        self.announced = self.registry.bus.up_since

    async def catch_up(self, table: LiveTable, seen: Glimpse, announce: bool) -> None:
        """Catch up with one table."""
        reseated = table.is_other(seen)
        if reseated or seen.seq > table.seq:
            await table.catch_up(whole=reseated)
        if seen.said > table.said:
            await table.listen()
        if announce:
            await table.broadcast_presence()
            table.timers.schedule(drive=False)

    async def free_seats(self) -> None:
        """Free the seats of players who have not given a seed in time: they keep the match from starting."""
        registry = self.registry
        for id_, player in await registry.store.late_seeds(now(), MOST_FREED):
            if await registry.store.stand_up(id_, player, now(), only_late=True):
                registry.logger.info("seat freed", table=id_, player=player)
                await registry.seats_changed(id_)

    async def close_ended_sessions(self) -> None:
        """Close sockets of sessions that have ended, in case the news was lost."""
        used = sorted({connection.session for connection in self.registry.connections()} - {""})
        for first in range(0, len(used), MOST_ASKED):
            some = used[first : first + MOST_ASKED]
            self.registry.disconnect(set(some) - await self.registry.sessions.alive(some))

    async def close_idle(self) -> None:
        """Close tables without a decision for many days. They stay in the archive."""
        registry = self.registry
        for id_, status, seq in await registry.store.idle(now() - registry.idle, MOST_CLOSED):
            if status != PLAYING:
                await registry.store.close_waiting(id_, now())
                continue
            try:
                table = await registry.table(id_)
            except DatabaseUnavailable:
                raise
            except Refused:  # it has other rules, for example; they are not needed to close it
                closed = Entry(seq + 1, CLOSE, NO_SEAT, IDLE, now())
                summary = Summary(closed.seq, closed.at, None, None, CLOSED, CLOSED, None, None)
                await registry.log.append(id_, closed, summary)
            else:
                await table.close(IDLE)

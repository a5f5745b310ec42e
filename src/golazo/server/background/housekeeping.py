"""Housekeeping, once a second: put idle tables away, take over what is overdue, catch up on what was missed."""

from __future__ import annotations

import asyncio
import gc
import time
from typing import TYPE_CHECKING

from golazo.errors import GolazoError
from golazo.protocol.status import CLOSED, PLAYING
from golazo.server.availability import DatabaseUnavailable
from golazo.server.background.idle_tables import to_put_away
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
LEASE = 10_000  # milliseconds for which no other node takes over what this one has
MOST_CLAIMED = 50
MOST_CLOSED = 50
MOST_FREED = 50
MOST_ASKED = 500  # sessions, in one query
PRESENCE_EVERY = 8  # rounds
FREE_EVERY = 5
ALONE_EVERY = 10  # where nobody else plays, but a host may have closed a table
CLOSE_EVERY = 60
COLLECT_EVERY = 60  # the collector that runs by itself looks at new objects only


class Housekeeping:
    """What a node does without being asked. Whatever fails is tried again on the next round."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.number = 0
        self.announced: int | None = None  # since when the bus has been up on which this node said who is here

    async def run_forever(self) -> None:
        while True:
            await asyncio.sleep(SECONDS)
            await self.once()

    async def once(self) -> None:
        """The next round."""
        self.number += 1
        if self.number % COLLECT_EVERY == 0:
            gc.collect()  # what refers to itself; that is little, and everything waits meanwhile
        try:
            await self.go()
        except DatabaseUnavailable:
            return
        except Exception:
            self.registry.logger.exception("rounds failed")

    async def go(self) -> None:
        """One round."""
        if self.registry.stopping:
            return
        self.put_away()
        await self.read_outbox()
        await self.take_over()
        self.wake()
        if not self.registry.alone or self.number % ALONE_EVERY == 0:
            await self.look_around()
        if self.number % FREE_EVERY == 0:
            await self.free_seats()
        if self.number % PRESENCE_EVERY == 0:
            await self.end_sockets()
        if self.number % CLOSE_EVERY == 1:
            await follow_clock(self.registry.database)
            await self.registry.sessions.remove_expired()
            await self.close_idle()
            await self.registry.store.forget_addresses(now() - DAY)

    def put_away(self) -> None:
        """Put away tables at which nobody is, and no bot thinks; their logs remain."""
        for table in to_put_away(self.registry.tables.values(), time.monotonic()):
            self.registry.forget(table)

    async def read_outbox(self) -> None:
        """Do what commands of the host ask for: show players out, tell of new names and hidden lines."""
        outbox = self.registry.outbox
        for change in await outbox.fresh():
            if change.player is not None:
                self.registry.disconnect_player(change.player)
            for table in list(self.registry.tables.values()):
                if table.header.seats_of(change.player):
                    await self.renew(table)
                if table.header.id == change.table or change.player is not None:
                    await table.tell_hidden()
            outbox.done(change)

    async def renew(self, table: LiveTable) -> None:
        """Read who sits at a table, and what they are called."""
        try:
            await table.catch_up(whole=True)
        except DatabaseUnavailable:
            raise
        except GolazoError as error:
            self.registry.logger.warning("table not renewed", table=table.header.id, reason=str(error))

    async def take_over(self) -> None:
        """See to what another node should have done: its bots, or a clock that has run out there."""
        registry = self.registry
        for id_ in await registry.store.claim_due(now() - OVERDUE, LEASE + OVERDUE, MOST_CLAIMED, registry.rules):
            registry.spawn(self.drive(id_))

    def wake(self) -> None:
        """Have bots go on where somebody watches them here, and the node that saw to them is gone."""
        for table in self.registry.tables.values():
            state = table.state
            if table.broadcast.connections and state is not None and state.rests_unwatched and table.is_overdue:
                table.timers.schedule(drive=True)

    async def drive(self, id_: str) -> None:
        """Have this node see to a table's bots and clocks."""
        table = await self.registry.table(id_)
        await table.catch_up(drive=True)
        state = table.state
        if state is None:
            return
        unnoted = state.seq == 0 and state.bot_to_act is None  # whoever began it could not
        if unnoted or state.rests_unwatched:
            await self.registry.store.note_due(id_, state.summary())

    async def look_around(self) -> None:
        """Catch up where news were lost, and say again who is here."""
        used = [table for table in self.registry.tables.values() if table.broadcast.connections]
        glimpses = await self.registry.store.glimpses([table.header.id for table in used]) if used else {}
        back = self.registry.bus.up_since != self.announced
        announce = not self.registry.alone and (back or self.number % PRESENCE_EVERY == 0)
        there = [table for table in used if table.header.id in glimpses]
        await asyncio.gather(*(self.look_at(table, glimpses[table.header.id], announce) for table in there))
        self.announced = self.registry.bus.up_since

    async def look_at(self, table: LiveTable, seen: Glimpse, announce: bool) -> None:
        """Catch up with one table."""
        reseated = table.is_other(seen)
        if reseated or seen.seq > table.seq:
            await table.catch_up(whole=reseated)
        if seen.said > table.said:
            await table.listen()
        if announce:
            await table.tell_presence()
            table.timers.schedule(drive=False)

    async def free_seats(self) -> None:
        """Free seats whose players have not given a seed in time: while they sit there no match can begin."""
        registry = self.registry
        for id_, player in await registry.store.late_seeds(now(), MOST_FREED):
            if await registry.store.stand_up(id_, player, now(), only_late=True):
                registry.logger.info("seat freed", table=id_, player=player)
                await registry.seats_changed(id_)

    async def end_sockets(self) -> None:
        """Close the sockets of sessions that have ended and of which no news has come."""
        used = sorted({connection.session for connection in self.registry.connections()} - {""})
        for first in range(0, len(used), MOST_ASKED):
            some = used[first : first + MOST_ASKED]
            self.registry.disconnect(set(some) - await self.registry.sessions.alive(some))

    async def close_idle(self) -> None:
        """Close tables at which nothing has happened for many days. They stay in the archive."""
        registry = self.registry
        for id_, status, seq in await registry.store.idle(now() - registry.idle, MOST_CLOSED):
            if status != PLAYING:
                await registry.store.close_waiting(id_, now())
                continue
            try:
                table = await registry.table(id_)
            except DatabaseUnavailable:
                raise
            except Refused:  # it is played by other rules, say; nothing needs to be known of it to close it
                closed = Entry(seq + 1, CLOSE, NO_SEAT, IDLE, now())
                summary = Summary(closed.seq, closed.at, None, None, CLOSED, CLOSED, None, None)
                await registry.log.append(id_, closed, summary)
            else:
                await table.close(IDLE)

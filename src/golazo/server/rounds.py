"""A node's rounds, once a second: put away what rests, take over what is overdue, catch up on what was missed."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from golazo.server.away import DatabaseAway
from golazo.server.entry import CLOSE, IDLE, NO_SEAT, Entry
from golazo.server.header import CLOSED, PLAYING
from golazo.server.log import Summary
from golazo.server.now import now
from golazo.server.refused import Refused
from golazo.server.store import Glimpse
from golazo.server.table import OVERDUE, LiveTable

if TYPE_CHECKING:
    from golazo.server.hall import Hall

SECONDS = 1.0
REST_AFTER = 60.0  # seconds without anybody: the table is put away, its log remains
LEASE = 10_000  # milliseconds for which no other node takes over what this one has
MOST_CLAIMED = 50
MOST_CLOSED = 50
PRESENCE_EVERY = 8  # rounds
ALONE_EVERY = 10  # where nobody else plays, but a host may have closed a table
CLOSE_EVERY = 60


class Rounds:
    """What a node does without being asked. Whatever fails is tried again on the next round."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.number = 0
        self.announced: int | None = None  # since when the bus has been up on which this node said who is here

    async def go_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SECONDS)
            self.number += 1
            try:
                await self.go()
            except DatabaseAway:
                continue
            except Exception:
                self.hall.logger.exception("rounds failed")

    async def go(self) -> None:
        """One round."""
        if self.hall.stopping:
            return
        self.put_away()
        await self.take_over()
        if not self.hall.alone or self.number % ALONE_EVERY == 0:
            await self.look_around()
        if self.number % CLOSE_EVERY == 1:
            await self.close_idle()

    def put_away(self) -> None:
        """Put away tables at which nobody is, and no bot thinks."""
        rested = time.monotonic() - REST_AFTER
        for table in list(self.hall.tables.values()):
            if not table.audience.connections and table.touched < rested and not table.waking.busy:
                self.hall.forget(table)

    async def take_over(self) -> None:
        """See to what another node should have done: its bots, or a clock that has run out there."""
        hall = self.hall
        for id_ in await hall.store.claim_due(now() - OVERDUE, LEASE + OVERDUE, MOST_CLAIMED, hall.rules):
            hall.spawn(self.drive(id_))

    async def drive(self, id_: str) -> None:
        """Have this node see to a table's bots and clocks."""
        table = await self.hall.table(id_)
        await table.catch_up(drive=True)
        standing = table.standing
        if standing is not None and standing.seq == 0 and standing.bot_to_act is None:
            await self.hall.store.note_beginning(id_, standing.to_act, standing.due)  # whoever began it could not

    async def look_around(self) -> None:
        """Catch up where news were lost, and say again who is here."""
        used = [table for table in self.hall.tables.values() if table.audience.connections]
        glimpses = await self.hall.store.glimpses([table.header.id for table in used]) if used else {}
        back = self.hall.bus.up_since != self.announced
        announce = not self.hall.alone and (back or self.number % PRESENCE_EVERY == 0)
        there = [table for table in used if table.header.id in glimpses]
        await asyncio.gather(*(self.look_at(table, glimpses[table.header.id], announce) for table in there))
        self.announced = self.hall.bus.up_since

    async def look_at(self, table: LiveTable, seen: Glimpse, announce: bool) -> None:
        """Catch up with one table."""
        reseated = table.is_other(seen)
        if reseated or seen.seq > table.seq:
            await table.catch_up(whole=reseated)
        if seen.said > table.said:
            await table.listen()
        if announce:
            await table.tell_presence()
            table.waking.schedule(drive=False)

    async def close_idle(self) -> None:
        """Close tables at which nothing has happened for many days. They stay in the archive."""
        hall = self.hall
        for id_, status, seq in await hall.store.idle(now() - hall.idle, MOST_CLOSED):
            if status != PLAYING:
                await hall.store.close_waiting(id_, now())
                continue
            try:
                table = await hall.table(id_)
            except DatabaseAway:
                raise
            except Refused:  # it is played by other rules, say; nothing needs to be known of it to close it
                closed = Entry(seq + 1, CLOSE, NO_SEAT, IDLE, now())
                summary = Summary(closed.seq, closed.at, None, None, CLOSED, CLOSED, None)
                await hall.log.append(id_, closed, summary)
            else:
                await table.close(IDLE)

"""Timed events of a table: bots' decisions, expired clocks, bots that replace absent players."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from weakref import ref

from golazo.server.now import now
from golazo.server.storage.entry import ABSENT, BOT, CLOCK, PLAY

if TYPE_CHECKING:
    from golazo.server.tables.live_table import LiveTable


class Timers:
    """One timer and at most one running bot per table.

    A table owns its timers, not the other way round, so that an unloaded table is freed without the garbage collector.
    """

    def __init__(self, table: LiveTable) -> None:
        self.owner = ref(table)
        self.timer: asyncio.TimerHandle | None = None
        self.busy = False  # whether a bot is thinking

    @property
    def table(self) -> LiveTable:
        """The table, which the caller keeps alive."""
        table = self.owner()
        if table is None:
            raise ReferenceError("the table is gone")
        return table

    @property
    def bots_paused(self) -> bool:
        """Whether bots wait because nobody is watching."""
        state = self.table.state
        return state is not None and state.pauses_unwatched and not self.table.broadcast.has_connections

    def stop(self) -> None:
        """Stop. Another node goes on, or this one when the table is next used."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def schedule(self, drive: bool) -> None:
        """Schedule what is due. Bots play only if this node is to `drive` them.

        If only bots play, they wait while nobody is watching.
        """
        self.stop()
        table = self.table
        state, registry = table.state, table.registry
        if state is None or state.over or registry.stopping or table.unloaded:
            return
        if state.bot_to_act is not None:
            if drive and not self.busy and not self.bots_paused:
                self.busy = True
                registry.spawn(self.think())
            return
        due = [at for at in (state.clocks.deadline, self.absent_at()) if at is not None]
        if due:
            delay = max(0, min(due) - now()) / 1000
            self.timer = asyncio.get_running_loop().call_later(delay, self.on_timer)

    def on_timer(self) -> None:
        """Handle the expired timer."""
        self.timer = None
        table = self.owner()
        if table is not None:
            table.registry.spawn(self.time_is_up())

    def absent_at(self) -> int | None:
        """Return when a bot replaces the absent player to act, if someone else is waiting."""
        state, broadcast = self.table.state, self.table.broadcast
        seat = None if state is None else state.person_to_act
        # without the bus, players connected to other nodes only seem to be absent
        heard_since = self.table.registry.bus.up_since
        if state is None or seat is None or heard_since is None:
            return None
        if seat not in broadcast.absent_since or not broadcast.presence().seats:
            return None
        return max(broadcast.absent_since[seat], state.turn_since, heard_since) + self.table.header.absence * 1000

    async def time_is_up(self) -> None:
        """Let a bot take over the seat to act if its time is up or its player has been absent for too long."""
        table = self.owner()
        if table is None:
            return
        async with table.lock:
            state = table.state
            seat = None if state is None else state.person_to_act
            if state is None or seat is None or table.unloaded:
                return
            for reason, at in ((CLOCK, state.clocks.deadline), (ABSENT, self.absent_at())):
                if at is not None and at <= now():
                    await table.write(table.entry(BOT, seat, reason))
                    return
            self.schedule(drive=False)

    async def think(self) -> None:
        """Let bots play, and note when none is thinking any more."""
        try:
            await self.let_bots_play()
        finally:
            self.busy = False

    async def let_bots_play(self) -> None:
        """Play bots' decisions while it is their turn; bots among themselves are rate-limited."""
        table = self.owner()
        go_on = table is not None
        while table is not None and go_on:
            if table.state is not None and table.state.pauses_unwatched:
                async with table.registry.turns.turn():
                    go_on = await self.let_one_decide(table)
            else:
                go_on = await self.let_one_decide(table)

    async def let_one_decide(self, table: LiveTable) -> bool:
        """Play a bot's decision if it is its turn; a choice for an outdated position is dropped.

        Returns whether there may be more to decide.
        """
        state = table.state
        seat = None if state is None else state.bot_to_act
        if state is None or seat is None or self.bots_paused or table.registry.stopping or table.unloaded:
            return False
        seq = state.seq
        choice = await table.registry.bot_pool.choice(state.match, state.bot_of(seat))
        async with table.lock:
            if table.state is not state or state.seq != seq or table.unloaded:
                return True
            return await table.write(table.entry(PLAY, seat, choice))

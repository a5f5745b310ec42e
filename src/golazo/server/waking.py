"""What happens at a table without anybody asking for it: bots decide, clocks run out, bots stand in for the absent."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from golazo.server.entry import ABSENT, BOT, CLOCK, PLAY
from golazo.server.now import now

if TYPE_CHECKING:
    from golazo.server.table import LiveTable


class Waking:
    """One timer and at most one bot's thoughts for each table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.timer: asyncio.TimerHandle | None = None
        self.thoughts: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking."""
        return self.thoughts is not None and not self.thoughts.done()

    def rest(self) -> None:
        """Do nothing more; another node goes on, or this one when the table is touched again."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def schedule(self, drive: bool) -> None:
        """See to it that what is due happens; bots think only where this node is the one to `drive` them."""
        self.rest()
        standing, hall = self.table.standing, self.table.hall
        if standing is None or standing.over or hall.stopping:
            return
        if standing.bot_to_act is not None:
            if drive and not self.busy:
                self.thoughts = hall.spawn(self.let_bots_play())
            return
        due = [at for at in (standing.clocks.deadline, self.absent_at()) if at is not None]
        if due:
            delay = max(0, min(due) - now()) / 1000
            self.timer = asyncio.get_running_loop().call_later(delay, lambda: hall.spawn(self.time_is_up()))

    def absent_at(self) -> int | None:
        """When a bot stands in for the player to act, who is gone while somebody else waits."""
        standing, audience = self.table.standing, self.table.audience
        seat = None if standing is None else standing.person_to_act
        heard_since = self.table.hall.bus.up_since  # while it is away, whoever is on another node only seems to be gone
        if standing is None or seat is None or heard_since is None:
            return None
        if seat not in audience.gone_since or not audience.presence().seats:
            return None
        return max(audience.gone_since[seat], standing.turn_since, heard_since) + self.table.header.absence * 1000

    async def time_is_up(self) -> None:
        """Hand the seat to act over to a bot, if its time is over or its player gone for too long."""
        async with self.table.lock:
            standing = self.table.standing
            seat = None if standing is None else standing.person_to_act
            if standing is None or seat is None:
                return
            for reason, at in ((CLOCK, standing.clocks.deadline), (ABSENT, self.absent_at())):
                if at is not None and at <= now():
                    await self.table.write(self.table.entry(BOT, seat, reason))
                    return
            self.schedule(drive=False)

    async def let_bots_play(self) -> None:
        """Have bots decide for as long as it is their turn; a choice about a position that is gone is dropped."""
        table = self.table
        while not table.hall.stopping and not table.put_away:
            standing = table.standing
            seat = None if standing is None else standing.bot_to_act
            if standing is None or seat is None:
                return
            seq = standing.seq
            choice = await table.hall.thinking.choice(standing.match, standing.bot_of(seat))
            async with table.lock:
                if table.standing is not standing or standing.seq != seq or table.put_away:
                    continue
                if not await table.write(table.entry(PLAY, seat, choice)):
                    return

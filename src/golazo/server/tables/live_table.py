"""A table that is in use on this node: it follows its log, and carries out what people ask for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from golazo.games.contract import Catalogue
from golazo.protocol.frames import HiddenFrame
from golazo.protocol.parts import Said
from golazo.protocol.status import WAITING
from golazo.server.background.timers import Timers
from golazo.server.net.broadcast import Broadcast
from golazo.server.net.bus import News
from golazo.server.net.connection import Connection
from golazo.server.now import now
from golazo.server.refused import Refused, Stale
from golazo.server.storage.entry import ABSENT, ANSWER, ASK, BACK, BOT, CLOCK, CLOSE, LEFT, NO_SEAT, PLAY, Entry
from golazo.server.storage.header import Header
from golazo.server.tables.table_state import TableState

if TYPE_CHECKING:
    from golazo.server.storage.table_rows import Glimpse
    from golazo.server.tables.registry import Registry

OVERDUE = 2_000  # milliseconds after which a node sees to what another should have done
MOST_AT_ONCE = 50  # lines of other nodes that are carried out at once; more are folded beside the event loop
ATTEMPTS = 20  # at writing a line, each after another node was quicker


class LiveTable:
    """A table and those connected to it. Whatever changes it does so while holding `lock`, and tells everybody."""

    def __init__(self, registry: Registry, header: Header) -> None:
        self.registry = registry
        self.header = header
        self.state: TableState | None = None  # none before the match begins
        self.broadcast = Broadcast(header)
        self.timers = Timers(self)
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.put_away = False  # another one has taken its place, or will
        self.said = 0  # the number of the last thing said that those who are here know of

    @property
    def seq(self) -> int:
        return 0 if self.state is None else self.state.seq

    @property
    def steps(self) -> int:
        """How many steps the match has, which is what the table costs."""
        return 0 if self.state is None else self.state.steps

    def playing(self) -> TableState:
        """How the match stands; there must be one."""
        if self.put_away:
            raise Refused("trouble")
        if self.state is None:
            raise Refused("not-started" if self.header.status == WAITING else "over")
        return self.state

    async def rebuild(self) -> None:
        """Read the header and the log anew."""
        header = await self.registry.store.header(self.header.id) or self.header
        state = None
        if header.started is not None or header.for_study:
            catalogue = await self.registry.catalogue(header)
            entries = await self.registry.log.since(header.id, 0)
            state = await asyncio.to_thread(folded, header, catalogue, entries)
        begins = self.state is None
        self.header = self.broadcast.header = header
        self.state = state
        self.reseat(begins)

    def reseat(self, begins: bool) -> None:
        """Nobody looks on from a seat that is not theirs any more; when a match begins, everybody does from their own.

        Once it is over, everybody may look from anywhere.
        """
        if self.state is not None and self.state.over:
            return
        for connection in self.broadcast.connections:
            seat = connection.seat
            if begins if seat is None else seat not in self.header.seats_of(connection.player):
                connection.seat = self.first_seat(connection.player)

    async def catch_up(self, whole: bool = False, drive: bool = False) -> None:
        """Read what other nodes have written; `whole` where seats may have changed, too.

        `drive` has this node see to the bots; otherwise the node does that wrote the last line.
        """
        async with self.lock:
            await self.follow(whole, drive)

    async def follow(self, whole: bool = False, drive: bool = False) -> None:
        """As `catch_up`, for one who holds the lock."""
        known, state, header = self.seq, self.state, self.header
        if state is None or (whole and await self.has_changed()):
            await self.rebuild()
            if self.seq != known or self.header != header:
                self.broadcast.tell_all(self.state, known if state is not None else None)
        else:
            entries = await self.registry.log.since(self.header.id, known)
            if len(entries) > MOST_AT_ONCE:
                await self.rebuild()
                self.broadcast.tell_all(self.state, known)
            elif entries:
                state.add_all(entries)
                self.broadcast.tell_news(state, known, entries)
        self.timers.schedule(drive)

    async def has_changed(self) -> bool:
        """Whether the seats or the rematch are others than those known here; the status follows from the log."""
        header = await self.registry.store.header(self.header.id)
        return header is not None and replace(header, status=self.header.status) != self.header

    def is_other(self, seen: Glimpse) -> bool:
        """Whether a glimpse of the table's rows shows other seats than are known here, or a rematch."""
        header = self.header
        begun = self.state is None and seen.status != header.status
        seeds = sum(place.player is not None and place.seed is not None for place in header.places)
        return begun or seen.rematch != header.rematch or (seen.taken, seen.seeds) != (len(header.people), seeds)

    async def write(self, entry: Entry) -> bool:
        """Carry a line out and write it down for good; False when another node's came first, which then is known."""
        state = self.playing()
        state.refuse(entry)
        try:
            state.add(entry)
            if not await self.registry.log.append(self.header.id, entry, state.summary()):
                self.registry.metrics.races.inc()
                await self.rebuild()
                self.broadcast.tell_all(self.state, entry.seq - 1)
                self.timers.schedule(drive=False)
                return False
            self.registry.metrics.decisions.labels(entry.kind).inc()
            await self.registry.bus.tell(News(self.registry.bus.node, self.header.id, entry.seq))
            self.broadcast.tell_news(state, entry.seq - 1, [entry])
            self.timers.schedule(drive=True)
            return True
        except BaseException:
            self.state = None  # whether it was written and told is not known here; the log will tell
            self.registry.forget(self)
            raise

    async def request(self, player: str, request: str, kind: str, what: str, seq: int | None = None) -> int:
        """Carry out what somebody asks for; returns its line in the log. Asked again, it answers as it did before.

        `seq` is the last line that the sender knew; what is about an older position or question is refused as stale.
        """
        name = f"{player}:{request}"
        async with self.lock:
            for _ in range(ATTEMPTS):
                state = self.playing()
                if name in state.requests:
                    return state.requests[name]
                if state.over:
                    raise Refused("over")
                seat = self.seat_for(player, kind)
                if state.stand_ins.get(seat) == LEFT:
                    await self.registry.bans.check(player)  # their seat may have been taken from them
                if seq is not None and seq < state.subject_seq(kind):
                    raise Stale
                entry = self.entry(kind, seat, what, name)
                if kind == PLAY and seat in state.stand_ins:
                    state.refuse(entry)  # what cannot be decided brings nobody back
                    await self.write(self.entry(BACK, seat, ""))
                    continue
                if await self.write(entry):
                    return entry.seq
            raise Refused("busy")

    def entry(self, kind: str, seat: int, what: str, request: str | None = None) -> Entry:
        """The next line of the log."""
        return Entry(self.seq + 1, kind, seat, what, now(), request)

    def seat_for(self, player: str, kind: str) -> int:
        """The seat for which somebody speaks: the one to act if it is theirs, else one for which it makes sense."""
        mine = self.header.seats_of(player)
        if not mine:
            raise Refused("not-your-seat")
        state = self.playing()
        mine = [seat for seat in mine if seat not in state.resigned]
        if not mine:
            raise Refused("resigned")
        if kind == ANSWER and state.question is not None:
            mine = [seat for seat in mine if seat in state.question.open] or mine
        elif kind == BACK:
            mine = [seat for seat in mine if seat in state.stand_ins] or mine
        elif kind == ASK and state.match.decisions and state.match.decisions[-1].seat in mine:
            return state.match.decisions[-1].seat
        return state.to_act if state.to_act in mine else mine[0]

    async def leave(self, player: str) -> None:
        """Somebody goes for good: bots play on for them, or the match is closed if no other person is left."""
        async with self.lock:
            mine = self.header.seats_of(player)
            for _ in range(ATTEMPTS * len(mine)):
                state = self.playing()
                leaving = [seat for seat in mine if state.stand_ins.get(seat) != LEFT and seat not in state.resigned]
                if state.over or not leaving:
                    return
                kind = BOT if state.others(leaving[0]) else CLOSE
                await self.write(self.entry(kind, leaving[0], LEFT))

    async def close(self, why: str) -> None:
        """Close a match that nobody will finish."""
        async with self.lock:
            for _ in range(ATTEMPTS):
                if self.playing().over or await self.write(self.entry(CLOSE, NO_SEAT, why)):
                    return

    async def enter(self, connection: Connection, since: int | None) -> None:
        """Somebody connects, knowing the log up to `since` (None: and wants no history).

        They see the table from here on, and take their seat back from a bot that stood in for them.
        """
        async with self.lock:
            if self.put_away:
                connection.closing.set()
                return
            if not self.registry.alone:
                await self.follow(whole=True)
            if connection.seat not in self.header.seats_of(connection.player):
                connection.seat = self.first_seat(connection.player)
            said = await self.registry.store.said(self.header.id)
            self.pass_on(said)
            known = self.seq if since is None else since if 0 < since <= self.seq else None
            self.broadcast.connections.add(connection)
            connection.tell(self.broadcast.frame_for(connection, self.state, known, said))
            if self.header.chat:
                await self.tell_hidden([connection])
            await self.tell_presence()
            for seat in self.header.seats_of(connection.player):
                await self.give_back(seat)
            self.timers.schedule(drive=self.registry.alone or self.is_overdue)

    @property
    def is_overdue(self) -> bool:
        """Whether a bot should have decided long ago, so that its node is probably gone."""
        due = None if self.state is None else self.state.due
        return due is not None and due < now() - OVERDUE

    async def give_back(self, seat: int) -> None:
        """Let somebody who is there again play on themselves, if they had not left."""
        if self.state is not None and self.state.stand_ins.get(seat) in (ABSENT, CLOCK):
            with suppress(Refused):  # the match is over, or the bot has yet to decide what the player had no time for
                await self.write(self.entry(BACK, seat, ""))

    async def listen(self) -> None:
        """Tell those who are here what was said since last time, on any node."""
        self.pass_on(await self.registry.store.said(self.header.id, self.said))

    async def tell_hidden(self, to: Iterable[Connection] | None = None) -> None:
        """Tell those who are here, or some of them, which lines the host has hidden."""
        hidden = await self.registry.store.hidden(self.header.id) if self.broadcast.connections else []
        if hidden:
            self.broadcast.send(HiddenFrame(hidden), to)

    def pass_on(self, said: list[Said]) -> None:
        """Tell those who are here what they have not heard yet."""
        for one in said:
            if one.number > self.said:
                self.said = one.number
                self.broadcast.tell_said(one)

    def first_seat(self, player: str) -> int | None:
        """Where somebody looks from who has not said: their seat to act, or their first one."""
        mine = self.header.seats_of(player)
        to_act = None if self.state is None else self.state.to_act
        return None if not mine else to_act if to_act in mine else mine[0]

    async def go(self, connection: Connection) -> None:
        """Somebody disconnects."""
        self.broadcast.connections.discard(connection)
        self.touched = time.monotonic()
        await self.tell_presence()
        self.timers.schedule(drive=self.registry.alone)

    async def tell_presence(self) -> None:
        """Tell everybody who is there, here and on other nodes."""
        self.broadcast.note_presence()
        seats, spectators = self.broadcast.here()
        await self.registry.bus.tell(News(self.registry.bus.node, self.header.id, here=seats, spectators=spectators))


def folded(header: Header, catalogue: Catalogue, entries: Sequence[Entry]) -> TableState:
    """How a table stands after all lines of its log. Of a long one this takes a while."""
    state = TableState(header, catalogue)
    state.add_all(entries)
    return state

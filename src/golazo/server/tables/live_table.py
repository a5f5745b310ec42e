"""A table in use on this node: follows its log, and carries out requests."""

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

OVERDUE = 2_000  # milliseconds after which a node does what another should have done
MOST_AT_ONCE = 50  # lines of other nodes applied at once; more are folded off the event loop
ATTEMPTS = 20  # at writing a line; each fails if another node was first


class LiveTable:
    """A table and its connections. Changes are made while holding `lock`, and broadcast to all connections."""

    def __init__(self, registry: Registry, header: Header) -> None:
        self.registry = registry
        self.header = header
        self.state: TableState | None = None  # None before the match begins
        self.broadcast = Broadcast(header)
        self.timers = Timers(self)
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.unloaded = False  # whether a new object has replaced this one, or will
        self.said = 0  # the number of the last chat line sent to the connections here

    @property
    def seq(self) -> int:
        return 0 if self.state is None else self.state.seq

    @property
    def steps(self) -> int:
        """The number of steps of the match, which determines the table's memory."""
        return 0 if self.state is None else self.state.steps

    def playing(self) -> TableState:
        """The state of the match, which must have begun."""
        if self.unloaded:
            raise Refused("trouble")
        if self.state is None:
            raise Refused("not-started" if self.header.status == WAITING else "over")
        return self.state

    async def rebuild(self) -> None:
        """Reload the header and the log."""
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
        """Reset connections that see a seat that is not theirs; when a match begins, all see their own seat.

        Once it is over, everyone may look from any seat.
        """
        if self.state is not None and self.state.over:
            return
        for connection in self.broadcast.connections:
            seat = connection.seat
            if begins if seat is None else seat not in self.header.seats_of(connection.player):
                connection.seat = self.first_seat(connection.player)

    async def catch_up(self, whole: bool = False, drive: bool = False) -> None:
        """Read what other nodes have written; `whole` if seats may have changed, too.

        `drive` lets this node run the bots; otherwise the node that wrote the last line does.
        """
        async with self.lock:
            await self.follow(whole, drive)

    async def follow(self, whole: bool = False, drive: bool = False) -> None:
        """Do what `catch_up` does; the caller holds the lock."""
        known, state, header = self.seq, self.state, self.header
        if state is None or (whole and await self.has_changed()):
            await self.rebuild()
            if self.seq != known or self.header != header:
                self.broadcast.send_state(self.state, known if state is not None else None)
        else:
            entries = await self.registry.log.since(self.header.id, known)
            if len(entries) > MOST_AT_ONCE:
                await self.rebuild()
                self.broadcast.send_state(self.state, known)
            elif entries:
                state.add_all(entries)
                self.broadcast.send_entries(state, known, entries)
        self.timers.schedule(drive)

    async def has_changed(self) -> bool:
        """Return whether the stored seats or rematch differ from those known here; the status follows from the log."""
        header = await self.registry.store.header(self.header.id)
        return header is not None and replace(header, status=self.header.status) != self.header

    def is_other(self, seen: Glimpse) -> bool:
        """Return whether a glimpse of the rows shows other seats, or a rematch not known here."""
        header = self.header
        begun = self.state is None and seen.status != header.status
        seeds = sum(place.player is not None and place.seed is not None for place in header.places)
        return begun or seen.rematch != header.rematch or (seen.taken, seen.seeds) != (len(header.people), seeds)

    async def write(self, entry: Entry) -> bool:
        """Apply an entry and write it durably; returns False after catching up if another node's entry came first."""
        state = self.playing()
        state.refuse(entry)
        try:
            state.add(entry)
            if not await self.registry.log.append(self.header.id, entry, state.summary()):
                self.registry.metrics.races.inc()
                await self.rebuild()
                self.broadcast.send_state(self.state, entry.seq - 1)
                self.timers.schedule(drive=False)
                return False
            self.registry.metrics.decisions.labels(entry.kind).inc()
            await self.registry.bus.tell(News(self.registry.bus.node, self.header.id, entry.seq))
            self.broadcast.send_entries(state, entry.seq - 1, [entry])
            self.timers.schedule(drive=True)
            return True
        except BaseException:
            self.state = None  # unknown whether it was written; the log will tell
            self.registry.forget(self)
            raise

    async def request(self, player: str, request: str, kind: str, what: str, seq: int | None = None) -> int:
        """Carry out a player's request; returns its line in the log. A repeated request gets the same answer.

        `seq` is the last line the client knew; a request about an older position or question is refused as stale.
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
                    await self.registry.bans.check(player)  # a ban may be why a bot plays the seat
                if seq is not None and seq < state.subject_seq(kind):
                    raise Stale
                entry = self.entry(kind, seat, what, name)
                if kind == PLAY and seat in state.stand_ins:
                    state.refuse(entry)  # an impossible decision does not return the seat to its player
                    await self.write(self.entry(BACK, seat, ""))
                    continue
                if await self.write(entry):
                    return entry.seq
            raise Refused("busy")

    def entry(self, kind: str, seat: int, what: str, request: str | None = None) -> Entry:
        """Return the next entry of the log."""
        return Entry(self.seq + 1, kind, seat, what, now(), request)

    def seat_for(self, player: str, kind: str) -> int:
        """Return the seat a request is for.

        The one to act if it is the player's, else one for which the request is possible.
        """
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
        """Leave for good: bots play on, or the match is closed if no other person is left."""
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
        """Add a connection that knows the log up to `since` (None: and wants no history).

        It gets the current state, and the player's seat is taken back from a bot.
        """
        async with self.lock:
            if self.unloaded:
                connection.closing.set()
                return
            if not self.registry.single_node:
                await self.follow(whole=True)
            if connection.seat not in self.header.seats_of(connection.player):
                connection.seat = self.first_seat(connection.player)
            said = await self.registry.store.said(self.header.id)
            self.pass_on(said)
            known = self.seq if since is None else since if 0 < since <= self.seq else None
            self.broadcast.connections.add(connection)
            connection.tell(self.broadcast.frame_for(connection, self.state, known, said))
            if self.header.chat:
                await self.send_hidden([connection])
            await self.broadcast_presence()
            for seat in self.header.seats_of(connection.player):
                await self.give_back(seat)
            self.timers.schedule(drive=self.registry.single_node or self.is_overdue)

    @property
    def is_overdue(self) -> bool:
        """Whether a bot's decision is long overdue, so that its node has probably stopped."""
        due = None if self.state is None else self.state.due
        return due is not None and due < now() - OVERDUE

    async def give_back(self, seat: int) -> None:
        """Return a seat to a player who is connected again and had not left."""
        if self.state is not None and self.state.stand_ins.get(seat) in (ABSENT, CLOCK):
            with suppress(Refused):  # the match is over, or the bot still has to make an overdue decision
                await self.write(self.entry(BACK, seat, ""))

    async def listen(self) -> None:
        """Send chat lines written since the last time, on any node."""
        self.pass_on(await self.registry.store.said(self.header.id, self.said))

    async def send_hidden(self, to: Iterable[Connection] | None = None) -> None:
        """Send the numbers of hidden chat lines, to all connections or some."""
        hidden = await self.registry.store.hidden(self.header.id) if self.broadcast.connections else []
        if hidden:
            self.broadcast.send(HiddenFrame(hidden), to)

    def pass_on(self, said: list[Said]) -> None:
        """Send chat lines that the connections here have not received yet."""
        for one in said:
            if one.number > self.said:
                self.said = one.number
                self.broadcast.send_chat_line(one)

    def first_seat(self, player: str) -> int | None:
        """Return the seat a player sees by default: their seat to act, or their first one."""
        mine = self.header.seats_of(player)
        to_act = None if self.state is None else self.state.to_act
        return None if not mine else to_act if to_act in mine else mine[0]

    async def go(self, connection: Connection) -> None:
        """Remove a connection."""
        self.broadcast.connections.discard(connection)
        self.touched = time.monotonic()
        await self.broadcast_presence()
        self.timers.schedule(drive=self.registry.single_node)

    async def broadcast_presence(self) -> None:
        """Broadcast who is connected, here and on other nodes."""
        self.broadcast.note_presence()
        seats, spectators = self.broadcast.here()
        await self.registry.bus.tell(News(self.registry.bus.node, self.header.id, here=seats, spectators=spectators))


def folded(header: Header, catalogue: Catalogue, entries: Sequence[Entry]) -> TableState:
    """Fold a log into the state of its table; takes a while for a long log."""
    state = TableState(header, catalogue)
    state.add_all(entries)
    return state

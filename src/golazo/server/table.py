"""A table that is in use on this node: it follows its log, and carries out what people ask for."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from golazo.server.audience import Audience
from golazo.server.bus import News
from golazo.server.connection import Connection
from golazo.server.entry import ABSENT, ANSWER, ASK, BACK, BOT, CLOCK, CLOSE, LEFT, NO_SEAT, PLAY, Entry
from golazo.server.header import WAITING, Header
from golazo.server.now import now
from golazo.server.refused import Refused, Stale
from golazo.server.shown import Said
from golazo.server.standing import Standing
from golazo.server.waking import Waking

if TYPE_CHECKING:
    from golazo.server.hall import Hall
    from golazo.server.store import Glimpse

OVERDUE = 2_000  # milliseconds after which a node sees to what another should have done
ATTEMPTS = 20  # at writing a line, each after another node was quicker


class LiveTable:
    """A table and those connected to it. Whatever changes it does so while holding `lock`, and tells everybody."""

    def __init__(self, hall: Hall, header: Header) -> None:
        self.hall = hall
        self.header = header
        self.standing: Standing | None = None  # none while seats are open
        self.audience = Audience(header)
        self.waking = Waking(self)
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.put_away = False  # another one has taken its place, or will
        self.said = 0  # the number of the last thing said that those who are here know of

    @property
    def seq(self) -> int:
        return 0 if self.standing is None else self.standing.seq

    def playing(self) -> Standing:
        """How the match stands; there must be one."""
        if self.put_away:
            raise Refused("trouble")
        if self.standing is None:
            raise Refused("not-started" if self.header.status == WAITING else "over")
        return self.standing

    async def rebuild(self) -> None:
        """Read the header and the log anew."""
        header = await self.hall.store.header(self.header.id) or self.header
        standing = None
        if header.started is not None or header.for_study:
            catalogue = await self.hall.catalogue(header)
            checked = header.origin is not None  # line by line, which takes a while
            standing = await asyncio.to_thread(Standing, header, catalogue) if checked else Standing(header, catalogue)
            standing.add_all(await self.hall.log.since(header.id, 0))
        begins = self.standing is None
        self.header = self.audience.header = header
        self.standing = standing
        self.reseat(begins)

    def reseat(self, begins: bool) -> None:
        """Nobody looks on from a seat that is not theirs any more; when a match begins, everybody does from their own.

        Once it is over, everybody may look from anywhere.
        """
        if self.standing is not None and self.standing.over:
            return
        for connection in self.audience.connections:
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
        known, standing, header = self.seq, self.standing, self.header
        if standing is None or (whole and await self.has_changed()):
            await self.rebuild()
            if self.seq != known or self.header != header:
                self.audience.tell_all(self.standing, known if standing is not None else None)
        else:
            entries = await self.hall.log.since(self.header.id, known)
            if entries:
                standing.add_all(entries)
                self.audience.tell_news(standing, known, entries)
        self.waking.schedule(drive)

    async def has_changed(self) -> bool:
        """Whether the seats or the rematch are others than those known here; the status follows from the log."""
        header = await self.hall.store.header(self.header.id)
        return header is not None and replace(header, status=self.header.status) != self.header

    def is_other(self, seen: Glimpse) -> bool:
        """Whether a glimpse of the table's rows shows other seats than are known here, or a rematch."""
        header = self.header
        begun = self.standing is None and seen.status != header.status
        return begun or seen.rematch != header.rematch or seen.taken != len(header.people)

    async def write(self, entry: Entry) -> bool:
        """Carry a line out and write it down for good; False when another node's came first, which then is known."""
        standing = self.playing()
        standing.refuse(entry)
        try:
            standing.add(entry)
            if not await self.hall.log.append(self.header.id, entry, standing.summary()):
                self.hall.metrics.races.inc()
                await self.rebuild()
                self.audience.tell_all(self.standing, entry.seq - 1)
                self.waking.schedule(drive=False)
                return False
            self.hall.metrics.decisions.labels(entry.kind).inc()
            await self.hall.bus.tell(News(self.hall.bus.node, self.header.id, entry.seq))
            self.audience.tell_news(standing, entry.seq - 1, [entry])
            self.waking.schedule(drive=True)
            return True
        except BaseException:
            self.standing = None  # whether it was written and told is not known here; the log will tell
            self.hall.forget(self)
            raise

    async def request(self, player: str, request: str, kind: str, what: str, seq: int | None = None) -> int:
        """Carry out what somebody asks for; returns its line in the log. Asked again, it answers as it did before.

        `seq` is the last line that the sender knew; what is about an older position or question is refused as stale.
        """
        name = f"{player}:{request}"
        async with self.lock:
            for _ in range(ATTEMPTS):
                standing = self.playing()
                if name in standing.requests:
                    return standing.requests[name]
                if standing.over:
                    raise Refused("over")
                seat = self.seat_for(player, kind)
                if seq is not None and seq < standing.subject_seq(kind):
                    raise Stale
                entry = self.entry(kind, seat, what, name)
                if kind == PLAY and seat in standing.stand_ins:
                    standing.refuse(entry)  # what cannot be decided brings nobody back
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
        standing = self.playing()
        mine = [seat for seat in mine if seat not in standing.resigned]
        if not mine:
            raise Refused("resigned")
        if kind == ANSWER and standing.question is not None:
            mine = [seat for seat in mine if seat in standing.question.open] or mine
        elif kind == BACK:
            mine = [seat for seat in mine if seat in standing.stand_ins] or mine
        elif kind == ASK and standing.match.decisions and standing.match.decisions[-1].seat in mine:
            return standing.match.decisions[-1].seat
        return standing.to_act if standing.to_act in mine else mine[0]

    async def leave(self, player: str) -> None:
        """Somebody goes for good: bots play on for them, or the match is closed if no other person is left."""
        async with self.lock:
            mine = self.header.seats_of(player)
            for _ in range(ATTEMPTS * len(mine)):
                standing = self.playing()
                leaving = [
                    seat for seat in mine if standing.stand_ins.get(seat) != LEFT and seat not in standing.resigned
                ]
                if standing.over or not leaving:
                    return
                kind = BOT if standing.others(leaving[0]) else CLOSE
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
            if not self.hall.alone:
                await self.follow(whole=True)
            if connection.seat not in self.header.seats_of(connection.player):
                connection.seat = self.first_seat(connection.player)
            said = await self.hall.store.said(self.header.id)
            self.pass_on(said)
            known = self.seq if since is None else since if 0 < since <= self.seq else None
            self.audience.connections.add(connection)
            connection.tell(self.audience.frame_for(connection, self.standing, known, said))
            await self.tell_presence()
            for seat in self.header.seats_of(connection.player):
                await self.give_back(seat)
            self.waking.schedule(drive=self.hall.alone or self.is_overdue)

    @property
    def is_overdue(self) -> bool:
        """Whether a bot should have decided long ago, so that its node is probably gone."""
        due = None if self.standing is None else self.standing.due
        return due is not None and due < now() - OVERDUE

    async def give_back(self, seat: int) -> None:
        """Let somebody who is there again play on themselves, if they had not left."""
        if self.standing is not None and self.standing.stand_ins.get(seat) in (ABSENT, CLOCK):
            with suppress(Refused):  # the match is over, or the bot has yet to decide what the player had no time for
                await self.write(self.entry(BACK, seat, ""))

    async def listen(self) -> None:
        """Tell those who are here what was said since last time, on any node."""
        self.pass_on(await self.hall.store.said(self.header.id, self.said))

    def pass_on(self, said: list[Said]) -> None:
        """Tell those who are here what they have not heard yet."""
        for one in said:
            if one.number > self.said:
                self.said = one.number
                self.audience.tell_said(one)

    def first_seat(self, player: str) -> int | None:
        """Where somebody looks from who has not said: their seat to act, or their first one."""
        mine = self.header.seats_of(player)
        to_act = None if self.standing is None else self.standing.to_act
        return None if not mine else to_act if to_act in mine else mine[0]

    async def go(self, connection: Connection) -> None:
        """Somebody disconnects."""
        self.audience.connections.discard(connection)
        self.touched = time.monotonic()
        await self.tell_presence()
        self.waking.schedule(drive=self.hall.alone)

    async def tell_presence(self) -> None:
        """Tell everybody who is there, here and on other nodes."""
        self.audience.note_presence()
        seats, spectators = self.audience.here()
        await self.hall.bus.tell(News(self.hall.bus.node, self.header.id, here=seats, spectators=spectators))

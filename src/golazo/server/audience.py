"""Those who are connected to a table on this node, and what they are told."""

from __future__ import annotations

from collections.abc import Iterable

from golazo.server import sight
from golazo.server.bus import News
from golazo.server.connection import Connection
from golazo.server.entry import PLAY, Entry
from golazo.server.frames import PresenceFrame, SaidFrame, StepFrame, TableFrame, Told, encoder
from golazo.server.header import Header
from golazo.server.now import now
from golazo.server.presence import Elsewhere
from golazo.server.shown import Presence, Said
from golazo.server.standing import Standing


class Audience:
    """Connections to one table. Each is told what may be seen from where it looks."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.connections: set[Connection] = set()
        self.elsewhere = Elsewhere()
        self.gone_since: dict[int, int] = {}  # seats of people who are not there

    def here(self) -> tuple[list[int], int]:
        """The seats whose players are connected here, and how many spectators are."""
        seated = {place.player for place in self.header.places}
        people = {connection.player for connection in self.connections}
        seats = [place.seat for place in self.header.places if place.player in people]
        return seats, sum(connection.player not in seated for connection in self.connections)

    def presence(self) -> Presence:
        """Who is there, on any node."""
        here, spectators = self.here()
        others, watching = self.elsewhere.there()
        return Presence(sorted({*here, *others}), spectators + watching)

    def note_presence(self) -> None:
        """Tell those who are here who is there, and remember since when the others are gone."""
        presence = self.presence()
        for seat in self.header.people:
            if seat in presence.seats:
                self.gone_since.pop(seat, None)
            else:
                self.gone_since.setdefault(seat, now())
        self.send(PresenceFrame(presence))

    def hear(self, news: News) -> None:
        """Another node says who is connected to it."""
        before = self.presence()
        self.elsewhere.note(news)
        if self.presence() != before:
            self.note_presence()

    def tell_news(self, standing: Standing, known: int, entries: list[Entry]) -> None:
        """Tell everybody what was added to the log after line `known`."""
        if len(entries) != 1 or entries[0].kind != PLAY:
            self.tell_all(standing, known)
            return
        clocks = sight.clock_info(standing.clocks, now())
        frames: dict[int | None, bytes] = {}
        for connection in self.connections:
            if connection.seat not in frames:
                step = sight.steps(standing, connection.seat, standing.steps - 1)[0]
                position = sight.position(standing, connection.seat)
                frames[connection.seat] = encoder.encode(StepFrame(standing.seq, step, position, clocks))
            connection.tell(frames[connection.seat])
        if standing.over:
            self.tell_all(standing, standing.seq)

    def tell_all(self, standing: Standing | None, known: int | None) -> None:
        """Tell everybody how the table stands, and the steps after line `known` of the log; None: all of them."""
        for connection in self.connections:
            connection.tell(self.frame_for(connection, standing, known))

    def frame_for(
        self, connection: Connection, standing: Standing | None, known: int | None, said: Iterable[Said] = ()
    ) -> TableFrame:
        """How the table stands for one connection."""
        info = sight.table_info(self.header, standing)
        mine = self.header.seats_of(connection.player)
        heard = [one for one in said if one.player not in connection.muted]
        if standing is None:
            return TableFrame(0, info, connection.player, mine, self.presence(), said=heard)
        keep = 0 if known is None else standing.steps_kept(known)
        return TableFrame(
            seq=standing.seq,
            table=info,
            player=connection.player,
            seats=mine,
            presence=self.presence(),
            keep=keep,
            steps=sight.steps(standing, connection.seat, keep),
            position=sight.position(standing, connection.seat),
            clocks=sight.clock_info(standing.clocks, now()),
            question=sight.question_info(standing),
            declined=sight.declined_info(standing, known),
            paused=standing.paused,
            result=sight.result(standing),
            said=heard,
        )

    def tell_said(self, said: Said) -> None:
        """Tell what somebody said to those who want to hear them."""
        self.send(SaidFrame(said), [one for one in self.connections if said.player not in one.muted])

    def send(self, frame: Told, to: Iterable[Connection] | None = None) -> None:
        """Send one frame to everybody, or to some."""
        data = encoder.encode(frame)
        for connection in self.connections if to is None else to:
            connection.tell(data)

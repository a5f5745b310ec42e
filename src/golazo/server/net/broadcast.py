"""Broadcasts frames to the connections of a table on this node."""

from __future__ import annotations

from collections.abc import Iterable

from golazo.protocol.frames import PresenceFrame, SaidFrame, StepFrame, TableFrame, Told, encoder
from golazo.protocol.parts import Presence, Said
from golazo.server.net.bus import News
from golazo.server.net.connection import Connection
from golazo.server.net.presence import RemotePresence
from golazo.server.now import now
from golazo.server.storage.entry import PLAY, Entry
from golazo.server.storage.header import Header
from golazo.server.tables import views
from golazo.server.tables.table_state import TableState


class Broadcast:
    """Connections to one table. Each is sent only what its seat may see."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.connections: set[Connection] = set()
        self.elsewhere = RemotePresence()
        self.absent_since: dict[int, int] = {}  # seats of absent people

    def here(self) -> tuple[list[int], int]:
        """Return the seats whose players are connected here, and the number of spectators."""
        seated = {place.player for place in self.header.places}
        people = {connection.player for connection in self.connections}
        seats = [place.seat for place in self.header.places if place.player in people]
        return seats, sum(connection.player not in seated for connection in self.connections)

    def presence(self) -> Presence:
        """Return who is connected, on any node."""
        here, spectators = self.here()
        others, watching = self.elsewhere.remote()
        return Presence(sorted({*here, *others}), spectators + watching)

    @property
    def has_connections(self) -> bool:
        """Whether anyone is connected, on any node."""
        seats, watching = self.elsewhere.remote()
        return bool(self.connections or seats or watching)

    def note_presence(self) -> None:
        """Send who is connected to the connections here, and note since when the others are absent."""
        presence = self.presence()
        for seat in self.header.people:
            if seat in presence.seats:
                self.absent_since.pop(seat, None)
            else:
                self.absent_since.setdefault(seat, now())
        self.send(PresenceFrame(presence))

    def on_news(self, news: News) -> None:
        """Note who is connected to another node."""
        before = self.presence()
        self.elsewhere.note(news)
        if self.presence() != before:
            self.note_presence()

    def send_entries(self, state: TableState, known: int, entries: list[Entry]) -> None:
        """Send everyone what was added to the log after line `known`."""
        if len(entries) != 1 or entries[0].kind != PLAY:
            self.send_state(state, known)
            return
        clocks = views.clock_info(state.clocks, now())
        frames: dict[int | None, bytes] = {}
        for connection in self.connections:
            if connection.seat not in frames:
                step = views.step_heard(state, connection.seat, state.steps - 1)
                position = views.position(state, connection.seat)
                frames[connection.seat] = encoder.encode(StepFrame(state.seq, step, position, clocks))
            connection.tell(frames[connection.seat])
        if state.over:
            self.send_state(state, state.seq)

    def send_state(self, state: TableState | None, known: int | None) -> None:
        """Send everyone the state of the table, and the steps after line `known` of the log; None: all steps."""
        for connection in self.connections:
            connection.tell(self.frame_for(connection, state, known))

    def frame_for(
        self, connection: Connection, state: TableState | None, known: int | None, said: Iterable[Said] = ()
    ) -> TableFrame:
        """Return the state of the table as one connection may see it."""
        info = views.table_info(self.header, state)
        mine = self.header.seats_of(connection.player)
        heard = [one for one in said if one.player not in connection.muted]
        if state is None:
            return TableFrame(0, info, connection.player, mine, self.presence(), said=heard)
        keep = 0 if known is None else state.steps_kept(known)
        steps = views.steps(state, connection.seat, keep)
        return TableFrame(
            seq=state.seq,
            table=info,
            player=connection.player,
            seats=mine,
            presence=self.presence(),
            keep=0 if steps and steps[0].number > keep else keep,
            steps=steps,
            position=views.position(state, connection.seat),
            clocks=views.clock_info(state.clocks, now()),
            question=views.question_info(state),
            declined=views.declined_info(state, known),
            paused=state.paused,
            result=views.result(state),
            said=heard,
        )

    def send_chat_line(self, said: Said) -> None:
        """Send a chat line to everyone who has not muted its author."""
        self.send(SaidFrame(said), [one for one in self.connections if said.player not in one.muted])

    def send(self, frame: Told, to: Iterable[Connection] | None = None) -> None:
        """Send one frame to all connections, or to some."""
        data = encoder.encode(frame)
        for connection in self.connections if to is None else to:
            connection.tell(data)

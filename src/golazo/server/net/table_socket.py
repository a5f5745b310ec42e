"""A table's socket. Every incoming frame gets an answer, and none can end the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from golazo.errors import GolazoError, IllegalAction
from golazo.protocol.frames import (
    LARGEST_FRAME,
    Ack,
    Answer,
    Ask,
    Asked,
    Back,
    Because,
    Bye,
    Decide,
    Foresee,
    Foreseen,
    History,
    Look,
    Mute,
    Ping,
    Pong,
    Refusal,
    Report,
    Resign,
    Resume,
    Say,
    StepsFrame,
    Why,
    asked,
)
from golazo.protocol.parts import Said
from golazo.server.accounts.chat_reports import report
from golazo.server.accounts.players import Player
from golazo.server.availability import DatabaseUnavailable
from golazo.server.net.bus import News
from golazo.server.net.connection import Connection
from golazo.server.now import now
from golazo.server.rate_limits import Rate
from golazo.server.refused import Refused, code_of
from golazo.server.storage.entry import ANSWER, ASK, BACK, NO, PLAY, RESIGN, RESUME, YES
from golazo.server.tables import views
from golazo.server.tables.live_table import LiveTable
from golazo.server.tables.registry import Registry
from golazo.server.tables.table_state import TableState

GOING, TROUBLE, SLOW = 1012, 1011, 4008
FAREWELL_SECONDS = 2.0
LOOK = 10  # frames that a request counts for if it resends much of the match, or a page of its history
FORESEE = 5  # and for an outlook, which has to be computed
MUCH = 100  # lines of the log
GONE = (WebSocketDisconnect, OSError)


class Socket:
    """A player's connection to a table, from its first frame to its last."""

    def __init__(
        self,
        registry: Registry,
        websocket: WebSocket,
        player: Player,
        table: LiveTable,
        seat: int | None,
        admit_talk: Callable[[], None],
    ) -> None:
        """`admit_talk` raises if the player, or others at the same address, have chatted too much."""
        self.registry = registry
        self.websocket = websocket
        self.player = player
        self.table = table
        self.connection = Connection(player.id, seat, set(), player.session)
        self.banned = False  # a banned player can only watch
        self.rate = Rate.of_frames()
        self.admit_talk = admit_talk
        self.hearing = asyncio.Lock()  # held while a frame is answered, and from the farewell on

    async def serve(self, since: int | None) -> None:
        """Serve the connection until either side closes it."""
        parts: list[asyncio.Task[None]] = []
        done: set[asyncio.Task[None]] = set()
        try:
            self.banned = await self.registry.bans.of(self.player.id) is not None
            self.connection.muted = await self.registry.store.muted(self.player.id)
            await self.table.enter(self.connection, since)
            parts += map(asyncio.create_task, (self.connection.pump(self.send), self.handle_all(), self.finish()))
            done, _ = await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.gather(*done)
        except GONE:
            pass
        except DatabaseUnavailable:
            await self.close(TROUBLE, "trouble")
        except Exception:
            self.registry.logger.exception("socket failed", table=self.table.header.id)
            await self.close(TROUBLE, "trouble")
        finally:
            for task in parts:
                task.cancel()
            await asyncio.gather(*parts, return_exceptions=True)
            for tasks in (parts, done):  # their errors refer to this frame, and would keep it and the table alive
                tasks.clear()
            await self.table.go(self.connection)

    async def send(self, text: str) -> None:
        """Send a frame."""
        try:
            await self.websocket.send_text(text)
        except RuntimeError as error:  # uvicorn raises this if the connection was closed in the meantime
            raise WebSocketDisconnect from error

    async def finish(self) -> None:
        """Close the connection once it is marked as closing, with the reason and whether it can resume."""
        await self.connection.closing.wait()
        if self.connection.too_slow:
            self.registry.metrics.slow_readers.inc()
            await self.close(SLOW, "too-slow")
        else:
            with suppress(TimeoutError):  # requests already received are still answered
                await asyncio.wait_for(self.hearing.acquire(), FAREWELL_SECONDS)
            self.connection.tell(Bye("going", {"key": "server-going"}, resume=True))
            await self.connection.drain(FAREWELL_SECONDS)
            await self.close(GOING, "going")

    async def close(self, code: int, reason: str) -> None:
        """Close the connection, unless the other side was first."""
        if self.websocket.application_state is WebSocketState.CONNECTED:
            with suppress(*GONE, RuntimeError, TimeoutError):
                async with asyncio.timeout(FAREWELL_SECONDS):
                    await self.websocket.close(code, reason)

    async def handle_all(self) -> None:
        """Answer frames one after the other. A request in progress is finished even if its sender disconnects."""
        while True:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self.rate.pace()
            data = message.get("bytes") or (message.get("text") or "").encode()
            async with self.hearing:
                await asyncio.shield(self.registry.spawn(self.handle_frame(data)))

    async def handle_frame(self, data: bytes) -> None:
        """Answer one frame."""
        if len(data) > LARGEST_FRAME:
            self.refuse(None, Refused("too-large", most=LARGEST_FRAME))
            return
        try:
            frame = asked.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.refuse(None, Refused("malformed", detail=str(error)[:120]))
            return
        if isinstance(frame, History) or (isinstance(frame, Look) and (frame.since or 0) < self.table.seq - MUCH):
            await self.rate.pace(LOOK - 1)
        elif isinstance(frame, Foresee):
            await self.rate.pace(FORESEE - 1)
        try:
            with self.registry.metrics.decision_seconds.time():
                if self.banned and not isinstance(frame, Why | Foresee | Look | Ping):
                    await self.registry.bans.check(self.player.id)
                await self.carry_out(frame)
        except GolazoError as error:
            self.refuse(getattr(frame, "id", None), error)
        except Exception:
            self.registry.logger.exception("request failed", table=self.table.header.id)
            self.refuse(getattr(frame, "id", None), Refused("trouble"))

    async def carry_out(self, frame: Asked) -> None:
        table, connection = self.table, self.connection
        match frame:
            case Decide():
                action = table.playing().match.action(frame.action).text
                await self.write(frame.id, PLAY, action, frame.seq)
            case Ask():
                await self.write(frame.id, ASK, frame.what)
            case Answer():
                await self.write(frame.id, ANSWER, YES if frame.yes else NO, frame.seq)
            case Resume():
                await self.write(frame.id, RESUME, "")
            case Resign():
                await self.write(frame.id, RESIGN, "")
            case Back():
                await self.write(frame.id, BACK, "")
            case Why() | Foresee() | History():
                async with table.lock:  # uncommitted entries are not shown
                    self.tell_about(frame, table.playing())
            case Look():
                await self.change_view(frame.seat, frame.since)
            case Say() | Mute() | Report():
                await self.handle_chat(frame)
            case Ping():
                connection.tell(Pong(now()))

    async def write(self, request: str, kind: str, what: str, seq: int | None = None) -> None:
        """Write an entry to the log, and acknowledge it once it is committed."""
        line = await self.table.request(self.player.id, request, kind, what, seq)
        self.connection.tell(Ack(request, line))

    def tell_about(self, frame: Why | Foresee | History, state: TableState) -> None:
        """Answer a question about the match, as seen from the connection's seat."""
        connection = self.connection
        match frame:
            case Why():
                self.explain_refusal(frame, state)
            case Foresee():
                connection.tell(Foreseen(frame.id, state.seq, views.outlook(state, connection.seat)))
            case History():
                steps = views.steps(state, connection.seat, 0, frame.before)
                connection.tell(StepsFrame(frame.id, state.seq, steps))

    def explain_refusal(self, frame: Why, state: TableState) -> None:
        """Tell the player who is to decide why an action is not possible now."""
        if state.to_act is None or state.to_act != self.connection.seat:
            raise Refused("not-your-turn")
        refusal = state.match.why_not(frame.action)
        if refusal is None:
            self.connection.tell(Because(frame.id))
        else:
            self.connection.tell(Because(frame.id, refusal.rule, refusal.message.as_json()))

    async def change_view(self, seat: int | None, since: int | None) -> None:
        """Switch the view to another seat: the player's own; after the end any, or all (None)."""
        async with self.table.lock:  # uncommitted entries are not shown
            state, header = self.table.state, self.table.header
            mine = header.seats_of(self.player.id)
            over = state is not None and state.over
            if seat is not None and (seat >= header.players or not (over or seat in mine)):
                raise Refused("not-your-seat")
            self.connection.seat = seat
            self.connection.tell(self.table.broadcast.frame_for(self.connection, state, since))

    async def handle_chat(self, frame: Say | Mute | Report) -> None:
        """Handle a chat frame."""
        match frame:
            case Say():
                await self.say(frame)
            case Mute():
                await self.mute(frame)
            case Report():
                await self.report(frame)

    async def mute(self, frame: Mute) -> None:
        """Mute or unmute a player on all of this player's connections to the table."""
        self.check_known()
        self.admit_talk()
        await self.registry.store.mute(self.player.id, frame.player, frame.on)
        muted = await self.registry.store.muted(self.player.id)
        for connection in self.table.broadcast.connections:
            if connection.player == self.player.id:
                connection.muted = muted
        self.connection.tell(Ack(frame.id, self.table.seq))

    async def report(self, frame: Report) -> None:
        """Report a chat line to the host."""
        self.check_known()
        if not self.registry.moderated or not self.table.header.chat:
            raise Refused("not-moderated")
        self.admit_talk()
        await report(self.registry.database, self.table.header.id, frame.number, self.player.id)
        self.connection.tell(Ack(frame.id, self.table.seq))

    def check_known(self) -> None:
        """Refuse a connection without a token: it can only watch."""
        if not self.player.id:
            raise Refused("only-watching")

    async def say(self, frame: Say) -> None:
        """Send a chat line, if the table has a chat."""
        table = self.table
        self.check_known()
        if not table.header.chat:
            raise Refused("no-chat")
        if self.registry.moderated and self.player.account is None:
            raise Refused("chat-account")
        mine = table.header.seats_of(self.player.id)
        text = "".join(sign for sign in frame.text if sign.isprintable()).strip()
        if not text:
            raise Refused("nothing-said")
        self.admit_talk()
        await self.registry.bans.check_talking(self.player.id)
        account = self.player.account is not None
        said = Said(0, self.player.id, self.player.name, text, now(), mine[0] if mine else None, account)
        for _ in range(10):
            kept = await self.registry.store.say(table.header.id, said)
            if kept is not None:
                await table.listen()
                self.connection.tell(Ack(frame.id, table.seq))
                await self.registry.bus.tell(News(self.registry.bus.node, table.header.id, kept.number, said=True))
                return
        raise Refused("busy")

    def refuse(self, request: str | None, error: GolazoError) -> None:
        """Send why a request was refused."""
        code, message = code_of(error), error.refused if isinstance(error, IllegalAction) else error.message
        self.registry.metrics.refusals.labels(code).inc()
        self.connection.tell(Refusal(request, code, message.as_json(), self.table.seq))

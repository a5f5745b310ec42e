"""A table's socket: frames in, frames out. Whatever comes in is answered; nothing that comes in ends the server."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from math import ceil

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from golazo.errors import GolazoError, IllegalAction
from golazo.server import sight
from golazo.server.away import DatabaseAway
from golazo.server.bus import News
from golazo.server.connection import Connection
from golazo.server.entry import ANSWER, ASK, BACK, NO, PLAY, RESIGN, RESUME, YES
from golazo.server.frames import (
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
    Look,
    Mute,
    Ping,
    Pong,
    Refusal,
    Resign,
    Resume,
    Say,
    Why,
    asked,
)
from golazo.server.hall import Hall
from golazo.server.limits import Rate
from golazo.server.now import now
from golazo.server.players import Player
from golazo.server.refused import Refused, code_of
from golazo.server.shown import Said
from golazo.server.table import LiveTable

GOING, TROUBLE, SLOW = 1012, 1011, 4008
FAREWELL_SECONDS = 2.0
LOOK = 10  # how many frames a look counts for with which much of the match is sent again
FORESEE = 5  # and an outlook, which has to be reckoned
MUCH = 100  # lines of the log
GONE = (WebSocketDisconnect, OSError)


class Socket:
    """Somebody's connection to a table, from its first frame to its last."""

    def __init__(self, hall: Hall, websocket: WebSocket, player: Player, table: LiveTable, seat: int | None) -> None:
        self.hall = hall
        self.websocket = websocket
        self.player = player
        self.table = table
        self.connection = Connection(player.id, seat, set())
        self.rate = Rate.of_frames()
        self.sayings = Rate.of_sayings()
        self.hearing = asyncio.Lock()  # held while a frame is answered, and from the farewell on

    async def serve(self, since: int | None) -> None:
        """Let somebody take part until one side goes."""
        parts: list[asyncio.Task[None]] = []
        try:
            self.connection.muted = await self.hall.store.muted(self.player.id)
            await self.table.enter(self.connection, since)
            parts += map(asyncio.create_task, (self.connection.pump(self.send), self.hear_all(), self.farewell()))
            done, _ = await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.gather(*done)
        except GONE:
            pass
        except DatabaseAway:
            await self.close(TROUBLE, "trouble")
        except Exception:
            self.hall.logger.exception("socket failed", table=self.table.header.id)
            await self.close(TROUBLE, "trouble")
        finally:
            for task in parts:
                task.cancel()
            await asyncio.gather(*parts, return_exceptions=True)
            await self.table.go(self.connection)

    async def send(self, text: str) -> None:
        """Send a frame."""
        try:
            await self.websocket.send_text(text)
        except RuntimeError as error:  # so says uvicorn where the connection has been closed meanwhile
            raise WebSocketDisconnect from error

    async def farewell(self) -> None:
        """Close the connection when it is time to; say why, and that one may come back."""
        await self.connection.closing.wait()
        if self.connection.too_slow:
            self.hall.metrics.slow_readers.inc()
            await self.close(SLOW, "too-slow")
        else:
            with suppress(TimeoutError):  # what has come in is still answered
                await asyncio.wait_for(self.hearing.acquire(), FAREWELL_SECONDS)
            self.connection.tell(Bye("going", {"key": "server-going"}, resume=True))
            await self.connection.drain(FAREWELL_SECONDS)
            await self.close(GOING, "going")

    async def close(self, code: int, reason: str) -> None:
        """Close the connection from this side, unless the other was quicker."""
        if self.websocket.application_state is WebSocketState.CONNECTED:
            with suppress(*GONE, RuntimeError, TimeoutError):
                async with asyncio.timeout(FAREWELL_SECONDS):
                    await self.websocket.close(code, reason)

    async def hear_all(self) -> None:
        """Answer one frame after the other. What is being carried out is finished even if its sender goes."""
        while True:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self.rate.pace()
            data = message.get("bytes") or (message.get("text") or "").encode()
            async with self.hearing:
                await asyncio.shield(self.hall.spawn(self.hear(data)))

    async def hear(self, data: bytes) -> None:
        """Answer one frame."""
        if len(data) > LARGEST_FRAME:
            self.refuse(None, Refused("too-large", most=LARGEST_FRAME))
            return
        try:
            frame = asked.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.refuse(None, Refused("malformed", detail=str(error)[:120]))
            return
        if isinstance(frame, Look) and (frame.since or 0) < self.table.seq - MUCH:
            await self.rate.pace(LOOK - 1)
        elif isinstance(frame, Foresee):
            await self.rate.pace(FORESEE - 1)
        try:
            with self.hall.metrics.decision_seconds.time():
                await self.carry_out(frame)
        except GolazoError as error:
            self.refuse(getattr(frame, "id", None), error)
        except Exception:
            self.hall.logger.exception("request failed", table=self.table.header.id)
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
            case Why():
                async with table.lock:  # what is being written is not spoken of before it is kept
                    self.explain(frame)
            case Foresee():
                async with table.lock:
                    outlook = sight.outlook(table.playing(), connection.seat)
                    connection.tell(Foreseen(frame.id, table.seq, outlook))
            case Look():
                await self.look(frame.seat, frame.since)
            case Say():
                await self.say(frame)
            case Mute():
                await self.mute(frame)
            case Ping():
                connection.tell(Pong(now()))

    async def write(self, request: str, kind: str, what: str, seq: int | None = None) -> None:
        """Have something written to the log, and say so once it is."""
        line = await self.table.request(self.player.id, request, kind, what, seq)
        self.connection.tell(Ack(request, line))

    def explain(self, frame: Why) -> None:
        """Why something cannot be done now, to whoever is to decide."""
        standing = self.table.playing()
        if standing.to_act is None or standing.to_act != self.connection.seat:
            raise Refused("not-your-turn")
        refusal = standing.match.why_not(frame.action)
        if refusal is None:
            self.connection.tell(Because(frame.id))
        else:
            self.connection.tell(Because(frame.id, refusal.rule, refusal.message.as_json()))

    async def look(self, seat: int | None, since: int | None) -> None:
        """See the table from another seat: one's own, and after the end any or, from none, everything."""
        async with self.table.lock:  # what is being written is not shown before it is kept
            standing, header = self.table.standing, self.table.header
            mine = header.seats_of(self.player.id)
            over = standing is not None and standing.over
            if seat is not None and (seat >= header.players or not (over or seat in mine)):
                raise Refused("not-your-seat")
            self.connection.seat = seat
            self.connection.tell(self.table.audience.frame_for(self.connection, standing, since))

    async def mute(self, frame: Mute) -> None:
        """Hear somebody no more, or again, wherever one is connected to this table."""
        self.check_known()
        self.check_pace()
        await self.hall.store.mute(self.player.id, frame.player, frame.on)
        muted = await self.hall.store.muted(self.player.id)
        for connection in self.table.audience.connections:
            if connection.player == self.player.id:
                connection.muted = muted
        self.connection.tell(Ack(frame.id, self.table.seq))

    def check_known(self) -> None:
        """Who came without a token is nobody in particular, and only watches."""
        if not self.player.id:
            raise Refused("only-watching")

    def check_pace(self) -> None:
        """What is kept for good is not kept without end: who talks too much is told when to go on."""
        early = self.sayings.wait()
        if early > 0:
            self.sayings.refund()
            raise Refused("too-many", seconds=ceil(early))

    async def say(self, frame: Say) -> None:
        """Say something, if people talk at this table."""
        table = self.table
        self.check_known()
        if not table.header.chat:
            raise Refused("no-chat")
        mine = table.header.seats_of(self.player.id)
        text = "".join(sign for sign in frame.text if sign.isprintable()).strip()
        if not text:
            raise Refused("nothing-said")
        self.check_pace()
        said = Said(0, self.player.id, self.player.name, text, now(), mine[0] if mine else None)
        for _ in range(10):
            kept = await self.hall.store.say(table.header.id, said)
            if kept is not None:
                await table.listen()
                self.connection.tell(Ack(frame.id, table.seq))
                await self.hall.bus.tell(News(self.hall.bus.node, table.header.id, kept.number, said=True))
                return
        raise Refused("busy")

    def refuse(self, request: str | None, error: GolazoError) -> None:
        """Say what was not done, and why."""
        code, message = code_of(error), error.refused if isinstance(error, IllegalAction) else error.message
        self.hall.metrics.refusals.labels(code).inc()
        self.connection.tell(Refusal(request, code, message.as_json(), self.table.seq))

"""A regular at the tables: plays on whatever happens to the server, and keeps a ledger of what was acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Self

import httpx2
from page import check_told
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

PATIENCE = 20
PAUSE = 0.05  # seconds before another try
LOST = (ConnectionError, TimeoutError, ConnectionClosed, InvalidHandshake, httpx2.TransportError)
BUSY = (429, 503)
AGAIN = ("trouble", "busy", "too-many")


@dataclass(frozen=True)
class Decision:
    """Something decided: the request's id, the line of the log that was known, and the action."""

    id: str
    seq: int
    action: str


@dataclass
class Seen:
    """What somebody knows of a table, put together from the frames that came."""

    seq: int = 0
    steps: list[dict[str, Any]] = field(default_factory=list)
    position: dict[str, Any] | None = None
    result: dict[str, Any] | None = None
    info: dict[str, Any] = field(default_factory=dict)
    presence: dict[str, Any] = field(default_factory=dict)
    said: list[dict[str, Any]] = field(default_factory=list)

    def hear(self, frame: dict[str, Any]) -> None:
        """Take a frame in. Steps must follow each other without a gap, whatever was lost on the way."""
        if frame["type"] == "table":
            self.seq, self.info, self.presence = frame["seq"], frame["table"], frame["presence"]
            keep = frame.get("keep", 0)
            assert keep <= len(self.steps), (keep, len(self.steps))
            self.steps = self.steps[:keep] + frame.get("steps", [])
            assert [step["number"] for step in self.steps] == list(range(len(self.steps)))
            self.position, self.result = frame.get("position"), frame.get("result")
            self.said = frame.get("said") or self.said
        elif frame["type"] == "step":
            self.seq, self.position = frame["seq"], frame["position"]
            assert frame["step"]["number"] == len(self.steps)
            self.steps.append(frame["step"])
        elif frame["type"] == "presence":
            self.presence = frame["presence"]
        elif frame["type"] == "said":
            self.said.append(frame["said"])


class Regular:
    """Somebody who comes back by themselves, to any of some nodes. `async with Regular(urls, seed) as player:`."""

    def __init__(self, urls: Sequence[str], seed: int = 0, first: int = 0, bot_pool: float = 0.0) -> None:
        self.urls = urls
        self.at = first % len(urls)  # which of them
        self.luck = random.Random(seed)
        self.bot_pool = bot_pool  # seconds at most
        self.player = ""
        self.http = httpx2.AsyncClient(timeout=PATIENCE)
        self.ledger: dict[tuple[str, int], Decision] = {}  # by table and line of the log
        self.came_back = 0  # connections that took up where a lost one left off
        self.done_already = 0  # requests sent again that had been carried out, but not acknowledged
        self.stale = 0
        self.number = 0
        self.last: object = None  # the last frame or failure
        self.waiting = 0  # decisions that were sent and not answered yet

    async def __aenter__(self) -> Self:
        self.player = (await self.ask("GET", "/api/me"))["player"]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    def __str__(self) -> str:
        told = f"{self.player} at {self.url}: {len(self.ledger)} decisions, {self.waiting} waiting, last {self.last}"
        return told[:600]

    @property
    def url(self) -> str:
        return self.urls[self.at]

    async def elsewhere(self) -> None:
        """Try the next node, after a moment."""
        self.at = (self.at + 1) % len(self.urls)
        await asyncio.sleep(PAUSE * (1 + self.luck.random()))

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        """Ask until there is an answer; what was lost on the way is asked again."""
        answer = await self.answered(method, path, **body)
        assert answer.status_code < 300, (path, answer.status_code, answer.text)
        return answer.json()

    async def answered(self, method: str, path: str, **body: Any) -> httpx2.Response:
        """Whatever is answered in the end, refusals among it."""
        while True:
            try:
                answer = await self.http.request(method, self.url + path, json=body or None)
            except LOST as lost:
                self.last = repr(lost)
            else:
                if answer.status_code not in BUSY:
                    return answer
                self.last = answer.text
            await self.elsewhere()

    async def open(self, game: str, *seats: str, **wishes: Any) -> str:
        """Open a table, and give a seed; where the answer was lost, it is found among one's own."""
        known = {table["id"] for table in await self.ask("GET", "/api/tables/mine")}
        while True:
            try:
                answer = await self.http.post(f"{self.url}/api/tables", json={"game": game, "seats": seats, **wishes})
                if answer.status_code == 201:
                    return await self.seeded(answer.json())
                assert answer.status_code in BUSY, (answer.status_code, answer.text)
            except LOST:
                pass
            await self.elsewhere()
            for table in await self.ask("GET", "/api/tables/mine"):
                if table["id"] not in known:
                    return await self.seeded(await self.ask("GET", f"/api/tables/{table['id']}"))

    async def join(self, table: str) -> None:
        """Sit down, and give a seed."""
        await self.seeded(await self.ask("POST", f"/api/tables/{table}/join", seat=None))

    async def rematch(self, table: str) -> str:
        """Play again, and give a seed; returns the id of the new table."""
        return await self.seeded(await self.ask("POST", f"/api/tables/{table}/rematch"))

    async def seeded(self, info: Any) -> str:
        """Give a seed at a table where one sits without one; returns its id."""
        if any(place["player"] == self.player and place["seed"] is None for place in info["places"]):
            await self.ask("PUT", f"/api/tables/{info['id']}/seed", seed="", commitment=info["commitment"])
        return str(info["id"])

    async def play(self, table: str, until: int | None = None) -> Seen:
        """Play a match to its end, or until the log has a line; returns what was seen of it."""
        sitting = Sitting(self, table, until)
        while not sitting.done:
            try:
                async with self.line(table, sitting.seen.seq) as line:
                    await sitting.talk(line)
            except LOST as lost:
                self.last = repr(lost)
                if isinstance(lost, InvalidStatus) and lost.response.status_code not in BUSY:
                    raise
                await self.elsewhere()
        self.came_back += sitting.connections - 1
        return sitting.seen

    def line(self, table: str, since: int | None) -> connect:
        """A connection to a table."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        address += "" if since is None else f"?since={since}"
        cookie = {"Cookie": f"golazo={self.http.cookies['golazo']}"}
        return connect(address, additional_headers=cookie, max_size=None, open_timeout=PATIENCE, close_timeout=1)


class Sitting:
    """A regular at one table."""

    def __init__(self, player: Regular, table: str, until: int | None) -> None:
        self.player = player
        self.table = table
        self.until = until
        self.seen = Seen()
        self.pending: Decision | None = None
        self.connections = 0
        self.known = 0  # the line of the log at which the connection began

    @property
    def done(self) -> bool:
        """Whether the match is over, or far enough, and nothing waits for its answer."""
        far = self.until is not None and self.seen.seq >= self.until
        return self.pending is None and (far or self.seen.result is not None)

    async def talk(self, line: ClientConnection) -> None:
        """Hear and decide, from the first frame of a connection on."""
        await self.hear_next(line)
        self.connections += 1
        self.known = self.seen.seq
        if self.pending is not None:
            await self.send(line)
        await self.decide(line)
        while not self.done:
            await self.hear_next(line)
            await self.decide(line)

    async def hear_next(self, line: ClientConnection) -> None:
        async with asyncio.timeout(PATIENCE):  # unlike `wait_for`, it never swallows a cancellation (Python 3.11)
            frame = json.loads(await line.recv())
        check_told(frame)
        await self.hear(frame, line)

    async def hear(self, frame: dict[str, Any], line: ClientConnection) -> None:
        pending = self.pending
        self.player.last = frame
        self.seen.hear(frame)
        if pending is None or frame.get("id") != pending.id:
            return
        if frame["type"] == "ack":
            key = (self.table, frame["seq"])
            assert self.player.ledger.setdefault(key, pending) == pending, (key, self.player.ledger[key], pending)
            self.player.done_already += frame["seq"] <= self.known
            self.answered()
        elif frame["type"] == "refused" and frame["code"] in AGAIN:
            await asyncio.sleep(PAUSE)
            await self.send(line)
        elif frame["type"] == "refused":
            assert frame["code"] in ("stale", "over", "not-your-turn"), frame
            self.player.stale += 1
            self.answered()

    def answered(self) -> None:
        self.pending = None
        self.player.waiting -= 1

    async def decide(self, line: ClientConnection) -> None:
        """Take any legal action, if it is one's turn and nothing waits for its answer."""
        legal = (self.seen.position or {}).get("legal")
        if self.pending is not None or not legal or self.done:
            return
        player = self.player
        if player.bot_pool:
            await asyncio.sleep(player.bot_pool * player.luck.random())
        player.number += 1
        player.waiting += 1
        self.pending = Decision(f"{player.number}", self.seen.seq, player.luck.choice(legal)["action"])
        await self.send(line)

    async def send(self, line: ClientConnection) -> None:
        pending = self.pending
        assert pending is not None
        await line.send(json.dumps({"type": "decide", "id": pending.id, "seq": pending.seq, "action": pending.action}))

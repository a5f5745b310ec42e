"""Somebody at the server's door, with nothing but HTTP and a socket: what a client in any language would do."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from types import TracebackType
from typing import Any, Self

import httpx2
from page import check_told
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from golazo.protocol.connections import REUSE

PATIENCE = 20
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # made once: a guest of one's own would take long to make
NUMBERS = count(1)


class Guest:
    """A guest with a cookie. `async with Guest(url) as guest:`."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.name = name
        limits = httpx2.Limits(keepalive_expiry=REUSE)
        self.http = httpx2.AsyncClient(base_url=url, timeout=PATIENCE, limits=limits, verify=NO_TLS)
        self.player = ""

    async def __aenter__(self) -> Self:
        self.player = (await self.get("/api/me"))["player"]
        if self.name:
            await self.put("/api/me", name=self.name)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return f"golazo={self.http.cookies['golazo']}"

    async def get(self, path: str, **query: Any) -> Any:
        return self.answer(await self.http.get(path, params=query))

    async def put(self, path: str, **body: Any) -> Any:
        return self.answer(await self.http.put(path, json=body))

    async def post(self, path: str, **body: Any) -> Any:
        return self.answer(await self.http.post(path, json=body))

    def answer(self, response: httpx2.Response) -> Any:
        assert response.status_code < 300, (response.status_code, response.text)
        return response.json()

    async def open(self, game: str, *seats: str, seed: str = "", **wishes: Any) -> str:
        """Open a table, and give a seed; returns its id."""
        opened = await self.post("/api/tables", game=game, seats=list(seats), **wishes)
        return str((await self.seeded(opened, seed))["id"])

    async def join(self, table: str, seed: str = "", **wishes: Any) -> Any:
        """Sit down, and give a seed."""
        return await self.seeded(await self.post(f"/api/tables/{table}/join", **wishes), seed)

    async def bring(self, **wishes: Any) -> Any:
        """Bring a record, and give a seed."""
        return await self.seeded(await self.post("/api/records", **wishes))

    async def rematch(self, table: str, seed: str = "") -> Any:
        """Play again, and give a seed."""
        return await self.seeded(await self.post(f"/api/tables/{table}/rematch"), seed)

    async def seeded(self, info: Any, seed: str = "") -> Any:
        """Give a seed at a table where one sits without one; returns what the table is like then."""
        if not any(place["player"] == self.player and place["seed"] is None for place in info["places"]):
            return info
        return await self.put(f"/api/tables/{info['id']}/seed", seed=seed, commitment=info["commitment"])

    async def sit(self, table: str, since: int | None = None, seat: int | None = None) -> Line:
        """Connect to a table; close the line after use, or `async with await guest.sit(table) as line:`."""
        query = "&".join(f"{name}={value}" for name, value in (("since", since), ("seat", seat)) if value is not None)
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?{query}"
        return Line(await connect(address, additional_headers={"Cookie": self.cookie}, max_size=None, max_queue=None))


class Line:
    """A connection to a table, which remembers what it heard."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[dict[str, Any]] = []  # all that came, in order
        self.table: dict[str, Any] = {}  # the last frame that told all
        self.position: dict[str, Any] = {}
        self.seq = 0

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def say(self, type_: str, **fields: Any) -> None:
        """Send a frame."""
        await self.socket.send(json.dumps({"type": type_, **fields}))

    async def hear(self, *types: str) -> dict[str, Any]:
        """The next frame of one of some types, or of any; what comes before it is passed over."""
        while True:
            frame: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
            self.note(frame)
            if not types or frame["type"] in types:
                return frame

    def note(self, frame: dict[str, Any]) -> None:
        """Remember a frame, which is as the documentation says."""
        check_told(frame)
        self.frames.append(frame)
        if frame["type"] in ("table", "step"):
            self.seq = frame["seq"]
            self.position = frame.get("position") or {}
        if frame["type"] == "table":
            self.table = frame

    async def until(self, so: Callable[[Line], object]) -> Self:
        """Hear on until something is so."""
        while not so(self):
            await self.hear()
        return self

    async def closed(self) -> int:
        """Hear on until the connection is closed; returns with which code."""
        with suppress(ConnectionClosed):
            while True:
                await self.hear()
        return self.socket.close_code or 0

    async def ask(self, type_: str, **fields: Any) -> dict[str, Any]:
        """Send a frame with an id of its own, and wait for its answer."""
        name = str(fields.setdefault("id", f"request-{next(NUMBERS)}"))
        await self.say(type_, **fields)
        while True:
            frame = await self.hear("ack", "refused", "because", "foreseen", "steps")
            if frame["id"] == name:
                return frame

    async def decide(self, action: str | None = None, **fields: Any) -> dict[str, Any]:
        """Take an action, or the first that may be taken, knowing what was heard; returns the answer."""
        chosen = self.position["legal"][0]["action"] if action is None else action
        return await self.ask("decide", **{"seq": self.seq, "action": chosen, **fields})

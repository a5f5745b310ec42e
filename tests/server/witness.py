"""Witnesses of a match, who keep every frame: coaches who try this and that, and spectators; all come and go."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec
from page import check_told
from redaction import Kept
from regular import PATIENCE, Regular
from websockets.asyncio.client import ClientConnection, connect

from golazo import games

ACTIONS = [games.load("tsubasa").words.action_text(number) for number in range(games.load("tsubasa").actions)]

ANSWERS = ("ack", "refused", "because", "foreseen", "steps")


class Witness:
    """Somebody at a table, from seat to seat and from connection to connection. Without `who` nobody in particular."""

    def __init__(self, url: str, table: str, who: Regular | None, seed: int) -> None:
        self.url = url
        self.table = table
        self.who = who
        self.luck = random.Random(seed)
        self.kept: list[Kept] = []
        self.seq = 0
        self.position: dict[str, Any] = {}
        self.question: dict[str, Any] | None = None
        self.over = False
        self.number = 0
        self.asked: str | None = None  # the action that the last request was about

    @property
    def player(self) -> str:
        return "" if self.who is None else self.who.player

    async def attend(self) -> None:
        """Be there until the match is over, and look at everything afterwards."""
        while not self.over:
            async with self.line(self.luck.choice((None, 0, self.seq))) as line:
                await self.hear(line)
                for _ in range(self.luck.randrange(5, 120)):
                    if self.over:
                        break
                    await self.act(line)
                    if not self.over:
                        await self.hear(line)
        async with self.line(0) as line:
            await self.hear(line)
            for seat in (0, 1, None):
                await line.send(json.dumps({"type": "look", "seat": seat}))
                while (await self.hear(line))["type"] != "table":
                    pass

    async def act(self, line: ClientConnection) -> None:
        """Try what one may not do, now and then."""
        if self.luck.random() < 0.05:
            await self.ask(line, "decide", seq=self.seq, action=self.luck.choice(ACTIONS))
        if self.luck.random() < 0.02:
            await self.ask(line, "why", action=self.luck.choice(ACTIONS))
        if self.luck.random() < 0.02:
            await line.send(json.dumps({"type": "look", "seat": self.luck.randrange(2)}))
        if self.luck.random() < 0.05:
            await self.ask(line, "foresee")
        if self.luck.random() < 0.02:
            await self.ask(line, "history", before=self.luck.randrange(1, 60))

    def line(self, since: int | None) -> connect:
        """A connection to the table."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        address += "" if since is None else f"?since={since}"
        cookie = {} if self.who is None else {"Cookie": f"golazo={self.who.http.cookies['golazo']}"}
        return connect(address, additional_headers=cookie, max_size=None, open_timeout=PATIENCE, close_timeout=1)

    async def hear(self, line: ClientConnection) -> dict[str, Any]:
        """The next frame."""
        async with asyncio.timeout(PATIENCE):
            text = await line.recv()
        frame: dict[str, Any] = msgspec.json.decode(text)
        check_told(frame)
        by_rule = frame["type"] == "because" or frame.get("code", "").startswith("CT-")
        asked = (self.seq, self.asked) if by_rule and self.asked is not None else None
        self.kept.append(Kept(self.player, str(text), asked=asked, seat=self.position.get("seat")))
        if frame["type"] in ("table", "step"):
            self.seq, self.position = frame["seq"], frame.get("position") or {}
            self.question = frame.get("question")
            self.over = bool(frame.get("result"))
        return frame

    async def ask(self, line: ClientConnection, type_: str, **fields: Any) -> dict[str, Any]:
        """Send a request and hear until it is answered."""
        self.number += 1
        self.asked = fields.get("action")
        await line.send(json.dumps({"type": type_, "id": f"{self.number}", **fields}))
        while True:
            frame = await self.hear(line)
            if frame["type"] in ANSWERS and frame["id"] == f"{self.number}":
                return frame


class Coach(Witness):
    """Somebody who plays: at random, with questions, tries that are refused, and second thoughts."""

    def __init__(self, url: str, table: str, who: Regular, seed: int, seat: int, most: int | None = None) -> None:
        super().__init__(url, table, who, seed)
        self.seat = seat
        self.most = most  # lines of the log, after which there is no point in playing on
        self.answered = -1  # the line at which a question was answered last

    async def act(self, line: ClientConnection) -> None:
        """Answer what was asked, and decide for as long as it is one's turn."""
        await self.answer(line)
        while self.position.get("legal") and not self.over:
            await self.second_thoughts(line)
            legal = self.position.get("legal")
            if not legal or self.over:
                return
            action = self.luck.choice(legal)["action"]
            told = await self.ask(line, "decide", seq=self.seq, action=action)
            if told["type"] == "ack" and self.luck.random() < 0.15:
                await self.ask(line, "ask", what="undo")
            await self.answer(line)

    async def answer(self, line: ClientConnection) -> None:
        """Agree to a question, mostly."""
        if self.question and self.seat in self.question["open"] and self.answered < self.seq:
            self.answered = self.seq
            await self.ask(line, "answer", yes=self.luck.random() < 0.7, seq=self.seq)

    async def second_thoughts(self, line: ClientConnection) -> None:
        """Ask, try, look from elsewhere, or give up, now and then."""
        if self.most is not None and self.seq >= self.most:
            await self.ask(line, "resign")
            return
        chance = self.luck.random()
        if chance < 0.03:
            await self.ask(line, "why", action=self.luck.choice(ACTIONS))
        elif chance < 0.06:
            await self.ask(line, "decide", seq=self.seq, action=self.luck.choice(ACTIONS))
        elif chance < 0.08:
            for seat in (None, self.seat):
                await line.send(json.dumps({"type": "look", "seat": seat}))
                while (await self.hear(line))["type"] != "table":
                    pass
        elif chance < 0.09:
            await self.try_record()
        elif chance > 0.9:
            await self.ask(line, "foresee")
        elif chance < 0.0903:
            await self.ask(line, "resign")
        elif chance < 0.0907:
            await self.ask(line, "ask", what="draw")

    async def try_record(self) -> None:
        """Ask over HTTP for what is told only after the end, and for what may be told always."""
        assert self.who is not None
        here = f"/api/tables/{self.table}"
        for path in (here, "/api/tables/mine", "/api/tables?status=playing"):
            self.kept.append(Kept(self.player, json.dumps(await self.who.ask("GET", path)), path=path))
        for path in (f"{here}/record", f"{here}/steps/1?seat=0", f"{here}/steps/1"):
            answer = await self.who.answered("GET", path)
            if answer.status_code == 200:
                assert (await self.who.ask("GET", here))["status"] == "finished", path
            else:
                self.kept.append(Kept(self.player, answer.text, path="refused"))

"""At the door: only our own pages may act for somebody, nobody may knock without end or bring more than fits."""

from __future__ import annotations

import math
from ipaddress import IPv6Address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from golazo.server.refused import Refused
from golazo.server.rest.answers import LARGEST_BODY, problem

if TYPE_CHECKING:
    from golazo.server.app import Node

SAFE = ("GET", "HEAD", "OPTIONS")
SAVED_SECONDS = 10  # for how long one may have saved up requests


class Guard:
    """Checks where a request comes from, how large it is, and how many come from its address."""

    def __init__(self, app: ASGIApp, node: Node) -> None:
        self.app = app
        self.node = node

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        send = self.counted(send)
        refusal = self.refusal(scope)
        if scope["type"] == "http":
            careful = with_headers(send, private=scope["path"].startswith("/api/"))
            await (refusal or self.app)(scope, limited(receive), careful)
        elif refusal is None:
            await self.app(scope, receive, send)
        else:
            await receive()
            await deny(refusal, scope, receive, send)

    def counted(self, send: Send) -> Send:
        """Count what is answered."""
        answers = self.node.metrics.answers

        async def counting(message: Message) -> None:
            if message["type"] == "websocket.accept":
                answers.labels(101).inc()
            elif "status" in message:
                answers.labels(message["status"]).inc()
            await send(message)

        return counting

    def refusal(self, scope: Scope) -> JSONResponse | None:
        """Why a request is not let in; None if it is."""
        headers = Headers(scope=scope)
        rate = self.node.settings.requests_per_second
        early = self.node.doors.wait(address_of(scope), scope["type"], rate, SAVED_SECONDS * rate)
        if early > 0:
            return problem(Refused("too-many", seconds=math.ceil(early)))
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and not self.is_ours(headers.get("origin"), headers.get("host", "")):
            return problem(Refused("wrong-origin"))
        length = headers.get("content-length", "")
        if length.isdecimal() and (len(length) > 9 or int(length) > LARGEST_BODY):
            return problem(Refused("too-large", most=LARGEST_BODY))
        return None

    def is_ours(self, origin: str | None, host: str) -> bool:
        """Whether a page of ours asks, or no page at all."""
        if origin is None or origin in self.node.settings.origins:
            return True
        try:
            return bool(host) and urlsplit(origin).netloc == host
        except ValueError:
            return False


def limited(receive: Receive) -> Receive:
    """What a request brings, as long as it is not too much, whatever it said before."""
    brought = 0

    async def within_limits() -> Message:
        nonlocal brought
        message = await receive()
        brought += len(message.get("body", b""))
        if brought > LARGEST_BODY:
            raise HTTPException(413)
        return message

    return within_limits


def with_headers(send: Send, private: bool) -> Send:
    """Say with each answer that its type is what it says, and that what is somebody's own is kept nowhere."""

    async def careful(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers["X-Content-Type-Options"] = "nosniff"
            if private:
                headers["Cache-Control"] = "no-store"
        await send(message)

    return careful


async def deny(response: JSONResponse, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a socket that is not let in as an ordinary request would be."""
    if "websocket.http.response" in scope.get("extensions", {}):
        await response(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": 1008})


def address_of(scope: Scope) -> str:
    """Where a request comes from: an address, or the network of a new one, which is one household's.

    uvicorn has put there what a trusted proxy says.
    """
    client = scope.get("client")
    address = str(client[0]) if client else ""
    if ":" not in address:
        return address
    try:
        new = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(new.ipv4_mapped or new.exploded[:19])

"""At the door: only our own pages may act for somebody, under our own names; nobody may ask for too much at once."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from golazo.match.settings import brief
from golazo.server.http.addresses import network_of
from golazo.server.http.errors import LARGEST_BODY, problem
from golazo.server.refused import Refused
from golazo.server.rest.bodies import Bodies, Body

if TYPE_CHECKING:
    from golazo.server.app import Node

PORT = re.compile(r":\d*$")
SAFE = ("GET", "HEAD", "OPTIONS")
ANY_NAME = ("/healthz", "/readyz", "/metrics")  # asked for by address, and the last one only by this machine
SAVED_SECONDS = 10  # for how long one may have saved up requests


class Guard:
    """Checks where a request comes from, how large it is, and how many come from its address."""

    def __init__(self, app: ASGIApp, node: Node) -> None:
        self.app = app
        self.node = node
        self.bodies = Bodies()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        send = self.counted(send)
        refusal = self.refusal(scope)
        if scope["type"] == "http":
            careful = with_headers(send, private=scope["path"].startswith("/api/"))
            await self.answer(refusal, scope, receive, careful)
        elif refusal is None:
            await self.app(scope, receive, send)
        else:
            await receive()
            await deny(refusal, scope, receive, send)

    async def answer(self, refusal: JSONResponse | None, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, unless too many of its address are being answered: a proxy's connections tell nothing."""
        request_limits, address = self.node.request_limits, address_of(scope)
        if refusal is not None:
            await refusal(scope, receive, send)
        elif request_limits.enter(address, "request", self.node.settings.connections_per_address):
            body = Body(receive, self.bodies, address, announced(Headers(scope=scope)))
            try:
                await self.app(scope, body.receive, send)
            finally:
                body.done()
                request_limits.go(address, "request")
        else:
            await problem(Refused("too-many", seconds=1))(scope, receive, send)

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
        early = self.node.request_limits.wait(address_of(scope), scope["type"], rate, SAVED_SECONDS * rate)
        if early > 0:
            return problem(Refused("too-many", seconds=math.ceil(early)))
        if scope["path"] not in ANY_NAME and not self.is_named(headers.getlist("host")):
            return problem(Refused("wrong-host", host=brief(headers.get("host", ""))))
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and not self.is_ours(headers.get("origin"), headers.get("host", "")):
            return problem(Refused("wrong-origin"))
        if announced(headers) > LARGEST_BODY:
            return problem(Refused("too-large", most=LARGEST_BODY))
        return None

    def is_named(self, hosts: list[str]) -> bool:
        """Whether a request asks for one of our names, where the server has been told of any."""
        names = self.node.settings.names
        return not names or (len(hosts) == 1 and name_of(hosts[0]) in map(str.lower, names))

    def is_ours(self, origin: str | None, host: str) -> bool:
        """Whether a page of ours asks, or no page at all."""
        if origin is None or origin in self.node.settings.origin:
            return True
        try:
            return bool(host) and urlsplit(origin).netloc == host
        except ValueError:
            return False


def announced(headers: Headers) -> int:
    """How many bytes a request says that it brings."""
    length = headers.get("content-length", "")
    return int(length[:10]) if length.isascii() and length.isdecimal() else 0


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
    return network_of(str(client[0])) if client else ""


def name_of(host: str) -> str:
    """The name in a Host header, without its port."""
    return PORT.sub("", host).removesuffix(".").lower()

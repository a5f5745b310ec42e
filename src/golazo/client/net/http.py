"""HTTP requests with the user's cookie, to any node of the server that answers."""

from __future__ import annotations

import asyncio
import os
import platform
from collections.abc import Sequence
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, TypeVar

import httpx2
import msgspec

from golazo import __version__
from golazo.client.errors import ClientError, NoServer, refused
from golazo.client.net.backoff import Backoff
from golazo.client.net.cookies import Kept
from golazo.protocol import connections
from golazo.protocol.bodies import Body

Answer = TypeVar("Answer")
COOKIE = "golazo"
SECONDS = 20.0  # until a request times out
NOT_NOW = (502, 503, 504)  # a proxy without its server, or a server that is busy or stopping


class HttpClient:
    """All requests of one client. If a node does not answer, the next one is tried."""

    def __init__(self, servers: Sequence[str], kept: Kept, patience: float) -> None:
        self.servers = servers
        self.kept = kept
        self.patience = patience
        self.node = 0
        shut = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # we send the cookie ourselves, to any node
        named = {"User-Agent": f"golazo/{__version__} ({platform.system()})"}
        limits = httpx2.Limits(keepalive_expiry=connections.REUSE)
        self.http = httpx2.AsyncClient(timeout=SECONDS, limits=limits, cookies=shut, headers=named)

    @property
    def server(self) -> str:
        """The current node."""
        return self.servers[self.node]

    def next_server(self) -> None:
        """Switch to the next node, if there is one."""
        self.node = (self.node + 1) % len(self.servers)

    @property
    def headers(self) -> dict[str, str]:
        """The headers that identify the user."""
        return {} if self.kept.token is None else {"Cookie": f"{COOKIE}={self.kept.token}"}

    async def close(self) -> None:
        await self.http.aclose()

    async def first(self, path: str) -> httpx2.Response:
        """Send the first request without waiting long: a wrong address is likely."""
        reason = ""
        for _ in self.servers:
            try:
                return await self.once("GET", path)
            except (httpx2.TransportError, httpx2.InvalidURL) as error:
                reason = reason_of(error)
                self.next_server()
        raise NoServer("client-no-server", server=self.server, reason=reason)

    async def ask(
        self, method: str, path: str, body: Body | None = None, query: dict[str, Any] | None = None, again: bool = True
    ) -> httpx2.Response:
        """Send a request and return the answer; retries from node to node until patience runs out.

        Without `again` it is only repeated if it cannot have reached a server, because doing it twice would be harmful.
        """
        patience = Backoff(self.patience)
        while True:
            try:
                response = await self.once(method, path, body, query)
                if response.status_code not in NOT_NOW or not again or patience.over:
                    return checked(response)
            except httpx2.TransportError as error:
                if not again and not isinstance(error, (httpx2.ConnectError, httpx2.ConnectTimeout)):
                    raise NoServer("client-unsure", server=self.server, reason=reason_of(error)) from None
                if patience.over:
                    raise NoServer("client-no-server", server=self.server, reason=reason_of(error)) from None
            self.next_server()
            await asyncio.sleep(patience.pause())

    async def once(
        self, method: str, path: str, body: Body | None = None, query: dict[str, Any] | None = None
    ) -> httpx2.Response:
        """Send a request to the current node, and store a token that comes with the answer."""
        wanted = {name: value for name, value in (query or {}).items() if value is not None}
        content = None if body is None else msgspec.json.encode(body)
        headers = self.headers if body is None else {**self.headers, "Content-Type": "application/json"}
        response = await self.http.request(
            method, self.server + path, content=content, params=wanted or None, headers=headers
        )
        token = response.cookies.get(COOKIE)
        if token is not None:
            self.kept.take(token or None)
        return response


def checked(response: httpx2.Response) -> httpx2.Response:
    """Return an answer; raises if it is a refusal."""
    if response.status_code < 300:
        return response
    refusal = refused(response.content)
    if refusal is None:
        raise ClientError("client-odd-answer", server=str(response.url.host), status=response.status_code)
    raise refusal


def read(response: httpx2.Response, kind: type[Answer]) -> Answer:
    """Decode an answer."""
    try:
        return msgspec.json.decode(response.content, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        status = response.status_code
        raise ClientError("client-odd-answer", server=str(response.url.host), status=status) from None


def reason_of(error: Exception) -> str:
    """Return in a few words why a server cannot be reached."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, OSError) and cause.errno:
            return os.strerror(cause.errno) if cause.errno > 0 else cause.strerror or str(cause)
        cause = cause.__cause__ or cause.__context__
    return str(error) or type(error).__name__

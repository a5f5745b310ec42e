"""For those who run the server: is it alive, is it ready, what does it count."""

from __future__ import annotations

import asyncio
from typing import Literal

from fastapi import Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

from golazo.protocol.server import Alive, ConnectionInfo, Readiness
from golazo.server.availability import DatabaseUnavailable
from golazo.server.http.addresses import LOOPBACK, Networks
from golazo.server.http.errors import answers
from golazo.server.refused import Refused
from golazo.server.rest.auth import node_of
from golazo.server.rest.guard import name_of
from golazo.server.rest.routes import Routes

routes = Routes("", "operations")
PATIENCE = 2.0
LOCAL_NAMES = ("localhost", "127.0.0.1", "[::1]")
PROXY_HEADERS = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")


@routes.get("/healthz")
async def alive() -> Alive:
    """Whether the process answers."""
    return Alive("alive")


@routes.get("/readyz", responses={503: {"description": "Not now."}})
async def ready(request: Request, response: Response) -> Readiness:
    """Whether the node takes part: it has started, is not going, and its database answers and can be written to."""
    node = node_of(request)
    database = False
    if node.ready:
        try:
            async with asyncio.timeout(PATIENCE), node.database.reading() as connection:
                await connection.execute(text("SELECT 1"))
            async with asyncio.timeout(PATIENCE):
                database = await node.writable.now()
        except (DatabaseUnavailable, TimeoutError):
            database = False
    good = node.ready and database and not node.registry.stopping
    response.status_code = 200 if good else 503
    return Readiness("ready" if good else "not ready", database)


@routes.get("/api/connection")
async def connection(request: Request) -> ConnectionInfo:
    """How this very request reached the server; `golazo doctor` asks, to check what a proxy passes on."""
    return ConnectionInfo(
        scheme=request.url.scheme,
        host=request.headers.get("host", ""),
        address=request.client.host if request.client else "",
        forwarded=forwarded(request),
        secure_cookies=node_of(request).settings.secure,
    )


def forwarded(request: Request) -> Literal["none", "ignored", "used"]:
    """Whether a proxy has named the address that a request comes from, and was believed."""
    address, port = request.client or ("", 0)
    named = request.headers.get("x-forwarded-for", "")
    if not named:
        return "none"
    used = port == 0 or any(f"{host}:{port}" in named for host in (address, f"[{address}]"))  # uvicorn put it there
    return "used" if used else "ignored"


@routes.get("/metrics", response_class=Response, responses=answers(403))
async def metrics(request: Request) -> Response:
    """What the node counts, for Prometheus on this machine, or where the setting `metrics` says."""
    if not may_read_metrics(request):
        raise Refused("only-this-machine")
    return Response(generate_latest(node_of(request).metrics.registry), media_type=CONTENT_TYPE_LATEST)


def may_read_metrics(request: Request) -> bool:
    """Whether a request comes from this machine itself, through no proxy, or from where it may come from, too."""
    address = request.client.host if request.client else ""
    if forwarded(request) == "ignored":
        return False
    if address in Networks(node_of(request).settings.metrics):
        return True
    passed_on = any(header in request.headers for header in PROXY_HEADERS)
    named_here = name_of(request.headers.get("host", "")) in LOCAL_NAMES
    return address in LOOPBACK and named_here and not passed_on

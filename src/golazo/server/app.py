"""Builds the server application: one node with its tables, players and routes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from fastapi import FastAPI

from golazo import __version__
from golazo.server.accounts.players import Players
from golazo.server.accounts.tokens import Tokens
from golazo.server.config.settings import Settings
from golazo.server.http.admission import Admission
from golazo.server.http.closures import Closures
from golazo.server.http.request_limits import RequestLimits
from golazo.server.metrics import Metrics
from golazo.server.net.bus import bus_at
from golazo.server.storage.database import Database
from golazo.server.storage.database_clock import follow_clock
from golazo.server.storage.disk_space import Writable
from golazo.server.storage.migrate import migrate
from golazo.server.tables.registry import Registry


@dataclass
class Node:
    """The services of a node; requests find them in the application's state."""

    settings: Settings
    database: Database
    metrics: Metrics
    registry: Registry
    players: Players
    tokens: Tokens
    admission: Admission
    writable: Writable
    request_limits: RequestLimits
    ready: bool = False


def new_node(settings: Settings) -> Node:
    database, metrics = Database(settings.db), Metrics()
    metrics.away.set_function(lambda: bool(database.availability.away))
    registry = Registry(
        database, bus_at(settings.bus), metrics, settings.bot_seconds, settings.idle_days, settings.chat
    )
    most = settings.connections, settings.connections_per_address
    admission = Admission(*most, settings.proxy, Closures(metrics))
    metrics.connections.set_function(lambda: admission.everyone.inside)
    request_limits = RequestLimits(settings.rate_factor, settings.players_per_address)
    players, tokens = Players(database), Tokens(database)
    return Node(settings, database, metrics, registry, players, tokens, admission, Writable(database), request_limits)


@asynccontextmanager
async def running(node: Node) -> AsyncIterator[None]:
    """Run a node: migrate the database first, finish pending writes last."""
    try:
        await migrate(node.database)
        await follow_clock(node.database)
        await node.tokens.refresh()
        await node.registry.start()
        node.ready = True
        yield
    finally:
        node.ready = False
        await node.registry.stop()
        await node.database.close()


def new_app(settings: Settings) -> FastAPI:
    """Create the application that uvicorn serves."""
    from golazo.server.http.errors import answer_errors
    from golazo.server.rest import routers
    from golazo.server.rest.access_log import AccessLog
    from golazo.server.rest.guard import Guard
    from golazo.server.rest.page import Page
    from golazo.server.rest.routes import describe_types

    node = new_node(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        async with running(node):
            yield

    app = FastAPI(
        title="Golazo",
        version=__version__,
        description="Tables are played at over sockets (/api/tables/TABLE/socket); all else is asked for here.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.node = node
    app.add_middleware(Guard, node=node)
    if settings.log_level == "debug":
        app.add_middleware(AccessLog)
    answer_errors(app)
    for router in routers:
        app.include_router(router)
    describe_types(app)
    app.router.default = Page(settings.page, app.router.default)
    return app

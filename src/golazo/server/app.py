"""The server, put together: one node of it, with its tables, its guests and its doors."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from fastapi import FastAPI

from golazo import __version__
from golazo.server.bus import bus_at
from golazo.server.database import Database
from golazo.server.doors import Doors
from golazo.server.hall import Hall
from golazo.server.metrics import Metrics
from golazo.server.migrate import migrate
from golazo.server.players import Players
from golazo.server.tokens import Tokens


@dataclass(frozen=True)
class Settings:
    """How a node is run."""

    db: str | None = None
    bus: str | None = None
    origins: tuple[str, ...] = ()  # other origins that may use it, beside its own
    secure: bool = False  # whether cookies go over https only
    bot_seconds: float = 5.0
    idle_days: float = 14.0
    sockets_per_address: int = 500
    requests_per_second: float = 50.0  # from one address
    logins_per_minute: int = 20  # from one address
    tables_per_player: int = 100  # that somebody has opened, and that are not over
    trusted_proxies: str = ""
    note_requests: bool = False  # whether each is written to the log
    page: Path | None = None  # another built page than the one in the package


@dataclass
class Node:
    """What a node consists of; requests find it in the application's state."""

    settings: Settings
    database: Database
    metrics: Metrics
    hall: Hall
    players: Players
    tokens: Tokens
    doors: Doors = field(default_factory=Doors)
    ready: bool = False


def new_node(settings: Settings) -> Node:
    database, metrics = Database(settings.db), Metrics()
    metrics.away.set_function(lambda: bool(database.reach.away))
    hall = Hall(database, bus_at(settings.bus), metrics, settings.bot_seconds, settings.idle_days)
    return Node(settings, database, metrics, hall, Players(database), Tokens(database))


@asynccontextmanager
async def running(node: Node) -> AsyncIterator[None]:
    """A node at work: the database is brought up to date first, and what is being written is finished last."""
    try:
        await migrate(node.database)
        await node.tokens.refresh()
        await node.hall.start()
        node.ready = True
        yield
    finally:
        node.ready = False
        await node.hall.stop()
        await node.database.close()


def new_app(settings: Settings) -> FastAPI:
    """The application that uvicorn serves."""
    from golazo.server.rest import routers
    from golazo.server.rest.answers import answer_errors
    from golazo.server.rest.guard import Guard
    from golazo.server.rest.noted import Noted
    from golazo.server.rest.page import Page

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
    if settings.note_requests:
        app.add_middleware(Noted)
    answer_errors(app)
    for router in routers:
        app.include_router(router)
    app.router.default = Page(settings.page, app.router.default)
    return app

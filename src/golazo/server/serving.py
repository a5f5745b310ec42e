"""Runs uvicorn with the settings that tables need, and a shutdown that lets clients resume elsewhere."""

from __future__ import annotations

import os
import signal
import socket
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from types import FrameType

import structlog
import uvicorn

from golazo import __version__
from golazo.protocol.connections import KEEP_ALIVE
from golazo.server.app import Node, new_app, running
from golazo.server.config.settings import Settings
from golazo.server.http.http_protocol import HttpProtocol
from golazo.server.http.socket_protocol import SocketProtocol

LARGEST_MESSAGE = 65_536  # bytes; a longer message closes the connection, others are answered
DRAIN_SECONDS = 3
PING_SECONDS = 20
INTERRUPTED = 130


class Server(uvicorn.Server):
    """A server that shuts down gracefully: it accepts no new clients, notifies those connected, and then stops."""

    def __init__(self, config: uvicorn.Config, node: Node, tell: Callable[[], None]) -> None:
        super().__init__(config)
        self.node = node
        self.tell = tell
        self.work = AsyncExitStack()
        self.logger = structlog.get_logger()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        begun = time.monotonic()
        node = self.node
        structlog.contextvars.bind_contextvars(node=node.registry.bus.node)
        await self.work.enter_async_context(running(node))
        self.logger.info("start", version=__version__, db=node.database.place, alone=node.registry.single_node)
        await super().startup(sockets)
        self.logger.info("ready", seconds=round(time.monotonic() - begun, 3))
        self.tell()

    async def on_tick(self, counter: int) -> bool:
        """Run ten times a second; once a second, close what takes too long and log closed connections."""
        if counter % 10 == 0:
            self.node.admission.sweep()
            self.node.admission.closures.tell()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Shut down: `/readyz` reports it at once, and decisions already received are still carried out."""
        self.node.ready = False
        self.logger.info("drain", tables=len(self.node.registry.tables), connections=len(self.server_state.connections))
        for server in self.servers:
            server.close()
        await self.node.registry.drain(DRAIN_SECONDS)
        await super().shutdown(sockets)
        await self.work.aclose()
        self.node.admission.closures.tell(everything=True)
        self.logger.info("stop")

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 - as uvicorn calls it
        """Shut down on the first signal; a second Ctrl-C stops at once. Acknowledged decisions are already written."""
        if self.should_exit and sig == signal.SIGINT:
            os._exit(INTERRUPTED)
        self.should_exit = True


def new_server(settings: Settings, tell: Callable[[], None]) -> Server:
    """Create a server that calls `tell` once it is reachable. Frames are small, so they are not compressed."""
    app = new_app(settings)
    config = uvicorn.Config(
        app,
        lifespan="off",  # the server runs it itself, so that errors are reported in one line
        http=partial(HttpProtocol, app.state.node.admission),  # type: ignore[arg-type]
        timeout_keep_alive=KEEP_ALIVE,
        ws=SocketProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=list(settings.proxy),
        timeout_graceful_shutdown=DRAIN_SECONDS,
    )
    return Server(config, app.state.node, tell)

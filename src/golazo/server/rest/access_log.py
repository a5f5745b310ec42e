"""The access log: what was asked for and how it was answered, never the content."""

from __future__ import annotations

import time

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send


class AccessLog:
    """Writes a line for each request, and for each socket when it is closed."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.logger = structlog.get_logger()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        begun, status = time.monotonic(), 0

        async def watching(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            await self.app(scope, receive, watching)
        finally:
            seconds = round(time.monotonic() - begun, 4)
            method = scope.get("method", "SOCKET")
            self.logger.debug("request", method=method, path=scope["path"], status=status, seconds=seconds)

"""What this server allows, and what its host has to say."""

from __future__ import annotations

from fastapi import Request

from golazo.protocol.server import ServerInfo
from golazo.server.http.errors import ALWAYS
from golazo.server.rest.auth import node_of
from golazo.server.rest.routes import Routes

routes = Routes("/api/server", "players", ALWAYS)


@routes.get()
async def about_server(request: Request) -> ServerInfo:
    """What this server allows."""
    settings = node_of(request).settings
    return ServerInfo(
        registration=settings.registration,
        guests=settings.guests,
        chat=settings.chat,
        message=(settings.message or "").strip(),
    )

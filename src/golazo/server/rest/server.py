"""What this server allows, and what its host has to say."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel

from golazo.server.http.errors import ALWAYS
from golazo.server.rest.auth import node_of

router = APIRouter(prefix="/api/server", tags=["players"], responses=ALWAYS)


class ServerInfo(BaseModel):
    """Who may open an account, what guests may do, whether people talk, and a message of the host, as plain text."""

    registration: Literal["open", "invitation", "closed"]
    guests: Literal["play", "watch"]
    chat: Literal["on", "off", "moderated"]
    message: str


@router.get("")
async def about_server(request: Request) -> ServerInfo:
    """What this server allows."""
    settings = node_of(request).settings
    return ServerInfo(
        registration=settings.registration,
        guests=settings.guests,
        chat=settings.chat,
        message=(settings.message or "").strip(),
    )

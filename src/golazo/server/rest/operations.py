"""For those who run the server: is it alive, is it ready, what does it count."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

from golazo.server.away import DatabaseAway
from golazo.server.rest.who import node_of

router = APIRouter(tags=["operations"])
PATIENCE = 2.0


@router.get("/healthz")
async def alive() -> dict[str, str]:
    """Whether the process answers."""
    return {"status": "alive"}


@router.get("/readyz", responses={503: {"description": "Not now."}})
async def ready(request: Request, response: Response) -> dict[str, Any]:
    """Whether the node takes part: it has started, is not going, and its database answers."""
    node = node_of(request)
    database = False
    if node.ready:
        try:
            async with asyncio.timeout(PATIENCE), node.database.reading() as connection:
                await connection.execute(text("SELECT 1"))
            database = True
        except (DatabaseAway, TimeoutError):
            database = False
    good = node.ready and database and not node.hall.stopping
    response.status_code = 200 if good else 503
    return {"status": "ready" if good else "not ready", "database": database}


@router.get("/metrics", response_class=Response)
async def metrics(request: Request) -> Response:
    """What the node counts, for Prometheus."""
    return Response(generate_latest(node_of(request).metrics.registry), media_type=CONTENT_TYPE_LATEST)

"""Records: taking one along when a match is over, leafing through it, its story, bringing one."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, cast

from fastapi import Path, Query, Request
from starlette.responses import Response

from golazo.protocol.parts import TableInfo
from golazo.protocol.past import Moment, StoryInfo
from golazo.protocol.status import WAITING
from golazo.protocol.tables import ImportedRecord
from golazo.server.http.errors import ALWAYS, answers
from golazo.server.rate_limits import IMPORT
from golazo.server.refused import Refused
from golazo.server.rest.auth import Allowed, WithQuota, node_of, paced
from golazo.server.rest.routes import Routes
from golazo.server.rest.table_requests import table_request
from golazo.server.rest.tables import TableId, info, touched
from golazo.server.tables import views
from golazo.server.tables.importing import go_on_from, study
from golazo.server.tables.live_table import LiveTable

routes = Routes("/api", "records", ALWAYS)


JSON_LINES, TOML = "application/jsonl", "application/toml"


def file_of(media: str) -> dict[int | str, dict[str, Any]]:
    """For the documentation: what is asked for is a file."""
    return {200: {"content": {media: {"schema": {"type": "string"}}}}}


@routes.get("/tables/{table}/record", response_class=Response, responses=answers(404, 409) | file_of(JSON_LINES))
async def take_record(request: Request, table: TableId) -> Response:
    """The record of a match that is over, with the secret of its dice. `golazo verify` checks it."""
    live = await ended(request, table)
    state = live.playing()
    text = await asyncio.to_thread(state.match.record, None if live.header.for_study else state.ended)
    return attached(f"golazo-{live.header.game}-{live.header.id}.jsonl", text, JSON_LINES)


@routes.get("/tables/{table}/steps/{number}", responses=answers(404, 409))
async def look_back(
    request: Request,
    table: TableId,
    number: Annotated[int, Path(ge=0, le=1_000_000, description="0 is the deal, n what the n-th decision brought.")],
    seat: Annotated[int | None, Query(ge=0, le=7, description="Without a seat, everything is told.")] = None,
) -> Moment:
    """A match that is over, as it was after a step: as the player of a seat saw it then, or with all that is hidden."""
    live = await ended(request, table)
    state = live.playing()
    if number >= state.steps:
        raise Refused("no-such-step", step=number, last=state.steps - 1)
    if seat is not None and seat >= live.header.players:
        raise Refused("no-such-seat", seat=seat, last=live.header.players - 1)
    return views.moment(state, seat, number)


@routes.get("/tables/{table}/story", responses=answers(404, 409))
async def tell_story(request: Request, table: TableId) -> StoryInfo:
    """A match that is over, told in figures and in moments."""
    live = await ended(request, table)
    return cast("StoryInfo", await asyncio.to_thread(live.playing().match.story))


@routes.get("/tables/{table}/cards", response_class=Response, responses=answers(404) | file_of(TOML))
async def take_cards(request: Request, table: TableId) -> Response:
    """The card file that a table is played with."""
    live = await touched(request, table)
    text = await node_of(request).registry.card_file(live.header)
    return attached(f"golazo-{live.header.game}-{live.header.cards}.toml", text, TOML)


@routes.post("/records", status=201, responses=answers(409), dependencies=[paced(IMPORT)])
async def bring_record(request: Request, me: Allowed, quota: WithQuota, brought: ImportedRecord) -> TableInfo:
    """Bring a record: to go on from where it stops, with other dice, or for study. Every line of it is checked."""
    registry = node_of(request).registry
    if brought.study:
        return await study(registry, me, brought.record, table_request(brought), quota)
    return info(await go_on_from(registry, me, brought.record, table_request(brought), quota))


async def ended(request: Request, table: str) -> LiveTable:
    """A table whose match is over, so that nothing about it is a secret."""
    live = await touched(request, table)
    async with live.lock:  # what is being written has not happened before it is kept
        if live.state is None and live.header.status != WAITING:
            raise Refused("not-found")
        if live.state is None or not live.state.over:
            raise Refused("not-over")
    return live


def attached(name: str, text: str, media: str) -> Response:
    """A text that a browser keeps as a file."""
    return Response(text, media_type=media, headers={"Content-Disposition": f'attachment; filename="{name}"'})

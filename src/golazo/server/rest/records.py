"""Records: taking one along when a match is over, leafing through it, its story, bringing one."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, ConfigDict
from starlette.responses import Response

from golazo.server import sight
from golazo.server.header import WAITING
from golazo.server.importing import go_on_from, study
from golazo.server.refused import Refused
from golazo.server.rest.answers import ALWAYS, answers
from golazo.server.rest.tables import TableId, info, touched
from golazo.server.rest.who import WithRoom, node_of
from golazo.server.rest.wishes import Brought
from golazo.server.shown import TableInfo
from golazo.server.sight import Moment
from golazo.server.table import LiveTable

router = APIRouter(prefix="/api", tags=["records"], responses=ALWAYS)


JSON_LINES, TOML = "application/jsonl", "application/toml"


def file_of(media: str) -> dict[int | str, dict[str, Any]]:
    """For the documentation: what is asked for is a file."""
    return {200: {"content": {media: {"schema": {"type": "string"}}}}}


@router.get("/tables/{table}/record", response_class=Response, responses=answers(404, 409) | file_of(JSON_LINES))
async def take_record(request: Request, table: TableId) -> Response:
    """The record of a match that is over, with the secret of its dice. `golazo verify` checks it."""
    live = await ended(request, table)
    standing = live.playing()
    text = standing.match.record(None if live.header.for_study else standing.ended)
    return attached(f"golazo-{live.header.game}-{live.header.id}.jsonl", text, JSON_LINES)


@router.get("/tables/{table}/steps/{number}", responses=answers(404, 409))
async def look_back(
    request: Request,
    table: TableId,
    number: Annotated[int, Path(ge=0, le=1_000_000, description="0 is the deal, n what the n-th decision brought.")],
    seat: Annotated[int | None, Query(ge=0, le=7, description="Without a seat, everything is told.")] = None,
) -> Moment:
    """A match that is over, as it was after a step: as the player of a seat saw it then, or with all that is hidden."""
    live = await ended(request, table)
    standing = live.playing()
    if number >= standing.steps:
        raise Refused("no-such-step", step=number, last=standing.steps - 1)
    if seat is not None and seat >= live.header.players:
        raise Refused("no-such-seat", seat=seat, last=live.header.players - 1)
    return sight.moment(standing, seat, number)


class StoryInfo(BaseModel):
    """A match that is over in figures, as its game tells them; a step is told by its number.

    `series` are figures of a seat that grew or fell, each with the steps from which on it had a value; `marks` are
    moments that stand out; `statistics` have a value for each seat; `halves` are the parts of the match.
    """

    model_config = ConfigDict(extra="allow")

    series: list[dict[str, object]]
    marks: list[dict[str, object]]
    statistics: list[dict[str, object]]
    halves: list[list[int]]


@router.get("/tables/{table}/story", responses=answers(404, 409))
async def tell_story(request: Request, table: TableId) -> StoryInfo:
    """A match that is over, told in figures and in moments."""
    live = await ended(request, table)
    return StoryInfo.model_validate(await asyncio.to_thread(live.playing().match.story))


@router.get("/tables/{table}/cards", response_class=Response, responses=answers(404) | file_of(TOML))
async def take_cards(request: Request, table: TableId) -> Response:
    """The card file that a table is played with."""
    live = await touched(request, table)
    text = await node_of(request).hall.card_file(live.header)
    return attached(f"golazo-{live.header.game}-{live.header.cards}.toml", text, TOML)


@router.post("/records", status_code=201, responses=answers(409))
async def bring_record(request: Request, me: WithRoom, brought: Brought) -> TableInfo:
    """Bring a record: to go on from where it stops, with other dice, or for study. Every line of it is checked."""
    hall = node_of(request).hall
    if brought.study:
        return info(await study(hall, me, brought.record, brought.wish()))
    return info(await go_on_from(hall, me, brought.record, brought.wish()))


async def ended(request: Request, table: str) -> LiveTable:
    """A table whose match is over, so that nothing about it is a secret."""
    live = await touched(request, table)
    async with live.lock:  # what is being written has not happened before it is kept
        if live.standing is None and live.header.status != WAITING:
            raise Refused("not-found")
        if live.standing is None or not live.standing.over:
            raise Refused("not-over")
    return live


def attached(name: str, text: str, media: str) -> Response:
    """A text that a browser keeps as a file."""
    return Response(text, media_type=media, headers={"Content-Disposition": f'attachment; filename="{name}"'})

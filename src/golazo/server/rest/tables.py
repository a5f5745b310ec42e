"""Tables: opening one, finding one, sitting down, leaving, playing again."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request

from golazo.server import sight
from golazo.server.lists import Listed, Lists
from golazo.server.opening import leave, open_table, play_again, sit_down
from golazo.server.rest.answers import ALWAYS, answers
from golazo.server.rest.who import Me, WithRoom, node_of
from golazo.server.rest.wishes import Again, NewTable, Sitting
from golazo.server.shown import TableInfo
from golazo.server.table import LiveTable

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=ALWAYS)
GameName = Annotated[str | None, Query(max_length=40, pattern="^[0-9a-z_]*$", examples=["machikoro"])]
TableId = Annotated[str, Path(min_length=1, max_length=16, pattern="^[0-9a-z]+$", examples=["k7m2q9xw4t"])]


@router.post("", status_code=201, responses=answers(409))
async def new_table(request: Request, me: WithRoom, wanted: NewTable) -> TableInfo:
    """Open a table. With no seat open the match begins at once."""
    return info(await open_table(node_of(request).hall, me, wanted.wish(wanted.game, wanted.options)))


@router.get("")
async def public_tables(
    request: Request,
    status: Literal["waiting", "playing"] = "waiting",
    game: GameName = None,
    most: Annotated[int, Query(ge=1, le=100)] = 50,
) -> list[Listed]:
    """Tables that anybody may join or watch, those with the latest decision first."""
    return await Lists(node_of(request).database).public(status, game, most)


@router.get("/mine")
async def my_tables(
    request: Request, me: Me, finished: bool = False, most: Annotated[int, Query(ge=1, le=100)] = 50
) -> list[Listed]:
    """One's own tables, those where one has to decide first."""
    return await Lists(node_of(request).database).of_player(me.id, finished, most)


@router.get("/{table}", responses=answers(404))
async def one_table(request: Request, table: TableId) -> TableInfo:
    """A table, for whoever has its id."""
    return info(await touched(request, table))


@router.post("/{table}/join", responses=answers(404, 409))
async def join_table(request: Request, me: Me, table: TableId, wanted: Sitting) -> TableInfo:
    """Sit down. The match begins when the last seat is taken."""
    live = await touched(request, table)
    await sit_down(node_of(request).hall, live, me, wanted.seat, wanted.seed)
    return info(live)


@router.post("/{table}/leave", responses=answers(404, 409))
async def leave_table(request: Request, me: Me, table: TableId) -> TableInfo:
    """Get up. A bot plays on for one; if nobody else is left the match is closed, and kept."""
    live = await touched(request, table)
    await leave(node_of(request).hall, live, me)
    return info(live)


@router.post("/{table}/rematch", responses=answers(404, 409))
async def rematch(request: Request, me: WithRoom, table: TableId, wanted: Again) -> TableInfo:
    """Play the same again, with everybody a seat further. Who asks second joins the first."""
    return info(await play_again(node_of(request).hall, await touched(request, table), me, wanted.seed))


async def touched(request: Request, table: str) -> LiveTable:
    """A table as it stands now, whichever node it was changed on."""
    hall = node_of(request).hall
    live = await hall.table(table)
    if not hall.alone:
        await live.catch_up(whole=True)
    return live


def info(table: LiveTable) -> TableInfo:
    return sight.table_info(table.header, table.standing)

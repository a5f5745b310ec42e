"""Tables: opening one, finding one, sitting down, leaving, playing again."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Path, Query, Request

from golazo.protocol.lists import ListedTable
from golazo.protocol.parts import TableInfo
from golazo.protocol.tables import GivenSeed, JoinTable, NewTable
from golazo.server.http.errors import ALWAYS, answers
from golazo.server.rate_limits import JOIN, OPEN_TABLE
from golazo.server.rest.auth import Allowed, Me, WithQuota, node_of, paced
from golazo.server.rest.routes import Routes
from golazo.server.rest.table_requests import table_request
from golazo.server.tables import views
from golazo.server.tables.lists import Lists
from golazo.server.tables.live_table import LiveTable
from golazo.server.tables.opening import give_seed, leave, open_table, play_again, sit_down

routes = Routes("/api/tables", "tables", ALWAYS)
GameName = Annotated[str | None, Query(max_length=40, pattern="^[0-9a-z_]*$", examples=["machikoro"])]
TableId = Annotated[str, Path(min_length=1, max_length=16, pattern="^[0-9a-z]+$", examples=["k7m2q9xw4t"])]


@routes.post(status=201, responses=answers(409), dependencies=[paced(OPEN_TABLE)])
async def new_table(request: Request, me: Allowed, quota: WithQuota, wanted: NewTable) -> TableInfo:
    """Open a table. The answer has the commitment; the match begins when everybody who sits there gave a seed."""
    wish = table_request(wanted, wanted.game, wanted.options)
    return info(await open_table(node_of(request).registry, me, wish, quota=quota))


@routes.get()
async def public_tables(
    request: Request,
    status: Literal["waiting", "playing"] = "waiting",
    game: GameName = None,
    most: Annotated[int, Query(ge=1, le=100)] = 50,
) -> list[ListedTable]:
    """Tables that anybody may join or watch, those with the latest decision first."""
    return await Lists(node_of(request).database).public(status, game, most)


@routes.get("/mine")
async def my_tables(
    request: Request, me: Me, finished: bool = False, most: Annotated[int, Query(ge=1, le=100)] = 50
) -> list[ListedTable]:
    """One's own tables, those where one has to decide first."""
    return await Lists(node_of(request).database).of_player(me.id, finished, most)


@routes.get("/{table}", responses=answers(404))
async def one_table(request: Request, table: TableId) -> TableInfo:
    """A table, for whoever has its id."""
    return info(await touched(request, table))


@routes.post("/{table}/join", responses=answers(404, 409), dependencies=[paced(JOIN)])
async def join_table(request: Request, me: Allowed, table: TableId, wanted: JoinTable) -> TableInfo:
    """Sit down. The match begins when every seat is taken, and every player has given a seed."""
    live = await touched(request, table)
    await sit_down(node_of(request).registry, live, me, wanted.seat)
    return info(live)


@routes.put("/{table}/seed", responses=answers(404, 409))
async def seed_dice(request: Request, me: Allowed, table: TableId, given: GivenSeed) -> TableInfo:
    """Give a seed for all of one's seats, in answer to the table's commitment. With the last one the match begins."""
    live = await touched(request, table)
    await give_seed(node_of(request).registry, live, me, given.seed, given.commitment)
    return info(live)


@routes.post("/{table}/leave", responses=answers(404, 409), dependencies=[paced(JOIN)])
async def leave_table(request: Request, me: Me, table: TableId) -> TableInfo:
    """Get up. A bot plays on for one; if nobody else is left the match is closed, and kept.

    If no match has begun, the host may leave without a seat, too. Then the first of the others becomes the host, and
    without others the table is closed.
    """
    live = await touched(request, table)
    await leave(node_of(request).registry, live, me)
    return info(live)


@routes.post("/{table}/rematch", responses=answers(404, 409), dependencies=[paced(OPEN_TABLE)])
async def rematch(request: Request, me: Allowed, quota: WithQuota, table: TableId) -> TableInfo:
    """Play the same again, with everybody a seat further. Who asks second joins the first."""
    return info(await play_again(node_of(request).registry, await touched(request, table), me, quota))


async def touched(request: Request, table: str) -> LiveTable:
    """A table as it stands now, whichever node it was changed on."""
    registry = node_of(request).registry
    live = await registry.table(table)
    if not registry.single_node:
        await live.catch_up(whole=True)
    return live


def info(table: LiveTable) -> TableInfo:
    return views.table_info(table.header, table.state)

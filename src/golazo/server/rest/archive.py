"""The archive: matches that are over, the latest first."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query, Request

from golazo.protocol.accounts import LONGEST_NAME
from golazo.protocol.lists import ArchivePage
from golazo.protocol.status import Ending
from golazo.server.http.errors import ALWAYS
from golazo.server.rest.auth import Visitor, node_of
from golazo.server.rest.routes import Routes
from golazo.server.rest.tables import GameName
from golazo.server.tables.lists import Lists, Sought

routes = Routes("/api/archive", "records", ALWAYS)

LATEST = 1 << 53  # milliseconds, beyond which a browser cannot count
Moment = Annotated[int | None, Query(ge=0, le=LATEST, description="Milliseconds since 1970.")]
Cursor = Annotated[str | None, Query(pattern="^[0-9]{1,16}-[0-9a-z]{1,16}$", description="`next` of a page.")]
Part = Annotated[
    str | None,
    Query(
        min_length=1,
        max_length=LONGEST_NAME,
        pattern=r"^[^\x00-\x1f\x7f]*$",
        description="A part of the name of somebody who played.",
    ),
]


@routes.get()
async def archive(
    request: Request,
    visitor: Visitor,
    game: GameName = None,
    player: Part = None,
    ended: Ending | None = None,
    before: Moment = None,
    after: Moment = None,
    mine: Annotated[bool, Query(description="Only tables that one sat at or opened.")] = False,
    cursor: Cursor = None,
    most: Annotated[int, Query(ge=1, le=100)] = 50,
) -> ArchivePage:
    """Public tables whose matches are over, and all of one's own."""
    sought = Sought(
        player=None if visitor is None else visitor.id,
        mine=mine,
        game=game,
        name=player,
        ended=ended,
        before=before,
        after=after,
        cursor=cursor,
    )
    found = await Lists(node_of(request).database).archive(sought, most + 1)
    following = f"{found[most - 1].updated}-{found[most - 1].id}" if len(found) > most else None
    return ArchivePage(tables=found[:most], next=following)

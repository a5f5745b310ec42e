"""The archive: matches that are over, the latest first."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel

from golazo.server.accounts.names import LONGEST_NAME
from golazo.server.http.errors import ALWAYS
from golazo.server.rest.auth import Visitor, node_of
from golazo.server.rest.tables import GameName
from golazo.server.tables.lists import Listed, Lists, Sought

router = APIRouter(prefix="/api/archive", tags=["records"], responses=ALWAYS)

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


class Page(BaseModel):
    """Some tables, and where the next page goes on from, if there is one."""

    tables: list[Listed]
    next: str | None


@router.get("")
async def archive(
    request: Request,
    visitor: Visitor,
    game: GameName = None,
    player: Part = None,
    ended: Literal["rules", "limit", "resigned", "agreed", "closed"] | None = None,
    before: Moment = None,
    after: Moment = None,
    mine: Annotated[bool, Query(description="Only tables that one sat at or opened.")] = False,
    cursor: Cursor = None,
    most: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Page:
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
    return Page(tables=found[:most], next=following)

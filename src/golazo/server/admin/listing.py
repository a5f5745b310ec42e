"""Lists of tables, for the host."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import select

from golazo.errors import UnknownName
from golazo.protocol.lists import ListedTable
from golazo.protocol.status import CLOSED, FINISHED, OPEN, PLAYING, WAITING
from golazo.server.now import DAY, now
from golazo.server.storage.database import Database
from golazo.server.storage.schema import tables
from golazo.server.tables.lists import COLUMNS, Lists

STATUSES: Mapping[str, tuple[str, ...]] = {
    "open": OPEN,
    "over": (FINISHED, CLOSED),
    **{status: (status,) for status in (WAITING, PLAYING, FINISHED, CLOSED)},
}


async def listed(
    database: Database, status: str | None, game: str | None, older_than: float | None, most: int
) -> list[ListedTable]:
    """Tables, those with the latest decision first."""
    if status is not None and status not in STATUSES:
        raise UnknownName("admin-status", name=status[:20], known=", ".join(STATUSES))
    wanted = select(*COLUMNS).order_by(tables.c.updated.desc(), tables.c.id).limit(most)
    if status is not None:
        wanted = wanted.where(tables.c.status.in_(STATUSES[status]))
    if game is not None:
        wanted = wanted.where(tables.c.game == game)
    if older_than is not None:
        wanted = wanted.where(tables.c.updated < now() - int(older_than * DAY))
    return await Lists(database).listed(wanted)

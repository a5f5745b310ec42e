"""One table, for the host: its details, and closing it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import func, select

from golazo.errors import GolazoError
from golazo.protocol.status import OPEN
from golazo.server.now import now
from golazo.server.refused import Refused
from golazo.server.storage.entry import HOST
from golazo.server.storage.schema import chat, decisions, tables
from golazo.server.tables import views
from golazo.server.tables.registry import Registry
from golazo.text.message import Message


@dataclass(frozen=True)
class About:
    """What a host may know of a table; not what is hidden in its match, nor the secret of its dice."""

    table: Mapping[str, Any]  # the public information
    updated: int
    started: int | None
    decisions: Mapping[str, int]  # lines of the log, by kind
    turn: int | None
    ended: str | None
    returns: list[float] | None
    said: int
    problem: Message | None  # why this version cannot continue it


async def about(registry: Registry, table: str) -> About:
    """Return the details of one table."""
    header = await registry.store.header(table)
    if header is None:
        raise Refused("no-such-table", table=table[:20])
    state, problem = None, None
    try:
        state = (await registry.load(table)).state
    except GolazoError as error:
        problem = error.message
    kinds = (
        select(decisions.c.kind, func.count().label("lines"))
        .where(decisions.c.table == table)
        .group_by(decisions.c.kind)
    )
    async with registry.database.reading() as connection:
        row = (await connection.execute(select(tables).where(tables.c.id == table))).one()
        lines = {row.kind: row.lines for row in await connection.execute(kinds)}
        said = (await connection.execute(select(func.count()).where(chat.c.table == table))).scalar_one()
    info = msgspec.to_builtins(views.table_info(header, state))
    summary = (row.updated, row.started, lines, row.turn, row.ended, row.returns)
    return About(info, *summary, said, problem)


async def close(registry: Registry, table: str) -> None:
    """Close a table whose match nobody will finish. It stays in the archive; running servers notice by themselves."""
    live = await registry.load(table)
    if live.header.status not in OPEN or (live.state is not None and live.state.over):
        raise Refused("over")
    if live.state is not None:
        await live.close(HOST)
    elif not await registry.store.close_waiting(table, now()):
        raise Refused("busy")

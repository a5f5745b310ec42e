"""The chat for hosts: lists messages and reports, and hides messages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import and_, func, select, update

from golazo.errors import UnknownName
from golazo.server.now import now
from golazo.server.storage.database import Database
from golazo.server.storage.outbox import Outbox
from golazo.server.storage.schema import chat, reports


@dataclass(frozen=True)
class Line:
    """A chat message."""

    table: str
    number: int
    at: int
    player: str
    name: str
    text: str
    reports: int
    hidden: bool


async def lines(database: Database, reported: bool, table: str | None, most: int) -> list[Line]:
    """Return chat messages, latest first; optionally only reported ones that are not hidden."""
    count = (
        select(func.count())
        .where(and_(reports.c.table == chat.c.table, reports.c.number == chat.c.number))
        .scalar_subquery()
    )
    wanted = select(chat, count.label("reports")).order_by(chat.c.at.desc(), chat.c.table, chat.c.number.desc())
    wanted = wanted.where(chat.c.player != "").limit(most)
    if table is not None:
        wanted = wanted.where(chat.c.table == table)
    if reported:
        wanted = wanted.where(count > 0, chat.c.hidden.is_(None))
    async with database.reading() as connection:
        rows = (await connection.execute(wanted)).all()
    return [
        Line(row.table, row.number, row.at, row.player, row.name, row.text, row.reports, row.hidden is not None)
        for row in rows
    ]


async def hide(database: Database, table: str, numbers: Sequence[int]) -> None:
    """Hide messages for good, from everyone: either all of the given ones or none."""
    these = (chat.c.table == table, chat.c.number.in_(numbers))
    async with database.writing() as connection:
        found = {row.number for row in await connection.execute(select(chat.c.number).where(*these))}
        missing = sorted(set(numbers) - found)
        if missing:
            raise UnknownName("admin-no-line", table=table[:20], number=missing[0])
        await connection.execute(update(chat).where(*these, chat.c.hidden.is_(None)).values(hidden=now()))
    await Outbox(database).post(table=table)

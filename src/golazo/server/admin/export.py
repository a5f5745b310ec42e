"""Exports all records of a server, with the card files they were played with."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, or_, select

from golazo.errors import GolazoError
from golazo.protocol.status import CLOSED, FINISHED, PLAYING
from golazo.server.availability import DatabaseUnavailable
from golazo.server.storage.schema import tables
from golazo.server.tables.registry import Registry

AT_ONCE = 200


@dataclass(frozen=True)
class File:
    """An exported file, or the reason why it could not be exported."""

    name: str
    text: str = ""
    refused: GolazoError | None = None


async def count(registry: Registry, open_too: bool) -> int:
    """Return the number of records."""
    async with registry.database.reading() as connection:
        wanted = select(func.count()).select_from(tables).where(*recorded(open_too))
        return int((await connection.execute(wanted)).scalar_one())


async def files(registry: Registry, open_too: bool) -> AsyncIterator[File]:
    """Yield the records of finished matches (`open_too`: of all matches), each after the card file it needs."""
    cards: set[tuple[str, str]] = set()
    after = ""
    while True:
        wanted = select(tables.c.id, tables.c.game, tables.c.cards).where(*recorded(open_too), tables.c.id > after)
        async with registry.database.reading() as connection:
            rows = (await connection.execute(wanted.order_by(tables.c.id).limit(AT_ONCE))).all()
        for row in rows:
            if (row.game, row.cards) not in cards:
                cards.add((row.game, row.cards))
                text = await registry.store.card_file(row.game, row.cards)
                if text is not None:
                    yield File(f"cards/{row.game}-{row.cards}.toml", text)
            yield await record(registry, row.id)
        if len(rows) < AT_ONCE:
            return
        after = rows[-1].id


async def record(registry: Registry, table: str) -> File:
    """Return the record of one table."""
    name = f"{table}.jsonl"
    try:
        live = await registry.load(table)
        state = live.playing()
    except DatabaseUnavailable:
        raise
    except GolazoError as error:
        return File(name, refused=error)
    return File(name, state.match.record(None if live.header.for_study else state.ended))


def recorded(open_too: bool) -> tuple[Any, ...]:
    """Return the SQL conditions for tables whose match has a record."""
    begun = or_(tables.c.started.is_not(None), tables.c.origin.is_not(None))
    return begun, tables.c.status.in_((FINISHED, CLOSED, PLAYING) if open_too else (FINISHED, CLOSED))

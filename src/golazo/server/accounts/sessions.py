"""Sessions: where a player is signed in. A token names one, and is void as soon as it has ended."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from golazo.server.accounts.tokens import TOKEN_DAYS
from golazo.server.now import DAY, SKEW, now
from golazo.server.storage.database import Database
from golazo.server.storage.schema import players, sessions

MOST_SESSIONS = 10  # of one player; with another one that ends which was not used for the longest time
NOTED = 3_600_000  # milliseconds after which it is written down again that a session is in use
MOST_EXPIRED = 500  # that are removed at once


@dataclass(frozen=True)
class Session:
    """One of a player's sessions; `device` is empty where it is not known."""

    id: str
    device: str
    created: int
    seen: int


class Sessions:
    """All sessions, as rows that every node reads."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, player: str) -> list[Session]:
        """Somebody's sessions, the latest used first."""
        wanted = select(sessions.c.id, sessions.c.device, sessions.c.created, sessions.c.seen)
        wanted = wanted.where(sessions.c.player == player)
        async with self.database.reading() as connection:
            found = await connection.execute(wanted.order_by(sessions.c.seen.desc(), sessions.c.created.desc()))
            return [Session(*row) for row in found]

    async def note(self, session: str, player: str, seen: int) -> None:
        """Write down that a session is in use and its player still around, unless that was done lately."""
        if seen > now() - NOTED:
            return
        async with self.database.writing() as connection:
            await connection.execute(update(sessions).where(sessions.c.id == session).values(seen=now()))
            await connection.execute(update(players).where(players.c.id == player).values(seen=now()))

    async def end(self, player: str, *only: str) -> list[str]:
        """End a player's sessions, or only some of them; returns those that there were."""
        of = sessions.c.player == player
        async with self.database.writing() as connection:
            return await ended(connection, of & sessions.c.id.in_(only) if only else of)

    async def alive(self, some: Iterable[str]) -> set[str]:
        """Those of some sessions that have not ended."""
        async with self.database.reading() as connection:
            found = await connection.execute(select(sessions.c.id).where(sessions.c.id.in_(some)))
            return {row.id for row in found}

    async def remove_expired(self) -> int:
        """Remove sessions whose tokens have been void for some time; returns how many."""
        old = sessions.c.seen < now() - TOKEN_DAYS * DAY - NOTED - SKEW
        some = select(sessions.c.id).where(old).limit(MOST_EXPIRED)
        async with self.database.writing() as connection:
            return len(await ended(connection, sessions.c.id.in_(some)))


async def begun(connection: AsyncConnection, player: str, device: str) -> tuple[str, list[str]]:
    """Begin a session; returns it, and those that have ended because nobody may have so many."""
    id_, at = secrets.token_urlsafe(16), now()
    row = {"id": id_, "player": player, "device": device, "created": at, "seen": at}
    await connection.execute(insert(sessions).values(**row))
    others = select(sessions.c.id).where(sessions.c.player == player, sessions.c.id != id_)
    too_many = others.order_by(sessions.c.seen.desc(), sessions.c.created.desc()).offset(MOST_SESSIONS - 1)
    ids = [str(row.id) for row in await connection.execute(too_many)]
    return id_, await ended(connection, sessions.c.id.in_(ids)) if ids else []


async def ended(connection: AsyncConnection, which: ColumnElement[bool]) -> list[str]:
    """End sessions; returns them."""
    found = await connection.execute(delete(sessions).where(which).returning(sessions.c.id))
    return [str(row.id) for row in found]

"""Sessions: the devices where a player is logged in. A token names a session and is void once that has ended."""

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

MOST_SESSIONS = 10  # per player; one more ends the session that has been unused for longest
NOTED = 3_600_000  # milliseconds between two updates of a session's last use
MOST_EXPIRED = 500  # deleted in one statement


@dataclass(frozen=True)
class Session:
    """A player's session; `device` is empty if unknown."""

    id: str
    device: str
    created: int
    seen: int


class Sessions:
    """All sessions, as database rows that every node reads."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, player: str) -> list[Session]:
        """Return the player's sessions, most recently used first."""
        wanted = select(sessions.c.id, sessions.c.device, sessions.c.created, sessions.c.seen)
        wanted = wanted.where(sessions.c.player == player)
        async with self.database.reading() as connection:
            found = await connection.execute(wanted.order_by(sessions.c.seen.desc(), sessions.c.created.desc()))
            return [Session(*row) for row in found]

    async def note(self, session: str, player: str, seen: int) -> None:
        """Update the last use of a session and its player, unless that was done recently."""
        if seen > now() - NOTED:
            return
        async with self.database.writing() as connection:
            await connection.execute(update(sessions).where(sessions.c.id == session).values(seen=now()))
            await connection.execute(update(players).where(players.c.id == player).values(seen=now()))

    async def end(self, player: str, *only: str) -> list[str]:
        """End a player's sessions, or only the given ones; returns the sessions that existed."""
        of = sessions.c.player == player
        async with self.database.writing() as connection:
            return await end_sessions(connection, of & sessions.c.id.in_(only) if only else of)

    async def alive(self, some: Iterable[str]) -> set[str]:
        """Return which of the given sessions have not ended."""
        async with self.database.reading() as connection:
            found = await connection.execute(select(sessions.c.id).where(sessions.c.id.in_(some)))
            return {row.id for row in found}

    async def remove_expired(self) -> int:
        """Delete sessions whose tokens have expired; returns how many."""
        old = sessions.c.seen < now() - TOKEN_DAYS * DAY - NOTED - SKEW
        some = select(sessions.c.id).where(old).limit(MOST_EXPIRED)
        async with self.database.writing() as connection:
            return len(await end_sessions(connection, sessions.c.id.in_(some)))


async def start_session(connection: AsyncConnection, player: str, device: str) -> tuple[str, list[str]]:
    """Start a session; returns its id, and the sessions that ended because the player had too many."""
    id_, at = secrets.token_urlsafe(16), now()
    row = {"id": id_, "player": player, "device": device, "created": at, "seen": at}
    await connection.execute(insert(sessions).values(**row))
    others = select(sessions.c.id).where(sessions.c.player == player, sessions.c.id != id_)
    too_many = others.order_by(sessions.c.seen.desc(), sessions.c.created.desc()).offset(MOST_SESSIONS - 1)
    ids = [str(row.id) for row in await connection.execute(too_many)]
    return id_, await end_sessions(connection, sessions.c.id.in_(ids)) if ids else []


async def end_sessions(connection: AsyncConnection, which: ColumnElement[bool]) -> list[str]:
    """End sessions; returns their ids."""
    found = await connection.execute(delete(sessions).where(which).returning(sessions.c.id))
    return [str(row.id) for row in found]

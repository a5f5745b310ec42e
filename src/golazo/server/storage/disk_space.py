"""Checks whether the database accepts writes: a full disk can still be read."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import insert
from sqlalchemy.exc import SQLAlchemyError

from golazo.server.availability import DatabaseUnavailable
from golazo.server.storage.database import Database
from golazo.server.storage.schema import keys

NO_KEY = -1
SECONDS = 2.0  # for which a result is reused, so that frequent probes cause few writes


class Writable:
    """Tries to write to the database, without changing it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.trying: asyncio.Task[bool] | None = None
        self.tried_at = 0.0

    async def now(self) -> bool:
        """Return whether a write has succeeded recently.

        A try is never cancelled, as it shares its commit with others.
        """
        if self.trying is None or (self.trying.done() and self.tried_at < time.monotonic() - SECONDS):
            self.trying = asyncio.create_task(self.write())
        return await asyncio.shield(self.trying)

    async def write(self) -> bool:
        """Insert and delete an invisible key: updating a row with the same values would not reach the disk."""
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(keys).values(id=NO_KEY, secret="", created=0))
                await connection.execute(keys.delete().where(keys.c.id == NO_KEY))
        except (DatabaseUnavailable, SQLAlchemyError):
            return False
        finally:
            self.tried_at = time.monotonic()
        return True

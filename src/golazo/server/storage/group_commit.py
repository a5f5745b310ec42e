"""Writing to SQLite together: it knows one writer at a time, and waiting for the disk is what takes long.

So those who write take turns on one connection, each behind a savepoint of its own, and share a commit with all who
came while the disk was busy with the last one. Where SQLite cannot go on, as on a full disk, all who share the commit
are told, and the next ones begin anew on another connection.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from errno import EIO
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncTransaction

Result = TypeVar("Result")


class GroupCommit:
    """One connection for all who write."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.turn = asyncio.Lock()
        self.connection: AsyncConnection | None = None
        self.transaction: AsyncTransaction | None = None
        self.commit: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Write when it is one's turn, and go on when it is on the disk. Who fails takes back only their own."""
        async with self.turn:
            connection, transaction = await self.sure(self.begun())
            savepoint = await self.sure(connection.begin_nested())
            try:
                yield connection
            except BaseException:
                await asyncio.shield(self.take_back(savepoint))
                if self.transaction is transaction:  # or it would keep other programs from writing
                    self.committing(transaction)
                raise
            await self.sure(savepoint.commit())
            commit = self.committing(transaction)
        await asyncio.shield(commit)

    def committing(self, transaction: AsyncTransaction) -> asyncio.Task[None]:
        """The commit of a transaction, which is on its way."""
        if self.commit is None:
            self.commit = asyncio.create_task(self.commit_all(transaction))
            self.commit.add_done_callback(heard)
        return self.commit

    async def begun(self) -> tuple[AsyncConnection, AsyncTransaction]:
        """The connection, in a transaction."""
        if self.connection is None:
            self.connection = await self.engine.connect()
            await self.connection.execution_options(writes=True)
        if self.transaction is None:
            self.transaction = await self.connection.begin()
        return self.connection, self.transaction

    async def take_back(self, savepoint: AsyncTransaction) -> None:
        """Take back what one has written, unless SQLite has taken back everything already."""
        with suppress(SQLAlchemyError):
            await self.sure(savepoint.rollback())

    async def commit_all(self, transaction: AsyncTransaction) -> None:
        """Commit what was written by all who had their turn before this."""
        async with self.turn:
            if self.transaction is not transaction:
                raise OSError(EIO, "not written")
            self.transaction = self.commit = None
            await self.sure(transaction.commit())

    async def sure(self, step: Awaitable[Result]) -> Result:
        """Take a step after which the connection is as it should be, or give it up: nothing more is written on it."""
        try:
            return await step
        except BaseException:
            connection, self.connection, self.transaction, self.commit = self.connection, None, None, None
            if connection is not None:
                await asyncio.shield(given_up(connection))
            raise

    async def close(self) -> None:
        if self.commit is not None:
            await asyncio.wait([self.commit])
        async with self.turn:  # a commit that nobody waits for may be half done
            if self.connection is not None:
                await self.connection.close()
                self.connection = None


def heard(commit: asyncio.Task[None]) -> None:
    """Whoever wrote something waits for the commit and is told what is wrong; where nobody did, nobody has to be."""
    if not commit.cancelled():
        commit.exception()


async def given_up(connection: AsyncConnection) -> None:
    """Close a connection, whatever it is in the middle of."""
    with suppress(SQLAlchemyError):
        await connection.invalidate()
    await connection.close()

"""Group commit for SQLite, which has one writer at a time and takes most of its time to sync the disk.

Writers take turns on one connection, each in a savepoint, and share a commit with all who came while the last commit
was being synced. If SQLite fails, for example on a full disk, all who share the commit get the error, and the next
writers start on a new connection.
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
    """A connection shared by all writers."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.turn = asyncio.Lock()
        self.connection: AsyncConnection | None = None
        self.transaction: AsyncTransaction | None = None
        self.commit: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Wait for a turn to write; return after the commit. A failure rolls back only the caller's savepoint."""
        async with self.turn:
            connection, transaction = await self.run_step(self.open_transaction())
            savepoint = await self.run_step(connection.begin_nested())
            try:
                yield connection
            except BaseException:
                await asyncio.shield(self.roll_back(savepoint))
                if self.transaction is transaction:  # otherwise it would block other programs from writing
                    self.pending_commit(transaction)
                raise
            await self.run_step(savepoint.commit())
            commit = self.pending_commit(transaction)
        await asyncio.shield(commit)

    def pending_commit(self, transaction: AsyncTransaction) -> asyncio.Task[None]:
        """Return the pending commit of a transaction; starts it if necessary."""
        if self.commit is None:
            self.commit = asyncio.create_task(self.commit_all(transaction))
            self.commit.add_done_callback(retrieve_error)
        return self.commit

    async def open_transaction(self) -> tuple[AsyncConnection, AsyncTransaction]:
        """Return the connection, in a transaction."""
        if self.connection is None:
            self.connection = await self.engine.connect()
            await self.connection.execution_options(writes=True)
        if self.transaction is None:
            self.transaction = await self.connection.begin()
        return self.connection, self.transaction

    async def roll_back(self, savepoint: AsyncTransaction) -> None:
        """Roll back a savepoint, unless SQLite has already rolled back everything."""
        with suppress(SQLAlchemyError):
            await self.run_step(savepoint.rollback())

    async def commit_all(self, transaction: AsyncTransaction) -> None:
        """Commit what all earlier writers have written."""
        async with self.turn:
            if self.transaction is not transaction:
                raise OSError(EIO, "not written")
            self.transaction = self.commit = None
            await self.run_step(transaction.commit())

    async def run_step(self, step: Awaitable[Result]) -> Result:
        """Run a step; if it fails, discard the connection, whose state is then unknown."""
        try:
            return await step
        except BaseException:
            connection, self.connection, self.transaction, self.commit = self.connection, None, None, None
            if connection is not None:
                await asyncio.shield(discard(connection))
            raise

    async def close(self) -> None:
        if self.commit is not None:
            await asyncio.wait([self.commit])
        async with self.turn:  # a commit without a waiting writer may be in progress
            if self.connection is not None:
                await self.connection.close()
                self.connection = None


def retrieve_error(commit: asyncio.Task[None]) -> None:
    """Mark a commit's error as retrieved. Writers wait for the commit themselves.

    Without writers nobody needs the error.
    """
    if not commit.cancelled():
        commit.exception()


async def discard(connection: AsyncConnection) -> None:
    """Close a connection in any state."""
    with suppress(SQLAlchemyError):
        await connection.invalidate()
    await connection.close()

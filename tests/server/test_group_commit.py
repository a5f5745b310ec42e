"""Writing to SQLite together: what is still being committed when the database is closed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncTransaction

from golazo.server.storage.database import Database


def test_closing_waits_for_a_commit_that_nobody_waits_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commit = AsyncTransaction.commit

    async def story() -> None:
        begun, go_on = asyncio.Event(), asyncio.Event()

        async def slow(transaction: AsyncTransaction) -> None:
            begun.set()
            await go_on.wait()
            await commit(transaction)

        async def refused(database: Database) -> None:
            async with database.writing() as connection:
                await connection.execute(text("CREATE TABLE notes (note TEXT)"))
                monkeypatch.setattr(AsyncTransaction, "commit", slow)
                raise ValueError("refused")

        database = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        with pytest.raises(ValueError, match="refused"):
            await refused(database)
        await begun.wait()
        closing = asyncio.create_task(database.close())
        await asyncio.wait([closing], timeout=0.2)
        assert not closing.done()
        go_on.set()
        await closing

    asyncio.run(story())

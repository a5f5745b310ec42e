"""A database with something of everything in it, as a server left it, and ways to look into it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from inside import node_in, played_out, table_of

from golazo.protocol.parts import Said
from golazo.server.admin.connect import open_registry
from golazo.server.now import now
from golazo.server.storage.entry import PLAY, RESIGN
from golazo.server.tables.opening import TableRequest, open_table
from golazo.server.tables.registry import Registry

Result = TypeVar("Result")


@dataclass(frozen=True)
class House:
    """The database of a server that has gone, with some tables in it: their ids."""

    folder: Path
    finished: str
    playing: str  # with five decisions
    waiting: str
    resigned: str  # with something said

    @property
    def file(self) -> Path:
        return self.folder / "tables.sqlite"

    @property
    def db(self) -> str:
        return f"sqlite:///{self.file}"

    @property
    def tables(self) -> set[str]:
        return {self.finished, self.playing, self.waiting, self.resigned}

    def change(self, *statements: str) -> None:
        """Do something to the database that no server would do."""
        with closing(sqlite3.connect(self.file)) as connection:
            for statement in statements:
                connection.execute(statement)
            connection.commit()

    def read(self, query: str) -> list[Any]:
        """The first column of what the database holds."""
        with closing(sqlite3.connect(self.file)) as connection:
            return [row[0] for row in connection.execute(query)]


def furnished(folder: Path) -> House:
    """A new house. At the open tables sit three guests, one more has opened the finished one."""

    async def story() -> House:
        async with node_in(folder) as node:
            playing, _ = await table_of(node, "machikoro", 2)
            for number in range(5):
                state = playing.playing()
                player = state.header.places[state.to_act].player
                await playing.request(player, f"{number}", PLAY, state.match.legal_actions[0].text)
            resigned, (anna,) = await table_of(node, "tsubasa", 1, "random", chat=True)
            await node.registry.store.say(resigned.header.id, Said(0, anna.id, "Anna", "Well played!", now(), 0))
            await resigned.request(anna.id, "1", RESIGN, "")
            waiting = await open_table(node.registry, anna, TableRequest("machikoro", ["me", "open"]))
            finished, _ = await table_of(node, "machikoro", 0, "random", "random")
            await played_out(finished)
            return House(folder, *(one.header.id for one in (finished, playing, waiting, resigned)))

    return asyncio.run(story())


def at(db: str, work: Callable[[Registry], Awaitable[Result]]) -> Result:
    """Do something with all tables of a database, as the host."""

    async def do() -> Result:
        async with open_registry(db) as registry:
            return await work(registry)

    return asyncio.run(do())

"""The log, read from the database and folded anew: does it hold all that clients were promised, and nothing twice?"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from regular import Regular
from sqlalchemy import select

from golazo.server.app import new_node
from golazo.server.config.settings import Settings
from golazo.server.storage.entry import PLAY, Entry
from golazo.server.storage.schema import tables
from golazo.server.tables.table_state import TableState


@dataclass(frozen=True)
class Account:
    """A table's log, and how the table stands by it."""

    state: TableState
    entries: list[Entry]


async def accounts(db: str, wanted: Collection[str] | None = None) -> dict[str, Account]:
    """The tables of a database whose match has begun, all or some, folded from their logs.

    What a table's row says of its log must be true.
    """
    node = new_node(Settings(db=db))
    found: dict[str, Account] = {}
    try:
        async with node.database.reading() as connection:
            begun = select(tables).where(tables.c.started.is_not(None))
            some = begun if wanted is None else begun.where(tables.c.id.in_(wanted))
            rows = (await connection.execute(some)).mappings().all()
        for row in rows:
            state = (await node.registry.load(row["id"])).playing()
            entries = await node.registry.log.since(row["id"], 0)
            assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1)), row["id"]
            if entries:
                summary = state.summary()
                assert {name: row[name] for name in ("seq", "turn", "status", "ended", "returns")} == {
                    name: getattr(summary, name) for name in ("seq", "turn", "status", "ended", "returns")
                }
            found[row["id"]] = Account(state, entries)
    finally:
        node.registry.bot_pool.stop()
        await node.database.close()
    return found


def check_ledgers(found: dict[str, Account], players: Iterable[Regular]) -> int:
    """Every decision that was acknowledged is in the log at its line, once, and no other is; returns how many."""
    acknowledged = 0
    for player in players:
        mine = f"{player.player}:"
        written = {
            (table, entry.seq): entry
            for table, account in found.items()
            for entry in account.entries
            if entry.kind == PLAY and entry.request is not None and entry.request.startswith(mine)
        }
        for (table, seq), decision in player.ledger.items():
            entry = written.get((table, seq))
            assert entry is not None, f"{table} {seq}: {decision} was acknowledged and is gone"
            assert (entry.request, entry.what) == (mine + decision.id, decision.action), (entry, decision)
        extra = written.keys() - player.ledger.keys()
        assert not extra, f"decided, and not acknowledged: {sorted(extra)}"
        requests = [entry.request for entry in written.values()]
        assert len(set(requests)) == len(requests), "a request was carried out twice"
        acknowledged += len(player.ledger)
    return acknowledged

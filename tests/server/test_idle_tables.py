"""What a node holds in memory: idle tables are put away early where there are many, and garbage is looked for."""

from __future__ import annotations

import gc
from contextlib import AsyncExitStack
from pathlib import Path
from weakref import ref

import pytest
from inside import node_in, table_of
from party import play_out

from golazo.server.background import housekeeping, idle_tables
from golazo.server.background.housekeeping import COLLECT_EVERY, Housekeeping
from golazo.server.storage.database import CONNECTIONS
from golazo.server.storage.quotas import Quota
from golazo.server.tables.importing import study
from golazo.server.tables.opening import TableRequest
from golazo.testing.service import HOST
from matches import random_match


@pytest.fixture
def _little_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "SECONDS", 1000.0)  # the node does not look by itself, however long a test takes
    monkeypatch.setattr(idle_tables, "MOST_AT_REST", 4)
    monkeypatch.setattr(idle_tables, "MOST_STEPS", 300)


@pytest.mark.usefixtures("_little_room")
def test_many_tables_at_rest_are_put_away_early(tmp_path: Path) -> None:
    """Those that were touched last stay, but for long matches; where somebody is connected all stay."""

    async def story() -> None:
        async with node_in(tmp_path) as node:
            registry = node.registry
            opened = [(await table_of(node, "machikoro", 2))[0] for _ in range(10)]
            connected = opened[0]
            connected.broadcast.connections.add(None)  # type: ignore[arg-type]
            for number, live in enumerate(opened):
                live.touched -= 20 - number
            Housekeeping(registry).unload_idle()
            assert set(registry.tables) == {live.header.id for live in [connected, *opened[-4:]]}
            opened[-1].touched -= idle_tables.REST_AFTER
            Housekeeping(registry).unload_idle()
            assert len(registry.tables) == 4
            connected.broadcast.connections.clear()

    play_out(story())


@pytest.mark.usefixtures("_little_room")
def test_long_matches_at_rest_are_put_away_earlier(tmp_path: Path) -> None:
    record = random_match(120).record()

    async def story() -> None:
        async with node_in(tmp_path) as node:
            guest = await node.players.new_guest()
            quota = Quota(node.settings, node.tokens.marks(HOST))
            for number in range(4):
                studied = await study(node.registry, guest, record, TableRequest("machikoro", []), quota)
                (await node.registry.table(studied.id)).touched -= 20 - number
            assert sum(live.steps for live in node.registry.tables.values()) == 4 * 121
            Housekeeping(node.registry).unload_idle()
            assert sum(live.steps for live in node.registry.tables.values()) == 2 * 121

    play_out(story())


class Ring:
    """Garbage that does not go by itself."""

    def __init__(self) -> None:
        self.ring = self


def test_rings_of_garbage_are_looked_for_now_and_then(tmp_path: Path) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            housekeeping = Housekeeping(node.registry)
            gc.disable()
            try:
                garbage = ref(Ring())
                housekeeping.number = COLLECT_EVERY - 2
                await housekeeping.once()
                assert garbage() is not None
                await housekeeping.once()
                assert garbage() is None
            finally:
                gc.enable()

    play_out(story())


def test_all_connections_to_a_file_together_keep_little_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node, AsyncExitStack() as stack:
            uses = [node.database.writing(), *(node.database.reading() for _ in range(CONNECTIONS - 1))]
            opened = [await stack.enter_async_context(use) for use in uses]
            kept = [(await one.exec_driver_sql("PRAGMA cache_size")).scalar_one() for one in opened]
            assert all(-10_000 / CONNECTIONS <= kilobytes < 0 for kilobytes in kept), kept

    play_out(story())

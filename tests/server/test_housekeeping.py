"""What a node does by itself, and what it leaves alone: matches under other rules, other cards, nodes that are gone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from guest import Guest
from inside import entered, node_in, soon, table_of
from party import kept, play_out
from sqlalchemy import update

from golazo import games
from golazo.server.app import Node, new_node, running
from golazo.server.background import housekeeping
from golazo.server.background.housekeeping import Housekeeping
from golazo.server.config.settings import Settings
from golazo.server.net import presence
from golazo.server.net.bus import News, SingleNodeBus
from golazo.server.now import now
from golazo.server.refused import Refused
from golazo.server.storage.decision_log import Summary
from golazo.server.storage.entry import BOT, PLAY, Entry
from golazo.server.storage.header import Place
from golazo.server.storage.schema import tables
from golazo.server.tables.opening import TableRequest, open_table
from host import Host

CARDS = Path(__file__).parent.parent / "cards"


class Wire(SingleNodeBus):
    """A bus on which only the test speaks."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[News] = []

    async def tell(self, news: News) -> None:
        self.told.append(news)


@asynccontextmanager
async def one_of_several(folder: Path) -> AsyncIterator[tuple[Node, Wire]]:
    """A node that believes to have others beside it."""
    node, wire = new_node(Settings(db=f"sqlite:///{folder / 'tables.sqlite'}")), Wire()
    node.registry.bus, node.registry.single_node = wire, False
    async with running(node):
        yield node, wire


async def change(node: Node, table: str, **values: Any) -> None:
    """Write something else into a table's row."""
    async with node.database.writing() as connection:
        await connection.execute(update(tables).where(tables.c.id == table).values(**values))


async def begun_elsewhere(node: Node, *seats: str, **values: Any) -> str:
    """A table with a match that this node has not loaded, with something else in its row."""
    live, _ = await table_of(node, "machikoro", 2, *seats)
    await change(node, live.header.id, **values)
    node.registry.forget(live)
    return live.header.id


async def first_line(node: Node, table: str) -> Entry:
    """The first line of a table's log, once it is there."""
    while not (lines := await node.registry.log.since(table, 0)):
        await asyncio.sleep(0.01)
    return lines[0]


def test_a_match_under_other_rules_is_refused_and_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            table = await begun_elsewhere(node, rules_version=7)
            with pytest.raises(Refused) as refused:
                await node.registry.table(table)
            assert refused.value.code == "other-rules"
            assert refused.value.message.arguments == {"recorded": 7, "ours": 1}
            assert "rules version 7" in str(refused.value)

    play_out(story())


def test_a_table_under_other_rules_is_answered_for(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            response = await guest.http.get(f"/api/tables/{other}")
            assert response.status_code == 409
            assert response.json()["code"] == "other-rules"
            assert (await guest.http.get(f"/api/tables/{other}/record")).status_code == 409
            with pytest.raises(Exception, match="409"):
                await guest.sit(other)

    async def opened() -> str:
        async with Guest(host.url) as guest:
            return await guest.open("machikoro", "me", "me")

    table = asyncio.run(opened())
    other = f"old{table[3:]}"
    columns = [name for _, name, *_ in kept(host, "pragma table_info(tables)")]
    values = [{"id": "?", "rules_version": "7"}.get(name, name) for name in columns]
    with closing(sqlite3.connect(host.db.removeprefix("sqlite:///"))) as database:
        database.execute(f"insert into tables select {', '.join(values)} from tables where id = ?", (other, table))
        database.commit()
    play_out(story())


def test_with_the_last_seed_the_match_has_begun_whatever_happens_then(tmp_path: Path) -> None:
    """The server may be gone before it has told anybody."""

    async def story() -> None:
        async with node_in(tmp_path) as node:
            full, (anna,) = await table_of(node, "machikoro", 1, "amateur")
            opened = await open_table(node.registry, anna, TableRequest("machikoro", ["me", "open", "open"]))
            bob, cleo = [await node.players.new_guest(name) for name in ("Bob", "Cleo")]
            store, id_ = node.registry.store, opened.header.id
            taken = [Place(seat, who.id, who.name) for seat, who in ((1, bob), (1, cleo), (2, cleo))]
            sat = [await store.sit(id_, place, now()) for place in taken]
            assert sat == [True, False, True]
            begun = [await store.give_seed(id_, who.id, "", now()) for who in (bob, anna, anna, cleo)]
            assert begun == [False, False, False, True]
        async with node_in(tmp_path) as node:
            for table in (full, opened):
                again = await node.registry.table(table.header.id)
                assert again.playing().to_act is not None
                assert again.header.status == "playing"

    play_out(story())


def test_what_is_due_under_other_rules_is_left_to_nodes_that_know_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            long_ago = now() - 60_000
            other = await begun_elsewhere(node, rules_version=7, due=long_ago)
            ours = await begun_elsewhere(node, due=long_ago)
            claimed = await node.registry.store.claim_due(now(), 10_000, 50, node.registry.rules)
            assert claimed == [ours]
            assert (await node.registry.store.claim_due(now(), 10_000, 50, node.registry.rules)) == []
            assert other not in node.registry.tables

    play_out(story())


def test_an_idle_match_under_other_rules_is_closed_unread(tmp_path: Path) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            table = await begun_elsewhere(node, rules_version=7, updated=now() - 20 * 86_400_000)
            await Housekeeping(node.registry).close_idle()
            (line,) = await node.registry.log.since(table, 0)
            assert (line.seq, line.kind, line.what) == (1, "close", "idle")
            header = await node.registry.store.header(table)
            assert header is not None
            assert header.status == "closed"
            await Housekeeping(node.registry).close_idle()
            assert len(await node.registry.log.since(table, 0)) == 1

    play_out(story())


def test_a_table_keeps_its_cards_when_others_are_shipped(tmp_path: Path) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            game = games.load("machikoro")
            shipped = game.load_cards(None)
            assert await node.registry.store.card_file("machikoro", shipped.hash) == game.card_file()
            live, _ = await table_of(node, "machikoro", 2)
            text = (CARDS / "eleven-kinds.toml").read_text()
            older = game.parse_cards(text, "eleven-kinds.toml")
            header = replace(live.header, cards=older.hash)
            with pytest.raises(Refused):
                await node.registry.catalogue(header)
            for _ in range(2):
                await node.registry.store.keep_cards("machikoro", older.hash, text)
            assert (await node.registry.catalogue(header)).hash == older.hash
            assert (await node.registry.catalogue(live.header)) is shipped

    play_out(story())


def test_of_two_lines_in_the_same_place_one_is_written(tmp_path: Path) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, _ = await table_of(node, "machikoro", 2)
            lines = [Entry(1, PLAY, 0, "roll 1", now(), request) for request in ("a", "b", None, None)]
            summary = Summary(1, now(), 0, None, "playing", None, None, None)
            written = await asyncio.gather(*(node.registry.log.append(live.header.id, line, summary) for line in lines))
            assert written == [True, False, False, False]
            assert await node.registry.log.since(live.header.id, 0) == lines[:1]

    play_out(story())


def test_who_was_on_a_node_that_is_gone_is_gone_in_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A node that says nothing any more takes its guests along; then their time runs, and a bot stands in."""

    async def story() -> None:
        async with one_of_several(tmp_path) as (node, _):
            live, (_, bob) = await table_of(node, "machikoro", 2, absence=0)
            mine = await entered(live, bob)
            node.registry.on_news(News("elsewhere", live.header.id, here=[0]))
            assert mine.heard()[-1]["presence"] == {"seats": [0, 1], "spectators": 0}
            monkeypatch.setattr(presence, "STALE_SECONDS", 0.0)
            assert (await first_line(node, live.header.id)).kind == BOT
            assert {"seats": [1], "spectators": 0} in [frame.get("presence") for frame in mine.heard()]

    monkeypatch.setattr(housekeeping, "PRESENCE_EVERY", 1)
    monkeypatch.setattr(housekeeping, "SECONDS", 0.02)
    play_out(story())


def test_while_the_bus_is_away_nobody_is_taken_for_absent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with one_of_several(tmp_path) as (node, wire):
            wire.up_since = None
            live, (_, bob) = await table_of(node, "machikoro", 2, absence=0)
            await entered(live, bob)
            for _ in range(5):
                await asyncio.sleep(0.02)
                live.timers.schedule(drive=False)
            assert live.seq == 0
            wire.up_since = now()
            assert (await first_line(node, live.header.id)).kind == BOT
            assert any(news.here == [1] for news in wire.told)

    monkeypatch.setattr(housekeeping, "SECONDS", 0.02)
    play_out(story())


def test_what_another_node_wrote_is_found_without_news(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with one_of_several(tmp_path) as (node, _), node_in(tmp_path) as other:
            live, (anna, bob) = await table_of(node, "machikoro", 2)
            mine = await entered(live, bob)
            mine.heard()
            there = await other.registry.table(live.header.id)
            await there.request(anna.id, "a", PLAY, "roll 1", 0)
            await soon(lambda: live.seq == 1)
            assert [frame["seq"] for frame in mine.heard() if frame["type"] == "step"] == [1]

    monkeypatch.setattr(housekeeping, "SECONDS", 0.02)
    play_out(story())


def test_a_failing_round_does_not_end_the_rounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            claim, failed = node.registry.store.claim_due, asyncio.Event()

            async def failing(*arguments: Any) -> Any:
                monkeypatch.setattr(node.registry.store, "claim_due", claim)
                failed.set()
                raise ValueError("nonsense")

            monkeypatch.setattr(node.registry.store, "claim_due", failing)
            await failed.wait()
            table = await begun_elsewhere(node, "amateur", due=now() - 60_000)
            await soon(lambda: table in node.registry.tables)

    monkeypatch.setattr(housekeeping, "SECONDS", 0.02)
    play_out(story())

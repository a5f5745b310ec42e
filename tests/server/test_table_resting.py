"""Bots rest where nobody sees what they do: they go on when somebody comes, and no node takes such a table over."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from inside import Gate, Onlooker, Time, entered, node_in, played_out, soon, table_of
from party import play_out
from test_housekeeping import change, one_of_several

from golazo.server.accounts.players import Player
from golazo.server.app import Node
from golazo.server.background import housekeeping
from golazo.server.background.bot_turns import AT_ONCE
from golazo.server.net.bus import News
from golazo.server.rate_limits import Rate
from golazo.server.storage.entry import PLAY
from golazo.server.tables.live_table import LiveTable

WATCHING = Player("", "", None)
BOTS = ["random"] * 4


async def due_of(node: Node, table: str) -> list[str]:
    """What a node takes over that looks for what is overdue in a hundred years."""
    return await node.registry.store.claim_due(1 << 52, 0, 50, node.registry.rules)


async def rests(live: LiveTable) -> None:
    """Nothing is decided at a table, whatever time it is given."""
    await soon(lambda: not live.timers.busy)
    seq = live.seq
    for _ in range(20):
        await asyncio.sleep(0.005)
        live.timers.schedule(drive=True)
        assert not live.timers.busy
    assert live.seq == seq


async def left(live: LiveTable, *onlookers: Onlooker) -> None:
    for onlooker in onlookers:
        await live.go(onlooker)


def test_bots_among_themselves_play_while_somebody_watches(tmp_path: Path) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, _ = await table_of(node, "machikoro", 0, *BOTS)
            await rests(live)
            assert live.seq == 0
            assert await due_of(node, live.header.id) == []
            watching = await entered(live, WATCHING)
            await soon(lambda: live.seq > 3)
            await left(live, watching)
            await rests(live)
            assert not live.playing().over
            assert await due_of(node, live.header.id) == []
            await played_out(live)

    play_out(story())


def test_bots_play_on_for_one_who_is_gone_only_where_somebody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time(monkeypatch)

    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, (_, bob) = await table_of(node, "machikoro", 2, "random", absence=10)
            here = await entered(live, bob)
            time.passes(11)
            live.timers.schedule(drive=True)
            await soon(lambda: live.playing().to_act == 1)  # Anna's bot has played, and Bob is asked
            assert live.playing().stand_ins == {0: "absent"}
            await left(live, here)
            await live.request(bob.id, "1", PLAY, "roll 1")
            await live.request(bob.id, "2", PLAY, "build nothing")
            await soon(lambda: live.playing().to_act == 1)  # the bots play until it is a person's turn
            assert not live.playing().pauses_unwatched

    play_out(story())


def test_where_all_people_are_stood_in_for_and_gone_nothing_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, (anna, bob) = await table_of(node, "machikoro", 2, "random")
            here = await entered(live, bob)
            await live.leave(anna.id)
            await soon(lambda: live.playing().to_act == 1)
            async with live.lock:
                await live.write(live.entry("bot", 1, "absent"))
            await left(live, here)
            await rests(live)
            assert live.playing().pauses_unwatched
            assert await due_of(node, live.header.id) == []
            await entered(live, bob)  # takes the seat back
            await soon(lambda: live.playing().to_act == 1 and 1 not in live.playing().stand_ins)

    play_out(story())


def test_a_match_with_clocks_ends_by_its_clocks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch)

    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, _ = await table_of(node, "machikoro", 2, "random", clock="move", seconds=5)
            while not live.playing().over:
                await soon(lambda: live.playing().over or not live.timers.busy)
                time.passes(6)
                await live.timers.time_is_up()
            assert live.playing().ended is not None
            assert live.playing().ended.how == "rules"
            assert not live.broadcast.has_connections

    play_out(story())


def test_a_clock_keeps_no_bots_awake_that_play_for_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, _ = await table_of(node, "machikoro", 0, *BOTS, clock="move", seconds=5)
            await rests(live)
            assert live.seq == 0

    play_out(story())


def test_a_resting_table_that_was_noted_as_due_is_taken_over_once(tmp_path: Path) -> None:
    """So earlier versions have left them, and servers that were gone before they could note more."""

    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, _ = await table_of(node, "machikoro", 0, *BOTS)
            await change(node, live.header.id, due=1)
            assert await due_of(node, live.header.id) == [live.header.id]
            await housekeeping.Housekeeping(node.registry).drive(live.header.id)
            assert live.seq == 0
            assert await due_of(node, live.header.id) == []

    play_out(story())


def test_who_watches_on_another_node_is_reason_enough(tmp_path: Path) -> None:
    async def story() -> None:
        async with one_of_several(tmp_path) as (node, _):
            live, _ = await table_of(node, "machikoro", 0, *BOTS)
            await rests(live)
            node.registry.on_news(News("elsewhere", live.header.id, here=[], spectators=1))
            live.timers.schedule(drive=True)
            await soon(lambda: live.playing().over, seconds=90)

    play_out(story())


def test_bots_whose_node_is_gone_are_seen_to_where_somebody_watches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time(monkeypatch)
    monkeypatch.setattr(housekeeping, "SECONDS", 0.02)

    async def story() -> None:
        async with one_of_several(tmp_path) as (node, _):
            live, _ = await table_of(node, "machikoro", 0, *BOTS)
            await entered(live, WATCHING)
            await rests_on_another_node(live)
            time.passes(3)
            await soon(lambda: live.playing().over, seconds=90)

    async def rests_on_another_node(live: LiveTable) -> None:
        for _ in range(10):
            await asyncio.sleep(0.02)
            assert live.seq == 0

    play_out(story())


def test_bots_among_themselves_decide_so_often_and_no_more(tmp_path: Path) -> None:
    """The tables of people go on meanwhile."""

    async def story() -> None:
        async with node_in(tmp_path) as node:
            node.registry.turns.rate = Rate(per_second=1e-6, saved=10)
            watched = [(await table_of(node, "machikoro", 0, *BOTS))[0] for _ in range(2)]
            for live in watched:
                await entered(live, WATCHING)
            await soon(lambda: sum(live.seq for live in watched) == 10)
            live, (anna,) = await table_of(node, "machikoro", 1, "random")
            for number in range(5):
                await soon(lambda: live.playing().to_act == 0)
                await live.request(anna.id, f"{number}", PLAY, live.playing().match.legal_actions[0].text)
            await soon(lambda: live.playing().to_act == 0)
            assert sum(live.seq for live in watched) == 10
            assert all(live.timers.busy for live in watched)

    play_out(story())


def test_of_bots_among_themselves_few_decide_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many wait, a bot that plays with people does not."""

    async def story() -> None:
        async with node_in(tmp_path) as node:
            choosing = Gate(node.registry.bot_pool.choice)
            monkeypatch.setattr(node.registry.bot_pool, "choice", choosing)
            watched = [(await table_of(node, "machikoro", 0, *BOTS))[0] for _ in range(AT_ONCE + 3)]
            for live in watched:
                await entered(live, WATCHING)
            await soon(lambda: choosing.waiting == AT_ONCE)
            live, (anna,) = await table_of(node, "machikoro", 1, "random")
            while live.playing().to_act == 0:
                await live.request(anna.id, f"{live.seq}", PLAY, live.playing().match.legal_actions[0].text)
            await soon(lambda: choosing.waiting == AT_ONCE + 1)
            assert all(live.timers.busy for live in watched)
            choosing.open.set()
            await soon(lambda: all(live.seq for live in watched))

    play_out(story())

"""Clocks that run out, players who are gone, and how they come back. The time is the tests' own."""

from __future__ import annotations

from pathlib import Path

import pytest
from inside import START, Gate, Onlooker, Time, entered, node_in, soon, table_of
from party import play_out

from golazo.protocol.status import PAUSE
from golazo.server.app import Node
from golazo.server.refused import Refused
from golazo.server.storage.entry import ASK, BACK, PLAY, RESUME
from golazo.server.tables.live_table import LiveTable

MOVE = {"clock": "move", "seconds": 30}
MATCH = {"clock": "match", "seconds": 60}


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


def hold_bots(node: Node) -> Gate:
    """Have bots think until they are let go on."""
    gate = Gate(node.registry.bot_pool.choice)
    node.registry.bot_pool.choice = gate  # type: ignore[method-assign]
    return gate


def stand_ins(live: LiveTable) -> dict[int, str]:
    return live.playing().stand_ins


async def refused(live: LiveTable, player: str, kind: str, what: str = "") -> str:
    """The code with which a request is refused."""
    with pytest.raises(Refused) as refusal:
        await live.request(player, f"{kind}-{live.seq}", kind, what)
    return refusal.value.code


async def decide(live: LiveTable, player: str, what: str) -> None:
    await live.request(player, f"decision-{live.seq}", PLAY, what)


def last_clocks(onlooker: Onlooker) -> dict[str, object]:
    clocks: dict[str, object] = onlooker.heard()[-1]["clocks"]
    return clocks


def test_time_for_a_decision_runs_out(tmp_path: Path, time: Time) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            bots = hold_bots(node)
            live, (anna, bob) = await table_of(node, "machikoro", 2, **MOVE)
            await entered(live, anna)
            watching = await entered(live, bob)
            assert watching.heard()[0]["clocks"] == {"now": START, "deadline": START + 30_000, "left": []}
            time.passes(29.999)
            await live.timers.time_is_up()
            assert not stand_ins(live)
            time.passes(0.001)
            await live.timers.time_is_up()
            frame = watching.heard()[-1]
            assert [place["stand_in"] for place in frame["table"]["places"]] == ["clock", ""]
            assert frame["clocks"]["deadline"] is None
            for kind, what in ((BACK, ""), (PLAY, "roll 1")):  # this one is the bot's
                assert await refused(live, anna.id, kind, what) == "out-of-time"
            await entered(live, anna)
            assert stand_ins(live) == {0: "clock"}
            bots.open.set()
            await soon(lambda: live.playing().to_act == 1)
            await live.request(anna.id, "back", BACK, "")
            assert not stand_ins(live)
            assert await refused(live, anna.id, BACK) == "is-back"

    play_out(story())


def test_who_comes_back_after_the_bot_has_decided_plays_on(tmp_path: Path, time: Time) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, (anna, bob) = await table_of(node, "machikoro", 2, **MOVE)
            await entered(live, bob)
            time.passes(30)
            await live.timers.time_is_up()
            await soon(lambda: live.playing().to_act == 1)
            await entered(live, anna)
            assert not stand_ins(live)
            await decide(live, bob.id, "roll 1")
            await decide(live, bob.id, "build nothing")
            await decide(live, anna.id, "roll 1")

    play_out(story())


def test_each_decision_has_its_own_time(tmp_path: Path, time: Time) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, (anna, bob) = await table_of(node, "machikoro", 2, **MOVE)
            watching = await entered(live, bob)
            for action in ("roll 1", "build nothing"):
                time.passes(20)
                await decide(live, anna.id, action)
                assert last_clocks(watching)["deadline"] == time() + 30_000
            time.passes(20)
            await live.request(anna.id, "question", ASK, PAUSE)  # which gains nobody any time
            assert last_clocks(watching)["deadline"] == time() + 10_000

    play_out(story())


def test_time_for_the_match_is_used_up_and_some_is_left_for_each_decision(tmp_path: Path, time: Time) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, (anna, bob) = await table_of(node, "machikoro", 2, **MATCH)
            watching = await entered(live, bob)
            await entered(live, anna)
            time.passes(50)
            await decide(live, anna.id, "roll 1")
            assert last_clocks(watching) == {"now": time(), "deadline": time() + 10_000, "left": [10_000, 60_000]}
            time.passes(9)
            await decide(live, anna.id, "build nothing")
            assert last_clocks(watching) == {"now": time(), "deadline": time() + 60_000, "left": [1_000, 60_000]}
            await decide(live, bob.id, "roll 1")
            await decide(live, bob.id, "build nothing")
            assert last_clocks(watching)["deadline"] == time() + 10_000
            time.passes(4)
            await decide(live, anna.id, "roll 1")
            assert last_clocks(watching) == {"now": time(), "deadline": time() + 10_000, "left": [0, 60_000]}
            bots = hold_bots(node)
            time.passes(10)
            await live.timers.time_is_up()
            assert stand_ins(live) == {0: "clock"}
            assert await refused(live, anna.id, BACK) == "out-of-time"
            bots.open.set()
            await soon(lambda: live.playing().to_act == 1)
            await live.request(anna.id, "back", BACK, "")

    play_out(story())


def test_no_clock_runs_during_a_pause_or_for_a_bot(tmp_path: Path, time: Time) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            bots = hold_bots(node)
            live, (anna,) = await table_of(node, "machikoro", 1, "random", **MATCH)
            watching = await entered(live, anna)
            time.passes(20)
            await live.request(anna.id, "pause", ASK, PAUSE)
            assert last_clocks(watching)["deadline"] is None
            time.passes(1000)
            await live.timers.time_is_up()
            await live.request(anna.id, "resume", RESUME, "")
            assert last_clocks(watching) == {"now": time(), "deadline": time() + 40_000, "left": [40_000, 60_000]}
            await decide(live, anna.id, "roll 1")
            await decide(live, anna.id, "build nothing")
            assert last_clocks(watching)["deadline"] is None
            time.passes(1000)
            bots.open.set()
            await soon(lambda: live.playing().to_act == 0)
            assert last_clocks(watching)["left"] == [40_000, 60_000]

    play_out(story())


def test_a_bot_stands_in_for_one_who_is_gone_while_somebody_waits(tmp_path: Path, time: Time) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, (anna, bob) = await table_of(node, "machikoro", 2, absence=60)
            watching = await entered(live, bob)
            time.passes(59.999)
            await live.timers.time_is_up()
            assert not stand_ins(live)
            time.passes(0.001)
            await live.timers.time_is_up()
            told = [frame for frame in watching.heard() if frame["type"] == "table"]
            assert told[-1]["table"]["places"][0]["stand_in"] == "absent"
            await soon(lambda: live.playing().to_act == 1)
            await entered(live, anna)
            assert not stand_ins(live)

    play_out(story())


def test_absence_counts_from_when_one_had_to_decide(tmp_path: Path, time: Time) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, (anna, bob) = await table_of(node, "machikoro", 2, absence=60)
            here = await entered(live, anna)
            await entered(live, bob)
            await live.go(here)
            time.passes(1)
            await live.timers.time_is_up()
            assert live.timers.absent_at() == START + 60_000
            again = await entered(live, anna)
            assert live.timers.absent_at() is None
            await decide(live, anna.id, "roll 1")
            await decide(live, anna.id, "build nothing")
            await live.go(again)
            time.passes(500)
            assert live.timers.absent_at() is None  # it is somebody else's decision
            await decide(live, bob.id, "roll 1")
            await decide(live, bob.id, "build nothing")
            assert live.timers.absent_at() == time() + 60_000

    play_out(story())


def test_where_nobody_waits_nobody_is_absent(tmp_path: Path, time: Time) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, (anna, bob) = await table_of(node, "machikoro", 2, absence=60)
            players = [await entered(live, anna), await entered(live, bob)]
            spectator = await entered(live, await node.players.new_guest())
            for player in players:
                await live.go(player)
            time.passes(3600)
            await live.timers.time_is_up()
            assert not stand_ins(live)
            await live.go(spectator)

    play_out(story())


def test_a_clock_that_ran_out_while_no_server_was_there(tmp_path: Path, time: Time) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, _ = await table_of(node, "machikoro", 2, **MOVE)
        time.passes(40)
        async with node_in(tmp_path) as node:
            await soon(lambda: live.header.id in node.registry.tables)
            await soon(lambda: stand_ins(node.registry.tables[live.header.id]))
            assert stand_ins(node.registry.tables[live.header.id])[0] == "clock"

    play_out(story())


def test_deciding_is_a_way_back(tmp_path: Path, time: Time) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            hold_bots(node)
            live, (anna, bob) = await table_of(node, "machikoro", 2)
            await live.leave(anna.id)
            assert stand_ins(live) == {0: "left"}
            assert await refused(live, bob.id, PLAY, "roll 1") == "not-your-turn"
            await decide(live, anna.id, "roll 1")
            assert not stand_ins(live)
            await live.leave(bob.id)
            assert await refused(live, bob.id, PLAY, "roll 1") == "not-your-turn"
            assert stand_ins(live) == {1: "left"}  # for nothing was decided
            kinds = [entry.kind for entry in await node.registry.log.since(live.header.id, 0)]
            assert kinds == ["bot", "back", "play", "bot"]

    play_out(story())


def test_who_leaves_is_not_back_by_looking(tmp_path: Path, time: Time) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            hold_bots(node)
            live, (anna, bob) = await table_of(node, "machikoro", 2, absence=60)
            await entered(live, bob)
            time.passes(60)
            await live.timers.time_is_up()
            assert stand_ins(live) == {0: "absent"}
            await live.leave(anna.id)
            assert stand_ins(live) == {0: "left"}
            await entered(live, anna)
            assert stand_ins(live) == {0: "left"}
            await live.request(anna.id, "back", BACK, "")
            assert not stand_ins(live)

    play_out(story())

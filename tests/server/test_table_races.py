"""Several things at once: whatever comes first counts, and what comes second is told so."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from inside import Gate, entered, node_in, played_out, soon, table_of
from party import history, party, play_out

from golazo.protocol.status import UNDO
from golazo.server.app import Node
from golazo.server.refused import Refused
from golazo.server.storage.entry import ANSWER, ASK, PLAY, YES
from golazo.server.tables.live_table import LiveTable
from golazo.server.tables.table_state import TableState
from host import Host


async def at_once(*wanted: Any) -> list[Any]:
    """Have several things tried at once; returns the line, or the code of the refusal, of each."""
    found = await asyncio.gather(*wanted, return_exceptions=True)
    assert all(isinstance(one, int | Refused) for one in found), found
    return [one.code if isinstance(one, Refused) else one for one in found]


async def check_folds(node: Node, live: LiveTable) -> None:
    """The table is what its log makes of it."""
    again = TableState(live.header, await node.registry.catalogue(live.header))
    async with live.lock:  # what is being written is in no log yet
        again.add_all(await node.registry.log.since(live.header.id, 0))
    assert again.summary() == live.playing().summary()
    assert again.match.state.tobytes() == live.playing().match.state.tobytes()


def hold_the_disk(node: Node, monkeypatch: pytest.MonkeyPatch) -> Gate:
    """Have nothing written until it is let go on."""
    gate = Gate(node.registry.log.append)
    monkeypatch.setattr(node.registry.log, "append", gate)
    return gate


def test_two_decisions_of_one_player_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, (anna, _) = await table_of(node, "machikoro", 2)
            tries = [live.request(anna.id, f"tab-{number}", PLAY, "roll 1", 0) for number in range(10)]
            answers = await at_once(*tries)
            assert sorted(answers, key=str) == [1] + ["stale"] * 9
            same = await at_once(*(live.request(anna.id, "same", PLAY, "build nothing", 1) for _ in range(10)))
            assert same == [2] * 10
            await check_folds(node, live)

    play_out(story())


def test_both_players_decide_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, (anna, bob) = await table_of(node, "machikoro", 2)
            mine = live.request(anna.id, "a", PLAY, "roll 1", 0)
            theirs = live.request(bob.id, "b", PLAY, "roll 1", 0)
            assert await at_once(theirs, mine) == ["not-your-turn", 1]
            await check_folds(node, live)

    play_out(story())


@pytest.mark.parametrize("answer_first", [True, False])
def test_a_question_is_answered_at_the_moment_of_a_decision(tmp_path: Path, answer_first: bool) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, (anna, bob) = await table_of(node, "machikoro", 2)
            await live.request(anna.id, "a1", PLAY, "roll 1", 0)
            await live.request(anna.id, "a2", PLAY, "build nothing", 1)
            await live.request(anna.id, "a3", ASK, UNDO)
            answer = live.request(bob.id, "b1", ANSWER, YES, 3)
            decision = live.request(bob.id, "b2", PLAY, "roll 1", 3)
            if answer_first:
                assert await at_once(answer, decision) == [4, "stale"]
                assert live.playing().to_act == 0
            else:
                assert await at_once(decision, answer) == [4, "nothing-asked"]
                assert live.playing().to_act == 1
            await check_folds(node, live)

    play_out(story())


def test_nothing_is_seen_before_it_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, (anna, bob) = await table_of(node, "machikoro", 2)
            here = await entered(live, bob)
            here.heard()
            disk = hold_the_disk(node, monkeypatch)
            decision = asyncio.create_task(live.request(anna.id, "a", PLAY, "roll 1", 0))
            await soon(lambda: disk.waiting)
            coming = asyncio.create_task(entered(live, bob))
            await asyncio.sleep(0.05)
            assert not decision.done()
            assert not coming.done()
            assert here.heard() == []
            disk.open.set()
            assert await decision == 1
            assert (await coming).heard()[0]["seq"] == 1
            assert here.heard()[0]["type"] == "step"

    play_out(story())


def test_a_bot_drops_what_it_thought_about_a_position_that_is_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            bots = Gate(node.registry.bot_pool.choice)
            node.registry.bot_pool.choice = bots  # type: ignore[method-assign]
            live, (anna,) = await table_of(node, "machikoro", 1, "random")
            await live.request(anna.id, "a1", PLAY, "roll 1")
            await live.request(anna.id, "a2", PLAY, "build nothing")
            await soon(lambda: bots.waiting)
            await live.request(anna.id, "a3", ASK, UNDO)
            bots.open.set()
            await soon(lambda: not live.timers.busy)
            assert (live.seq, live.playing().to_act) == (3, 0)
            await live.request(anna.id, "a4", PLAY, "build ticket-booth")
            await soon(lambda: not live.timers.busy)
            assert live.playing().to_act == 0
            await check_folds(node, live)

    play_out(story())


def test_a_bot_at_a_table_that_was_put_away_stops_thinking(tmp_path: Path) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            bots = Gate(node.registry.bot_pool.choice)
            node.registry.bot_pool.choice = bots  # type: ignore[method-assign]
            live, (anna,) = await table_of(node, "machikoro", 1, "random")
            await live.request(anna.id, "1", PLAY, "roll 1")
            await live.request(anna.id, "2", PLAY, "build nothing")
            await soon(lambda: bots.waiting)
            node.registry.forget(live)
            bots.open.set()
            await soon(lambda: not live.timers.busy)
            assert len(await node.registry.log.since(live.header.id, 0)) == 2

    play_out(story())


def test_bots_of_many_tables_think_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            tables = [(await table_of(node, "machikoro", 0, "random", "random"))[0] for _ in range(6)]
            await played_out(*tables)
            for live in tables:
                await check_folds(node, live)
                assert not live.timers.busy

    play_out(story())


def test_two_windows_of_one_player(host: Host) -> None:
    async def story() -> None:
        async with party(host, "tsubasa") as us, await us.guests[0].sit(us.table, since=0) as window:
            await window.hear("table")
            us.lines.append(window)
            for _ in range(6):
                line = window if us.acting is us.lines[0] else us.acting
                answer = await line.decide()
                await us.together(answer["seq"])
                assert history(window) == history(us.lines[0])
                assert window.position == us.lines[0].position
            await window.say("look", seat=None)
            await window.until(lambda one: one.position["seat"] is None)
            await us.play()
            assert us.lines[0].position["seat"] == 0
            assert window.position["seat"] is None

    play_out(story())


def test_who_vanishes_while_deciding_disturbs_nobody(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            bob = us.lines[1]
            await us.lines[0].socket.close()
            for number in range(30):
                async with await us.guests[0].sit(us.table) as line:
                    await line.hear("table")
                    if not line.position["legal"]:
                        break
                    action = line.position["legal"][0]["action"]
                    await line.say("decide", id=f"gone-{number}", seq=line.seq, action=action)
                    line.socket.transport.abort()
                await bob.until(lambda one, seq=line.seq: one.seq > seq)
            assert (await bob.decide())["type"] == "ack"
            assert [frame["seq"] for frame in bob.frames if frame["type"] == "step"] == list(range(1, bob.seq + 1))
            assert not [frame for frame in bob.frames if frame["type"] == "bye"]

    play_out(story())

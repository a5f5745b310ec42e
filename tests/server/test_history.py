"""The history of a long match: in pages that fit in a frame, folded beside the event loop, and never without end."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from guest import Guest
from inside import entered, node_in, table_of
from party import history, party, play_out
from sqlalchemy import insert

import golazo.client
from endless import ENDLESS
from golazo import games
from golazo.protocol.frames import LARGEST_TOLD, MOST_STEPS
from golazo.protocol.status import PLAYING
from golazo.server.accounts.players import Player
from golazo.server.app import Node
from golazo.server.now import now
from golazo.server.refused import Refused
from golazo.server.storage.entry import ASK, PLAY, RESIGN, RESUME, Entry
from golazo.server.storage.schema import decisions
from golazo.server.tables import entry_checks, live_table
from golazo.server.tables.live_table import LiveTable
from golazo.server.tables.opening import new_id
from golazo.server.tables.table_state import TableState
from host import Host

PAGE = MOST_STEPS


async def long_match(node: Node, lines: int, game: str = "machikoro") -> LiveTable:
    """A table between two people who have taken so many decisions, with cards by which nobody wins."""
    loaded = games.load(game)
    live, people = await table_of(node, game, 2)
    node.registry.forget(live)
    catalogue = loaded.parse_cards(ENDLESS[game], "cards.toml")
    await node.registry.store.keep_cards(game, catalogue.hash, ENDLESS[game])
    header = replace(live.header, id=new_id(), cards=catalogue.hash, own_cards=True, status=PLAYING, started=now())
    state, entries = TableState(header, catalogue), []
    for seq in range(1, lines + 1):
        action = state.match.bot_choice("amateur").text
        entries.append(Entry(seq, PLAY, state.match.to_act or 0, action, now()))
        state.add(entries[-1])
    await node.registry.store.add(header, None)
    async with node.database.writing() as connection:
        rows = [{"table": header.id, **{name: getattr(entry, name) for name in Entry.__slots__}} for entry in entries]
        await connection.execute(insert(decisions), rows)
    assert people
    return await node.registry.table(header.id)


def size_of(frame: Any) -> int:
    return len(msgspec.json.encode(frame))


@pytest.mark.compiled
@pytest.mark.parametrize("game", games.names())
def test_a_long_history_comes_in_pages_that_fit(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live = await long_match(node, 3_000, game)
            for who in (Player("", "", None), Player(live.header.places[1].player or "", "", None)):
                onlooker = await entered(live, who)
                frame, *_ = [one for one in onlooker.heard() if one["type"] == "table"]
                assert size_of(frame) < LARGEST_TOLD
                assert "keep" not in frame
                assert 1 < len(frame["steps"]) <= PAGE
                assert frame["steps"][-1]["number"] == 3_000
                numbers = [step["number"] for step in frame["steps"]]
                assert numbers == list(range(numbers[0], 3_001))

    play_out(story())


def brought(live: Guest, text: str) -> dict[str, Any]:
    return {"record": text, "cards": ENDLESS["machikoro"], "study": True}


@pytest.fixture(scope="module")
def long_record() -> str:
    """The record of a match that went on until the limit."""
    game = games.load("machikoro")
    match = golazo.Match(game, 2, seed=5, catalogue=game.parse_cards(ENDLESS["machikoro"], "cards.toml"))
    while not match.over:
        match.decide(match.bot_choice("random"))
    return match.record()


@pytest.mark.compiled
def test_the_whole_history_can_be_had_over_the_socket(host: Host, long_record: str) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            info = await guest.post("/api/records", **brought(guest, long_record))
            async with await guest.sit(info["id"], since=0) as line:
                frame = await line.hear("table")
                assert frame["result"]["how"] == "limit"
                assert frame["result"]["rule"] == "MK-END-1"
                assert frame["result"]["returns"] == [0.5, 0.5]
                steps = frame["steps"]
                while steps[0]["number"] > 0:
                    page = await line.ask("history", before=steps[0]["number"])
                    assert size_of(page) < LARGEST_TOLD
                    assert 1 <= len(page["steps"]) <= PAGE
                    steps = page["steps"] + steps
                assert [step["number"] for step in steps] == list(range(5_001))
                assert (await line.ask("history", before=6_000))["steps"][-1]["number"] == 5_000

    play_out(story())


@pytest.mark.compiled
def test_the_client_puts_the_pages_together(host: Host, long_record: str) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            info = await guest.post("/api/records", **brought(guest, long_record))
        async with golazo.client.connect(host.url) as lobby:
            there = await lobby.watch(info["id"])
            async with there:
                assert there.match is not None
                assert len(there.match.decisions) == 5_000
                assert there.match.at_limit
                assert [step.number for step in there.following.steps] == list(range(5_001))
                refusal = there.match.why_not("roll 1")
                assert refusal is not None
                assert refusal.rule == "MK-END-1"

    play_out(story())


def test_a_history_that_fits_is_told_at_once(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            for _ in range(10):
                await us.play()
            anna = us.lines[0]
            page = await anna.ask("history", before=4)
            assert page["steps"] == history(anna)[:4]
            assert (await us.lines[1].ask("history", before=4))["steps"] == history(us.lines[1])[:4]
            await anna.say("history", id="none", before=0)
            assert (await anna.hear("refused"))["code"] == "malformed"

    play_out(story())


@pytest.mark.compiled
def test_a_log_is_folded_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[threading.Thread] = []
    add_all = TableState.add_all

    def noted(state: TableState, entries: Any) -> None:
        where.append(threading.current_thread())
        add_all(state, entries)

    async def story() -> None:
        async with node_in(tmp_path) as node:
            live = await long_match(node, 200)
            node.registry.forget(live)
            monkeypatch.setattr(TableState, "add_all", noted)
            live = await node.registry.table(live.header.id)
            assert live.seq == 200
            assert where
            assert threading.main_thread() not in where
            where.clear()
            beside = LiveTable(node.registry, live.header)
            await beside.catch_up()
            assert threading.main_thread() not in where

    play_out(story())


@pytest.mark.compiled
def test_much_that_other_nodes_have_written_is_folded_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live = await long_match(node, 200)
            entries = await node.registry.log.since(live.header.id, 0)
            live.state = TableState(live.header, await node.registry.catalogue(live.header))
            live.state.add_all(entries[:10])
            before = live.state
            await live.catch_up()
            assert live.seq == 200
            assert live.state is not before

    monkeypatch.setattr(live_table, "MOST_AT_ONCE", 100)
    play_out(story())


def test_a_log_that_is_very_long_takes_only_what_leads_to_an_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, (anna,) = await table_of(node, "machikoro", 1, "random")
            await live.request(anna.id, "1", ASK, "pause")
            await live.request(anna.id, "2", RESUME, "")
            monkeypatch.setattr(entry_checks, "MOST_LINES", 2)
            for what in ("pause", "undo"):
                with pytest.raises(Refused) as refused:
                    await live.request(anna.id, f"more {what}", ASK, what)
                assert refused.value.code == "log-full"
            await live.request(anna.id, "3", PLAY, "roll 1")
            await live.request(anna.id, "4", RESIGN, "")
            assert live.playing().over

    play_out(story())


def test_cards_with_which_no_match_ends_open_no_table(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            for game, cards in ENDLESS.items():
                wish = {"game": game, "seats": ["random", "random"], "cards": cards}
                answer = await guest.http.post("/api/tables", json=wish)
                assert (answer.status_code, answer.json()["code"]) == (400, "catalogue")
                assert "No match can be finished" in answer.json()["detail"]

    play_out(story())

"""What a table costs is given back when it is put away: at once, without a search for garbage."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
from guest import Guest
from inside import entered, node_in, played_out, served, soon, table_of
from party import play_out
from whole_matches import both_play

from golazo import games
from golazo.server.app import Node
from golazo.server.storage.entry import PLAY
from golazo.server.tables.live_table import LiveTable
from matches import random_match

Kept = list["ref[Any]"]


@pytest.fixture(autouse=True)
def _no_search_for_garbage() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def parts_of(live: LiveTable) -> Kept:
    """A table and what it consists of; nothing here keeps them alive."""
    parts = [live, live.timers, live.broadcast]
    if live.state is not None:
        parts += [live.state, live.state.match]
    return [ref(part) for part in parts]


def all_parts(node: Node) -> Kept:
    """What the tables in use consist of."""
    return [part for live in node.registry.tables.values() for part in parts_of(live)]


def put_all_away(node: Node) -> None:
    for live in list(node.registry.tables.values()):
        node.registry.forget(live)


async def gone(parts: Kept) -> None:
    """Wait until nothing is left of some tables."""
    assert parts
    await soon(lambda: not [part for part in parts if part() is not None])


@pytest.mark.parametrize("game", games.names())
def test_a_table_without_connections(tmp_path: Path, game: str) -> None:
    async def played(node: Node) -> Kept:
        """Tables that wait, that are played at with a clock and against a bot, and one that bots play to its end."""
        await table_of(node, game, 1, "open")
        live, (anna,) = await table_of(node, game, 1, "random", clock="move", seconds=600)
        await soon(lambda: live.playing().to_act == 0)
        for number in range(5):
            action = live.playing().match.legal_actions[0].text
            await live.request(anna.id, f"{number}", PLAY, action)
            await soon(lambda: live.playing().to_act == 0)
        left = await entered(live, anna)
        await live.go(left)
        over, _ = await table_of(node, game, 0, "random", "random")
        await played_out(over)
        await soon(lambda: not over.timers.busy)
        return all_parts(node)

    async def story() -> None:
        async with node_in(tmp_path) as node:
            parts = await played(node)
            assert len(parts) == 3 + 5 + 5
            put_all_away(node)
            await gone(parts)

    play_out(story())


@pytest.mark.parametrize("game", games.names())
def test_a_table_with_players_and_spectators(tmp_path: Path, game: str) -> None:
    """They come over real sockets, ask for what is refused too, leave politely or not, and come back."""

    async def story() -> None:
        async with (
            served(tmp_path) as (node, url),
            Guest(url, "Anna") as anna,
            Guest(url, "Bob") as bob,
            Guest(url) as eve,
        ):
            table = await anna.open(game, "me", "open", chat=True)
            await bob.join(table)
            assert (await eve.http.post(f"/api/tables/{table}/join", json={})).status_code == 409
            assert (await eve.http.get(f"/api/tables/{table}/record")).status_code == 409
            async with await eve.sit(table) as watching:
                assert (await watching.ask("resign"))["type"] == "refused"
                await watching.socket.send("{")
                await watching.hear("refused")
            async with await anna.sit(table) as hers, await bob.sit(table) as his:
                (await eve.sit(table)).socket.transport.abort()
                await hers.say("say", id="1", text="Hello")
                await both_play([hers, his])
                parts = all_parts(node)
                put_all_away(node)
                assert await hers.closed() == 1012
                assert await his.closed() == 1012
                await gone(parts)
            async with await anna.sit(table, since=0) as again:
                await again.hear("table")
                parts = all_parts(node)
            await anna.get(f"/api/tables/{table}/steps/3")
            await anna.get(f"/api/tables/{table}/story")
            await soon(lambda: not node.registry.tables[table].broadcast.connections)
            put_all_away(node)
            await gone(parts)

    play_out(story())


@pytest.mark.parametrize("game", games.names())
def test_an_imported_table(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with served(tmp_path) as (node, url), Guest(url) as guest:
            record = random_match(40, game=game).record()
            studied = await guest.post("/api/records", record=record, study=True)
            went_on = await guest.post("/api/records", record=record, seats=["me", "random"])
            for table in (studied["id"], went_on["id"]):
                async with await guest.sit(table, since=0) as line:
                    await line.hear("table")
            parts = all_parts(node)
            assert len(node.registry.tables) == 2
            await soon(lambda: not any(live.timers.busy for live in node.registry.tables.values()))
            put_all_away(node)
            await gone(parts)

    play_out(story())


def test_a_table_that_cannot_be_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: Kept = []
    rebuild = LiveTable.rebuild

    async def failing(live: LiveTable) -> None:
        tried.append(ref(live))
        await rebuild(live)
        raise OSError("the disk is gone")

    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, _ = await table_of(node, "machikoro", 2)
            table = live.header.id
            node.registry.forget(live)
            monkeypatch.setattr(LiveTable, "rebuild", failing)
            for _ in range(3):
                with pytest.raises(OSError, match="disk"):
                    await node.registry.table(table)
            both = await asyncio.gather(*(node.registry.table(table) for _ in range(2)), return_exceptions=True)
            assert all(isinstance(one, OSError) for one in both)

    play_out(story())
    assert len(tried) == 4
    assert not [one for one in tried if one() is not None]

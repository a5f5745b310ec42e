"""Several nodes in trouble: the bus goes and comes back, nodes are killed or stopped, or start all at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from across import PATIENCE, audited, heard, present, waited
from guest import Guest
from regular import Regular

from host import Host
from nodes import Nodes


def test_without_the_bus_play_goes_on_and_with_it_all_is_known_again(nodes: Nodes) -> None:
    async def story() -> None:
        async with (
            Regular(nodes.urls[:1], 1) as ana,
            Regular(nodes.urls[1:], 2) as ben,
            Guest(nodes.urls[0]) as eve,
            Guest(nodes.urls[1]) as fay,
        ):
            table = await ana.open("tsubasa", "me", "open")
            await ben.join(table)
            await asyncio.gather(ana.play(table, until=20), ben.play(table, until=20))
            await asyncio.to_thread(nodes.redis.kill)
            await asyncio.gather(ana.play(table, until=24), ben.play(table, until=24))
            other = await eve.open("machikoro", "me", "open")
            async with await eve.sit(other) as near:
                await fay.join(other)
                await heard(near, lambda frame: frame["type"] == "table" and bool(frame.get("position")))
                async with await fay.sit(other) as far:
                    await far.ask("say", text="Do you hear me?")
                    assert (await near.hear("said"))["said"]["text"] == "Do you hear me?"
                    await asyncio.to_thread(nodes.redis.start)
                    await heard(near, present(0, 1))
            seen = await asyncio.gather(ana.play(table), ben.play(table))
            assert seen[0].result == seen[1].result
            assert seen[0].result is not None
            assert seen[0].result["how"] == "rules"

    asyncio.run(story())


@pytest.mark.parametrize("how", ["kill", "stop"])
def test_when_a_node_goes_its_players_go_on_elsewhere(nodes: Nodes, how: str) -> None:
    async def story() -> list[Regular]:
        async with Regular(nodes.urls, 1, first=0) as ana, Regular(nodes.urls, 2, first=1) as ben:
            games = ("tsubasa", "machikoro")
            tables = [await ana.open(game, "me", "open") for game in games]
            alone = [await ana.open(game, "me", "amateur") for game in games]
            for table in tables:
                await ben.join(table)
            matches = [player.play(table) for table in tables for player in (ana, ben)]
            playing = asyncio.gather(*matches, *(ana.play(table) for table in alone))
            async with asyncio.timeout(PATIENCE):
                while len(ana.ledger) < 60:
                    await asyncio.sleep(0.01)
            await asyncio.to_thread(getattr(nodes.hosts[0], how))
            seen = await playing
            assert ana.came_back
            assert {one.result["how"] for one in seen if one.result} == {"rules"}
            return [ana, ben]

    audited(nodes, *asyncio.run(story()))


def test_bots_of_a_node_that_is_gone_are_taken_over(nodes: Nodes) -> None:
    async def story() -> None:
        async with Guest(nodes.urls[0]) as ana, Guest(nodes.urls[1]) as ben:
            tables = [await ana.open("machikoro", "amateur", "amateur", "amateur") for _ in range(5)]
            lines = [await ben.sit(table) for table in tables]
            nodes.hosts[0].kill()

            async def over() -> bool:
                return all([(await ben.get(f"/api/tables/{table}"))["status"] == "finished" for table in tables])

            await waited(over)
            for line in lines:
                await line.socket.close()

    asyncio.run(story())


def test_nodes_that_start_together_on_nothing_know_each_others_guests(
    tmp_path: Path, fresh_postgres: str, fresh_redis: str
) -> None:
    hosts = [Host(tmp_path, db=fresh_postgres, bus=fresh_redis) for _ in range(2)]

    async def story() -> None:
        await asyncio.gather(*(asyncio.to_thread(host.start) for host in hosts))
        async with Guest(hosts[0].url) as ana:
            there = Guest(hosts[1].url)
            there.http.cookies = ana.http.cookies
            assert (await there.get("/api/me"))["player"] == ana.player
            await there.http.aclose()

    try:
        asyncio.run(story())
    finally:
        for host in hosts:
            host.kill()

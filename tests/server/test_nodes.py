"""Several nodes: a PostgreSQL, a Redis, two servers, and players of one table on different ones."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from across import audited, heard, present
from audit import accounts
from guest import Guest, Line
from regular import Regular, Seen
from websockets.exceptions import ConnectionClosed

from nodes import Nodes


async def match_across(nodes: Nodes, game: str, *bots: str) -> tuple[Regular, Regular, list[Seen]]:
    """A whole match between a player on each node, and what both see of it afterwards."""
    async with Regular(nodes.urls[:1], 1) as near, Regular(nodes.urls[1:], 2) as far:
        table = await near.open(game, "me", "open", *bots)
        await far.join(table)
        played = await asyncio.gather(near.play(table), far.play(table))
        looked = await asyncio.gather(near.play(table), far.play(table))
        assert [seen.result for seen in played] == [seen.result for seen in looked]
        return near, far, looked


@pytest.mark.parametrize("line_up", [("tsubasa",), ("machikoro",), ("machikoro", "amateur", "amateur")])
def test_players_of_one_table_on_different_nodes(nodes: Nodes, line_up: tuple[str, ...]) -> None:
    near, far, seen = asyncio.run(match_across(nodes, *line_up))
    assert seen[0].steps == seen[1].steps  # after the end everything is told to both
    assert seen[0].result == seen[1].result
    assert seen[0].result is not None
    assert seen[0].result["how"] == "rules"
    assert near.ledger
    assert far.ledger
    assert not near.came_back
    assert not far.came_back
    audited(nodes, near, far)


def test_a_table_opened_on_one_node_is_found_and_joined_on_another(nodes: Nodes) -> None:
    async def story() -> None:
        async with Guest(nodes.urls[0], "Ana") as ana, Guest(nodes.urls[1], "Ben") as ben:
            table = await ana.open("tsubasa", "me", "open", public=True)
            async with await ana.sit(table) as waiting:
                assert (await waiting.hear("table"))["table"]["status"] == "waiting"
                assert table in [listed["id"] for listed in await ben.get("/api/tables")]
                assert (await ben.join(table))["status"] == "playing"
                begun = await heard(waiting, lambda frame: frame["type"] == "table" and frame.get("position"))
                assert [place["name"] for place in begun["table"]["places"]] == ["Ana", "Ben"]
            assert [listed["id"] for listed in await ben.get("/api/tables/mine")] == [table]
            assert table in [listed["id"] for listed in await ana.get("/api/tables", status="playing")]

    asyncio.run(story())


def test_who_is_there_is_known_on_all_nodes(nodes: Nodes) -> None:
    async def story() -> None:
        async with Guest(nodes.urls[0]) as ana, Guest(nodes.urls[1]) as ben, Guest(nodes.urls[1]) as eve:
            table = await ana.open("machikoro", "me", "open")
            await ben.join(table)
            async with await ana.sit(table) as near:
                await heard(near, present(0))
                async with await ben.sit(table) as far:
                    await heard(near, present(0, 1))
                    await heard(far, present(0, 1))
                    async with await eve.sit(table):
                        await heard(near, present(0, 1, spectators=1))
                    await heard(near, present(0, 1))
                await heard(near, present(0))

    asyncio.run(story())


def test_what_is_said_is_heard_once_and_in_the_same_order_everywhere(nodes: Nodes) -> None:
    async def story() -> None:
        async with Guest(nodes.urls[0], "Ana") as ana, Guest(nodes.urls[1], "Ben") as ben:
            table = await ana.open("machikoro", "me", "open")
            await ben.join(table)
            async with await ana.sit(table) as near, await ben.sit(table) as far:
                for line in (near, far):  # who comes later finds what was said before in the table's frame
                    await line.hear("table")
                for number in range(5):
                    await asyncio.gather(near.say("say", id=f"{number}", text=f"Ana {number}"))
                    await asyncio.gather(far.say("say", id=f"{number}", text=f"Ben {number}"))
                told = [[(await line.hear("said"))["said"] for _ in range(10)] for line in (near, far)]
                assert told[0] == told[1]
                assert [said["number"] for said in told[0]] == list(range(1, 11))
                assert {said["text"] for said in told[0]} == {f"{who} {n}" for who in ("Ana", "Ben") for n in range(5)}
            async with await ana.sit(table) as again:
                assert (await again.hear("table"))["said"] == told[0]

    asyncio.run(story())


async def my_turn(line: Line, after: int) -> dict[str, Any] | None:
    """The frame with which it is one's turn again, behind a line of the log; None when the match ends before."""
    while not line.table.get("result"):
        last = next((frame for frame in reversed(line.frames) if frame.get("position")), None)
        if last is not None and last["seq"] > after and last["position"].get("legal"):
            return last
        await line.hear()
    return None


@pytest.mark.parametrize("game", ["machikoro", "tsubasa"])
def test_of_two_decisions_at_once_one_counts(nodes: Nodes, game: str) -> None:
    """Somebody with a line to each node sends other decisions on both, and now and then the same request."""

    async def story() -> None:
        async with Guest(nodes.urls[0]) as ana:
            table = await ana.open(game, "me", "amateur")
            there = Guest(nodes.urls[1])
            there.http.cookies = ana.http.cookies
            async with await ana.sit(table) as near, await there.sit(table) as far:
                seq = -1
                for number in range(20):
                    turn, turn_there = await my_turn(near, seq), await my_turn(far, seq)
                    if turn is None or turn_there is None:
                        break
                    assert turn_there["position"] == turn["position"]
                    seq, legal = turn["seq"], [choice["action"] for choice in turn["position"]["legal"]]
                    same = number % 3 == 0
                    id_, action = (f"{number}", legal[0]) if same else (f"{number}!", legal[-1])
                    await near.say("decide", id=f"{number}", seq=seq, action=legal[0])
                    await far.say("decide", id=id_, seq=seq, action=action)
                    answers = [await line.hear("ack", "refused") for line in (near, far)]
                    assert {answer["seq"] for answer in answers if answer["type"] == "ack"} == {seq + 1}
                    told = sorted(answer.get("code", "ack") for answer in answers)
                    if told == ["ack", "over"]:  # then the one that counts has brought the end, or the bot after it
                        assert not same
                        assert await my_turn(near, seq) is await my_turn(far, seq) is None
                        break
                    assert told == (["ack", "ack"] if same else ["ack", "stale"]), answers
            await there.http.aclose()

    asyncio.run(story())
    asyncio.run(accounts(nodes.db))


def test_bots_decide_once_wherever_the_people_are(nodes: Nodes) -> None:
    """Bots sit between people on two nodes, who also ask for things: the log tells each of their decisions once."""

    async def story() -> str:
        async with Regular(nodes.urls[:1], 1) as near, Regular(nodes.urls[1:], 2) as far:
            table = await near.open("machikoro", "me", "amateur", "open", "amateur")
            await far.join(table)
            seen = await asyncio.gather(near.play(table), far.play(table))
            assert seen[0].result is not None
            assert seen[0].result["how"] == "rules"
            return table

    before = asyncio.run(written(nodes))
    table = asyncio.run(story())
    account = asyncio.run(accounts(nodes.db))[table]
    assert asyncio.run(written(nodes)) - before == len(account.entries)
    assert {entry.seat for entry in account.entries if entry.request is None} == {1, 3}


async def written(nodes: Nodes) -> int:
    """How many lines both nodes say to have written."""
    lines = []
    for url in nodes.urls:
        async with Guest(url) as guest:
            lines += (await guest.http.get("/metrics")).text.splitlines()
    return sum(int(float(line.split()[-1])) for line in lines if line.startswith("golazo_decisions_total"))


def test_a_rematch_and_an_account_are_known_on_all_nodes(nodes: Nodes) -> None:
    async def story() -> None:
        async with Guest(nodes.urls[0]) as ana, Guest(nodes.urls[1]) as ben, Guest(nodes.urls[1]) as elsewhere:
            table = await ana.open("machikoro", "me", "open")
            await ben.join(table)
            async with await ana.sit(table) as near, await ben.sit(table) as far:
                assert (await near.ask("resign"))["type"] == "ack"
                await heard(far, lambda frame: bool(frame.get("result")))
                again = (await ana.rematch(table))["id"]
                told = await heard(far, lambda frame: bool(frame.get("table", {}).get("rematch")))
                assert told["table"]["rematch"] == again
            rematch = await ben.rematch(table)
            assert rematch["id"] == again
            assert rematch["status"] == "playing"
            assert [place["player"] for place in rematch["places"]] == [ben.player, ana.player]
            await ana.post("/api/account", name=f"Ana {table}", password="an open secret")
            await elsewhere.post("/api/login", name=f"ana {table}", password="an open secret")
            assert (await elsewhere.get("/api/me"))["player"] == ana.player
            assert again in [listed["id"] for listed in await elsewhere.get("/api/tables/mine")]

    asyncio.run(story())


def test_a_guest_who_logs_in_keeps_the_seat_on_all_nodes(nodes: Nodes) -> None:
    async def story() -> None:
        async with Guest(nodes.urls[0]) as ana, Guest(nodes.urls[0]) as guest, Guest(nodes.urls[1]) as ben:
            name = f"Eva {ana.player[:8]}"
            await ana.post("/api/account", name=name, password="an open secret")
            table = await guest.open("machikoro", "me", "open")
            await ben.join(table)
            async with await ben.sit(table) as far:
                await far.hear("table")
                await guest.post("/api/login", name=name, password="an open secret")
                told = await heard(
                    far, lambda frame: frame["type"] == "table" and frame["table"]["places"][0]["player"] == ana.player
                )
                assert told["table"]["status"] == "playing"
            there = Guest(nodes.urls[1])
            there.http.cookies = guest.http.cookies
            async with await there.sit(table) as line:
                assert (await line.hear("table"))["seats"] == [0]
            await there.http.aclose()

    asyncio.run(story())


def test_spectators_watch_from_another_node(nodes: Nodes) -> None:
    async def story() -> None:
        async with Regular(nodes.urls[:1], 1) as ana, Regular(nodes.urls[:1], 2) as ben:
            table = await ana.open("tsubasa", "me", "open")
            await ben.join(table)
            async with Guest(nodes.urls[1]) as eve, Guest(nodes.urls[1]) as late:
                async with await eve.sit(table, since=0) as line:
                    watched, seen = Seen(), asyncio.gather(ana.play(table), ben.play(table))
                    while watched.result is None:
                        frame = await line.hear()
                        watched.hear(frame)
                        if not watched.result and "position" in frame:
                            assert frame["position"]["seat"] is None
                            assert not frame["position"]["legal"]
                async with await late.sit(table, since=0) as line:
                    whole = Seen()
                    whole.hear(await line.hear("table"))
            played = (await seen)[0]
            assert whole.steps == (await ana.play(table)).steps
            assert len(watched.steps) == len(played.steps)
            assert watched.result == played.result

    asyncio.run(story())


def test_who_logs_in_or_changes_the_password_does_so_on_every_node(nodes: Nodes) -> None:
    async def story() -> None:
        here, there = nodes.urls
        account = {"name": "Ana of two nodes", "password": "low and hard"}
        async with Guest(here) as ana, Guest(there) as phone, Guest(here) as ben:
            await ana.post("/api/account", **account)
            table = await phone.open("machikoro", "me", "open")
            await ben.join(table)
            async with await ben.sit(table) as his:
                await phone.post("/api/login", **account)
                await heard(his, lambda frame: "table" in frame and frame["table"]["places"][0]["player"] == ana.player)
            async with await phone.sit(table) as line:
                assert (await line.hear("table"))["seats"] == [0]
                await ana.put("/api/password", old=account["password"], new="high and wide")
                with pytest.raises(ConnectionClosed):
                    await line.hear("nothing more")
            assert (await phone.http.get("/api/me")).status_code == 401

    asyncio.run(story())

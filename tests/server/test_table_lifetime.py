"""From the first seat to the rematch: leaving, playing again, bots among themselves, matches that nobody finishes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from guest import Guest, Line
from inside import Time, node_in, table_of
from party import kept, party, play_out

from golazo.match.record import Ended
from golazo.server.background.housekeeping import Housekeeping
from golazo.server.refused import Refused
from golazo.server.storage.entry import PLAY
from golazo.server.tables.lists import Lists, Sought
from golazo.server.tables.opening import leave, sit_down
from host import Host

DAY = 86_400  # seconds
PLAYED_BY_BOTS = {"machikoro": ("random",) * 4, "tsubasa": ("random", "random")}


async def ended(line: Line) -> Line:
    return await line.until(lambda one: one.table.get("result"))


def test_bots_among_themselves_play_to_the_end(host: Host) -> None:
    async def watch(game: str) -> None:
        async with Guest(host.url) as anna:
            table = await anna.open(game, *PLAYED_BY_BOTS[game])
            async with await anna.sit(table) as line:
                result = (await ended(line)).table["result"]
                assert result["how"] == "rules"
                assert sum(result["returns"]) == 1
                decisions = len(kept(host, 'select 1 from decisions where "table" = ? and kind = ?', table, "play"))
                assert line.seq == decisions

    async def story() -> None:
        await asyncio.gather(watch("machikoro"), watch("tsubasa"))

    play_out(story())


def test_bots_play_their_seats_among_people(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro", 1, "random", "random") as us:
            line = us.lines[0]
            for _ in range(3):
                await line.until(lambda one: one.position["legal"])
                await line.decide()
                await line.until(lambda one: one.position["legal"])
                await line.decide()
            await line.until(lambda one: one.position["legal"])
            assert {seat for _, kind, seat, _ in us.log() if kind == "play"} == {0, 1, 2}
            assert [place["bot"] for place in line.table["table"]["places"]] == ["", "random", "random"]

    play_out(story())


def test_a_player_whose_time_is_up_is_played_for_to_the_end(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro", 1, "random", clock={"kind": "move", "seconds": 1}) as us:
            line = await ended(us.lines[0])
            assert line.table["result"]["how"] == "rules"
            assert us.log()[0][1:] == ("bot", 0, "clock")
            told = [frame for frame in line.frames if frame["type"] == "table"]
            assert told[1]["table"]["places"][0]["stand_in"] == "clock"
            assert line.table["table"]["places"][0]["stand_in"] == "clock"

    play_out(story())


def test_one_who_stays_away_is_played_for_and_takes_over_on_coming_back(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro", absence=5) as us:
            anna, bob = us.lines
            await anna.socket.close()
            await bob.until(lambda line: line.table["table"]["places"][0]["stand_in"] == "absent")
            await bob.until(lambda line: line.position["legal"])
            async with await us.guests[0].sit(us.table, since=0) as back:
                await bob.until(lambda line: line.table["table"]["places"][0]["stand_in"] == "")
                await bob.decide("roll 1")
                await bob.until(lambda line: line.position["legal"])
                await bob.decide("build nothing")
                await back.until(lambda line: line.position.get("legal"))
                assert (await back.decide("roll 1"))["type"] == "ack"

    play_out(story())


def test_a_stranger_who_comes_and_goes_closes_nothing(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as eve:
            table = await anna.open("machikoro", "open", "open", public=True)
            await eve.join(table)
            assert (await eve.post(f"/api/tables/{table}/leave"))["status"] == "waiting"
            assert table in [one["id"] for one in await eve.get("/api/tables", most=100)]
            refused = await eve.http.post(f"/api/tables/{table}/leave")
            assert (refused.status_code, refused.json()["code"]) == (403, "not-your-seat")
            assert (await anna.post(f"/api/tables/{table}/leave"))["status"] == "closed"  # hers, without a seat too

    play_out(story())


def test_where_the_host_leaves_the_next_one_is_host(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as bob, Guest(host.url) as eve:
            table = await anna.open("machikoro", "me", "open", "open")
            await bob.join(table)
            assert (await anna.post(f"/api/tables/{table}/leave"))["status"] == "waiting"
            await eve.join(table)
            assert (await eve.post(f"/api/tables/{table}/leave"))["status"] == "waiting"
            assert (await bob.post(f"/api/tables/{table}/leave"))["status"] == "closed"

    play_out(story())


def test_nobody_sits_down_at_a_table_while_it_is_closed(tmp_path: Path) -> None:
    """The host leaves as somebody comes: either the table goes on with them, or they are told that it is over."""

    async def story() -> None:
        async with node_in(tmp_path) as node:
            for _ in range(10):
                live, (anna,) = await table_of(node, "machikoro", 1, "open")
                bob = await node.players.new_guest("Bob")
                _, seated = await asyncio.gather(
                    leave(node.registry, live, anna), sit_down(node.registry, live, bob, None), return_exceptions=True
                )
                header = await node.registry.store.header(live.header.id)
                assert header is not None
                assert (header.status, header.people) in (("closed", []), ("waiting", [1]), ("playing", [0, 1]))
                assert isinstance(seated, Refused) == (header.status == "closed")
                assert header.status != "waiting" or header.host == bob.id

    play_out(story())


def test_a_bot_plays_on_for_one_who_leaves(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            anna, bob = us.lines
            await us.guests[0].post(f"/api/tables/{us.table}/leave")
            await bob.until(lambda line: line.position["legal"])
            assert bob.table["table"]["places"][0]["stand_in"] == "left"
            await us.guests[0].post(f"/api/tables/{us.table}/leave")  # once is enough
            assert [line[1:] for line in us.log() if line[1] != "play"] == [("bot", 0, "left")]
            assert (await anna.ask("back"))["type"] == "ack"
            await bob.until(lambda line: line.table["table"]["places"][0]["stand_in"] == "")

    play_out(story())


def test_when_the_last_person_leaves_the_match_is_closed_and_kept(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro", 2, "random") as us:
            anna, bob = us.lines
            await us.play("roll 1")
            await us.guests[0].post(f"/api/tables/{us.table}/leave")
            await us.guests[1].post(f"/api/tables/{us.table}/leave")
            result = (await ended(bob)).table["result"]
            assert (result["how"], result["returns"]) == ("closed", None)
            assert bob.table["table"]["status"] == "closed"
            assert (await anna.ask("back"))["code"] == "over"
            mine = (await us.guests[0].get("/api/archive", mine=True, ended="closed"))["tables"]
            assert [table["id"] for table in mine] == [us.table]

    play_out(story())


def test_a_rematch_turns_the_seats_and_keeps_them(host: Host) -> None:
    async def story() -> None:
        async with (
            party(host, "machikoro", 2, "random", options={"beginner_cap": True}, chat=False) as us,
            Guest(host.url) as cleo,
        ):
            anna, bob = us.lines
            early = await us.guests[0].http.post(f"/api/tables/{us.table}/rematch", json={})
            assert (early.status_code, early.json()["code"]) == (409, "not-over")
            await us.ask(anna, "ask", what="draw")
            await us.ask(bob, "answer", yes=True)
            first = await us.guests[1].rematch(us.table)
            again = first["id"]
            assert (first["status"], first["rematch_of"]) == ("waiting", us.table)
            assert (first["options"]["beginner_cap"], first["chat"]) == (True, False)
            assert [place["player"] or place["bot"] for place in first["places"]] == [
                "random",
                "",
                us.guests[1].player,
            ]
            await anna.until(lambda line: line.table["table"]["rematch"] == again)
            stranger = await cleo.http.post(f"/api/tables/{again}/join", json={})
            assert stranger.status_code == 409
            second = await us.guests[0].rematch(us.table)
            assert (second["id"], second["status"]) == (again, "playing")
            assert second["places"][1]["player"] == us.guests[0].player
            assert second["commitment"] != anna.table["table"]["commitment"]
            not_theirs = await cleo.http.post(f"/api/tables/{us.table}/rematch", json={})
            assert not_theirs.status_code == 403

    play_out(story())


def test_both_ask_for_a_rematch_at_once(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            await us.ask(us.lines[0], "resign")
            answers = await asyncio.gather(*(guest.rematch(us.table) for guest in us.guests))
            assert answers[0]["id"] == answers[1]["id"]
            status = (await us.guests[0].get(f"/api/tables/{answers[0]['id']}"))["status"]
            assert status == "playing"
            open_registry = await us.guests[0].get("/api/tables/mine")
            assert [table["id"] for table in open_registry] == [answers[0]["id"]]

    play_out(story())


def test_a_match_that_nobody_goes_on_with_is_closed_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch)

    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, (anna, _) = await table_of(node, "machikoro", 2)
            waiting, _ = await table_of(node, "machikoro", 1, "open")
            await live.request(anna.id, "a", PLAY, "roll 1")
            time.passes(13 * DAY)
        async with node_in(tmp_path) as node:
            await Housekeeping(node.registry).close_idle()
            assert (await node.registry.table(live.header.id)).playing().status == "playing"
            time.passes(2 * DAY)
            await Housekeeping(node.registry).close_idle()
            closed = (await node.registry.table(live.header.id)).playing()
            assert (closed.status, closed.ended) == ("closed", Ended("closed"))
            assert [decision.action for decision in closed.match.decisions] == ["roll 1"]
            header = await node.registry.store.header(waiting.header.id)
            assert header is not None
            assert header.status == "closed"
            archived = await Lists(node.database).archive(Sought(player=anna.id, mine=True), 10)
            assert [table.id for table in archived] == [live.header.id]

    play_out(story())

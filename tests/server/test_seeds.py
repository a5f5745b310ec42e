"""Commitment first, then seeds: no match with people in it begins before each has answered the table's commitment."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from guest import Guest
from inside import Time, entered, node_in
from party import play_out

from golazo.match.dice import commitment_of
from golazo.server.accounts.players import Player
from golazo.server.app import Node
from golazo.server.background.housekeeping import FREE_EVERY, Housekeeping
from golazo.server.tables.lists import Lists
from golazo.server.tables.live_table import LiveTable
from golazo.server.tables.opening import TableRequest, give_seed, open_table, sit_down
from host import Host

OTHER = "0" * 64
LATE = 61.0  # seconds after which a seat without a seed becomes free, or a few more


async def seeded(node: Node, table: LiveTable, *players: Player) -> None:
    """Have players of a table give their seeds."""
    for player in players:
        await give_seed(node.registry, table, player, "", commitment_of(table.header.secret))


async def next_rounds(node: Node) -> None:
    """A node's rounds, up to those in which seats become free."""
    rounds = Housekeeping(node.registry)
    for _ in range(FREE_EVERY):
        await rounds.once()


def seated(table: LiveTable) -> list[str | None]:
    return [place.player for place in table.header.places]


def test_a_match_begins_with_the_last_seed(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url, "Anna") as anna, Guest(host.url, "Bob") as bob:
            opened = await anna.post("/api/tables", game="machikoro", seats=["me", "open", "random"])
            assert (opened["status"], [place["seed"] for place in opened["places"]]) == ("waiting", [None] * 3)
            path, promised = f"/api/tables/{opened['id']}", opened["commitment"]
            full = await bob.post(f"{path}/join")
            assert (full["status"], full["commitment"]) == ("waiting", promised)
            assert not full["places"][1]["open"]
            async with await bob.sit(opened["id"]) as line:
                assert "position" not in await line.hear("table")
                first = await bob.put(f"{path}/seed", seed="from-bob", commitment=promised)
                assert first["status"] == "waiting"
                last = await anna.put(f"{path}/seed", seed="", commitment=promised)
                assert (last["status"], last["commitment"]) == ("playing", promised)
                assert [place["seed"] for place in last["places"]] == ["", "from-bob", None]
                await line.until(lambda one: one.position)
                await line.ask("resign")
                async with await anna.sit(opened["id"]) as other:
                    await other.ask("resign")
            record = (await anna.http.get(f"{path}/record")).text
            assert json.loads(record.splitlines()[0])["dice"]["seeds"] == ["", "from-bob", ""]

    play_out(story())


@pytest.mark.parametrize("seats", [["me", "random"], ["me", "me"]])
def test_alone_or_at_one_screen_one_seed_is_for_all_of_ones_seats(host: Host, seats: list[str]) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna:
            opened = await anna.post("/api/tables", game="tsubasa", seats=seats)
            assert opened["status"] == "waiting"
            wanted = {"seed": "anna", "commitment": opened["commitment"]}
            begun = await anna.put(f"/api/tables/{opened['id']}/seed", **wanted)
            assert begun["status"] == "playing"
            assert [place["seed"] for place in begun["places"]] == ["anna" if who == "me" else None for who in seats]

    asyncio.run(story())


def test_bots_alone_wait_for_nobody(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna:
            assert (await anna.post("/api/tables", game="machikoro", seats=["random"] * 2))["status"] != "waiting"

    asyncio.run(story())


def test_a_seed_answers_the_commitment_comes_once_and_from_somebody_who_sits_there(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as eve:
            opened = await anna.post("/api/tables", game="machikoro", seats=["me", "open"])
            path, promised = f"/api/tables/{opened['id']}/seed", opened["commitment"]
            for guest, wanted, status, code in (
                (anna, {"seed": "a", "commitment": OTHER}, 409, "other-commitment"),
                (eve, {"seed": "a", "commitment": promised}, 403, "not-your-seat"),
                (anna, {"seed": "a"}, 422, "invalid"),
                (anna, {"commitment": promised}, 422, "invalid"),
                (anna, {"seed": "a,b", "commitment": promised}, 422, "invalid"),
                (anna, {"seed": "a" * 65, "commitment": promised}, 422, "invalid"),
                (anna, {"seed": "a", "commitment": promised}, 200, None),
                (anna, {"seed": "a", "commitment": promised}, 200, None),
                (anna, {"seed": "b", "commitment": promised}, 409, "seed-given"),
            ):
                answer = await guest.http.put(path, json=wanted)
                assert (answer.status_code, answer.json().get("code")) == (status, code), wanted
            assert (await eve.get(f"/api/tables/{opened['id']}"))["places"][0]["seed"] == "a"

    asyncio.run(story())


def test_no_seed_can_come_before_the_commitment(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as bob:
            early = await anna.http.post(
                "/api/tables", json={"game": "machikoro", "seats": ["me", "open"], "seed": "a"}
            )
            assert early.status_code == 422
            table = await anna.open("machikoro", "me", "open")
            assert (await bob.http.post(f"/api/tables/{table}/join", json={"seed": "b"})).status_code == 422

    asyncio.run(story())


def test_whoever_gets_up_takes_the_seed_along(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as bob, Guest(host.url) as cleo:
            table = await anna.open("machikoro", "me", "open", "open", seed="anna")
            await bob.join(table, seed="bob")
            left = await bob.post(f"/api/tables/{table}/leave")
            assert [place["seed"] for place in left["places"]] == ["anna", None, None]
            await cleo.post(f"/api/tables/{table}/join")  # and gives no seed
            await bob.join(table, seed="again")
            waiting = await anna.get(f"/api/tables/{table}")
            assert (waiting["status"], [place["open"] for place in waiting["places"]]) == ("waiting", [False] * 3)
            assert (await cleo.post(f"/api/tables/{table}/leave"))["places"][1]["open"]

    asyncio.run(story())


def test_a_table_that_waits_for_a_seed_is_not_offered_to_others(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as bob:
            table = await anna.open("machikoro", "me", "open", public=True)
            assert table in [listed["id"] for listed in await bob.get("/api/tables", most=100)]
            await bob.post(f"/api/tables/{table}/join")
            assert table not in [listed["id"] for listed in await bob.get("/api/tables", most=100)]
            assert table in [listed["id"] for listed in await bob.get("/api/tables/mine")]

    asyncio.run(story())


def test_a_table_that_waits_for_a_seed_for_ever_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch)

    async def story() -> None:
        async with node_in(tmp_path, idle_days=1) as node:
            anna = await node.players.new_guest("Anna")
            table = await open_table(node.registry, anna, TableRequest("machikoro", ["me", "random"]))
            assert table.header.status == "waiting"
            time.passes(2 * 86_400)
            await Housekeeping(node.registry).close_idle()
            await table.catch_up(whole=True)
            assert table.header.status == "closed"

    play_out(story())


@pytest.mark.parametrize("connected", [True, False])
def test_who_sits_down_and_gives_no_seed_does_not_keep_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, connected: bool
) -> None:
    time = Time(monkeypatch)

    async def story() -> None:
        async with node_in(tmp_path) as node:
            anna, eve, bob = [await node.players.new_guest(name) for name in ("Anna", "Eve", "Bob")]
            table = await open_table(node.registry, anna, TableRequest("machikoro", ["me", "open"], public=True))
            await seeded(node, table, anna)
            await sit_down(node.registry, table, eve, None)
            hers = await entered(table, eve) if connected else None
            time.passes(LATE - 2)
            await next_rounds(node)
            assert seated(table) == [anna.id, eve.id]
            assert await Lists(node.database).public("waiting", None, 10) == []
            time.passes(2)
            await next_rounds(node)
            assert seated(table) == [anna.id, None]
            assert [one.id for one in await Lists(node.database).public("waiting", None, 10)] == [table.header.id]
            if hers is not None:
                assert hers.heard()[-1]["seats"] == []
            time.passes(3600)
            await next_rounds(node)
            assert seated(table) == [anna.id, None], "who has given a seed may wait"
            await sit_down(node.registry, table, bob, None)
            await seeded(node, table, bob)
            assert table.header.status == "playing"

    play_out(story())


def test_a_host_who_gives_no_seed_makes_room_as_one_who_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch)

    async def story() -> None:
        async with node_in(tmp_path) as node:
            anna, bob, eve = [await node.players.new_guest(name) for name in ("Anna", "Bob", "Eve")]
            alone = await open_table(node.registry, anna, TableRequest("machikoro", ["me", "random"]))
            shared = await open_table(node.registry, anna, TableRequest("machikoro", ["me", "open", "open", "open"]))
            hosted = await open_table(node.registry, bob, TableRequest("machikoro", ["open", "me"]))
            await seeded(node, hosted, bob)
            for guest in (eve, bob):
                await sit_down(node.registry, shared, guest, None)
            await seeded(node, shared, bob)
            await sit_down(node.registry, hosted, anna, 0)
            await seeded(node, hosted, anna)
            time.passes(LATE)
            await next_rounds(node)
            await alone.catch_up(whole=True)
            assert alone.header.status == "closed"
            assert (shared.header.status, shared.header.host) == ("waiting", bob.id)
            assert seated(shared) == [None, None, bob.id, None]
            assert hosted.header.status == "playing"

    play_out(story())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_seat_without_a_seed_becomes_free_on_all_nodes_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, kind: str
) -> None:
    """Also when the node on which somebody sat down is gone."""
    time = Time(monkeypatch)
    settings = {} if kind == "sqlite" else {"db": request.getfixturevalue("fresh_postgres")}

    async def story() -> None:
        async with node_in(tmp_path, **settings) as near, node_in(tmp_path, **settings) as far:
            async with node_in(tmp_path, **settings) as gone:
                anna, eve, bob = [await gone.players.new_guest(name) for name in ("Anna", "Eve", "Bob")]
                opened = await open_table(gone.registry, anna, TableRequest("machikoro", ["me", "open", "open"]))
                await seeded(gone, opened, anna)
                await sit_down(gone.registry, opened, eve, 1)
            time.passes(LATE - 5)
            here, there = [await node.registry.table(opened.header.id) for node in (near, far)]
            await sit_down(near.registry, here, bob, 2)
            time.passes(5)
            await asyncio.gather(*(next_rounds(node) for node in (near, far)))
            await there.catch_up(whole=True)
            await here.catch_up(whole=True)
            assert seated(here) == seated(there) == [anna.id, None, bob.id]

    play_out(story())


def test_a_rematch_has_a_commitment_of_its_own_and_new_seeds(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna:
            table = await anna.open("machikoro", "me", "random", seed="first")
            async with await anna.sit(table) as line:
                await line.ask("resign")
            again = await anna.post(f"/api/tables/{table}/rematch")
            assert (again["status"], [place["seed"] for place in again["places"]]) == ("waiting", [None, None])
            assert again["commitment"] != (await anna.get(f"/api/tables/{table}"))["commitment"]
            assert (await anna.seeded(again, "second"))["status"] == "playing"

    play_out(story())

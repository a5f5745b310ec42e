"""Lists over HTTP: the games, public tables, one's own, the archive with its filters and pages."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

from guest import Guest
from inside import node_in
from msgspec.structs import replace
from party import play_out
from sqlalchemy import event
from whole_matches import bots_match

from golazo import games
from golazo.server.admin.listing import listed
from golazo.server.storage.quotas import Quota
from golazo.server.tables.importing import go_on_from, study
from golazo.server.tables.lists import Lists, Sought
from golazo.server.tables.opening import TableRequest
from host import Host
from matches import random_match


async def resigned(guest: Guest, **wishes: Any) -> str:
    """A table at which a guest has resigned."""
    table = await guest.open("machikoro", "me", "random", **wishes)
    async with await guest.sit(table) as line:
        await line.ask("resign")
    return table


async def found(guest: Guest, **filters: Any) -> list[str]:
    """The ids of a page of the archive."""
    return [table["id"] for table in (await guest.get("/api/archive", **filters))["tables"]]


def test_the_games_are_told_with_what_can_be_chosen(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            told = {game["name"]: game for game in await guest.get("/api/games")}
            assert sorted(told) == games.names()
            for name, game in told.items():
                known = games.load(name)
                assert range(game["fewest_players"], game["most_players"] + 1) == known.players
                assert game["options"] == known.options
                assert game["implied_options"] == known.implied_options
                assert tuple(game["bots"]) == known.bots
                assert game["hidden"] == known.hidden
                assert game["cards"] == known.load_cards(None).hash

    asyncio.run(story())


def test_a_table_is_told_with_the_options_that_come_with_another(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url, "Anna") as anna:
            for asked in ({}, {"motivation": True}):
                table = await anna.open("tsubasa", "me", "random", options={"first_match": True, **asked})
                found = (await anna.get(f"/api/tables/{table}"))["options"]
                usual = {**games.load("tsubasa").options, "motivation": False, "signings": False}
                assert found == {**usual, "first_match": True, **asked}

    asyncio.run(story())


def test_others_find_public_matches_and_everybody_their_own(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url, "Anna") as anna, Guest(host.url) as stranger:
            public, unlisted = await resigned(anna, public=True), await resigned(anna)
            running = await anna.open("machikoro", "me", "random", public=True)
            given_up = await anna.open("machikoro", "me", "open", public=True)
            await anna.post(f"/api/tables/{given_up}/leave")
            seen, own = await found(stranger, most=100), await found(anna, most=100)
            assert public in seen
            assert unlisted not in seen
            assert {public, unlisted} <= set(own)
            assert not {running, given_up} & {*seen, *own}
            assert await found(anna, mine=True) == [unlisted, public]
            assert await found(stranger, mine=True) == []

    asyncio.run(story())


def test_the_archive_can_be_filtered(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url, "Zoë 100%_Ü") as guest:
            gone = await resigned(guest, public=True)
            played = await bots_match(guest, "tsubasa", public=True)
            when = {table["id"]: table["updated"] for table in (await guest.get("/api/archive", mine=True))["tables"]}
            assert await found(guest, mine=True, game="tsubasa") == [played]
            assert await found(guest, mine=True, ended="resigned") == [gone]
            assert await found(guest, mine=True, ended="rules") == [played]
            assert await found(guest, mine=True, before=when[played]) == [gone]
            assert await found(guest, mine=True, after=when[gone]) == [played]
            assert await found(guest, player="zoë 100%_") == [gone]
            assert await found(guest, player="Z%") == []
            assert await found(guest, game="chess") == []

    asyncio.run(story())


def test_pages_follow_each_other_while_matches_end(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url, "Paging") as guest:
            tables = [await resigned(guest, public=True) for _ in range(5)]
            seen, cursor = [], None
            while True:
                page = await guest.get("/api/archive", mine=True, most=2, **({"cursor": cursor} if cursor else {}))
                seen += [table["id"] for table in page["tables"]]
                cursor = page["next"]
                if cursor is None:
                    break
                await resigned(guest, public=True)
            assert seen == tables[::-1]
            for cursor in ("1", "x-1", "1-../etc", "99999999999999999999-a"):
                assert (await guest.http.get("/api/archive", params={"cursor": cursor})).status_code == 422

    asyncio.run(story())


def test_lists_tell_the_score_of_matches_that_are_on_and_over(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            over = {game: await bots_match(guest, game) for game in ("tsubasa", "machikoro")}
            listed = {table["id"]: table for table in (await guest.get("/api/archive", mine=True))["tables"]}
            for game, table in over.items():
                async with await guest.sit(table) as line:
                    view = (await line.hear("table"))["position"]["view"]
                goals = view["goals"] if game == "tsubasa" else [len(large) for large in view["large"]]
                assert listed[table]["score"] == goals
                assert (await found(guest, mine=True, game=game)) == [table]
            running = await guest.open("tsubasa", "me", "me")  # a bot could decide first
            assert (await guest.get("/api/tables/mine"))[0]["score"] is None  # nothing is noted before a decision
            async with await guest.sit(running) as line:
                await line.until(lambda one: one.position and one.position["legal"])
                await line.decide(line.position["legal"][0]["action"])
            assert (await guest.get("/api/tables/mine"))[0]["score"] == [0, 0]

    asyncio.run(story())


def test_looking_around_makes_nobody_a_guest(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            guest.http.cookies.clear()
            for path in ("/api/archive", "/api/tables", "/api/games"):
                answer = await guest.http.get(path)
                assert answer.status_code == 200
                assert "set-cookie" not in answer.headers

    asyncio.run(story())


def test_tables_of_bots_are_their_hosts(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            table = await bots_match(guest, "machikoro")
            mine = await guest.get("/api/tables/mine", finished=True)
            assert [listed["id"] for listed in mine] == [table]
            assert mine[0]["ended"] == "rules"

    asyncio.run(story())


def test_no_list_reads_the_records_that_matches_began_with(tmp_path: Path) -> None:
    """They are long, and would have everybody wait."""
    asked: list[str] = []
    record = random_match().record()

    async def story() -> None:
        async with node_in(tmp_path) as node:
            lists = Lists(node.database)
            guest = await node.players.new_guest()
            quota = Quota(node.settings, node.tokens.marks("192.0.2.1"))
            studied = await study(node.registry, guest, record, TableRequest("", [], public=True), quota)
            goes_on = await go_on_from(
                node.registry, guest, random_match(9).record(), TableRequest("", ["me", "open"]), quota
            )

            def note(_: Any, __: Any, statement: str, *___: Any) -> None:
                asked.append(statement)

            event.listen(node.database.engine.sync_engine, "before_cursor_execute", note)
            assert await lists.public("waiting", None, 10) == []
            (mine,) = await lists.of_player(guest.id, finished=False, most=10)
            (kept,) = await lists.of_player(guest.id, finished=True, most=10)
            assert (await lists.archive(Sought(), 10)) == [replace(kept, my_seats=[])]
            assert {one.id for one in await listed(node.database, None, None, None, 10)} == {mine.id, kept.id}
            event.remove(node.database.engine.sync_engine, "before_cursor_execute", note)
            assert (mine.id, mine.imported, mine.decisions) == (goes_on.header.id, True, None)
            assert (kept.id, kept.imported, kept.take_backs) == (studied.id, True, False)

    play_out(story())
    assert len(asked) > 10
    assert [statement for statement in asked if re.search(r"\borigin\b", statement)] == []

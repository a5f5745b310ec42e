"""Quotas: of tables and imports that are kept of one player and from one address; and what is kept of addresses."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from guest import Guest
from inside import Time, node_in, served
from party import play_out
from sqlalchemy import select

from card_files import altered
from golazo import games
from golazo.match.dice import commitment_of
from golazo.server.accounts.tokens import MARK
from golazo.server.background.housekeeping import CLOSE_EVERY, Housekeeping
from golazo.server.refused import Refused
from golazo.server.storage.quotas import Quota
from golazo.server.storage.schema import card_files, tables
from golazo.server.tables.opening import TableRequest, give_seed, open_table
from matches import random_match

AT_ONCE = 20
FREE: dict[str, Any] = {"rate_factor": 1000.0, "guests_per_hour": 1000}
OPEN = {"game": "machikoro", "seats": ["me", "open"]}


async def codes(posts: list[Any]) -> Counter[str]:
    """The answers to requests that are made at once: their codes, or their statuses."""
    answers = await asyncio.gather(*posts)
    return Counter("done" if answer.status_code == 201 else answer.json()["code"] for answer in answers)


def test_requests_at_once_do_not_pass_the_quota_of_a_player(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path, tables_per_player=5, **FREE) as (_, url), Guest(url) as guest:
            found = await codes([guest.http.post("/api/tables", json=OPEN) for _ in range(AT_ONCE)])
            assert found == {"done": 5, "too-many-tables": AT_ONCE - 5}
            mine = await guest.get("/api/tables/mine")
            await guest.post(f"/api/tables/{mine[0]['id']}/leave")
            assert await codes([guest.http.post("/api/tables", json=OPEN) for _ in range(3)]) == {
                "done": 1,
                "too-many-tables": 2,
            }

    play_out(story())


def test_new_guests_do_not_pass_the_quota_of_an_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path, tables_per_address=8, **FREE) as (_, url), AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(Guest(url)) for _ in range(AT_ONCE)]
            found = await codes([guest.http.post("/api/tables", json=OPEN) for guest in guests])
            assert found == {"done": 8, "too-many-here": AT_ONCE - 8}
            lesson = await guests[0].http.post("/api/lessons/machikoro")
            assert (lesson.status_code, lesson.json()["code"]) == (409, "too-many-here")

    play_out(story())


def test_a_stranger_does_not_make_guests_without_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path, guests_per_hour=3) as (_, url), Guest(url) as guest:
            for _ in range(2):
                guest.http.cookies.clear()
                await guest.get("/api/me")
            cookie = guest.cookie
            guest.http.cookies.clear()
            for path in ("/api/me", "/api/tables/mine"):
                refused = await guest.http.get(path)
                assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
                assert 0 < int(refused.headers["Retry-After"]) <= 1200
            assert (await guest.http.get("/api/me", headers={"Cookie": cookie})).status_code == 200
            assert (await guest.http.get("/api/tables")).status_code == 200, "who only looks around need not be anybody"

    play_out(story())


def test_imports_are_kept_so_many_and_no_more(tmp_path: Path) -> None:
    limits = {"imports_per_player": 4, "imports_per_address": 6}
    study = {"record": random_match(12).record(), "study": True}
    play_on = {"record": random_match(12).record(), "seats": ["me", "open"]}

    async def story() -> None:
        async with served(tmp_path, **limits, **FREE) as (node, url), Guest(url) as anna, Guest(url) as bob:
            wanted = [study, play_on] * 5
            assert await codes([anna.http.post("/api/records", json=one) for one in wanted]) == {
                "done": 4,
                "too-many-imports": 6,
            }
            assert await codes([bob.http.post("/api/records", json=study) for _ in range(5)]) == {
                "done": 2,
                "too-many-here": 3,
            }
            assert all(not live.header.for_study for live in node.registry.tables.values()), (
                "loaded when somebody looks"
            )

    play_out(story())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_count_and_the_table_are_one_transaction(tmp_path: Path, request: pytest.FixtureRequest, kind: str) -> None:
    """Also where several nodes share a database."""
    settings: dict[str, Any] = {"tables_per_player": 50, "tables_per_address": 6}
    if kind == "postgresql":
        settings["db"] = request.getfixturevalue("fresh_postgres")

    async def story() -> None:
        async with node_in(tmp_path, **settings) as node:
            players = [await node.players.new_guest() for _ in range(4)]
            quota = Quota(node.settings, node.tokens.marks("192.0.2.1"))
            wish = TableRequest("machikoro", ["me", "open"])
            tried = [open_table(node.registry, players[number % 4], wish, quota=quota) for number in range(AT_ONCE)]
            found = await asyncio.gather(*tried, return_exceptions=True)
            refused = [one.code for one in found if isinstance(one, Refused)]
            assert refused == ["too-many-here"] * (AT_ONCE - 6)
            elsewhere = Quota(node.settings, node.tokens.marks("192.0.2.2"))
            await open_table(node.registry, players[0], wish, quota=elsewhere)

    play_out(story())


def test_cards_of_a_table_that_is_refused_are_not_kept(tmp_path: Path) -> None:
    own = altered(games.load("machikoro").card_file(), "projects.beer-garden", "cost", "9")

    async def story() -> None:
        async with served(tmp_path, tables_per_player=1, **FREE) as (node, url), Guest(url) as guest:
            await guest.post("/api/tables", **OPEN)
            refused = await guest.http.post("/api/tables", json={**OPEN, "cards": own})
            assert refused.json()["code"] == "too-many-tables"
            async with node.database.reading() as connection:
                kept = (await connection.execute(select(card_files.c.text))).scalars().all()
            assert own not in kept

    play_out(story())


def test_no_address_is_kept_and_marks_only_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch)

    async def story() -> None:
        async with node_in(tmp_path) as node:
            anna = await node.players.new_guest()
            marks = node.tokens.marks("192.0.2.1")
            assert marks != node.tokens.marks("192.0.2.2")
            assert [len(mark) for mark in marks] == [MARK]
            quota = Quota(node.settings, marks)
            over = await open_table(node.registry, anna, TableRequest("machikoro", ["me", "random"]), quota=quota)
            await give_seed(node.registry, over, anna, "", commitment_of(over.header.secret))
            await over.leave(anna.id)
            waiting = await open_table(node.registry, anna, TableRequest("machikoro", ["me", "open"]), quota=quota)

            async def kept(rounds: Housekeeping) -> dict[str, str | None]:
                rounds.number = CLOSE_EVERY
                rounds.number += 1
                await rounds.go()
                async with node.database.reading() as connection:
                    return {
                        row.id: row.address for row in await connection.execute(select(tables.c.id, tables.c.address))
                    }

            assert await kept(Housekeeping(node.registry)) == {over.header.id: marks[0], waiting.header.id: marks[0]}
            time.passes(25 * 3600)
            assert await kept(Housekeeping(node.registry)) == {over.header.id: None, waiting.header.id: marks[0]}

    play_out(story())
    written = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))
    assert b"192.0.2.1" not in written


def test_a_new_key_does_not_forget_where_tables_were_opened_from(tmp_path: Path) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            before = node.tokens.marks("192.0.2.1")
            node.tokens.secrets.append("a newer key")
            after = node.tokens.marks("192.0.2.1")
            assert after[1:] == before
            assert after[0] != before[0]

    play_out(story())

"""Nodes whose machines' clocks differ by seconds or minutes: nobody is lost, and clocks run as if they did not."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from audit import accounts
from guest import Guest
from regular import Regular

from golazo.server.storage.entry import BOT
from host import UNLIMITED, Host

if TYPE_CHECKING:
    from golazo.testing.services import Postgres, Redis

SKEWED = Path(__file__).with_name("skewed.py")
GUESTS = 20
LIMIT = 100  # seconds for a whole match, fewer than the clocks differ by


@pytest.fixture(params=[2, 120])
def apart(
    request: pytest.FixtureRequest, tmp_path: Path, postgres_server: Postgres, redis_server: Redis
) -> Iterator[tuple[str, list[str]]]:
    """The database and the addresses of two nodes, one fast and one slow."""
    with postgres_server.database() as db, ExitStack() as running:
        hosts = []
        for seconds in (request.param, -request.param):
            program = (sys.executable, str(SKEWED), str(seconds))
            host = Host(tmp_path, *UNLIMITED, db=db, bus=redis_server.url, program=program)
            hosts.append(running.enter_context(host))
        yield db, [host.url for host in hosts]


def test_guests_of_one_node_are_known_on_the_other(apart: tuple[str, list[str]]) -> None:
    async def story() -> None:
        _, urls = apart
        for first, second in (urls, urls[::-1]):
            for _ in range(GUESTS):
                async with Guest(first) as guest, Guest(second) as there:
                    answer = await there.http.get("/api/me", headers={"Cookie": guest.cookie})
                    assert answer.json().get("player") == guest.player, answer.text
                    assert "set-cookie" not in answer.headers

    asyncio.run(story())


@pytest.mark.parametrize("kind", ["move", "match"])
def test_clocks_of_a_match_run_the_same_on_both(apart: tuple[str, list[str]], kind: str) -> None:
    async def story() -> None:
        db, (here, there) = apart
        async with Regular([here], 1) as near, Regular([there], 2) as far:
            table = await near.open("machikoro", "me", "open", clock={"kind": kind, "seconds": LIMIT})
            await far.join(table)
            async with Guest(here) as ana, Guest(there) as ben:
                for guest in (ana, ben):
                    async with await guest.sit(table) as line:
                        clocks = (await line.hear("table"))["clocks"]
                        assert (LIMIT - 30) * 1000 < clocks["deadline"] - clocks["now"] <= LIMIT * 1000
            seen = await asyncio.gather(near.play(table), far.play(table))
            assert seen[0].result is not None
            assert seen[0].result["how"] == "rules"
        entries = (await accounts(db))[table].entries
        assert [entry for entry in entries if entry.kind == BOT] == []
        assert all(-1000 < later.at - entry.at < LIMIT * 1000 for entry, later in pairwise(entries))

    asyncio.run(story())

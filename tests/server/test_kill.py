"""The server is killed at random moments under load: nothing acknowledged is lost, nothing done twice."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from audit import Account, accounts, check_ledgers
from ordeal import Ordeal, Outcome
from regular import Regular

from host import UNLIMITED, Host

KILLS = 4
TABLES = 4


def undergone(*hosts: Host) -> Outcome:
    """What an ordeal comes to; all that must hold is checked in it."""
    with ExitStack() as stack:
        for host in hosts:
            stack.enter_context(host)
        return asyncio.run(Ordeal(hosts, TABLES, seed=1).undergo(KILLS))


def test_a_server_on_sqlite(tmp_path: Path) -> None:
    outcome = undergone(Host(tmp_path, *UNLIMITED))
    assert outcome.kills == KILLS
    assert outcome.matches >= TABLES
    assert outcome.came_back >= KILLS


def test_a_server_on_postgresql(tmp_path: Path, fresh_postgres: str) -> None:
    outcome = undergone(Host(tmp_path, *UNLIMITED, db=fresh_postgres))
    assert outcome.kills == KILLS
    assert outcome.matches >= TABLES
    assert outcome.came_back >= KILLS


def test_one_of_two_nodes(tmp_path: Path, fresh_postgres: str, fresh_redis: str) -> None:
    outcome = undergone(*(Host(tmp_path, *UNLIMITED, db=fresh_postgres, bus=fresh_redis) for _ in range(2)))
    assert outcome.kills == KILLS
    assert outcome.matches >= TABLES
    assert outcome.came_back > 0


def test_what_is_lost_or_done_twice_would_be_noticed(host: Host) -> None:
    """The ledgers are held against the log: here they are spoiled."""

    async def story() -> tuple[Regular, dict[str, Account]]:
        async with Regular([host.url], 3) as player:
            table = await player.open("machikoro", "me", "amateur")
            await player.play(table, until=20)
            return player, await accounts(host.db, [table])

    player, found = asyncio.run(story())
    (account,) = found.values()
    promised = dict(player.ledger)
    assert check_ledgers(found, [player]) == len(promised) > 1
    (table, last), decision = max(promised.items(), key=lambda item: item[0][1])
    for spoiled in (
        {**promised, (table, len(account.entries) + 1): decision},
        {**promised, (table, last): replace(decision, action="roll 9")},
        {key: kept for key, kept in promised.items() if key != (table, last)},
    ):
        player.ledger = spoiled
        with pytest.raises(AssertionError):
            check_ledgers(found, [player])

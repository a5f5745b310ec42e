"""Measures how long a server takes to start: with thousands of open tables in its database, and with none.

    .venv/bin/python bench/restart.py --tables 10000 --runs 5

The tables are real: each has a log of random decisions. At some a bot's decision is overdue, so that the server has
something to take over as soon as it is up; the result includes how many tables it has loaded after a few seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import httpx2
from sqlalchemy import insert

TESTS = Path(__file__).parent.parent / "tests"
sys.path[:0] = [str(TESTS), str(TESTS / "server")]

from golazo import games  # noqa: E402
from golazo.protocol.status import PLAYING  # noqa: E402
from golazo.server.accounts.players import Player  # noqa: E402
from golazo.server.now import now  # noqa: E402
from golazo.server.storage.database import Database  # noqa: E402
from golazo.server.storage.entry import PLAY, Entry  # noqa: E402
from golazo.server.storage.header import Header, Place  # noqa: E402
from golazo.server.storage.migrate import migrate  # noqa: E402
from golazo.server.storage.schema import decisions, seats, tables  # noqa: E402
from golazo.server.storage.table_rows import row_of  # noqa: E402
from golazo.server.tables.opening import TableRequest, new_header  # noqa: E402
from golazo.server.tables.table_state import TableState  # noqa: E402
from host import Host  # noqa: E402

ANNA = Player("anna", "Anna", None)
LONGEST = 30  # decisions
OVERDUE_EVERY = 10  # every tenth table has a bot to act
AT_ONCE = 500
AFTER_SECONDS = 3


def opened(number: int) -> Header:
    """Return a table whose match has begun: between people, or at every tenth table with a bot."""
    game = games.load(games.names()[number % len(games.names())])
    with_bot = number % OVERDUE_EVERY == 0
    places = [
        Place(0, bot="random") if with_bot else Place(0, "anna", "Anna", seed="a"),
        Place(1, "bob", "Bob", seed="b"),
    ]
    header = new_header(game, game.load_cards(None), ANNA, TableRequest(game.name, []), places)
    return replace(header, status=PLAYING, started=header.created)


def played(header: Header, chance: random.Random) -> tuple[TableState, list[Entry]]:
    """Return a table's state after random decisions, and its log."""
    state, entries = TableState(header, games.load(header.game).load_cards(None)), []
    while len(entries) < LONGEST and not state.over:
        if len(entries) >= LONGEST // 2 and state.bot_to_act is not None:
            break
        action = chance.choice(state.match.legal_actions).text
        entry = Entry(state.seq + 1, PLAY, state.match.to_act or 0, action, now(), f"anna:{state.seq}")
        state.add(entry)
        entries.append(entry)
    return state, entries


def rows(count: int) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]], list[dict[str, Any]]]]:
    """Yield tables as rows, as the server would have written them."""
    chance = random.Random(1)
    for number in range(count):
        header = opened(number)
        state, entries = played(header, chance)
        row = row_of(header) | asdict(state.summary())
        yield (
            row,
            [{"table": header.id, **asdict(place)} for place in header.places],
            [{"table": header.id, **asdict(entry)} for entry in entries],
        )


async def fill(url: str, count: int) -> int:
    """Fill a database with tables; returns how many lines their logs have."""
    database, lines = Database(url), 0
    await migrate(database)
    made = list(rows(count))
    for first in range(0, count, AT_ONCE):
        some = made[first : first + AT_ONCE]
        async with database.writing() as connection:
            await connection.execute(insert(tables), [row for row, _, _ in some])
            await connection.execute(insert(seats), [place for _, places, _ in some for place in places])
            log = [line for _, _, entries in some for line in entries]
            await connection.execute(insert(decisions), log)
            lines += len(log)
    await database.close()
    return lines


def seconds_to_ready(host: Host) -> float:
    """Start the process; returns the seconds until it is ready."""
    begun = time.perf_counter()
    host.start()
    return time.perf_counter() - begun


def loaded(host: Host) -> int:
    """Return how many tables the server has loaded."""
    return int(float(re.search(r"^golazo_tables (\S+)", httpx2.get(f"{host.url}/metrics").text, re.MULTILINE)[1]))


def measure(host: Host, runs: int) -> tuple[list[float], int]:
    """Return the times to ready, and how many tables are loaded some seconds after the last start."""
    seconds_to_ready(host)  # compiles, if nothing is cached yet
    host.stop()
    times = []
    for _ in range(runs):
        times.append(seconds_to_ready(host))
        time.sleep(AFTER_SECONDS)
        few = loaded(host)
        host.stop()
    return times, few


def main() -> None:
    parser = argparse.ArgumentParser(description="How long until a server with many open tables is ready.")
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--runs", type=int, default=5)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for count in (0, wanted.tables):
            place = Path(folder) / str(count)
            place.mkdir()
            host = Host(place)
            lines = asyncio.run(fill(host.db, count))
            times, few = measure(host, wanted.runs)
            print(
                f"{count:,} open tables, {lines:,} lines: ready in {statistics.median(times):.2f} s"
                f" (at worst {max(times):.2f}); {few} loaded after {AFTER_SECONDS} s"
            )


if __name__ == "__main__":
    main()

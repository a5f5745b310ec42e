"""Kills servers at random moments under load: are acknowledged decisions lost or duplicated?

    .venv/bin/python bench/kill.py --times 50 --db sqlite
    .venv/bin/python bench/kill.py --times 50 --db postgresql
    .venv/bin/python bench/kill.py --times 50 --db nodes

Clients play both games against each other and against bots, and record what was acknowledged. The server is killed
with SIGKILL and started again; `nodes` are two servers on one PostgreSQL and one Redis, killed in turn. Clients
reconnect by themselves and repeat unanswered requests. At the end every match has been finished by the rules, and the
logs are compared with what was acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

TESTS = Path(__file__).parent.parent / "tests"
sys.path[:0] = [str(TESTS), str(TESTS / "server")]

from ordeal import Ordeal, Outcome  # noqa: E402

from golazo.testing.services import Postgres, Redis  # noqa: E402
from host import UNLIMITED, Host  # noqa: E402


def hosts_of(kind: str, folder: Path, stack: ExitStack) -> list[Host]:
    """Start the servers to kill, with their database."""
    if kind == "sqlite":
        return [stack.enter_context(Host(folder, *UNLIMITED))]
    db = stack.enter_context(stack.enter_context(Postgres()).database())
    if kind == "postgresql":
        return [stack.enter_context(Host(folder, *UNLIMITED, db=db))]
    bus = stack.enter_context(Redis()).url
    return [stack.enter_context(Host(folder, *UNLIMITED, db=db, bus=bus)) for _ in range(2)]


def tell(outcome: Outcome) -> None:
    print(f"\r{outcome.kills} kills, {outcome.matches} matches", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--times", type=int, default=50)
    arguments.add_argument("--db", choices=("sqlite", "postgresql", "nodes"), default="sqlite")
    arguments.add_argument("--tables", type=int, default=16)
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        ordeal = Ordeal(hosts_of(given.db, folder, stack), given.tables, given.seed)
        outcome = asyncio.run(ordeal.undergo(given.times, tell))
    print(f"\r{given.db}: {outcome}.")

"""Plays at a thousand tables at once: how long until the other seat sees a decision, and is any lost?

    .venv/bin/python bench/load.py --tables 1000 --rate 1000 --seconds 60

Starts a server on loopback, with people at both seats of every table, each with a socket. At the given rate, the
player to act at a random table makes a random legal decision. Every client records what was acknowledged; at the end
this is compared with the log, line by line.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import uvloop
from boards import Board, Boards, Cpu, Log, log_of, percentiles
from guest import Guest

from host import UNLIMITED, Host

AT_ONCE = 16
WARM_UP = 5.0


class Load(Boards):
    """A run."""

    def __init__(self, url: str, server: int, wanted: argparse.Namespace) -> None:
        super().__init__(url)
        self.wanted = wanted
        self.behind = 0
        self.server = Cpu(server)
        self.client = Cpu(os.getpid())

    async def set_up(self) -> None:
        """Open the tables and sit down."""
        few = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> None:
            async with few:
                game = ("machikoro", "tsubasa")[number % 2]
                async with Guest(self.url) as home, Guest(self.url) as away:
                    board = Board(await home.open(game, "me", "open"))
                    await away.join(board.table)
                    for guest in (home, away):
                        await self.connect(board, guest.cookie)
                self.boards.append(board)
                if len(self.boards) % 100 == 0:
                    sys.stderr.write(f"\r{len(self.boards)} tables")

        await asyncio.gather(*(one(number) for number in range(self.wanted.tables)))
        sys.stderr.write("\n")

    async def drive(self) -> None:
        """Trigger decisions at the wanted rate, each at a table without one in progress."""
        rate, tables = self.wanted.rate, len(self.boards)
        start = time.perf_counter()
        end = start + WARM_UP + self.wanted.seconds
        done, turn = 0, 0
        while (moment := time.perf_counter()) < end:
            if not self.measuring and moment > start + WARM_UP:
                self.measuring = True
                self.server.start()
                self.client.start()
            due = int((moment - start) * rate)
            tried = 0
            while done < due and tried < tables:
                board = self.boards[turn % tables]
                turn += 1
                tried += 1
                if board.ready:
                    await self.decide(board)
                    done += 1
            if done < due:
                self.behind = max(self.behind, due - done)
            await asyncio.sleep(0.002)
        self.measuring = False
        self.server.stop()
        self.client.stop()
        await self.settle()

    def report(self, log: Log) -> dict[str, object]:
        return {
            "tables": len(self.boards),
            "sockets": sum(len(board.sockets) for board in self.boards),
            "seconds": self.wanted.seconds,
            "decisions_per_second": round(len(self.answers) / self.wanted.seconds, 1),
            "heard_by_the_other_ms": percentiles(self.latencies),
            "acknowledged_ms": percentiles(self.answers),
            "server_cores": self.server.cores,
            "client_cores": self.client.cores,
            **self.compare(log),
            "most_behind": self.behind,
            "first_errors": self.errors[:5],
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=int, default=1000, help="decisions a second, over all tables")
    parser.add_argument("--seconds", type=int, default=60)
    wanted = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        host = stack.enter_context(Host(folder, *UNLIMITED))
        load = Load(host.url, host.process.pid, wanted)

        async def run() -> None:
            await load.set_up()
            await load.drive()
            await load.close()

        uvloop.run(run())
        host.stop()
        found = load.report(log_of(folder / "tables.sqlite"))
    print(json.dumps(found, indent=2))
    sys.exit(bool(found["lost"] or found["doubled"] or found["errors"] or found["unanswered"]))


if __name__ == "__main__":
    main()

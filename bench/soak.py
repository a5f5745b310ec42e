"""Runs a server for many minutes: does its memory stay flat while tables open and close, and is anything lost?

    .venv/bin/python bench/soak.py --minutes 20

Starts a server on loopback. At tables of both games people play each other or a bot, bots play each other, and records
are imported, to continue or to view; spectators come and go. A table that is finished, or has been used for long
enough, is left, and another one opened. People make 300 decisions per second. The memory is sampled all the time: in
the last minute it may be 5 % more than in the minute after the first five, but not more. Exit code 1 if it grows more,
if a decision is lost, after an error, or if fewer than 95 % of the wanted decisions were made: a server with less to
do proves nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from pathlib import Path

import uvloop
from boards import Board, Boards, Cpu, log_of, percentiles
from guest import Guest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import golazo
from host import UNLIMITED, Host

GAMES = ("machikoro", "tsubasa")
GUESTS = 40
SPECTATORS = 8
WARM_UP = 5.0  # minutes; shorter in runs of less than seven
MOST_GROWTH = 1.05
LEAST_RATE = 0.95  # as a share of the decisions wanted
SAMPLE_SECONDS = 2.0
RECORDED = 40  # decisions in an imported record


@dataclass(frozen=True)
class Sample:
    """The server's memory and tables at one moment."""

    seconds: float
    megabytes: float


class Soak(Boards):
    """A run."""

    def __init__(self, url: str, server: int, minutes: float, rate: float, tables: int) -> None:
        super().__init__(url)
        self.server = server
        self.cpu = Cpu(server)
        self.seconds = minutes * 60
        self.rate = rate
        self.tables = tables
        self.active: list[Board] = []
        self.guests: list[Guest] = []
        self.opened = dict.fromkeys(("people", "against a bot", "bots", "go on", "study"), 0)
        self.watched = 0
        self.samples: list[Sample] = []
        self.luck = random.Random(1)
        self.records = {game: recorded(game) for game in GAMES}

    @property
    def left(self) -> float:
        """The remaining seconds."""
        return self.began + self.seconds - time.perf_counter()

    async def go(self) -> None:
        """Play until the time is up."""
        async with AsyncExitStack() as stack:
            for _ in range(GUESTS):
                self.guests.append(await stack.enter_async_context(Guest(self.url)))
            self.began = time.perf_counter()
            self.measuring = True
            self.cpu.start()
            parts = [self.sample(), self.drive(), *(self.watch() for _ in range(SPECTATORS))]
            parts += [self.keep_open(number) for number in range(self.tables)]
            await asyncio.gather(*parts)
            self.cpu.stop()
            await self.close()

    async def keep_open(self, number: int) -> None:
        """Open one table after the other."""
        kinds: list[Callable[[str], Awaitable[None]]] = [self.people, self.against_a_bot, self.people, self.go_on]
        kinds += [self.bots, self.people, self.study, self.against_a_bot]
        turn = number
        await asyncio.sleep(self.luck.random() * min(5.0, self.seconds / 4))
        while self.left > 0:
            try:
                await kinds[turn % len(kinds)](GAMES[turn // len(kinds) % len(GAMES)])
            except Exception as error:
                self.errors.append(repr(error)[:200])
                await asyncio.sleep(1)
            turn += 1

    async def people(self, game: str) -> None:
        """Let two people play each other."""
        home, away = self.luck.sample(self.guests, 2)
        table = await home.open(game, "me", "open", public=True)
        await away.join(table)
        await self.play("people", table, home, away)

    async def against_a_bot(self, game: str) -> None:
        """Let a person play a bot."""
        guest = self.luck.choice(self.guests)
        await self.play("against a bot", await guest.open(game, "me", "random"), guest)

    async def go_on(self, game: str) -> None:
        """Import a record and continue it against a bot."""
        guest = self.luck.choice(self.guests)
        info = await guest.bring(record=self.luck.choice(self.records[game]), seats=["me", "random"])
        assert info["status"] == "playing", info["status"]
        await self.play("go on", info["id"], guest)

    async def bots(self, game: str) -> None:
        """Let two bots play with a spectator."""
        guest = self.luck.choice(self.guests)
        table = await guest.open(game, "random", "random")
        self.opened["bots"] += 1
        await self.look_on(table, 10)
        await guest.get(f"/api/tables/{table}")

    async def study(self, game: str) -> None:
        """Import a record and view it."""
        guest = self.luck.choice(self.guests)
        record = self.luck.choice(self.records[game])
        table = (await guest.post("/api/records", record=record, study=True))["id"]
        self.opened["study"] += 1
        for step in range(0, RECORDED, 10):
            await guest.get(f"/api/tables/{table}/steps/{step}")
        await guest.get(f"/api/tables/{table}/story")
        await guest.get("/api/archive", mine=True, most=20)
        await asyncio.sleep(min(5.0, max(0.0, self.left)))

    async def play(self, kind: str, table: str, *guests: Guest) -> None:
        """Play at a table until the match is over or the time limit is reached; then leave."""
        board = Board(table)
        self.opened[kind] += 1
        self.boards.append(board)
        for guest in guests:
            await self.connect(board, guest.cookie)
        self.active.append(board)
        enough = time.perf_counter() + self.luck.uniform(5, 90)
        while not board.over and time.perf_counter() < enough and self.left > 0:
            await asyncio.sleep(0.1)
        self.active.remove(board)
        while board.waiting is not None and self.left > -30:
            await asyncio.sleep(0.01)
        for guest in guests:
            await guest.post(f"/api/tables/{table}/leave")
        for socket in board.sockets.values():
            await socket.close()
        board.legal.clear()

    async def watch(self) -> None:
        """Watch one table after the other."""
        while self.left > 0:
            if self.active:
                await self.look_on(self.luck.choice(self.active).table, self.luck.uniform(0.5, 5))
                self.watched += 1
            await asyncio.sleep(self.luck.random())

    async def look_on(self, table: str, seconds: float) -> None:
        """Watch for a while; then disconnect, properly or abruptly."""
        socket = await connect(self.address(table), compression=None, max_size=None)
        with suppress(TimeoutError, ConnectionClosed):
            async with asyncio.timeout(max(0.1, min(seconds, self.left))):
                while True:
                    await socket.recv()
        if self.luck.random() < 0.5:
            socket.transport.abort()
        else:
            await socket.close()

    async def drive(self) -> None:
        """Trigger decisions at the wanted rate, each at a table without one in progress."""
        due, before, turn = 0.0, self.began, 0
        while self.left > 0:
            moment = time.perf_counter()
            due = min(self.rate, due + (moment - before) * self.rate)
            before = moment
            for _ in range(len(self.active)):
                if due < 1:
                    break
                turn += 1
                board = self.active[turn % len(self.active)]
                if board.ready:
                    with suppress(ConnectionClosed):
                        await self.decide(board)
                        due -= 1
            await asyncio.sleep(0.005)

    async def sample(self) -> None:
        """Record the server's memory, and print it."""
        while self.left > 0:
            await asyncio.sleep(min(SAMPLE_SECONDS, max(0.05, self.left)))
            seconds = time.perf_counter() - self.began
            self.samples.append(Sample(seconds, memory(self.server)))
            told = f"{self.samples[-1].megabytes:.0f} MB, {len(self.answers):,} decisions, {len(self.errors)} errors"
            sys.stderr.write(f"\r{seconds / 60:.1f} of {self.seconds / 60:g} minutes: {told} ")
        sys.stderr.write("\n")

    def median(self, start: float, end: float) -> float:
        """Return the median memory between two times, in seconds."""
        return statistics.median(one.megabytes for one in self.samples if start <= one.seconds <= end)

    def report(self, file: Path) -> dict[str, object]:
        """Return the results, and whether they are as they should be."""
        warm = min(WARM_UP * 60, max(self.seconds - 120, self.seconds / 2))
        window = min(60.0, self.seconds / 4)
        minutes = max(1, round(self.seconds / 60))
        step = self.seconds / minutes
        first, last = self.median(warm, warm + window), self.median(self.seconds - window, self.seconds + 60)
        kept = self.compare(log_of(file))
        growth = last / first
        decisions = len(self.answers) / self.seconds
        wrong = [name for name in ("unanswered", "lost", "doubled", "errors") if kept[name]]
        return {
            "minutes": round(self.seconds / 60, 2),
            "decisions_per_second": round(decisions, 1),
            "acknowledged_ms": percentiles(self.answers),
            "server_cores": self.cpu.cores,
            "opened": self.opened,
            "watched": self.watched,
            "megabytes_by_minute": [
                round(self.median(number * step, (number + 1) * step), 1) for number in range(minutes)
            ],
            "megabytes_after_warm_up": round(first, 1),
            "megabytes_at_the_end": round(last, 1),
            "growth": round(growth, 3),
            **kept,
            "first_errors": self.errors[:5],
            "good": growth <= MOST_GROWTH and decisions >= LEAST_RATE * self.rate and not wrong,
        }


def recorded(game: str) -> list[str]:
    """Return records of unfinished matches."""
    records = []
    for seed in range(10):
        match, luck = golazo.new_match(game, players=2, seed=seed), random.Random(seed)
        while len(match.decisions) < RECORDED:
            match.decide(luck.choice(match.legal_actions))
        records.append(match.record())
    return records


def memory(process: int) -> float:
    """Return a process's memory in megabytes."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def soaked(minutes: float, rate: float, tables: int) -> dict[str, object]:
    """Run; returns the report."""
    with tempfile.TemporaryDirectory() as folder, Host(Path(folder), *UNLIMITED) as host:
        soak = Soak(host.url, host.process.pid, minutes, rate, tables)
        uvloop.run(soak.go())
        host.stop()
        return soak.report(Path(folder) / "tables.sqlite")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--rate", type=float, default=300, help="decisions a second, over all tables")
    parser.add_argument("--tables", type=int, default=120, help="how many are open at a time")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    wanted = parser.parse_args()
    found = soaked(wanted.minutes, wanted.rate, wanted.tables)
    if wanted.json:
        print(json.dumps(found, indent=2))
    else:
        print("\n".join(f"{name.replace('_', ' '):24}{value}" for name, value in found.items()))
    sys.exit(not found["good"])


if __name__ == "__main__":
    main()

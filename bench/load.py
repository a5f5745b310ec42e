"""A thousand tables at once: how long from a decision until the other seat hears of it, and whether any is lost.

    .venv/bin/python bench/load.py --tables 1000 --rate 1000 --seconds 60

Starts a server of its own on loopback, with people at both seats of every table, each with a socket. At the rate
given, whoever is to act at some table takes a legal action at random. Every client keeps a ledger of what was
acknowledged; in the end it is compared with the log, line by line.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import msgspec
import uvloop

TESTS = Path(__file__).parent.parent / "tests"
sys.path[:0] = [str(TESTS), str(TESTS / "server")]

from guest import Guest  # noqa: E402
from websockets.asyncio.client import ClientConnection, connect  # noqa: E402

from host import Host  # noqa: E402

AT_ONCE = 16
WARM_UP = 5.0
PATIENCE = 30.0


class Choice(msgspec.Struct):
    """A legal action."""

    action: str


class Position(msgspec.Struct):
    """What a seat may do."""

    to_act: int | None
    legal: list[Choice] = []


class Frame(msgspec.Struct):
    """What the bench reads of a frame."""

    type: str
    seq: int = 0
    id: str | None = None
    position: Position | None = None
    seats: list[int] = []
    code: str = ""


decoder = msgspec.json.Decoder(Frame)


class Board:
    """A table with a socket for each of its two seats, and the ledger of what was acknowledged there."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.sockets: dict[int, ClientConnection] = {}
        self.legal: list[str] = []
        self.to_act: int | None = None
        self.seq = 0
        self.sent_at: dict[int, float] = {}  # by line of the log: when its decision was sent
        self.waiting: str | None = None
        self.acknowledged: dict[str, tuple[int, str]] = {}
        self.doing: dict[str, str] = {}

    def note(self, seat: int, frame: Frame) -> None:
        """Take in a position."""
        position = frame.position
        if position is None:
            return
        self.seq = max(self.seq, frame.seq)
        if position.to_act == seat:
            self.to_act = seat
            self.legal = [choice.action for choice in position.legal]
        elif position.to_act is None:
            self.to_act = None


class Cpu:
    """How busy a process is, in cores; None where the system does not say."""

    def __init__(self, process: int) -> None:
        self.file = Path(f"/proc/{process}/stat")
        self.cores: float | None = None

    def used(self) -> float | None:
        if not self.file.exists():
            return None
        user, system = self.file.read_text().rsplit(")", 1)[1].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def start(self) -> None:
        self.began, self.at_first = time.perf_counter(), self.used()

    def stop(self) -> None:
        used = self.used()
        if used is not None and self.at_first is not None:
            self.cores = round((used - self.at_first) / (time.perf_counter() - self.began), 2)


class Load:
    """The run."""

    def __init__(self, url: str, server: int, wanted: argparse.Namespace) -> None:
        self.url = url
        self.wanted = wanted
        self.boards: list[Board] = []
        self.latencies: list[float] = []
        self.answers: list[float] = []
        self.errors: list[str] = []
        self.readers: list[asyncio.Task[None]] = []
        self.behind = 0
        self.server = Cpu(server)
        self.client = Cpu(os.getpid())
        self.measuring = False

    async def set_up(self) -> None:
        """Open the tables, and sit down."""
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

    async def connect(self, board: Board, cookie: str) -> None:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{board.table}/socket"
        socket = await connect(address, additional_headers={"Cookie": cookie}, compression=None, max_size=None)
        frame = decoder.decode(await socket.recv())
        seat = frame.seats[0]
        board.sockets[seat] = socket
        board.note(seat, frame)
        self.readers.append(asyncio.create_task(self.read(board, seat, socket)))

    async def read(self, board: Board, seat: int, socket: ClientConnection) -> None:
        """Note what comes in at one seat."""
        async for data in socket:
            moment = time.perf_counter()
            frame = decoder.decode(data)
            if frame.type == "step":
                sent = board.sent_at.get(frame.seq)
                if sent is not None and seat != board.sent_by:
                    del board.sent_at[frame.seq]
                    if self.measuring:
                        self.latencies.append(moment - sent)
                board.note(seat, frame)
            elif frame.type == "ack" and frame.id is not None:
                board.acknowledged[frame.id] = (frame.seq, board.doing.pop(frame.id))
                if self.measuring:
                    self.answers.append(moment - board.started)
                board.waiting = None
            elif frame.type == "refused":
                self.errors.append(f"{board.table}: {frame.code}")
                board.waiting = None
            elif frame.type == "table":
                board.note(seat, frame)

    async def drive(self) -> None:
        """Have decisions taken at the rate wanted, each at a table where nothing is under way."""
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
                if board.waiting is None and board.to_act is not None and board.legal:
                    await self.decide(board)
                    done += 1
            if done < due:
                self.behind = max(self.behind, due - done)
            await asyncio.sleep(0.002)
        self.measuring = False
        self.server.stop()
        self.client.stop()
        patience = time.perf_counter() + PATIENCE
        while any(board.waiting for board in self.boards) and time.perf_counter() < patience:
            await asyncio.sleep(0.05)

    async def decide(self, board: Board) -> None:
        seat = board.to_act
        assert seat is not None
        action = random.choice(board.legal)
        name = f"{seat}-{board.seq}"
        board.waiting, board.sent_by, board.to_act = name, seat, None
        board.doing[name] = action
        frame = json.dumps({"type": "decide", "id": name, "seq": board.seq, "action": action})
        board.started = board.sent_at[board.seq + 1] = time.perf_counter()
        await board.sockets[seat].send(frame)

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*self.readers, return_exceptions=True)
        sockets = [socket for board in self.boards for socket in board.sockets.values()]
        await asyncio.gather(*(socket.close() for socket in sockets))

    def lost(self, log: dict[tuple[str, str], list[tuple[int, str]]]) -> tuple[int, int]:
        """How many acknowledged decisions the log does not have, and how many it has twice or nobody asked for."""
        missing = doubled = 0
        known = set()
        for board in self.boards:
            for name, (seq, action) in board.acknowledged.items():
                known.add((board.table, name))
                found = log.get((board.table, name), [])
                missing += (seq, action) not in found
                doubled += len(found) > 1
            known |= {(board.table, name) for name in board.doing}
        return missing, doubled + len(log.keys() - known)

    def report(self, log: dict[tuple[str, str], list[tuple[int, str]]]) -> dict[str, object]:
        missing, doubled = self.lost(log)
        return {
            "tables": len(self.boards),
            "sockets": sum(len(board.sockets) for board in self.boards),
            "seconds": self.wanted.seconds,
            "decisions_per_second": round(len(self.answers) / self.wanted.seconds, 1),
            "heard_by_the_other_ms": percentiles(self.latencies),
            "acknowledged_ms": percentiles(self.answers),
            "server_cores": self.server.cores,
            "client_cores": self.client.cores,
            "acknowledged": sum(len(board.acknowledged) for board in self.boards),
            "unanswered": sum(board.waiting is not None for board in self.boards),
            "lost": missing,
            "doubled": doubled,
            "errors": len(self.errors),
            "most_behind": self.behind,
            "first_errors": self.errors[:5],
        }


def percentiles(seconds: list[float]) -> dict[str, float]:
    cuts = statistics.quantiles(seconds, n=1000)
    shown = {"p50": cuts[499], "p90": cuts[899], "p99": cuts[989], "p99.9": cuts[998], "max": max(seconds)}
    return {name: round(value * 1000, 1) for name, value in shown.items()}


def log_of(file: Path) -> dict[tuple[str, str], list[tuple[int, str]]]:
    """The log, by table and request."""
    lines: dict[tuple[str, str], list[tuple[int, str]]] = {}
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as database:
        wanted = "SELECT \"table\", request, seq, what FROM decisions WHERE kind = 'play'"
        for table, request, seq, what in database.execute(wanted):
            lines.setdefault((table, request.split(":", 1)[1]), []).append((seq, what))
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=int, default=1000, help="decisions a second, over all tables")
    parser.add_argument("--seconds", type=int, default=60)
    wanted = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        limits = ("--sockets-per-address", "100000", "--requests-per-second", "100000")
        host = stack.enter_context(Host(folder, *limits))
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

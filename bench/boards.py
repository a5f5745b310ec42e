"""Tables with players, for benchmarks: they send decisions, and a ledger records what was acknowledged."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import statistics
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

TESTS = Path(__file__).parent.parent / "tests"
sys.path[:0] = [str(TESTS), str(TESTS / "server")]

from websockets.asyncio.client import ClientConnection, connect  # noqa: E402

Log = dict[tuple[str, str], list[tuple[int, str]]]  # by table and request: a decision's line, and the decision
PATIENCE = 30.0


class Choice(msgspec.Struct):
    """A legal action."""

    action: str


class Position(msgspec.Struct):
    """What a seat may do."""

    to_act: int | None
    legal: list[Choice] = []


class Frame(msgspec.Struct):
    """The fields of a frame that a benchmark reads."""

    type: str
    seq: int = 0
    id: str | None = None
    position: Position | None = None
    seats: list[int] = []
    code: str = ""
    result: dict[str, Any] | None = None


decoder = msgspec.json.Decoder(Frame)


class Board:
    """A table with a socket for each player, and the ledger of its acknowledgements."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.sockets: dict[int, ClientConnection] = {}
        self.legal: list[str] = []
        self.to_act: int | None = None
        self.seq = 0
        self.over = False
        self.sent_at: dict[int, float] = {}  # by line of the log: when its decision was sent
        self.waiting: str | None = None
        self.acknowledged: dict[str, tuple[int, str]] = {}
        self.doing: dict[str, str] = {}

    @property
    def ready(self) -> bool:
        """Whether a decision can be sent."""
        return self.waiting is None and self.to_act is not None and bool(self.legal)

    def note(self, seat: int, frame: Frame) -> None:
        """Store a position."""
        self.over = self.over or frame.result is not None
        position = frame.position
        if position is None:
            return
        self.seq = max(self.seq, frame.seq)
        if position.to_act == seat:
            self.to_act = seat
            self.legal = [choice.action for choice in position.legal]
        elif position.to_act is None:
            self.to_act = None


class Boards:
    """All tables of a benchmark, and its measurements."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.boards: list[Board] = []
        self.latencies: list[float] = []
        self.answers: list[float] = []
        self.errors: list[str] = []
        self.readers: set[asyncio.Task[None]] = set()
        self.measuring = False

    def address(self, table: str) -> str:
        """Return the address of a table's socket."""
        return f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"

    async def connect(self, board: Board, cookie: str) -> None:
        """Connect a seat's socket."""
        address, headers = self.address(board.table), {"Cookie": cookie}
        socket = await connect(address, additional_headers=headers, compression=None, max_size=None)
        frame = decoder.decode(await socket.recv())
        seat = frame.seats[0]
        board.sockets[seat] = socket
        board.note(seat, frame)
        reader = asyncio.create_task(self.read(board, seat, socket))
        self.readers.add(reader)
        reader.add_done_callback(self.readers.discard)

    async def read(self, board: Board, seat: int, socket: ClientConnection) -> None:
        """Handle the frames of one seat."""
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

    async def decide(self, board: Board) -> None:
        """Let the player to act make a random legal decision."""
        seat = board.to_act
        assert seat is not None
        action = random.choice(board.legal)
        name = f"{seat}-{board.seq}"
        board.waiting, board.sent_by, board.to_act = name, seat, None
        board.doing[name] = action
        frame = json.dumps({"type": "decide", "id": name, "seq": board.seq, "action": action})
        board.started = time.perf_counter()
        if len(board.sockets) > 1:
            board.sent_at[board.seq + 1] = board.started
        await board.sockets[seat].send(frame)

    async def settle(self) -> None:
        """Wait for pending answers."""
        patience = time.perf_counter() + PATIENCE
        while any(board.waiting for board in self.boards) and time.perf_counter() < patience:
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Close all connections."""
        readers = list(self.readers)
        for reader in readers:
            reader.cancel()
        await asyncio.gather(*readers, return_exceptions=True)
        sockets = [socket for board in self.boards for socket in board.sockets.values()]
        await asyncio.gather(*(socket.close() for socket in sockets))

    def compare(self, log: Log) -> dict[str, int]:
        """Compare the ledger with the log: returns decisions acknowledged, missing, duplicated and unknown."""
        missing = doubled = 0
        known = set()
        for board in self.boards:
            for name, (seq, action) in board.acknowledged.items():
                known.add((board.table, name))
                found = log.get((board.table, name), [])
                missing += (seq, action) not in found
                doubled += len(found) > 1
            known |= {(board.table, name) for name in board.doing}
        return {
            "acknowledged": sum(len(board.acknowledged) for board in self.boards),
            "unanswered": sum(board.waiting is not None for board in self.boards),
            "lost": missing,
            "doubled": doubled + len(log.keys() - known),
            "errors": len(self.errors),
        }


class Cpu:
    """The load of a process, in cores; None if the system does not tell."""

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


def percentiles(seconds: list[float]) -> dict[str, float]:
    cuts = statistics.quantiles(seconds, n=1000)
    shown = {"p50": cuts[499], "p90": cuts[899], "p99": cuts[989], "p99.9": cuts[998], "max": max(seconds)}
    return {name: round(value * 1000, 1) for name, value in shown.items()}


def log_of(file: Path) -> Log:
    """Return the decisions of people from a server's database."""
    lines: Log = {}
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as database:
        wanted = "SELECT \"table\", request, seq, what FROM decisions WHERE kind = 'play' AND request IS NOT NULL"
        for table, request, seq, what in database.execute(wanted):
            lines.setdefault((table, request.split(":", 1)[1]), []).append((seq, what))
    return lines

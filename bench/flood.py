"""Floods a server with load of each kind: does its memory stay small, and does it answer others in time?

    .venv/bin/python bench/flood.py
    .venv/bin/python bench/flood.py --kind idle --seconds 20 --json

Starts a new server on loopback for each kind, with the default limits and 1,024 open files. Another client requests
/healthz ten times a second, in floods of connections also from the flooding address. Exit code 1 if an answer takes
longer than half a second or does not come, if the server holds 50 MB more a minute after the flood than before, or if
there was no flood: nothing was opened, sent or received.

    headers        requests with endless headers, one huge header, or an endless path
    idle           1,200 connections from one address and 600 from others that start a request, or stay silent after one
    churn          connections that are closed as soon as they are open
    bodies         large bodies sent slowly
    imports        a guest who imports public records
    endless        tables of bots with cards with which nobody can win, never the same ones twice
    watched        200 tables where only bots play, each with a spectator
    history        spectators who request a whole match over and over
    chat           a player who writes without a pause
    registrations  guests who open accounts and log in with wrong passwords
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import re
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Event
from pathlib import Path

TESTS = Path(__file__).parent.parent / "tests"
sys.path[:0] = [str(TESTS), str(TESTS / "server")]

import httpx2  # noqa: E402
from floods import KINDS, finished_record, without_end  # noqa: E402

from host import Host  # noqa: E402

MOST_MORE, MOST_MS = 50.0, 500.0  # megabytes, milliseconds
AFTER_SECONDS = 60.0
PROBES = 0.1  # seconds
SELF, OTHER = "127.0.0.1", "127.0.0.9"
FILES = 1024
OF_CONNECTIONS = ("headers", "idle", "churn")


@dataclass
class Found:
    """The result of a flood; memory in megabytes."""

    kind: str
    sent: str
    before: float
    peak: float
    after: float
    slowest_ms: float
    median_ms: float
    asked: int
    unanswered: int

    @property
    def came(self) -> bool:
        """Whether the flood took place: everything was counted, and no answer was a server error."""
        return re.search(r"\d", self.sent) is not None and re.search(r"\b0 |x 500\b", self.sent) is None

    @property
    def held(self) -> bool:
        small = self.after <= self.before + MOST_MORE
        return self.came and small and self.slowest_ms <= MOST_MS and not self.unanswered


def memory(process: int) -> float:
    """Return a process's memory in megabytes."""
    rollup = Path(f"/proc/{process}/smaps_rollup").read_text()
    return sum(int(size) for size in re.findall(r"^(?:Private_\w+|Shared_Dirty):\s+(\d+)", rollup, re.MULTILINE)) / 1024


def probe(port: int, address: str) -> tuple[float, bool]:
    """Request /healthz over a new connection; returns milliseconds, and whether it was answered.

    The flooding address may be told that it requests too much; others may not.
    """
    good = (200, 429) if address == SELF else (200,)
    begun = time.perf_counter()
    asking = http.client.HTTPConnection(SELF, port, timeout=10, source_address=(address, 0))
    answered = False
    with suppress(OSError, http.client.HTTPException):
        asking.request("GET", "/healthz")
        answered = asking.getresponse().status in good
    asking.close()
    return (time.perf_counter() - begun) * 1000, answered


def watch(port: int, process: int, addresses: list[str], done: Event, told: Connection) -> None:
    """Probe the server and its memory until it is done, in a process of its own."""
    told.send("ready")
    peak, probes = memory(process), [probe(port, address) for address in addresses]
    while not done.wait(PROBES):
        probes += [probe(port, address) for address in addresses]
        peak = max(peak, memory(process))
    told.send((peak, probes))


def warm_up(host: Host) -> None:
    """Let the server load what it loads only once."""
    with httpx2.Client(base_url=host.url, timeout=60) as client:
        for path in ("/api/me", "/openapi.json", "/api/games", "/api/archive", "/readyz"):
            client.get(path)
        client.post("/api/tables", json={"game": "machikoro", "seats": ["random", "random"]})
        client.post("/api/tables", json={"game": "machikoro", "seats": ["random"] * 4, "cards": without_end(-1)})
        client.post("/api/records", json={"record": finished_record(), "study": True})
        client.post("/api/login", json={"name": "nobody", "password": "wide of the far post"})


@contextmanager
def server(folder: Path) -> Iterator[Host]:
    """Start a server with the system's default limit of open files; raise our own limit afterwards."""
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, most), most))
        with Host(folder) as host:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
            yield host
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, most))


def flood(kind: str, seconds: float, after: float = AFTER_SECONDS) -> Found:
    """Flood a new server; returns the result."""
    processes = get_context("spawn")
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as host:
        assert host.process is not None
        warm_up(host)
        before, done = memory(host.process.pid), processes.Event()
        ours, theirs = processes.Pipe()
        addresses = [OTHER, SELF] if kind in OF_CONNECTIONS else [OTHER]
        watching = processes.Process(target=watch, args=(host.port, host.process.pid, addresses, done, theirs))
        watching.start()
        ours.recv()
        try:
            sent = asyncio.run(KINDS[kind](host, time.monotonic() + seconds))
        finally:
            done.set()
            peak, probes = ours.recv()
            watching.join()
        patience = time.monotonic() + after
        while (rest := memory(host.process.pid)) > before + MOST_MORE and time.monotonic() < patience:
            time.sleep(0.5)
    times = sorted(milliseconds for milliseconds, _ in probes)
    unanswered = sum(not answered for _, answered in probes)
    rounded = partial(round, ndigits=1)
    figures = map(rounded, (before, peak, rest, times[-1], times[len(times) // 2]))
    return Found(kind, sent, *figures, len(times), unanswered)


def row(one: Found) -> tuple[str, ...]:
    """Format the result of a flood."""
    figures = map(str, (one.before, one.peak, one.after, one.median_ms, one.slowest_ms))
    return one.kind, *figures, f"{one.unanswered} of {one.asked}", "ok" if one.held else "MISSED", one.sent


def table(found: list[Found]) -> str:
    """Format the results."""
    rows = [("flood", "before MB", "peak MB", "after MB", "median ms", "slowest ms", "unanswered", "", "sent")]
    rows += map(row, found)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kind", choices=KINDS, action="append", help="by default all of them")
    parser.add_argument("--seconds", type=float, default=15, help="how long each flood lasts")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    found = [flood(kind, wanted.seconds) for kind in wanted.kind or KINDS]
    if wanted.json:
        print(json.dumps([{**asdict(one), "held": one.held} for one in found], indent=2))
    else:
        print(table(found))
    sys.exit(not all(one.held for one in found))


if __name__ == "__main__":
    main()

"""Limits open connections, in total and by network, and decides which one is closed for a new one.

A connection that waits for its client (for the next request, the rest of one, or to read an answer) makes room when
the address or the server is full; one that is being answered, and a socket at a table, never does.
"""

from __future__ import annotations

import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from enum import IntEnum
from itertools import takewhile

from golazo.server.http.addresses import Networks, network_of
from golazo.server.http.closures import Closures

RESERVED = 128  # open files reserved for everything but connections
MOST_LEAVING = 100  # refused connections that get a moment to read the reason
LEAVING_SECONDS = 2.0


class Phase(IntEnum):
    """What a connection waits for its client to do. Earlier phases are closed first."""

    IDLE = 0  # for another request
    HEAD = 1  # for the head of a request
    BODY = 2  # for the rest of a request
    READING = 3  # until the answer has been read


SECONDS = {Phase.HEAD: 10.0, Phase.BODY: 60.0, Phase.READING: 30.0}  # uvicorn closes idle connections itself


class TrackedConnection:
    """A connection: its address, the phase it waits in (None: it is being served), and since when."""

    def __init__(self, peer: str, abort: Callable[[], None], expire: Callable[[], None]) -> None:
        self.peer = peer
        self.network: str | None = None  # whose limit it counts in; None for a proxy, and once it is closed
        self.inside = False
        self.abort = abort
        self.expire = expire
        self.phase: Phase | None = None
        self.since = 0.0


class Room:
    """The connections of one network, or all of them."""

    def __init__(self) -> None:
        self.inside = 0
        self.waiting: dict[Phase, OrderedDict[TrackedConnection, None]] = {phase: OrderedDict() for phase in Phase}

    def first(self) -> TrackedConnection | None:
        """Return the connection to close: the one that has waited longest in the earliest phase."""
        return next((next(iter(visits)) for visits in self.waiting.values() if visits), None)


class Admission:
    """All connections of a server, by network."""

    def __init__(self, most: int, per_address: int, proxies: Iterable[str], closures: Closures) -> None:
        self.most = within_open_files(most)
        self.per_address = per_address
        self.proxies = Networks(proxies)
        self.closures = closures
        self.everyone = Room()
        self.rooms: dict[str, Room] = {}
        self.leaving: OrderedDict[TrackedConnection, None] = OrderedDict()

    def enter(self, visit: TrackedConnection) -> str | None:
        """Admit a connection that waits for its first request; returns which limit is reached if it cannot be admitted.

        A trusted proxy carries many clients, so only the total limit applies to it.
        """
        network = None if visit.peer in self.proxies else network_of(visit.peer)
        if network is not None and not self.has_room(self.rooms.get(network), self.per_address, "address"):
            return "address"
        if not self.has_room(self.everyone, self.most, "full"):
            return "full"
        visit.inside, visit.network = True, network
        for room in self.rooms_of(visit):
            room.inside += 1
        self.move(visit, Phase.HEAD)
        return None

    def has_room(self, room: Room | None, most: int, reason: str) -> bool:
        """Return whether another connection fits, closing one that only waits if necessary."""
        if room is None or room.inside < most:
            return True
        first = room.first()
        if first is None:
            return False
        self.closures.note(reason, first.peer)
        self.leave(first)
        first.abort()
        return True

    def rooms_of(self, visit: TrackedConnection) -> list[Room]:
        """Return the rooms that a connection counts in."""
        if visit.network is None:
            return [self.everyone]
        return [self.everyone, self.rooms.setdefault(visit.network, Room())]

    def move(self, visit: TrackedConnection, phase: Phase | None) -> None:
        """Set the phase a connection waits in from now on; None while it is served."""
        if not visit.inside:
            return
        for room in self.rooms_of(visit):
            if visit.phase is not None:
                del room.waiting[visit.phase][visit]
            if phase is not None:
                room.waiting[phase][visit] = None
        visit.phase, visit.since = phase, time.monotonic()

    def leave(self, visit: TrackedConnection) -> None:
        """Remove a connection that is closed, or about to be."""
        self.leaving.pop(visit, None)
        if not visit.inside:
            return
        self.move(visit, None)
        for room in self.rooms_of(visit):
            room.inside -= 1
        visit.inside = False
        if visit.network is not None and not self.rooms[visit.network].inside:
            del self.rooms[visit.network]

    def linger(self, visit: TrackedConnection) -> None:
        """Let a refused connection read the reason for a short time, outside the limits."""
        self.leave(visit)
        visit.since = time.monotonic()
        self.leaving[visit] = None
        if len(self.leaving) > MOST_LEAVING:
            self.leaving.popitem(last=False)[0].abort()

    def sweep(self) -> None:
        """Close connections that take too long. A phase has the same time limit for all, so the oldest come first."""
        moment = time.monotonic()
        for phase, seconds in SECONDS.items():
            visits = self.everyone.waiting[phase]
            for visit in list(takewhile(lambda one: one.since + seconds <= moment, visits)):  # noqa: B023 - used at once
                visit.expire()
        while self.leaving and next(iter(self.leaving)).since + LEAVING_SECONDS <= moment:
            self.leaving.popitem(last=False)[0].abort()


def within_open_files(wanted: int) -> int:
    """Return the number wanted, or fewer if the process may not open that many files besides its own."""
    if sys.platform == "win32":
        return wanted
    import resource

    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if limit == resource.RLIM_INFINITY else min(wanted, max(limit - RESERVED, limit // 2))

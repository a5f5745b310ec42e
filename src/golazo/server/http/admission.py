"""Admission: how many connections are open, what each waits for, and which of them makes room for a new one.

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

RESERVED = 128  # open files for everything but connections
MOST_LEAVING = 100  # refused connections that are given a moment to read why
LEAVING_SECONDS = 2.0


class Phase(IntEnum):
    """What a connection waits for its client to do; those named first make room first."""

    IDLE = 0  # to ask for something else
    HEAD = 1  # to send the head of a request
    BODY = 2  # to send the rest of it
    READING = 3  # to read an answer


SECONDS = {Phase.HEAD: 10.0, Phase.BODY: 60.0, Phase.READING: 30.0}  # uvicorn closes idle connections


class Visit:
    """A connection as admission knows it: where from, what it waits for (None: it is being served), and since when."""

    def __init__(self, peer: str, abort: Callable[[], None], expire: Callable[[], None]) -> None:
        self.peer = peer
        self.network: str | None = None  # that its limit counts for; None for a proxy, and for one that has left
        self.inside = False
        self.abort = abort
        self.expire = expire
        self.phase: Phase | None = None
        self.since = 0.0


class Room:
    """The connections from one network, or all."""

    def __init__(self) -> None:
        self.inside = 0
        self.waiting: dict[Phase, OrderedDict[Visit, None]] = {phase: OrderedDict() for phase in Phase}

    def first(self) -> Visit | None:
        """The connection that makes room: the one that has waited longest in the first phase in which there is any."""
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
        self.leaving: OrderedDict[Visit, None] = OrderedDict()

    def enter(self, visit: Visit) -> str | None:
        """Let a connection in, which waits for its first request; returns what is full if there is no room for it.

        A trusted proxy brings many people: it is limited only by the room for everyone.
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
        """Whether another connection may come in, after one that only waits was closed for it if need be."""
        if room is None or room.inside < most:
            return True
        first = room.first()
        if first is None:
            return False
        self.closures.note(reason, first.peer)
        self.leave(first)
        first.abort()
        return True

    def rooms_of(self, visit: Visit) -> list[Room]:
        """The rooms that a connection counts in."""
        if visit.network is None:
            return [self.everyone]
        return [self.everyone, self.rooms.setdefault(visit.network, Room())]

    def move(self, visit: Visit, phase: Phase | None) -> None:
        """Note what a connection waits for from now on; None while it is served."""
        if not visit.inside:
            return
        for room in self.rooms_of(visit):
            if visit.phase is not None:
                del room.waiting[visit.phase][visit]
            if phase is not None:
                room.waiting[phase][visit] = None
        visit.phase, visit.since = phase, time.monotonic()

    def leave(self, visit: Visit) -> None:
        """A connection is closed, or about to be."""
        self.leaving.pop(visit, None)
        if not visit.inside:
            return
        self.move(visit, None)
        for room in self.rooms_of(visit):
            room.inside -= 1
        visit.inside = False
        if visit.network is not None and not self.rooms[visit.network].inside:
            del self.rooms[visit.network]

    def linger(self, visit: Visit) -> None:
        """Let a connection that was refused read why; it takes nobody's room, and does not stay long."""
        self.leave(visit)
        visit.since = time.monotonic()
        self.leaving[visit] = None
        if len(self.leaving) > MOST_LEAVING:
            self.leaving.popitem(last=False)[0].abort()

    def sweep(self) -> None:
        """End what takes too long. Each phase lasts equally long for all, so those in front are due first."""
        moment = time.monotonic()
        for phase, seconds in SECONDS.items():
            visits = self.everyone.waiting[phase]
            for visit in list(takewhile(lambda one: one.since + seconds <= moment, visits)):  # noqa: B023 - used at once
                visit.expire()
        while self.leaving and next(iter(self.leaving)).since + LEAVING_SECONDS <= moment:
            self.leaving.popitem(last=False)[0].abort()


def within_open_files(wanted: int) -> int:
    """As many connections as wanted, or as files can be open besides those that the server needs itself."""
    if sys.platform == "win32":
        return wanted
    import resource

    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if limit == resource.RLIM_INFINITY else min(wanted, max(limit - RESERVED, limit // 2))

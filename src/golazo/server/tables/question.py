"""Questions between the people at a table."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Question:
    """A question: what was asked for, in which line of the log, and the seats that have not agreed yet."""

    what: str
    seat: int
    seq: int
    open: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Declined:
    """A question declined by a seat, and in which line of the log; the asker's own seat if it was withdrawn."""

    what: str
    seat: int
    by: int
    seq: int

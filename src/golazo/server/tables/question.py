"""What people at a table ask each other."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Question:
    """What somebody asked for, in which line of the log, and the seats that have not agreed yet."""

    what: str
    seat: int
    seq: int
    open: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Declined:
    """A question that a seat said no to, in which line of the log; its own asker withdraws it."""

    what: str
    seat: int
    by: int
    seq: int

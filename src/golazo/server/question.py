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

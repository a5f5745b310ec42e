"""The server's time, the same on all nodes: each follows the clock of the database."""

from __future__ import annotations

import time

DAY = 86_400_000  # milliseconds
SKEW = 300_000  # milliseconds that another node's times may lie in the future, due to its clock
_ahead = 0  # milliseconds the database's clock is ahead of this machine's


def now() -> int:
    """Return milliseconds since 1970, by the database's clock."""
    return machine_time() + _ahead


def machine_time() -> int:
    """Return milliseconds since 1970 by this machine's clock, which may be wrong."""
    return time.time_ns() // 1_000_000


def follow(ahead: int) -> None:
    """Follow a clock that is `ahead` milliseconds ahead of this machine's."""
    global _ahead  # noqa: PLW0603 - a process has one time
    _ahead = ahead

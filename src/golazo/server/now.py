"""The time, as the server writes it down: the same on all nodes, because each follows the clock of the database."""

from __future__ import annotations

import time

DAY = 86_400_000  # milliseconds
SKEW = 300_000  # milliseconds by which what another node wrote may lie in the future, for reasons of its clock
_ahead = 0  # milliseconds by which the database's clock is ahead of this machine's


def now() -> int:
    """Milliseconds since 1970."""
    return machine_time() + _ahead


def machine_time() -> int:
    """Milliseconds since 1970 by the clock of this machine, which may be wrong."""
    return time.time_ns() // 1_000_000


def follow(ahead: int) -> None:
    """Go by a clock that is so many milliseconds ahead of this machine's."""
    global _ahead  # noqa: PLW0603 - a process has one time
    _ahead = ahead

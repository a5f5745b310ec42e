"""Pauses between attempts to reach a server: longer and longer, each a little different, up to a limit."""

from __future__ import annotations

import random
import time

FIRST, LONGEST = 0.1, 5.0  # seconds
STEADY = 1.0  # seconds for which a connection has to last before the next pauses begin small again


class Patience:
    """How long to wait before the next attempt. `seconds` is for how long there are any."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.attempts = 0
        self.since = time.monotonic()

    def renew(self, lasted: float) -> None:
        """All was well for so many seconds, and is no longer."""
        self.since = time.monotonic()
        if lasted >= STEADY:
            self.attempts = 0

    @property
    def over(self) -> bool:
        return time.monotonic() - self.since > self.seconds

    def pause(self) -> float:
        """The seconds until the next attempt: twice as many each time, and by chance somewhat fewer.

        So clients that have lost their server together do not all come back in the same moment.
        """
        longest: float = min(LONGEST, FIRST * 2 ** min(self.attempts, 16))
        self.attempts += 1
        return longest * random.uniform(0.5, 1)

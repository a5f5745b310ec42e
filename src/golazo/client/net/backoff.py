"""Pauses between connection attempts: exponential backoff with jitter, up to a limit."""

from __future__ import annotations

import random
import time

FIRST, LONGEST = 0.1, 5.0  # seconds
STEADY = 1.0  # seconds a connection must last before pauses start small again


class Backoff:
    """The pauses before further attempts, and for how many `seconds` to try."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.attempts = 0
        self.since = time.monotonic()

    def renew(self, lasted: float) -> None:
        """Start over if the lost connection had lasted long enough."""
        self.since = time.monotonic()
        if lasted >= STEADY:
            self.attempts = 0

    @property
    def over(self) -> bool:
        return time.monotonic() - self.since > self.seconds

    def pause(self) -> float:
        """Return the seconds until the next attempt: doubled each time, minus a random part.

        So clients that lost their server together do not all come back at the same moment.
        """
        longest: float = min(LONGEST, FIRST * 2 ** min(self.attempts, 16))
        self.attempts += 1
        return longest * random.uniform(0.5, 1)

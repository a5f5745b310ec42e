"""Counts connections that the server closes for misuse of HTTP or lack of room, and logs them sparingly."""

from __future__ import annotations

import time
from collections import Counter

import structlog

from golazo.server.metrics import Metrics

SECONDS = 60.0  # between two log lines about the same reason


class Closures:
    """Counts closed connections by reason. A flood writes one log line a minute per reason."""

    def __init__(self, metrics: Metrics) -> None:
        self.counter = metrics.closed
        self.unlogged: Counter[str] = Counter()
        self.last: dict[str, str] = {}  # the address closed last, by reason
        self.told_at: dict[str, float] = {}
        self.logger = structlog.get_logger()

    def note(self, reason: str, address: str) -> None:
        """Count a closed connection."""
        self.counter.labels(reason).inc()
        self.unlogged[reason] += 1
        self.last[reason] = address

    def tell(self, everything: bool = False) -> None:
        """Log closures not logged yet, each reason at most once a minute."""
        moment = time.monotonic()
        for reason, count in list(self.unlogged.items()):
            if everything or moment - self.told_at.get(reason, -SECONDS) >= SECONDS:
                self.logger.warning("connections closed", reason=reason, count=count, last_address=self.last[reason])
                self.told_at[reason] = moment
                del self.unlogged[reason]

"""Connections that the server closes because of how they use HTTP, or for want of room: counted, and logged seldom."""

from __future__ import annotations

import time
from collections import Counter

import structlog

from golazo.server.metrics import Metrics

SECONDS = 60.0  # between two log lines about the same reason


class Closures:
    """Counts closed connections by reason. A flood writes one line a minute for each."""

    def __init__(self, metrics: Metrics) -> None:
        self.counter = metrics.closed
        self.untold: Counter[str] = Counter()
        self.last: dict[str, str] = {}  # the address that was closed last, by reason
        self.told_at: dict[str, float] = {}
        self.logger = structlog.get_logger()

    def note(self, reason: str, address: str) -> None:
        """Count a connection that is closed."""
        self.counter.labels(reason).inc()
        self.untold[reason] += 1
        self.last[reason] = address

    def tell(self, everything: bool = False) -> None:
        """Log what has not been logged yet, each reason at most once a minute."""
        moment = time.monotonic()
        for reason, count in list(self.untold.items()):
            if everything or moment - self.told_at.get(reason, -SECONDS) >= SECONDS:
                self.logger.warning("connections closed", reason=reason, count=count, last_address=self.last[reason])
                self.told_at[reason] = moment
                del self.untold[reason]

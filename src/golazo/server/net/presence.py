"""Players connected to other nodes, as those nodes last announced."""

from __future__ import annotations

import time

from golazo.server.net.bus import News

STALE_SECONDS = 20.0  # a node silent for this long counts as gone, with its players


class RemotePresence:
    """What other nodes have announced about their connections."""

    def __init__(self) -> None:
        self.nodes: dict[str, tuple[float, list[int], int]] = {}

    def note(self, news: News) -> None:
        """Store a node's announcement."""
        if news.here or news.spectators:
            self.nodes[news.node] = (time.monotonic(), news.here or [], news.spectators)
        else:
            self.nodes.pop(news.node, None)

    def remote(self) -> tuple[set[int], int]:
        """Return the seats whose players are connected elsewhere, and the number of spectators."""
        fresh = [told for told in self.nodes.values() if told[0] > time.monotonic() - STALE_SECONDS]
        return {seat for _, seats, _ in fresh for seat in seats}, sum(watching for *_, watching in fresh)

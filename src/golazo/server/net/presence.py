"""Who is at a table on other nodes, as far as they have said so lately."""

from __future__ import annotations

import time

from golazo.server.net.bus import News

STALE_SECONDS = 20.0  # a node that has not spoken for so long is gone, and so are its guests


class Elsewhere:
    """What other nodes say about who is connected to them."""

    def __init__(self) -> None:
        self.nodes: dict[str, tuple[float, list[int], int]] = {}

    def note(self, news: News) -> None:
        """Remember what a node said."""
        if news.here or news.spectators:
            self.nodes[news.node] = (time.monotonic(), news.here or [], news.spectators)
        else:
            self.nodes.pop(news.node, None)

    def there(self) -> tuple[set[int], int]:
        """The seats whose players are elsewhere, and how many spectators are."""
        fresh = [told for told in self.nodes.values() if told[0] > time.monotonic() - STALE_SECONDS]
        return {seat for _, seats, _ in fresh for seat in seats}, sum(watching for *_, watching in fresh)

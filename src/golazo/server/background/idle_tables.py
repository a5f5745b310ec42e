"""Selects idle tables (nobody connected, no bot thinking) to unload, sooner if there are many."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from golazo.server.tables.live_table import LiveTable

REST_AFTER = 60.0  # seconds without a connection
SETTLES = 5.0  # seconds for which a request may still use a table
MOST_AT_REST = 500  # tables
MOST_STEPS = 50_000  # of all their matches together, about 85 MB


def tables_to_unload(tables: Iterable[LiveTable], moment: float) -> Iterator[LiveTable]:
    """Yield tables that have been idle for long, and the least recently used ones above the limit."""
    resting = [table for table in tables if not table.broadcast.connections and not table.timers.busy]
    resting.sort(key=last_touched, reverse=True)
    steps = 0
    for number, table in enumerate(resting, 1):
        steps += table.steps
        crowded = number > MOST_AT_REST or steps > MOST_STEPS
        if moment - table.touched > (SETTLES if crowded else REST_AFTER):
            yield table


def last_touched(table: LiveTable) -> float:
    return table.touched

"""Checks a server's installation, before and while it runs; each finding says what to do."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

from golazo.server.config.settings import Settings
from golazo.server.doctor.finding import BAD, GOOD, NOTE, Finding

__all__ = ["BAD", "GOOD", "NOTE", "Finding", "examine"]


async def examine(
    settings: Settings, config: str | None, url: str | None, nodes: Sequence[str]
) -> AsyncIterator[Finding]:
    """Check the machine, the database, the bus, and the addresses where the server can be reached."""
    from golazo.server.doctor import bus, database, machine, site

    for finding in machine.examine(settings, config):
        yield finding
    async for finding in database.examine(settings.db):
        yield finding
    if settings.bus is not None:
        async for finding in bus.examine(settings.bus, settings.db):
            yield finding
    for node in nodes:
        async for finding in site.examine_node(node, next(iter(settings.names), None)):
            yield finding
    if url is not None:
        async for finding in site.examine(url):
            yield finding

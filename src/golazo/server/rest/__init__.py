"""What the server offers over HTTP besides sockets: a file for each subject."""

from __future__ import annotations

from golazo.server.rest import (
    accounts,
    archive,
    games,
    handbook,
    lessons,
    me,
    operations,
    play,
    records,
    server,
    tables,
)

routers = (
    games.router,
    lessons.router,
    tables.router,
    records.router,
    archive.router,
    me.router,
    server.router,
    accounts.router,
    play.router,
    operations.router,
    handbook.router,
)

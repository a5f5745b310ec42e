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

subjects = (games, lessons, tables, records, archive, me, server, accounts, operations)
routers = (*(subject.routes.router for subject in subjects), play.router, handbook.router)

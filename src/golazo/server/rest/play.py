"""The socket of a table."""

from __future__ import annotations

import re
from functools import partial

from fastapi import APIRouter
from starlette.websockets import WebSocket

from golazo.errors import GolazoError
from golazo.match.settings import brief
from golazo.server.accounts.players import Player
from golazo.server.http.errors import COOKIE, problem
from golazo.server.net.table_socket import Socket
from golazo.server.rate_limits import TALK
from golazo.server.refused import Refused
from golazo.server.rest.guard import address_of, deny

router = APIRouter()
TABLE = re.compile("[0-9a-z]{1,16}")
NOBODY = Player("", "", None)


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str, since: str | None = None, seat: str | None = None) -> None:
    """Take part in a table, or watch it; `since` is the last line of its log that the client knows."""
    node = websocket.app.state.node
    address = address_of(websocket.scope)
    if not node.request_limits.enter(address, "socket", node.settings.sockets_per_address):
        await deny(problem(Refused("too-many", seconds=10)), websocket.scope, websocket.receive, websocket.send)
        return
    try:
        try:
            if node.registry.stopping:
                raise Refused("going")
            token = websocket.cookies.get(COOKIE)
            player = NOBODY if token is None else await node.players.of(await node.tokens.known(token))
            if player is None:
                raise Refused("bad-token")
            await node.registry.sessions.note(player.session, player.id, player.seen)
            if not TABLE.fullmatch(table):
                raise Refused("no-such-table", table=brief(table))
            live = await node.registry.table(table)
            look = number_of("seat", seat)
            if look is not None and look not in live.header.seats_of(player.id):
                raise Refused("not-your-seat")
            known = number_of("since", since)
        except GolazoError as error:
            await deny(problem(error), websocket.scope, websocket.receive, websocket.send)
            return
        await websocket.accept()
        node.metrics.sockets.inc()
        try:
            admit_talk = partial(node.request_limits.admit, TALK, player.id, address)
            await Socket(node.registry, websocket, player, live, look, admit_talk).serve(known)
        finally:
            node.metrics.sockets.dec()
    finally:
        node.request_limits.go(address, "socket")


def number_of(name: str, given: str | None) -> int | None:
    """A whole number of an address, if there is one."""
    if given is None:
        return None
    if not given.isascii() or not given.isdigit() or len(given) > 9:
        raise Refused("invalid", field=name, reason="0-999999999")
    return int(given)

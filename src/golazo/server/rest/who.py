"""Who asks: the player of the cookie, a new guest, or nobody yet."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Annotated

from fastapi import Depends, Request, Response

from golazo.server.lists import Lists
from golazo.server.players import Player
from golazo.server.refused import Refused
from golazo.server.rest.answers import COOKIE
from golazo.server.rest.guard import address_of
from golazo.server.tokens import TOKEN_DAYS

if TYPE_CHECKING:
    from golazo.server.app import Node


def node_of(request: Request) -> Node:
    """The node that serves a request."""
    node: Node = request.app.state.node
    return node


async def me(request: Request, response: Response) -> Player:
    """The player of a request. Who has no token becomes a guest; an aging token is replaced."""
    node = node_of(request)
    token = request.cookies.get(COOKIE)
    if token is None:
        player = await node.players.new_guest()
        remember(node, response, player)
        return player
    claim = await node.tokens.known(token)
    known = await node.players.of(claim)
    if known is None or claim is None:
        raise Refused("bad-token")
    if claim.is_old:
        await node.players.seen(known)
        remember(node, response, known)
    return known


async def visitor(request: Request) -> Player | None:
    """The player of a request, if it has a good token. Who only looks around need not be anybody."""
    node = node_of(request)
    return await node.players.of(await node.tokens.known(request.cookies.get(COOKIE)))


async def with_room(request: Request, player: Annotated[Player, Depends(me)]) -> Player:
    """Somebody who may open another table."""
    node = node_of(request)
    most = node.settings.tables_per_player
    if await Lists(node.database).hosted(player.id) >= most:
        raise Refused("too-many-tables", most=most)
    return player


async def patient(request: Request) -> None:
    """Let nobody try passwords one after the other."""
    node = node_of(request)
    most = node.settings.logins_per_minute
    early = node.doors.wait(address_of(request.scope), "login", most / 60, most)
    if early > 0:
        raise Refused("too-many", seconds=math.ceil(early))


def remember(node: Node, response: Response, player: Player) -> None:
    """Give somebody a fresh token."""
    response.set_cookie(
        COOKIE,
        node.tokens.signed(player.id, player.epoch),
        max_age=TOKEN_DAYS * 86_400,
        path="/",
        secure=node.settings.secure,
        httponly=True,
        samesite="lax",
    )


def forget(response: Response) -> None:
    """Take a token away."""
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


Me = Annotated[Player, Depends(me)]
Visitor = Annotated[Player | None, Depends(visitor)]
WithRoom = Annotated[Player, Depends(with_room)]
Patient = Depends(patient)

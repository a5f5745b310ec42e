"""Authentication: the player of the cookie, a new guest, or nobody yet."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Depends, Request, Response

from golazo.server.accounts.devices import device_of
from golazo.server.accounts.players import Player
from golazo.server.accounts.tokens import TOKEN_DAYS
from golazo.server.http.errors import COOKIE
from golazo.server.rate_limits import Kind
from golazo.server.refused import Refused
from golazo.server.rest.guard import address_of
from golazo.server.storage.quotas import Quota

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
        most = node.settings.guests_per_hour
        not_too_many(node.request_limits.wait(address_of(request.scope), "guest", most / 3600, most))
        player = await node.players.new_guest(device=device_of(request.headers.get("user-agent", "")))
        remember(node, response, player)
        return player
    claim = await node.tokens.known(token)
    known = await node.players.of(claim)
    if known is None or claim is None:
        raise Refused("bad-token")
    await node.registry.sessions.note(known.session, known.id, known.seen)
    if claim.is_old:
        remember(node, response, known)
    return known


async def visitor(request: Request) -> Player | None:
    """The player of a request, if it has a good token. Who only looks around need not be anybody."""
    node = node_of(request)
    return await node.players.of(await node.tokens.known(request.cookies.get(COOKIE)))


async def allowed(request: Request, player: Annotated[Player, Depends(me)]) -> Player:
    """Somebody who may play here: not banned, and with an account where guests only watch."""
    node = node_of(request)
    await node.registry.bans.check(player.id)
    if player.account is None and node.settings.guests == "watch":
        raise Refused("account-needed")
    return player


async def quota(request: Request) -> Quota:
    """What whoever asks may have kept."""
    node = node_of(request)
    return Quota(node.settings, node.tokens.marks(address_of(request.scope)))


def paced(kind: Kind) -> Any:
    """Let a player and an address make requests of a kind only so often."""

    async def pace(request: Request, player: Me) -> None:
        node_of(request).request_limits.admit(kind, player.id, address_of(request.scope))

    return Depends(pace)


async def patient(request: Request) -> None:
    """Let nobody try passwords one after the other."""
    node = node_of(request)
    most = node.settings.logins_per_minute
    not_too_many(node.request_limits.wait(address_of(request.scope), "login", most / 60, most))


def not_too_many(early: float) -> None:
    """Refuse what comes so many seconds too early."""
    if early > 0:
        raise Refused("too-many", seconds=math.ceil(early))


def remember(node: Node, response: Response, player: Player) -> None:
    """Give somebody a fresh token."""
    response.set_cookie(
        COOKIE,
        node.tokens.signed(player.session),
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
WithQuota = Annotated[Quota, Depends(quota)]
Allowed = Annotated[Player, Depends(allowed)]
Patient = Depends(patient)

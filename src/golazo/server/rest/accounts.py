"""Accounts: a name and a password, for whoever wants to find their matches again on another device."""

from __future__ import annotations

from functools import partial

from fastapi import BackgroundTasks, Request, Response

from golazo.protocol.accounts import ChangedPassword, DeletedAccount, Login, Myself, NewAccount
from golazo.server.accounts.devices import device_of
from golazo.server.accounts.invitations import use_up
from golazo.server.accounts.players import Entered
from golazo.server.http.errors import ALWAYS, answers
from golazo.server.refused import Refused
from golazo.server.rest.auth import Me, Patient, Visitor, forget, node_of, remember
from golazo.server.rest.me import myself
from golazo.server.rest.routes import Routes

routes = Routes("/api", "players", ALWAYS)


@routes.post("/account", status=201, responses=answers(403, 409), dependencies=[Patient])
async def open_account(
    request: Request, response: Response, after: BackgroundTasks, me: Me, wanted: NewAccount
) -> Myself:
    """Get an account. What one has played as a guest stays one's own; the guest's token is void."""
    node = node_of(request)
    registration, invited = node.settings.registration, None
    if registration == "closed":
        raise Refused("registration-closed")
    if registration == "invitation":
        invited = partial(use_up, code=wanted.invitation)
    entered = await node.players.register(me, wanted.name, wanted.password, device(request), invited)
    return await let_in(request, response, after, entered)


@routes.post("/login", dependencies=[Patient])
async def log_in(request: Request, response: Response, after: BackgroundTasks, before: Visitor, login: Login) -> Myself:
    """Sign in with name and password. The seats that one has taken as a guest go to the account."""
    entered = await node_of(request).players.log_in(before, login.name, login.password, device(request))
    return await let_in(request, response, after, entered)


@routes.post("/logout", status=204)
async def log_out(request: Request, response: Response, me: Visitor) -> None:
    """Sign out on this device: its token is void. Who has no account cannot come back as the same guest."""
    registry = node_of(request).registry
    if me is not None:
        await registry.end_sessions(await registry.sessions.end(me.id, me.session))
    forget(response)


@routes.post("/logout-everywhere", status=204)
async def log_out_everywhere(request: Request, response: Response, me: Me) -> None:
    """Sign out on all devices: every token that there is for one is void."""
    registry = node_of(request).registry
    await registry.end_sessions(await registry.sessions.end(me.id))
    forget(response)


@routes.put("/password", responses=answers(409), dependencies=[Patient])
async def change_password(request: Request, me: Me, wanted: ChangedPassword) -> Myself:
    """Change one's password. Other devices have to sign in anew."""
    node = node_of(request)
    await node.registry.end_sessions(await node.players.new_password(me, wanted.old, wanted.new))
    return myself(me)


@routes.delete("/account", status=204, dependencies=[Patient])
async def delete_account(request: Request, response: Response, me: Me, farewell: DeletedAccount | None = None) -> None:
    """Have one's name and password forgotten. Matches stay, and at their seats the name that one had.

    Who has an account says its password once more.
    """
    node = node_of(request)
    await node.registry.end_sessions(await node.players.forget(me, "" if farewell is None else farewell.password))
    forget(response)


async def let_in(request: Request, response: Response, after: BackgroundTasks, entered: Entered) -> Myself:
    """Give somebody the token of their new session. Sockets of ended ones are closed when they have it."""
    node = node_of(request)
    for table in entered.tables:
        await node.registry.seats_changed(table)
    remember(node, response, entered.player)
    after.add_task(node.registry.end_sessions, entered.ended)
    return myself(entered.player)


def device(request: Request) -> str:
    return device_of(request.headers.get("user-agent", ""))

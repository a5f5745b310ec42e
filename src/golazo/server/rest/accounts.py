"""Accounts: a name and a password, for whoever wants to find their matches again on another device."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import Field

from golazo.server.players import LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD
from golazo.server.rest.answers import ALWAYS, answers
from golazo.server.rest.me import Myself, myself
from golazo.server.rest.who import Me, Patient, Visitor, forget, node_of, remember
from golazo.server.rest.wishes import Form

router = APIRouter(prefix="/api", tags=["players"], responses=ALWAYS)

Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME, examples=["Anna"])]
Password = Annotated[str, Field(max_length=LONGEST_PASSWORD, examples=["wide of the far post"])]
NewPassword = Annotated[
    str, Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD, examples=["wide of the far post"])
]


class NewAccount(Form):
    """What somebody wants to log in with from now on."""

    name: Name
    password: NewPassword


class Login(Form):
    """What somebody logs in with."""

    name: Name
    password: Password


class ChangedPassword(Form):
    """A password instead of another."""

    old: Password
    new: NewPassword


class Farewell(Form):
    """What somebody confirms with that they want to be forgotten; a guest has no password."""

    password: Password = ""


@router.post("/account", status_code=201, responses=answers(409), dependencies=[Patient])
async def open_account(request: Request, me: Me, wanted: NewAccount) -> Myself:
    """Get an account. What one has played as a guest stays one's own."""
    return myself(await node_of(request).players.register(me, wanted.name, wanted.password))


@router.post("/login", dependencies=[Patient])
async def log_in(request: Request, response: Response, guest: Visitor, login: Login) -> Myself:
    """Come in with name and password. The seats that one has taken as a guest go to the account."""
    node = node_of(request)
    player, tables = await node.players.log_in(guest, login.name, login.password)
    for table in tables:
        await node.hall.seats_changed(table)
    remember(node, response, player)
    return myself(player)


@router.post("/logout", status_code=204)
async def log_out(response: Response) -> None:
    """Go out on this device. Who has no account cannot come back as the same guest."""
    forget(response)


@router.post("/logout-everywhere", status_code=204)
async def log_out_everywhere(request: Request, response: Response, me: Me) -> None:
    """Go out on all devices: every token that there is for one is void."""
    node = node_of(request)
    await node.players.end_tokens(me)
    await node.hall.show_out(me.id)
    forget(response)


@router.put("/password", responses=answers(409), dependencies=[Patient])
async def change_password(request: Request, response: Response, me: Me, wanted: ChangedPassword) -> Myself:
    """Change one's password. Other devices have to log in anew."""
    node = node_of(request)
    player = await node.players.new_password(me, wanted.old, wanted.new)
    await node.hall.show_out(player.id)
    remember(node, response, player)
    return myself(player)


@router.delete("/account", status_code=204, dependencies=[Patient])
async def delete_account(request: Request, response: Response, me: Me, farewell: Farewell | None = None) -> None:
    """Have one's name and password forgotten. Matches stay, and at their seats the name that one had.

    Who has an account says its password once more.
    """
    node = node_of(request)
    await node.players.forget(me, "" if farewell is None else farewell.password)
    await node.hall.show_out(me.id)
    forget(response)

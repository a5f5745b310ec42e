"""Oneself: what one is called, and what one may do."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from golazo.server.players import LONGEST_NAME, Player
from golazo.server.rest.answers import ALWAYS
from golazo.server.rest.who import Me, node_of
from golazo.server.rest.wishes import Form

router = APIRouter(prefix="/api/me", tags=["players"], responses=ALWAYS)


class Myself(BaseModel):
    """A player; `account` is the name to log in with, if there is one."""

    player: str
    name: str
    account: str | None


class NewName(Form):
    """What somebody wants to be called."""

    name: Annotated[str, Field(max_length=LONGEST_NAME, examples=["Anna"])]


@router.get("")
async def who_am_i(me: Me) -> Myself:
    """Who one is. Who has not been here before is a guest from now on."""
    return myself(me)


@router.put("")
async def call_me(request: Request, me: Me, wanted: NewName) -> Myself:
    """Be called something else from now on."""
    return myself(await node_of(request).players.rename(me, wanted.name))


def myself(player: Player) -> Myself:
    return Myself(player=player.id, name=player.name, account=player.account)

"""Oneself: what one is called, and what one may do."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field

from golazo.server.accounts.bans import Ban
from golazo.server.accounts.names import LONGEST_NAME
from golazo.server.accounts.players import Player
from golazo.server.http.errors import ALWAYS, answers
from golazo.server.refused import Refused
from golazo.server.rest.auth import Me, node_of
from golazo.server.rest.forms import Form
from golazo.server.storage.schema import SESSION

router = APIRouter(prefix="/api/me", tags=["players"], responses=ALWAYS)
SessionId = Annotated[str, Path(min_length=1, max_length=SESSION, pattern="^[0-9A-Za-z_-]+$")]


class BanInfo(BaseModel):
    """Why somebody may not play here, and until when; without an end, for good."""

    reason: str
    until: int | None


class Myself(BaseModel):
    """A player; `account` is the name to log in with, if there is one."""

    player: str
    name: str
    account: str | None
    ban: BanInfo | None = None


class NewName(Form):
    """What somebody wants to be called."""

    name: Annotated[str, Field(max_length=LONGEST_NAME, examples=["Anna"])]


class SignedIn(BaseModel):
    """A session: `device` is a browser and a system, empty where they are not known; `current` is the one that asks."""

    id: str
    device: str
    created: int
    seen: int
    current: bool


@router.get("")
async def who_am_i(request: Request, me: Me) -> Myself:
    """Who one is. Who has not been here before is a guest from now on."""
    ban = await node_of(request).registry.bans.of(me.id)
    return myself(me, ban)


@router.put("", responses=answers(409))
async def call_me(request: Request, me: Me, wanted: NewName) -> Myself:
    """Be called something else from now on."""
    return myself(await node_of(request).players.rename(me, wanted.name))


@router.get("/sessions")
async def my_sessions(request: Request, me: Me) -> list[SignedIn]:
    """Where one is signed in, the latest used first."""
    found = await node_of(request).registry.sessions.of(me.id)
    return [SignedIn(**vars(session), current=session.id == me.session) for session in found]


@router.delete("/sessions/{session}", status_code=204, responses=answers(404))
async def end_session(request: Request, me: Me, session: SessionId) -> None:
    """Sign out somewhere: the session's token is void, and its sockets are closed."""
    registry = node_of(request).registry
    ended = await registry.sessions.end(me.id, session)
    if not ended:
        raise Refused("not-found")
    await registry.end_sessions(ended)


def myself(player: Player, ban: Ban | None = None) -> Myself:
    told = None if ban is None else BanInfo(reason=ban.reason, until=ban.until)
    return Myself(player=player.id, name=player.name, account=player.account, ban=told)

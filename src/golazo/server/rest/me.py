"""Oneself: what one is called, and what one may do."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request

from golazo.protocol.accounts import BanInfo, Myself, NewName, SessionInfo
from golazo.server.accounts.bans import Ban
from golazo.server.accounts.players import Player
from golazo.server.http.errors import ALWAYS, answers
from golazo.server.refused import Refused
from golazo.server.rest.auth import Me, node_of
from golazo.server.rest.routes import Routes
from golazo.server.storage.schema import SESSION

routes = Routes("/api/me", "players", ALWAYS)
SessionId = Annotated[str, Path(min_length=1, max_length=SESSION, pattern="^[0-9A-Za-z_-]+$")]


@routes.get()
async def who_am_i(request: Request, me: Me) -> Myself:
    """Who one is. Who has not been here before is a guest from now on."""
    ban = await node_of(request).registry.bans.of(me.id)
    return myself(me, ban)


@routes.put(responses=answers(409))
async def call_me(request: Request, me: Me, wanted: NewName) -> Myself:
    """Be called something else from now on."""
    return myself(await node_of(request).players.rename(me, wanted.name))


@routes.get("/sessions")
async def my_sessions(request: Request, me: Me) -> list[SessionInfo]:
    """Where one is signed in, the latest used first."""
    found = await node_of(request).registry.sessions.of(me.id)
    return [SessionInfo(**vars(session), current=session.id == me.session) for session in found]


@routes.delete("/sessions/{session}", status=204, responses=answers(404))
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

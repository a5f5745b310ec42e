"""A table: turns, changes, and all requests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from types import TracebackType
from typing import TYPE_CHECKING, Self

from golazo.client import fairness
from golazo.client.changes import Change
from golazo.client.errors import ClientError, Refused
from golazo.client.following import Following
from golazo.client.net.cookies import Promise
from golazo.client.net.requests import Answered, Request
from golazo.client.net.streams import Stream
from golazo.client.own_turn import Turn
from golazo.client.seen_match import SeenMatch, check_same_game
from golazo.client.session import TableSession
from golazo.client.table_requests import TableActions
from golazo.games.contract import Catalogue
from golazo.protocol.addresses import link_to
from golazo.protocol.frames import Told
from golazo.protocol.parts import ClockInfo, Position, Presence, QuestionInfo, Result, Said, Step, TableInfo
from golazo.text.message import Message

if TYPE_CHECKING:
    from golazo.client.lobby import Lobby

CHECK_SECONDS = 20.0  # to wait for the check of the dice when leaving
RECORD_SECONDS = 15.0  # to wait for the record
RECORD_PAUSES = (0.0, 0.5, 1.5)  # seconds before each request for the record


class Table(TableActions):
    """A table. Within `async with table:` it is followed, and the connection is restored whenever it is lost."""

    def __init__(self, lobby: Lobby, info: TableInfo, promise: Promise) -> None:
        self.lobby = lobby
        self.id = info.id
        self.game = info.game
        self.fair: bool | None = None  # whether the dice were as promised; known after the match
        self.doubt: Message | None = None  # why not, why it is unknown, or which dice were never promised
        self.following = Following(info, self._new_match, lobby.kept, promise)
        self._session = TableSession(lobby.http, info.id, self.following, self._check_dice)
        self._promise = promise
        self._catalogue: Catalogue | None = None
        self._checking: asyncio.Task[bool | None] | None = None

    def __repr__(self) -> str:
        return f"<golazo.client.Table {self.link}: {self.game}, {self.info.status}>"

    async def __aenter__(self) -> Self:
        self._catalogue = await self.lobby.catalogue(self.info)
        check_same_game(self.info, self._catalogue)
        await self._session.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if self._checking is not None and error is None:
                await asyncio.wait([self._checking], timeout=CHECK_SECONDS)
        finally:
            if self._checking is not None:
                self._checking.cancel()
                with suppress(asyncio.CancelledError):
                    await self._checking
            await self._session.close()

    # State

    @property
    def link(self) -> str:
        """The link for others to join or watch."""
        return link_to(self.lobby.server, self.id)

    @property
    def info(self) -> TableInfo:
        """The settings of the table, and who sits there."""
        return self.following.info

    @property
    def seq(self) -> int:
        """The last known line of the table's log."""
        return self.following.seq

    @property
    def seats(self) -> list[int]:
        """The user's seats; none for a spectator."""
        return self.following.seats

    @property
    def match(self) -> SeenMatch | None:
        """The match as the user sees it, always up to date; None before it begins."""
        return self.following.match

    @property
    def over(self) -> bool:
        """Whether no more decisions are possible."""
        return self.following.over

    @property
    def result(self) -> Result | None:
        """How the match ended, once it has."""
        return self.following.result

    @property
    def broken(self) -> Message | None:
        """What the table has shown differently than before: its commitment, or the user's seed."""
        return self.following.broken

    @property
    def question(self) -> QuestionInfo | None:
        """The pending question, if any."""
        return self.following.question

    @property
    def paused(self) -> bool:
        return self.following.paused

    @property
    def presence(self) -> Presence:
        """The players and spectators that are connected."""
        return self.following.presence

    @property
    def clocks(self) -> ClockInfo | None:
        return self.following.clocks

    @property
    def said(self) -> list[Said]:
        """The latest chat lines."""
        return self.following.said

    # Changes

    async def turns(self) -> AsyncIterator[Turn]:
        """Yield the user's decisions, one after the other, until the match is over.

        Takes the user's seats back from bots. With several seats it yields the turns of all of them.
        """
        offered: Turn | None = None
        while not self.over:
            await self.relieve()
            turn = await self.turn()
            if turn is None or (offered is not None and offered.moved == turn.moved and not offered.missed):
                await self._session.next_change()
            else:
                offered = turn
                yield turn

    async def turn(self) -> Turn | None:
        """The user's current decision; None if there is none."""
        match = self.match
        if match is None or match.to_act not in self.seats or self.paused or self.over:
            return None
        while match.to_act is not None and match.to_act != match.seat and match.to_act in self.seats:
            await self.look(match.to_act)
        return Turn(self, match.snapshot()) if match.position.legal else None

    @property
    def stood_in(self) -> bool:
        """Whether a bot plays for the user."""
        return not self.over and any(self.info.places[seat].stand_in for seat in self.seats)

    async def relieve(self) -> None:
        """Take the user's seats back from bots, unless the server has done so already."""
        while self.stood_in:
            try:
                await self.back()
            except Refused as refusal:
                await self.reaches(refusal.seq)
                if refusal.code not in ("is-back", "over", "resigned"):
                    raise

    def changes(self) -> Stream[Change]:
        """Return a stream of changes until the match is over: see `golazo.client.changes`."""
        return self._session.listen(self._session.changes, ended=self.over)

    def frames(self) -> Stream[Told]:
        """Return a stream of all frames while the table is followed: see `docs/protocol.md`."""
        return self._session.listen(self._session.frames)

    # Requests

    async def request(self, request: Request) -> Answered:
        """Send a request, again after each reconnect, until it is answered."""
        return await self._session.request(request)

    async def look(self, seat: int | None) -> None:
        """See the table from another seat of the user's; after the end from any, or with None everything."""
        await self._session.look(seat)

    async def reaches(self, seq: int) -> None:
        """Wait until a line of the table's log is known here."""
        await self._session.reaches(seq)

    async def record(self) -> str:
        """Return the record of the match, once it is over."""
        return await self.lobby.record(self.id)

    async def rematch_offered(self) -> str:
        """Wait until a player at this table wants a rematch; returns the id of the new table."""
        while self.info.rematch is None:
            await self._session.next_change()
        return self.info.rematch

    async def rematch(self) -> Table:
        """Open a rematch, with players one seat further; if another player has, join it."""
        return await self.lobby.rematch(self.id)

    async def leave(self) -> None:
        """Leave for good: a bot plays on, or the table is closed if nobody else is left."""
        await self.lobby.leave(self.id)

    async def verify(self) -> bool | None:
        """Check whether the dice were those promised and the rules were followed; None while that is unknown.

        This happens automatically at the end of a match, and sets `fair`.
        """
        result = self.result
        if self.broken is not None:
            self.fair, self.doubt = False, self.broken
        elif result is not None and self._catalogue is not None:
            seen = None if self.match is None else self.match.snapshot()
            about = (self._promise, self.info, self.seats, result, self._catalogue, seen)
            problem = fairness.wrong_secret(self._promise, result)
            record = None if problem is not None else await self._handed_out()
            self.fair, self.doubt = await asyncio.to_thread(fairness.judged, record, *about)
        return self.fair

    async def _handed_out(self) -> str | None:
        """Request the record a few times; None if the server does not provide it."""
        with suppress(TimeoutError):
            async with asyncio.timeout(RECORD_SECONDS):
                for pause in RECORD_PAUSES:
                    await asyncio.sleep(pause)
                    with suppress(ClientError):
                        return await self.record()
        return None

    def _check_dice(self) -> None:
        self._checking = asyncio.create_task(self.verify())

    def _new_match(self, position: Position, steps: list[Step]) -> SeenMatch:
        if self._catalogue is None:
            raise ClientError("client-not-there")
        return SeenMatch(self.info, self._catalogue, position, steps)

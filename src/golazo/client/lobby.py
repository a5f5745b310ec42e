"""The lobby of a server: who one is there, and the tables that one opens, finds, joins and watches."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Self

from golazo import games
from golazo.client.errors import ClientError, Refused
from golazo.client.net.cookies import USUAL, Cookies, Kept, Promise
from golazo.client.net.http import HttpClient, checked, read
from golazo.client.table import Table
from golazo.errors import InvalidSetting
from golazo.games.contract import Catalogue
from golazo.protocol.accounts import Login, Myself, NewAccount, NewName
from golazo.protocol.addresses import address_of, table_of
from golazo.protocol.lists import ListedTable
from golazo.protocol.parts import TableInfo
from golazo.protocol.server import ServerInfo
from golazo.protocol.status import WAITING
from golazo.protocol.tables import ClockSetting, GivenSeed, ImportedRecord, JoinTable, NewTable

PATIENCE = 300.0
UNAUTHORIZED, NOT_FOUND = 401, 404
SEED_GIVEN = "seed-given"
SEED_BYTES = 16


def connect(
    servers: str | Sequence[str],
    *,
    name: str | None = None,
    profile: str = "",
    cookies: Cookies | None = USUAL,
    patience: float = PATIENCE,
) -> Lobby:
    """The lobby of a server: `async with connect("http://host:8460", name="Rosa") as lobby:`.

    Several addresses are nodes of one server: where one does not answer, the next is asked. Who one is there is kept in
    the user's data folder, apart for each `profile`, unless `cookies` is None. A server that is gone is waited for as
    many seconds as `patience` says.
    """
    addresses = [address_of(server) for server in ([servers] if isinstance(servers, str) else servers)]
    if not addresses:
        raise InvalidSetting("client-bad-address", address="")
    kept = Kept() if cookies is None else cookies.of(addresses[0], profile)
    return Lobby(HttpClient(addresses, kept, patience), kept, name)


class Lobby:
    """What one can do at a server before sitting down."""

    def __init__(self, desk: HttpClient, kept: Kept, name: str | None) -> None:
        self.desk = desk
        self.kept = kept
        self.me = Myself("", name or "", None)
        self._name = name
        self._catalogues: dict[tuple[str, str], Catalogue] = {}

    async def __aenter__(self) -> Self:
        try:
            await self._come_in()
        except BaseException:
            await self.desk.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.desk.close()

    async def _come_in(self) -> None:
        """Say who one is; a token that is good no longer is dropped, and one is a new guest."""
        response = await self.desk.first("/api/me")
        if response.status_code == UNAUTHORIZED and self.kept.token is not None:
            self.kept.take(None)
            response = await self.desk.first("/api/me")
        if response.status_code == NOT_FOUND:
            raise ClientError("client-odd-answer", server=self.server, status=NOT_FOUND)
        self.me = read(checked(response), Myself)
        if self._name is not None and self._name != self.me.name:
            await self.rename(self._name)

    @property
    def server(self) -> str:
        """The address of the server, or of the node of it that answers."""
        return self.desk.server

    # Oneself

    async def rename(self, name: str) -> None:
        """Be called something else from now on."""
        self.me = read(await self.desk.ask("PUT", "/api/me", NewName(name)), Myself)

    async def register(self, name: str, password: str, invitation: str = "") -> None:
        """Get an account: what one has played as a guest stays one's own. Some servers want an invitation's code."""
        wanted = NewAccount(name, password, invitation)
        self.me = read(await self.desk.ask("POST", "/api/account", wanted, again=False), Myself)

    async def login(self, name: str, password: str) -> None:
        """Come in with an account."""
        self.me = read(await self.desk.ask("POST", "/api/login", Login(name, password)), Myself)

    async def logout(self) -> None:
        """Go out, and be forgotten here."""
        await self.desk.ask("POST", "/api/logout")
        self.kept.take(None)

    # Tables

    async def open(
        self,
        game: str,
        seats: Sequence[str] = ("me", "open"),
        *,
        options: Mapping[str, bool] | None = None,
        cards: str | None = None,
        public: bool = False,
        chat: bool | None = None,
        per_move: int | None = None,
        per_match: int | None = None,
        absence: int = 300,
        seed: str | None = None,
    ) -> Table:
        """Open a table; each seat is `me`, `open`, or a bot's level. `cards` is the text of a card file.

        The clock runs so many seconds for each decision, or for all of a player's; without either there is none. After
        `absence` seconds a bot stands in for who is gone. `seed` is one's part of the dice, by default a fresh one; it
        is sent after the server's commitment has been noted.
        """
        setting = table_setting(seats, cards, public, chat, per_move, per_match, absence)
        wanted = NewTable(game=game, options=dict(options or {}), **setting)
        return await self._sit(await self.desk.ask("POST", "/api/tables", wanted, again=False), seed, imported=False)

    async def join(self, table: str, seat: int | None = None, seed: str | None = None) -> Table:
        """Sit down at a table, by its link or id; who sits there already goes on."""
        name = table_of(table)
        before = await self._shown(name)
        return await self._sit(await self.desk.ask("POST", f"/api/tables/{name}/join", JoinTable(seat)), seed, before)

    async def watch(self, table: str) -> Table:
        """Look on at a table, by its link or id; at one's own, play on."""
        return await self._come(await self._shown(table_of(table)))

    async def rematch(self, table: str, seed: str | None = None) -> Table:
        """Play the same again, with everybody a seat further; who asks second joins the first."""
        name = table_of(table)
        offered = (await self._shown(name)).rematch
        before = None if offered is None else await self._shown(offered, imported=False)
        answer = await self.desk.ask("POST", f"/api/tables/{name}/rematch")
        return await self._sit(answer, seed, before, imported=False)

    async def leave(self, table: str) -> None:
        """Get up for good: a bot plays on, or the table is closed if nobody else is left."""
        await self.desk.ask("POST", f"/api/tables/{table_of(table)}/leave")

    async def message(self) -> str:
        """What the host of the server has to say to everybody, as plain text; empty where there is nothing."""
        response = await self.desk.first("/api/server")
        if response.status_code == NOT_FOUND:  # a server of an older version
            return ""
        return read(checked(response), ServerInfo).message

    async def tables(self, status: str = "waiting", game: str | None = None, most: int = 50) -> list[ListedTable]:
        """Public tables: those that wait for players, or with `playing` those to watch."""
        query = {"status": status, "game": game, "most": most}
        return read(await self.desk.ask("GET", "/api/tables", query=query), list[ListedTable])

    async def mine(self, finished: bool = False, most: int = 50) -> list[ListedTable]:
        """One's own tables, those where one has to decide first."""
        query = {"finished": str(finished).lower(), "most": most}
        return read(await self.desk.ask("GET", "/api/tables/mine", query=query), list[ListedTable])

    # Records and cards

    async def record(self, table: str) -> str:
        """The record of a match that is over."""
        return (await self.desk.ask("GET", f"/api/tables/{table_of(table)}/record")).text

    async def import_record(
        self,
        record: str,
        seats: Sequence[str] = ("me", "open"),
        *,
        study: bool = False,
        cards: str | None = None,
        public: bool = False,
        chat: bool | None = None,
        per_move: int | None = None,
        per_match: int | None = None,
        absence: int = 300,
        seed: str | None = None,
    ) -> Table:
        """A table at which a recorded match goes on; or, for `study`, at which it can be looked at from every seat."""
        setting = table_setting(seats, cards, public, chat, per_move, per_match, absence)
        wanted = ImportedRecord(record=record, study=study, **setting)
        return await self._sit(await self.desk.ask("POST", "/api/records", wanted, again=False), seed)

    async def card_file(self, table: str) -> str:
        """The text of the card file that a table is played with."""
        return (await self.desk.ask("GET", f"/api/tables/{table_of(table)}/cards")).text

    async def catalogue(self, info: TableInfo) -> Catalogue:
        """The cards of a table: the shipped ones, or those that the server has for it."""
        game = games.load(info.game)
        shipped: Catalogue = game.load_cards(None)
        if info.cards == shipped.hash:
            return shipped
        if (info.game, info.cards) not in self._catalogues:
            self._catalogues[info.game, info.cards] = game.parse_cards(await self.card_file(info.id), "cards.toml")
        return self._catalogues[info.game, info.cards]

    async def _shown(self, table: str, imported: bool | None = None) -> TableInfo:
        """A table as the server shows it. Its commitment is noted."""
        info = read(await self.desk.ask("GET", f"/api/tables/{table}"), TableInfo)
        self._promise(info, imported)
        return info

    async def _sit(
        self, response: Any, seed: str | None, before: TableInfo | None = None, imported: bool | None = None
    ) -> Table:
        """The table of an answer that gave one a seat; `before` is how it was shown before one asked for the seat.

        `imported` tells whether its match goes on from a record, where one knows better than the server may say.
        """
        info = read(response, TableInfo)
        self._promise(info, imported)
        sat = before is not None and before.id == info.id and bool(self._seats(before))
        return await self._come(info, seed, just_sat=not sat)

    async def _come(self, info: TableInfo, seed: str | None = None, just_sat: bool = False) -> Table:
        """A table. Its commitment is noted first; then one gives the seed that is missing.

        Who has `just_sat` down gives a seed whatever the server shows: nobody else can have given one. A seed that was
        noted and did not arrive is sent again.
        """
        promise = self._promise(info)
        waiting = [seat for seat in self._seats(info) if info.places[seat].seed is None and info.status == WAITING]
        seats = self._seats(info) if just_sat else waiting
        if seats:
            info = await self._give_seed(info, promise, seats, seed, just_sat)
        return Table(self, info, promise)

    async def _give_seed(
        self, info: TableInfo, promise: Promise, seats: Sequence[int], seed: str | None, just_sat: bool
    ) -> TableInfo:
        """Note a seed for some of one's seats, then send it. At a seat one has just taken no other may stand."""
        noted = next((promise.seeds[str(seat)] for seat in seats if str(seat) in promise.seeds), None)
        given = sown(seed) if noted is None else noted
        self.kept.give(promise, dict.fromkeys(seats, given))
        if just_sat and any(info.places[seat].seed is not None for seat in seats):
            self.kept.preempt(promise)
        wanted = GivenSeed(given, promise.commitment)
        try:
            answer = await self.desk.ask("PUT", f"/api/tables/{info.id}/seed", wanted)
        except Refused as refusal:
            if refusal.code != SEED_GIVEN:
                raise
            if just_sat:
                self.kept.preempt(promise)
            elif noted is None:  # one's other device was quicker
                self.kept.forget(promise, seats)
            return info
        return read(answer, TableInfo)

    def _promise(self, info: TableInfo, imported: bool | None = None) -> Promise:
        return self.kept.promise(info.id, info.commitment, info.imported if imported is None else imported)

    def _seats(self, info: TableInfo) -> list[int]:
        return [seat for seat, place in enumerate(info.places) if place.player == self.me.player]


def table_setting(
    seats: Sequence[str],
    cards: str | None,
    public: bool,
    chat: bool | None,
    per_move: int | None,
    per_match: int | None,
    absence: int,
) -> dict[str, Any]:
    """How people sit at a new table, in the words of the server."""
    if per_move is not None and per_match is not None:
        raise InvalidSetting("client-two-clocks")
    try:
        if per_move is not None:
            clock = ClockSetting("move", per_move)
        else:
            clock = ClockSetting() if per_match is None else ClockSetting("match", per_match)
    except ValueError as error:
        raise ClientError("server-invalid", field="clock", reason=str(error)) from None
    return {
        "seats": tuple(seats),
        "cards": cards,
        "public": public,
        "chat": chat,
        "clock": clock,
        "absence": absence,
    }


def sown(seed: str | None) -> str:
    """A seed for the dice, fresh where none is given."""
    return secrets.token_hex(SEED_BYTES) if seed is None else seed

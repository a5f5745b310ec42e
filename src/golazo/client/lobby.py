"""The lobby of a server: the user's identity, and opening, finding, joining and watching tables."""

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
    """Connect to a server's lobby: `async with connect("http://host:8460", name="Rosa") as lobby:`.

    Several addresses are nodes of one server: if one does not answer, the next is tried. The session is kept in the
    user's data folder, separately for each `profile`, unless `cookies` is None. If the server is unreachable the client
    keeps trying for `patience` seconds.
    """
    addresses = [address_of(server) for server in ([servers] if isinstance(servers, str) else servers)]
    if not addresses:
        raise InvalidSetting("client-bad-address", address="")
    kept = Kept() if cookies is None else cookies.of(addresses[0], profile)
    return Lobby(HttpClient(addresses, kept, patience), kept, name)


class Lobby:
    """What a user can do at a server before sitting down."""

    def __init__(self, http: HttpClient, kept: Kept, name: str | None) -> None:
        self.http = http
        self.kept = kept
        self.me = Myself("", name or "", None)
        self._name = name
        self._catalogues: dict[tuple[str, str], Catalogue] = {}

    async def __aenter__(self) -> Self:
        try:
            await self._log_in()
        except BaseException:
            await self.http.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.close()

    async def _log_in(self) -> None:
        """Log in with the stored token, or as a new guest if it is void."""
        response = await self.http.first("/api/me")
        if response.status_code == UNAUTHORIZED and self.kept.token is not None:
            self.kept.take(None)
            response = await self.http.first("/api/me")
        if response.status_code == NOT_FOUND:
            raise ClientError("client-odd-answer", server=self.server, status=NOT_FOUND)
        self.me = read(checked(response), Myself)
        if self._name is not None and self._name != self.me.name:
            await self.rename(self._name)

    @property
    def server(self) -> str:
        """The address of the server, or of the node that answers."""
        return self.http.server

    # Identity

    async def rename(self, name: str) -> None:
        """Be called something else from now on."""
        self.me = read(await self.http.ask("PUT", "/api/me", NewName(name)), Myself)

    async def register(self, name: str, password: str, invitation: str = "") -> None:
        """Turn the guest into an account that keeps the guest's matches. Some servers require an invitation code."""
        wanted = NewAccount(name, password, invitation)
        self.me = read(await self.http.ask("POST", "/api/account", wanted, again=False), Myself)

    async def login(self, name: str, password: str) -> None:
        """Log in to an account."""
        self.me = read(await self.http.ask("POST", "/api/login", Login(name, password)), Myself)

    async def logout(self) -> None:
        """Log out, and delete the session here."""
        await self.http.ask("POST", "/api/logout")
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

        `per_move` is the time limit in seconds for each decision, `per_match` for all decisions of a player; without
        either there is none. After `absence` seconds a bot plays for an absent player. `seed` is the user's part of the
        dice, by default random; it is sent after the server's commitment has been noted.
        """
        setting = table_setting(seats, cards, public, chat, per_move, per_match, absence)
        wanted = NewTable(game=game, options=dict(options or {}), **setting)
        return await self._sit(await self.http.ask("POST", "/api/tables", wanted, again=False), seed, imported=False)

    async def join(self, table: str, seat: int | None = None, seed: str | None = None) -> Table:
        """Sit down at a table, by its link or id; keeps a seat that the user has already."""
        name = table_of(table)
        before = await self._shown(name)
        return await self._sit(await self.http.ask("POST", f"/api/tables/{name}/join", JoinTable(seat)), seed, before)

    async def watch(self, table: str) -> Table:
        """Watch a table, by its link or id; if the user has a seat there, continue playing."""
        return await self._table(await self._shown(table_of(table)))

    async def rematch(self, table: str, seed: str | None = None) -> Table:
        """Open a rematch, with players one seat further; if another player has, join it."""
        name = table_of(table)
        offered = (await self._shown(name)).rematch
        before = None if offered is None else await self._shown(offered, imported=False)
        answer = await self.http.ask("POST", f"/api/tables/{name}/rematch")
        return await self._sit(answer, seed, before, imported=False)

    async def leave(self, table: str) -> None:
        """Leave for good: a bot plays on, or the table is closed if nobody else is left."""
        await self.http.ask("POST", f"/api/tables/{table_of(table)}/leave")

    async def message(self) -> str:
        """Return the host's message to all users, as plain text; empty if there is none."""
        response = await self.http.first("/api/server")
        if response.status_code == NOT_FOUND:  # a server of an older version
            return ""
        return read(checked(response), ServerInfo).message

    async def tables(self, status: str = "waiting", game: str | None = None, most: int = 50) -> list[ListedTable]:
        """Return public tables: those waiting for players, or with status `playing` those to watch."""
        query = {"status": status, "game": game, "most": most}
        return read(await self.http.ask("GET", "/api/tables", query=query), list[ListedTable])

    async def mine(self, finished: bool = False, most: int = 50) -> list[ListedTable]:
        """Return the user's tables, first those where the user is to decide."""
        query = {"finished": str(finished).lower(), "most": most}
        return read(await self.http.ask("GET", "/api/tables/mine", query=query), list[ListedTable])

    # Records and cards

    async def record(self, table: str) -> str:
        """Return the record of a finished match."""
        return (await self.http.ask("GET", f"/api/tables/{table_of(table)}/record")).text

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
        """Open a table that continues a recorded match; or, for `study`, one that shows it from every seat."""
        setting = table_setting(seats, cards, public, chat, per_move, per_match, absence)
        wanted = ImportedRecord(record=record, study=study, **setting)
        return await self._sit(await self.http.ask("POST", "/api/records", wanted, again=False), seed)

    async def card_file(self, table: str) -> str:
        """Return the text of a table's card file."""
        return (await self.http.ask("GET", f"/api/tables/{table_of(table)}/cards")).text

    async def catalogue(self, info: TableInfo) -> Catalogue:
        """Return the cards of a table: the shipped ones, or the card file that the server has for it."""
        game = games.load(info.game)
        shipped: Catalogue = game.load_cards(None)
        if info.cards == shipped.hash:
            return shipped
        if (info.game, info.cards) not in self._catalogues:
            self._catalogues[info.game, info.cards] = game.parse_cards(await self.card_file(info.id), "cards.toml")
        return self._catalogues[info.game, info.cards]

    async def _shown(self, table: str, imported: bool | None = None) -> TableInfo:
        """Return a table as the server shows it, and note its commitment."""
        info = read(await self.http.ask("GET", f"/api/tables/{table}"), TableInfo)
        self._promise(info, imported)
        return info

    async def _sit(
        self, response: Any, seed: str | None, before: TableInfo | None = None, imported: bool | None = None
    ) -> Table:
        """Return the table of an answer that gave the user a seat; `before` is the table as shown before that.

        `imported` overrides the server on whether its match continues a record.
        """
        info = read(response, TableInfo)
        self._promise(info, imported)
        sat = before is not None and before.id == info.id and bool(self._seats(before))
        return await self._table(info, seed, just_sat=not sat)

    async def _table(self, info: TableInfo, seed: str | None = None, just_sat: bool = False) -> Table:
        """Return a table after noting its commitment and then giving the missing seed.

        After the user has `just_sat` down it gives a seed whatever the server shows: nobody else can have given one. A
        seed that was noted but did not arrive is sent again.
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
        """Note a seed for some of the user's seats, then send it. A seat just taken must not have another one."""
        noted = next((promise.seeds[str(seat)] for seat in seats if str(seat) in promise.seeds), None)
        given = new_seed(seed) if noted is None else noted
        self.kept.give(promise, dict.fromkeys(seats, given))
        if just_sat and any(info.places[seat].seed is not None for seat in seats):
            self.kept.preempt(promise)
        wanted = GivenSeed(given, promise.commitment)
        try:
            answer = await self.http.ask("PUT", f"/api/tables/{info.id}/seed", wanted)
        except Refused as refusal:
            if refusal.code != SEED_GIVEN:
                raise
            if just_sat:
                self.kept.preempt(promise)
            elif noted is None:  # another device of the user was faster
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
    """Return the server's settings for the seats of a new table."""
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


def new_seed(seed: str | None) -> str:
    """Return a seed for the dice, random if none is given."""
    return secrets.token_hex(SEED_BYTES) if seed is None else seed

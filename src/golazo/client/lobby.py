"""The lobby of a server: who one is there, and the tables that one opens, finds, joins and watches."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Self

from golazo import games
from golazo.client.addresses import address_of, table_of
from golazo.client.cookies import USUAL, Cookies, Kept
from golazo.client.desk import Desk, checked, read
from golazo.client.errors import ClientError
from golazo.client.listed import Listed, Myself
from golazo.client.table import Table
from golazo.errors import InvalidSetting
from golazo.game import Catalogue
from golazo.server.shown import TableInfo

PATIENCE = 300.0
UNAUTHORIZED, NOT_FOUND = 401, 404
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
    return Lobby(Desk(addresses, kept, patience), kept, name)


class Lobby:
    """What one can do at a server before sitting down."""

    def __init__(self, desk: Desk, kept: Kept, name: str | None) -> None:
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
        self.me = read(await self.desk.ask("PUT", "/api/me", {"name": name}), Myself)

    async def register(self, name: str, password: str) -> None:
        """Get an account: what one has played as a guest stays one's own."""
        self.me = read(
            await self.desk.ask("POST", "/api/account", {"name": name, "password": password}, again=False), Myself
        )

    async def login(self, name: str, password: str) -> None:
        """Come in with an account."""
        self.me = read(await self.desk.ask("POST", "/api/login", {"name": name, "password": password}), Myself)

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
        `absence` seconds a bot stands in for who is gone. `seed` is one's part of the dice, by default a fresh one.
        """
        setting = table_setting(seats, cards, public, chat, per_move, per_match, absence, sown(seed))
        wanted = {"game": game, "options": dict(options or {}), **setting}
        return self._table(await self.desk.ask("POST", "/api/tables", wanted, again=False), setting["seed"])

    async def join(self, table: str, seat: int | None = None, seed: str | None = None) -> Table:
        """Sit down at a table, by its link or id; who sits there already goes on."""
        fresh = sown(seed)
        wanted = {"seat": seat, "seed": fresh}
        return self._table(await self.desk.ask("POST", f"/api/tables/{table_of(table)}/join", wanted), fresh)

    async def watch(self, table: str) -> Table:
        """Look on at a table, by its link or id; at one's own, play on."""
        return self._table(await self.desk.ask("GET", f"/api/tables/{table_of(table)}"))

    async def rematch(self, table: str, seed: str | None = None) -> Table:
        """Play the same again, with everybody a seat further; who asks second joins the first."""
        fresh = sown(seed)
        path = f"/api/tables/{table_of(table)}/rematch"
        return self._table(await self.desk.ask("POST", path, {"seed": fresh}), fresh)

    async def leave(self, table: str) -> None:
        """Get up for good: a bot plays on, or the table is closed if nobody else is left."""
        await self.desk.ask("POST", f"/api/tables/{table_of(table)}/leave")

    async def tables(self, status: str = "waiting", game: str | None = None, most: int = 50) -> list[Listed]:
        """Public tables: those that wait for players, or with `playing` those to watch."""
        query = {"status": status, "game": game, "most": most}
        found: list[Listed] = read(await self.desk.ask("GET", "/api/tables", query=query), list[Listed])
        return found

    async def mine(self, finished: bool = False, most: int = 50) -> list[Listed]:
        """One's own tables, those where one has to decide first."""
        query = {"finished": str(finished).lower(), "most": most}
        found: list[Listed] = read(await self.desk.ask("GET", "/api/tables/mine", query=query), list[Listed])
        return found

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
        setting = table_setting(seats, cards, public, chat, per_move, per_match, absence, sown(seed))
        wanted = {"record": record, "study": study, **setting}
        return self._table(await self.desk.ask("POST", "/api/records", wanted, again=False), setting["seed"])

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

    def _table(self, response: Any, seed: str = "") -> Table:
        """The table of an answer; the seed that one has given is remembered with the seats that it went to."""
        info: TableInfo = read(response, TableInfo)
        mine = {seat: seed for seat, place in enumerate(info.places) if seed and place.player == self.me.player}
        known = self.kept.promises.get(info.id)
        return Table(self, info, mine if known is None else {})


def table_setting(
    seats: Sequence[str],
    cards: str | None,
    public: bool,
    chat: bool | None,
    per_move: int | None,
    per_match: int | None,
    absence: int,
    seed: str,
) -> dict[str, Any]:
    """How people sit at a new table, in the words of the server."""
    if per_move is not None and per_match is not None:
        raise InvalidSetting("client-two-clocks")
    kind, seconds = ("move", per_move) if per_move is not None else ("match", per_match)
    clock = {"kind": kind, "seconds": seconds} if seconds is not None else {"kind": "none", "seconds": 0}
    return {
        "seats": list(seats),
        "cards": cards,
        "public": public,
        "chat": chat,
        "clock": clock,
        "absence": absence,
        "seed": seed,
    }


def sown(seed: str | None) -> str:
    """A seed for the dice, fresh where none is given."""
    return secrets.token_hex(SEED_BYTES) if seed is None else seed

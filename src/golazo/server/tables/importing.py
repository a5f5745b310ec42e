"""Imports recorded matches: to continue them at a table, or to view them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, TypeVar

import msgspec

from golazo import games
from golazo.match.match import Match
from golazo.match.record import CLOSED as BROKEN_OFF
from golazo.match.record import Ended, read_record
from golazo.protocol.accounts import LONGEST_NAME
from golazo.protocol.parts import TableInfo
from golazo.protocol.status import CLOSED, FINISHED
from golazo.server.accounts.players import Player
from golazo.server.refused import Refused
from golazo.server.storage.header import Place
from golazo.server.storage.quotas import Quota
from golazo.server.tables import views
from golazo.server.tables.live_table import LiveTable
from golazo.server.tables.opening import TableRequest, cards_of, new_header, open_table
from golazo.server.tables.registry import Registry

HASH = re.compile(r"[0-9a-f]{1,64}", re.ASCII)
Result = TypeVar("Result")


class Readers:
    """A few threads that read records.

    If many records are waiting, further requests are refused with a retryable error.
    """

    def __init__(self, most: int) -> None:
        self.threads = ThreadPoolExecutor(2, "record")
        self.most = most
        self.at_work = 0

    async def read(self, work: Callable[..., Result], *arguments: Any) -> Result:
        if self.at_work >= self.most:
            raise Refused("overloaded")
        self.at_work += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work, *arguments)
        finally:
            self.at_work -= 1


READERS = Readers(most=16)


async def go_on_from(registry: Registry, player: Player, record: str, wish: TableRequest, quota: Quota) -> LiveTable:
    """Open a table that continues a match where its record stops, with the recorded settings."""
    match, cards = await checked(registry, record, wish.cards)
    if match.over:
        raise Refused("over")
    if len(wish.seats) != match.players:
        raise Refused("other-seats", given=len(wish.seats), players=match.players)
    return await open_table(registry, player, as_recorded(match, cards, wish, record), quota=quota)


async def study(registry: Registry, player: Player, record: str, wish: TableRequest, quota: Quota) -> TableInfo:
    """Add a table that shows a recorded match from every seat, step by step; returns its description.

    The table is loaded when someone opens it.
    """
    match, cards = await checked(registry, record, wish.cards)
    ended = match.ended or Ended(BROKEN_OFF)
    places = [Place(seat, name=who.name[:LONGEST_NAME], bot=who.bot) for seat, who in enumerate(match.seats)]
    header = new_header(match.game, match.catalogue, player, as_recorded(match, cards, wish, record), places)
    header = replace(header, status=CLOSED if ended.how == BROKEN_OFF else FINISHED)
    await registry.store.add(header, cards if header.own_cards else None, ended, match.score, quota)
    return msgspec.structs.replace(views.table_info(header, None), take_backs=match.take_backs)


def as_recorded(match: Match, cards: str | None, wish: TableRequest, record: str) -> TableRequest:
    """Return a request for a table with the settings of a recorded match."""
    return replace(wish, game=match.game.name, options=match.options, cards=cards, origin=record)


async def checked(registry: Registry, record: str, cards: str | None) -> tuple[Match, str | None]:
    """Return a record's match, fully checked, and its card file if it is not the shipped one.

    Cards that a table of this server was played with need not be sent.
    """
    most = max(games.load(name).most_decisions for name in games.names())
    if record.count("\n") > most + 2:  # a header and an end
        raise Refused("record-too-long", most=most)
    header = (await READERS.read(read_record, record)).header
    game = games.load(header.game)
    if cards is None and header.cards != game.load_cards(None).hash:
        cards = await registry.store.card_file(game.name, header.cards) if HASH.fullmatch(header.cards) else None
    catalogue = await cards_of(game, cards)
    if catalogue.hash != header.cards:
        raise Refused("other-cards", cards=header.cards[:64])
    return await READERS.read(Match.from_record, record, None, catalogue), cards

"""Records of matches that were played elsewhere or before: to go on from at a table, or to look at."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from golazo import games
from golazo.match import Match
from golazo.record import CLOSED as BROKEN_OFF
from golazo.record import Ended, read_record
from golazo.server.hall import Hall
from golazo.server.header import CLOSED, FINISHED, Place
from golazo.server.opening import Wish, cards_of, new_header, open_table
from golazo.server.players import LONGEST_NAME, Player
from golazo.server.refused import Refused
from golazo.server.table import LiveTable

LONGEST_RECORD = 600_000  # characters
MOST_DECISIONS = 5_000  # more than ten times as many as a match takes
HASH = re.compile(r"[0-9a-f]{1,64}", re.ASCII)
READERS = ThreadPoolExecutor(2, "record")


async def go_on_from(hall: Hall, player: Player, record: str, wish: Wish) -> LiveTable:
    """A table at which a match goes on from where its record stops; what it is played with is as recorded."""
    match, cards = await checked(hall, record, wish.cards)
    if match.over:
        raise Refused("over")
    if len(wish.seats) != match.players:
        raise Refused("other-seats", given=len(wish.seats), players=match.players)
    return await open_table(hall, player, as_recorded(match, cards, wish, record))


async def study(hall: Hall, player: Player, record: str, wish: Wish) -> LiveTable:
    """A table at which nothing is decided: its match can be looked at from every seat, step by step."""
    match, cards = await checked(hall, record, wish.cards)
    ended = match.ended or Ended(BROKEN_OFF)
    places = [Place(seat, name=who.name[:LONGEST_NAME], bot=who.bot) for seat, who in enumerate(match.seats)]
    header = new_header(match.game, match.catalogue, player, as_recorded(match, cards, wish, record), places)
    header = replace(header, status=CLOSED if ended.how == BROKEN_OFF else FINISHED)
    await hall.store.add(header, cards if header.own_cards else None, ended)
    return await hall.table(header.id)


def as_recorded(match: Match, cards: str | None, wish: Wish, record: str) -> Wish:
    """A wish for a table where a recorded match is played."""
    return replace(wish, game=match.game.name, options=match.options, cards=cards, origin=record)


async def checked(hall: Hall, record: str, cards: str | None) -> tuple[Match, str | None]:
    """The match of a record, every line of it checked, and the text of its cards where they are not the shipped ones.

    Who does not send the cards along may use those that a table of this server was played with.
    """
    if record.count("\n") > MOST_DECISIONS + 1:
        raise Refused("record-too-long", most=MOST_DECISIONS)
    loop = asyncio.get_running_loop()
    header = (await loop.run_in_executor(READERS, read_record, record)).header
    game = games.load(header.game)
    if cards is None and header.cards != game.load_cards(None).hash:
        cards = await hall.store.card_file(game.name, header.cards) if HASH.fullmatch(header.cards) else None
    catalogue = await cards_of(game, cards)
    if catalogue.hash != header.cards:
        raise Refused("other-cards", cards=header.cards[:64])
    return await loop.run_in_executor(READERS, Match.from_record, record, None, catalogue), cards

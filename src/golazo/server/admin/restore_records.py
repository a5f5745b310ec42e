"""Imports records into the archive as finished matches, each only once."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy.exc import IntegrityError

from golazo import games
from golazo.errors import CatalogueError
from golazo.match.dice import FairDice, commitment_of
from golazo.match.record import CLOSED as BROKEN_OFF
from golazo.match.record import Header, read_record
from golazo.protocol.accounts import LONGEST_NAME
from golazo.protocol.status import CLOSED, FINISHED, Status
from golazo.server.accounts.players import Player
from golazo.server.refused import Refused
from golazo.server.storage.header import Place
from golazo.server.tables.importing import as_recorded, checked
from golazo.server.tables.opening import ALPHABET, TableRequest, new_header
from golazo.server.tables.registry import Registry, parsed

ID_LENGTH = 16  # longer than random ids, so that the two never collide
NOBODY = Player("", "", None)


async def import_record(registry: Registry, record: str, card_files: Sequence[str], public: bool) -> bool:
    """Add a match to the archive; returns False if it is there already. `card_files` may include the match's cards."""
    written = read_record(record)
    if written.ended is None:
        raise Refused("not-over")
    id_ = id_of(record)
    if await registry.store.header(id_) is not None or await was_played_here(registry, written.header):
        return False
    wish = TableRequest(written.header.game, [], public=public, cards=cards_among(written.header, card_files))
    match, cards = await checked(registry, record, wish.cards)
    places = [Place(seat, name=who.name[:LONGEST_NAME], bot=who.bot) for seat, who in enumerate(match.seats)]
    header = new_header(match.game, match.catalogue, NOBODY, as_recorded(match, cards, wish, record), places)
    status: Status = CLOSED if written.ended.how == BROKEN_OFF else FINISHED
    try:
        header, own = replace(header, id=id_, status=status), cards if header.own_cards else None
        await registry.store.add(header, own, written.ended, match.score)
    except IntegrityError:  # another import of the same record was first
        return False
    return True


def id_of(record: str) -> str:
    """Return a table id derived from the record."""
    number = int.from_bytes(hashlib.sha256(record.strip().encode()).digest(), "big")
    signs = []
    for _ in range(ID_LENGTH):
        number, place = divmod(number, len(ALPHABET))
        signs.append(ALPHABET[place])
    return "".join(signs)


async def was_played_here(registry: Registry, recorded: Header) -> bool:
    """Return whether the record's own table is in this database."""
    dice = recorded.dice
    if not isinstance(dice, FairDice):
        return False
    found = await registry.store.header(dice.table)
    return found is not None and commitment_of(found.secret) == dice.commitment


def cards_among(recorded: Header, card_files: Sequence[str]) -> str | None:
    """Return the card file that a match was played with, if it is among the given ones."""
    if recorded.cards == games.load(recorded.game).load_cards(None).hash:
        return None
    for text in card_files:
        try:
            if parsed(recorded.game, text).hash == recorded.cards:
                return text
        except CatalogueError:  # for example of another game
            continue
    return None

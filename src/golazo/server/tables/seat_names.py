"""The names shown for the seats of a table, the same on every screen."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Protocol, cast

from golazo import games
from golazo.match.bot_names import apart, bot_name
from golazo.server.accounts.names import skeleton
from golazo.text.message import Message
from golazo.text.words import SeatName

GUESTS = 9000  # possible guest numbers, of four digits


class Sits(Protocol):
    """A seat's player or bot."""

    @property
    def player(self) -> str | None: ...
    @property
    def name(self) -> str: ...
    @property
    def bot(self) -> str: ...


def seat_names(game: str, places: Sequence[Sits]) -> list[SeatName]:
    """Return a name for each seat, as a message: the player's name, a guest's number, or a bot's level.

    All are distinct.
    """
    names = [name_of(game, place) for place in places]
    looks = [skeleton(place.name) or name for place, name in zip(places, names, strict=True)]
    apart_names = (None if name is None else apart(name, seat, looks) for seat, name in enumerate(names))
    return [SeatName() if name is None else cast("SeatName", name.as_json()) for name in apart_names]


def name_of(game: str, place: Sits) -> Message | None:
    """Return a seat's name regardless of the others; None for an open seat."""
    if place.name:
        return Message.of("name-chosen", name=place.name)
    if place.bot:
        return bot_name(games.load(game), place.bot)
    return None if place.player is None else Message.of("name-guest", number=str(guest_number(place.player)))


def guest_number(player: str) -> int:
    """Return a guest's number, the same at every table."""
    return 1000 + int.from_bytes(hashlib.sha256(player.encode()).digest()[:4], "big") % GUESTS

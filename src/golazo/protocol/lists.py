"""Lists of tables: the public ones, a player's own, the archive."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from golazo.protocol.status import Ending, Status
from golazo.text.words import SeatName


class ListedPlace(Struct, frozen=True):
    """Who sits on a seat of a listed table; `account` says whether the name is an account's."""

    name: str
    bot: str
    open: bool
    account: bool = False
    shown: SeatName = {}


class ListedTable(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    public: bool
    created: int
    updated: int
    decisions: Annotated[
        int | None,
        Meta(description="Moves that stand; null if some may have been taken back, or made before this table."),
    ]
    turn: int | None
    ended: Ending | None
    returns: list[float] | None
    places: list[ListedPlace]
    score: Annotated[
        list[int] | None,
        Meta(description="Goals or large projects of each seat; null if the server has not noted them."),
    ] = None
    imported: bool = False
    lesson: bool = False
    take_backs: bool = False
    counts: Annotated[bool, Meta(description="Whether statistics and ratings may use the match.")] = False
    my_turn: bool = False
    my_seats: list[int] = []


class ArchivePage(Struct, frozen=True):
    """Some tables, and where the next page goes on from, if there is one."""

    tables: list[ListedTable]
    next: str | None

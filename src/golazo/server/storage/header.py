"""A table's header: its settings and who sits there, all that is not derived from its log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from golazo.protocol.status import OPEN, ClockKind, Status

NO_CLOCK: Final = "none"
PER_MOVE: Final = "move"
PER_MATCH: Final = "match"


@dataclass(frozen=True)
class Place:
    """A seat at a table: a person's, a bot's, or open; `kept_for` names the only player who may take it."""

    seat: int
    player: str | None = None
    name: str = ""
    bot: str = ""
    seed: str | None = None  # None until its player has given one; bots give none
    kept_for: str | None = None
    account: bool = False  # whether the name is an account's

    @property
    def is_open(self) -> bool:
        return not self.bot and self.player is None

    @property
    def lacks_seed(self) -> bool:
        """Whether a person sits here who has not yet given a seed."""
        return self.player is not None and self.seed is None


@dataclass(frozen=True)
class Header:
    """A table without its log."""

    id: str
    game: str
    rules_version: int
    cards: str
    own_cards: bool
    players: int
    options: Mapping[str, bool]
    public: bool
    chat: bool
    clock: ClockKind
    seconds: int
    absence: int
    status: Status
    secret: bytes
    host: str
    created: int
    started: int | None
    rematch: str | None
    rematch_of: str | None
    origin: str | None
    lesson: str | None  # the seed of a lesson's dice, in hexadecimal digits
    places: tuple[Place, ...]

    def seats_of(self, player: str | None) -> list[int]:
        """Return the seats of a player."""
        return [place.seat for place in self.places if player is not None and place.player == player]

    @property
    def is_complete(self) -> bool:
        """Whether the match can begin: every seat is taken, and every person has given a seed."""
        return not any(place.is_open or place.lacks_seed for place in self.places)

    @property
    def for_study(self) -> bool:
        """Whether the table only shows a record: nothing is decided at it."""
        return self.origin is not None and self.started is None and self.status not in OPEN

    @property
    def people(self) -> list[int]:
        """The seats taken by people."""
        return [place.seat for place in self.places if place.player is not None]


def header_of(row: Mapping[str, Any], places: Iterable[Mapping[str, Any]]) -> Header:
    """Build a table's header from its rows."""
    fields = {name: row[name] for name in Header.__dataclass_fields__ if name not in ("secret", "places")}
    taken = sorted(
        (Place(**{name: place[name] for name in Place.__dataclass_fields__}) for place in places), key=by_seat
    )
    return Header(**fields, secret=bytes.fromhex(row["secret"]), places=tuple(taken))


def by_seat(place: Place) -> int:
    return place.seat

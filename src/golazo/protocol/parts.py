"""What frames are made of: a table, a step, a position, as their receiver may know them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

from msgspec import Meta, Struct

Fields = Annotated[
    dict[str, int | str | bool | None],
    Meta(description="What the event says, by the names of its fields; what the receiver may not know is left out."),
]
Words = Annotated[dict[str, Any], Meta(description="A text: its Fluent key, and its args if it has any.")]


@dataclass(frozen=True, slots=True)
class PlaceInfo:
    """Who sits on a seat. `stand_in` says why a bot plays for the person: clock, absent or left.

    `seed` is the player's part of the dice; null as long as they have not given one.

    `shown` is the text to call them by, on every screen: a chosen name, a guest's number, or a bot's level. An open
    seat has none.
    """

    name: str = ""
    player: str | None = None
    bot: str = ""
    open: bool = False
    seed: str | None = None
    stand_in: str = ""
    resigned: bool = False
    account: bool = False  # whether the name is an account's, and so nobody else's
    shown: Words = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TableInfo:
    """A table, without its match."""

    id: str
    game: str
    rules_version: int
    cards: str
    own_cards: bool
    options: dict[str, bool]
    places: list[PlaceInfo]
    public: bool
    chat: bool
    clock: str
    seconds: int
    absence: int
    status: str
    commitment: str
    created: int
    rematch: str | None = None
    rematch_of: str | None = None
    imported: bool = False
    lesson: bool = False  # with the dice that its script counts on
    take_backs: bool = False  # whether a player alone against bots has taken decisions back


class Choice(Struct, frozen=True):
    """Something that can be done."""

    action: str
    text: Words


class Barred(Struct, frozen=True):
    """Something that is shown but cannot be done, with the rule that forbids it."""

    action: str
    text: Words
    rule: str
    reason: Words


@dataclass(frozen=True, slots=True)
class Happened:
    """Something that happened, as the receiver may know it."""

    name: str
    fields: Fields
    text: Words


@dataclass(frozen=True, slots=True)
class Step:
    """What one decision brought. Step 0 is the deal; the action is told to those who may know it."""

    number: int
    events: list[Happened]
    seat: int | None = None
    action: str | None = None
    promised: dict[str, Any] | None = None  # what its dice promised before they were rolled, as the game tells it


class Position(Struct, frozen=True):
    """What the receiver sees from a seat (none: as a spectator), and may do if it is that seat's decision.

    `no_undo` says why the seat's player can take nothing back; it is null if they can.
    """

    seat: int | None
    view: dict[str, Any]
    to_act: int | None
    legal: list[Choice] = []
    barred: list[Barred] = []
    figures: dict[str, Any] = {}
    no_undo: Words | None = None


@dataclass(frozen=True, slots=True)
class ClockInfo:
    """The clocks, at the server's time `now`: when the running one is over, and what each seat has left."""

    now: int
    deadline: int | None = None
    left: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class QuestionInfo:
    """What was asked by a seat, and which seats have yet to agree."""

    what: str
    seat: int
    open: list[int]


@dataclass(frozen=True, slots=True)
class DeclinedInfo:
    """What was asked by a seat, and who said no; where that is the same seat, it has withdrawn the question."""

    what: str
    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class Result:
    """How the match ended: rules, limit, resigned, agreed or closed; and what the dice came from.

    At the limit of decisions `rule` names the rule by which the match is a draw.
    """

    how: str
    secret: str
    returns: list[float] | None = None
    seat: int | None = None
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is there: the seats whose players look at the table now, and how many spectators."""

    seats: list[int]
    spectators: int


@dataclass(frozen=True, slots=True)
class Said:
    """Something that somebody said."""

    number: int
    player: str
    name: str
    text: str
    at: int
    seat: int | None = None
    account: bool = False  # whether the name is an account's, and so nobody else's

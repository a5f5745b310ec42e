"""What frames are made of: a table, a step, a position, as their receiver may know them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from golazo.protocol.status import ClockKind, Ending, Proposal, Status
from golazo.text.words import SeatName, Words

Fields = Annotated[
    dict[str, int | str | bool | None],
    Meta(description="What the event says, by the names of its fields; what the receiver may not know is left out."),
]


class PlaceInfo(Struct, frozen=True):
    """Who sits on a seat. `stand_in` says why a bot plays for the person: clock, absent or left.

    `seed` is the player's part of the dice; null as long as they have not given one. `account` says whether the name is
    an account's, and so nobody else's.

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
    account: bool = False
    shown: SeatName = {}


class TableInfo(Struct, frozen=True):
    """A table, without its match.

    A `lesson` has the dice that its script counts on. `take_backs` says whether a player alone against bots has taken
    decisions back.
    """

    id: str
    game: str
    rules_version: int
    cards: str
    own_cards: bool
    options: dict[str, bool]
    places: list[PlaceInfo]
    public: bool
    chat: bool
    clock: ClockKind
    seconds: int
    absence: int
    status: Status
    commitment: str
    created: int
    rematch: str | None = None
    rematch_of: str | None = None
    imported: bool = False
    lesson: bool = False
    take_backs: bool = False


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


class Happened(Struct, frozen=True):
    """Something that happened, as the receiver may know it."""

    name: str
    fields: Fields
    text: Words


class Step(Struct, frozen=True):
    """What one decision brought. Step 0 is the deal; the action is told to those who may know it.

    `promised` is what its dice promised before they were rolled, as the game tells it.
    """

    number: int
    events: list[Happened]
    seat: int | None = None
    action: str | None = None
    promised: dict[str, Any] | None = None


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


class ClockInfo(Struct, frozen=True):
    """The clocks, at the server's time `now`: when the running one is over, and what each seat has left."""

    now: int
    deadline: int | None = None
    left: list[int] = []


class QuestionInfo(Struct, frozen=True):
    """What was asked by a seat, and which seats have yet to agree."""

    what: Proposal
    seat: int
    open: list[int]


class DeclinedInfo(Struct, frozen=True):
    """What was asked by a seat, and who said no; where that is the same seat, it has withdrawn the question."""

    what: Proposal
    seat: int
    by: int


class Result(Struct, frozen=True):
    """How the match ended: rules, limit, resigned, agreed or closed; and what the dice came from.

    At the limit of decisions `rule` names the rule by which the match is a draw.
    """

    how: Ending
    secret: str
    returns: list[float] | None = None
    seat: int | None = None
    rule: str | None = None


class Presence(Struct, frozen=True):
    """Who is there: the seats whose players look at the table now, and how many spectators."""

    seats: list[int]
    spectators: int


class Said(Struct, frozen=True):
    """Something that somebody said; `account` says whether the name is an account's, and so nobody else's."""

    number: int
    player: str
    name: str
    text: str
    at: int
    seat: int | None = None
    account: bool = False

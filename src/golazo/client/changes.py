"""The changes at a table, as `table.changes()` yields them."""

from __future__ import annotations

from dataclasses import dataclass

from golazo.games.answers import Event
from golazo.protocol.parts import Presence, QuestionInfo, Result, Said
from golazo.text.message import Message


@dataclass(frozen=True)
class Began:
    """The match has begun, or had when the client joined; `table.match` exists from now on."""


@dataclass(frozen=True)
class Stepped:
    """A decision was made, or the cards were dealt (step 0).

    `action` is only sent to those who may know it; its consequences are in the events.
    """

    number: int
    seat: int | None
    action: str | None
    events: tuple[Event, ...]


@dataclass(frozen=True)
class TakenBack:
    """Decisions were taken back; `decisions` of them are left."""

    decisions: int


@dataclass(frozen=True)
class ViewChanged:
    """The table is now seen from another seat; None is a spectator's."""

    seat: int | None


@dataclass(frozen=True)
class SatDown:
    """A player has taken an open seat."""

    seat: int
    name: str


@dataclass(frozen=True)
class GotUp:
    """A player has left a seat before the match, and it is open again."""

    seat: int


@dataclass(frozen=True)
class StoodIn:
    """A bot plays for a player: the clock ran out, or they are absent or have left."""

    seat: int
    why: str


@dataclass(frozen=True)
class CameBack:
    """A player has taken a seat back from a bot."""

    seat: int


@dataclass(frozen=True)
class Resigned:
    """A player has resigned."""

    seat: int


@dataclass(frozen=True)
class Asked:
    """A player asks the others for an undo, a draw or a pause."""

    question: QuestionInfo


@dataclass(frozen=True)
class Settled:
    """A request was agreed to, declined or became outdated; `declined_by` is the seat that declined."""

    question: QuestionInfo
    agreed: bool
    declined_by: int | None = None


@dataclass(frozen=True)
class Paused:
    """The match is paused."""


@dataclass(frozen=True)
class Resumed:
    """The match goes on."""


@dataclass(frozen=True)
class Spoke:
    """A player wrote in the chat."""

    said: Said


@dataclass(frozen=True)
class PresenceChanged:
    """Players came or went: the seats present, and the number of spectators."""

    presence: Presence
    came: tuple[int, ...] = ()
    went: tuple[int, ...] = ()


@dataclass(frozen=True)
class Broke:
    """The table has broken its promise about the dice; `how` is a sentence."""

    problem: Message


@dataclass(frozen=True)
class Over:
    """The match is over, or the table was closed before it began: then there is no result."""

    result: Result | None


@dataclass(frozen=True)
class Lost:
    """The connection was lost; the client keeps trying to reconnect."""

    reason: str


@dataclass(frozen=True)
class Reconnected:
    """The connection is back, and everything missed has been reported."""


Change = (
    Began
    | Stepped
    | TakenBack
    | ViewChanged
    | SatDown
    | GotUp
    | StoodIn
    | CameBack
    | Resigned
    | Asked
    | Settled
    | Paused
    | Resumed
    | Spoke
    | PresenceChanged
    | Broke
    | Over
    | Lost
    | Reconnected
)

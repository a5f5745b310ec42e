"""What changes at a table, one thing at a time: what `table.changes()` tells."""

from __future__ import annotations

from dataclasses import dataclass

from golazo.games.answers import Event
from golazo.protocol.parts import Presence, QuestionInfo, Result, Said
from golazo.text.message import Message


@dataclass(frozen=True)
class Began:
    """The match has begun, or had when one came; `table.match` is there from now on."""


@dataclass(frozen=True)
class Stepped:
    """A decision was taken, or the cards were dealt (step 0).

    `action` is told to those who may know it; what came of it is told by the events.
    """

    number: int
    seat: int | None
    action: str | None
    events: tuple[Event, ...]


@dataclass(frozen=True)
class TakenBack:
    """Decisions were taken back; so many are left."""

    decisions: int


@dataclass(frozen=True)
class Looked:
    """One looks at the table from another seat; None is a spectator's place."""

    seat: int | None


@dataclass(frozen=True)
class SatDown:
    """Somebody has taken an open seat."""

    seat: int
    name: str


@dataclass(frozen=True)
class GotUp:
    """Somebody has left a seat before the match, and it is open again."""

    seat: int


@dataclass(frozen=True)
class StoodIn:
    """A bot plays for somebody: the clock ran out, or they are absent or have left."""

    seat: int
    why: str


@dataclass(frozen=True)
class CameBack:
    """Somebody plays again themselves."""

    seat: int


@dataclass(frozen=True)
class Resigned:
    """Somebody has given the match up."""

    seat: int


@dataclass(frozen=True)
class Asked:
    """Somebody asks the others for something: undo, draw or pause."""

    question: QuestionInfo


@dataclass(frozen=True)
class Settled:
    """What was asked for is agreed, or else declined or out of date; `declined_by` is the seat that said no."""

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
    """Somebody said something."""

    said: Said


@dataclass(frozen=True)
class PresenceChanged:
    """Somebody came or went: seats, and how many look on."""

    presence: Presence
    came: tuple[int, ...] = ()
    went: tuple[int, ...] = ()


@dataclass(frozen=True)
class Broke:
    """The table has broken its promise about the dice: how, in a sentence."""

    problem: Message


@dataclass(frozen=True)
class Over:
    """The match is over, or the table was closed before it began: then there is no result."""

    result: Result | None


@dataclass(frozen=True)
class Lost:
    """The connection is lost; the client keeps trying."""

    reason: str


@dataclass(frozen=True)
class Reconnected:
    """The connection is there again, and everything missed was told."""


Change = (
    Began
    | Stepped
    | TakenBack
    | Looked
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

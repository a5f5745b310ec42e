"""The frames of a table's socket: JSON texts with a `type`. `docs/protocol.md` explains them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from golazo.protocol.parts import (
    ClockInfo,
    DeclinedInfo,
    Position,
    Presence,
    QuestionInfo,
    Result,
    Said,
    Step,
    TableInfo,
)
from golazo.protocol.status import Proposal
from golazo.text.words import Words

LONGEST_ID = 64
LONGEST_ACTION = 80
LONGEST_SAYING = 500
LARGEST_FRAME = 4096  # bytes; nothing that a client has to say is longer
MOST_STEPS = 400  # of the history in one frame; few matches have more
MOST_HISTORY = 500_000  # bytes of it
LARGEST_TOLD = 1_000_000  # bytes of a whole frame: the history, what was said, and how things stand

RequestId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=LONGEST_ID,
        pattern="^[!-~]*$",
        description="Chosen by the client, of visible ASCII signs; resent as it was.",
    ),
]
Seq = Annotated[int, Meta(ge=0, description="The number of a line in the table's log.")]
SeatNumber = Annotated[int, Meta(ge=0, description="A seat, counted from 0.")]


class Asking(Struct, tag_field="type", frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A frame from a client."""


class Decide(Asking, tag="decide", frozen=True):
    """Take an action of the game, for the seat to act; `seq` is the last line of the log that the client knows."""

    id: RequestId
    seq: Seq
    action: Annotated[str, Meta(min_length=1, max_length=LONGEST_ACTION)]


class Ask(Asking, tag="ask", frozen=True):
    """Ask the others for something: to take one's last decision back, for a draw, for a pause."""

    id: RequestId
    what: Proposal


class Answer(Asking, tag="answer", frozen=True):
    """Agree to what was asked, or not; with the `seq` that the client knows, no later question is answered by it."""

    id: RequestId
    yes: bool
    seq: Seq | None = None


class Resume(Asking, tag="resume", frozen=True):
    """Go on after a pause."""

    id: RequestId


class Resign(Asking, tag="resign", frozen=True):
    """Give the match up."""

    id: RequestId


class Back(Asking, tag="back", frozen=True):
    """Take one's seat back from the bot that plays for one."""

    id: RequestId


class Why(Asking, tag="why", frozen=True):
    """Ask why an action cannot be taken now."""

    id: RequestId
    action: Annotated[str, Meta(min_length=1, max_length=LONGEST_ACTION)]


class Foresee(Asking, tag="foresee", frozen=True):
    """Ask how things stand and what actions would bring, as far as the seat that one looks from can know."""

    id: RequestId


class Look(Asking, tag="look", frozen=True):
    """See the table from another of one's own seats; after the end, from any, or from none to see it all.

    `since` is the last line of the log that was known from that seat: what it heard up to there is not told again.
    """

    seat: SeatNumber | None
    since: Seq | None = None


class History(Asking, tag="history", frozen=True):
    """Ask for the steps before one, as the seat that one looks from heard them."""

    id: RequestId
    before: Annotated[int, Meta(ge=1, description="The number of a step.")]


class Say(Asking, tag="say", frozen=True):
    """Say something to everybody at the table."""

    id: RequestId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SAYING)]


class Mute(Asking, tag="mute", frozen=True):
    """Hear no more of what somebody says, at any table, or hear it again."""

    id: RequestId
    player: Annotated[str, Meta(min_length=1, max_length=24, pattern="^[0-9A-Za-z_-]*$")]
    on: bool = True


class Report(Asking, tag="report", frozen=True):
    """Report to the host of the server what somebody has said: the `number` of the line."""

    id: RequestId
    number: Annotated[int, Meta(ge=1, le=1_000_000_000)]


class Ping(Asking, tag="ping", frozen=True):
    """Ask for a sign of life."""


Asked = Decide | Ask | Answer | Resume | Resign | Back | Why | Foresee | Look | History | Say | Mute | Report | Ping


class Telling(Struct, tag_field="type", frozen=True, omit_defaults=True):
    """A frame from the server."""


class TableFrame(Telling, tag="table", frozen=True):
    """All there is to know, on connecting and whenever more than the position has changed.

    Of the steps that the receiver knows the first `keep` stand; `steps` follow them. Where there are too many for one
    frame, it has the last ones, and `keep` is 0: those before the first of `steps` can be asked for.
    """

    seq: int
    table: TableInfo
    player: str
    seats: list[int]
    presence: Presence
    keep: int = 0
    steps: list[Step] = []
    position: Position | None = None
    clocks: ClockInfo | None = None
    question: QuestionInfo | None = None
    declined: DeclinedInfo | None = None
    paused: bool = False
    result: Result | None = None
    said: list[Said] = []


class StepFrame(Telling, tag="step", frozen=True):
    """A decision was taken."""

    seq: int
    step: Step
    position: Position
    clocks: ClockInfo | None = None


class StepsFrame(Telling, tag="steps", frozen=True):
    """The answer to `history`: the steps before the one that was named, as many of the last ones as fit."""

    id: str
    seq: int
    steps: list[Step]


class PresenceFrame(Telling, tag="presence", frozen=True):
    """Somebody came or went."""

    presence: Presence


class SaidFrame(Telling, tag="said", frozen=True):
    """Somebody said something."""

    said: Said


class HiddenFrame(Telling, tag="hidden", frozen=True):
    """The host of the server has hidden lines of the chat: show them no more."""

    numbers: list[int]


class Ack(Telling, tag="ack", frozen=True):
    """A request was carried out and is kept for good; `seq` is its line in the log."""

    id: str
    seq: int


class Refusal(Telling, tag="refused", frozen=True):
    """A request was not carried out. `code` is a rule's id, or a short word of the server's."""

    id: str | None
    code: str
    text: Words
    seq: int


class Because(Telling, tag="because", frozen=True):
    """The answer to `why`; without a rule nothing forbids it."""

    id: str
    rule: str | None = None
    text: Words | None = None


class Foreseen(Telling, tag="foreseen", frozen=True):
    """The answer to `foresee`: how things stand (`now`), and after each action (`actions`), as the game tells it."""

    id: str
    seq: int
    outlook: dict[str, Any]


class Pong(Telling, tag="pong", frozen=True):
    """A sign of life, with the server's time."""

    now: int


class Bye(Telling, tag="bye", frozen=True):
    """The server is about to close the connection; `resume` says whether to come back at once."""

    code: str
    text: Words
    resume: bool


Answered = Ack | Refusal | Because | StepsFrame | Foreseen  # what a request with an id is answered by

Told = (
    TableFrame
    | StepFrame
    | StepsFrame
    | PresenceFrame
    | SaidFrame
    | HiddenFrame
    | Ack
    | Refusal
    | Because
    | Foreseen
    | Pong
    | Bye
)

encoder = msgspec.json.Encoder()
asked = msgspec.json.Decoder(Asked)
told = msgspec.json.Decoder(Told)

"""Opening a table, sitting down, giving a seed: the bodies of requests."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from golazo.protocol.bodies import Body
from golazo.protocol.status import ClockKind

OPEN_SEAT, MY_SEAT = "open", "me"
WEEK = 7 * 86_400  # seconds
LONGEST_CARDS = 100_000  # characters
LONGEST_RECORD = 600_000


class ClockSetting(Body, frozen=True):
    """How long a player may think: without limit, so many seconds for each decision, or for all of one's decisions."""

    kind: ClockKind = "none"
    seconds: Annotated[int, Meta(ge=0, le=WEEK)] = 0

    def __post_init__(self) -> None:
        if self.kind != "none" and self.seconds == 0:
            raise ValueError("a clock needs seconds")


class TableSetting(Body, frozen=True, kw_only=True):
    """How people sit at a table. A seat is `open`, `me`, or a bot's level."""

    seats: Annotated[
        tuple[Annotated[str, Meta(max_length=40)], ...],
        Meta(min_length=1, max_length=8),
    ] = (MY_SEAT, OPEN_SEAT)
    cards: Annotated[str, Meta(max_length=LONGEST_CARDS, description="The text of a card file.")] | None = None
    public: Annotated[bool, Meta(description="Whether anybody may find it; otherwise who has the link.")] = False
    chat: Annotated[bool | None, Meta(description="By default friends can talk, strangers cannot.")] = None
    clock: ClockSetting = ClockSetting()
    absence: Annotated[
        int, Meta(ge=5, le=WEEK, description="Seconds until a bot stands in for a player who is gone.")
    ] = 300


class NewTable(TableSetting, frozen=True, kw_only=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40, examples=["tsubasa"])]
    options: dict[str, bool] = field(default_factory=dict)


class ImportedRecord(TableSetting, frozen=True, kw_only=True):
    """A record to go on from, or for study: then nobody sits down, and everything can be looked at."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD, description="The text of a match record: JSON lines.")]
    study: bool = False


class JoinTable(Body, frozen=True):
    """The seat to take; without one, any that is free."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class GivenSeed(Body, frozen=True):
    """A player's part of the dice, and the commitment that was seen before it was chosen."""

    seed: Annotated[
        str, Meta(max_length=64, pattern="^[0-9A-Za-z_-]*$", description="Anything will do; best drawn at random.")
    ]
    commitment: Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]{64}$", description="As the table shows it.")]

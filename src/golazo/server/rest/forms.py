"""The bodies of requests that open tables."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from golazo.server.tables.importing import LONGEST_RECORD
from golazo.server.tables.opening import MY_SEAT, OPEN_SEAT, TableRequest

WEEK = 7 * 86_400
LONGEST_CARDS = 100_000


class Form(BaseModel):
    """What somebody sends: nothing that is not asked for, and every value as it is meant."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Clock(Form):
    """How long one may think: without end, so many seconds for each decision, or for all of one's decisions."""

    kind: Literal["none", "move", "match"] = "none"
    seconds: Annotated[int, Field(ge=0, le=WEEK)] = 0

    @model_validator(mode="after")
    def runs(self) -> Self:
        """A clock that runs has to have some time on it."""
        if self.kind != "none" and self.seconds == 0:
            raise ValueError("a clock needs seconds")
        return self


class Setting(Form):
    """How people sit at a table. A seat is `open`, `me`, or a bot's level."""

    seats: Annotated[list[Annotated[str, Field(max_length=40)]], Field(min_length=1, max_length=8)] = [
        MY_SEAT,
        OPEN_SEAT,
    ]
    cards: Annotated[str | None, Field(max_length=LONGEST_CARDS, description="The text of a card file.")] = None
    public: Annotated[bool, Field(description="Whether anybody may find it; otherwise who has the link.")] = False
    chat: Annotated[bool | None, Field(description="By default friends can talk, strangers cannot.")] = None
    clock: Clock = Clock()
    absence: Annotated[int, Field(ge=5, le=WEEK, description="Seconds until a bot stands in for one who is gone.")] = (
        300
    )

    def wish(self, game: str = "", options: dict[str, bool] | None = None) -> TableRequest:
        """The table that is wanted; of an imported one the record knows the game."""
        return TableRequest(
            game=game,
            seats=self.seats,
            options=options or {},
            cards=self.cards,
            public=self.public,
            chat=self.chat,
            clock=self.clock.kind,
            seconds=self.clock.seconds,
            absence=self.absence,
        )


class NewTable(Setting):
    """A table to be opened."""

    game: Annotated[str, Field(max_length=40, examples=["tsubasa"])]
    options: dict[str, bool] = {}


class Brought(Setting):
    """A record to go on from, or for study: then nobody sits down, and everything can be looked at."""

    record: Annotated[str, Field(max_length=LONGEST_RECORD, description="The text of a match record: JSON lines.")]
    study: bool = False


class Sitting(Form):
    """Where somebody wants to sit."""

    seat: Annotated[int | None, Field(ge=0, le=7)] = None


class Seeding(Form):
    """A player's part of the dice, and the commitment that was seen before it was chosen."""

    seed: Annotated[
        str, Field(max_length=64, pattern="^[0-9A-Za-z_-]*$", description="Anything will do; best drawn at random.")
    ]
    commitment: Annotated[str, Field(pattern="^[0-9a-f]{64}$", description="As the table shows it.")]

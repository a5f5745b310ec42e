"""Matches that are over: how they stood after a step, and their story in figures."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta, Struct

from golazo.protocol.parts import Step
from golazo.text.words import Words


class Moment(Struct, frozen=True):
    """A match as it was after a step; `last` is the number of the last one, `to_act` the seat that decided next.

    `figures` are those of a position; `outlook` tells how things stood, as `foreseen` does, without actions.
    """

    step: Step
    view: dict[str, Any]
    to_act: int | None
    figures: dict[str, Any]
    outlook: dict[str, Any]
    last: int


class StorySeries(TypedDict):
    """A figure of a seat that grew or fell: the steps from which on it had a value, each with the value."""

    key: str
    seat: int
    values: list[tuple[int, float]]


class StoryMark(TypedDict):
    """A moment that stands out."""

    step: int
    kind: str
    seat: int | None
    text: Words


class StoryStatistic(TypedDict):
    """A figure with a value for each seat, and how it is written."""

    key: str
    form: Literal["number", "decimal", "percent", "signed"]
    values: list[float]


class StoryNumber(TypedDict):
    """What a number on the dice has brought each seat, and how often it was rolled."""

    number: int
    rolls: int
    coins: list[int]


class _Story(TypedDict):
    series: list[StorySeries]
    marks: list[StoryMark]
    statistics: list[StoryStatistic]
    halves: Annotated[list[tuple[int, int]], Meta(description="The parts of the match: first and last step.")]


class StoryInfo(_Story, total=False):
    """A match that is over in figures, as its game tells them; a step is told by its number."""

    numbers: Annotated[list[StoryNumber], Meta(description="Where dice pay: what each number has brought.")]

"""The scripts of lessons."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from golazo.text.words import Words


class LessonStep(Struct, frozen=True):
    """Something to read once so many decisions of the match have been taken.

    With `do` it waits until the learner has decided that. Otherwise `at` names the parts of the screen that it speaks
    of, and it has been read when the learner says so.
    """

    decision: int
    text: Words
    do: str | None
    at: list[str]


class LessonInfo(Struct, frozen=True):
    """A lesson: where the learner sits, against which bot, with which options, and what happens step by step."""

    game: str
    seat: Annotated[int, Meta(description="The learner's.")]
    bot: str
    options: dict[str, bool]
    steps: list[LessonStep]

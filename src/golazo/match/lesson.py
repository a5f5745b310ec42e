"""Lessons: matches with known dice, and a script of what to read and do."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from golazo.text.message import Message

SCRIPT = "lesson.toml"  # in a game's folder
PLACES = (  # parts of a screen that a step can point at; `card NAME` is another
    *("score", "draft", "hand", "tokens", "odds", "bench"),
    *("market", "town", "projects", "rival"),
)
CARD = "card "


@dataclass(frozen=True)
class Step:
    """A step of the script: a text to read after some number of decisions, and perhaps an action.

    A screen frames what the learner has to press for `do`. A step that is only read says itself `at` which parts of
    the screen it speaks of.
    """

    decision: int
    text: Message
    at: tuple[str, ...] = ()
    do: str | None = None  # the learner's action; None if the step is only read


@dataclass(frozen=True)
class Lesson:
    """The script of a lesson. A match that follows it happens as described; the script may end before the match."""

    game: str
    seed: int  # of the dice
    seat: int  # the learner's
    seats: tuple[str, ...]  # `me`, or a bot
    options: Mapping[str, bool]
    steps: tuple[Step, ...]


@cache
def lesson_of(game: str) -> Lesson | None:
    """Return a game's lesson, if it has one."""
    script = resources.files(f"golazo.games.{game}").joinpath(SCRIPT)
    if not script.is_file():
        return None
    data = tomllib.loads(script.read_text(encoding="utf-8"))
    seats = tuple(data["seats"])
    steps = tuple(step_of(game, step) for step in data["steps"])
    return Lesson(game, data["seed"], seats.index("me"), seats, data.get("options", {}), steps)


def step_of(game: str, data: Mapping[str, Any]) -> Step:
    """Parse a step; `names` are keys of game texts used in its text."""
    names = {name: Message(key) for name, key in data.get("names", {}).items()}
    text = Message(f"lesson-{game}-{data['text']}", names)
    return Step(data["decision"], text, tuple(data.get("at", ())), data.get("do"))

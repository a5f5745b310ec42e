"""Lessons: a match whose dice are known beforehand, and what a learner reads and does in it, step by step."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from golazo.text.message import Message

SCRIPT = "lesson.toml"  # in the folder of a game
PLACES = (  # parts of a screen at which a step may point; `card NAME` is one, too
    *("score", "draft", "hand", "tokens", "odds", "bench"),
    *("market", "town", "projects", "rival"),
)
CARD = "card "


@dataclass(frozen=True)
class Step:
    """Something to read once so many decisions of the match have been taken, and perhaps to do then.

    A screen frames what the learner has to press for `do`. A step that is only read says itself `at` which parts of
    the screen it speaks of.
    """

    decision: int
    text: Message
    at: tuple[str, ...] = ()
    do: str | None = None  # what the learner decides; without it the step is only read


@dataclass(frozen=True)
class Lesson:
    """The script of a lesson. Who follows it meets exactly what it tells of; it may end before the match does."""

    game: str
    seed: int  # of the dice
    seat: int  # the learner's
    seats: tuple[str, ...]  # `me`, and the bots
    options: Mapping[str, bool]
    steps: tuple[Step, ...]


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    script = resources.files(f"golazo.games.{game}").joinpath(SCRIPT)
    if not script.is_file():
        return None
    data = tomllib.loads(script.read_text(encoding="utf-8"))
    seats = tuple(data["seats"])
    steps = tuple(step_of(game, step) for step in data["steps"])
    return Lesson(game, data["seed"], seats.index("me"), seats, data.get("options", {}), steps)


def step_of(game: str, data: Mapping[str, Any]) -> Step:
    """A step; `names` are texts of the game that its own text mentions."""
    names = {name: Message(key) for name, key in data.get("names", {}).items()}
    text = Message(f"lesson-{game}-{data['text']}", names)
    return Step(data["decision"], text, tuple(data.get("at", ())), data.get("do"))

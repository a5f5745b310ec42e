"""The ids of a game's rules, as the docstrings of its files name them."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

RULE_ID = re.compile(r"\b[A-Z]+-[A-Z]+-\d+\b")


@cache
def rule_ids(game: str) -> tuple[str, ...]:
    """The rule ids of a game, sorted; none where its files name none."""
    return tuple(sorted(named_in(resources.files(f"golazo.games.{game}"))))


def named_in(place: Traversable) -> set[str]:
    if place.is_dir():
        return {rule for part in place.iterdir() for rule in named_in(part)}
    return set(RULE_ID.findall(place.read_text(encoding="utf-8"))) if place.name.endswith(".py") else set()

"""Matches for tests: played at random, looked at closely, and written down with forged checks."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import golazo
from golazo import games
from golazo.match.dice import FairDice
from golazo.match.match import Event, Match
from golazo.match.record import Ended, check_of

Lines = list[dict[str, Any]]


def random_match(decisions: int = 1_000_000, seed: int = 5, players: int = 2, game: str = "machikoro") -> Match:
    """A match after some random decisions, or to its end."""
    match, choices = golazo.new_match(game, players=players, seed=seed), random.Random(seed)
    while not match.over and len(match.decisions) < decisions:
        match.play(choices.choice(match.legal_actions))
    return match


def snapshot(match: Match) -> tuple[bytes, str, list[Event]]:
    return match.state.tobytes(), match.record(), match.events


def lines_of(match: Match, ended: Ended | None = None) -> Lines:
    """A record's lines, without their checks."""
    lines = [json.loads(line) for line in match.record(ended).splitlines()]
    return [{name: value for name, value in line.items() if name != "check"} for line in lines]


def checked(lines: Lines) -> str:
    """A record of these lines, with checks that fit: what somebody who knows the format could forge."""
    check, written = "", []
    for line in lines:
        check = check_of(check, line)
        written.append(json.dumps({**line, "check": check}))
    return "\n".join(written) + "\n"


def fair_dice(players: int = 2, told: Sequence[int] = ()) -> FairDice:
    """Dice as a table has them."""
    return FairDice("kick-off_1", bytes(range(32)), ("Ann", "", "0_-z", "b")[:players], told)


def fair_match(decisions: int = 1_000_000, choice: int = 5, players: int = 2, told: Sequence[int] = ()) -> Match:
    """A match with a table's dice, after some random decisions, or to its end."""
    match = Match(games.load("machikoro"), players, dice=fair_dice(players, told))
    choices = random.Random(choice)
    while not match.over and len(match.decisions) < decisions:
        match.decide(choices.choice(match.legal_actions))
    return match

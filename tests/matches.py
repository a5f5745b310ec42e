"""Matches for tests: played at random, looked at closely, and written down with forged checks."""

from __future__ import annotations

import json
import random
from typing import Any

import golazo
from golazo.match import Event, Match
from golazo.record import check_of

Lines = list[dict[str, Any]]


def random_match(decisions: int = 1_000_000, seed: int = 5, players: int = 2) -> Match:
    """A match after some random decisions, or to its end."""
    match, choices = golazo.new_match("machikoro", players=players, seed=seed), random.Random(seed)
    while not match.over and len(match.decisions) < decisions:
        match.play(choices.choice(match.legal_actions))
    return match


def snapshot(match: Match) -> tuple[bytes, str, list[Event]]:
    return match.state.tobytes(), match.record(), match.events


def lines_of(match: Match) -> Lines:
    """A record's lines, without their checks."""
    lines = [json.loads(line) for line in match.record().splitlines()]
    return [{name: value for name, value in line.items() if name != "check"} for line in lines]


def checked(lines: Lines) -> str:
    """A record of these lines, with checks that fit: what somebody who knows the format could forge."""
    check, written = "", []
    for line in lines:
        check = check_of(check, line)
        written.append(json.dumps({**line, "check": check}))
    return "\n".join(written) + "\n"

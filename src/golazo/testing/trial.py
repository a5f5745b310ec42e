"""The matches that the checks use, and what the game's author adds."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, Protocol

import numpy as np

from golazo.games.contract import Game, State
from golazo.kernel.batch import LONGEST_MATCH
from golazo.kernel.entropy import derived
from golazo.match.match import Action, Event, Match

Setting = tuple[int, dict[str, bool]]  # the number of players, and all options


class Ledger(Protocol):
    """Tracks holdings from events alone, without access to the state."""

    def hear(self, event: Event) -> None:
        """Apply an event."""

    def holdings(self) -> dict[str, Any]:
        """Return what everyone holds now, with the names and format of the game's `given`."""


@dataclass(frozen=True)
class Trial:
    """A game, how many random matches of each setting to play, and from which seed.

    Checks of hidden information look at `positions` positions instead, over all settings. The author can add
    `ledger(match)`, which starts a ledger for a new match, to show that the journal is complete.
    """

    game: Game
    matches: int = 10
    seed: int = 1
    ledger: Callable[[Match], Ledger] | None = None
    positions: int = 500

    def settings(self) -> list[Setting]:
        """Every number of players with every combination of options."""
        values = list(product((False, True), repeat=len(self.game.options)))
        return [
            (players, dict(zip(self.game.options, v, strict=True))) for players in self.game.players for v in values
        ]

    def new_matches(self, share: int = 1) -> Iterator[Match]:
        """Yield new matches of every setting, each with its own seed; slow checks take a `share` of them."""
        count = max(1, self.matches // share)
        for number, (players, options) in enumerate(self.settings() * count):
            yield Match(self.game, players, int(derived(np.uint64(self.seed), number)), options)

    def drawn_positions(self) -> Iterator[tuple[Match, Action | None]]:
        """Yield positions of random matches, equally many of each setting, each with the action that came next."""
        settings = self.settings()
        number = 0
        for players, options in settings:
            wanted = -(-self.positions // len(settings))
            while wanted > 0:
                match = played(Match(self.game, players, int(derived(np.uint64(self.seed), number)), options))
                passed = range(len(match.decisions) + 1)
                drawn = random.Random(match.seed).sample(passed, min(wanted, len(passed)))
                yield from taken_back(match, set(drawn))
                wanted -= len(drawn)
                number += 1


def taken_back(match: Match, stops: set[int]) -> Iterator[tuple[Match, Action | None]]:
    """Take a match back to its deal.

    Yields at the given numbers of decisions, with the next action (None at the end).
    """
    following = None
    while True:
        if len(match.decisions) in stops:
            yield match, following
        if not match.decisions:
            return
        following = match.action(match.decisions[-1].action)
        match.undo()


def positions(match: Match) -> Iterator[Action | None]:
    """Play a match at random; yields at every position the action that comes next, and None at the end."""
    choices = random.Random(match.seed)
    while not match.over:
        actions = match.legal_actions
        require(bool(actions), "nothing can be done, but the match is not over", match)
        require(len(match.decisions) < LONGEST_MATCH, f"no end after {LONGEST_MATCH} decisions", match)
        action = choices.choice(actions)
        yield action
        match.play(action)
    yield None


def played(match: Match) -> Match:
    """Play a match at random to its end."""
    for _ in positions(match):
        pass
    return match


def legal_in(match: Match, state: State) -> list[int]:
    """Return the legal actions of another position, with the cards of a match."""
    room = match.game.new_actions()
    return [int(action) for action in room[: match.game.rules.legal(state, match.catalogue.record, room)]]


def entropy_of(match: Match, number: int) -> np.uint64:
    """Return 64 bits for a match's position, different for each number."""
    return np.uint64(derived(np.uint64(match.dice.entropy(len(match.decisions))), number))


def contents(state: State) -> bytes:
    """Return a state's bytes."""
    return bytes(state.tobytes())


def require(condition: bool, otherwise: str, match: Match | None = None) -> None:
    """Fail the check with a sentence, and with the match in a form to paste into a Python session."""
    if not condition:
        raise AssertionError(otherwise if match is None else f"{otherwise}\nin {match!r}")

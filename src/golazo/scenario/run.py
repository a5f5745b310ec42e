"""Runs a scenario from its position through its steps, up to the first failed expectation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from golazo.games.contract import State
from golazo.games.event_types import NamedEvent
from golazo.match.settings import checked_options, checked_players, option_numbers
from golazo.scenario.compare import Mismatch, mismatches
from golazo.scenario.file import Deal, Scenario, Step, named
from golazo.scenario.forced import happened
from golazo.scenario.then import unmet
from golazo.text.message import Message


@dataclass(frozen=True)
class Difference:
    """A failed expectation: after which step (0: at the start), which field, expected and found."""

    step: int
    play: str
    field: str
    expected: str
    got: str

    @property
    def message(self) -> Message:
        return Message("scenario-difference", vars(self))


@dataclass(frozen=True)
class Result:
    """The result of a scenario; it passes if there is no difference."""

    scenario: Scenario
    differences: tuple[Difference, ...]

    @property
    def holds(self) -> bool:
        return not self.differences


def run(scenario: Scenario) -> Result:
    """Run a scenario. Raises ScenarioError if it does not fit the game at all."""
    with named(scenario.file, scenario.title, scenario.game.name):
        for number, play, found in stages(scenario):
            differences = tuple(Difference(number, play, *mismatch) for mismatch in found)
            if differences:
                return Result(scenario, differences)
    return Result(scenario, ())


def stages(scenario: Scenario) -> Iterator[tuple[int, str, Iterable[Mismatch]]]:
    """Yield the mismatches at each step and at the end."""
    position = Position(scenario)
    number, play = 0, ""
    for number, step in enumerate(scenario.steps, 1):
        play = step.play
        yield number, play, position.take(step)
        yield number, play, unmet(step.then, position)
    yield number, play, unmet(scenario.then, position)


class Position:
    """The progress of a scenario: the state reached, and the events of the last step."""

    def __init__(self, scenario: Scenario) -> None:
        self.game = scenario.game
        self.catalogue: Any = self.game.load_cards(scenario.cards)
        self.events: list[NamedEvent] = []
        self.decisions = scenario.decisions
        self.state: State = self.game.new_state()
        if scenario.deal is not None:
            self.deal(scenario.deal)
        else:
            self.state = self.game.notation.state(scenario.given or {}, self.catalogue)

    def deal(self, deal: Deal) -> None:
        """Start from a new deal."""
        players = checked_players(self.game, deal.players)
        options = checked_options(self.game, deal.options)
        chosen = option_numbers(options)

        def happen(state: State, entropy: np.uint64, journal: Any) -> None:
            self.game.rules.deal(state, self.catalogue.record, players, chosen, entropy, journal)

        self.state, self.events = happened(self.game, self.state, happen, deal.forced)

    def take(self, step: Step) -> list[Mismatch]:
        """Take a step, unless the seat is wrong or the action is refused; an expected refusal is only checked."""
        action = self.game.words.action_id(step.play)
        before = self.state.tobytes()
        refused = self.refused(action)
        found = list(mismatches(step.refused, refused, "refused"))
        found += mismatches(False, self.state.tobytes() != before, "changed")
        if step.seat is not None:
            found += mismatches(step.seat, self.to_act(), "seat")
        if not found and refused is None:
            self.apply(action, step)
        return found

    def refused(self, action: int) -> str | None:
        """Return the rule that forbids an action now, if one does."""
        if self.at_limit:
            return self.game.limit_rule
        code = int(self.game.rules.refusal(self.state, self.catalogue.record, action))
        return self.game.words.refusal_rule(code) if code else None

    def apply(self, action: int, step: Step) -> None:
        def happen(state: State, entropy: np.uint64, journal: Any) -> None:
            self.game.rules.apply(state, self.catalogue.record, action, entropy, journal)

        self.state, self.events = happened(self.game, self.state, happen, step.forced)
        self.decisions += 1

    def given(self) -> dict[str, Any]:
        """Return the position in the game's notation."""
        return self.game.notation.given(self.state)

    @property
    def at_limit(self) -> bool:
        """Return whether the match ended at the limit of decisions."""
        return self.decisions >= self.game.most_decisions and not self.game.rules.over(self.state)

    def over(self) -> bool:
        return self.at_limit or bool(self.game.rules.over(self.state))

    def returns(self) -> list[float]:
        """Return what each seat gets, once the match is over."""
        players = int(self.given().get("players", self.game.players[-1]))
        if self.at_limit:
            return [1 / players] * players
        return [float(self.game.rules.returns(self.state, seat)) for seat in range(players)] if self.over() else []

    def to_act(self) -> int | None:
        return None if self.over() else int(self.game.rules.to_act(self.state))

    def legal(self) -> set[str]:
        """Return the texts of all legal actions."""
        if self.at_limit:
            return set()
        room = self.game.new_actions()
        amount = self.game.rules.legal(self.state, self.catalogue.record, room)
        return {self.game.words.action_text(int(action)) for action in room[:amount]}

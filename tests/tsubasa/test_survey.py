"""The survey counts what happens: its tally against a recount of the same matches, told event by event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numba
import numpy as np
import pytest

from golazo.games import load
from golazo.games.tsubasa.cards.catalogue import KIND_IDS, MATCH_CARDS
from golazo.games.tsubasa.series.survey import (
    CAME_ON,
    COULD_COME_ON,
    DRAFTED_EVER,
    MOST_GOALS,
    PLAYED_EVER,
    SURVEY,
    watch_many,
)
from golazo.games.tsubasa.state import VALUES
from golazo.match.match import Event, Match
from golazo.testing import Trial
from golazo.testing.speeds import replayed, series_for

GAME = load("tsubasa")
TRIAL = Trial(GAME, seed=5)
AMATEUR = GAME.bots.index("amateur")
MATCHES = 1 if numba.config.DISABLE_JIT else 25
SETTINGS = [
    {},
    {"first_match": True},
    {"assured_success": True, "signings": False},
    {"motivation": False, "extra_time": False},
]
COMING_ON = {"motivate": "motivated-", "sign": ""}


class Recount:
    """One match, counted from its events and from what the coaches could do."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.counted: Counter[Any] = Counter()
        self.seen: list[list[set[str]]] = [[set(), set(), set(), set()] for _ in range(2)]
        self.plays: Counter[str] = Counter()
        self.pitch: set[str] = set()
        self.rerolled: set[str] = set()
        self.kicked_off = next(e["seat"] for e in match.events if e.name == "half-began")
        half_time = next(e for e in match.events if e.name == "half-ended" and e["half"] == 2)
        self.level = half_time["nankatsu"] == half_time["toho"]
        replay = Match(match.game, seed=match.seed, options=match.options)
        self.hear(match.steps[0], replay)
        for decision, step in zip(match.decisions, match.steps[1:], strict=True):
            self.look_at_the_bench(replay)
            self.hear(step, replay)
            replay.play(decision.action)

    def look_at_the_bench(self, before: Match) -> None:
        for action in before.legal_actions:
            verb, _, card = action.text.partition(" ")
            if verb in COMING_ON:
                self.seen[before.to_act][COULD_COME_ON].add(COMING_ON[verb] + card)

    def hear(self, step: list[Event], before: Match) -> None:
        names = {event.name for event in step}
        for event in step:
            seat, card, amount = (event.fields.get(name) for name in ("seat", "card", "count"))
            match event.name:
                case "turned-up":
                    self.pitch.add(card)
                case "round-began":
                    self.rerolled = set()
                    self.counted["rounds"] += 1
                    self.counted.update(("on_pitch", card) for card in self.pitch)
                case "drafted":
                    self.counted["drafted", card] += 1
                    self.seen[seat][DRAFTED_EVER].add(card)
                    self.pitch.remove(card)
                case "played" | "motivated" | "signed":
                    self.plays[card] += 1
                    self.seen[seat][PLAYED_EVER].add(card)
                    if event.name != "played":
                        self.seen[seat][CAME_ON].add(card)
                case "used":
                    self.counted["used", card, event["ability"]] += 1
                case "rerolled" | "rerolled-save":
                    card, ability = next(self.able("reroll a die", seat, before))
                    self.rerolled.add(card)
                    self.counted["used", card, ability] += 1
                case "rolled-save":
                    self.counted["used", *next(self.able("save", seat, before))] += 1
                case "chose":
                    self.counted["contests", VALUES.index(event["action"])] += 1
                case "spent":
                    self.counted["tokens", VALUES.index(event["kind"])] += amount
                    self.counted["token squares", VALUES.index(event["kind"])] += amount**2
                case "goal":
                    self.counted["special goals" if "duelled" in names else "shot goals"] += 1
                case other:
                    self.counted[other] += 1

    def able(self, phrase: str, seat: int, before: Match) -> Iterator[tuple[str, int]]:
        """The cards in a play area that say this, with the number of the ability that says it."""
        area = before.view(None)["area"][seat]
        for card in sorted(set(area) - self.rerolled, key=KIND_IDS.index):
            for number, effect in enumerate(before.catalogue.card(card).abilities[:2], 1):
                if effect is not None and effect.phrase.startswith(phrase):
                    yield card, number

    def add_to(self, tally: Any, number: int) -> None:
        match, counted, winner = self.match, self.counted, self.match.outcome.winner
        goals = [int(goals) for goals in match.state.goals]
        tally.games += 1
        tally.decisions += len(match.decisions)
        tally.turns += counted["rounds"]
        tally.draws += winner is None
        tally.kick_offs[self.kicked_off] += 1
        if winner is not None:
            tally.seat_wins[winner] += 1
            tally.entrant_wins[(winner + number) % 2] += 1
            tally.kick_off_wins[self.kicked_off] += winner == self.kicked_off
        tally.level += self.level
        tally.goals += goals
        tally.goals_of_match[min(sum(goals), MOST_GOALS)] += 1
        tally.margins[min(abs(goals[0] - goals[1]), MOST_GOALS)] += 1
        tally.contests += [counted["contests", 0], counted["contests", 1]]
        tally.goals_by_shot += counted["shot goals"]
        tally.goals_by_special += counted["special goals"]
        tally.balls_kept += [counted["corner"], counted["passed"]]
        tally.tokens_spent += [counted["tokens", kind] for kind in range(3)]
        tally.token_squares += [counted["token squares", kind] for kind in range(3)]
        tally.specials += counted["special-called"]
        tally.controls += counted["controlled"]
        tally.on_pitch += [counted["on_pitch", card] for card in MATCH_CARDS]
        tally.drafted += [counted["drafted", card] for card in MATCH_CARDS]
        tally.unseen += counted["drafted-unseen"]
        tally.drafts += counted["drafted-unseen"] + sum(counted["drafted", card] for card in MATCH_CARDS)
        tally.played += [self.plays[card] for card in KIND_IDS]
        tally.played_squares += [self.plays[card] ** 2 for card in KIND_IDS]
        tally.used += [[counted["used", card, ability] for ability in (1, 2)] for card in KIND_IDS]
        could = self.seen[0][COULD_COME_ON] | self.seen[1][COULD_COME_ON]
        tally.could_come_on += [card in could for card in KIND_IDS]
        for seat in range(2):
            halves = 1 if winner is None else 2 * (winner == seat)
            matches = np.array([[card in seen for card in KIND_IDS] for seen in self.seen[seat]])
            tally.matches_with += matches
            tally.wins_with += halves * matches


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_survey_counts_what_happens(setting: dict[str, bool]) -> None:
    options = {**GAME.options, **setting}
    series = series_for(TRIAL, (2, options))
    series.bots[:2] = AMATEUR
    tally, expected = np.zeros(1, SURVEY)[0], np.zeros(1, SURVEY)[0]
    watch_many(GAME.load_cards(None).record, series, 3, MATCHES, tally)
    for number in range(3, 3 + MATCHES):
        Recount(replayed(TRIAL, (2, options), series, number)).add_to(expected, number)
    for field in SURVEY.names:
        assert np.array_equal(tally[field], expected[field]), field

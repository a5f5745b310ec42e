"""Simulated matches of Captain Tsubasa are counted as they were played, by the simulation and by the survey."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
import pytest

from golazo.games.tsubasa import GAME
from golazo.games.tsubasa.series.survey import SURVEY, watch_many
from golazo.kernel.batch import play_series
from golazo.testing import Trial
from golazo.testing.speeds import replayed, series_for
from golazo.testing.trial import Setting

INTERPRETED = bool(numba.config.DISABLE_JIT)
MATCHES = 1 if INTERPRETED else 5
TRIAL = Trial(GAME, seed=21)
SETTINGS = TRIAL.settings()[:: 16 if INTERPRETED else 1]
CARDS = GAME.load_cards(None).record
IN_COMMON = ("games", "decisions", "turns", "draws", "unfinished", "seat_wins", "entrant_wins", "goals")


def test_a_state_is_small() -> None:
    assert GAME.state.itemsize <= 1024


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_tally_adds_up_what_happened(setting: Setting) -> None:
    series, tally = series_for(TRIAL, setting), np.zeros(1, GAME.tally)[0]
    GAME.rules.play_many(CARDS, series, 5, MATCHES, tally)
    expected = np.zeros(1, GAME.tally)[0]
    for number in range(5, 5 + MATCHES):
        match = replayed(TRIAL, setting, series, number)
        happened = [event.name for event in match.events]
        winner = match.outcome.winner
        expected.games += 1
        expected.decisions += len(match.decisions)
        expected.turns += happened.count("round-began")
        expected.goals += [sum(e.name == "goal" and e["seat"] == seat for e in match.events) for seat in range(2)]
        expected.extra_times += happened.count("half-ended") > 2
        if winner is None:
            expected.draws += 1
        else:
            expected.seat_wins[winner] += 1
            expected.entrant_wins[(winner + number) % 2] += 1
    for field in GAME.tally.names:
        assert np.array_equal(tally[field], expected[field]), field


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_survey_watches_the_same_matches(setting: Setting) -> None:
    series = series_for(TRIAL, setting)
    games = 1 if INTERPRETED else 40
    played, _ = play_series(GAME.rules.play_many, GAME.tally, CARDS, series, games, 1)
    watched, _ = play_series(watch_many, SURVEY, CARDS, series, games, 2)
    for field in IN_COMMON:
        assert np.array_equal(played[field], watched[field]), field


@pytest.mark.parametrize(
    ("position", "returns"),
    [
        ({"phase": "over", "goals": [2, 1]}, [1, 0]),
        ({"phase": "over", "goals": [0, 3]}, [0, 1]),
        ({"phase": "over", "goals": [1, 1]}, [0.5, 0.5]),
        ({"phase": "attack", "goals": [5, 0], "hand": [["hajime-taki"], []]}, [0, 0]),
    ],
)
def test_a_match_is_worth_something_at_its_end(position: dict[str, Any], returns: list[float]) -> None:
    table = GAME.notation.state(position, GAME.load_cards(None))
    assert [GAME.rules.returns(table, seat) for seat in range(2)] == returns


def test_figures_are_means_per_match() -> None:
    tally = np.zeros(1, GAME.tally)[0]
    tally.games, tally.goals[:], tally.extra_times = 8, (12, 2), 1
    assert GAME.figures(tally) == {"goals": {"nankatsu": 1.5, "toho": 0.25}, "extra_time": 0.125}
    assert GAME.figures(np.zeros(1, GAME.tally)[0])["extra_time"] == 0

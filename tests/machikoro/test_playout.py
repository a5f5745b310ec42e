"""Simulated matches of Machi Koro Fußball are counted as they were played."""

from __future__ import annotations

import numba
import numpy as np
import pytest

from golazo.games.machikoro import GAME
from golazo.games.machikoro.cards.catalogue import LARGE, PROJECTS
from golazo.testing import Trial
from golazo.testing.speeds import replayed, series_for

MATCHES = 2 if numba.config.DISABLE_JIT else 20
TRIAL = Trial(GAME, seed=21)


def test_a_state_is_small() -> None:
    assert GAME.state.itemsize <= 256


@pytest.mark.parametrize("setting", TRIAL.settings(), ids=str)
def test_the_tally_adds_up_what_happened(setting: tuple[int, dict[str, bool]]) -> None:
    series, tally = series_for(TRIAL, setting), np.zeros(1, GAME.tally)[0]
    GAME.rules.play_many(GAME.load_cards(None).record, series, 5, MATCHES, tally)
    expected = np.zeros(1, GAME.tally)[0]
    for number in range(5, 5 + MATCHES):
        match = replayed(TRIAL, setting, series, number)
        winner = match.outcome.winner
        losers = [seat for seat in range(match.players) if seat != winner]
        expected.games += 1
        expected.decisions += len(match.decisions)
        expected.turns += sum(event.name == "turn-began" for event in match.events)
        expected.seat_wins[winner] += 1
        expected.entrant_wins[(winner + number) % match.players] += 1
        expected.winners_coins += match.state.coins[winner]
        expected.losers_coins += match.state.coins[losers].sum()
        expected.winners_owned += match.state.owned[winner]
        expected.losers_owned += match.state.owned[losers].sum(axis=0)
        expected.losers_built += [
            sum(project in match.view(None)["large"][seat] for seat in losers) for project in LARGE
        ]
    for field in GAME.tally.names:
        assert np.array_equal(tally[field], expected[field]), field


def test_figures_are_means_per_match() -> None:
    tally = np.zeros(1, GAME.tally)[0]
    tally.seat_wins[:2] = 3, 1
    tally.winners_owned[0], tally.losers_owned[14], tally.losers_built[3], tally.winners_coins = 6, 2, 1, 10
    figures = GAME.figures(tally)
    assert figures["winner_owned"][PROJECTS[0]] == 1.5
    assert figures["losers_owned"][PROJECTS[14]] == 0.5
    assert figures["losers_built"][LARGE[3]] == 0.25
    assert figures["winner_coins"] == 2.5
    assert GAME.figures(np.zeros(1, GAME.tally)[0])["winner_coins"] == 0

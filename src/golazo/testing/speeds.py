"""Checks that the rules give equal results interpreted, compiled, in simulations and with threads."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numba
import numpy as np

from golazo.games.contract import Tally
from golazo.kernel.batch import LONGEST_MATCH, play_series, series_of
from golazo.kernel.entropy import derived, following, mixed
from golazo.match.match import Match
from golazo.testing.trial import Setting, Trial, contents, positions, require

FEWER = 5  # interpreted rules are slow
CONSULTED = 16  # interpreted bots are slow: they are asked at one position in this many
ROTATED = True


def interpreted_equals_compiled(trial: Trial) -> None:
    """A process with the other mode plays the same matches: the same bytes, events, legal actions and bots' choices."""
    trial = replace(trial, matches=max(1, trial.matches // FEWER))
    arguments = [trial.game.name, str(trial.matches), str(trial.seed)]
    interpreted = bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]
    finished = subprocess.run(  # noqa: S603 - it is this very package
        [sys.executable, "-W", "error", "-m", "golazo.testing", *arguments],
        env={**os.environ, "NUMBA_DISABLE_JIT": "0" if interpreted else "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    require(finished.returncode == 0, f"the process at the other speed failed:\n{finished.stderr}")
    theirs = finished.stdout.split()
    for match, ours in zip(trial.new_matches(), fingerprints(trial), strict=True):
        require(theirs[:1] == [ours], "interpreted and compiled rules part ways", match)
        del theirs[0]
    require(not theirs, "the other process played more matches")


def fingerprints(trial: Trial) -> Iterator[str]:
    """Yield for each match a hash of everything the rules returned and did."""
    for match in trial.new_matches():
        digest = hashlib.sha256()
        for action in positions(match):
            digest.update(contents(match.state))
            events = [(event.name, event.fields) for event in match.last_events]
            legal = [legal.id for legal in match.legal_actions]
            asked = trial.game.bots if action is not None and len(match.decisions) % CONSULTED == 0 else ()
            choices = [match.bot_choice(bot).id for bot in asked]
            digest.update(repr((events, legal, choices)).encode())
        digest.update(repr(match.outcome).encode())
        yield digest.hexdigest()


def simulations_play_the_same_matches(trial: Trial) -> None:
    """Match number k of a series, played decision by decision as a Match, is counted as the simulation counts it."""
    for setting in trial.settings():
        series = series_for(trial, setting)
        cards = trial.game.load_cards(None).record
        for number in range(max(1, trial.matches // 5)):
            tally = np.zeros(1, trial.game.tally)[0]
            trial.game.rules.play_many(cards, series, number, 1, tally)
            require_counted(tally, replayed(trial, setting, series, number), series, number)


def series_for(trial: Trial, setting: Setting) -> Any:
    """Return a series with all bots at the table, as far as there are seats."""
    players, options = setting
    bots = [seat % len(trial.game.bots) for seat in range(players)]
    return series_of(np.uint64(trial.seed), players, bots, list(options.values()), ROTATED)


def replayed(trial: Trial, setting: Setting, series: Any, number: int) -> Match:
    """Replay a match of a series: its seed, entropies and bots' thoughts are derived from its number."""
    players, options = setting
    seed = np.uint64(derived(series.seed, number))
    match = Match(trial.game, players, int(seed), options)
    thoughts, room = mixed(seed), trial.game.new_actions()
    while not match.over:
        require(len(match.decisions) < LONGEST_MATCH, f"the bots come to no end in {LONGEST_MATCH} decisions", match)
        thoughts = following(np.uint64(thoughts))
        bot = series.bots[(trial.game.rules.to_act(match.state) + number) % players]
        cards = match.catalogue.record
        match.play(int(trial.game.rules.choose(bot, match.state.copy(), cards, np.uint64(thoughts), room)))
    return match


def require_counted(tally: Tally, match: Match, series: Any, number: int) -> None:
    require(match.outcome is not None, "a simulated match is not over", match)
    winner = None if match.outcome is None else match.outcome.winner
    seat_wins, entrant_wins = np.zeros_like(tally.seat_wins), np.zeros_like(tally.entrant_wins)
    if winner is not None:
        seat_wins[winner] = 1
        entrant_wins[(winner + number) % series.players] = 1
    counted = (tally.games, tally.decisions, tally.draws, tally.unfinished, *tally.seat_wins, *tally.entrant_wins)
    expected = (1, len(match.decisions), int(winner is None), 0, *seat_wins, *entrant_wins)
    require(counted == expected, f"the simulation counts {counted}, the match {expected}", match)


def threads_make_no_difference(trial: Trial) -> None:
    """A series gives the same tally with one, two and three threads."""
    rules, games = trial.game.rules, 20 * trial.matches
    cards = trial.game.load_cards(None).record
    for setting in trial.settings():
        series = series_for(trial, setting)
        tallies = [
            play_series(rules.play_many, trial.game.tally, cards, series, games, threads)[0] for threads in (1, 2, 3)
        ]
        require(tallies[0].games == games, f"{tallies[0].games} matches were played, not {games}")
        require(tallies[0].unfinished == 0, f"{setting}: {tallies[0].unfinished} matches did not end")
        require(
            all(contents(tally) == contents(tallies[0]) for tally in tallies), f"{setting}: threads change the tally"
        )

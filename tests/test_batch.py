"""Series of matches over threads: the same tally always, memory that does not grow, progress, and an early end."""

from __future__ import annotations

import subprocess
import sys
import threading
from typing import Any

import numba
import numpy as np
import pytest

from golazo.games.machikoro import GAME
from golazo.kernel.batch import play_series, series_of

GAMES = 8 if numba.config.DISABLE_JIT else 30_000
ENDLESS = 100_000_000
RANDOM = 0


def play(games: int, threads: int = 1, **watch: Any) -> Any:
    series = series_of(np.uint64(3), 4, [RANDOM] * 4, [], rotate=True)
    return play_series(GAME.rules.play_many, GAME.tally, GAME.load_cards(None).record, series, games, threads, **watch)[
        0
    ]


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_make_no_difference(threads: int) -> None:
    assert play(GAMES, threads).tobytes() == play(GAMES).tobytes()


def test_a_tally_adds_up() -> None:
    tally = play(GAMES, 2)
    assert tally.games == GAMES == tally.seat_wins.sum() == tally.entrant_wins.sum()
    assert tally.draws == tally.unfinished == 0
    assert GAMES < tally.turns < tally.decisions


def test_no_games_give_an_empty_tally() -> None:
    assert not any(play(0).tobytes())


def test_progress_rises_to_the_number_of_games() -> None:
    heard: list[int] = []
    play(GAMES, 2, progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == GAMES


@pytest.mark.parametrize("threads", [1, 3])
def test_a_cancelled_series_counts_what_was_played(threads: int) -> None:
    heard: list[int] = []
    tally = play(ENDLESS, threads, progress=heard.append, cancelled=lambda: bool(heard))
    assert 0 < tally.games < ENDLESS
    assert heard[-1] == tally.games == tally.seat_wins.sum()
    if not numba.config.DISABLE_JIT:
        assert play(int(tally.games)).tobytes() == tally.tobytes()


def test_an_interrupted_series_leaves_no_thread_behind() -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    before = threading.active_count()
    with pytest.raises(KeyboardInterrupt):
        play(ENDLESS, 2, progress=interrupt)
    assert threading.active_count() == before


def test_an_error_in_a_thread_is_raised() -> None:
    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    series = series_of(np.uint64(3), 4, [RANDOM] * 4, [], rotate=True)
    with pytest.raises(ZeroDivisionError):
        play_series(broken, GAME.tally, None, series, 10, 2)


MEMORY = """
import resource
from test_batch import play
play(2_000, 2)
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
play(200_000, 2)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""


@pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="interpreted rules are too slow for so many matches")
def test_memory_does_not_grow_with_the_number_of_games(request: pytest.FixtureRequest) -> None:
    finished = subprocess.run(
        [sys.executable, "-c", MEMORY], cwd=request.path.parent, capture_output=True, encoding="utf-8", check=True
    )
    kibibytes = int(finished.stdout)
    assert kibibytes < 4096

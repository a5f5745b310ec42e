"""Plays many matches in threads, in constant memory, with progress and cancellation.

A game's `play_many(cards, series, first, count, tally)` plays matches `first` to `first + count - 1` of a series in
compiled code and adds up their results. The seed of a match depends only on the series' seed and the match's number, so
a series gives the same tally with any number of threads.
"""

import threading
import time
from concurrent.futures import ThreadPoolExecutor, wait

import numpy as np

MOST_SEATS = 4
MOST_OPTIONS = 8
LONGEST_MATCH = 100_000  # decisions, by default
CHUNK_SECONDS = 0.1
FIRST_CHUNK = 32

SERIES = np.dtype(
    (
        np.record,
        [
            ("seed", np.uint64),
            ("players", np.int64),
            ("longest", np.int64),  # decisions; a match not over by then counts as unfinished
            ("rotate", np.int64),  # whether entrants change seats from match to match
            ("bots", np.int64, MOST_SEATS),  # by entrant
            ("options", np.int64, MOST_OPTIONS),
        ],
    )
)


def tally_of(*own):
    """Return the record type of a tally: the counts of every game, and the game's own."""
    shared = [
        ("games", np.int64),
        ("decisions", np.int64),
        ("turns", np.int64),
        ("draws", np.int64),
        ("unfinished", np.int64),
        ("seat_wins", np.int64, MOST_SEATS),
        ("entrant_wins", np.int64, MOST_SEATS),
    ]
    return np.dtype((np.record, [*shared, *own]))


def series_of(seed, players, bots, options, rotate, longest=LONGEST_MATCH):
    """Return a series as the record that compiled loops take."""
    series = np.zeros(1, SERIES)[0]
    series.seed = seed
    series.players = players
    series.rotate = rotate
    series.longest = longest
    series.bots[: len(bots)] = bots
    series.options[: len(options)] = options
    return series


def play_series(play_many, tally_type, cards, series, games, threads=1, progress=None, cancelled=None):
    """Play a series; returns the tally and the seconds it took.

    `progress(games_done)` is called from this thread about ten times a second. When `cancelled()` turns true, or on
    Ctrl-C, the chunks under way are finished and nothing more is started.
    """
    numbers = Numbers(games)
    parts = np.zeros(threads, tally_type)
    started = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        workers = [pool.submit(work, play_many, cards, series, numbers, parts[index]) for index in range(threads)]
        try:
            while wait(workers, CHUNK_SECONDS).not_done:
                if progress is not None:
                    progress(int(parts["games"].sum()))
                if cancelled is not None and cancelled():
                    numbers.stop()
        except BaseException:
            numbers.stop()
            raise
        for worker in workers:
            worker.result()
    seconds = time.perf_counter() - started
    if progress is not None:
        progress(int(parts["games"].sum()))
    return added(parts, tally_type), seconds


class Numbers:
    """Hands out the numbers of the matches still to play."""

    def __init__(self, games):
        self.next = 0
        self.games = games
        self.lock = threading.Lock()

    def take(self, most):
        """Return the first number and how many, at most `most`."""
        with self.lock:
            first = self.next
            self.next = min(self.games, first + most)
            return first, self.next - first

    def stop(self):
        with self.lock:
            self.games = self.next


def work(play_many, cards, series, numbers, tally):
    """Run one thread: play chunks whose size is adjusted to a tenth of a second."""
    most = FIRST_CHUNK
    while True:
        first, count = numbers.take(most)
        if count == 0:
            return
        started = time.perf_counter()
        play_many(cards, series, first, count, tally)
        seconds = max(time.perf_counter() - started, 1e-6)
        most = max(1, min(2 * most, int(count * CHUNK_SECONDS / seconds)))


def added(parts, tally_type):
    """Add up tallies, field by field."""
    total = np.zeros(1, tally_type)
    for field in tally_type.names:
        total[field][0] = parts[field].sum(axis=0)
    return total[0]

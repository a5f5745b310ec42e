"""Plays many matches on an NVIDIA GPU with the same rules, one match per thread.

Needs the extra `cuda`. Under NUMBA_ENABLE_CUDASIM=1 the kernels run in Numba's simulator, slowly, without a GPU.
"""

import time
from functools import cache

import numba
import numpy as np
from numba import cuda

from golazo.kernel.batch import added

THREADS_PER_BLOCK = 128
MOST_THREADS = 1 << 17
MATCHES_PER_LAUNCH = 1 << 22


@cache
def kernel_of(play_out, state_type, room):
    """Return a game's kernel: of n threads, each plays every n-th match."""
    state = numba.from_dtype(state_type)

    @cuda.jit
    def play(cards, series, first, last, tallies):
        thread = cuda.grid(1)
        if thread >= tallies.shape[0]:
            return
        tables = cuda.local.array(1, state)
        actions = cuda.local.array(room, numba.int64)
        for number in range(first + thread, last, tallies.shape[0]):
            play_out(tables[0], cards[0], series[0], number, actions, tallies[thread])

    return play


def play_series_cuda(game, cards, series, games, progress=None):
    """Play a series on the GPU; returns the tally, the seconds it took, and the number of threads."""
    kernel = kernel_of(game.rules.play_out, game.state, game.actions + 1)
    threads = min(games, MOST_THREADS)
    cards = cuda.to_device(np.array([cards], cards.dtype))
    series = cuda.to_device(np.array([series], series.dtype))
    tallies = cuda.to_device(np.zeros(threads, game.tally))
    blocks = -(-threads // THREADS_PER_BLOCK)
    kernel[blocks, THREADS_PER_BLOCK](cards, series, 0, 0, tallies)  # compile before the clock starts
    cuda.synchronize()
    started = time.perf_counter()
    for first in range(0, games, MATCHES_PER_LAUNCH):
        last = min(games, first + MATCHES_PER_LAUNCH)
        kernel[blocks, THREADS_PER_BLOCK](cards, series, first, last, tallies)
        cuda.synchronize()
        if progress is not None:
            progress(last)
    seconds = time.perf_counter() - started
    return added(tallies.copy_to_host(), game.tally), seconds, threads

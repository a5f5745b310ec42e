"""Chance is the published SplitMix64, and what is derived from it favours nothing."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import numba
import numpy as np
import pytest

from golazo.kernel.entropy import below, derived, drawn, following, mixed, opened, rolled
from golazo.kernel.rule import rule

SAMPLES = 3_000 if numba.config.DISABLE_JIT else 1_000_000
SEED_OF_THE_VECTORS = 1234567
VECTORS = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]
# Chi-square values that chance alone exceeds once in a million times, by degrees of freedom. Some fifty statistics are
# looked at below: at the customary once in a thousand, one of them would be a false alarm every twentieth time.
CRITICAL = dict(
    enumerate(
        (23.93, 27.63, 30.66, 33.38, 35.89, 38.26, 40.52, 42.70, 44.81, 46.86, 48.87, 50.83, 52.75, 54.64), start=1
    )
) | {35: 89.95}
GAMMA, MASK = 0x9E3779B97F4A7C15, (1 << 64) - 1


def assert_fits(counts: np.ndarray, weights: np.ndarray | float = 1.0) -> None:
    """The counts are what chance makes of values that are as likely as their weights say."""
    shares = np.ones(counts.size) * weights
    expected = counts.sum() * shares / shares.sum()
    assert ((counts - expected) ** 2 / expected).sum() < CRITICAL[counts.size - 1]


@rule
def values_below(bound, samples):
    """Values of one long stream, and the words that they took."""
    stream, values, words = np.uint64(1), np.zeros(samples, np.int64), 0
    for number in range(samples):
        before = stream
        stream, values[number] = below(stream, bound)
        while before != stream:
            before = following(before)
            words += 1
    return values, words


@rule
def dice(samples, seed, stride):
    """Two dice of each entropy of a seed, or with a stride of 0, of the first entropy of each seed."""
    rolls = np.zeros((samples, 2), np.int64)
    for number in range(samples):
        entropy = derived(seed, number * stride) if stride else derived(np.uint64(number), 1)
        entropy, rolls[number, 0] = rolled(entropy)
        entropy, rolls[number, 1] = rolled(entropy)
    return rolls


@rule
def draws(pile, samples):
    """How often each kind is drawn from the same pile."""
    stream, counts = np.uint64(9), np.zeros(pile.size, np.int64)
    total = pile.sum()
    for _ in range(samples):
        stream, kind = drawn(stream, pile, total)
        counts[kind] += 1
    return counts


def reference(state: int) -> int:
    """SplitMix64's output for a state, in Python's own whole numbers."""
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & MASK
    return state ^ (state >> 31)


def test_the_published_vectors_come_out() -> None:
    stream, found = np.uint64(SEED_OF_THE_VECTORS), []
    for _ in VECTORS:
        stream = np.uint64(following(stream))
        found.append(int(mixed(stream)))
    assert found == VECTORS


@pytest.mark.parametrize("seed", [0, 1, 1234567, MASK])
def test_entropy_number_n_is_an_output_of_the_seeds_own_stream(seed: int) -> None:
    own_stream = reference((seed + GAMMA) & MASK)
    for number in (0, 1, 2, 1_000_000):
        expected = reference((own_stream + (number + 1) * GAMMA) & MASK)
        assert int(derived(np.uint64(seed), number)) == expected
    assert int(mixed(np.uint64(opened(np.uint64(seed))))) == int(derived(np.uint64(seed), 0))


@pytest.mark.parametrize("bound", range(2, 16))
def test_values_below_a_small_bound_are_equally_likely(bound: int) -> None:
    values, _ = values_below(bound, SAMPLES)
    counts = np.bincount(values, minlength=bound)
    assert counts.size == bound
    assert_fits(counts)


@pytest.mark.parametrize("bound", [3 << 30, (1 << 33) // 3, (1 << 32) - 1, 2_147_483_659, 1_000_003])
@pytest.mark.parametrize("groups", [3, 7])
def test_values_below_a_large_bound_are_equally_likely(bound: int, groups: int) -> None:
    values, _ = values_below(bound, SAMPLES)
    assert values.min() >= 0
    assert values.max() < bound
    assert_fits(np.bincount(values % groups, minlength=groups))
    assert_fits(np.bincount(values * groups // bound, minlength=groups))


def test_unfair_words_are_rejected() -> None:
    _, words = values_below(3 << 30, SAMPLES)  # a quarter of all words would favour some values
    assert words / SAMPLES == pytest.approx(4 / 3, rel=0.03)


@pytest.mark.parametrize(("bound", "words"), [(1, 1), (2, 1), (1 << 31, 1), (1 << 32, 1)])
def test_powers_of_two_need_one_word(bound: int, words: int) -> None:
    stream, value = below(np.uint64(5), bound)
    assert int(stream) == (5 + words * GAMMA) & MASK
    assert value == reference((5 + GAMMA) & MASK) >> 32 if bound == 1 << 32 else 0 <= value < bound


@pytest.mark.parametrize("stride", [1, 0], ids=["decisions", "seeds"])
def test_dice_are_fair_and_independent(stride: int) -> None:
    rolls = dice(SAMPLES, np.uint64(2024), stride)
    assert rolls.min() == 1
    assert rolls.max() == 6
    assert_fits(pairs(rolls[:, 0], rolls[:, 1]))
    assert_fits(pairs(rolls[:-1, 0], rolls[1:, 0]))


def pairs(first: np.ndarray, second: np.ndarray) -> np.ndarray:
    """How often each of the 36 pairs came up."""
    return np.bincount(6 * first + second - 7, minlength=36)


def test_draws_are_proportional_to_the_cards_left() -> None:
    pile = np.array([6, 0, 1, 4, 12, 0, 2], np.int8)
    counts = draws(pile, SAMPLES)
    assert (counts[pile == 0] == 0).all()
    assert_fits(counts[pile > 0], pile[pile > 0])


def sample() -> str:
    """A digest of values of every kind, to be compared between speeds."""
    pile = np.array([1, 0, 5, 3], np.int8)
    told = []
    for number in range(500):
        entropy = np.uint64(derived(np.uint64(number * 0x9E3779B9), number))
        told += [int(entropy), int(mixed(entropy)), int(opened(entropy)), *map(int, rolled(entropy))]
        told += [*map(int, drawn(entropy, pile, 9)), *map(int, below(entropy, 3 << 30))]
    return hashlib.sha256(repr(told).encode()).hexdigest()


def test_interpreted_equals_compiled() -> None:
    other_speed = "0" if numba.config.DISABLE_JIT else "1"
    finished = subprocess.run(
        [sys.executable, "-W", "error", __file__],
        env={**os.environ, "NUMBA_DISABLE_JIT": other_speed},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert finished.stdout == sample()


if __name__ == "__main__":
    sys.stdout.write(sample())

"""Randomness: each decision brings 64 fresh bits, from which all its dice and draws are derived.

The generator is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014);
whole numbers below a bound come from it by Lemire's multiplication with rejection ("Fast random integer generation in
an interval", 2019), which favours no value. Nothing here is kept in a state: a function takes the stream and returns
the stream that follows.
"""

import numpy as np

from golazo.kernel.rule import rule, wrapping_rule

GAMMA = np.uint64(0x9E3779B97F4A7C15)
FIRST_MULTIPLIER = np.uint64(0xBF58476D1CE4E5B9)
SECOND_MULTIPLIER = np.uint64(0x94D049BB133111EB)
HALF = np.uint64(32)
LOW_HALF = np.uint64(0xFFFFFFFF)
TWO_TO_32 = np.uint64(1 << 32)


@wrapping_rule
def mixed(word):
    """Apply SplitMix64's finaliser: each bit of the input changes about half the bits of the result."""
    word = (word ^ (word >> np.uint64(30))) * FIRST_MULTIPLIER
    word = (word ^ (word >> np.uint64(27))) * SECOND_MULTIPLIER
    return word ^ (word >> np.uint64(31))


@wrapping_rule
def following(stream):
    """Advance the stream by one step."""
    return stream + GAMMA


@wrapping_rule
def opened(seed):
    """Return the stream of a seed; mixed, it is entropy number 0, and each step gives the next."""
    return mixed(np.uint64(seed) + GAMMA) + GAMMA


@wrapping_rule
def derived(seed, number):
    """Return entropy `number` of a seed: for decision `number` of a match, or as the seed of a match of a series."""
    return mixed(opened(seed) + np.uint64(number) * GAMMA)


@rule
def below(stream, bound):
    """Return a uniformly random number from 0 to bound - 1, and the stream that follows."""
    limit = np.uint64(bound)
    stream = following(stream)
    product = (mixed(stream) >> HALF) * limit
    if (product & LOW_HALF) < limit:
        unfair = TWO_TO_32 % limit
        while (product & LOW_HALF) < unfair:
            stream = following(stream)
            product = (mixed(stream) >> HALF) * limit
    return stream, np.int64(product >> HALF)


@rule
def rolled(stream):
    """Roll a die: returns 1 to 6, and the stream that follows."""
    stream, value = below(stream, 6)
    return stream, value + 1


@rule
def drawn(stream, counts, total):
    """Draw a card from an unordered pile: returns its kind. `counts` has the cards of each kind, `total` their sum."""
    stream, place = below(stream, total)
    kind = 0
    while place >= counts[kind]:
        place -= counts[kind]
        kind += 1
    return stream, kind

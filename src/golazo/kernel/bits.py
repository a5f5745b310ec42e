"""Sets of up to 62 cards in an integer, one bit per card: counting, iterating, drawing."""

from golazo.kernel.entropy import below
from golazo.kernel.rule import rule

PAIRS = 0x5555555555555555
FOURS = 0x3333333333333333
EIGHTS = 0x0F0F0F0F0F0F0F0F


@rule
def size(cards):
    """Return the number of cards in a set."""
    pairs = cards - ((cards >> 1) & PAIRS)
    fours = (pairs & FOURS) + ((pairs >> 2) & FOURS)
    eights = (fours + (fours >> 4)) & EIGHTS
    halves = eights + (eights >> 8)
    halves += halves >> 16
    halves += halves >> 32
    return halves & 0x7F


@rule
def lowest(cards):
    """Return the first card of a non-empty set."""
    return size((cards & -cards) - 1)


@rule
def without_lowest(cards):
    """Return a set without its first card."""
    return cards & (cards - 1)


@rule
def has(cards, card):
    """Return whether a card is in a set."""
    return (cards >> card) & 1


@rule
def picked(stream, cards):
    """Return a uniformly random card of a non-empty set, and the stream that follows."""
    stream, place = below(stream, size(cards))
    for _ in range(place):
        cards = without_lowest(cards)
    return stream, lowest(cards)

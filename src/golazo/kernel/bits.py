"""Sets of up to 62 cards in one whole number, a bit each: counting them, walking through them, drawing from them."""

from golazo.kernel.entropy import below
from golazo.kernel.rule import rule

PAIRS = 0x5555555555555555
FOURS = 0x3333333333333333
EIGHTS = 0x0F0F0F0F0F0F0F0F


@rule
def size(cards):
    """How many cards a set holds."""
    pairs = cards - ((cards >> 1) & PAIRS)
    fours = (pairs & FOURS) + ((pairs >> 2) & FOURS)
    eights = (fours + (fours >> 4)) & EIGHTS
    halves = eights + (eights >> 8)
    halves += halves >> 16
    halves += halves >> 32
    return halves & 0x7F


@rule
def lowest(cards):
    """The first card of a set that is not empty."""
    return size((cards & -cards) - 1)


@rule
def without_lowest(cards):
    """A set without its first card."""
    return cards & (cards - 1)


@rule
def has(cards, card):
    """Whether a card is in a set."""
    return (cards >> card) & 1


@rule
def picked(stream, cards):
    """A card of a set, each as likely as the others, and the stream that follows; the set must not be empty."""
    stream, place = below(stream, size(cards))
    for _ in range(place):
        cards = without_lowest(cards)
    return stream, lowest(cards)

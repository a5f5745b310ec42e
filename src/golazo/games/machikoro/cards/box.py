"""The card file for an owner of the box: what neither the rulebook nor base Machi Koro tells is asked."""

from __future__ import annotations

from golazo.cards.box_file import asking
from golazo.cards.card_file import TO_FILL_IN
from golazo.games.machikoro.cards.catalogue import shipped_text

INTRODUCTION = f"""\
# Machi Koro Fußball: the cards of your box.
#
# Wherever "{TO_FILL_IN}" stands, write in what is printed on the card, or how many there are; our own value stands
# beside it. Values with the source `base` are those of base Machi Koro: if your card shows another one, write that in.
# `golazo cards check FILE` tells what is still missing.
"""


def box_file() -> str:
    """The shipped card file with everything that we inferred or designed taken out again, to be filled in."""
    return asking(INTRODUCTION, shipped_text())

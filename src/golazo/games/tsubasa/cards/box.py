"""The card file for an owner of the box: what rulebooks tell stands in it, what only the cards tell is asked."""

from __future__ import annotations

from collections.abc import Mapping

from golazo.cards.box_file import asking
from golazo.cards.card_file import TO_FILL_IN
from golazo.games.tsubasa.cards.catalogue import shipped_text
from golazo.games.tsubasa.cards.reading import ABILITIES, NO_ABILITY

WITH_ABILITIES = ("initial", "motivation", "match", "signings")
INTRODUCTION = f"""\
# Captain Tsubasa, the card game: the cards of your box.
#
# Wherever "{TO_FILL_IN}" stands, write in what is printed on the card; our own value stands beside it. A card that has
# no ability or no mandatory action gets "{NO_ABILITY}" there. Match cards, special shots and special defences whose
# titles no rulebook tells stand here under names of ours: take them for cards of yours that are left, and write the
# printed title in as `name`. Is a motivation card another player's, rename its table. `golazo cards check FILE` tells
# what is still missing.
"""


def box_file() -> str:
    """The shipped card file with everything that we inferred or designed taken out again, to be filled in."""
    return asking(INTRODUCTION, shipped_text(), titled=True, lacking=lacking)


def lacking(section: str, source: Mapping[str, str]) -> list[str]:
    """The abilities that a card of ours is without."""
    return [name for name in ABILITIES if section in WITH_ABILITIES and name not in source]

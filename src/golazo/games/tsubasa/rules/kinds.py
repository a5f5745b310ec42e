"""Kinds: the numbers under which all cards of both teams can be told apart, as actions and events name them.

| numbers | cards |
|---|---|
| 0-23 | the initial cards, Nankatsu's and Toho's |
| 24-47 | the motivated players, in the same order |
| 48-73 | the match cards |
| 74-81 | the signings |
| 82 | a fatigue card; one is like another |
"""

from golazo.games.tsubasa.state import ALL_FATIGUE, FATIGUE, MATCH, MOTIVATED, NO_CARD, SQUAD
from golazo.kernel.bits import lowest
from golazo.kernel.rule import rule

MOTIVATED_KIND = 2 * SQUAD
MATCH_KIND = 4 * SQUAD
SIGNING_KIND = MATCH_KIND + 26
FATIGUE_KIND = SIGNING_KIND + 8


@rule
def kind_of(seat, card):
    """The kind of a coach's card."""
    if card < MOTIVATED:
        return seat * SQUAD + card
    if card < MATCH:
        return MOTIVATED_KIND + seat * SQUAD + card - MOTIVATED
    if card < FATIGUE:
        return MATCH_KIND + card - MATCH
    return FATIGUE_KIND


@rule
def card_of(seat, kind, cards):
    """A coach's card of a kind, or NO_CARD if it can only be the rival's; of fatigue cards the first in the set."""
    if kind < MATCH_KIND:
        team = (kind // SQUAD) % 2
        motivated = MOTIVATED if kind >= MOTIVATED_KIND else 0
        return kind % SQUAD + motivated if team == seat else NO_CARD
    if kind < FATIGUE_KIND:
        return kind - MATCH_KIND + MATCH
    return lowest(cards & ALL_FATIGUE) if cards & ALL_FATIGUE else FATIGUE

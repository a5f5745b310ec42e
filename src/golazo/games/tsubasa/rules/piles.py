"""Where cards lie and how they move: hand, draw deck, discard pile, play area, and the box."""

from golazo.games.tsubasa import events
from golazo.games.tsubasa.rules.kinds import card_of, kind_of
from golazo.games.tsubasa.state import ALL_FATIGUE, EXTRA_FIRST, NO_CARD
from golazo.kernel.bits import lowest, picked, size
from golazo.kernel.journal import note
from golazo.kernel.rule import rule

LIMIT = 9
EXTRA_LIMIT = 7


@rule
def in_hand(table, seat, kind):
    """CT-FAT-1: the card of a kind in a hand; of fatigue cards, which are all alike, one that the rival knows of."""
    known = table.hand[seat] & table.held[seat] & ALL_FATIGUE
    return card_of(seat, kind, known if known else table.hand[seat])


@rule
def leave_hand(table, seat, card):
    """A card leaves a hand for all to see; nothing about it is secret any more."""
    others = ~(1 << card)
    table.hand[seat] &= others
    table.held[seat] &= others
    table.secret[seat] &= others


@rule
def leave_draw_deck(table, seat, card):
    """A card leaves the draw deck. With an empty draw deck, all that lies nowhere else is known to be in the hand."""
    table.draw_deck[seat] &= ~(1 << card)
    if table.draw_deck[seat] == 0:
        table.held[seat] = table.hand[seat]


@rule
def top_of_deck(table, seat, stream, journal):
    """CT-DRAW-1: the next card of a draw deck, which is remade from the discard pile when it is empty."""
    if table.draw_deck[seat] == 0:
        note(journal, events.RESHUFFLED, seat, size(table.discard_pile[seat]), 0, 0)
        table.draw_deck[seat] = table.discard_pile[seat]
        table.discard_pile[seat] = 0
    stream, card = picked(stream, table.draw_deck[seat])
    return stream, card_of(seat, kind_of(seat, card), table.draw_deck[seat])


@rule
def draw(table, seat, count, stream, journal):
    """CT-DRAW-1: a coach draws cards; where draw deck and discard pile have run dry, fewer."""
    for _ in range(count):
        if table.draw_deck[seat] | table.discard_pile[seat] == 0:
            break
        stream, card = top_of_deck(table, seat, stream, journal)
        table.hand[seat] |= 1 << card
        leave_draw_deck(table, seat, card)
        note(journal, events.DREW, seat, kind_of(seat, card), 0, 0)
    return stream


@rule
def shuffle_all(table, seat):
    """CT-HALF-2, CT-EXTRA-1: draw deck, discard pile and hand become one draw deck."""
    table.draw_deck[seat] |= table.discard_pile[seat] | table.hand[seat]
    table.discard_pile[seat] = 0
    table.hand[seat] = 0
    table.held[seat] = 0


@rule
def discard_played(table):
    """CT-DISC-1: played cards go to the discard piles of their coaches."""
    for seat in range(2):
        table.discard_pile[seat] |= table.area[seat]
        table.area[seat] = 0


@rule
def remove_from_area(table, seat, card, journal):
    """CT-TERM-1: a played card goes to the box for this match."""
    table.area[seat] &= ~(1 << card)
    table.removed[seat] |= 1 << card
    note(journal, events.REMOVED, seat, kind_of(seat, card), events.FROM_AREA, 0)


@rule
def goalkeeper_in_play(table, cards, seat):
    """CT-SIGN-1: the goalkeeper in a coach's play area, or NO_CARD; of two the first."""
    keepers = table.area[seat] & cards.goalkeepers[seat]
    return lowest(keepers) if keepers else NO_CARD


@rule
def tire(table, seat, journal):
    """CT-FAT-1: a fatigue card, if one is left, goes to a coach's discard pile."""
    stock = table.bench[seat] & ALL_FATIGUE
    if stock:
        card = lowest(stock)
        table.bench[seat] &= ~(1 << card)
        table.discard_pile[seat] |= 1 << card
        note(journal, events.TIRED, seat, 0, 0, 0)


@rule
def limit(table):
    """CT-ATK-3, CT-ATK-5: how many cards both play areas may hold together."""
    return EXTRA_LIMIT if table.half >= EXTRA_FIRST else LIMIT


@rule
def played_cards(table):
    """CT-ATK-3, CT-ATK-4: the cards in both play areas; fatigue cards count, bookings do not."""
    return size(table.area[0]) + size(table.area[1])


@rule
def is_room(table):
    """CT-ATK-3: whether one more card may be played."""
    return played_cards(table) < limit(table)

"""The new sponsor's swap, and who can be asked for anything."""

from golazo.games.machikoro import events
from golazo.games.machikoro.refusals import (
    CAP_REACHED,
    CAP_REACHED_THERE,
    LEGAL,
    LIKE_FOR_LIKE,
    NO_SUCH_SEAT,
    NOT_THEIRS,
    NOT_YOURS,
    NOTHING_TO_GIVE,
    OWN_SEAT,
    SPECIAL_STAYS,
)
from golazo.games.machikoro.rules.building import most_copies
from golazo.games.machikoro.state import KINDS
from golazo.kernel.journal import note
from golazo.kernel.rule import rule


@rule
def seat_refusal(table, seat):
    """MK-SET-1, MK-INC-7: only another player at the table can be taken from."""
    if seat >= table.players:
        return NO_SUCH_SEAT
    return OWN_SEAT if seat == table.turn else LEGAL


@rule
def swap_refusal(table, cards, seat, kind):
    """MK-INC-8, MK-BUILD-5: a card may be asked for that is not purple, and for which something can be given."""
    refused = seat_refusal(table, seat)
    if refused != LEGAL:
        return refused
    if cards.purple[kind]:
        return SPECIAL_STAYS
    if table.owned[seat, kind] == 0:
        return NOT_THEIRS
    if table.owned[table.turn, kind] >= most_copies(table, cards, kind):
        return CAP_REACHED
    for given in range(KINDS):
        if give_refusal(table, cards, given, seat, kind) == LEGAL:
            return LEGAL
    return NOTHING_TO_GIVE


@rule
def give_refusal(table, cards, given, seat, wanted):
    """MK-INC-8, MK-BUILD-5: a card of one's own may be given that is not purple and not the same kind."""
    if cards.purple[given]:
        return SPECIAL_STAYS
    if table.owned[table.turn, given] == 0:
        return NOT_YOURS
    if given == wanted:
        return LIKE_FOR_LIKE
    return CAP_REACHED_THERE if table.owned[seat, given] >= most_copies(table, cards, given) else LEGAL


@rule
def can_swap(table, cards):
    """MK-INC-8: whether there is anything to swap at all."""
    for seat in range(table.players):
        for kind in range(KINDS):
            if swap_refusal(table, cards, seat, kind) == LEGAL:
                return True
    return False


@rule
def swap(table, given, journal):
    """MK-INC-8: the two cards change places."""
    other = table.swap_seat
    received = table.swap_kind
    table.owned[table.turn, received] += 1
    table.owned[other, received] -= 1
    table.owned[table.turn, given] -= 1
    table.owned[other, given] += 1
    table.swap_seat = 0
    table.swap_kind = 0
    note(journal, events.SWAPPED, table.turn, other, received, given)

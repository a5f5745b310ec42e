"""Yellow and red cards."""

from golazo.games.tsubasa import events
from golazo.games.tsubasa.state import NOT_BOOKED, RED
from golazo.kernel.journal import note
from golazo.kernel.rule import rule


@rule
def book(table, seat, journal):
    """CT-YEL-1: a yellow card, and the second one is red; a third has no effect."""
    if table.booked[seat] == RED:
        note(journal, events.BOOKED, seat, NOT_BOOKED, 0, 0)
    else:
        table.booked[seat] += 1
        note(journal, events.BOOKED, seat, table.booked[seat], 0, 0)


@rule
def clear_yellow(table, seat, journal):
    """CT-YEL-1: a yellow card is taken away; a red one stays for the match."""
    table.booked[seat] = NOT_BOOKED
    note(journal, events.CLEARED, seat, 0, 0, 0)

"""Tokens: gaining them from the reserve, and paying with them."""

from golazo.games.tsubasa import events
from golazo.games.tsubasa.state import DEFENCE, GAIN, PASS, RESUME, SHOT, TOKENS
from golazo.kernel.bits import has, lowest, size
from golazo.kernel.journal import note
from golazo.kernel.rule import rule


@rule
def in_reserve(table, seat, kinds):
    """CT-SET-2: which of some kinds of token, a bit each, a coach still has in reserve."""
    found = 0
    for kind in range(3):
        if has(kinds, kind) and table.available[seat, kind] < TOKENS:
            found |= 1 << kind
    return found


@rule
def gain(table, seat, kind, count, journal):
    """CT-SET-2: tokens become available, as far as the reserve goes; the rest is lost."""
    gained = min(count, TOKENS - table.available[seat, kind])
    table.available[seat, kind] += gained
    note(journal, events.GAINED, seat, kind, gained, count - gained)


@rule
def gain_one_of(table, journal):
    """CT-TERM-2: tokens of kinds that the coach chooses, one after the other; without a choice they come at once."""
    seat = table.to_act
    while table.gains > 0:
        kinds = in_reserve(table, seat, table.gain_kinds)
        if size(kinds) > 1:
            table.phase = GAIN
            return
        gain(table, seat, lowest(kinds) if kinds else lowest(table.gain_kinds), 1, journal)
        table.gains -= 1
    table.gain_kinds = 0
    table.phase = RESUME


@rule
def can_pay(table, cards, seat, card):
    """CT-MOT-1, CT-SIGN-1: whether a coach has the tokens that a card costs."""
    enough = True
    for kind in range(3):
        enough &= table.available[seat, kind] >= cards.cost[seat, card, kind]
    return enough


@rule
def pay(table, cards, seat, card, journal):
    """CT-SET-2: spent tokens return to the reserve."""
    for kind in range(3):
        table.available[seat, kind] -= cards.cost[seat, card, kind]
    cost = cards.cost[seat, card]
    note(journal, events.PAID, seat, cost[SHOT], cost[PASS], cost[DEFENCE])

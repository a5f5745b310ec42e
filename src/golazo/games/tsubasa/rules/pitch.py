"""The pitch: match cards turned up, and the draft."""

from golazo.games.tsubasa import events
from golazo.games.tsubasa.refusals import DECK_EMPTY, LEGAL, NOT_ON_PITCH
from golazo.games.tsubasa.rules.kinds import kind_of
from golazo.games.tsubasa.state import BEGIN_ATTACK
from golazo.kernel.bits import has, picked, size
from golazo.kernel.journal import note
from golazo.kernel.rule import rule

PITCH = 4


@rule
def undrawn(table):
    """CT-SET-1: how many cards the match deck holds; one of those not turned up is in the box, unseen."""
    return max(size(table.match_deck) - 1, 0)


@rule
def turn_up(table, stream, journal):
    """CT-SET-1, CT-DISC-1: the pitch is filled to 4 cards while match cards last."""
    for _ in range(min(PITCH - size(table.pitch), undrawn(table))):
        stream, card = picked(stream, table.match_deck)
        table.match_deck &= ~(1 << card)
        table.pitch |= 1 << card
        note(journal, events.TURNED_UP, kind_of(0, card), 0, 0, 0)
    return stream


@rule
def draft_refusal(table, card):
    """CT-DRAW-2: only what lies on the pitch can be taken from there."""
    return LEGAL if has(table.pitch, card) else NOT_ON_PITCH


@rule
def deck_refusal(table):
    """CT-DRAW-2: an unseen card can be taken while the match deck lasts."""
    return LEGAL if undrawn(table) > 0 else DECK_EMPTY


@rule
def draft(table, card, journal):
    """CT-DRAW-2: a card of the pitch goes to a hand; both coaches know it is there."""
    seat = table.to_act
    table.pitch &= ~(1 << card)
    table.hand[seat] |= 1 << card
    table.held[seat] |= 1 << card
    note(journal, events.DRAFTED, seat, kind_of(seat, card), 0, 0)
    next_draft(table)


@rule
def draft_unseen(table, stream, journal):
    """CT-DRAW-2: the top of the match deck goes to a hand; only its taker knows what it is."""
    seat = table.to_act
    stream, card = picked(stream, table.match_deck)
    table.match_deck &= ~(1 << card)
    table.hand[seat] |= 1 << card
    table.held[seat] |= 1 << card
    table.secret[seat] |= 1 << card
    note(journal, events.DRAFTED_UNSEEN, seat, kind_of(seat, card), 0, 0)
    next_draft(table)
    return stream


@rule
def next_draft(table):
    """CT-DRAW-2: the defender takes first, then the attacker; then the attack begins."""
    if table.to_act != table.attacker and (table.pitch or undrawn(table) > 0):
        table.to_act = table.attacker
    else:
        table.phase = BEGIN_ATTACK

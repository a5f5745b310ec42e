"""The attack: turn by turn a card, or no more cards."""

from golazo.games.tsubasa import events
from golazo.games.tsubasa.refusals import LEGAL, NOT_IN_DISCARD, NOT_IN_HAND
from golazo.games.tsubasa.rules.bench import close_turn, may_motivate, may_sign, open_card
from golazo.games.tsubasa.rules.kinds import kind_of
from golazo.games.tsubasa.rules.piles import is_room, leave_draw_deck, leave_hand, top_of_deck
from golazo.games.tsubasa.state import ATTACK, CHOOSE, END_ATTACK, NEXT_TURN, NO_CARD, PLAY_FROM_DISCARD, RESUME
from golazo.kernel.bits import has
from golazo.kernel.journal import note
from golazo.kernel.rule import rule


@rule
def begin_turn(table, cards, seat, journal):
    """CT-ATK-1: a coach's turn; with an empty hand, and nobody to bring on, it can only be: no more cards."""
    table.to_act = seat
    table.played = 0
    table.back = ATTACK
    table.phase = ATTACK
    if table.hand[seat] == 0 and may_motivate(table, cards) == 0 and may_sign(table, cards) == 0:
        stop(table, journal)


@rule
def next_turn(table, cards, journal):
    """CT-ATK-1, CT-ATK-3: the other coach's turn, unless that coach has stopped; a full pitch or two stops end it."""
    if not is_room(table) or (table.passed[0] and table.passed[1]):
        table.phase = END_ATTACK
    elif table.passed[1 - table.to_act]:
        begin_turn(table, cards, table.to_act, journal)
    else:
        begin_turn(table, cards, 1 - table.to_act, journal)


@rule
def stop(table, journal):
    """CT-ATK-1: no more cards this round; the hand is kept."""
    table.passed[table.to_act] = 1
    note(journal, events.STOPPED, table.to_act, 0, 0, 0)
    table.phase = NEXT_TURN


@rule
def end_attack(table):
    """CT-SHOT-1: the attacker sees both totals, and chooses."""
    close_turn(table)
    table.to_act = table.attacker
    table.phase = CHOOSE


@rule
def play_refusal(table, card):
    """CT-ATK-1, CT-TERM-1: a card is played from the hand, or from the discard pile where an ability says so."""
    if table.phase == PLAY_FROM_DISCARD:
        return LEGAL if card != NO_CARD and has(table.discard_pile[table.to_act], card) else NOT_IN_DISCARD
    return LEGAL if card != NO_CARD and has(table.hand[table.to_act], card) else NOT_IN_HAND


@rule
def play(table, card, journal):
    """CT-ATK-1: the turn's card, from the hand into the play area."""
    table.played = 1
    leave_hand(table, table.to_act, card)
    lay_down(table, card, events.FROM_HAND, journal)


@rule
def play_another(table, card, journal):
    """CT-TERM-1: another card, by an ability: from the hand or from the discard pile."""
    seat = table.to_act
    if table.phase == PLAY_FROM_DISCARD:
        table.discard_pile[seat] &= ~(1 << card)
        lay_down(table, card, events.FROM_DISCARD, journal)
    else:
        leave_hand(table, seat, card)
        lay_down(table, card, events.FROM_HAND, journal)


@rule
def play_from_deck(table, stream, journal):
    """CT-TERM-1: the top of the draw deck, whatever it is."""
    seat = table.to_act
    stream, card = top_of_deck(table, seat, stream, journal)
    note(journal, events.REVEALED, seat, kind_of(seat, card), 0, 0)
    table.secret[seat] &= ~(1 << card)
    leave_draw_deck(table, seat, card)
    lay_down(table, card, events.FROM_DECK, journal)
    return stream


@rule
def lay_down(table, card, source, journal):
    """CT-ATK-2: a card comes into the play area, and its abilities may be used."""
    seat = table.to_act
    table.area[seat] |= 1 << card
    note(journal, events.PLAYED, seat, kind_of(seat, card), source, 0)
    open_card(table, card)
    table.phase = RESUME

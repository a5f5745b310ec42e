"""Rerolls: who is asked, and which die is rolled again."""

from golazo.games.tsubasa import events
from golazo.games.tsubasa.actions import REROLL_OWN, REROLL_SAVE
from golazo.games.tsubasa.refusals import LEGAL, NO_SAVE_DIE
from golazo.games.tsubasa.rules.contest import attacker_wins
from golazo.games.tsubasa.rules.goalkeeper import is_saved
from golazo.games.tsubasa.state import REROLL, RESULT
from golazo.kernel.bits import lowest
from golazo.kernel.entropy import rolled
from golazo.kernel.journal import note
from golazo.kernel.rule import rule


@rule
def rerolls_left(table, cards, seat):
    """CT-DICE-1: the cards in a coach's play area whose reroll was not used this round."""
    return table.area[seat] & cards.rerolls[seat] & ~table.rerolled[seat]


@rule
def losing(table, cards):
    """CT-DICE-2: the coach whom the dice, as they lie, favour less; a save counts only against a shot that has won."""
    if attacker_wins(table, cards) and not is_saved(table, cards):
        return 1 - table.attacker
    return table.attacker


@rule
def offer_reroll(table, cards):
    """CT-DICE-2: first the losing coach is asked, then the other, until both decline in turn."""
    table.phase = RESULT
    if rerolls_left(table, cards, 0) | rerolls_left(table, cards, 1) == 0:
        return
    first = losing(table, cards)
    for place in range(2):
        seat = first if place == 0 else 1 - first
        if not table.declined[seat] and rerolls_left(table, cards, seat):
            table.to_act = seat
            table.phase = REROLL
            return


@rule
def reroll_refusal(table, action):
    """CT-DICE-1, CT-DICE-2: any die that was rolled this round: both dice of the contest, and the save die."""
    return NO_SAVE_DIE if action == REROLL_SAVE and table.save_die <= 0 else LEGAL


@rule
def reroll(table, cards, action, stream, journal):
    """CT-DICE-1: one die is rolled again, by a card that has not done so this round."""
    seat = table.to_act
    table.rerolled[seat] |= 1 << lowest(rerolls_left(table, cards, seat))
    if action == REROLL_SAVE:
        stream, table.save_die = rolled(stream)
        note(journal, events.REROLLED_SAVE, seat, table.save_die, 0, 0)
    else:
        whose = seat if action == REROLL_OWN else 1 - seat
        stream, table.dice[whose] = rolled(stream)
        note(journal, events.REROLLED, seat, whose, table.dice[whose], 0)
    table.declined[0] = 0
    table.declined[1] = 0
    offer_reroll(table, cards)
    return stream


@rule
def keep(table, cards):
    """CT-DICE-2: a coach lets the dice lie."""
    table.declined[table.to_act] = 1
    offer_reroll(table, cards)

"""The goalkeeper: a last die against a shot that has won."""

from golazo.games.tsubasa import effects, events
from golazo.games.tsubasa.refusals import LEGAL, NO_SAVE_ON_CARD
from golazo.games.tsubasa.rules.kinds import kind_of
from golazo.games.tsubasa.rules.score import score
from golazo.games.tsubasa.state import ABILITY_1, ABILITY_2, NO_CARD, RESULT, SHOT
from golazo.kernel.bits import has, lowest, without_lowest
from golazo.kernel.entropy import rolled
from golazo.kernel.journal import note
from golazo.kernel.rule import rule

NOT_TRIED = -1


@rule
def savers_in_play(table, cards):
    """CT-DICE-3: the cards in the defender's play area that have a save."""
    defender = 1 - table.attacker
    return table.area[defender] & cards.savers[defender]


@rule
def may_save(table, cards):
    """CT-DICE-3: whether the defender has a card with a save in play, and has not tried yet, against a shot."""
    return table.action == SHOT and table.save_die == 0 and savers_in_play(table, cards) != 0


@rule
def save_refusal(table, cards, card):
    """CT-DICE-3: of several cards with a save the defender chooses one."""
    return LEGAL if card != NO_CARD and has(savers_in_play(table, cards), card) else NO_SAVE_ON_CARD


@rule
def roll_save(table, card, stream, journal):
    """CT-DICE-3: the defender rolls for the goalkeeper, once a shot."""
    table.save_card = card
    stream, table.save_die = rolled(stream)
    note(journal, events.ROLLED_SAVE, table.to_act, table.save_die, kind_of(table.to_act, card), 0)
    table.declined[0] = 0
    table.declined[1] = 0
    return stream


@rule
def try_no_save(table):
    """CT-DICE-3: the defender may also let it be."""
    table.save_die = NOT_TRIED
    table.phase = RESULT


@rule
def saving(cards, seat, card):
    """CT-DICE-3: the highest die with which a card catches the ball, and the highest that gives a corner."""
    ability = ABILITY_1 if cards.effect[seat, card, ABILITY_1] == effects.SAVE_SHOT else ABILITY_2
    return cards.amount[seat, card, ability], cards.tokens[seat, card, ability]


@rule
def best_saver(table, cards):
    """The card in play that saves best, or NO_CARD: the one that lets the fewest goals in, then catches the most."""
    defender = 1 - table.attacker
    best = NO_CARD
    best_caught, best_corner = -1, -1
    savers = savers_in_play(table, cards)
    while savers:
        card = lowest(savers)
        caught, corner = saving(cards, defender, card)
        if corner > best_corner or (corner == best_corner and caught > best_caught):
            best, best_caught, best_corner = card, caught, corner
        savers = without_lowest(savers)
    return best


@rule
def is_saved(table, cards):
    """CT-DICE-3: whether the save die, as it lies, averts the goal."""
    if table.save_die <= 0:
        return False
    _, corner = saving(cards, 1 - table.attacker, table.save_card)
    return table.save_die <= corner


@rule
def finish_shot(table, cards, journal):
    """CT-DICE-3, CT-SHOT-4: caught, a corner or a goal; tells whether the attacker loses the ball."""
    attacker, defender = table.attacker, 1 - table.attacker
    if is_saved(table, cards):
        caught, _ = saving(cards, defender, table.save_card)
        if table.save_die <= caught:
            table.attacker = defender
            note(journal, events.CAUGHT, defender, 0, 0, 0)
            return 1
        note(journal, events.CORNER, attacker, 0, 0, 0)
        return 0
    score(table, journal)
    return 1

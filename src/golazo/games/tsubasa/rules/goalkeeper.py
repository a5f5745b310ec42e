"""The goalkeeper: a last die against a shot that has won."""

from golazo.games.tsubasa import events
from golazo.games.tsubasa.rules.piles import goalkeeper_in_play
from golazo.games.tsubasa.rules.score import score
from golazo.games.tsubasa.state import ABILITY_1, ABILITY_2, NO_CARD, RESULT, SAVE_SHOT, SHOT
from golazo.kernel.entropy import rolled
from golazo.kernel.journal import note
from golazo.kernel.rule import rule

NOT_TRIED = -1


@rule
def may_save(table, cards):
    """CT-DICE-3: whether the defender has a goalkeeper in play who has not tried yet, against a shot."""
    defender = 1 - table.attacker
    return table.action == SHOT and table.save_die == 0 and goalkeeper_in_play(table, cards, defender) != NO_CARD


@rule
def roll_save(table, stream, journal):
    """CT-DICE-3: the defender rolls for the goalkeeper."""
    stream, table.save_die = rolled(stream)
    note(journal, events.ROLLED_SAVE, table.to_act, table.save_die, 0, 0)
    table.declined[0] = 0
    table.declined[1] = 0
    return stream


@rule
def try_no_save(table):
    """CT-DICE-3: the defender may also let it be."""
    table.save_die = NOT_TRIED
    table.phase = RESULT


@rule
def saving(cards, seat, keeper):
    """CT-DICE-3: the highest die with which a goalkeeper catches the ball, and the highest that gives a corner."""
    ability = ABILITY_1 if cards.effect[seat, keeper, ABILITY_1] == SAVE_SHOT else ABILITY_2
    return cards.amount[seat, keeper, ability], cards.tokens[seat, keeper, ability]


@rule
def is_saved(table, cards):
    """CT-DICE-3: whether the save die, as it lies, averts the goal."""
    defender = 1 - table.attacker
    if table.save_die <= 0:
        return False
    _, corner = saving(cards, defender, goalkeeper_in_play(table, cards, defender))
    return table.save_die <= corner


@rule
def finish_shot(table, cards, journal):
    """CT-DICE-3, CT-SHOT-4: caught, a corner or a goal; tells whether the attacker loses the ball."""
    attacker, defender = table.attacker, 1 - table.attacker
    if is_saved(table, cards):
        caught, _ = saving(cards, defender, goalkeeper_in_play(table, cards, defender))
        if table.save_die <= caught:
            table.attacker = defender
            note(journal, events.CAUGHT, defender, 0, 0, 0)
            return 1
        note(journal, events.CORNER, attacker, 0, 0, 0)
        return 0
    score(table, journal)
    return 1

"""The contest: shot or pass, tokens, dice, and what comes of it."""

from golazo.games.tsubasa import events
from golazo.games.tsubasa.refusals import LEGAL, TOO_FEW_TOKENS
from golazo.games.tsubasa.rules.bench import may_motivate
from golazo.games.tsubasa.rules.clock import end_round
from golazo.games.tsubasa.rules.goalkeeper import finish_shot, may_save
from golazo.games.tsubasa.state import CONTEST, DEFENCE, PASS, SAVE, SPEND
from golazo.kernel.bits import lowest, without_lowest
from golazo.kernel.entropy import rolled
from golazo.kernel.journal import note
from golazo.kernel.rule import rule


@rule
def total(table, cards, seat, value):
    """CT-SHOT-1, CT-YEL-1: a coach's sum of a value over the own play area, with the penalty of a booking."""
    found = cards.penalty[table.booked[seat], value]
    played = table.area[seat]
    while played:
        found += cards.value[seat, lowest(played), value]
        played = without_lowest(played)
    return found


@rule
def totals(tables, cards, into):
    """CT-SHOT-1, CT-YEL-1: every value of both coaches, at one table with one set of cards, both in arrays."""
    for seat in range(2):
        for value in range(3):
            into[seat, value] = total(tables[0], cards[0], seat, value)


@rule
def choose(table, cards, action, journal):
    """CT-SHOT-1: the attacker shoots or passes."""
    seat = table.to_act
    table.action = action
    defence = total(table, cards, 1 - seat, DEFENCE)
    note(journal, events.CHOSE, seat, action, total(table, cards, seat, action), defence)
    ask_for_tokens(table, cards)


@rule
def token_kind(table):
    """CT-SHOT-2: the kind of token that counts for the coach to act."""
    return table.action if table.to_act == table.attacker else DEFENCE


@rule
def ask_for_tokens(table, cards):
    """CT-SHOT-2: attacker, then defender, announces tokens; who has none, and nobody to motivate, is not asked."""
    table.phase = SPEND
    while table.available[table.to_act, token_kind(table)] == 0 and may_motivate(table, cards) == 0:
        if table.to_act != table.attacker:
            table.phase = CONTEST
            return
        table.to_act = 1 - table.attacker


@rule
def spend_refusal(table, count):
    """CT-SHOT-2: only tokens that are available, and of the action's own kind."""
    return LEGAL if count <= table.available[table.to_act, token_kind(table)] else TOO_FEW_TOKENS


@rule
def spend(table, cards, count, journal):
    """CT-SHOT-2: tokens are spent, +1 each."""
    seat = table.to_act
    kind = token_kind(table)
    table.available[seat, kind] -= count
    table.spent[seat] = count
    note(journal, events.SPENT, seat, kind, count, 0)
    if seat == table.attacker:
        table.to_act = 1 - seat
        ask_for_tokens(table, cards)
    else:
        table.phase = CONTEST


@rule
def roll(table, stream, journal):
    """CT-SHOT-3: both coaches roll."""
    attacker, defender = table.attacker, 1 - table.attacker
    stream, table.dice[attacker] = rolled(stream)
    stream, table.dice[defender] = rolled(stream)
    note(journal, events.ROLLED, attacker, table.dice[attacker], table.dice[defender], 0)
    return stream


@rule
def before_dice(table, cards, seat):
    """CT-SHOT-1, CT-SHOT-2: values and tokens of a coach in the action that was chosen."""
    return total(table, cards, seat, table.action if seat == table.attacker else DEFENCE) + table.spent[seat]


@rule
def lead_before_dice(table, cards):
    """CT-SHOT-1, CT-SHOT-2: by how much the attacker leads with values and tokens."""
    return before_dice(table, cards, table.attacker) - before_dice(table, cards, 1 - table.attacker)


@rule
def is_assured(attackers_die, defenders_die):
    """CT-DICE-4: whether a 6 stands against a 1."""
    return abs(attackers_die - defenders_die) == 5


@rule
def wins(lead, attackers_die, defenders_die, assured_success):
    """CT-SHOT-3, CT-DICE-4: the higher total wins, and a tie is the attacker's, who led by so much before the dice."""
    if assured_success and is_assured(attackers_die, defenders_die):
        return attackers_die > defenders_die
    return lead + attackers_die >= defenders_die


@rule
def attacker_wins(table, cards):
    """CT-SHOT-3: whether the attacker wins as the dice lie."""
    attackers_die, defenders_die = table.dice[table.attacker], table.dice[1 - table.attacker]
    return wins(lead_before_dice(table, cards), attackers_die, defenders_die, table.assured_success)


@rule
def decide(table, cards, stream, journal):
    """CT-SHOT-4, CT-DICE-3: goal, ball kept or ball lost; before a goal the goalkeeper may try to save."""
    attacker, defender = table.attacker, 1 - table.attacker
    won = attacker_wins(table, cards)
    if won and may_save(table, cards):
        table.to_act = defender
        table.phase = SAVE
        return stream
    tell_contest(table, cards, won, journal)
    lost = 1
    if not won:
        table.attacker = defender
        note(journal, events.BALL_WON, defender, 0, 0, 0)
    elif table.action == PASS:
        lost = 0
        note(journal, events.PASSED, attacker, 0, 0, 0)
    else:
        lost = finish_shot(table, cards, journal)
    return end_round(table, lost, stream, journal)


@rule
def tell_contest(table, cards, won, journal):
    """CT-SHOT-3, CT-DICE-4: the totals, and whether they counted at all."""
    attacker, defender = table.attacker, 1 - table.attacker
    if table.assured_success and is_assured(table.dice[attacker], table.dice[defender]):
        note(journal, events.ASSURED, attacker if won else defender, 0, 0, 0)
    attacks = before_dice(table, cards, attacker) + table.dice[attacker]
    defends = before_dice(table, cards, defender) + table.dice[defender]
    note(journal, events.CONTESTED, attacker, attacks, defends, table.action)

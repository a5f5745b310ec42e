"""The dice, and the advantages that large projects give."""

from golazo.games.machikoro.state import ACADEMY
from golazo.kernel.entropy import rolled
from golazo.kernel.journal import note
from golazo.kernel.rule import rule


@rule
def has(table, seat, project):
    """MK-LARGE-1: whether a large project's advantage holds for a seat."""
    return (table.active[seat] >> project) & 1 == 1


@rule
def may_roll_two(table):
    """MK-ROLL-1: two dice need the youth academy."""
    return has(table, table.turn, ACADEMY)


@rule
def roll(table, dice, entropy, op, journal):
    """MK-ROLL-1, MK-ROLL-2: one or two dice; a die left out shows 0, so that only the sum counts."""
    entropy, first = rolled(entropy)
    second = 0
    if dice == 2:
        entropy, second = rolled(entropy)
    table.dice[0] = first
    table.dice[1] = second
    note(journal, op, table.turn, first, second, 0)


@rule
def number_rolled(table):
    """MK-ROLL-2: the sum of the dice."""
    return table.dice[0] + table.dice[1]

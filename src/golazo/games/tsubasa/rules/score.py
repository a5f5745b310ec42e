"""Goals."""

from golazo.games.tsubasa import events
from golazo.kernel.journal import note
from golazo.kernel.rule import rule


@rule
def score(table, journal):
    """CT-SHOT-4: a goal for the attacker, and the rival gets the ball."""
    table.goals[table.attacker] += 1
    note(journal, events.GOAL, table.attacker, table.goals[0], table.goals[1], 0)
    table.attacker = 1 - table.attacker

"""The journal: what a decision caused, as events of an op-code and four small numbers.

Row 0 holds the number of events, the events follow. Where None stands for the journal nothing is kept, and nothing is
left of it in the compiled code.
"""

import numpy as np

from golazo.kernel.rule import rule

COLUMNS = 5
CAPACITY = 256


def new_journal(decisions=1):
    """A journal with room for the events of some decisions of any game."""
    return np.zeros((decisions * CAPACITY + 1, COLUMNS), np.int32)


@rule
def note(journal, op, first, second, third, fourth):
    """Write an event down."""
    if journal is None:
        return
    journal[0, 0] += 1
    row = journal[0, 0]
    journal[row, 0] = op
    journal[row, 1] = first
    journal[row, 2] = second
    journal[row, 3] = third
    journal[row, 4] = fourth


def taken(journal):
    """The events written since the last call, as tuples; the journal is empty afterwards."""
    count = int(journal[0, 0])
    events = [tuple(int(number) for number in row) for row in journal[1 : count + 1]]
    journal[0, 0] = 0
    return events

"""The journal: the events a decision caused, each an op-code and four small numbers.

Row 0 holds the number of events, which follow. If None is passed for the journal nothing is recorded, and the compiled
code contains no trace of it.
"""

import numpy as np

from golazo.kernel.rule import rule

COLUMNS = 5
CAPACITY = 256


def new_journal(decisions=1):
    """Return a journal with room for the events of some decisions of any game."""
    return np.zeros((decisions * CAPACITY + 1, COLUMNS), np.int32)


@rule
def note(journal, op, first, second, third, fourth):
    """Record an event."""
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
    """Return the events since the last call, as tuples, and empty the journal."""
    count = int(journal[0, 0])
    events = [tuple(int(number) for number in row) for row in journal[1 : count + 1]]
    journal[0, 0] = 0
    return events

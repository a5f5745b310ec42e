"""Whole matches inside compiled code: between bots, with what is counted of them, or from decisions taken before."""

import numpy as np

from golazo.games.tsubasa.actions import ACTIONS
from golazo.games.tsubasa.bots.choose import choose
from golazo.games.tsubasa.rules import apply, deal, legal, over, refusal, to_act
from golazo.games.tsubasa.rules.clock import winner
from golazo.games.tsubasa.state import EXTRA_FIRST, NOBODY, TABLE
from golazo.kernel.batch import tally_of
from golazo.kernel.entropy import derived, following, mixed, opened
from golazo.kernel.rule import rule

TALLY = tally_of(
    ("goals", np.int64, 2),
    ("extra_times", np.int64),
)


@rule
def play_many(cards, series, first, count, tally):
    """Play matches `first` to `first + count - 1` of a series and add them to the tally."""
    tables = np.zeros(1, TABLE)
    actions = np.zeros(ACTIONS + 1, np.int64)
    for number in range(first, first + count):
        play_out(tables[0], cards, series, number, actions, tally)


@rule
def play_out(table, cards, series, number, actions, tally):
    """One match. Its decisions get the entropy that a Match with the same seed would give them."""
    seed = derived(series.seed, number)
    stream = opened(seed)
    thoughts = mixed(seed)  # what bots leave to chance is apart from what the match does
    deal(table, cards, series.players, series.options, mixed(stream), None)
    shift = number % 2 if series.rotate else 0
    decisions = 0
    while not over(table) and decisions < series.longest:
        thoughts = following(thoughts)
        action = choose(series.bots[table.to_act ^ shift], table, cards, thoughts, actions)
        stream = following(stream)
        apply(table, cards, action, mixed(stream), None)
        decisions += 1
    tally.games += 1
    tally.decisions += decisions
    tally.turns += table.rounds
    if not over(table):
        tally.unfinished += 1
        return
    tally.extra_times += table.half >= EXTRA_FIRST
    for seat in range(2):
        tally.goals[seat] += table.goals[seat]
    best = winner(table)
    if best == NOBODY:
        tally.draws += 1
    else:
        tally.seat_wins[best] += 1
        tally.entrant_wins[best ^ shift] += 1


@rule
def follow(tables, cards, seats, actions, entropies, journal, ends):
    """Carry out decisions of a match in order, as far as the seats are right and the rules allow; returns how many.

    A seat of -1 is anybody's; who decided is written there, and behind the last one who decides next, -1 at the end of
    the match. `ends` gets the number of events that stood in the journal after each decision.
    """
    table = tables[0]
    done = 0
    while done < actions.size:
        seat = to_act(table)
        if (seats[done] != -1 and seats[done] != seat) or refusal(table, cards[0], actions[done]) != 0:
            break
        apply(table, cards[0], actions[done], entropies[done], journal)
        seats[done] = seat
        ends[done] = journal[0, 0]
        done += 1
    seats[done] = -1 if over(table) else to_act(table)
    return done


@rule
def refusals(tables, cards, actions, codes):
    """Which of some actions the rules refuse, and why: a code for each, 0 where it is legal."""
    for place in range(actions.size):
        codes[place] = refusal(tables[0], cards[0], actions[place])


@rule
def choices(tables, cards, actions):
    """The legal actions; returns how many there are."""
    return legal(tables[0], cards[0], actions)


def figures(tally):
    """Captain Tsubasa's own figures of a series: goals of each team, and how often extra time was needed."""
    matches = max(int(tally.games), 1)
    return {
        "goals": {"nankatsu": round(tally.goals[0] / matches, 4), "toho": round(tally.goals[1] / matches, 4)},
        "extra_time": round(tally.extra_times / matches, 6),
    }

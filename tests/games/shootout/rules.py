"""A penalty shootout, the smallest game there is: left or right, the keeper guesses, so many goals win."""

import numpy as np

from golazo.kernel.batch import LONGEST_MATCH, tally_of
from golazo.kernel.entropy import below, derived, following, mixed, opened
from golazo.kernel.journal import note
from golazo.kernel.rule import rule

SEATS = 3
STATE = np.dtype(
    (
        np.record,
        [
            ("goals", np.int8, SEATS),
            ("players", np.int64),
            ("turn", np.int64),
            ("over", np.int64),
            ("golden", np.int64),
        ],
    )
)
CARDS = np.dtype((np.record, [("target", np.int64)]))
TALLY = tally_of(("goals", np.int64))
LEFT, RIGHT = range(2)
DIVED, SCORED, WON = range(3)


@rule
def deal(state, cards, players, options, entropy, journal):
    state.players = players
    state.turn = 0
    state.over = 0
    state.golden = options[0]
    for seat in range(SEATS):
        state.goals[seat] = 0


@rule
def refusal(state, cards, action):
    return state.over


@rule
def legal(state, cards, actions):
    if state.over:
        return 0
    actions[0] = LEFT
    actions[1] = RIGHT
    return 2


@rule
def apply(state, cards, action, entropy, journal):
    entropy, side = below(entropy, 2)
    note(journal, DIVED, side, 0, 0, 0)
    if side != action:
        state.goals[state.turn] += 1
        note(journal, SCORED, state.turn, 0, 0, 0)
        if state.goals[state.turn] >= (1 if state.golden else cards.target):
            state.over = 1
            note(journal, WON, state.turn, 0, 0, 0)
            return
    state.turn = state.turn + 1 if state.turn + 1 < state.players else 0


@rule
def to_act(state):
    return state.turn


@rule
def over(state):
    return state.over == 1


@rule
def returns(state, seat):
    return 1.0 if state.over and seat == state.turn else 0.0


@rule
def choose(bot, state, cards, entropy, actions):
    entropy, pick = below(entropy, legal(state, cards, actions))
    return actions[pick]


@rule
def play_many(cards, series, first, count, tally):
    states = np.zeros(1, STATE)
    actions = np.zeros(3, np.int64)
    for number in range(first, first + count):
        play_out(states[0], cards, series, number, actions, tally)


@rule
def play_out(state, cards, series, number, actions, tally):
    seed = derived(series.seed, number)
    stream = opened(seed)
    thoughts = mixed(seed)
    deal(state, cards, series.players, series.options, mixed(stream), None)
    decisions = 0
    while not over(state) and decisions < LONGEST_MATCH:
        thoughts = following(thoughts)
        stream = following(stream)
        apply(state, cards, choose(0, state, cards, thoughts, actions), mixed(stream), None)
        decisions += 1
    tally.games += 1
    tally.decisions += decisions
    tally.turns += decisions
    tally.seat_wins[state.turn] += 1
    tally.entrant_wins[(state.turn + number) % series.players if series.rotate else state.turn] += 1
    for seat in range(SEATS):
        tally.goals += state.goals[seat]

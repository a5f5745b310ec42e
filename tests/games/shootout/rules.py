"""A penalty shootout, the smallest game there is: left or right, the keeper guesses, so many goals win.

Each shooter holds a card that nobody else sees, drawn from a small stack: the side on which not even the right guess
stops the shot. After a shot it goes back to the stack, and another is drawn.
"""

import numpy as np

from golazo.games.event_types import SEAT, EventTypes, choice
from golazo.kernel.batch import tally_of
from golazo.kernel.entropy import below, derived, drawn, following, mixed, opened
from golazo.kernel.journal import note
from golazo.kernel.rule import rule

SEATS = 3
STATE = np.dtype(
    (
        np.record,
        [
            ("goals", np.int8, SEATS),
            ("strong", np.int8, SEATS),  # the card in each hand; NO_CARD where the option is off
            ("stack", np.int8, 2),  # cards left of each side
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
NO_CARD = -1
COPIES = 2  # of each card
GOLDEN_GOAL, STRONG_SIDES = range(2)
SIDES = ("left", "right")
EVENTS = EventTypes()
DIVED = EVENTS.draw("dived", "The keeper dives.", side=choice(*SIDES))
SCORED = EVENTS.event("scored", "A shooter scores.", seat=SEAT)
WON = EVENTS.event("won", "A shooter has the goals that win.", seat=SEAT)
DREW = EVENTS.draw("drew", "A shooter draws a card.", seat=SEAT, side=choice(*SIDES).known_to("seat"))


@rule
def deal(state, cards, players, options, entropy, journal):
    state.players = players
    state.turn = 0
    state.over = 0
    state.golden = options[GOLDEN_GOAL]
    state.stack[LEFT] = COPIES
    state.stack[RIGHT] = COPIES
    for seat in range(SEATS):
        state.goals[seat] = 0
        state.strong[seat] = NO_CARD
        if options[STRONG_SIDES] and seat < players:
            entropy = draw(state, seat, entropy, journal)


@rule
def draw(state, seat, entropy, journal):
    entropy, side = drawn(entropy, state.stack, state.stack[LEFT] + state.stack[RIGHT])
    state.stack[side] -= 1
    state.strong[seat] = side
    note(journal, DREW, seat, side, 0, 0)
    return entropy


@rule
def determinise(state, seat, entropy):
    for other in range(state.players):
        if other != seat and state.strong[other] != NO_CARD:
            state.stack[state.strong[other]] += 1
    for other in range(state.players):
        if other != seat and state.strong[other] != NO_CARD:
            entropy = draw(state, other, entropy, None)


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
    if side != action or state.strong[state.turn] == action:
        state.goals[state.turn] += 1
        note(journal, SCORED, state.turn, 0, 0, 0)
        if state.goals[state.turn] >= (1 if state.golden else cards.target):
            state.over = 1
            note(journal, WON, state.turn, 0, 0, 0)
            return
    if state.strong[state.turn] != NO_CARD:
        state.stack[state.strong[state.turn]] += 1
        draw(state, state.turn, entropy, journal)
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
    if bot == 1 and state.strong[state.turn] != NO_CARD:
        return np.int64(state.strong[state.turn])
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
    shift = number if series.rotate else 0
    decisions = 0
    while not over(state) and decisions < series.longest:
        thoughts = following(thoughts)
        stream = following(stream)
        bot = series.bots[(state.turn + shift) % series.players]
        apply(state, cards, choose(bot, state, cards, thoughts, actions), mixed(stream), None)
        decisions += 1
    tally.games += 1
    tally.decisions += decisions
    tally.turns += decisions
    tally.seat_wins[state.turn] += 1
    tally.entrant_wins[(state.turn + shift) % series.players] += 1
    for seat in range(SEATS):
        tally.goals += state.goals[seat]


@rule
def follow(states, cards, seats, actions, entropies, journal, ends):
    state = states[0]
    done = 0
    while done < actions.size:
        seat = to_act(state)
        if (seats[done] != -1 and seats[done] != seat) or refusal(state, cards[0], actions[done]) != 0:
            break
        apply(state, cards[0], actions[done], entropies[done], journal)
        seats[done] = seat
        ends[done] = journal[0, 0]
        done += 1
    seats[done] = -1 if over(state) else to_act(state)
    return done

"""The clock: rounds, injury time, halves, extra time and the end."""

from golazo.games.tsubasa import events
from golazo.games.tsubasa.rules.bench import close_turn
from golazo.games.tsubasa.rules.piles import discard_played, draw, shuffle_all
from golazo.games.tsubasa.rules.pitch import turn_up, undrawn
from golazo.games.tsubasa.state import (
    BEGIN_ATTACK,
    BEGIN_ROUND,
    DRAFT,
    EXTRA_FIRST,
    EXTRA_SECOND,
    FIRST_HALF,
    NO_CARD,
    NOBODY,
    NOTHING,
    OVER,
    SECOND_HALF,
)
from golazo.kernel.bits import size
from golazo.kernel.entropy import below
from golazo.kernel.journal import note
from golazo.kernel.rule import rule

HAND = 4
EXTRA_ROUNDS = 2
DRAFTED_A_ROUND = 2


@rule
def kick_off(table, attacker, journal):
    """CT-KICK-1, CT-HALF-2: a half begins with one coach's attack."""
    table.attacker = attacker
    table.this_round = 0
    table.injury_time = 0
    note(journal, events.HALF_BEGAN, table.half, attacker, 0, 0)
    table.phase = BEGIN_ROUND


@rule
def begin_round(table, stream, journal):
    """CT-RND-1, CT-DRAW-1: both coaches draw to 4 cards; then the draft, while match cards last, or the attack."""
    table.this_round += 1
    table.rounds += 1
    table.injury_time = is_last_round(table)
    note(journal, events.ROUND_BEGAN, table.half, table.this_round, table.attacker, table.injury_time)
    table.action = NOTHING
    table.save_die = 0
    for seat in range(2):
        table.passed[seat] = 0
        table.spent[seat] = 0
        table.dice[seat] = 0
        table.declined[seat] = 0
        table.rerolled[seat] = 0
        stream = draw(table, seat, HAND - size(table.hand[seat]), stream, journal)
    if table.pitch or undrawn(table) > 0:
        table.to_act = 1 - table.attacker
        table.phase = DRAFT
    else:
        table.phase = BEGIN_ATTACK
    return stream


@rule
def is_last_round(table):
    """CT-HALF-1, CT-EXTRA-1: injury time begins with the round that takes the last match cards, or extra round 2."""
    if table.half >= EXTRA_FIRST:
        return 1 if table.this_round >= EXTRA_ROUNDS else 0
    return 1 if size(table.pitch) + undrawn(table) <= DRAFTED_A_ROUND else 0


@rule
def end_round(table, lost, stream, journal):
    """CT-DISC-1, CT-HALF-1: the pitch is filled; in injury time the half is over once the ball is lost, or in goal."""
    discard_played(table)
    close_turn(table)
    table.save_card = NO_CARD
    stream = turn_up(table, stream, journal)
    if lost and table.injury_time:
        return end_half(table, stream, journal)
    table.phase = BEGIN_ROUND
    return stream


@rule
def end_half(table, stream, journal):
    """CT-HALF-2, CT-END-1, CT-EXTRA-1, CT-END-2: what follows a half."""
    note(journal, events.HALF_ENDED, table.half, table.goals[0], table.goals[1], 0)
    level = table.goals[0] == table.goals[1]
    if table.half == FIRST_HALF:
        table.boxed |= table.match_deck
        table.match_deck = table.second_deck
        table.second_deck = 0
        next_half(table, SECOND_HALF)
        stream = turn_up(table, stream, journal)
        kick_off(table, 1 - table.kicked_off, journal)
    elif table.half == SECOND_HALF and level and table.extra_time:
        table.boxed |= table.match_deck
        table.match_deck = 0
        next_half(table, EXTRA_FIRST)
        stream, table.kicked_off = below(stream, 2)
        note(journal, events.FLIPPED, table.kicked_off, 0, 0, 0)
        kick_off(table, table.kicked_off, journal)
    elif table.half == EXTRA_FIRST:
        next_half(table, EXTRA_SECOND)
        kick_off(table, 1 - table.kicked_off, journal)
    else:
        table.phase = OVER
        note(journal, events.MATCH_ENDED, winner(table), table.goals[0], table.goals[1], 0)
    return stream


@rule
def next_half(table, half):
    """CT-HALF-2, CT-EXTRA-1: all cards of a coach are shuffled together; tokens and bookings stay."""
    table.half = half
    for seat in range(2):
        shuffle_all(table, seat)


@rule
def winner(table):
    """CT-END-1, CT-END-2: who has more goals; nobody in a draw."""
    if table.goals[0] == table.goals[1]:
        return NOBODY
    return 0 if table.goals[0] > table.goals[1] else 1

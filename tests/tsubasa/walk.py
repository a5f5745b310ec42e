"""Matches at random inside compiled code, looked at after every decision: what can go wrong, and whether it did."""

from __future__ import annotations

from golazo.games.tsubasa import events
from golazo.games.tsubasa.rules import apply, deal, legal
from golazo.games.tsubasa.state import (
    ABILITIES,
    ALL_MATCH,
    EXTRA_FIRST,
    FATIGUE,
    FIRST_MATCH,
    MATCH,
    MOST_OPEN,
    OVER,
    RED,
    SECOND_HALF,
    SIGNING,
    SIGNINGS,
    SQUAD,
    TOKENS,
)
from golazo.kernel.batch import LONGEST_MATCH
from golazo.kernel.bits import has, size
from golazo.kernel.entropy import below, derived
from golazo.kernel.journal import CAPACITY
from golazo.kernel.rule import rule

FAULTS = (
    "nothing",
    "nothing can be done",
    "the match does not end",
    "a card is lost, or in two places",
    "too many cards are played",
    "the rival knows what is not so",
    "tokens from nowhere",
    "a booking out of range",
    "a card is used that was not played",
    "the journal is full",
    "a goal without an event, or the reverse",
    "the wrong coach has the ball",
    "the clock is wrong",
)
(
    NOTHING_WRONG,
    NO_ACTION,
    NO_END,
    CARD_LOST,
    TOO_MANY_PLAYED,
    WRONGLY_KNOWN,
    TOKENS_WRONG,
    BOOKING_WRONG,
    OPEN_WRONG,
    JOURNAL_FULL,
    GOALS_WRONG,
    BALL_WRONG,
    CLOCK_WRONG,
) = range(len(FAULTS))


@rule
def first_fault(cards, options, seed, table, actions, journal):
    """Play a match at random; returns what goes wrong first, and after how many decisions."""
    journal[0, 0] = 0
    deal(table, cards, 2, options, derived(seed, 0), journal)
    laid_out = table.signings
    for number in range(1, LONGEST_MATCH):
        fault = fault_of(table, cards, options, laid_out)
        if fault != NOTHING_WRONG or table.phase == OVER:
            return fault, number - 1
        count = legal(table, cards, actions)
        if count == 0:
            return NO_ACTION, number
        _, place = below(derived(~seed, number), count)
        goals = table.goals[0] + table.goals[1]
        attacker, half, this_round, injury_time = table.attacker, table.half, table.this_round, table.injury_time
        journal[0, 0] = 0
        apply(table, cards, actions[place], derived(seed, number), journal)
        if journal[0, 0] > CAPACITY // 2:
            return JOURNAL_FULL, number
        fault = fault_of_step(table, options, journal, goals, attacker, half, this_round, injury_time)
        if fault != NOTHING_WRONG:
            return fault, number
    return NO_END, LONGEST_MATCH


@rule
def fault_of(table, cards, options, laid_out):
    """What is wrong with a position."""
    match_cards = size(ALL_MATCH & ~cards.starred if options[FIRST_MATCH] else ALL_MATCH)
    common = table.pitch | table.match_deck | table.second_deck | table.boxed
    lying = size(table.pitch) + size(table.match_deck) + size(table.second_deck) + size(table.boxed)
    signed = table.signings
    for seat in range(2):
        fault = fault_of_coach(table, cards, options, seat)
        if fault != NOTHING_WRONG:
            return fault
        own = cards_of(table, seat)
        lying += size(own & ALL_MATCH)
        common |= own & ALL_MATCH
        if signed & own:
            return CARD_LOST
        signed |= own & (((1 << SIGNINGS) - 1) << SIGNING)
    if lying != match_cards or size(common) != match_cards or signed != laid_out:
        return CARD_LOST
    if size(table.area[0]) + size(table.area[1]) > (7 if table.half >= EXTRA_FIRST else 9):
        return TOO_MANY_PLAYED
    return fault_of_open_cards(table)


@rule
def cards_of(table, seat):
    """All cards of a coach."""
    piles = table.hand[seat] | table.draw_deck[seat] | table.discard_pile[seat]
    return piles | table.area[seat] | table.removed[seat] | table.bench[seat]


@rule
def fault_of_coach(table, cards, options, seat):
    """What is wrong with a coach's cards, tokens and bookings."""
    lying = size(table.hand[seat]) + size(table.draw_deck[seat]) + size(table.discard_pile[seat])
    lying += size(table.area[seat]) + size(table.removed[seat]) + size(table.bench[seat])
    own = cards_of(table, seat)
    motivated = cards.motivated[seat] << SQUAD if options[2] else 0
    squad = (1 << SQUAD) - 1
    fatigue = ((1 << cards.fatigues) - 1) << FATIGUE
    if options[FIRST_MATCH]:
        squad, fatigue = squad >> 1, 0
    teams = ((1 << MATCH) - 1) | (-1 << FATIGUE)
    if lying != size(own) or own & teams != squad | motivated | fatigue:
        return CARD_LOST
    if table.held[seat] & ~table.hand[seat] or table.secret[seat] & ~(table.hand[seat] | table.draw_deck[seat]):
        return WRONGLY_KNOWN
    if table.secret[seat] & ~ALL_MATCH or (table.draw_deck[seat] == 0 and table.held[seat] != table.hand[seat]):
        return WRONGLY_KNOWN
    for kind in range(3):
        if not 0 <= table.available[seat, kind] <= TOKENS:
            return TOKENS_WRONG
    if not 0 <= table.spent[seat] <= TOKENS:
        return TOKENS_WRONG
    return NOTHING_WRONG if 0 <= table.booked[seat] <= RED else BOOKING_WRONG


@rule
def fault_of_open_cards(table):
    """What is wrong with the cards whose abilities are being used."""
    if not 0 <= table.depth <= MOST_OPEN:
        return OPEN_WRONG
    opened = 0
    for place in range(table.depth):
        card = table.open_card[place]
        if has(opened, card) or not has(table.area[table.to_act] | table.removed[table.to_act], card):
            return OPEN_WRONG
        opened |= 1 << card
    for place in range(table.depth, MOST_OPEN):
        if table.open_card[place] or table.open_used[place]:
            return OPEN_WRONG
    if table.phase == ABILITIES and table.depth == 0:
        return OPEN_WRONG
    return NOTHING_WRONG


@rule
def fault_of_step(table, options, journal, goals, attacker, half, this_round, injury_time):
    """What is wrong with what a decision caused: goals, the ball and the clock, as its events tell them."""
    ball = attacker
    outcomes, half_is_over = 0, 0
    for row in range(1, journal[0, 0] + 1):
        op, first, second, third = journal[row, 0], journal[row, 1], journal[row, 2], journal[row, 3]
        if op == events.GOAL:
            goals += 1
            if first != ball or second + third != goals:
                return GOALS_WRONG
            ball, outcomes, half_is_over = 1 - ball, outcomes + 1, injury_time
        elif op in (events.BALL_WON, events.CAUGHT):
            if first == ball:
                return BALL_WRONG
            ball, outcomes, half_is_over = first, outcomes + 1, injury_time
        elif op in (events.PASSED, events.CORNER, events.CONTROLLED):
            if first != ball:
                return BALL_WRONG
            outcomes += 1
        elif op == events.HALF_ENDED:
            if first != half or not half_is_over:
                return CLOCK_WRONG
            this_round, half_is_over = 0, 0
        elif op == events.HALF_BEGAN:
            half, ball = first, second
        elif op == events.ROUND_BEGAN:
            this_round += 1
            injury_time = 1 if this_round >= last_round(options, half) else 0
            if first != half or second != this_round or third != ball or journal[row, 4] != injury_time:
                return CLOCK_WRONG
    if table.goals[0] + table.goals[1] != goals:
        return GOALS_WRONG
    if table.attacker != ball:
        return BALL_WRONG
    if outcomes > 1 or half_is_over or (table.phase != OVER and (table.half != half or table.this_round != this_round)):
        return CLOCK_WRONG
    return NOTHING_WRONG


@rule
def last_round(options, half):
    """The round with which injury time begins."""
    if half > SECOND_HALF:
        return 2
    return 4 if options[FIRST_MATCH] else 6

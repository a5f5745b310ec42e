"""The set-up: the match decks, the teams' decks, the signings on offer, and the flip for the kick-off."""

from golazo.games.tsubasa import events
from golazo.games.tsubasa.rules.kinds import kind_of
from golazo.games.tsubasa.rules.pitch import turn_up
from golazo.games.tsubasa.state import (
    ALL_MATCH,
    ALL_SIGNINGS,
    ALL_SQUAD,
    ASSURED_SUCCESS,
    EXTRA_TIME,
    FANS,
    FATIGUE,
    FIRST_HALF,
    FIRST_MATCH,
    KICK_OFF,
    MOST_OPEN,
    MOTIVATED,
    MOTIVATION,
    NO_CARD,
    NOBODY,
    NOTHING,
    WITH_SIGNINGS,
)
from golazo.kernel.bits import picked
from golazo.kernel.entropy import below
from golazo.kernel.journal import note
from golazo.kernel.rule import rule

LAID_OUT = 4


@rule
def deal(table, cards, players, options, entropy, journal):  # noqa: ARG001
    """CT-SET-1, CT-SET-2, CT-KICK-1: the decks, no token available, the pitch, and the flip."""
    clear(table)
    first_match = options[FIRST_MATCH]
    match_cards = ALL_MATCH & ~cards.starred if first_match else ALL_MATCH
    table.first_half = cards.first_half
    table.match_deck = match_cards & cards.first_half
    table.second_deck = match_cards & ~cards.first_half
    table.assured_success = options[ASSURED_SUCCESS]
    table.extra_time = options[EXTRA_TIME]
    for seat in range(2):
        gather_team(table, cards, seat, first_match, options[MOTIVATION])
    stream = entropy
    if options[WITH_SIGNINGS]:
        stream = lay_out_signings(table, stream, journal)
    stream = turn_up(table, stream, journal)
    stream, winner = below(stream, 2)
    note(journal, events.FLIPPED, winner, 0, 0, 0)
    table.to_act = winner
    table.attacker = winner
    table.phase = KICK_OFF


@rule
def clear(table):
    """An empty table at the start of the first half."""
    for seat in range(2):
        table.hand[seat] = 0
        table.discard_pile[seat] = 0
        table.area[seat] = 0
        table.removed[seat] = 0
        table.held[seat] = 0
        table.secret[seat] = 0
        table.rerolled[seat] = 0
        table.goals[seat] = 0
        table.passed[seat] = 0
        table.booked[seat] = 0
        table.spent[seat] = 0
        table.dice[seat] = 0
        table.declined[seat] = 0
        for kind in range(3):
            table.available[seat, kind] = 0
    for place in range(MOST_OPEN):
        table.open_card[place] = 0
        table.open_used[place] = 0
    table.pitch = 0
    table.boxed = 0
    table.signings = 0
    table.kicked_off = NOBODY
    table.half = FIRST_HALF
    table.this_round = 0
    table.rounds = 0
    table.injury_time = 0
    table.played = 0
    table.depth = 0
    table.due = 0
    table.gains = 0
    table.gain_kinds = 0
    table.back = 0
    table.action = NOTHING
    table.special_shot = NOTHING
    table.save_die = 0
    table.save_card = NO_CARD


@rule
def gather_team(table, cards, seat, first_match, motivation):
    """CT-SET-3, CT-SET-4: the initial cards are the draw deck; a first match goes without fans and fatigue."""
    fatigue = 0 if first_match else ((1 << cards.fatigues) - 1) << FATIGUE
    table.draw_deck[seat] = ALL_SQUAD & ~(1 << FANS) if first_match else ALL_SQUAD
    table.bench[seat] = fatigue | (cards.motivated[seat] << MOTIVATED if motivation else 0)


@rule
def lay_out_signings(table, stream, journal):
    """CT-SIGN-1: 4 of the 8 signings lie open to both coaches."""
    rest = ALL_SIGNINGS
    for _ in range(LAID_OUT):
        stream, card = picked(stream, rest)
        rest &= ~(1 << card)
        note(journal, events.LAID_OUT, kind_of(0, card), 0, 0, 0)
    table.signings = ALL_SIGNINGS & ~rest
    return stream

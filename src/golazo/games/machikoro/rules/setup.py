"""The set-up, and the pile of the variant "come what may"."""

from golazo.games.machikoro import events
from golazo.games.machikoro.rules.building import turn_up
from golazo.games.machikoro.rules.turn import begin_turn
from golazo.games.machikoro.state import BEGINNER_CAP, COME_WHAT_MAY, KINDS, NOBODY, SEATS
from golazo.kernel.journal import note
from golazo.kernel.rule import rule


@rule
def deal(table, cards, players, options, entropy, journal):
    """MK-SET-1, MK-SET-2, MK-SET-3: coins and start cards to each player, all projects to the market, seat 0 begins."""
    table.players = players
    table.turns = 0
    table.winner = NOBODY
    table.swap_seat = 0
    table.swap_kind = 0
    table.beginner_cap = options[BEGINNER_CAP]
    table.come_what_may = options[COME_WHAT_MAY]
    for seat in range(SEATS):
        table.coins[seat] = cards.start_coins if seat < players else 0
        table.built[seat] = 0
        table.active[seat] = 0
        for kind in range(KINDS):
            table.owned[seat, kind] = cards.start[kind] if seat < players else 0
    for seat in range(players):
        note(journal, events.DEALT, seat, cards.start_coins, 0, 0)
    for kind in range(KINDS):
        table.market[kind] = 0 if table.come_what_may else cards.stock[kind]
        table.pile[kind] = 0
    if table.come_what_may:
        shuffle_pile(table, cards)
        turn_up(table, entropy, journal)
    begin_turn(table, 0, 0, journal)


@rule
def shuffle_pile(table, cards):
    """MK-VAR-1: all projects form the pile; of each purple kind one copy per missing player goes back to the box."""
    for kind in range(KINDS):
        boxed = SEATS - table.players if cards.purple[kind] else 0
        table.pile[kind] = max(0, cards.stock[kind] - boxed)


@rule
def determinise(table, seat, entropy):
    """MK-SET-5: all lies open, and the pile is a set without order; so the table is the only one there can be."""

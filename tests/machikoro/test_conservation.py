"""Cards and coins are conserved, over thousands of random matches inside compiled code."""

from __future__ import annotations

import numba
import numpy as np
import pytest

from golazo.games.machikoro import GAME
from golazo.games.machikoro.rules import apply, deal, legal
from golazo.games.machikoro.state import BUILD, KINDS, LARGE, OVER, SEATS
from golazo.kernel.entropy import below, derived
from golazo.kernel.rule import rule
from golazo.testing import Trial

MATCHES = 1 if numba.config.DISABLE_JIT else 1000
(KEPT, CARDS_CHANGED, COINS_NEGATIVE, TOO_MANY_COPIES, COINS_FROM_NOWHERE, TOO_LONG) = range(6)


@rule
def first_fault(cards, players, options, seed, table, actions, boxed):
    """Play a match at random; returns what went wrong first, and after how many decisions."""
    deal(table, cards, players, options, derived(seed, 0), None)
    for number in range(1, 100_000):
        if table.phase == OVER:
            return KEPT, number
        coins = table.coins.sum()
        spending = table.phase == BUILD
        _, place = below(derived(~seed, number), legal(table, cards, actions))
        apply(table, cards, actions[place], derived(seed, number), None)
        fault = fault_of(table, cards, boxed)
        if fault == KEPT and spending and table.coins.sum() > coins:
            fault = COINS_FROM_NOWHERE
        if fault != KEPT:
            return fault, number
    return TOO_LONG, number


@rule
def fault_of(table, cards, boxed):
    """What is wrong with the coins and cards of a table."""
    for seat in range(SEATS):
        if table.coins[seat] < 0 or (seat >= table.players and table.coins[seat] != 0):
            return COINS_NEGATIVE
    for kind in range(KINDS):
        held = table.market[kind] + table.pile[kind]
        if table.market[kind] < 0 or table.pile[kind] < 0:
            return CARDS_CHANGED
        for seat in range(SEATS):
            copies = table.owned[seat, kind]
            held += copies
            most = 1 if cards.purple[kind] else 2 if table.beginner_cap else 99
            if copies < 0 or (seat >= table.players and copies > 0):
                return CARDS_CHANGED
            if copies > most:
                return TOO_MANY_COPIES
        left_out = boxed if cards.purple[kind] else 0
        if held + left_out != cards.stock[kind] + table.players * cards.start[kind]:
            return CARDS_CHANGED
    return KEPT


@pytest.mark.parametrize(("players", "options"), Trial(GAME).settings())
def test_cards_and_coins_are_conserved(players: int, options: dict[str, bool]) -> None:
    cards, table, actions = GAME.load_cards(None).record, GAME.new_state(), GAME.new_actions()
    chosen = np.array(list(options.values()), np.int64)
    boxed = SEATS - players if options["come_what_may"] else 0
    for number in range(MATCHES):
        seed = np.uint64(derived(np.uint64(players), number))
        fault, decisions = first_fault(cards, players, chosen, seed, table, actions, boxed)
        assert fault == KEPT, f"fault {fault} after {decisions} decisions of seed {seed}"
        assert table.built[table.winner] == (1 << LARGE) - 1

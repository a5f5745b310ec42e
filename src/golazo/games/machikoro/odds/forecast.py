"""What every number would pay to whom: the rules of the income, tried out on copies of a table."""

import numpy as np

from golazo.games.machikoro.actions import NO_SWAP, TAKE_FROM
from golazo.games.machikoro.odds.dice import chance
from golazo.games.machikoro.rules.turn import apply, begin_turn, receive_income
from golazo.games.machikoro.state import BUILD, REROLL, ROLL, SEATS, TAKE
from golazo.kernel.rule import rule

NUMBERS = 13  # what two dice can show, and nothing for 0
ROOM = 3  # tables: the one that is asked about, and two to try things on
NO_ENTROPY = np.uint64(0)
PAYS = (SEATS, NUMBERS, SEATS)  # coins by roller, number and seat
MEANS = (SEATS, 2)  # what a roll brings the roller, in 36ths of a coin, with one die and with two


@rule
def try_numbers(tables, cards, pays, means, journal):
    """MK-INC-1 to MK-INC-9: what each roll of each player brings everybody; `tables` has room for two copies.

    There is a journal because rules that write one are compiled already wherever this is asked.
    """
    for roller in range(tables[0].players):
        for number in range(1, NUMBERS):
            tables[1] = tables[0]
            journal[0, 0] = 0
            come_round(tables[1], roller, journal)
            tables[1].dice[0] = min(number, 6)
            tables[1].dice[1] = number - min(number, 6)
            receive_income(tables[1], cards[0], journal)
            settle_choices(tables, cards, journal)
            for seat in range(tables[0].players):
                pays[roller, number, seat] = tables[1].coins[seat] - tables[0].coins[seat]
            for dice in range(1, 3):
                means[roller, dice - 1] += chance(dice, number) * pays[roller, number, roller]


@rule
def come_round(table, roller, journal):
    """MK-LARGE-1: to a player's roll; what was built before anybody's turn up to it holds its advantage then."""
    if table.turn == roller and table.phase in (ROLL, REROLL):
        return
    begin_turn(table, following(table), 0, journal)
    while table.turn != roller:
        begin_turn(table, following(table), 0, journal)


@rule
def following(table):
    """The seat behind the one whose turn it is."""
    return table.turn + 1 if table.turn + 1 < table.players else 0


@rule
def settle_choices(tables, cards, journal):
    """MK-INC-7, MK-INC-8: coins are taken from whoever can pay most; a swap brings no coins, and is left alone."""
    while tables[1].phase != BUILD:
        action = NO_SWAP
        if tables[1].phase == TAKE:
            most = -1
            for seat in range(tables[1].players):
                if seat != tables[1].turn:
                    tables[2] = tables[1]
                    apply(tables[2], cards[0], TAKE_FROM + seat, NO_ENTROPY, journal)
                    if tables[2].coins[tables[2].turn] > most:
                        most = tables[2].coins[tables[2].turn]
                        action = TAKE_FROM + seat
        apply(tables[1], cards[0], action, NO_ENTROPY, journal)

"""The roller's purple cards, in their order."""

from golazo.games.machikoro import events
from golazo.games.machikoro.rules.building import open_building
from golazo.games.machikoro.rules.dice import number_rolled
from golazo.games.machikoro.rules.income import counter_clockwise, pay
from golazo.games.machikoro.rules.swapping import can_swap
from golazo.games.machikoro.state import FROM_EVERYONE, FROM_ONE, PURPLE, SWAP, TAKE
from golazo.kernel.journal import note
from golazo.kernel.rule import rule


@rule
def resolve_purple(table, cards, journal):
    """MK-INC-1, MK-INC-9: the roller's purple cards in their order; stops where the roller has to choose."""
    number = number_rolled(table)
    while table.resolving < cards.dues[PURPLE, number]:
        kind = cards.due[PURPLE, number, table.resolving]
        if table.owned[table.turn, kind] > 0:
            effect = cards.effect[kind]
            if effect == FROM_EVERYONE:
                take_from_everyone(table, cards, kind, journal)
            elif effect == FROM_ONE:
                if table.players > 2:
                    table.phase = TAKE
                    return
                take_coins(table, cards, 1 - table.turn, kind, journal)
            elif can_swap(table, cards):
                table.phase = SWAP
                return
        table.resolving += 1
    open_building(table, cards, journal)


@rule
def purple_at_hand(table, cards):
    """The purple card that is being resolved."""
    return cards.due[PURPLE, number_rolled(table), table.resolving]


@rule
def purple_done(table, cards, journal):
    """MK-INC-9: on to the next purple card."""
    table.resolving += 1
    resolve_purple(table, cards, journal)


@rule
def take_from_everyone(table, cards, kind, journal):
    """MK-INC-7: each other player pays the card's amount, or all there is."""
    for distance in range(1, table.players):
        take_coins(table, cards, counter_clockwise(table, distance), kind, journal)


@rule
def take_coins(table, cards, payer, kind, journal):
    """MK-INC-7: one player pays the card's amount, or all there is."""
    paid = pay(table, payer, table.turn, cards.amount[kind])
    note(journal, events.TAKEN, table.turn, payer, paid, kind)

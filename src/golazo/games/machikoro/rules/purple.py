"""The roller's purple cards, in their order."""

from golazo.games.machikoro import events
from golazo.games.machikoro.rules.building import open_building
from golazo.games.machikoro.rules.dice import number_rolled
from golazo.games.machikoro.rules.income import counter_clockwise, pay
from golazo.games.machikoro.rules.swapping import can_swap
from golazo.games.machikoro.state import FROM_EVERYONE, FROM_ONE, NOTHING, PURPLE, SWAP, TAKE
from golazo.kernel.journal import note
from golazo.kernel.rule import rule


@rule
def resolve_purple(table, cards, first, journal):
    """MK-INC-1, MK-INC-9: the roller's purple cards from a place in their order on; stops where there is a choice."""
    number = number_rolled(table)
    for place in range(first, cards.dues[PURPLE, number]):
        kind = cards.due[PURPLE, number, place]
        if table.owned[table.turn, kind] > 0:
            effect = cards.effect[kind]
            if effect == FROM_EVERYONE:
                take_from_everyone(table, cards, kind, journal)
            elif effect == FROM_ONE and table.players == 2:
                take_coins(table, cards, 1 - table.turn, kind, journal)
            elif effect == FROM_ONE or can_swap(table, cards):
                table.phase = TAKE if effect == FROM_ONE else SWAP
                table.resolving = kind
                return
    open_building(table, cards, journal)


@rule
def purple_done(table, cards, journal):
    """MK-INC-9: the choice is made; on to the next purple card."""
    place = 0
    while cards.due[PURPLE, number_rolled(table), place] != table.resolving:
        place += 1
    table.resolving = NOTHING
    resolve_purple(table, cards, place + 1, journal)


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

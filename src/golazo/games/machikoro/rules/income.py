"""Income: the red claims, then what the bank pays."""

from golazo.games.machikoro import events
from golazo.games.machikoro.rules.dice import has, number_rolled
from golazo.games.machikoro.state import BANK, CLAIMS, FROM_BANK_PER_ICON, KINDS, STADIUM
from golazo.kernel.journal import note
from golazo.kernel.rule import rule


@rule
def settle_claims(table, cards, journal):
    """MK-INC-3, MK-INC-4: the roller pays the red claims counter-clockwise, as far as the coins go; the rest lapses."""
    number = number_rolled(table)
    if cards.dues[CLAIMS, number] == 0:
        return
    for distance in range(1, table.players):
        claimant = counter_clockwise(table, distance)
        claim = red_claim(table, cards, claimant, number)
        if claim > 0:
            paid = pay(table, table.turn, claimant, claim)
            note(journal, events.CLAIM_PAID, table.turn, claimant, paid, claim)


@rule
def counter_clockwise(table, distance):
    """MK-INC-4: the seat that many places before the roller."""
    seat = table.turn - distance
    return seat if seat >= 0 else seat + table.players


@rule
def red_claim(table, cards, seat, number):
    """MK-INC-1, MK-INC-4: all that a seat's red cards ask of the roller, as a whole."""
    claim = 0
    for place in range(cards.dues[CLAIMS, number]):
        kind = cards.due[CLAIMS, number, place]
        claim += earned(table, cards, seat, kind)
    return claim


@rule
def pay(table, payer, payee, coins):
    """MK-INC-3, MK-INC-7: coins change hands, at most what the payer has; returns how many did."""
    paid = min(coins, table.coins[payer])
    table.coins[payer] -= paid
    table.coins[payee] += paid
    return paid


@rule
def pay_from_bank(table, cards, journal):
    """MK-INC-1, MK-INC-2, MK-SET-4: blue pays everybody, green the roller, per copy; the bank never runs out."""
    number = number_rolled(table)
    for place in range(cards.dues[BANK, number]):
        kind = cards.due[BANK, number, place]
        if cards.everybody[kind]:
            for seat in range(table.players):
                pay_owner(table, cards, seat, kind, journal)
        else:
            pay_owner(table, cards, table.turn, kind, journal)


@rule
def pay_owner(table, cards, seat, kind, journal):
    """MK-INC-2: the bank pays a card held n times n times."""
    copies = table.owned[seat, kind]
    if copies > 0:
        coins = earned(table, cards, seat, kind)
        table.coins[seat] += coins
        note(journal, events.INCOME, seat, kind, copies, coins)


@rule
def earned(table, cards, seat, kind):
    """MK-INC-2: what a card held n times brings its owner, when its number is rolled: n times what one copy pays."""
    copies = table.owned[seat, kind]
    return copies * pays_each(table, cards, seat, kind) if copies > 0 else 0


@rule
def pays_each(table, cards, seat, kind):
    """MK-INC-2, MK-INC-6: what one copy pays its owner; the stadium adds a coin to food and hospitality."""
    coins = cards.amount[kind]
    if cards.effect[kind] == FROM_BANK_PER_ICON:
        coins *= icons(table, cards, seat, cards.counts_icon[kind])
    if has(table, seat, STADIUM):
        coins += cards.stadium_bonus[kind]
    return coins


@rule
def icons(table, cards, seat, icon):
    """How many cards with this icon a seat owns."""
    count = 0
    for kind in range(KINDS):
        if cards.icon[kind] == icon:
            count += table.owned[seat, kind]
    return count

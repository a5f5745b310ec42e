"""The bots: `random` takes any legal action, `amateur` reckons what numbers pay and hurries to the large projects."""

from golazo.games.machikoro.actions import (
    BUILD_LARGE,
    BUILD_NOTHING,
    BUILD_PROJECT,
    GIVE_CARD,
    KEEP,
    NO_SWAP,
    ROLL_AGAIN,
    ROLL_ONE,
    ROLL_TWO,
    SWAP_FOR,
    TAKE_FROM,
)
from golazo.games.machikoro.odds.dice import WHOLE, chance
from golazo.games.machikoro.refusals import LEGAL
from golazo.games.machikoro.rules.choices import legal
from golazo.games.machikoro.rules.dice import has, number_rolled
from golazo.games.machikoro.rules.income import earned, red_claim
from golazo.games.machikoro.rules.swapping import give_refusal
from golazo.games.machikoro.state import (
    ACADEMY,
    BANK,
    FROM_EVERYONE,
    FROM_ONE,
    GIVE,
    KINDS,
    LARGE,
    MUSEUM,
    PURPLE,
    REROLL,
    ROLL,
    STUDIO,
    SWAP,
    TAKE,
)
from golazo.kernel.entropy import below
from golazo.kernel.rule import rule

RANDOM, AMATEUR = range(2)
BOTS = ("random", "amateur")

# All reckoning is in whole numbers, so that it comes out the same on every processor: coins in 36ths, the chances of
# two dice, and rounds in hundredths.
COIN = WHOLE
ROUND = 100
LARGE_HASTE = ROUND  # what a large project is worth beyond its income: coins on the table get taken
LEAST_GAIN = COIN // 18  # a swap that brings less is not worth the trouble


@rule
def choose(bot, table, cards, entropy, actions):
    """What a bot does with the decision at hand; `actions` is room for the legal ones."""
    count = legal(table, cards, actions)
    if count == 1:
        return actions[0]
    if bot == RANDOM:
        entropy, pick = below(entropy, count)
        return actions[pick]
    if table.phase == ROLL:
        return ROLL_TWO if roll_value(table, cards, 2) > roll_value(table, cards, 1) else ROLL_ONE
    if table.phase == REROLL:
        return reroll_or_keep(table, cards)
    if table.phase == TAKE:
        return TAKE_FROM + best_victim(table, cards)
    if table.phase == SWAP:
        return best_swap(table, cards, actions, count)
    if table.phase == GIVE:
        return least_missed(table, cards, actions, count)
    return best_build(table, cards, actions, count)


# What numbers pay


@rule
def bank_pays(table, cards, seat, roller, number):
    """What the bank pays a seat when `roller` rolls a number."""
    coins = 0
    for place in range(cards.dues[BANK, number]):
        kind = cards.due[BANK, number, place]
        if seat == roller or cards.everybody[kind]:
            coins += earned(table, cards, seat, kind)
    return coins


@rule
def purple_pays(table, cards, seat, number):
    """What a seat's purple cards take from the others for a number of its own."""
    coins = 0
    for place in range(cards.dues[PURPLE, number]):
        kind = cards.due[PURPLE, number, place]
        if table.owned[seat, kind] == 0:
            continue
        richest = 0
        for other in range(table.players):
            if other != seat:
                paid = min(cards.amount[kind], table.coins[other])
                richest = max(richest, paid)
                if cards.effect[kind] == FROM_EVERYONE:
                    coins += paid
        if cards.effect[kind] == FROM_ONE:
            coins += richest
    return coins


@rule
def own_roll_pays(table, cards, seat, number):
    """What a number of its own brings a seat, claims of the others taken off."""
    claims = 0
    for other in range(table.players):
        if other != seat:
            claims += red_claim(table, cards, other, number)
    lost = min(claims, table.coins[seat])
    return bank_pays(table, cards, seat, seat, number) + purple_pays(table, cards, seat, number) - lost


@rule
def others_roll_pays(table, cards, seat, roller, number):
    """What a rival's number brings a seat; a rival hardly ever has more than a few coins to claim."""
    claim = min(red_claim(table, cards, seat, number), max(table.coins[roller], 2))
    return bank_pays(table, cards, seat, roller, number) + claim


@rule
def expected_roll(table, cards, seat, dice):
    """What a seat's own roll brings on average, in 36ths of a coin."""
    total = 0
    for number in range(1, 6 * dice + 1):
        total += chance(dice, number) * own_roll_pays(table, cards, seat, number)
    return total


@rule
def expected_round(table, cards, seat):
    """What a whole round, everybody's turn once, brings a seat on average, in 36ths of a coin."""
    own = expected_roll(table, cards, seat, 1)
    if has(table, seat, ACADEMY):
        two = expected_roll(table, cards, seat, 2)
        if has(table, seat, STUDIO):
            two += two // 6
        own = max(own, two)
    if has(table, seat, MUSEUM):
        own += own // 4  # about what a second roll adds
    for roller in range(table.players):
        if roller != seat:
            dice = 2 if has(table, roller, ACADEMY) else 1
            for number in range(1, 6 * dice + 1):
                own += chance(dice, number) * others_roll_pays(table, cards, seat, roller, number)
    return own


# Decisions


@rule
def roll_value(table, cards, dice):
    """What rolling so many dice is worth: the income, and with the studio the hope for a double."""
    value = expected_roll(table, cards, table.turn, dice)
    if dice == 2 and table.second_turn == 0 and has(table, table.turn, STUDIO):
        value += value // 6
    return value


@rule
def reroll_or_keep(table, cards):
    """Roll again when the number at hand brings less than a roll does on average."""
    dice = 1 if table.dice[1] == 0 else 2
    value = COIN * own_roll_pays(table, cards, table.turn, number_rolled(table))
    if table.dice[0] == table.dice[1] and table.second_turn == 0 and has(table, table.turn, STUDIO):
        value += expected_roll(table, cards, table.turn, 2)
    return ROLL_AGAIN if value < roll_value(table, cards, dice) else KEEP


@rule
def best_victim(table, cards):
    """Who can pay most; among equals, who has built most."""
    amount = cards.amount[table.resolving]
    best = 0
    best_value = -1
    for seat in range(table.players):
        if seat != table.turn:
            value = 1000 * min(amount, table.coins[seat]) + large_spent(table, cards, seat)
            if value > best_value:
                best, best_value = seat, value
    return best


@rule
def large_spent(table, cards, seat):
    """The cost of the large projects that a seat has built."""
    spent = 0
    for project in range(LARGE):
        if (table.built[seat] >> project) & 1:
            spent += cards.large_cost[project]
    return spent


@rule
def with_copies(table, cards, kind, copies):
    """What a round would bring the player to act with some copies of a kind more or less."""
    table.owned[table.turn, kind] += copies
    value = expected_round(table, cards, table.turn)
    table.owned[table.turn, kind] -= copies
    return value


@rule
def best_swap(table, cards, actions, count):
    """The rival's card that would bring most, if it brings more than the own card that is least missed."""
    now = expected_round(table, cards, table.turn)
    best = NO_SWAP
    best_value = now + LEAST_GAIN
    for place in range(count):
        if actions[place] == NO_SWAP:
            continue
        seat, wanted = (actions[place] - SWAP_FOR) // KINDS, (actions[place] - SWAP_FOR) % KINDS
        table.owned[table.turn, wanted] += 1
        for given in range(KINDS):
            if give_refusal(table, cards, given, seat, wanted) == LEGAL:
                value = with_copies(table, cards, given, -1)
                if value > best_value:
                    best, best_value = actions[place], value
        table.owned[table.turn, wanted] -= 1
    return best


@rule
def least_missed(table, cards, actions, count):
    """The card to give away, with the one asked for already counted in."""
    table.owned[table.turn, table.swap_kind] += 1
    best = actions[0]
    best_value = 0
    for place in range(count):
        value = with_copies(table, cards, actions[place] - GIVE_CARD, -1)
        if place == 0 or value > best_value:
            best, best_value = actions[place], value
    table.owned[table.turn, table.swap_kind] -= 1
    return best


@rule
def best_build(table, cards, actions, count):
    """What brings the end closest: rounds to go are the coins still missing over what a round brings."""
    seat = table.turn
    missing = -table.coins[seat]
    for project in range(LARGE):
        missing += cards.large_cost[project]
    missing -= large_spent(table, cards, seat)
    active = table.active[seat]
    table.active[seat] = table.built[seat]
    best = BUILD_NOTHING
    best_rounds = rounds_to_go(missing, expected_round(table, cards, seat))
    for place in range(count):
        action = actions[place]
        if action >= BUILD_LARGE:
            table.active[seat] = table.built[seat] | 1 << (action - BUILD_LARGE)
            rounds = rounds_to_go(missing, expected_round(table, cards, seat)) - LARGE_HASTE
            table.active[seat] = table.built[seat]
        elif action >= BUILD_PROJECT:
            kind = action - BUILD_PROJECT
            rounds = rounds_to_go(missing + cards.cost[kind], with_copies(table, cards, kind, 1))
        else:
            continue
        if rounds < best_rounds:
            best, best_rounds = action, rounds
    table.active[seat] = active
    return best


@rule
def rounds_to_go(missing, income):
    """How many rounds the missing coins take, in hundredths."""
    return max(missing, 0) * COIN * ROUND // max(income, 1)

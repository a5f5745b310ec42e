"""What cards, tokens and the ball are worth to the amateur, in thousandths of a goal. Whole numbers only."""

from golazo.games.tsubasa import effects
from golazo.games.tsubasa.odds.chances import WHOLE, goal_chance, kept_chance
from golazo.games.tsubasa.rules.piles import is_room
from golazo.games.tsubasa.rules.tokens import in_reserve
from golazo.games.tsubasa.state import (
    ALL_FATIGUE,
    DEFENCE,
    EXTRA_SECOND,
    FIRST_HALF,
    MANDATORY,
    NOT_BOOKED,
    PASS,
    RED,
    SECOND_HALF,
    SHOT,
    YELLOW,
)
from golazo.kernel.bits import has, lowest, size, without_lowest
from golazo.kernel.rule import rule

A_GOAL = 1000
THE_BALL = 430  # keeping the ball for the next round
SHOT_TOKEN = 60
PASS_TOKEN = 40
DEFENCE_TOKEN = 80
POINT = 70  # a point of the value that counts now
CARD_DRAWN = 90
FATIGUE_CARD = 130
ROUNDS = 7  # of a half, about, injury time included
SPECIAL_GOAL = 667


@rule
def utility(outcome):
    """What an outcome is worth to the attacker: a goal, or the ball."""
    return (goal_chance(outcome) * A_GOAL + kept_chance(outcome) * THE_BALL) // WHOLE


@rule
def is_end(table):
    """Whether this may be the last round: what is saved now may never be used."""
    last = table.half == EXTRA_SECOND or (table.half == SECOND_HALF and table.goals[0] != table.goals[1])
    return table.injury_time and last


@rule
def token_worth(kind):
    """What an available token is worth."""
    return SHOT_TOKEN if kind == SHOT else PASS_TOKEN if kind == PASS else DEFENCE_TOKEN


@rule
def points(table, cards, seat, card):
    """The points that a card brings a coach in this contest: for the attacker a mean of shot and pass."""
    value = cards.value[seat, card]
    if seat != table.attacker:
        return POINT * value[DEFENCE]
    return POINT * (3 * value[SHOT] + 2 * value[PASS]) // 5


@rule
def rounds_left(table):
    """How many rounds the match may have left, the present one included."""
    if table.half == FIRST_HALF:
        return 2 * ROUNDS - table.this_round
    return max(ROUNDS - table.this_round, 1) if table.half == SECOND_HALF else 2


@rule
def booking_worth(table, cards, booked):
    """What the next booking costs a coach who is `booked` so far, over the rounds that are left."""
    if booked == RED:
        return 0
    penalty = 0
    for value in range(3):
        weight = 3 if value == SHOT else 2 if value == PASS else 5
        penalty += weight * (cards.penalty[booked, value] - cards.penalty[booked + 1, value])
    return POINT * penalty // 10 * rounds_left(table) * 2 // 3


@rule
def lasting(cards, seat, card):
    """What a card is worth in the long run, whoever has the ball."""
    value = cards.value[seat, card]
    return POINT * (3 * value[SHOT] + 2 * value[PASS] + 5 * value[DEFENCE]) // 10


@rule
def best_token(table, seat, kinds):
    """The kind of token that a coach wants most among those that can be had."""
    best = lowest(kinds)
    best_worth = -1
    for kind in range(3):
        if has(kinds, kind):
            worth = token_worth(kind) - 6 * table.available[seat, kind]
            if (kind == DEFENCE and seat != table.attacker) or (kind != DEFENCE and seat == table.attacker):
                worth += 30
            if worth > best_worth:
                best, best_worth = kind, worth
    return best


@rule
def gain_worth(table, cards, seat, card, ability):
    """What the tokens of an ability are worth, as far as the reserve goes."""
    kinds = in_reserve(table, seat, cards.tokens[seat, card, ability])
    if kinds == 0:
        return 0
    amount = cards.amount[seat, card, ability]
    if cards.effect[seat, card, ability] == effects.GAIN_ONE_OF:
        return amount * token_worth(best_token(table, seat, kinds))
    worth = 0
    for kind in range(3):
        if has(kinds, kind):
            worth += amount * token_worth(kind)
    return worth


@rule
def best_card(table, cards, seat, pile):
    """The card of a pile, which is not empty, that brings a coach most points in this contest."""
    best = lowest(pile)
    while pile:
        card = lowest(pile)
        if points(table, cards, seat, card) > points(table, cards, seat, best):
            best = card
        pile = without_lowest(pile)
    return best


@rule
def best_points(table, cards, seat, pile):
    """The points of the best card of a pile in this contest."""
    return points(table, cards, seat, best_card(table, cards, seat, pile)) if pile else 0


@rule
def worst_card(cards, seat, pile):
    """The card of a pile, which is not empty, that is worth least in the long run; any fatigue card is."""
    worst = lowest(pile)
    worst_worth = 1 << 30
    while pile:
        card = lowest(pile)
        worth = lasting(cards, seat, card)
        if has(ALL_FATIGUE, card):
            worth = -FATIGUE_CARD
        if cards.effect[seat, card, 0]:
            worth += CARD_DRAWN
        if worth < worst_worth:
            worst, worst_worth = card, worth
        pile = without_lowest(pile)
    return worst


@rule
def thinning_worth(cards, seat, pile):
    """What it is worth to remove the worst card of a pile."""
    if pile == 0:
        return 0
    return max(0, POINT - lasting(cards, seat, worst_card(cards, seat, pile)))


@rule
def effect_worth(table, cards, seat, card, ability, outlook):
    """What an ability is worth now; `outlook` is what the attacker may expect of this round."""
    effect = cards.effect[seat, card, ability]
    if has(effects.TOKENS, effect):
        return gain_worth(table, cards, seat, card, ability)
    if has(effects.CARDS, effect):
        return more_cards_worth(table, cards, seat, effect, cards.amount[seat, card, ability])
    if effect == effects.REMOVE_HAND:
        return thinning_worth(cards, seat, table.hand[seat])
    if effect == effects.REMOVE_DISCARD:
        return thinning_worth(cards, seat, table.discard_pile[seat])
    if has(effects.RIVAL, effect):
        return harm_worth(table, cards, 1 - seat, effect, cards.amount[seat, card, ability])
    if effect == effects.CLEAR_YELLOW:
        return booking_worth(table, cards, NOT_BOOKED) if table.booked[seat] == YELLOW else 0
    if effect == effects.REROLL_DIE:
        return POINT
    if effect == effects.SAVE_SHOT:
        return saves_worth(table, cards, seat, card, ability)
    if has(effects.ENDING, effect) and seat == table.attacker:
        own = effect == effects.CONTROL_AND_ADVANCE or cards.amount[seat, card, ability] == seat
        return (THE_BALL if effect == effects.CONTROL_AND_ADVANCE else SPECIAL_GOAL) - outlook if own else 0
    return 0


@rule
def more_cards_worth(table, cards, seat, effect, amount):
    """What drawing, or playing another card, is worth."""
    if effect == effects.DRAW:
        return CARD_DRAWN * amount
    if not is_room(table):
        return 0
    if effect == effects.PLAY_HAND:
        return CARD_DRAWN if size(table.hand[seat]) > 1 else 0
    return best_points(table, cards, seat, table.discard_pile[seat]) if effect == effects.PLAY_DISCARD else POINT


@rule
def harm_worth(table, cards, rival, effect, amount):
    """What it is worth to take something from the rival."""
    if effect == effects.RIVAL_DISCARDS:
        return POINT * amount if table.hand[rival] else 0
    if effect == effects.RIVAL_SENDS_BACK:
        return best_points(table, cards, rival, table.area[rival])
    if effect == effects.RIVAL_TIRES:
        return FATIGUE_CARD if table.bench[rival] & ALL_FATIGUE else 0
    return booking_worth(table, cards, table.booked[rival])


@rule
def saves_worth(table, cards, seat, card, ability):
    """What a goalkeeper in play is worth to the defender: the share of shots kept out."""
    if seat == table.attacker or table.area[seat] & cards.savers[seat]:
        return 0
    return cards.tokens[seat, card, ability] * A_GOAL // 15


@rule
def mandatory_cost(table, cards, seat, card):
    """What a card's mandatory action costs."""
    effect = cards.effect[seat, card, MANDATORY]
    if effect == effects.REMOVE_THIS:
        return lasting(cards, seat, card) + points(table, cards, seat, card) // 2
    if effect == effects.TIRE:
        return FATIGUE_CARD if table.bench[seat] & ALL_FATIGUE else 0
    if effect == effects.BE_BOOKED:
        return booking_worth(table, cards, table.booked[seat])
    if effect == effects.DISCARD_CARD:
        return CARD_DRAWN if table.hand[seat] else 0
    return 0


@rule
def ability_worth(table, cards, seat, card, ability, outlook):
    """What using an ability is worth, with what is due for it."""
    if cards.effect[seat, card, ability] == effects.NO_EFFECT:
        return 0
    worth = effect_worth(table, cards, seat, card, ability, outlook)
    if ability == 0:
        worth -= mandatory_cost(table, cards, seat, card)
    return worth


@rule
def abilities_worth(table, cards, seat, card, outlook):
    """What the abilities of a card are worth, of which a bad one is simply not used."""
    first = ability_worth(table, cards, seat, card, 0, outlook)
    return max(0, first) + max(0, ability_worth(table, cards, seat, card, 1, outlook))

"""Bots: `random` does anything, `amateur` weighs cards, tokens and exact odds, and sees no more than its coach does."""

from golazo.games.tsubasa import effects
from golazo.games.tsubasa.actions import (
    AIM,
    ATTACK_FIRST,
    BLOCK,
    DISCARD_HAND,
    DRAFT_CARD,
    DRAFT_DECK,
    END,
    GAIN_TOKEN,
    KEEP,
    MOTIVATE,
    PASS_BALL,
    PLAY_CARD,
    REMOVE_CARD,
    SAVE_WITH,
    SEND_BACK_CARD,
    SHOOT,
    SIGN,
    SPEND_TOKENS,
    STOP,
    USE_1,
)
from golazo.games.tsubasa.bots.appraisal import (
    A_GOAL,
    POINT,
    SPECIAL_GOAL,
    abilities_worth,
    ability_worth,
    best_card,
    best_token,
    is_end,
    lasting,
    points,
    token_worth,
    utility,
    worst_card,
)
from golazo.games.tsubasa.odds.chances import (
    STEP,
    best_reroll,
    chances_let_lie,
    chances_now,
    saves_of,
    saving_card,
    without_rerolls,
)
from golazo.games.tsubasa.refusals import LEGAL
from golazo.games.tsubasa.rules.abilities import effect_refusal, use_refusal
from golazo.games.tsubasa.rules.bench import may_motivate, may_sign
from golazo.games.tsubasa.rules.choices import legal
from golazo.games.tsubasa.rules.contest import total
from golazo.games.tsubasa.rules.goalkeeper import best_saver
from golazo.games.tsubasa.rules.kinds import kind_of
from golazo.games.tsubasa.rules.piles import goalkeeper_in_play
from golazo.games.tsubasa.rules.pitch import deck_refusal
from golazo.games.tsubasa.rules.tokens import in_reserve
from golazo.games.tsubasa.state import (
    ABILITIES,
    ATTACK,
    CHOOSE,
    DEFENCE,
    DISCARD,
    DRAFT,
    GAIN,
    KICK_OFF,
    MATCH,
    MOTIVATED,
    NO_CARD,
    NOTHING,
    PASS,
    PLAY_FROM_DISCARD,
    PLAY_FROM_HAND,
    REMOVE_FROM_DISCARD,
    REMOVE_FROM_HAND,
    REROLL,
    SAVE,
    SEND_BACK,
    SHOT,
    SIGNING,
    SPECIAL_SHOT,
    SPECIALS,
    SPEND,
    SQUAD,
)
from golazo.kernel.bits import has, lowest, without_lowest
from golazo.kernel.entropy import below
from golazo.kernel.rule import rule

RANDOM, AMATEUR = range(2)
BOTS = ("random", "amateur")

OUTLOOK = 430  # what an attack brings on average before anything is played, in thousandths of a goal
WHIM = 300  # how far taste may outweigh reckoning in the draft
DENIAL = 60  # what it is worth to keep the rival's special shot from the rival
UNSEEN = 160  # what an unseen match card is worth
NEWCOMER = 90  # what a player brought on is worth beyond this round
MOST_SPENT = 8  # more tokens than can be spent: what is packed together keeps apart


@rule
def choose(bot, table, cards, entropy, actions):
    """What a bot does with the decision at hand; `actions` is room for the legal ones."""
    count = legal(table, cards, actions)
    if count == 1:
        return actions[0]
    if bot == RANDOM:
        entropy, pick = below(entropy, count)
        return actions[pick]
    phase = table.phase
    if phase == ATTACK:
        return attack(table, cards)
    if phase == ABILITIES:
        return use_or_end(table, cards)
    if phase == DRAFT:
        return draft(table, cards, entropy)
    if phase in (CHOOSE, SPEND):
        return contest(table, cards, actions)
    if phase == REROLL:
        return reroll(table, cards, actions)
    if phase == SAVE:
        return SAVE_WITH + kind_of(table.to_act, best_saver(table, cards))
    return small_choice(table, cards, entropy)


# The draft and the attack


@rule
def draft(table, cards, entropy):
    """The match card that helps most, now and later, with some taste; or the rival's special shot, to deny it."""
    best = DRAFT_DECK
    entropy, whim = below(entropy, WHIM)
    best_worth = UNSEEN + whim if deck_refusal(table) == LEGAL else -A_GOAL
    pitch = table.pitch
    while pitch:
        card = lowest(pitch)
        entropy, whim = below(entropy, WHIM)
        worth = draft_worth(table, cards, card) + whim
        if worth > best_worth:
            best, best_worth = DRAFT_CARD + card - MATCH, worth
        pitch = without_lowest(pitch)
    return best


@rule
def draft_worth(table, cards, card):
    """What a match card of the pitch is worth to the coach who drafts."""
    seat = table.to_act
    if cards.effect[seat, card, 0] == effects.SHOOT_SPECIAL:
        if cards.amount[seat, card, 0] != seat:
            return DENIAL
        return SPECIAL_GOAL - OUTLOOK if seat == table.attacker else (SPECIAL_GOAL - OUTLOOK) // 2
    worth = (2 * points(table, cards, seat, card) + lasting(cards, seat, card)) // 3
    return worth + abilities_worth(table, cards, seat, card, OUTLOOK) // 2


@rule
def outlook(table, cards):
    """What the attacker may expect of this round: halfway between an attack on average and the cards as they lie."""
    return (OUTLOOK + max(plain_utility(table, cards, SHOT), plain_utility(table, cards, PASS))) // 2


@rule
def plain_utility(table, cards, action):
    """What a shot or pass is worth to the attacker with the cards in play, without tokens and rerolls."""
    attacker, defender = table.attacker, 1 - table.attacker
    lead = total(table, cards, attacker, action) - total(table, cards, defender, DEFENCE)
    caught, corner = saves_of(table, cards, saving_card(table, cards))
    return utility(without_rerolls(lead, action, caught, corner, table.assured_success))


@rule
def play_worth(table, cards, card, expected):
    """What playing a card now is worth, against keeping it for a round in the other role."""
    seat = table.to_act
    value = cards.value[seat, card]
    kept_for = value[DEFENCE] if seat == table.attacker else max(value[SHOT], value[PASS])
    worth = points(table, cards, seat, card) + abilities_worth(table, cards, seat, card, expected)
    return worth - POINT * max(0, kept_for - 1) // 3


@rule
def attack(table, cards):
    """Bring somebody on, play the card that is worth most, or stop when none is worth anything."""
    arrival = best_arrival(table, cards)
    if arrival != NOTHING:
        return arrival
    card = best_to_play(table, cards, table.hand[table.to_act], 1)
    return STOP if card == NO_CARD else PLAY_CARD + kind_of(table.to_act, card)


@rule
def best_to_play(table, cards, pile, least):
    """The card of a pile that is worth most to play now, if it is worth so much."""
    expected = outlook(table, cards)
    best = NO_CARD
    best_worth = least - 1
    while pile:
        worth = play_worth(table, cards, lowest(pile), expected)
        if worth > best_worth:
            best, best_worth = lowest(pile), worth
        pile = without_lowest(pile)
    return best


@rule
def use_or_end(table, cards):
    """The ability worth most, or somebody to bring on, or the end of it."""
    seat = table.to_act
    card = table.open_card[table.depth - 1]
    expected = outlook(table, cards)
    best = NOTHING
    best_worth = 0
    for ability in range(2):
        if use_refusal(table, cards, ability) == LEGAL and effect_refusal(table, cards, card, ability) == LEGAL:
            worth = ability_worth(table, cards, seat, card, ability, expected)
            if worth > best_worth:
                best, best_worth = USE_1 + ability, worth
    if best != NOTHING:
        return best
    arrival = best_arrival(table, cards)
    return END if arrival == NOTHING else arrival


# The bench


@rule
def best_arrival(table, cards):
    """Whom to motivate or sign, if anybody is worth the tokens."""
    seat = table.to_act
    best = NOTHING
    best_worth = 0
    players = may_motivate(table, cards)
    while players:
        player = lowest(players)
        worth = arrival_worth(table, cards, player + MOTIVATED, player)
        if worth > best_worth:
            best, best_worth = MOTIVATE + seat * SQUAD + player, worth
        players = without_lowest(players)
    signings = may_sign(table, cards)
    while signings:
        card = lowest(signings)
        is_keeper = has(cards.goalkeepers[seat], card)
        replaced = goalkeeper_in_play(table, cards, seat) if is_keeper else NO_CARD
        worth = arrival_worth(table, cards, card, replaced)
        if worth > best_worth:
            best, best_worth = SIGN + card - SIGNING, worth
        signings = without_lowest(signings)
    return best


@rule
def arrival_worth(table, cards, card, replaced):
    """What a player brought on is worth, less the one replaced and the tokens."""
    worth = player_worth(table, cards, card) - cost_worth(table, cards, card)
    return worth + NEWCOMER if replaced == NO_CARD else worth + NEWCOMER - player_worth(table, cards, replaced)


@rule
def player_worth(table, cards, card):
    """What a player in the play area is worth, this round and later."""
    seat = table.to_act
    worth = points(table, cards, seat, card) + lasting(cards, seat, card)
    return worth + abilities_worth(table, cards, seat, card, OUTLOOK)


@rule
def cost_worth(table, cards, card):
    """What the tokens that a card costs are worth; nothing if there is no later."""
    worth = 0
    if not is_end(table):
        for kind in range(3):
            worth += cards.cost[table.to_act, card, kind] * token_worth(kind)
    return worth


# The contest


@rule
def contest(table, cards, room):
    """Shot or pass, and how many tokens: what is best if the defender then spends best."""
    arrival = best_arrival(table, cards)
    if arrival != NOTHING:
        return arrival
    if table.phase == CHOOSE:
        shot = best_spending(table, cards, SHOT, room)
        return SHOOT if shot // MOST_SPENT > best_spending(table, cards, PASS, room) // MOST_SPENT else PASS_BALL
    if table.to_act == table.attacker:
        return SPEND_TOKENS + best_spending(table, cards, table.action, room) % MOST_SPENT
    return SPEND_TOKENS + best_answer(table, cards, table.action, table.spent[table.attacker], room) % MOST_SPENT


@rule
def price(table, seat, kind):
    """What it costs a coach to spend a token: nothing if there is no later, less where many are left."""
    if is_end(table):
        return 0
    return token_worth(kind) // 2 if table.available[seat, kind] > 3 else token_worth(kind)


@rule
def best_spending(table, cards, action, room):
    """How many tokens the attacker spends best on an action, and what the action is worth then, packed together."""
    seat = table.attacker
    best, best_worth = 0, -A_GOAL
    for tokens in range(table.available[seat, action] + 1):
        worth = best_answer(table, cards, action, tokens, room) // MOST_SPENT - tokens * price(table, seat, action)
        if worth > best_worth:
            best, best_worth = tokens, worth
    return best_worth * MOST_SPENT + best


@rule
def best_answer(table, cards, action, tokens, room):
    """How many tokens the defender spends best against an action, and what is left of it, packed together."""
    seat = 1 - table.attacker
    cost = price(table, seat, DEFENCE)
    best, best_worth, left = 0, 1 << 30, 0
    for answer in range(table.available[seat, DEFENCE] + 1):
        worth = utility(chances_now(table, cards, action, tokens, answer, room))
        if worth + answer * cost < best_worth:
            best, best_worth, left = answer, worth + answer * cost, worth
    return left * MOST_SPENT + best


@rule
def reroll(table, cards, room):
    """Have the die rolled again that comes out best, unless to let the dice lie is as good."""
    sign = 1 if table.to_act == table.attacker else -1
    die, outcome = best_reroll(table, cards, table.to_act, room)
    kept = chances_let_lie(table, cards, room)
    return die if sign * (outcome // STEP) > sign * (kept // STEP) else KEEP


# What cards ask for


@rule
def small_choice(table, cards, entropy):
    """A token, a card or a special shot, as an ability asks for it; and the kick-off, which is worth having."""
    seat = table.to_act
    phase = table.phase
    if phase == KICK_OFF:
        return ATTACK_FIRST
    if phase == GAIN:
        return GAIN_TOKEN + best_token(table, seat, in_reserve(table, seat, table.gain_kinds))
    if phase == PLAY_FROM_HAND:
        return PLAY_CARD + kind_of(seat, best_to_play(table, cards, table.hand[seat], -A_GOAL))
    if phase == PLAY_FROM_DISCARD:
        return PLAY_CARD + kind_of(seat, best_to_play(table, cards, table.discard_pile[seat], -A_GOAL))
    if phase == REMOVE_FROM_HAND:
        return REMOVE_CARD + kind_of(seat, worst_card(cards, seat, table.hand[seat]))
    if phase == REMOVE_FROM_DISCARD:
        return REMOVE_CARD + kind_of(seat, worst_card(cards, seat, table.discard_pile[seat]))
    if phase == DISCARD:
        return DISCARD_HAND + kind_of(seat, worst_card(cards, seat, table.hand[seat]))
    if phase == SEND_BACK:
        return SEND_BACK_CARD + kind_of(1 - seat, best_card(table, cards, 1 - seat, table.area[1 - seat]))
    entropy, pick = below(entropy, SPECIALS)
    return (AIM if phase == SPECIAL_SHOT else BLOCK) + seat * SPECIALS + pick

"""What the coach to act may do, and why not."""

from golazo.games.tsubasa.actions import (
    AIM,
    ATTACK_FIRST,
    BLOCK,
    DEFEND_FIRST,
    DISCARD_HAND,
    DRAFT_CARD,
    DRAFT_DECK,
    END,
    GAIN_TOKEN,
    KEEP,
    MOTIVATE,
    NO_SAVE,
    PLAY_CARD,
    REMOVE_CARD,
    REROLL_OWN,
    SAVE_WITH,
    SEND_BACK_CARD,
    SHOOT,
    SIGN,
    SPEND_TOKENS,
    STOP,
    USE_1,
)
from golazo.games.tsubasa.refusals import (
    LEGAL,
    MATCH_OVER,
    MOTIVATION_TOO_LATE,
    NOT_IN_DISCARD,
    NOT_IN_HAND,
    NOT_ON_CARD,
    NOT_RIVALS_PLAYED,
    OTHER_PHASE,
    RESERVE_EMPTY,
    SIGNING_TOO_LATE,
)
from golazo.games.tsubasa.rules.abilities import use_refusal
from golazo.games.tsubasa.rules.attack import play_refusal
from golazo.games.tsubasa.rules.bench import may_motivate, may_sign, motivate_refusal, sign_refusal
from golazo.games.tsubasa.rules.contest import spend_refusal, token_kind
from golazo.games.tsubasa.rules.dice import reroll_refusal
from golazo.games.tsubasa.rules.goalkeeper import save_refusal, savers_in_play
from golazo.games.tsubasa.rules.kinds import card_of, kind_of
from golazo.games.tsubasa.rules.pitch import deck_refusal, draft_refusal
from golazo.games.tsubasa.rules.special import special_refusal
from golazo.games.tsubasa.rules.tokens import in_reserve
from golazo.games.tsubasa.state import (
    ABILITIES,
    ALL_FATIGUE,
    ATTACK,
    CHOOSE,
    DISCARD,
    DRAFT,
    GAIN,
    KICK_OFF,
    MATCH,
    OVER,
    PLAY_FROM_DISCARD,
    PLAY_FROM_HAND,
    REMOVE_FROM_DISCARD,
    REMOVE_FROM_HAND,
    REROLL,
    SAVE,
    SEND_BACK,
    SIGNING,
    SPECIAL_DEFENCE,
    SPECIAL_SHOT,
    SPECIALS,
    SPEND,
    SQUAD,
)
from golazo.kernel.bits import has, lowest, without_lowest
from golazo.kernel.rule import rule


@rule
def refusal(table, cards, action):
    """Why the coach to act may not do this, or LEGAL. Each part names its rule."""
    if table.phase == OVER:
        return MATCH_OVER
    if MOTIVATE <= action < USE_1 and table.phase in (REROLL, SAVE):
        return MOTIVATION_TOO_LATE if action < SIGN else SIGNING_TOO_LATE
    if not belongs(table.phase, action):
        return OTHER_PHASE
    seat = table.to_act
    if DRAFT_CARD <= action < DRAFT_DECK:
        return draft_refusal(table, action - DRAFT_CARD + MATCH)
    if action == DRAFT_DECK:
        return deck_refusal(table)
    if PLAY_CARD <= action < STOP:
        source = table.discard_pile[seat] if table.phase == PLAY_FROM_DISCARD else table.hand[seat]
        return play_refusal(table, card_of(seat, action - PLAY_CARD, source))
    if MOTIVATE <= action < SIGN:
        return motivate_refusal(table, cards, action - MOTIVATE)
    if SIGN <= action < USE_1:
        return sign_refusal(table, cards, action - SIGN + SIGNING)
    if USE_1 <= action < END:
        return use_refusal(table, cards, action - USE_1)
    if GAIN_TOKEN <= action < AIM:
        return choice_refusal(table, action)
    return contest_refusal(table, cards, action)


@rule
def belongs(phase, action):
    """CT-RND-1, CT-MOT-1, CT-SIGN-1: whether an action is one of a phase at all."""
    if MOTIVATE <= action < USE_1:
        return phase in (ATTACK, ABILITIES, CHOOSE, SPEND)
    if PLAY_CARD <= action < STOP:
        return phase in (ATTACK, PLAY_FROM_HAND, PLAY_FROM_DISCARD)
    if REMOVE_CARD <= action < DISCARD_HAND:
        return phase in (REMOVE_FROM_HAND, REMOVE_FROM_DISCARD)
    return phase == phase_of(action)


@rule
def phase_of(action):
    """CT-RND-1: the phase of an action that belongs to one only."""
    if action <= DEFEND_FIRST:
        return KICK_OFF
    if action <= DRAFT_DECK:
        return DRAFT
    if action == STOP:
        return ATTACK
    if action <= END:
        return ABILITIES
    if action < REMOVE_CARD:
        return GAIN
    if action < SEND_BACK_CARD:
        return DISCARD
    if action < AIM:
        return SEND_BACK
    if action < BLOCK:
        return SPECIAL_SHOT
    if action < SHOOT:
        return SPECIAL_DEFENCE
    if action < SPEND_TOKENS:
        return CHOOSE
    if action < REROLL_OWN:
        return SPEND
    return REROLL if action <= KEEP else SAVE


@rule
def choice_refusal(table, action):
    """CT-TERM-1, CT-TERM-2: a token that the card offers and the reserve holds; a card from where it must come."""
    seat = table.to_act
    if action < REMOVE_CARD:
        kind = action - GAIN_TOKEN
        if not has(table.gain_kinds, kind):
            return NOT_ON_CARD
        return LEGAL if in_reserve(table, seat, 1 << kind) else RESERVE_EMPTY
    if action >= SEND_BACK_CARD:
        card = card_of(1 - seat, action - SEND_BACK_CARD, table.area[1 - seat])
        return LEGAL if card >= 0 and has(table.area[1 - seat], card) else NOT_RIVALS_PLAYED
    from_discard = table.phase == REMOVE_FROM_DISCARD
    source = table.discard_pile[seat] if from_discard else table.hand[seat]
    first = REMOVE_CARD if action < DISCARD_HAND else DISCARD_HAND
    card = card_of(seat, action - first, source)
    if card >= 0 and has(source, card):
        return LEGAL
    return NOT_IN_DISCARD if from_discard else NOT_IN_HAND


@rule
def contest_refusal(table, cards, action):
    """CT-SPEC-1, CT-SHOT-2, CT-DICE-2, CT-DICE-3: own special cards, tokens that are there, dice rolled, a saver."""
    if AIM <= action < BLOCK:
        return special_refusal(table, action - AIM)
    if BLOCK <= action < SHOOT:
        return special_refusal(table, action - BLOCK)
    if SPEND_TOKENS <= action < REROLL_OWN:
        return spend_refusal(table, action - SPEND_TOKENS)
    if REROLL_OWN <= action < KEEP:
        return reroll_refusal(table, action)
    if SAVE_WITH <= action < NO_SAVE:
        seat = table.to_act
        return save_refusal(table, cards, card_of(seat, action - SAVE_WITH, table.area[seat]))
    return LEGAL


@rule
def legal(table, cards, actions):
    """Fill `actions` with what the coach to act may do, in rising order; returns how many there are."""
    phase = table.phase
    seat = table.to_act
    if phase == ATTACK:
        count = list_cards(seat, table.hand[seat], PLAY_CARD, actions)
        actions[count] = STOP
        count = list_bench(table, cards, count + 1, actions)
    elif phase == ABILITIES:
        count = list_abilities(table, cards, actions)
    elif phase == DRAFT:
        count = list_numbers(table.pitch >> MATCH, DRAFT_CARD, 0, actions)
        actions[count] = DRAFT_DECK
        count += deck_refusal(table) == LEGAL
    elif phase == PLAY_FROM_HAND:
        count = list_cards(seat, table.hand[seat], PLAY_CARD, actions)
    elif phase == PLAY_FROM_DISCARD:
        count = list_cards(seat, table.discard_pile[seat], PLAY_CARD, actions)
    elif phase == REMOVE_FROM_HAND:
        count = list_cards(seat, table.hand[seat], REMOVE_CARD, actions)
    elif phase == REMOVE_FROM_DISCARD:
        count = list_cards(seat, table.discard_pile[seat], REMOVE_CARD, actions)
    elif phase == DISCARD:
        count = list_cards(seat, table.hand[seat], DISCARD_HAND, actions)
    elif phase == SEND_BACK:
        count = list_cards(1 - seat, table.area[1 - seat], SEND_BACK_CARD, actions)
    else:
        count = list_small_choices(table, cards, actions)
    return count


@rule
def list_small_choices(table, cards, actions):
    """CT-KICK-1, CT-TERM-2, CT-SPEC-1, CT-SHOT-1, CT-SHOT-2, CT-DICE-1, CT-DICE-3: the choices without cards."""
    phase = table.phase
    seat = table.to_act
    if phase == KICK_OFF:
        return list_range(ATTACK_FIRST, 2, 0, actions)
    if phase == GAIN:
        return list_numbers(in_reserve(table, seat, table.gain_kinds), GAIN_TOKEN, 0, actions)
    if phase == SPECIAL_SHOT:
        return list_range(AIM + seat * SPECIALS, SPECIALS, 0, actions)
    if phase == SPECIAL_DEFENCE:
        return list_range(BLOCK + seat * SPECIALS, SPECIALS, 0, actions)
    if phase == CHOOSE:
        return list_range(SHOOT, 2, list_bench(table, cards, 0, actions), actions)
    if phase == SPEND:
        count = list_bench(table, cards, 0, actions)
        return list_range(SPEND_TOKENS, table.available[seat, token_kind(table)] + 1, count, actions)
    if phase == REROLL:
        count = 0
        for action in range(REROLL_OWN, KEEP):
            actions[count] = action
            count += reroll_refusal(table, action) == LEGAL
        return list_range(KEEP, 1, count, actions)
    if phase == SAVE:
        count = list_cards(seat, savers_in_play(table, cards), SAVE_WITH, actions)
        return list_range(NO_SAVE, 1, count, actions)
    return 0


@rule
def list_abilities(table, cards, actions):
    """CT-ATK-2: abilities of the card that is on, whom to bring on, and the end of it."""
    count = list_bench(table, cards, 0, actions)
    for ability in range(2):
        actions[count] = USE_1 + ability
        count += use_refusal(table, cards, ability) == LEGAL
    actions[count] = END
    return count + 1


@rule
def list_bench(table, cards, count, actions):
    """CT-MOT-1, CT-SIGN-1: whom the coach to act may bring on."""
    count = list_numbers(may_motivate(table, cards), MOTIVATE + table.to_act * SQUAD, count, actions)
    return list_numbers(may_sign(table, cards) >> SIGNING, SIGN, count, actions)


@rule
def list_cards(seat, cards, first, actions):
    """An action for each kind of card in a coach's set; fatigue cards are all one kind."""
    fatigue = cards & ALL_FATIGUE
    cards ^= without_lowest(fatigue)
    count = 0
    while cards:
        actions[count] = first + kind_of(seat, lowest(cards))
        cards = without_lowest(cards)
        count += 1
    return count


@rule
def list_numbers(numbers, first, count, actions):
    """An action for each number of a set."""
    while numbers:
        actions[count] = first + lowest(numbers)
        numbers = without_lowest(numbers)
        count += 1
    return count


@rule
def list_range(first, length, count, actions):
    """Actions that follow each other."""
    for place in range(length):
        actions[count + place] = first + place
    return count + length

"""Abilities: what a card just played may do, and what is due for it."""

from golazo.games.tsubasa import effects, events
from golazo.games.tsubasa.refusals import (
    ATTACK_IS_OVER,
    CARD_GONE,
    CONTROL_NEEDS_BALL,
    DISCARD_EMPTY,
    EXTRA_LIMIT_REACHED,
    HAND_EMPTY,
    LEGAL,
    LIMIT_REACHED,
    NO_FATIGUE_LEFT,
    NO_SUCH_ABILITY,
    NO_YELLOW,
    NOTHING_TO_DRAW,
    OTHER_TEAMS_SPECIAL,
    REROLL_COMES_LATER,
    RESERVE_EMPTY,
    RIVAL_AREA_EMPTY,
    RIVAL_HAND_EMPTY,
    RIVAL_RED_ALREADY,
    SAVE_COMES_LATER,
    SPECIAL_NEEDS_BALL,
    USED_ALREADY,
)
from golazo.games.tsubasa.rules.attack import play_from_deck
from golazo.games.tsubasa.rules.bookings import book, clear_yellow
from golazo.games.tsubasa.rules.clock import end_round
from golazo.games.tsubasa.rules.kinds import kind_of
from golazo.games.tsubasa.rules.piles import LIMIT, draw, in_hand, is_room, leave_hand, limit, remove_from_area, tire
from golazo.games.tsubasa.rules.special import call_special_shot
from golazo.games.tsubasa.rules.tokens import gain, gain_one_of, in_reserve
from golazo.games.tsubasa.state import (
    ABILITY_1,
    ALL_FATIGUE,
    ATTACK,
    DISCARD,
    MANDATORY,
    PLAY_FROM_DISCARD,
    PLAY_FROM_HAND,
    RED,
    REMOVE_FROM_DISCARD,
    REMOVE_FROM_HAND,
    RESUME,
    SEND_BACK,
    YELLOW,
)
from golazo.kernel.bits import has, picked
from golazo.kernel.journal import note
from golazo.kernel.rule import rule


@rule
def use_refusal(table, cards, ability):
    """CT-ATK-2: an ability of the card that is on, still in play and not used yet, that can do something now.

    One that binds to a mandatory action may be used even where its own effect can do nothing.
    """
    seat = table.to_act
    card = table.open_card[table.depth - 1]
    effect = cards.effect[seat, card, ability]
    if effect == effects.NO_EFFECT:
        return NO_SUCH_ABILITY
    if not has(table.area[seat], card):
        return CARD_GONE
    if has(table.open_used[table.depth - 1], ability):
        return USED_ALREADY
    binds = ability == ABILITY_1 and cards.effect[seat, card, MANDATORY] != effects.NO_EFFECT
    if binds and not has(effects.DICE | effects.ENDING, effect):
        return LEGAL
    return effect_refusal(table, cards, card, ability)


@rule
def effect_refusal(table, cards, card, ability):
    """CT-ATK-2: why the effect of an ability can do nothing now, or LEGAL."""
    seat = table.to_act
    effect = cards.effect[seat, card, ability]
    if has(effects.TOKENS, effect):
        return LEGAL if in_reserve(table, seat, cards.tokens[seat, card, ability]) else RESERVE_EMPTY
    if has(effects.CARDS, effect):
        return more_cards_refusal(table, effect)
    if has(effects.THINNING, effect):
        return thinning_refusal(table, effect)
    if has(effects.RIVAL, effect):
        return rival_refusal(table, effect)
    if effect == effects.CLEAR_YELLOW:
        return LEGAL if table.booked[seat] == YELLOW else NO_YELLOW
    if effect == effects.REROLL_DIE:
        return REROLL_COMES_LATER
    if effect == effects.SAVE_SHOT:
        return SAVE_COMES_LATER
    return attackers_refusal(table, effect, cards.amount[seat, card, ability])


@rule
def more_cards_refusal(table, effect):
    """CT-DRAW-1, CT-ATK-3, CT-TERM-1: drawing needs cards; playing another one needs it, and room, in the attack."""
    seat = table.to_act
    if effect == effects.DRAW:
        return LEGAL if table.draw_deck[seat] | table.discard_pile[seat] else NOTHING_TO_DRAW
    if table.back != ATTACK:
        return ATTACK_IS_OVER
    if not is_room(table):
        return LIMIT_REACHED if limit(table) == LIMIT else EXTRA_LIMIT_REACHED
    if effect == effects.PLAY_HAND:
        return LEGAL if table.hand[seat] else HAND_EMPTY
    if effect == effects.PLAY_DISCARD:
        return LEGAL if table.discard_pile[seat] else DISCARD_EMPTY
    return LEGAL if table.draw_deck[seat] | table.discard_pile[seat] else NOTHING_TO_DRAW


@rule
def thinning_refusal(table, effect):
    """CT-TERM-1: removing a card needs one."""
    if effect == effects.REMOVE_HAND:
        return LEGAL if table.hand[table.to_act] else HAND_EMPTY
    if effect == effects.REMOVE_DISCARD:
        return LEGAL if table.discard_pile[table.to_act] else DISCARD_EMPTY
    return LEGAL


@rule
def rival_refusal(table, effect):
    """CT-INJ-1, CT-TERM-1, CT-FAT-1, CT-YEL-1: what is done to the rival needs something to be done to."""
    rival = 1 - table.to_act
    if effect == effects.RIVAL_DISCARDS:
        return LEGAL if table.hand[rival] else RIVAL_HAND_EMPTY
    if effect == effects.RIVAL_SENDS_BACK:
        return LEGAL if table.area[rival] else RIVAL_AREA_EMPTY
    if effect == effects.RIVAL_TIRES:
        return LEGAL if table.bench[rival] & ALL_FATIGUE else NO_FATIGUE_LEFT
    return LEGAL if table.booked[rival] < RED else RIVAL_RED_ALREADY


@rule
def attackers_refusal(table, effect, team):
    """CT-CTRL-1, CT-SPEC-1, CT-TERM-3: only the attacker, in the attack, and a special shot only of the own team."""
    in_attack = table.back == ATTACK and table.to_act == table.attacker
    if effect == effects.CONTROL_AND_ADVANCE:
        return LEGAL if in_attack else CONTROL_NEEDS_BALL
    if team != table.to_act:
        return OTHER_TEAMS_SPECIAL
    return LEGAL if in_attack else SPECIAL_NEEDS_BALL


@rule
def is_usable(table, cards):
    """CT-ATK-2: whether the card that is on has an ability to use."""
    return use_refusal(table, cards, 0) == LEGAL or use_refusal(table, cards, 1) == LEGAL


@rule
def use(table, cards, ability, stream, journal):
    """CT-ATK-2: use an ability, if its effect can do anything; with ability 1 the mandatory action is due."""
    seat = table.to_act
    card = table.open_card[table.depth - 1]
    refused = effect_refusal(table, cards, card, ability)
    table.open_used[table.depth - 1] |= 1 << ability
    note(journal, events.USED, seat, kind_of(seat, card), ability + 1, 0)
    if ability == ABILITY_1 and cards.effect[seat, card, MANDATORY] != effects.NO_EFFECT:
        table.due = 1 + card
    table.phase = RESUME
    if refused != LEGAL:
        return stream
    effect = cards.effect[seat, card, ability]
    if has(effects.TOKENS, effect):
        use_gain(table, cards, card, ability, journal)
        return stream
    if has(effects.CARDS, effect):
        return use_more_cards(table, effect, cards.amount[seat, card, ability], stream, journal)
    if has(effects.THINNING, effect):
        use_thinning(table, card, effect, journal)
        return stream
    if has(effects.RIVAL, effect):
        return use_on_rival(table, effect, cards.amount[seat, card, ability], stream, journal)
    if effect == effects.CLEAR_YELLOW:
        clear_yellow(table, seat, journal)
        return stream
    return use_attackers(table, cards, card, effect, stream, journal)


@rule
def use_gain(table, cards, card, ability, journal):
    """CT-TERM-2: one token of each kind, or of kinds that the coach chooses."""
    seat = table.to_act
    amount = cards.amount[seat, card, ability]
    kinds = cards.tokens[seat, card, ability]
    if cards.effect[seat, card, ability] == effects.GAIN_EACH:
        for kind in range(3):
            if has(kinds, kind):
                gain(table, seat, kind, amount, journal)
    else:
        table.gains = amount
        table.gain_kinds = kinds
        gain_one_of(table, journal)


@rule
def use_more_cards(table, effect, amount, stream, journal):
    """CT-TERM-1: draw, or play another card."""
    if effect == effects.DRAW:
        return draw(table, table.to_act, amount, stream, journal)
    if effect == effects.PLAY_DECK:
        return play_from_deck(table, stream, journal)
    table.phase = PLAY_FROM_HAND if effect == effects.PLAY_HAND else PLAY_FROM_DISCARD
    return stream


@rule
def use_thinning(table, card, effect, journal):
    """CT-TERM-1: remove this card, or another from the hand or the discard pile."""
    if effect == effects.REMOVE_THIS:
        remove_from_area(table, table.to_act, card, journal)
    elif effect == effects.REMOVE_HAND:
        table.phase = REMOVE_FROM_HAND
    else:
        table.phase = REMOVE_FROM_DISCARD


@rule
def use_on_rival(table, effect, amount, stream, journal):
    """CT-INJ-1, CT-FAT-1, CT-YEL-1, CT-TERM-1: the rival loses cards, tires, is booked, or takes a card back."""
    rival = 1 - table.to_act
    if effect == effects.RIVAL_DISCARDS:
        return injure(table, rival, amount, stream, journal)
    if effect == effects.RIVAL_SENDS_BACK:
        table.phase = SEND_BACK
    elif effect == effects.RIVAL_TIRES:
        tire(table, rival, journal)
    else:
        book(table, rival, journal)
    return stream


@rule
def injure(table, rival, count, stream, journal):
    """CT-INJ-1: random cards of the rival's hand go to the rival's discard pile."""
    for _ in range(count):
        if table.hand[rival] == 0:
            break
        stream, card = picked(stream, table.hand[rival])
        card = in_hand(table, rival, kind_of(rival, card))
        leave_hand(table, rival, card)
        table.discard_pile[rival] |= 1 << card
        note(journal, events.INJURED, rival, kind_of(rival, card), 0, 0)
    return stream


@rule
def use_attackers(table, cards, card, effect, stream, journal):
    """CT-CTRL-1, CT-SPEC-1: the card leaves the match; the pass has succeeded, or the special shot is taken.

    The attack ends with it, so what is due for the ability comes first (CT-CARD-1).
    """
    if table.due:
        do_mandatory(table, cards, journal)
    if has(table.area[table.to_act], card):
        remove_from_area(table, table.to_act, card, journal)
    if effect == effects.SHOOT_SPECIAL:
        call_special_shot(table, journal)
        return stream
    note(journal, events.CONTROLLED, table.to_act, 0, 0, 0)
    return end_round(table, 0, stream, journal)


@rule
def do_mandatory(table, cards, journal):
    """CT-CARD-1, CT-ATK-2: what is due for ability 1; discarding a card needs one, and a choice."""
    seat = table.to_act
    card = table.due - 1
    effect = cards.effect[seat, card, MANDATORY]
    table.due = 0
    if effect == effects.REMOVE_THIS and has(table.area[seat], card):
        remove_from_area(table, seat, card, journal)
    elif effect == effects.TIRE:
        tire(table, seat, journal)
    elif effect == effects.BE_BOOKED:
        book(table, seat, journal)
    elif effect == effects.DISCARD_CARD and table.hand[seat]:
        table.phase = DISCARD


@rule
def remove_chosen(table, card, journal):
    """CT-TERM-1: a card of the hand or the discard pile goes to the box for this match."""
    seat = table.to_act
    source = events.FROM_DISCARD
    if table.phase == REMOVE_FROM_HAND:
        leave_hand(table, seat, card)
        source = events.FROM_HAND
    else:
        table.discard_pile[seat] &= ~(1 << card)
    table.removed[seat] |= 1 << card
    note(journal, events.REMOVED, seat, kind_of(seat, card), source, 0)
    table.phase = RESUME


@rule
def discard_chosen(table, card, journal):
    """CT-TERM-1: a card of the hand goes to the discard pile."""
    leave_hand(table, table.to_act, card)
    table.discard_pile[table.to_act] |= 1 << card
    note(journal, events.DISCARDED, table.to_act, kind_of(table.to_act, card), 0, 0)
    table.phase = RESUME


@rule
def send_back(table, card, journal):
    """CT-TERM-1, CT-ATK-3: a card that the rival has played goes to the rival's discard pile, and counts no more."""
    rival = 1 - table.to_act
    table.area[rival] &= ~(1 << card)
    table.discard_pile[rival] |= 1 << card
    note(journal, events.SENT_BACK, rival, kind_of(rival, card), 0, 0)
    table.phase = RESUME

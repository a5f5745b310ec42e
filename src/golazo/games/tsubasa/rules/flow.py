"""The flow of a match: a decision is carried out, and then everything up to the next decision."""

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
    NO_SAVE,
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
from golazo.games.tsubasa.rules.abilities import discard_chosen, do_mandatory, is_usable, remove_chosen, send_back, use
from golazo.games.tsubasa.rules.attack import begin_turn, end_attack, next_turn, play, play_another, stop
from golazo.games.tsubasa.rules.bench import close_card, may_motivate, may_sign, motivate, sign
from golazo.games.tsubasa.rules.clock import begin_round, kick_off, winner
from golazo.games.tsubasa.rules.contest import ask_for_tokens, choose, decide, roll, spend
from golazo.games.tsubasa.rules.dice import keep, offer_reroll, reroll
from golazo.games.tsubasa.rules.goalkeeper import roll_save, try_no_save
from golazo.games.tsubasa.rules.kinds import card_of
from golazo.games.tsubasa.rules.piles import in_hand, is_room
from golazo.games.tsubasa.rules.pitch import draft, draft_unseen
from golazo.games.tsubasa.rules.special import aim, block
from golazo.games.tsubasa.rules.tokens import gain, gain_one_of
from golazo.games.tsubasa.state import (
    ABILITIES,
    ATTACK,
    BEGIN_ATTACK,
    BEGIN_ROUND,
    CHOOSE,
    CONTEST,
    DISCARD,
    DRAFT,
    END_ATTACK,
    GAIN,
    KICK_OFF,
    MATCH,
    NEXT_TURN,
    NOBODY,
    OVER,
    PLAY_FROM_DISCARD,
    PLAY_FROM_HAND,
    REMOVE_FROM_DISCARD,
    REMOVE_FROM_HAND,
    REROLL,
    RESUME,
    SAVE,
    SEND_BACK,
    SIGNING,
    SPECIAL_DEFENCE,
    SPECIAL_SHOT,
    SPECIALS,
    SPEND,
    SQUAD,
)
from golazo.kernel.rule import rule


@rule
def apply(table, cards, action, entropy, journal):
    """CT-RND-1: carry out a legal decision of the coach to act, up to the next decision."""
    phase = table.phase
    stream = entropy
    if MOTIVATE <= action < SIGN:
        motivate(table, cards, (action - MOTIVATE) % SQUAD, journal)
    elif SIGN <= action < USE_1:
        sign(table, cards, action - SIGN + SIGNING, journal)
    elif phase == ATTACK:
        apply_attack(table, action, journal)
    elif phase == ABILITIES:
        stream = apply_abilities(table, cards, action, stream, journal)
    elif phase in (DRAFT, KICK_OFF):
        stream = apply_start(table, action, stream, journal)
    elif phase < SPECIAL_SHOT:
        apply_choice(table, action, journal)
    elif phase <= SPECIAL_DEFENCE:
        stream = apply_special(table, cards, action, stream, journal)
    else:
        stream = apply_contest(table, cards, action, stream, journal)
    go_on(table, cards, stream, journal)


@rule
def apply_start(table, action, stream, journal):
    """CT-KICK-1, CT-DRAW-2: who kicks off; which match card."""
    if table.phase == KICK_OFF:
        table.kicked_off = table.to_act if action == ATTACK_FIRST else 1 - table.to_act
        kick_off(table, table.kicked_off, journal)
    elif action == DRAFT_DECK:
        return draft_unseen(table, stream, journal)
    else:
        draft(table, action - DRAFT_CARD + MATCH, journal)
    return stream


@rule
def apply_attack(table, action, journal):
    """CT-ATK-1: a card from the hand, or no more cards."""
    if action == STOP:
        stop(table, journal)
    else:
        seat = table.to_act
        play(table, in_hand(table, seat, action - PLAY_CARD), journal)


@rule
def apply_abilities(table, cards, action, stream, journal):
    """CT-ATK-2: an ability of the card that is on, or no more of them."""
    if action == END:
        close_card(table)
        go_back_over_open_cards(table, cards, journal)
        return stream
    return use(table, cards, action - USE_1, stream, journal)


@rule
def apply_choice(table, action, journal):
    """CT-TERM-1, CT-TERM-2: what an ability, or a mandatory action, asks for."""
    seat = table.to_act
    phase = table.phase
    if phase == GAIN:
        gain(table, seat, action - GAIN_TOKEN, 1, journal)
        table.gains -= 1
        gain_one_of(table, journal)
    elif phase == PLAY_FROM_HAND:
        play_another(table, in_hand(table, seat, action - PLAY_CARD), journal)
    elif phase == PLAY_FROM_DISCARD:
        play_another(table, card_of(seat, action - PLAY_CARD, table.discard_pile[seat]), journal)
    elif phase == REMOVE_FROM_HAND:
        remove_chosen(table, in_hand(table, seat, action - REMOVE_CARD), journal)
    elif phase == REMOVE_FROM_DISCARD:
        remove_chosen(table, card_of(seat, action - REMOVE_CARD, table.discard_pile[seat]), journal)
    elif phase == DISCARD:
        discard_chosen(table, in_hand(table, seat, action - DISCARD_HAND), journal)
    elif phase == SEND_BACK:
        send_back(table, card_of(1 - seat, action - SEND_BACK_CARD, table.area[1 - seat]), journal)


@rule
def apply_special(table, cards, action, stream, journal):
    """CT-SPEC-1: the secret choices of a special shot."""
    if table.phase == SPECIAL_SHOT:
        aim(table, (action - AIM) % SPECIALS)
        return stream
    return block(table, cards, (action - BLOCK) % SPECIALS, stream, journal)


@rule
def apply_contest(table, cards, action, stream, journal):
    """CT-SHOT-1, CT-SHOT-2, CT-DICE-1, CT-DICE-3: shot or pass, tokens, rerolls, the goalkeeper."""
    phase = table.phase
    if phase == CHOOSE:
        choose(table, cards, action - SHOOT, journal)
    elif phase == SPEND:
        spend(table, cards, action - SPEND_TOKENS, journal)
    elif phase == REROLL:
        if action == KEEP:
            keep(table, cards)
        else:
            stream = reroll(table, cards, action, stream, journal)
    elif phase == SAVE:
        if action == NO_SAVE:
            try_no_save(table)
        else:
            card = card_of(table.to_act, action - SAVE_WITH, table.area[table.to_act])
            stream = roll_save(table, card, stream, journal)
            offer_reroll(table, cards)
    return stream


@rule
def go_on(table, cards, stream, journal):
    """CT-RND-1: the steps that need no decision, until one does."""
    while table.phase > OVER:
        step = table.phase
        if step == RESUME:
            resume(table, cards, journal)
        elif step == NEXT_TURN:
            next_turn(table, cards, journal)
        elif step == BEGIN_ROUND:
            stream = begin_round(table, stream, journal)
        elif step == BEGIN_ATTACK:
            begin_turn(table, cards, table.attacker, journal)
        elif step == END_ATTACK:
            end_attack(table)
        elif step == CONTEST:
            stream = roll(table, stream, journal)
            offer_reroll(table, cards)
        else:
            stream = decide(table, cards, stream, journal)


@rule
def resume(table, cards, journal):
    """CT-ATK-2, CT-MOT-1: after an ability or an arrival: what is due, then what else can be used or brought on."""
    if table.due:
        table.phase = RESUME
        do_mandatory(table, cards, journal)
        if table.phase != RESUME:
            return
    table.phase = ABILITIES
    if table.depth > 0 and (is_usable(table, cards) or may_motivate(table, cards) or may_sign(table, cards)):
        return
    go_back_over_open_cards(table, cards, journal)


@rule
def go_back_over_open_cards(table, cards, journal):
    """CT-ATK-2: to the last card of this turn that still can be used; after all of them the match goes on."""
    while table.depth > 0:
        if is_usable(table, cards):
            table.phase = ABILITIES
            return
        close_card(table)
    if table.back == CHOOSE:
        end_attack(table)
    elif table.back == SPEND:
        table.back = 0
        ask_for_tokens(table, cards)
    elif table.played or not is_room(table):
        table.phase = NEXT_TURN
    else:
        begin_turn(table, cards, table.to_act, journal)


@rule
def to_act(table):
    """CT-RND-1: whose decision it is."""
    return table.to_act


@rule
def over(table):
    """CT-END-1: whether the match has ended."""
    return table.phase == OVER


@rule
def returns(table, seat):
    """CT-END-1, CT-END-2: 1 for the winner, a half for each in a draw, 0 while the match goes on."""
    if table.phase != OVER:
        return 0.0
    if winner(table) == NOBODY:
        return 0.5
    return 1.0 if winner(table) == seat else 0.0

"""The bench: motivating a player, and signing one."""

from golazo.games.tsubasa import events
from golazo.games.tsubasa.refusals import (
    LEGAL,
    MOTIVATION_TOO_DEAR,
    NO_GOALKEEPER,
    NO_MOTIVATION,
    NOT_IN_AREA,
    NOT_LAID_OUT,
    SIGNING_NO_ROOM,
    SIGNING_TOO_DEAR,
    SIGNING_TOO_LATE,
)
from golazo.games.tsubasa.rules.kinds import kind_of
from golazo.games.tsubasa.rules.piles import goalkeeper_in_play, is_room, remove_from_area
from golazo.games.tsubasa.rules.tokens import can_pay, pay
from golazo.games.tsubasa.state import (
    ABILITIES,
    ALL_FATIGUE,
    ATTACK,
    MOTIVATED,
    NO_CARD,
    NOTHING,
    RESUME,
    SQUAD,
)
from golazo.kernel.bits import has, lowest, without_lowest
from golazo.kernel.journal import note
from golazo.kernel.rule import rule


@rule
def in_attack(table):
    """CT-ATK-1: whether this decision belongs to an attack turn, not to the contest after it."""
    return table.phase == ATTACK or (table.phase == ABILITIES and table.back == ATTACK)


@rule
def motivate_refusal(table, cards, place):
    """CT-MOT-1: a player of one's own in the play area, who has a motivation card, for its cost."""
    seat, player = place // SQUAD, place % SQUAD
    if seat != table.to_act or not has(table.bench[seat], player + MOTIVATED):
        return NO_MOTIVATION
    if not has(table.area[seat], player):
        return NOT_IN_AREA
    return LEGAL if can_pay(table, cards, seat, player + MOTIVATED) else MOTIVATION_TOO_DEAR


@rule
def sign_refusal(table, cards, card):
    """CT-SIGN-1: a signing laid out, in an own attack turn, for its cost, with room or a goalkeeper to replace."""
    seat = table.to_act
    if not in_attack(table):
        return SIGNING_TOO_LATE
    if not has(table.signings, card):
        return NOT_LAID_OUT
    if not can_pay(table, cards, seat, card):
        return SIGNING_TOO_DEAR
    if has(cards.goalkeepers[seat], card):
        return LEGAL if goalkeeper_in_play(table, cards, seat) != NO_CARD else NO_GOALKEEPER
    return LEGAL if is_room(table) else SIGNING_NO_ROOM


@rule
def may_motivate(table, cards):
    """CT-MOT-1: the players whom the coach to act may motivate now, a bit each."""
    seat = table.to_act
    if not any_token(table, seat):
        return 0
    found = 0
    players = (table.bench[seat] & ~ALL_FATIGUE) >> MOTIVATED & table.area[seat]
    while players:
        player = lowest(players)
        if can_pay(table, cards, seat, player + MOTIVATED):
            found |= 1 << player
        players = without_lowest(players)
    return found


@rule
def may_sign(table, cards):
    """CT-SIGN-1: the signings that the coach to act may sign now, a bit each."""
    if not any_token(table, table.to_act):
        return 0
    found = 0
    signings = table.signings
    while signings:
        card = lowest(signings)
        if sign_refusal(table, cards, card) == LEGAL:
            found |= 1 << card
        signings = without_lowest(signings)
    return found


@rule
def any_token(table, seat):
    """CT-SET-2: whether a coach has any token to pay with; no card of the bench is free."""
    available = table.available[seat]
    return available[0] + available[1] + available[2] > 0


@rule
def motivate(table, cards, player, journal):
    """CT-MOT-1: the motivated player takes the place of the initial card, which leaves the match."""
    seat = table.to_act
    card = player + MOTIVATED
    pay(table, cards, seat, card, journal)
    remove_from_area(table, seat, player, journal)
    table.bench[seat] &= ~(1 << card)
    table.area[seat] |= 1 << card
    note(journal, events.MOTIVATED, seat, kind_of(seat, card), 0, 0)
    come_on(table, card)


@rule
def sign(table, cards, card, journal):
    """CT-SIGN-1, CT-SIGN-2: a field player joins the play area; a goalkeeper replaces one, who leaves the match."""
    seat = table.to_act
    pay(table, cards, seat, card, journal)
    replaced = NO_CARD
    if has(cards.goalkeepers[seat], card):
        replaced = goalkeeper_in_play(table, cards, seat)
        remove_from_area(table, seat, replaced, journal)
    table.signings &= ~(1 << card)
    table.area[seat] |= 1 << card
    note(journal, events.SIGNED, seat, kind_of(seat, card), NOTHING if replaced < 0 else kind_of(seat, replaced), 0)
    come_on(table, card)


@rule
def come_on(table, card):
    """CT-MOT-1, CT-SIGN-1: who comes on may use abilities at once; then the match goes on where it was."""
    if table.phase != ABILITIES:
        table.back = table.phase
    open_card(table, card)
    table.phase = RESUME


@rule
def open_card(table, card):
    """CT-ATK-2: the abilities of a card that was just played may be used."""
    forget_cards_that_left(table)
    table.open_card[table.depth] = card
    table.depth += 1


@rule
def forget_cards_that_left(table):
    """CT-ATK-2, CT-ATK-3: only cards in the play area can be used; so no more can be open than can be played."""
    opened = table.depth
    table.depth = 0
    for place in range(opened):
        card, used = table.open_card[place], table.open_used[place]
        table.open_card[place] = 0
        table.open_used[place] = 0
        if has(table.area[table.to_act], card):
            table.open_card[table.depth] = card
            table.open_used[table.depth] = used
            table.depth += 1


@rule
def close_card(table):
    """CT-ATK-2: the abilities of the card that is on are done with."""
    table.depth -= 1
    table.open_card[table.depth] = 0
    table.open_used[table.depth] = 0


@rule
def close_turn(table):
    """CT-ATK-2: abilities are used in their turn, never later; nothing of it is left."""
    while table.depth > 0:
        close_card(table)
    table.due = 0
    table.played = 0
    table.back = 0

"""What a coach cannot know: worlds that look the same from a seat."""

from golazo.games.tsubasa.state import SPECIAL_DEFENCE, SPECIALS
from golazo.kernel.bits import picked, size
from golazo.kernel.entropy import below
from golazo.kernel.rule import rule


@rule
def determinise(table, seat, entropy):
    """CT-DRAW-2, CT-SET-1, CT-SPEC-1: deal anew what `seat` (-1: a spectator) cannot know, within what it does know.

    A card drafted openly stays in its hand; unseen match cards change places with each other, half by half; and the
    rest of a hand is drawn anew from what hand and draw deck hold together.
    """
    stream = entropy
    for half in range(2):
        stream = exchange_unseen(table, seat, half, stream)
    for other in range(2):
        if other != seat:
            stream = draw_anew(table, other, stream)
    if table.phase == SPECIAL_DEFENCE and seat != table.attacker:
        stream, table.special_shot = below(stream, SPECIALS)


@rule
def exchange_unseen(table, seat, half, stream):
    """CT-DRAW-2, CT-SET-1: the match cards of a half that a seat has not seen may each be any other of them."""
    of_half = table.first_half if half == 0 else ~table.first_half
    unseen = (table.match_deck | table.boxed) & of_half
    for other in range(2):
        if other != seat:
            unseen |= table.secret[other] & of_half
    for other in range(2):
        if other != seat:
            secret = table.secret[other] & of_half
            known = ~secret
            in_hand = size(table.hand[other] & secret & table.held[other])
            drawn = size(table.hand[other] & secret & ~table.held[other])
            in_deck = size(table.draw_deck[other] & secret)
            table.secret[other] &= known
            table.hand[other] &= known
            table.held[other] &= known
            table.draw_deck[other] &= known
            for place in range(in_hand + drawn + in_deck):
                stream, card = picked(stream, unseen)
                bit = 1 << card
                unseen &= ~bit
                table.secret[other] |= bit
                if place < in_hand + drawn:
                    table.hand[other] |= bit
                else:
                    table.draw_deck[other] |= bit
                if place < in_hand:
                    table.held[other] |= bit
    if table.match_deck & of_half:
        table.match_deck = unseen
    elif table.boxed & of_half:
        table.boxed = table.boxed & ~of_half | unseen
    return stream


@rule
def draw_anew(table, seat, stream):
    """CT-DRAW-1: of the cards that lie in a hand or in its draw deck, nobody knows where, other ones are drawn."""
    pool = table.hand[seat] & ~table.held[seat] | table.draw_deck[seat]
    drawn = size(table.hand[seat] & ~table.held[seat])
    table.hand[seat] &= table.held[seat]
    for _ in range(drawn):
        stream, card = picked(stream, pool)
        pool &= ~(1 << card)
        table.hand[seat] |= 1 << card
    table.draw_deck[seat] = pool
    return stream

"""What a seat sees: the one way out for hidden things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from golazo.games.tsubasa import state
from golazo.games.tsubasa.cards.catalogue import SPECIAL_SHOTS
from golazo.games.tsubasa.cards.names import common_names, members, name, names, plain
from golazo.games.tsubasa.notation.position import BACK, BOOKINGS
from golazo.games.tsubasa.notation.soundness import TURN

HALVES = (state.FIRST_HALF, state.SECOND_HALF)
BACK_TO = {phase: word for word, phase in BACK.items()}
OWN = ("hand", "draw_deck", "held", "secret")  # what only its coach sees


def view(table: Any, seat: int | None) -> dict[str, Any]:
    """CT-DRAW-2: what a seat's coach knows, or a spectator (None), and no more.

    Everybody knows what lies open, and of each coach: the cards that are certainly in the hand (`hands`), and those of
    which only the coach knows whether they are in the hand or in the draw deck (`pools`). A coach knows besides the own
    hand, what the own draw deck holds, the own special shot, which cards were taken unseen (`secret`), and which cards
    of the own hand the rival knows to be there (`held`), seen or unseen.
    """
    table = plain(table)
    aiming = table.special_shot != state.NOTHING and seat == table.attacker
    return {
        "seat": seat,
        **clock(table),
        **open_cards(table),
        **{pile: None if seat is None else names(seat, getattr(table, pile)[seat]) for pile in OWN},
        "hands": [hand(table, other) for other in state.SEATS],
        "pools": [pool(table, other) for other in state.SEATS],
        "match_deck": divided(table.match_deck)[0],
        "unseen": [unseen(table, seat, half) for half in HALVES],
        **turn(table),
        **contest(table),
        "special_shot": SPECIAL_SHOTS[table.attacker][table.special_shot] if aiming else None,
        "assured_success": bool(table.assured_success),
        "extra_time": bool(table.extra_time),
    }


def clock(table: Any) -> dict[str, Any]:
    """Score, time, and whose decision it is."""
    return {
        "goals": list(table.goals),
        "half": table.half,
        "round": table.this_round,
        "rounds": table.rounds,
        "injury_time": bool(table.injury_time),
        "phase": state.PHASES[table.phase],
        "to_act": None if table.phase == state.OVER else table.to_act,
        "attacker": table.attacker,
        "kicked_off": None if table.kicked_off == state.NOBODY else table.kicked_off,
        "passed": [bool(passed) for passed in table.passed],
    }


def open_cards(table: Any) -> dict[str, Any]:
    """What lies open to everybody."""
    return {
        "booked": [BOOKINGS[booked] for booked in table.booked],
        "available": [by_kind(table.available[seat]) for seat in state.SEATS],
        **{
            pile: [names(seat, getattr(table, pile)[seat]) for seat in state.SEATS]
            for pile in ("area", "discard_pile", "removed", "bench")
        },
        "pitch": common_names(table.pitch),
        "signings": common_names(table.signings),
    }


def by_kind(tokens: Sequence[int]) -> dict[str, int]:
    return dict(zip(state.VALUES, tokens, strict=True))


def hand(table: Any, seat: int) -> dict[str, Any]:
    """A hand from outside: cards known to be there, cards taken unseen by half, and cards drawn from the pool."""
    held, secret = table.held[seat], table.secret[seat]
    return {
        "size": count(table.hand[seat]),
        "known": names(seat, held & ~secret),
        "unseen": by_half(table, held & secret),
        "drawn": count(table.hand[seat] & ~held),
    }


def pool(table: Any, seat: int) -> dict[str, Any]:
    """The cards that a coach has in hand or draw deck, and which of the two, nobody else knows."""
    together, secret = pooled(table, seat), table.secret[seat]
    return {
        "cards": names(seat, together & ~secret),
        "unseen": by_half(table, together & secret),
        "in_hand": count(table.hand[seat] & ~table.held[seat]),
        "in_draw_deck": count(table.draw_deck[seat]),
    }


def pooled(table: Any, seat: int) -> Any:
    return table.hand[seat] & ~table.held[seat] | table.draw_deck[seat]


def unseen(table: Any, seat: int | None, half: int) -> dict[str, Any]:
    """CT-SET-1, CT-DRAW-2: the match cards of a half that a viewer has never seen, and how many of them are where."""
    of_half = cards_of(table, half)
    stock = (table.match_deck | table.second_deck) & of_half
    box = table.boxed & of_half
    secret = [0 if other == seat else table.secret[other] & of_half for other in state.SEATS]
    to_come, boxed = divided(stock)
    return {
        "half": half,
        "cards": common_names(stock | box | secret[0] | secret[1]),
        "match_deck": to_come,
        "box": boxed + count(box),
        "hands": [count(secret[other] & table.held[other]) for other in state.SEATS],
        "pools": [count(secret[other] & pooled(table, other)) for other in state.SEATS],
    }


def divided(deck: int) -> tuple[int, int]:
    """CT-SET-1: how many cards of a match deck are to come; one of those not turned up is in the box."""
    boxed = min(count(deck), 1)
    return count(deck) - boxed, boxed


def cards_of(table: Any, half: int) -> int:
    """The match cards of a half."""
    first: int = table.first_half
    return first if half == state.FIRST_HALF else state.ALL_MATCH & ~first


def by_half(table: Any, cards: int) -> list[int]:
    return [count(cards & cards_of(table, half)) for half in HALVES]


def count(cards: int) -> int:
    return cards.bit_count()


def turn(table: Any) -> dict[str, Any]:
    """The cards of this turn whose abilities are being used, the last one now, and what they ask for.

    `played` says whether the turn's card was played already, `back` where the match goes on after abilities.
    """
    seat = table.to_act
    return {
        "played": bool(table.played),
        "back": BACK_TO[table.back] if table.phase in TURN else None,
        "open": [
            {"card": name(seat, card), "used": [ability + 1 for ability in members(used)]}
            for card, used in zip(table.open_card[: table.depth], table.open_used[: table.depth], strict=True)
        ],
        "due": name(seat, table.due - 1) if table.due else None,
        "gains": table.gains,
        "gain_kinds": [state.VALUES[kind] for kind in members(table.gain_kinds)],
    }


def contest(table: Any) -> dict[str, Any]:
    """The contest, as far as it has come; a die that was not rolled is 0."""
    return {
        "action": None if table.action == state.NOTHING else state.VALUES[table.action],
        "spent": list(table.spent),
        "dice": list(table.dice),
        "save_die": max(table.save_die, 0),
        "save_card": None if table.save_card == state.NO_CARD else name(1 - table.attacker, table.save_card),
        "rerolled": [names(seat, table.rerolled[seat]) for seat in state.SEATS],
        "declined": [bool(declined) for declined in table.declined],
    }

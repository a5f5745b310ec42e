"""A table made of what a seat sees: one that the seat cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from golazo.cards.card_file import shown
from golazo.errors import ScenarioError
from golazo.games.tsubasa import state
from golazo.games.tsubasa.cards.catalogue import SPECIAL_SHOTS, Catalogue
from golazo.games.tsubasa.notation.position import table_of
from golazo.games.tsubasa.notation.view import HALVES, OWN, view
from golazo.positions.fields import check_same, listed, number, per_seat, said, several

OPEN = (  # what a view says as a position does
    "half",
    "round",
    "rounds",
    "injury_time",
    "phase",
    "to_act",
    "attacker",
    "kicked_off",
    "goals",
    "passed",
    "booked",
    "available",
    "area",
    "discard_pile",
    "removed",
    "bench",
    "pitch",
    "signings",
    "played",
    "assured_success",
    "extra_time",
)
IF_ANY = (  # and what a position leaves out where there is nothing to say
    "due",
    "gains",
    "gain_kinds",
    "back",
    "action",
    "spent",
    "dice",
    "save_die",
    "save_card",
    "declined",
    "rerolled",
    "special_shot",
)
ABILITIES = range(1, 3)


def world(data: Mapping[str, Any], catalogue: Catalogue) -> Any:
    """CT-DRAW-2, CT-SET-1, CT-SPEC-1: a table that fits a seat's view, or a spectator's.

    What the viewer cannot know lies where it may lie: the first cards of a pool are in the hand, of the match cards
    that were never seen the first ones were taken, and the special shot is the first one.
    """
    seat = said(several("view", data), "seat")
    if seat is not None:
        number("seat", seat, range(len(state.SEATS)))
    table = table_of({**in_the_open(data), **hidden(data, seat)}, catalogue)
    check_same(data, view(table, seat))
    return table


def in_the_open(data: Mapping[str, Any]) -> dict[str, Any]:
    """What a view and a position have in common."""
    found = {field: value for field in OPEN if (value := said(data, field)) is not None}
    found |= {field: value for field in IF_ANY if says_something(value := said(data, field))}
    if opened := listed("open", said(data, "open")):
        found["open"] = [used_card(entry) for entry in opened]
    if said(data, "phase") == state.PHASES[state.SPECIAL_DEFENCE]:
        shots = SPECIAL_SHOTS[number("attacker", said(data, "attacker"), range(len(state.SEATS)))]
        found.setdefault("special_shot", shots[0])
    return found


def says_something(value: Any) -> bool:
    return any(value) if isinstance(value, list) else bool(value)


def used_card(entry: Any) -> str:
    """`foul 1`: a card whose abilities are being used, in the words of a position."""
    card = said(entry, "card")
    if not isinstance(card, str):
        raise ScenarioError("scenario-bad-value", field="open", value=shown(entry))
    return " ".join((card, *(str(number("open", used, ABILITIES)) for used in listed("open", said(entry, "used")))))


def hidden(data: Mapping[str, Any], seat: int | None) -> dict[str, Any]:
    """Hands and decks: the viewer's own as they are, those of others as they may be."""
    unseen = [list(listed("unseen", said(half, "cards"))) for half in per_half("unseen", said(data, "unseen"))]
    piles: dict[str, list[Any]] = {pile: [] for pile in OWN}
    for coach in state.SEATS:
        cards = {pile: said(data, pile) for pile in OWN} if coach == seat else guessed(data, coach, unseen)
        for pile in OWN:
            piles[pile].append(cards[pile])
    first, second = unseen
    half = said(data, "half")
    if half == state.FIRST_HALF:
        return {**piles, "match_deck": first, "second_deck": second}
    if half == state.SECOND_HALF:
        return {**piles, "match_deck": second, "boxed": first}
    return {**piles, "match_deck": [], "boxed": first + second}


def guessed(data: Mapping[str, Any], coach: int, unseen: list[list[Any]]) -> dict[str, list[Any]]:
    """A coach's hand and draw deck as they may be; what was taken unseen is taken from what the viewer never saw."""
    hand, pool = (per_seat(data, field, len(state.SEATS), None)[coach] for field in ("hands", "pools"))
    kept = taken(unseen, said(hand, "unseen"))
    mixed = taken(unseen, said(pool, "unseen"))
    held = listed("hands", said(hand, "known")) + kept
    pooled = listed("pools", said(pool, "cards")) + mixed
    drawn = number("pools", said(pool, "in_hand"), range(len(pooled) + 1))
    return {"hand": held + pooled[:drawn], "draw_deck": pooled[drawn:], "held": held, "secret": kept + mixed}


def taken(unseen: list[list[Any]], counts: Any) -> list[Any]:
    """So many cards of each half, which are unseen by the viewer no more."""
    found = []
    for cards, count in zip(unseen, per_half("unseen", counts), strict=True):
        last = number("unseen", count, range(len(cards) + 1))
        found += cards[:last]
        del cards[:last]
    return found


def per_half(field: str, value: Any) -> list[Any]:
    """A value for each half with match cards."""
    if len(listed(field, value)) != len(HALVES):
        raise ScenarioError("scenario-bad-value", field=field, value=shown(value))
    return value  # type: ignore[no-any-return]

"""A table as plain data and back, and chance in the words of scenarios."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from golazo.games.event_types import NamedEvent
from golazo.games.tsubasa import state
from golazo.games.tsubasa.cards.catalogue import KIND_IDS, SPECIAL_SHOTS
from golazo.games.tsubasa.cards.names import (
    PILES,
    comes_first,
    common_names,
    fatigue_cards,
    members,
    name,
    names,
    plain,
)
from golazo.games.tsubasa.events import EVENTS
from golazo.games.tsubasa.notation.position import BOOKINGS, FIELDS, table_of
from golazo.games.tsubasa.notation.soundness import TURN
from golazo.games.tsubasa.notation.view import BACK_TO, view
from golazo.games.tsubasa.notation.world import world

__all__ = ["FIELDS", "ORDERED", "POSSIBLE", "chance", "given", "table_of", "view", "world"]

CHOSEN_BY_CHANCE = {  # events that tell which card came, and the word by which a scenario forces it
    "laid-out": "laid_out",
    "turned-up": "turned_up",
    "drew": "draws",
    "revealed": "draws",
    "drafted-unseen": "draws",
    "injured": "injured",
}
POSSIBLE = {  # what each kind of chance can bring
    "dice": range(1, 7),
    "flip": state.SEATS,
    **dict.fromkeys(CHOSEN_BY_CHANCE.values(), KIND_IDS),
}
ORDERED = frozenset({"open", "fatigue"})  # what is being used comes last; where the first fatigue card lies comes first


def given(table: Any) -> dict[str, Any]:
    """A table as plain data, complete: `table_of` makes the same table of it."""
    table = plain(table)
    data: dict[str, Any] = {
        "half": table.half,
        "round": table.this_round,
        "rounds": table.rounds,
        "phase": state.PHASES[table.phase],
        "to_act": table.to_act,
        "attacker": table.attacker,
        "goals": list(table.goals),
        "booked": [BOOKINGS[booked] for booked in table.booked],
        "available": [tokens(table.available[seat]) for seat in state.SEATS],
        **{pile: [names(seat, getattr(table, pile)[seat]) for seat in state.SEATS] for pile in PILES},
        **{field: common_names(getattr(table, field)) for field in ("pitch", "match_deck", "signings")},
        "extra_time": bool(table.extra_time),
    }
    if table.kicked_off != state.NOBODY:
        data["kicked_off"] = table.kicked_off
    add_if_any(
        data,
        injury_time=bool(table.injury_time),
        passed=truths(table.passed),
        fatigue=[out_of_order(table, seat) for seat in state.SEATS],
        held=[held(table, seat) for seat in state.SEATS],
        secret=[names(seat, table.secret[seat]) for seat in state.SEATS],
        boxed=common_names(table.boxed),
        assured_success=bool(table.assured_success),
    )
    if table.half == state.FIRST_HALF:
        data["second_deck"] = common_names(table.second_deck)
    if table.phase in TURN:
        data |= turn(table)
    if table.action != state.NOTHING:
        data |= contest(table)
    if table.special_shot != state.NOTHING:
        data["special_shot"] = SPECIAL_SHOTS[table.attacker][table.special_shot]
    return data


def turn(table: Any) -> dict[str, Any]:
    """The abilities that are being used, and what they still ask for."""
    seat = table.to_act
    tired = [card for card in table.open_card[: table.depth] if card >= state.FATIGUE]
    numbered = not comes_first(tired, table.area[seat])
    opened = [
        " ".join((name(seat, card, numbered), *(str(ability + 1) for ability in members(used))))
        for card, used in zip(table.open_card[: table.depth], table.open_used[: table.depth], strict=True)
    ]
    data: dict[str, Any] = {"played": bool(table.played), "open": opened}
    if table.due:
        data["due"] = name(seat, table.due - 1)
    if table.gains:
        data["gains"] = table.gains
        data["gain_kinds"] = [state.VALUES[kind] for kind in members(table.gain_kinds)]
    if table.back != state.ATTACK:
        data["back"] = BACK_TO[table.back]
    return data


def contest(table: Any) -> dict[str, Any]:
    """The contest, as far as it has come."""
    data: dict[str, Any] = {"action": state.VALUES[table.action], "spent": list(table.spent)}
    if any(table.dice):
        data["dice"] = list(table.dice)
    if table.save_die:
        data["save_die"] = table.save_die
    if table.save_card != state.NO_CARD:
        data["save_card"] = name(1 - table.attacker, table.save_card)
    rerolled = [names(seat, table.rerolled[seat]) for seat in state.SEATS]
    add_if_any(data, declined=truths(table.declined), rerolled=rerolled)
    return data


def add_if_any(data: dict[str, Any], **fields: Any) -> None:
    """Add the fields that say something: yes, or some cards."""
    data |= {field: value for field, value in fields.items() if (any(value) if isinstance(value, list) else value)}


def held(table: Any, seat: int) -> list[str]:
    """The cards of a hand that the rival knows of."""
    return names(seat, table.held[seat], not comes_first(fatigue_cards(table.held[seat]), table.hand[seat]))


def out_of_order(table: Any, seat: int) -> list[str]:
    """Where a coach's fatigue cards lie, one by one; nothing where they lie pile by pile, as they are laid."""
    places = {card: pile for pile in PILES for card in fatigue_cards(getattr(table, pile)[seat])}
    return [places[card] for card in sorted(places)] if list(places) != sorted(places) else []


def tokens(available: Sequence[int]) -> dict[str, int]:
    """The tokens that are available, by their kind."""
    return {kind: count for kind, count in zip(state.VALUES, available, strict=True) if count}


def truths(values: Sequence[int]) -> list[bool]:
    return [bool(value) for value in values]


def chance(happened: Sequence[NamedEvent]) -> dict[str, list[Any]]:
    """The chance among events, in the words in which a scenario forces it."""
    found: dict[str, list[Any]] = {kind: [] for kind in POSSIBLE}
    for event in happened:
        found["dice"] += EVENTS.dice_of(event)
        if event.name == "flipped":
            found["flip"].append(event["seat"])
        elif event.name in CHOSEN_BY_CHANCE:
            found[CHOSEN_BY_CHANCE[event.name]].append(event["card"])
    return found

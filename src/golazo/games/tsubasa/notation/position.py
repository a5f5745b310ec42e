"""A table in the middle of a match, made of plain data; what is left out is as after the deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from golazo.cards.card_file import shown
from golazo.errors import ScenarioError
from golazo.games.tsubasa import state
from golazo.games.tsubasa.cards.catalogue import SPECIAL_SHOTS, Catalogue
from golazo.games.tsubasa.cards.names import as_set, members, number_of, numbers_of
from golazo.games.tsubasa.notation.laying import cards_of_a_coach, lay_cards, lowest_fatigue
from golazo.games.tsubasa.notation.soundness import DEFENDERS, TURN, check_sound
from golazo.games.tsubasa.rules.goalkeeper import savers_in_play
from golazo.positions.fields import check_known, choice, flag, listed, number, per_seat, truth, whole

FIELDS = (
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
    "hand",
    "area",
    "draw_deck",
    "discard_pile",
    "removed",
    "bench",
    "fatigue",
    "held",
    "secret",
    "pitch",
    "match_deck",
    "second_deck",
    "boxed",
    "signings",
    "played",
    "open",
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
    "first_match",
    "assured_success",
    "extra_time",
)
BOOKINGS = ("none", "yellow", "red")
BACK = {"attack": state.ATTACK, "shot-or-pass": state.CHOOSE, "tokens": state.SPEND}
MOST = 1_000


def table_of(data: Mapping[str, Any], catalogue: Catalogue) -> Any:
    """A table in the middle of a match. What is left out is as after the deal."""
    check_known(data, FIELDS)
    table = np.zeros(1, state.TABLE)[0]
    read_match(table, data)
    read_coaches(table, data)
    lay_cards(table, data, catalogue.record)
    read_turn(table, data, catalogue.record)
    read_contest(table, data, catalogue.record)
    check_sound(table, data, catalogue.record)
    return table


def read_match(table: Any, data: Mapping[str, Any]) -> None:
    """The phase, the clock and who has the ball."""
    table.phase = phase = choice("phase", data.get("phase", "kick-off"), state.PHASES)
    begun = phase != state.KICK_OFF
    table.half = whole(data, "half", state.FIRST_HALF, range(state.FIRST_HALF, state.EXTRA_SECOND + 1))
    table.this_round = whole(data, "round", int(begun), range(MOST))
    table.rounds = whole(data, "rounds", int(table.this_round), range(MOST))
    table.injury_time = flag(data, "injury_time")
    table.attacker = attacker = whole(data, "attacker", state.NANKATSU, state.SEATS)
    table.to_act = whole(data, "to_act", 1 - attacker if phase in (state.DRAFT, *DEFENDERS) else attacker, state.SEATS)
    table.kicked_off = whole(data, "kicked_off", attacker if begun else state.NOBODY, state.SEATS)
    table.assured_success = flag(data, "assured_success")
    table.extra_time = flag(data, "extra_time", True)


def read_coaches(table: Any, data: Mapping[str, Any]) -> None:
    """Goals, tokens, bookings, and who has stopped."""
    goals = per_seat(data, "goals", 2, 0)
    passed = per_seat(data, "passed", 2, False)
    booked = per_seat(data, "booked", 2, "none")
    available = per_seat(data, "available", 2, {})
    for seat in state.SEATS:
        table.goals[seat] = number("goals", goals[seat], range(MOST))
        table.passed[seat] = truth("passed", passed[seat])
        table.booked[seat] = choice("booked", booked[seat], BOOKINGS)
        if not isinstance(available[seat], dict):
            raise ScenarioError("scenario-bad-value", field="available", value=shown(available[seat]))
        for kind, tokens in available[seat].items():
            place = choice("available", kind, state.VALUES)
            table.available[seat, place] = number(f"available.{kind}", tokens, range(state.TOKENS + 1))


def read_turn(table: Any, data: Mapping[str, Any], cards: Any) -> None:
    """What abilities are being used, and what they still ask for."""
    in_turn = table.phase in TURN
    back = choice("back", data.get("back", "attack"), tuple(BACK))
    if in_turn or table.phase == state.ATTACK:
        table.back = tuple(BACK.values())[back]
    table.played = flag(data, "played", in_turn and bool(table.back == state.ATTACK))
    known = cards_of_a_coach(cards, int(table.to_act))
    read_open(table, listed("open", data.get("open", [])), known)
    if "due" in data:
        with_duty = tuple(card for card in known if cards.effect[table.to_act, card, state.MANDATORY])
        table.due = 1 + (number_of("due", int(table.to_act), data["due"], with_duty) or 0)
    kinds = {choice("gain_kinds", kind, state.VALUES) for kind in listed("gain_kinds", data.get("gain_kinds", []))}
    gains = table.phase == state.GAIN
    table.gains = whole(data, "gains", int(gains), range(1, state.TOKENS + 1))
    table.gain_kinds = as_set(kinds or range(3)) if gains else as_set(kinds)


def read_open(table: Any, opened: list[Any], known: tuple[int, ...]) -> None:
    """The cards whose abilities are being used, each of them once."""
    if len(opened) > state.MOST_OPEN:
        raise ScenarioError("scenario-too-many", "tsubasa", field="open", most=state.MOST_OPEN, count=len(opened))
    for place, entry in enumerate(opened):
        card, used = opened_card(entry)
        found = number_of("open", int(table.to_act), card, known)
        on = lowest_fatigue(table, place) if found is None else found
        if on in table.open_card[:place]:
            raise ScenarioError("scenario-card-twice", "tsubasa", card=card, first="open", second="open")
        table.open_card[place] = on
        table.open_used[place] = used
    table.depth = len(opened)


def opened_card(entry: Any) -> tuple[str, int]:
    """`foul 1`: a card whose abilities are being used, and which of them have been."""
    card, *used = entry.split() if isinstance(entry, str) and entry.strip() else ("",)
    if not set(used) <= {"1", "2"}:
        raise ScenarioError("scenario-bad-value", field="open", value=shown(entry))
    return card, as_set([int(ability) - 1 for ability in used])


def read_contest(table: Any, data: Mapping[str, Any], cards: Any) -> None:
    """The contest so far, or the special shot that was picked."""
    table.action = choice("action", data["action"], state.VALUES[:2]) if "action" in data else state.NOTHING
    table.save_die = whole(data, "save_die", 0, range(-1, 7))
    spent = per_seat(data, "spent", 2, 0)
    dice = per_seat(data, "dice", 2, 0)
    declined = per_seat(data, "declined", 2, False)
    rerolled = per_seat(data, "rerolled", 2, [])
    for seat in state.SEATS:
        table.spent[seat] = number("spent", spent[seat], range(state.TOKENS + 1))
        table.dice[seat] = number("dice", dice[seat], range(7))
        table.declined[seat] = truth("declined", declined[seat])
        with_reroll = tuple(members(cards.rerolls[seat]))
        used = numbers_of("rerolled", seat, rerolled[seat], with_reroll)
        table.rerolled[seat] = as_set([card for card in used if card is not None])
    table.save_card = read_save_card(table, data, cards)
    shots = SPECIAL_SHOTS[table.attacker]
    shot = data.get("special_shot")
    table.special_shot = state.NOTHING if shot is None else choice("special_shot", shot, shots)


def read_save_card(table: Any, data: Mapping[str, Any], cards: Any) -> int:
    """CT-DICE-3: the card with which the save was rolled; the first in play that has one, where none is named."""
    in_play = tuple(members(savers_in_play(table, cards)))
    if "save_card" in data:
        if table.save_die <= 0:
            raise ScenarioError("scenario-missing", field="save_die")
        return number_of("save_card", 1 - int(table.attacker), data["save_card"], in_play) or 0
    return in_play[0] if in_play and table.save_die > 0 else state.NO_CARD

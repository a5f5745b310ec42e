"""Whether a position can be one of a match: what contradicts itself, or leaves nothing to do, is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from golazo.errors import ScenarioError
from golazo.games.tsubasa import state
from golazo.games.tsubasa.actions import ACTIONS
from golazo.games.tsubasa.cards.names import members, name
from golazo.games.tsubasa.rules import legal
from golazo.games.tsubasa.rules.dice import rerolls_left
from golazo.games.tsubasa.rules.goalkeeper import may_save, savers_in_play
from golazo.games.tsubasa.rules.piles import is_room, limit, played_cards
from golazo.games.tsubasa.rules.pitch import PITCH
from golazo.kernel.bits import size

TURN = tuple(range(state.ABILITIES, state.SEND_BACK + 1))  # abilities, and what they ask for
ROLLED = (state.REROLL, state.SAVE, state.OVER)
CONTEST = (*TURN, state.SPEND, *ROLLED)
PHASES_OF = {  # the phases that a field goes with
    "open": TURN,
    "due": TURN,
    "back": TURN,
    "played": TURN,
    "gains": (state.GAIN,),
    "gain_kinds": (state.GAIN,),
    "special_shot": (state.SPECIAL_DEFENCE,),
    "action": CONTEST,
    "spent": CONTEST,
    "dice": ROLLED,
    "save_die": ROLLED,
    "save_card": ROLLED,
    "declined": ROLLED,
    "rerolled": ROLLED,
}
ATTACKERS = (state.CHOOSE, state.SPECIAL_SHOT)  # phases that are one coach's only
DEFENDERS = (state.SAVE, state.SPECIAL_DEFENCE)
PLAYING = (state.ATTACK, state.PLAY_FROM_HAND, state.PLAY_FROM_DISCARD)


def check_sound(table: Any, data: Mapping[str, Any], cards: Any) -> None:
    """Refuse what cannot be a position of a match."""
    check_phase(table, data)
    check_contest(table)
    check_piles(table)
    check_halves(table)
    if table.phase != state.OVER and not has_choice(table, cards):
        phase, seat = state.PHASES[table.phase], int(table.to_act)
        raise ScenarioError("scenario-nothing-to-choose", "tsubasa", phase=phase, seat=seat)


def check_phase(table: Any, data: Mapping[str, Any]) -> None:
    """Fields go with their phases, some phases are one coach's, and who has stopped has no turn."""
    for field, phases in PHASES_OF.items():
        if data.get(field) and table.phase not in phases:
            raise not_in_phase(table, field)
    if table.phase == state.KICK_OFF and "kicked_off" in data:
        raise not_in_phase(table, "kicked_off")
    others_phases = DEFENDERS if table.to_act == table.attacker else ATTACKERS
    if table.phase in others_phases or (table.back == state.CHOOSE and table.to_act != table.attacker):
        raise not_in_phase(table, "to_act")
    if table.back == state.ATTACK and table.passed[table.to_act]:
        raise not_in_phase(table, "passed")


def not_in_phase(table: Any, field: str) -> ScenarioError:
    return ScenarioError("scenario-not-in-phase", "tsubasa", field=field, phase=state.PHASES[table.phase])


def check_contest(table: Any) -> None:
    """What a phase needs must be there."""
    asks_for_tokens = state.SPEND in (table.phase, table.back)
    in_dice = table.phase in (state.REROLL, state.SAVE)
    missing = {
        "action": (asks_for_tokens or in_dice) and table.action == state.NOTHING,
        "dice": in_dice and 0 in table.dice,
        "open": table.phase == state.ABILITIES and not table.depth,
        "special_shot": table.phase == state.SPECIAL_DEFENCE and table.special_shot == state.NOTHING,
    }
    for field in (field for field, lacks in missing.items() if lacks):
        raise ScenarioError("scenario-missing", field=field)
    if table.phase in TURN and table.back != state.SPEND and table.action != state.NOTHING:
        raise not_in_phase(table, "action")


def check_piles(table: Any) -> None:
    """CT-ATK-3, CT-SET-1: no more cards than may be played, or lie on the pitch; known cards are where they must be."""
    for field, count, most in (
        ("area", int(played_cards(table)), int(limit(table))),
        ("pitch", int(size(table.pitch)), PITCH),
    ):
        if count > most:
            raise ScenarioError("scenario-too-many", "tsubasa", field=field, most=most, count=count)
    for seat in state.SEATS:
        require_among("held", seat, table.held[seat], table.hand[seat], "hand")
        require_among("secret", seat, table.secret[seat], table.hand[seat] | table.draw_deck[seat], "hand, draw_deck")
    check_open(table)


def check_open(table: Any) -> None:
    """CT-ATK-2: a card whose abilities are being used was played this turn, once; it may have left the match."""
    seat = int(table.to_act)
    opened = [int(card) for card in table.open_card[: table.depth]]
    for place, card in enumerate(opened):
        require_among("open", seat, 1 << card, table.area[seat] | table.removed[seat], "area, removed")
        if card in opened[:place]:
            raise ScenarioError("scenario-card-twice", "tsubasa", card=name(seat, card), first="open", second="open")


def check_halves(table: Any) -> None:
    """CT-SET-1, CT-HALF-2: match cards come half by half; what was boxed is of a half that is over."""
    first, second = int(table.first_half), state.ALL_MATCH & ~int(table.first_half)
    present = {state.FIRST_HALF: first, state.SECOND_HALF: second}.get(int(table.half), 0)
    waiting = second if table.half == state.FIRST_HALF else 0
    past = {state.FIRST_HALF: 0, state.SECOND_HALF: first}.get(int(table.half), state.ALL_MATCH)
    for field, possible in (("pitch", present), ("match_deck", present), ("second_deck", waiting), ("boxed", past)):
        for number in members(int(table[field]) & ~possible):
            card = name(state.NANKATSU, number)
            raise ScenarioError("scenario-other-half", "tsubasa", field=field, card=card, half=int(table.half))


def require_among(field: str, seat: int, named: int, cards: int, piles: str) -> None:
    for number in members(int(named) & ~int(cards)):
        raise ScenarioError("scenario-not-among", "tsubasa", field=field, card=name(seat, number), piles=piles)


def has_choice(table: Any, cards: Any) -> bool:
    """Whether the coach to act has something to choose, as the rules see to it in a match."""
    if table.save_die > 0 and not savers_in_play(table, cards):
        return False
    if table.phase == state.REROLL:
        return bool(rerolls_left(table, cards, table.to_act))
    if table.phase == state.SAVE:
        return bool(may_save(table, cards))
    room = np.zeros(ACTIONS + 1, np.int64)
    return bool(legal(table, cards, room)) and (table.phase not in PLAYING or bool(is_room(table)))

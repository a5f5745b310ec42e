"""What is within a coach's reach: the actions that a screen shows, allowed or not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from golazo.games.tsubasa import state
from golazo.games.tsubasa.actions import (
    ACTIONS,
    AIM,
    DISCARD_HAND,
    DRAFT_CARD,
    DRAFT_DECK,
    MOTIVATE,
    PLAY_CARD,
    REMOVE_CARD,
    SEND_BACK_CARD,
    SHOOT,
    SIGN,
    STOP,
    USE_1,
)
from golazo.games.tsubasa.cards.catalogue import KIND_IDS, Catalogue
from golazo.games.tsubasa.cards.names import members, name
from golazo.games.tsubasa.rules.choices import belongs

FROM_DISCARD = (state.PLAY_FROM_DISCARD, state.REMOVE_FROM_DISCARD)
ABOUT_CARDS = {  # actions about a card of a pile: the first of each sort, and the one behind its last
    DRAFT_CARD: DRAFT_DECK,
    PLAY_CARD: STOP,
    MOTIVATE: SIGN,
    SIGN: USE_1,
    REMOVE_CARD: DISCARD_HAND,
    DISCARD_HAND: SEND_BACK_CARD,
    SEND_BACK_CARD: AIM,
}
KINDS = tuple(tuple(KIND_IDS.index(name(seat, card)) for card in range(state.CARDS_OF_A_COACH)) for seat in state.SEATS)


def shown(table: Any, catalogue: Catalogue) -> Sequence[int]:  # noqa: ARG001
    """The actions of the phase; those about a card, where the card lies in reach of the coach to act."""
    phase, seat = int(table["phase"]), int(table["to_act"])
    found = list(without_card(phase, seat))
    for first in about_cards(phase):
        if first == DRAFT_CARD:
            found += [first + card - state.MATCH for card in members(table["pitch"])]
        elif first == MOTIVATE:
            players = int(table["bench"][seat]) & ~state.ALL_FATIGUE
            found += [first + seat * state.SQUAD + card - state.MOTIVATED for card in members(players)]
        elif first == SIGN:
            found += [first + card - state.SIGNING for card in members(table["signings"])]
        elif first == SEND_BACK_CARD:
            found += of_kinds(first, 1 - seat, table["area"][1 - seat])
        else:
            found += of_kinds(first, seat, table["discard_pile" if phase in FROM_DISCARD else "hand"][seat])
    return sorted(found)


def of_kinds(first: int, seat: int, cards: int) -> set[int]:
    """An action for each kind of card in a coach's set."""
    return {first + KINDS[seat][card] for card in members(cards)}


@lru_cache
def about_cards(phase: int) -> tuple[int, ...]:
    """The first action of each sort about a card that belongs to a phase."""
    return tuple(first for first in ABOUT_CARDS if belongs(phase, first))


@lru_cache
def without_card(phase: int, seat: int) -> tuple[int, ...]:
    """The actions of a phase that are about no card of a pile; of special cards, the own team's."""
    about = {action for first, last in ABOUT_CARDS.items() for action in range(first, last)}
    rivals = {action for action in range(AIM, SHOOT) if (action - AIM) // state.SPECIALS % len(state.SEATS) != seat}
    return tuple(action for action in range(ACTIONS) if action not in about | rivals and belongs(phase, action))

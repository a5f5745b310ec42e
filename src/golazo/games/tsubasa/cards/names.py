"""Cards by their ids: sets of a coach's cards as lists to read, and back."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from difflib import get_close_matches
from functools import lru_cache
from typing import Any

from golazo.cards.card_file import shown
from golazo.errors import ScenarioError
from golazo.games.tsubasa import state
from golazo.games.tsubasa.cards.card import MOTIVATED
from golazo.games.tsubasa.cards.catalogue import MATCH_CARDS, SIGNINGS, SQUADS
from golazo.kernel.plain import plain_reader
from golazo.positions.fields import listed
from golazo.text.message import Message

FATIGUE = "fatigue"
NUMBERED = tuple(f"{FATIGUE}-{place + 1}" for place in range(state.FATIGUES))
PILES = ("hand", "area", "discard_pile", "draw_deck", "removed", "bench")  # of a coach
CARD_IDS = tuple(  # by seat, in the order of a coach's numbers (`state.py`)
    (*squad, *(MOTIVATED + card for card in squad), *MATCH_CARDS, *SIGNINGS, *NUMBERED) for squad in SQUADS
)
NEAREST = 3  # ids that are named to somebody who mistyped one

plain = plain_reader(state.TABLE)


def members(cards: int) -> Iterator[int]:
    """The numbers of a set's cards, rising."""
    rest = int(cards)
    while rest:
        yield (rest & -rest).bit_length() - 1
        rest &= rest - 1


def name(seat: int, number: int, numbered: bool = False) -> str:
    """The id of a coach's card; fatigue cards are all alike, unless it matters which is which."""
    return FATIGUE if number >= state.FATIGUE and not numbered else CARD_IDS[seat][number]


def names(seat: int, cards: int, numbered: bool = False) -> list[str]:
    """The ids of a coach's cards, rising."""
    return list(_names(seat, int(cards), numbered)) if cards else []


@lru_cache(maxsize=1 << 11)
def _names(seat: int, cards: int, numbered: bool) -> tuple[str, ...]:
    return tuple(name(seat, number, numbered) for number in members(cards))


def common_names(cards: int) -> list[str]:
    """The ids of match cards or signings, which are no coach's yet."""
    return names(state.NANKATSU, cards)


def fatigue_cards(cards: int) -> list[int]:
    """The fatigue cards of a set."""
    return list(members(int(cards) & state.ALL_FATIGUE))


def comes_first(some: list[int], pile: int) -> bool:
    """Whether some fatigue cards are the first ones of their pile, so that they need no number to be told."""
    return some == fatigue_cards(pile)[: len(some)]


def numbers_of(field: str, seat: int, value: Any, known: tuple[int, ...]) -> list[int | None]:
    """The numbers of the cards that a field names; None for a fatigue card that is like any other."""
    return [number_of(field, seat, card, known) for card in listed(field, value)]


def number_of(field: str, seat: int, card: Any, known: tuple[int, ...]) -> int | None:
    """The number of a card that a field names, one of those that can lie there."""
    possible = by_name(seat, known)
    if isinstance(card, str) and card in possible:
        return possible[card]
    if card in CARD_IDS[1 - seat][: state.MATCH]:
        team = Message(f"team-{state.TEAMS[seat]}")
        raise ScenarioError("scenario-other-team", "tsubasa", field=field, card=card, team=team)
    near = get_close_matches(card[:60], possible, NEAREST, 0) if isinstance(card, str) else list(possible)[:NEAREST]
    raise ScenarioError("scenario-no-such-card", field=field, value=shown(card), near=", ".join(near))


@lru_cache
def by_name(seat: int, known: tuple[int, ...]) -> dict[str, int | None]:
    """Numbers by all names that they go by."""
    found: dict[str, int | None] = {name(seat, number, numbered=True): number for number in known}
    return found | {FATIGUE: None} if state.FATIGUE in known else found


def as_set(numbers: Collection[int]) -> int:
    """Numbers as a set of cards."""
    return sum(1 << number for number in set(numbers))

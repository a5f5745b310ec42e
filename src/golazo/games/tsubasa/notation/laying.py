"""Laying the cards of a position: what is named lies where it was named, and the rest where the deal would have it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from golazo.errors import ScenarioError
from golazo.games.tsubasa import state
from golazo.games.tsubasa.cards.names import PILES, as_set, fatigue_cards, members, name, numbers_of
from golazo.games.tsubasa.options import IMPLIED_OPTIONS, OPTIONS
from golazo.games.tsubasa.rules.pitch import PITCH
from golazo.games.tsubasa.rules.setup import LAID_OUT
from golazo.positions.fields import choice, flag, listed, per_seat

MATCH_CARDS, SIGNINGS = tuple(members(state.ALL_MATCH)), tuple(members(state.ALL_SIGNINGS))
COMMON = {  # what is no coach's, and the cards that may lie there
    "pitch": MATCH_CARDS,
    "match_deck": MATCH_CARDS,
    "second_deck": MATCH_CARDS,
    "boxed": MATCH_CARDS,
    "signings": SIGNINGS,
}


def lay_cards(table: Any, data: Mapping[str, Any], cards: Any) -> None:
    """Lay all cards, then say which of them the rival knows of."""
    laid = Laid(table, data, cards)
    laid.named()
    laid.fatigue()
    laid.left_out(flag(data, "first_match"))
    laid.lie()
    know_cards(table, data, laid.known)


class Laid:
    """The cards of a position as they come to lie, each in one place only."""

    def __init__(self, table: Any, data: Mapping[str, Any], cards: Any) -> None:
        self.table = table
        self.data = data
        self.cards = cards
        self.fatigues = all_fatigue(cards)
        self.known = [cards_of_a_coach(cards, seat) for seat in state.SEATS]
        self.places: dict[tuple[int, int], str] = {}  # by owner and number
        self.plain: list[tuple[int, str]] = []  # fatigue cards named without a number
        self.piles = {pile: [0 for _ in state.SEATS] for pile in (*COMMON, *PILES)}

    def lay(self, field: str, seat: int, number: int) -> None:
        """A card comes to lie in a place; match cards and signings are the same for both coaches."""
        owner = seat if number < state.MATCH or number >= state.FATIGUE else state.NOBODY
        if (owner, number) in self.places:
            card, first = name(seat, number, numbered=True), self.places[owner, number]
            raise ScenarioError("scenario-card-twice", "tsubasa", card=card, first=first, second=field)
        self.places[owner, number] = field
        self.piles[field][seat] |= 1 << number

    def lie(self) -> None:
        """All cards lie on the table."""
        self.table.first_half = self.cards.first_half
        for pile, cards in self.piles.items():
            self.table[pile] = cards[state.NANKATSU] if pile in COMMON else cards

    def named(self) -> None:
        """The cards that the data name."""
        for field, possible in COMMON.items():
            for number in numbers_of(field, state.NANKATSU, self.data.get(field, []), possible):
                self.lay(field, state.NANKATSU, number or 0)
        for pile in PILES:
            for seat, value in enumerate(per_seat(self.data, pile, 2, [])):
                known = on_a_bench(self.cards, seat) if pile == "bench" else self.known[seat]
                for number in numbers_of(pile, seat, value, known):
                    if number is None:
                        self.plain.append((seat, pile))
                    else:
                        self.lay(pile, seat, number)

    def fatigue(self) -> None:
        """Fatigue cards are laid pile by pile, the first ones first, unless the data say where each of them lies."""
        for seat, order in enumerate(per_seat(self.data, "fatigue", 2, [])):
            places = [PILES[choice("fatigue", place, PILES)] for place in listed("fatigue", order)]
            for pile in (pile for pile in PILES for owner, other in self.plain if (owner, other) == (seat, pile)):
                left = self.nowhere(seat, self.fatigues)
                fit = [card for card in left if not places or places[card - state.FATIGUE :][:1] == [pile]]
                if not fit:
                    most = places.count(pile) if places else len(self.fatigues)
                    raise ScenarioError("scenario-too-many", "tsubasa", field="fatigue", most=most, count=most + 1)
                self.lay(pile, seat, fit[0])
            for card, place in enumerate(places, state.FATIGUE):
                if self.places.get((seat, card)) != place:
                    card_name = name(seat, card)
                    raise ScenarioError("scenario-not-among", "tsubasa", field="fatigue", card=card_name, piles=place)

    def left_out(self, first_match: bool) -> None:
        """What the data do not speak of lies as after the deal, with the options that are usual then (CT-SET-4)."""
        usual = OPTIONS | (IMPLIED_OPTIONS["first_match"] if first_match else {})
        for seat in state.SEATS:
            self.remove_replaced(seat)
            if "bench" not in self.data:
                stock = [] if first_match else self.nowhere(seat, self.fatigues)
                players = self.nowhere(seat, motivated(self.cards, seat)) if usual["motivation"] else []
                self.lay_all("bench", seat, [*players, *stock])
            if "draw_deck" not in self.data:
                squad = range(state.FANS) if first_match else range(state.SQUAD)
                self.lay_all("draw_deck", seat, self.nowhere(seat, squad))
        starred = int(self.cards.starred) if first_match else 0
        halves = [int(self.cards.first_half) & ~starred, state.ALL_MATCH & ~int(self.cards.first_half) & ~starred]
        if self.table.half <= state.SECOND_HALF:
            present = halves[int(self.table.half) - 1]
            if "pitch" not in self.data:
                self.lay_common("pitch", self.nowhere(state.NOBODY, members(present))[:PITCH])
            if "match_deck" not in self.data:
                self.lay_common("match_deck", self.nowhere(state.NOBODY, members(present)))
        if self.table.half == state.FIRST_HALF and "second_deck" not in self.data:
            self.lay_common("second_deck", self.nowhere(state.NOBODY, members(halves[1])))
        if "signings" not in self.data and usual["signings"]:
            first = range(state.SIGNING, state.SIGNING + LAID_OUT)
            self.lay_common("signings", self.nowhere(state.NOBODY, first))

    def remove_replaced(self, seat: int) -> None:
        """CT-MOT-1: a player whose motivated self has come on is out of the match."""
        for card in motivated(self.cards, seat):
            if self.places.get((seat, card), "bench") != "bench" and (seat, card - state.MOTIVATED) not in self.places:
                self.lay("removed", seat, card - state.MOTIVATED)

    def nowhere(self, owner: int, numbers: Iterable[int]) -> list[int]:
        """Those of some cards that lie nowhere yet."""
        return [number for number in numbers if (owner, number) not in self.places]

    def lay_all(self, pile: str, seat: int, numbers: Iterable[int]) -> None:
        for number in numbers:
            self.lay(pile, seat, number)

    def lay_common(self, field: str, numbers: Iterable[int]) -> None:
        self.lay_all(field, state.NANKATSU, numbers)


def know_cards(table: Any, data: Mapping[str, Any], known: Sequence[tuple[int, ...]]) -> None:
    """What rivals know of hands, and what they have never seen; with an empty draw deck they know the hand."""
    held = per_seat(data, "held", 2, [])
    secret = per_seat(data, "secret", 2, [])
    for seat in state.SEATS:
        fatigue = fatigue_cards(table.hand[seat])
        for number in numbers_of("held", seat, held[seat], known[seat]):
            plain = fatigue.pop(0) if number is None and fatigue else state.FATIGUE
            table.held[seat] |= 1 << (plain if number is None else number)
        if not table.draw_deck[seat]:
            table.held[seat] |= table.hand[seat]
        unseen = numbers_of("secret", seat, secret[seat], MATCH_CARDS)
        table.secret[seat] = as_set([number for number in unseen if number is not None])


def lowest_fatigue(table: Any, depth: int) -> int:
    """The first fatigue card in the play area of the coach to act that is not open yet."""
    opened = {int(card) for card in table.open_card[:depth]}
    played = [card for card in fatigue_cards(table.area[table.to_act]) if card not in opened]
    return played[0] if played else state.FATIGUE


def all_fatigue(cards: Any) -> list[int]:
    """The fatigue cards of a coach, wherever they are."""
    return list(range(state.FATIGUE, state.FATIGUE + int(cards.fatigues)))


def motivated(cards: Any, seat: int) -> list[int]:
    """The motivated players of a coach."""
    return [state.MOTIVATED + player for player in members(cards.motivated[seat])]


def on_a_bench(cards: Any, seat: int) -> tuple[int, ...]:
    """The cards that a bench can hold."""
    return (*motivated(cards, seat), *all_fatigue(cards))


def cards_of_a_coach(cards: Any, seat: int) -> tuple[int, ...]:
    """All cards that a coach can have."""
    return (*range(state.SQUAD), *motivated(cards, seat), *range(state.MATCH, state.FATIGUE), *all_fatigue(cards))

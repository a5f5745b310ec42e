"""The catalogue: `cards.toml`, or a file like it, checked and turned into the numbers that the rules read."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources
from typing import Any

import numpy as np

from golazo.cards.card_file import CardFile, read_text
from golazo.games.tsubasa import effects, state
from golazo.games.tsubasa.cards import reading
from golazo.games.tsubasa.cards.card import (
    MOTIVATED,
    AnyCard,
    Booking,
    FatigueCard,
    InitialCard,
    MatchCard,
    MotivationCard,
    PlayingCard,
    Signing,
    SpecialDefence,
    SpecialShot,
)
from golazo.games.tsubasa.cards.phrases import ability


def shipped_text() -> str:
    """The shipped card file, comments and all."""
    return resources.files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")


def by(team: int, section: Mapping[str, Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The cards of a section for each team, which has so many."""
    cards = tuple(section)
    return cards[:team], cards[team:]


def saves(card: Mapping[str, Any]) -> bool:
    """Whether a card of the shipped file can save a shot."""
    found = ability(card.get("ability1", ""))
    return found is not None and found.op == effects.SAVE_SHOT


SHIPPED = tomllib.loads(shipped_text())  # says which cards there are, in the order of their numbers
NANKATSU, TOHO = SQUADS = by(state.SQUAD, SHIPPED["initial"])
PLAYERS = tuple(squad[: state.FANS] for squad in SQUADS)
MATCH_CARDS: tuple[str, ...] = tuple(SHIPPED["match"])
SIGNINGS: tuple[str, ...] = tuple(SHIPPED["signings"])
GOALKEEPER_SIGNINGS = tuple(card for card in SIGNINGS if saves(SHIPPED["signings"][card]))  # CT-SIGN-1
FIELD_SIGNINGS = tuple(card for card in SIGNINGS if card not in GOALKEEPER_SIGNINGS)  # CT-SIGN-2
SPECIAL_SHOTS = by(state.SPECIALS, SHIPPED["special-shots"])
SPECIAL_DEFENCES = by(state.SPECIALS, SHIPPED["special-defences"])
BOOKINGS: tuple[str, ...] = tuple(SHIPPED["bookings"])
KIND_IDS = (  # in the order of `kinds.py`
    *NANKATSU,
    *TOHO,
    *(MOTIVATED + player for player in (*NANKATSU, *TOHO)),
    *MATCH_CARDS,
    *SIGNINGS,
    "fatigue",
)

CARD_SECTIONS = ("initial", "motivation", "match", "signings", "special-shots", "special-defences", "bookings")
PROVENANCES = ("rulebook", "story", "inferred", "designed", "box", "own")


@dataclass(frozen=True, eq=False)
class Catalogue:
    """All cards of a match, for people (lists) and for the rules (`record`)."""

    initial: tuple[InitialCard, ...]
    motivation: tuple[MotivationCard, ...]
    match: tuple[MatchCard, ...]
    signings: tuple[Signing, ...]
    special_shots: tuple[SpecialShot, ...]
    special_defences: tuple[SpecialDefence, ...]
    bookings: tuple[Booking, ...]
    fatigue: FatigueCard
    record: Any
    hash: str

    @property
    def playing_cards(self) -> tuple[PlayingCard, ...]:
        """All cards that can lie in a play area and count there."""
        return (*self.initial, *self.motivation, *self.match, *self.signings, self.fatigue)

    @property
    def all_cards(self) -> tuple[AnyCard, ...]:
        """Every card, one of each."""
        return (*self.playing_cards, *self.special_shots, *self.special_defences, *self.bookings)

    def card(self, card_id: str) -> AnyCard | None:
        """The card with this id."""
        return self.by_id.get(card_id)

    @cached_property
    def by_id(self) -> dict[str, AnyCard]:
        """Every card by its id."""
        return {card.id: card for card in self.all_cards}


def load(path: str | None = None) -> Catalogue:
    """The catalogue of a file, or the one that Golazo ships."""
    return shipped() if path is None else parse(read_text(path), path)


@cache
def shipped() -> Catalogue:
    """The catalogue that Golazo ships, read once."""
    return parse(shipped_text(), "cards.toml")


def parse(text: str, name: str) -> Catalogue:
    """CT-BOX-1: check a card file whole, then make the catalogue of it."""
    file = CardFile(text, name, "tsubasa", CARD_SECTIONS, PROVENANCES)
    file.sections((*CARD_SECTIONS, "fatigue"))
    initial = reading.initial_cards(file, SQUADS)
    motivation = reading.motivation_cards(file, PLAYERS)
    match = reading.match_cards(file, MATCH_CARDS)
    signings = reading.signings(file, SIGNINGS, GOALKEEPER_SIGNINGS)
    shots = reading.special_shots(file, SPECIAL_SHOTS)
    defences = reading.special_defences(file, SPECIAL_DEFENCES, shots)
    bookings = reading.bookings(file, BOOKINGS)
    fatigue = reading.fatigue(file)
    file.finish()
    cards = (initial, motivation, match, signings, shots, defences, bookings, fatigue)
    return Catalogue(*cards, record=compiled(*cards), hash=digest(*cards))


def compiled(
    initial: tuple[InitialCard, ...],
    motivation: tuple[MotivationCard, ...],
    match: tuple[MatchCard, ...],
    signings: tuple[Signing, ...],
    shots: tuple[SpecialShot, ...],
    defences: tuple[SpecialDefence, ...],
    bookings: tuple[Booking, ...],
    fatigue: FatigueCard,
) -> Any:
    """The catalogue as the record that the rules take."""
    cards = np.zeros(1, state.CARDS)[0]
    for place, player in enumerate(initial):
        seat, number = divmod(place, state.SQUAD)
        put(cards, seat, number, player)
        if player.position == reading.GOALKEEPER:
            cards.goalkeepers[seat] |= 1 << number | 1 << number + state.MOTIVATED
    for motivated in motivation:
        seat = state.TEAMS.index(motivated.team)
        place = SQUADS[seat].index(motivated.player)
        put(cards, seat, state.MOTIVATED + place, motivated)
        cards.cost[seat, state.MOTIVATED + place] = motivated.cost
        cards.motivated[seat] |= 1 << place
    for seat in state.SEATS:
        for number, card in enumerate(match, state.MATCH):
            put(cards, seat, number, card)
        for number, signing in enumerate(signings, state.SIGNING):
            put(cards, seat, number, signing)
            cards.cost[seat, number] = signing.cost
            cards.goalkeepers[seat] |= (signing.id in GOALKEEPER_SIGNINGS) << number
    for number, card in enumerate(match, state.MATCH):
        cards.first_half |= (card.half == state.FIRST_HALF) << number
        cards.starred |= card.star << number
    for place, defence in enumerate(defences):
        cards.stops[place // state.SPECIALS, place % state.SPECIALS] = shots.index(defence.stops) % state.SPECIALS
    for booked, booking in enumerate(bookings, state.YELLOW):
        cards.penalty[booked] = booking.penalty
    cards.fatigues = fatigue.copies
    return cards


def put(cards: Any, seat: int, number: int, card: PlayingCard) -> None:
    """Write a card's values and effects into the record, under a coach's number for it."""
    cards.value[seat, number] = card.values
    for place, effect in enumerate(card.abilities):
        if effect is not None:
            cards.effect[seat, number, place] = effect.op
            cards.amount[seat, number, place] = effect.amount
            cards.tokens[seat, number, place] = effect.tokens
            cards.rerolls[seat] |= (effect.op == effects.REROLL_DIE) << number
            cards.savers[seat] |= (effect.op == effects.SAVE_SHOT) << number


def digest(*cards: Any) -> str:
    """A short hash of all that makes a difference in play: not of names, shirt numbers and positions in the field."""
    initial, motivation, match, signings, _, defences, bookings, fatigue = cards
    played = [[card.id, card.values, phrases(card)] for card in (*initial, *motivation, *match, *signings)]
    costs = [card.cost for card in (*motivation, *signings)]
    halves = [[card.half, card.star] for card in match]
    stops = [defence.stops.id for defence in defences]
    penalties = [booking.penalty for booking in bookings]
    goalkeepers = [card.id for card in initial if card.position == reading.GOALKEEPER]
    canonical = json.dumps([played, costs, halves, stops, penalties, fatigue.copies, goalkeepers])
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def phrases(card: PlayingCard) -> list[str]:
    """What a card does, as card files write it; nothing where it does nothing."""
    return [effect.phrase if effect else "" for effect in card.abilities]

"""The cards of Captain Tsubasa as a screen draws them: every face as plain data, texts as keys with arguments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any

from golazo.games.tsubasa import effects, state
from golazo.games.tsubasa.cards.card import (
    MOTIVATED,
    NO_VALUES,
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
    by_value,
)
from golazo.games.tsubasa.cards.catalogue import GOALKEEPER_SIGNINGS, Catalogue
from golazo.games.tsubasa.cards.phrases import Effect
from golazo.text.message import Message
from golazo.text.texts import entries, source
from golazo.text.words import Words

DECKS: dict[type[AnyCard], str] = {
    InitialCard: "initial",
    MotivationCard: "motivation",
    MatchCard: "match",
    Signing: "signing",
    FatigueCard: "fatigue",
    SpecialShot: "special-shot",
    SpecialDefence: "special-defence",
    Booking: "booking",
}
TIRING = [row.op for row in effects.ROWS if row.rule == "CT-FAT-1"]


def score(table: Any) -> list[int]:
    """The goals of each team."""
    return [int(goals) for goals in table.goals]


def faces(catalogue: Catalogue, options: Mapping[str, bool]) -> dict[str, Any]:
    """Every card, one of each, by the ids that views and actions name."""
    return drawn(catalogue, not options["first_match"])


@lru_cache(maxsize=64)
def drawn(catalogue: Catalogue, fatigue: bool) -> dict[str, Any]:
    players = {card.id: card for card in catalogue.initial}
    cards = catalogue.all_cards if fatigue else map(never_tiring, catalogue.all_cards)
    return {"cards": [face(card, players) for card in cards]}


def never_tiring(card: AnyCard) -> AnyCard:
    """A card as it counts in a first match, where nobody takes a fatigue card: there are none (CT-SET-4)."""
    if not isinstance(card, PlayingCard):
        return card
    first, second, due = (None if effect is None or effect.op in TIRING else effect for effect in card.abilities)
    return replace(card, abilities=(card.abilities[0] if due else first, second, due))


def face(card: AnyCard, players: dict[str, InitialCard]) -> dict[str, Any]:
    """One card. A motivated player has the number and the position of the player."""
    worn = players[card.player] if isinstance(card, MotivationCard) else card
    return {
        "id": card.id,
        "deck": DECKS[type(card)],
        "name": card.name.as_json(),
        "short": short(card),
        "team": team(card),
        "number": getattr(worn, "number", None),
        "position": position(worn),
        "half": getattr(card, "half", None),
        "star": getattr(card, "star", False),
        "values": by_value(values(card)),
        "cost": by_value(card.cost) if isinstance(card, MotivationCard | Signing) else None,
        "player": card.player if isinstance(card, MotivationCard) else None,
        "stops": card.stops.id if isinstance(card, SpecialDefence) else None,
        **does(card),
    }


def short(card: AnyCard) -> Words | None:
    """A name for where there is little room, if the card has one: a surname, mostly."""
    key = f"short-{card.id.removeprefix(MOTIVATED)}"
    return Message(key).as_json() if key in told() and not card.printed else None


@cache
def told() -> frozenset[str]:
    """The keys of all texts."""
    return frozenset(entries(source("en", "tsubasa")))


def team(card: AnyCard) -> str | None:
    """The team that a card is tied to; that of a special shot, too."""
    if isinstance(card, MatchCard):
        return next((state.TEAMS[effect.amount] for effect in used(card) if effect.op == effects.SHOOT_SPECIAL), None)
    return getattr(card, "team", None)


def position(card: AnyCard) -> str | None:
    """Where somebody plays; of those who can be signed only goalkeepers are told apart."""
    if isinstance(card, Signing):
        return "GK" if card.id in GOALKEEPER_SIGNINGS else None
    return getattr(card, "position", None)


def values(card: AnyCard) -> tuple[int, int, int]:
    """Shot, pass and defence; what a booking takes off."""
    if isinstance(card, PlayingCard):
        return card.values
    return card.penalty if isinstance(card, Booking) else NO_VALUES


def does(card: AnyCard) -> dict[str, Any]:
    """What a card does: its abilities, what is due if the first is used, what it does at the dice."""
    if not isinstance(card, PlayingCard):
        return {"abilities": [], "must": None, "rerolls": False, "save": None, "text": card.text.as_json()}
    due = card.abilities[state.MANDATORY]
    save = next((effect for effect in used(card) if effect.op == effects.SAVE_SHOT), None)
    abilities = enumerate(card.abilities[: state.MANDATORY], 1)
    return {
        "abilities": [ability(number, effect) for number, effect in abilities if effect is not None],
        "must": None if due is None else {"text": due.text.as_json(), "face": due.must.as_json()},
        "rerolls": any(effect.op == effects.REROLL_DIE for effect in used(card)),
        "save": None if save is None else {"caught": save.amount, "corner": save.tokens},
        "text": card.text.as_json(),
    }


def used(card: PlayingCard) -> list[Effect]:
    """The abilities that there are."""
    return [effect for effect in card.abilities[: state.MANDATORY] if effect is not None]


def ability(number: int, effect: Effect) -> dict[str, Any]:
    """An ability: its number on the card, what it does in words, its icon, how it is used, the tokens that it gains."""
    return {
        "number": number,
        "text": effect.text.as_json(),
        "face": effect.face.as_json(),
        "brief": effect.brief.as_json(),
        "icon": effect.row.icon,
        "telling": effect.row.telling,
        "use": effect.use,
        "tokens": list(effect.kinds),
        "amount": effect.arguments("kind-").get("amount"),
    }

"""The cards of Machi Koro Fußball as a screen draws them: every face as plain data, texts as keys with arguments."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from golazo.games.machikoro.cards.catalogue import EFFECT_KEYS, Catalogue, LargeProject, Project
from golazo.games.machikoro.cards.explained import explained
from golazo.text.message import Message


def score(table: Any) -> list[int]:
    """How many large projects each player has built."""
    return [int(built).bit_count() for built in table.built[: table.players]]


def faces(catalogue: Catalogue, options: Mapping[str, bool]) -> dict[str, Any]:  # noqa: ARG001
    """Every project, the large ones last, and what everybody starts with."""
    return drawn(catalogue)


@lru_cache(maxsize=64)
def drawn(catalogue: Catalogue) -> dict[str, Any]:
    return {
        "cards": [{**face(card), "explained": sentences(card, catalogue)} for card in catalogue.by_id.values()],
        "start": list(catalogue.start_cards),
        "start_coins": catalogue.start_coins,
        "stipend": catalogue.stipend,
    }


def face(card: Project | LargeProject) -> dict[str, Any]:
    return project(card) if isinstance(card, Project) else large(card)


def sentences(card: Project | LargeProject, catalogue: Catalogue) -> list[Any]:
    """What a card does, in plain words."""
    return [sentence.as_json() for sentence in explained(card, catalogue)]


def project(card: Project) -> dict[str, Any]:
    """A project of the market: when it pays, how, how much, and which icons it counts."""
    return {
        "id": card.id,
        "kind": "small",
        "colour": card.colour,
        "numbers": list(card.dice),
        "cost": card.cost,
        "stock": card.stock,
        "icon": card.icon,
        "name": card.name.as_json(),
        "when": Message(f"when-{card.colour}").as_json(),
        "effect": card.effect_text.as_json(),
        "text": card.text.as_json(),
        "pays": EFFECT_KEYS[card.effect],
        "amount": card.amount,
        "counts": card.counts,
        "advantage": None,
    }


def large(card: LargeProject) -> dict[str, Any]:
    """A large project, which everybody has one of, and which is an advantage rather than an income."""
    advantage = card.text.as_json()
    return {
        "id": card.id,
        "kind": "large",
        "colour": None,
        "numbers": [],
        "cost": card.cost,
        "stock": 1,
        "icon": None,
        "name": card.name.as_json(),
        "when": None,
        "effect": advantage,
        "text": advantage,
        "pays": None,
        "amount": 0,
        "counts": None,
        "advantage": card.advantage,
    }

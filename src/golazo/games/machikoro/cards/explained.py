"""Explains a card in whole sentences: when it works, who pays whom, what its icon is good for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from golazo.games.machikoro.cards.catalogue import EFFECT_KEYS, Catalogue, LargeProject, Project
from golazo.text.message import Message


def explained(card: Project | LargeProject, catalogue: Catalogue) -> list[Message]:
    """The sentences that explain a card, the most important first."""
    if isinstance(card, LargeProject):
        return [card.text, Message("explain-large-when"), Message("explain-large-wins")]
    counted = [other for other in catalogue.projects if other.icon == card.counts]
    counting = [other for other in catalogue.projects if other.counts == card.icon]
    icon = Message(f"icon-{card.icon}")
    sentences = [
        Message.of(f"explain-when-{card.colour}", numbers=either(card.dice)),
        Message.of(
            f"explain-pays-{EFFECT_KEYS[card.effect]}",
            coins=card.amount,
            icon=Message(f"icon-{card.counts}") if card.counts else "",
            cards=listed(counted),
        ),
    ]
    if card.colour == "purple":
        sentences.append(Message("explain-single"))
    if counting:
        sentences.append(Message.of("explain-icon-counted", icon=icon, cards=listed(counting)))
    if catalogue.record.stadium_bonus[catalogue.projects.index(card)]:
        sentences.append(Message.of("explain-icon-stadium", icon=icon))
    return sentences


def listed(cards: Sequence[Project]) -> Message | str:
    """The names of some cards as one text."""
    names = [card.name for card in cards]
    if not names:
        return "–"
    return reduce(lambda before, name: Message.of("listed-cards", cards=before, card=name), names)


def either(numbers: Sequence[int]) -> Message | int | str:
    """Some dice numbers as one text: `4`, `9 or 10`, `2, 3 or 4`."""
    *before, last = numbers
    if not before:
        return last
    return Message.of("either-number", first=", ".join(map(str, before)), second=last)

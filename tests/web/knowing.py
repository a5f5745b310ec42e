"""Which cards of Captain Tsubasa a page shows or is told of, by their ids and by their names."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from playwright.sync_api import Page

from web.tongues import words

MARK = re.compile(r'\sdata-[\w-]+="([^"]*)"')
TOKEN = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
SNAPSHOT = """(seat) => {
  const written = (one) => one.outerHTML.replace(/ (d|points|transform|style)="[^"]*"/g, '')
  const page = document.documentElement
  const table = page.cloneNode(true)
  for (const past of table.querySelectorAll('[data-at=log], [data-callout]')) past.remove()
  const hands = [...page.querySelectorAll(`[data-place=hand-${seat}]`)]
  return { all: written(page), table: written(table), hand: hands.map(written).join('') }
}"""


@dataclass(frozen=True)
class Snapshot:
    """A page at one moment, but for how it is drawn: all of it, all but what tells of the past, and a hand's part."""

    all: str
    table: str
    hand: str

    @classmethod
    def of(cls, page: Page, seat: int) -> Snapshot:
        return cls(**page.evaluate(SNAPSHOT, seat))


def seen(told: Any) -> Any:
    """What was told, but for the cards that nobody has seen."""
    if isinstance(told, dict):
        return {name: seen(part) for name, part in told.items() if name != "unseen"}
    return [seen(part) for part in told] if isinstance(told, list) else told


@dataclass
class Cards:
    """All cards of a table, with their names in the language of a page."""

    names: dict[str, str]  # by id
    stops: dict[str, str]  # by special defence: the special shot that is named on it

    @classmethod
    def of(cls, catalogue: dict[str, Any], language: str) -> Cards:
        cards = catalogue["cards"]
        names = {card["id"]: words(language, card["name"], "tsubasa") for card in cards}
        return cls(names, {card["id"]: card["stops"] for card in cards if card["stops"]})

    def told_in(self, told: Any) -> frozenset[str]:
        """The cards that a frame, or a part of one, tells of: by their ids, or by the keys of their names. That a card
        is one of those that nobody has seen tells nothing of it; what a special defence stops stands on it."""
        tokens = set(TOKEN.findall(json.dumps(seen(told))))
        found = (tokens | {token.removeprefix("card-") for token in tokens}) & self.names.keys()
        return frozenset(found | {self.stops[card] for card in found & self.stops.keys()})

    def shown_in(self, page: str, known: Iterable[str] = ()) -> frozenset[str]:
        """The cards that a page shows, but for some: those that parts of it are marked with, and those whose names it
        says anywhere; several may have a name in common."""
        known = frozenset(known)
        marked = {token for value in MARK.findall(page) for token in TOKEN.findall(value)}
        said = set(self.any_name.findall(html.unescape(page))) - {self.names[card] for card in known}
        return frozenset(card for card, name in self.names.items() if card in marked or name in said) - known

    @cached_property
    def any_name(self) -> re.Pattern[str]:
        """Any name; of two that begin alike the longer one."""
        names = sorted(set(self.names.values()), key=len, reverse=True)
        return re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b")

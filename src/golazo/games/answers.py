"""What a match answers with: actions, events, refusals and outcomes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from golazo.errors import IllegalAction
from golazo.games.contract import Catalogue
from golazo.games.event_types import EventTypes, NamedEvent, Noted
from golazo.text.message import Message
from golazo.text.texts import texts
from golazo.text.words import Words


@dataclass(frozen=True)
class Action:
    """Something a player may do: a number, and the text form that means the same."""

    id: int
    text: str

    def __str__(self) -> str:
        return self.text


@lru_cache(maxsize=1_000)
def named(text: Callable[[int], str], number: int) -> Action:
    """The action with a number, the same object however often it is asked for; `text` gives its text form."""
    return Action(number, text(number))


@dataclass(frozen=True)
class Event(NamedEvent):
    """Something that happened: its name, its fields, and the sentence for it. `event["seat"]` reads a field."""

    message: Message
    game: str

    @cached_property
    def said(self) -> Words:
        """The sentence as plain data."""
        return self.message.as_json()

    def text(self, language: str = "en", edition: str | None = None) -> str:
        return texts(language, self.game, edition).say(self.message)

    def __str__(self) -> str:
        return self.text()


@dataclass(frozen=True)
class Refusal:
    """Why something may not be done: the rule's id, and a sentence. Unpacks into the two."""

    rule: str
    message: Message
    game: str

    def text(self, language: str = "en", edition: str | None = None) -> str:
        return texts(language, self.game, edition).say(self.message)

    def error(self) -> IllegalAction:
        """The error for those who try it all the same."""
        return IllegalAction(self.rule, self.message, self.game)

    def __iter__(self) -> Iterator[str]:
        return iter((self.rule, self.text()))

    def __str__(self) -> str:
        return f"{self.rule}: {self.text()}"


@dataclass(frozen=True)
class Outcome:
    """How a match ended: what each seat gets, and who won; nobody did in a draw."""

    returns: tuple[float, ...]
    winner: int | None

    @classmethod
    def of(cls, returns: Iterable[float]) -> Outcome:
        """The outcome of a match in which the seats get this."""
        values = tuple(returns)
        best = [seat for seat, value in enumerate(values) if value == max(values)]
        return cls(values, best[0] if len(best) == 1 else None)


@lru_cache(maxsize=1 << 12)
def told(
    noted: Noted, catalogue: Catalogue, events: EventTypes, say: Callable[[NamedEvent, Any], Message], game: str
) -> Event:
    """An event of the journal; the same one is told over and over, in one match or in many."""
    event = events.read(noted)
    return Event(event.name, event.fields, say(event, catalogue), game)

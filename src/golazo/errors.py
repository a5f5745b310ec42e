"""The errors of Golazo. Each carries a message that can be shown in any supported language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from golazo.text.message import Message


class GolazoError(Exception):
    """What is wrong, with which value, and what would be valid."""

    def __init__(self, key: str, game: str | None = None, **arguments: Any) -> None:
        super().__init__(key, arguments)
        self.message = Message(key, arguments)
        self.game = game

    def text(self, language: str = "en") -> str:
        """Return the error as a sentence."""
        from golazo.text.texts import texts  # errors.py is below the texts, but the text is read above them

        return texts(language, self.game).say(self.message)

    def __str__(self) -> str:
        return self.text()


class UnknownName(GolazoError):
    """A game, option, bot, language or similar that does not exist."""


class InvalidSetting(GolazoError):
    """An argument or option with an invalid value."""


class UnknownAction(GolazoError):
    """Not an action of the game at all."""


class IllegalAction(GolazoError):
    """An action that the rules refuse now; `rule` is the rule's id."""

    def __init__(self, rule: str, refused: Message, game: str) -> None:
        super().__init__("error-illegal-action", game, rule=rule, refused=refused)
        self.rule = rule
        self.refused = refused


class Interrupted(GolazoError):
    """The user pressed Ctrl-C; the message says what is kept and how to continue."""


class RecordError(GolazoError):
    """A match record that is unreadable or inconsistent."""


class ScenarioError(GolazoError):
    """An unreadable scenario file."""


@dataclass(frozen=True)
class Problem:
    """A problem in a card file: where, and what."""

    file: str
    line: int
    card: str
    field: str
    what: Message
    section: str = ""

    @property
    def is_unfilled(self) -> bool:
        """Whether the value is merely not filled in yet."""
        return self.what.key == "catalogue-unfilled"

    @property
    def message(self) -> Message:
        key = "catalogue-problem" if self.where else "catalogue-problem-file"
        return Message(key, {**vars(self), "where": self.where})

    @property
    def where(self) -> str:
        return ", ".join(part for part in (self.card, self.field) if part)


class CatalogueError(GolazoError):
    """A card file that does not make a playable game; `problems` lists everything found."""

    def __init__(self, problems: list[Problem], game: str) -> None:
        super().__init__("error-catalogue", game or None, first=problems[0].message, more=len(problems) - 1)
        self.problems = problems

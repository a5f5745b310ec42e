"""The errors of Golazo: each carries a message that can be said in any of its languages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from golazo.text.message import Message


class GolazoError(Exception):
    """What was wrong, with what value, and what would be right."""

    def __init__(self, key: str, game: str | None = None, **arguments: Any) -> None:
        super().__init__(key, arguments)
        self.message = Message(key, arguments)
        self.game = game

    def text(self, language: str = "en") -> str:
        """The error as a sentence."""
        from golazo.text.texts import texts  # errors are raised far below the texts, but read above them

        return texts(language, self.game).say(self.message)

    def __str__(self) -> str:
        return self.text()


class UnknownName(GolazoError):
    """A game, option, bot, language or the like that does not exist."""


class InvalidSetting(GolazoError):
    """An argument or option with a value that it cannot have."""


class UnknownAction(GolazoError):
    """Something that is no action of the game at all."""


class IllegalAction(GolazoError):
    """An action that the rules refuse now; `rule` names the rule."""

    def __init__(self, rule: str, refused: Message, game: str) -> None:
        super().__init__("error-illegal-action", game, rule=rule, refused=refused)
        self.rule = rule
        self.refused = refused


class Interrupted(GolazoError):
    """Somebody pressed Ctrl-C; the message says what is left and how to go on."""


class RecordError(GolazoError):
    """A match record that cannot be read, or does not hold together."""


class ScenarioError(GolazoError):
    """A scenario file that cannot be read."""


@dataclass(frozen=True)
class Problem:
    """One thing wrong in a card file: where, and what."""

    file: str
    line: int
    card: str
    field: str
    what: Message
    section: str = ""

    @property
    def is_unfilled(self) -> bool:
        """Whether nothing is wrong but that the value is not written in yet."""
        return self.what.key == "catalogue-unfilled"

    @property
    def message(self) -> Message:
        key = "catalogue-problem" if self.where else "catalogue-problem-file"
        return Message(key, {**vars(self), "where": self.where})

    @property
    def where(self) -> str:
        return ", ".join(part for part in (self.card, self.field) if part)


class CatalogueError(GolazoError):
    """A card file that does not make a playable game; `problems` lists all that was found."""

    def __init__(self, problems: list[Problem], game: str) -> None:
        super().__init__("error-catalogue", game or None, first=problems[0].message, more=len(problems) - 1)
        self.problems = problems

"""The texts: Fluent files, one per language, shared by terminal, server and browser; games have their own."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any

from golazo.errors import UnknownName
from golazo.text.message import Message, Seat

LANGUAGES = ("en", "de", "es", "pl")
ENTRY = re.compile(r"^(-?[a-z][a-z0-9_-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{ *(-?[a-z][a-z0-9_-]*)")


class Texts:
    """All texts in one language, for one game or none, with the names of one edition.

    In a text, an attribute with an edition's name holds the edition's wording.
    """

    def __init__(self, language: str, game: str | None, edition: str | None = None) -> None:
        from fluent.runtime import FluentBundle  # slow to load, and only needed to format

        from golazo.text.numbers import number

        self.language = language
        self.game = game
        self.edition = edition
        self.bundle = FluentBundle([language], functions={"NUMBER": number}, use_isolating=False)
        self.number = number
        self.unread = entries(source(language, None))
        if game is not None:
            self.unread |= entries(source(language, game)) | entries(rules_source(language, game))

    def say(self, message: Message, names: Sequence[str] = (), you: int | None = None) -> str:
        """Format a message. `names` are the players'; sentences about the seat `you` use the second person.

        An argument that is a seat becomes the name, with `NAME_is` beside it: `you` or `other`.
        """
        arguments: dict[str, Any] = {}
        for key, value in message.arguments.items():
            if isinstance(value, Message):
                arguments[key] = self.say(value, names, you)
            elif isinstance(value, Seat):
                arguments[key] = self.name(value.number, names)
                arguments[f"{key}_is"] = "you" if value.number == you else "other"
            elif isinstance(value, int | float) and value < 0:
                arguments[key] = self.number(value)
            else:
                arguments[key] = value
        return self.format(message.key, arguments)

    def name(self, seat: int, names: Sequence[str]) -> str:
        """Return a player's name, or the seat's number if there is none."""
        return names[seat] if seat < len(names) else self.format("seat", {"number": seat})

    def read(self, key: str) -> None:
        """Parse a message and those it refers to: whole files are slow to parse, and a run needs few of them."""
        from fluent.runtime import FluentResource

        entry = self.unread.pop(key, None)
        if entry is None and self.game is not None and not self.bundle.has_message(key):
            entry = in_english(self.game).get(key)
        if entry is not None:
            resource = FluentResource(entry)
            if self.edition is not None:
                use_edition(resource, self.edition)
            self.bundle.add_resource(resource)
            for other in REFERENCE.findall(entry):
                self.read(other)

    def format(self, key: str, arguments: dict[str, Any]) -> str:
        self.read(key)
        if not self.bundle.has_message(key):
            raise KeyError(key)
        found = self.bundle.get_message(key)
        if found.value is None:
            raise KeyError(key)
        text, problems = self.bundle.format_pattern(found.value, arguments)
        if problems:
            raise problems[0]
        return str(text)

    def __call__(self, key: str, **arguments: Any) -> str:
        """Return the text of a key."""
        return self.say(Message(key, arguments))


@cache
def texts(language: str, game: str | None = None, edition: str | None = None) -> Texts:
    """Return the texts in a language, with a game's texts and an edition's names if given."""
    if language not in LANGUAGES:
        raise UnknownName("error-unknown-language", name=language, known=", ".join(LANGUAGES))
    return Texts(language, game, edition)


@cache
def in_english(game: str) -> dict[str, str]:
    """Return the English texts of a game, used where its translation into another language lacks them."""
    return entries(source("en", game)) | entries(rules_source("en", game))


def use_edition(resource: Any, edition: str) -> None:
    """Replace each message that has a wording for an edition by that wording."""
    for message in resource.body:
        for attribute in getattr(message, "attributes", ()):
            if attribute.id.name == edition:
                message.value = attribute.value


def entries(source: str) -> dict[str, str]:
    """Return the unparsed messages of a Fluent file by key; a message's attributes are indented below it."""
    starts = list(ENTRY.finditer(source))
    ends = [*(start.start() for start in starts), len(source)][1:]
    return {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)}


def source(language: str, game: str | None) -> str:
    """Return the text file of a language; empty if a game is not translated into it."""
    package = "golazo" if game is None else f"golazo.games.{game}"
    file = resources.files(package).joinpath("text", f"{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def rules_source(language: str, game: str) -> str:
    """Return the file of a game's rule texts, by rule id; empty if a game has none."""
    file = resources.files(f"golazo.games.{game}").joinpath("text", "rules", f"{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def language_of_environment() -> str:
    """Return the language that the environment asks for, or English."""
    for variable in ("GOLAZO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            language = re.split("[_.@-]", value.lower())[0]
            return language if language in LANGUAGES else "en"
    return "en"

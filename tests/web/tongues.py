"""The texts of the page in its four languages: to find things by what they are called, and English where it is not
spoken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import serialize
from playwright.sync_api import Page

from web.looks import ROOT, files, messages, spoken

LANGUAGES = ("en", "de", "es", "pl")
GAMES = ("tsubasa", "machikoro")
MOST_VARIANTS = 64
LEAST_LETTERS = 3
OWN_NAME = "language-name"  # languages are called by their own names everywhere
BLOCKS = """() => [...document.querySelectorAll('p, li, button, a, label, h1, h2, h3, h4, dt, dd, td, th')]
  .filter((one) => one.checkVisibility() && !one.closest('[data-typed]') && !one.querySelector('[data-typed]'))
  .filter((one) => !one.querySelector('p, li, button, label'))
  .map((one) => one.textContent.trim().replace(/\\s+/g, ' ')).filter(Boolean)"""


def of_game(game: str | None, language: str) -> list[Path]:
    """The texts that are found when a game is spoken of; no game: those that all share."""
    others = [ROOT / "src" / "golazo" / "games" / name for name in GAMES if name != game]
    return [file for file in files(language) if not any(file.is_relative_to(other) for other in others)]


@cache
def bundle(language: str, game: str | None) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for file in of_game(game, language):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return made


def say(language: str, key: str, game: str | None = None, /, **args: Any) -> str:
    """A text of the page, of the server, or of a game, filled in."""
    found = bundle(language, game)
    pattern = found.get_message(key).value
    assert pattern is not None, key
    text, errors = found.format_pattern(pattern, args)
    assert not errors, (key, errors)
    return str(text)


def no_english(page: Page) -> None:
    """Where another language is spoken nothing is said in English, whether with something filled in or without."""
    language = page.evaluate("document.documentElement.lang")
    if language == "en":
        return
    told = {*spoken(page), *page.evaluate(BLOCKS)}
    wrong = [f"{language}: {text} ({key})" for text in sorted(told) if (key := english_key(language, text))]
    assert wrong == [], "\n".join(wrong)


@cache
def english_key(language: str, text: str) -> str:
    """The key of an English text that is another one in a language; empty if it is none."""
    if next(keys_of(language, text), None) is not None:
        return ""
    own, english = sources(language), sources("en")
    others = (key for key in keys_of("en", text) if own.get(key) != english[key] and key != OWN_NAME)
    return next(others, "")


def keys_of(language: str, text: str) -> Iterator[str]:
    """The messages that a text may be made of."""
    return (key for key, word, pattern in patterns(language) if word in text and pattern.fullmatch(text))


@cache
def sources(language: str) -> dict[str, str]:
    """How the messages are written."""
    found = (ftl.Message(ftl.Identifier("x"), value) for _, value in messages(language))
    written = [serialize(ftl.Resource([one])) for one in found]
    return dict(zip((key for key, _ in messages(language)), written, strict=True))


@cache
def patterns(language: str) -> tuple[tuple[str, str, re.Pattern[str]], ...]:
    """Key, longest literal piece and pattern of all messages that have enough of their own to be told by."""
    found = []
    for key, value in messages(language):
        for pieces in variants(value):
            literal = [piece for piece in pieces if piece is not None]
            if sum(letter.isalpha() for piece in literal for letter in piece) < LEAST_LETTERS:
                continue
            written = "".join(".+" if piece is None else re.escape(piece) for piece in pieces)
            longest = max((piece.strip() for piece in literal), key=len)
            found.append((key, longest, re.compile(written.strip())))
    return tuple(found)


def variants(pattern: ftl.Pattern) -> Iterator[list[str | None]]:
    """A pattern with each choice made: literal pieces, and None for what is filled in."""
    choices = [list(pieces_of(element)) for element in pattern.elements]
    for number, chosen in enumerate(product(*choices)):
        if number == MOST_VARIANTS:
            return
        yield [piece for part in chosen for piece in part]


def pieces_of(element: ftl.TextElement | ftl.Placeable) -> Iterator[list[str | None]]:
    if isinstance(element, ftl.TextElement):
        yield [re.sub(r"\s+", " ", element.value)]
    elif isinstance(element.expression, ftl.SelectExpression):
        for variant in element.expression.variants:
            yield from variants(variant.value)
    else:
        yield [None]


def words(language: str, told: dict[str, Any], game: str | None = None) -> str:
    """A text that the server told as a key and what is to be filled in."""
    args = told.get("args", {})
    filled = {name: words(language, one, game) if isinstance(one, dict) else one for name, one in args.items()}
    return say(language, told["key"], game, **filled)

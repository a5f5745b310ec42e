"""The rules as pages: every rule of the numbered ones has a title and a text in each language, and no other has."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from golazo import games
from golazo.text.texts import LANGUAGES, rules_source, source

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PARTS = ("rules", "rules-machikoro", "rules-tsubasa")
RULE = re.compile(r"^- \*\*([A-Z]+-[A-Z]+-\d+)\*\*(.*?)(?=^- |^#|^\n|\Z)", re.MULTILINE | re.DOTALL)
ORIGIN = re.compile(r"\[(R|D|BGA|B)\b[^\]]*\]")
QUOTES = {"en": "“”", "de": "„“", "es": "«»", "pl": "„”"}


class Text(Visitor):
    """What a text is made of: its words, and the variables in it."""

    def __init__(self, message: ftl.Message) -> None:
        self.words = ""
        self.variables: set[str] = set()
        self.visit(message.value)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.words += node.value

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)


@cache
def texts(part: str, language: str) -> dict[str, Text]:
    game = part.removeprefix("rules-")
    text = rules_source(language, game) if game in games.names() else page_text(language, part)
    body = parse(text).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    messages = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({message.id.name for message in messages}) == len(messages)
    return {message.id.name: Text(message) for message in messages}


def page_text(language: str, part: str) -> str:
    return (WEB / "text" / language / f"{part}.ftl").read_text(encoding="utf-8")


def rules(game: str) -> dict[str, str]:
    """Where each rule of a game comes from, by its id."""
    numbered = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return {rule: origin(set(ORIGIN.findall(text))) for rule, text in RULE.findall(numbered)}


def origin(marks: set[str]) -> str:
    alone = {"R": "printed", "D": "ours", "B": "base"}
    return alone[marks.pop()] if len(marks) == 1 else "partly"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_rule_has_a_title_and_a_text(game: str, language: str) -> None:
    keys = {f"rule-{rule.lower()}" for rule in rules(game)}
    assert set(texts(f"rules-{game}", language)) == keys | {f"{key}-title" for key in keys}


@pytest.mark.parametrize("game", games.names())
def test_a_rule_names_cards_of_its_game(game: str) -> None:
    known = {entry.id.name for entry in parse(source("en", game)).body if isinstance(entry, ftl.Message)}
    named = {name for text in texts(f"rules-{game}", "en").values() for name in text.variables}
    assert all(f"card-{name}" in known or f"team-{name}" in known for name in named)
    listed = (WEB / "src" / "games" / game / "rules.ts").read_text(encoding="utf-8")
    assert {name for name in named - set(games.load(game).teams) if f"'{name}'" not in listed} == set()


@pytest.mark.parametrize("part", PARTS)
def test_the_languages_say_the_same(part: str) -> None:
    english = texts(part, "en")
    for language in LANGUAGES:
        found = texts(part, language)
        assert list(found) == list(english)
        assert {key: text.variables for key, text in found.items()} == {k: t.variables for k, t in english.items()}


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize(("one", "other"), list(combinations(LANGUAGES, 2)))
def test_no_text_is_left_in_another_language(part: str, one: str, other: str) -> None:
    here, there = texts(part, one), texts(part, other)
    spoken = {key: text.words.strip() for key, text in here.items() if re.search(r"\w{2}", text.words)}
    assert [key for key, words in spoken.items() if words == there[key].words.strip()] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_texts_are_sentences_with_the_language_s_quotes(part: str, language: str) -> None:
    foreign = set("".join(QUOTES.values()) + '"') - set(QUOTES[language])
    for key, text in texts(part, language).items():
        assert not foreign & set(text.words), key
        if key.startswith("rule-") and not key.endswith("-title"):
            assert re.search(r"[.?!]$", text.words), key


@pytest.mark.parametrize("game", games.names())
def test_the_page_has_every_rule_once_and_says_where_it_comes_from(game: str) -> None:
    page = (WEB / "src" / "games" / game / "rules.ts").read_text(encoding="utf-8")
    chapters, sources = page.split("  sources: {")
    prefix = next(iter(rules(game))).split("-")[0]
    listed = re.findall(rf"'({prefix}-[A-Z]+-\d+)'", chapters)
    assert sorted(listed) == sorted(rules(game))
    for kind in ("ours", "base", "partly"):
        block = re.search(rf"{kind}: \[(.*?)\]", sources, re.DOTALL)
        told = set(re.findall(rf"'({prefix}-[A-Z]+-\d+)'", block[1])) if block else set()
        assert told == {rule for rule, where in rules(game).items() if where == kind}

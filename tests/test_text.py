"""The text files: complete in every language, all of them used, and nothing left in English."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import golazo
from golazo import errors, games
from golazo.games.machikoro.refusals import REFUSALS
from golazo.games.machikoro.state import PHASES
from golazo.message import Message
from golazo.text import LANGUAGES, source, texts

SOURCES = sorted(Path(golazo.__file__).parent.rglob("*.py"))
PLACES = (None, *games.names())  # the shared texts, and each game's own
OTHERS = tuple(language for language in LANGUAGES if language != "en")
QUOTES = {"en": "“”", "de": "„“", "es": "«»", "pl": "„”"}
NUMBERS = (0, 1, 2, 5, 22)
PLURALS = ("zero", "one", "two", "few", "many", "other")
WALKED = ("card", "icon", "colour", "phase", "effect", "when", "advantage", "event", "refused", "action")
ALIKE = {"game-name", "help-name", "column-name"}  # texts with words in them that may be as in English
KEY = re.compile(r"[a-z]+(-[a-z0-9_]+)+")


class Parts(Visitor):
    """What a text is made of: words, variables with the values that make a difference, and texts inside it."""

    def __init__(self, entry: ftl.Message) -> None:
        self.words: list[str] = []
        self.literals: list[str] = []
        self.texts: set[str] = set()
        self.values: dict[str, set[str | int]] = {}
        self.visit(entry.value)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.words.append(node.value.strip())

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.literals.append(node.value)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.texts.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.values.setdefault(node.id.name, set())

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        number = node.arguments.positional[0]
        if isinstance(number, ftl.VariableReference):
            self.values.setdefault(number.id.name, set()).add(7)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = [key.name if isinstance(key, ftl.Identifier) else key.value for key in (v.key for v in node.variants)]
        counted = any(key in PLURALS[:-1] or key.isdigit() for key in keys)
        if isinstance(node.selector, ftl.VariableReference):
            self.values.setdefault(node.selector.id.name, set()).update(NUMBERS if counted else keys)
        self.generic_visit(node)


@cache
def entries(language: str, place: str | None) -> dict[str, ftl.Message]:
    """The texts of one file by their keys, in order."""
    body = parse(source(language, place)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def known(language: str, place: str | None) -> dict[str, ftl.Message]:
    """The texts that a game can use: the shared ones and its own."""
    return {**entries(language, None), **entries(language, place)}


@cache
def values(language: str, place: str | None, key: str) -> dict[str, set[str | int]]:
    """The variables of a text, those of texts inside it included, with the values that make a difference."""
    parts = Parts(known(language, place)[key])
    found = {name: set(those) for name, those in parts.values.items()}
    for inner in parts.texts:
        for name, those in values(language, place, inner).items():
            found.setdefault(name, set()).update(those)
    return found


def all_keys(language: str) -> set[str]:
    return {key for place in PLACES for key in entries(language, place)}


@cache
def walked() -> dict[str, list[Message]]:
    """Every message that a game can make of its cards, phases, actions, refusals and events, by key."""
    game = games.load("machikoro")
    catalogue = game.load_cards(None)
    table = golazo.new_match("machikoro", seed=1).state
    messages = [game.words.action(action, catalogue) for action in range(game.actions)]
    messages += [Message(f"phase-{phase}") for phase in PHASES]
    for card in (*catalogue.projects, *catalogue.large):
        messages += [card.name, card.text]
    for card in catalogue.projects:
        messages += [Message(f"colour-{card.colour}"), Message(f"icon-{card.icon}")]
    asking = game.words.action_id("swap 1 club-house")
    messages += [game.words.refusal(code, asking, table, catalogue) for code in REFUSALS]
    for op, copies, coins in product(range(len(game.words.event_names)), (0, 1, 2), (0, 1, 3, 5)):
        messages += [game.words.event((op, 1, 2, copies, coins)), game.words.event((op, 2, 1, copies, coins + copies))]
    found: dict[str, list[Message]] = {}
    for message in [*messages, *(inner for outer in messages for inner in insides(outer))]:
        found.setdefault(message.key, []).append(message)
    return found


def insides(message: Message) -> Iterator[Message]:
    for value in message.arguments.values():
        if isinstance(value, Message):
            yield value
            yield from insides(value)


@cache
def scanned() -> tuple[set[str], set[str], set[str]]:
    """From the sources: keys given to a message or an error, all strings, and the heads of computed keys."""
    speakers = {"Message", "of", "fail", *(name for name in vars(errors) if name[0].isupper())}
    given, strings = set(), set()
    for tree in [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES]:
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                strings.add(node.value)
            elif isinstance(node, ast.Call) and spoken_by(node.func) & speakers:
                given.update(
                    [a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)][:1]
                )
    return given, strings, {text for text in strings if re.fullmatch(r"[a-z-]+-", text)}


def spoken_by(function: ast.expr) -> set[str]:
    """What a call is called; `words()(…)` and `texts(…)(…)` speak as messages do."""
    if isinstance(function, ast.Call):
        return {"Message"} if spoken_by(function.func) & {"words", "texts"} else set()
    return {getattr(function, "id", ""), getattr(function, "attr", "")}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_well_formed(language: str, place: str | None) -> None:
    body = parse(source(language, place)).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    keys = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert len(keys) == len(set(keys))
    assert place is None or not set(keys) & set(entries(language, None)), "a game must not change shared texts"


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_texts_in_the_same_order(language: str, place: str | None) -> None:
    assert list(entries(language, place)) == list(entries("en", place))
    sections = re.compile(r"^##? .*$", re.MULTILINE)
    assert sections.findall(source(language, place)) == sections.findall(source("en", place))


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_variables(language: str, place: str | None) -> None:
    for key in entries(language, place):
        assert set(values(language, place, key)) == set(values("en", place, key)), key


def test_every_key_in_the_sources_has_a_text() -> None:
    given, strings, heads = scanned()
    there = all_keys("en")
    families = {key.partition("-")[0] for key in there}
    likely = {text for text in strings if KEY.fullmatch(text) and text.partition("-")[0] in families}
    events = {name for game in games.names() for name in games.load(game).words.event_names}
    assert (given | likely) - events - there == set()
    assert {head for head in heads if head[:-1] in WALKED and not any(key.startswith(head) for key in there)} == set()
    assert set(walked()) <= there


def test_every_text_is_used() -> None:
    given, strings, heads = scanned()
    there = all_keys("en")
    inside = {key for place in PLACES for entry in entries("en", place).values() for key in Parts(entry).texts}
    computed = {key for key in there if key.startswith(tuple(heads)) and key.partition("-")[0] not in WALKED}
    assert there - given - strings - inside - computed - set(walked()) == {"language-name"}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str, place: str | None) -> None:
    say = texts(language, place)
    for key, entry in entries(language, place).items():
        choices = {
            name: sorted(those, key=str) or [f"<{name}>"] for name, those in values(language, place, key).items()
        }
        for chosen in product(*choices.values()):
            text = say.format(key, dict(zip(choices, chosen, strict=True)))
            assert text.strip(), key
            assert "$" not in text, (key, text)
            assert "{" not in text or "{" in Parts(entry).literals, (key, text)
            assert "  " not in text, (key, text)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", OTHERS)
def test_no_words_are_left_in_english(language: str, place: str | None) -> None:
    for key, entry in entries(language, place).items():
        here, there = Parts(entry).words, Parts(entries("en", place)[key]).words
        lettered = any(re.search(r"[^\W\d_]{2}", words) for words in here)
        assert key in ALIKE or not lettered or here != there, key
        long = {words for words in here if len(re.findall(r"[^\W\d_]{2,}", words)) > 2}
        assert key in ALIKE or not long & set(there), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    for place in PLACES:
        found = set(re.findall("[“”„«»]", source(language, place)))
        assert found <= set(QUOTES[language])


@pytest.mark.parametrize("you", [None, 1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_can_be_said(language: str, you: int | None) -> None:
    say = texts(language, "machikoro")
    for messages in walked().values():
        for message in messages:
            text = say.say(message, ["Ada", "Ben", "Cleo", "Dan"], you)
            assert text
            assert not re.search(r"[{}$]|\bNone\b", text), text

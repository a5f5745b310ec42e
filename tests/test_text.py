"""The text files: complete in every language, all of them used, and nothing left in English."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import golazo
from golazo import errors, games
from golazo.games.contract import Game
from golazo.games.event_types import Field, NamedEvent
from golazo.testing import Trial
from golazo.text.message import Message
from golazo.text.texts import LANGUAGES, source, texts
from tsubasa.happenings import EVENTS

SOURCES = sorted(Path(golazo.__file__).parent.rglob("*.py"))
PLACES = (None, *games.names())  # the shared texts, and each game's own
OTHERS = tuple(language for language in LANGUAGES if language != "en")
QUOTES = {"en": "“”", "de": "„“", "es": "«»", "pl": "„”"}
NUMBERS = (0, 1, 2, 5, 22)
PLURALS = ("zero", "one", "two", "few", "many", "other")
WALKED = ("card", "icon", "colour", "phase", "effect", "when", "advantage", "event", "refused", "action")
# Texts with words in them that may be as in English.
ALIKE = {
    "game-name",
    "help-name",
    "column-name",
    "column-pass",
    "head-pass",
    "head-defence",
    "card-foul",
    "card-pressing",
    "short-nankatsu-fans",
    "command-no",
    "sim-entrant",
    "admin-column-name",
    "admin-column-player",
    "admin-column-status",
    "doctor-good",
    "doctor-bad",
    "doctor-gigabytes",
}
NAMES = ("card-", "short-", "team-")  # where a game has several editions of names, those that no language translates
KEY = re.compile(r"[a-z]+(-[a-z0-9_]+)+")


class Parts(Visitor):
    """What a text is made of: words, variables with the values that make a difference, and texts inside it."""

    def __init__(self, pattern: ftl.Pattern | None) -> None:
        self.words: list[str] = []
        self.literals: list[str] = []
        self.texts: set[str] = set()
        self.values: dict[str, set[str | int]] = {}
        self.visit(pattern)

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
    parts = Parts(known(language, place)[key].value)
    found = {name: set(those) for name, those in parts.values.items()}
    for inner in parts.texts:
        for name, those in values(language, place, inner).items():
            found.setdefault(name, set()).update(those)
    return found


def named_anew(language: str, place: str | None) -> dict[tuple[str, str], ftl.Pattern]:
    """The texts that go by another name in some edition, by their keys and the edition."""
    return {(k, a.id.name): a.value for k, entry in entries(language, place).items() for a in entry.attributes}


def editions(place: str | None) -> tuple[str, ...]:
    return () if place is None else games.load(place).editions


def all_keys(language: str) -> set[str]:
    return {key for place in PLACES for key in entries(language, place)}


@cache
def walked(name: str) -> dict[str, list[Message]]:
    """Every message that a game can make of its cards, phases, actions, refusals and events, by key."""
    game = games.load(name)
    catalogue = game.load_cards(None)
    messages = [game.words.action(action, catalogue) for action in range(game.actions)]
    messages += [Message(f"phase-{phase}") for phase in phases(name)]
    for section in (*game.words.card_sheet(catalogue), *game.words.source_sheet(catalogue)):
        messages += [section.title, *section.columns, *(cell for row in section.rows for cell in row if said(cell))]
    messages += [*spoken(game), *(game.words.event(event, catalogue) for event in happenings(game))]
    different = {repr(message): message for message in messages}.values()
    found: dict[str, list[Message]] = {}
    for message in [*different, *(inner for outer in different for inner in insides(outer))]:
        found.setdefault(message.key, []).append(message)
    return found


def phases(name: str) -> tuple[str, ...]:
    found: tuple[str, ...] = import_module(f"golazo.games.{name}.state").PHASES
    return found


def said(cell: Any) -> bool:
    return isinstance(cell, Message)


def happenings(game: Game) -> Iterator[NamedEvent]:
    """Events with fields that they can have, the rare ones too."""
    if game.name == "tsubasa":
        yield from EVENTS
        return
    for one in game.events:
        for values in product(*map(samples, one.fields.values())):
            fields = dict(zip(one.fields, values, strict=True))
            seats = [value for name, value in fields.items() if one.fields[name].word == "seat"]
            if len(set(seats)) == len(seats) and fields.get("claim", 9) >= fields.get("coins", 0):
                yield NamedEvent(one.name, fields)


def samples(field: Field) -> Sequence[Any]:
    """Some values that a field can have."""
    numbers = {"seat": (1, 2), "number": (0, 1, 2, 3, 5), "die": (1, 3)}
    return (*numbers.get(field.word, field.names[:2]), *[None] * (field.none is not None))


def spoken(game: Game) -> Iterator[Message]:
    """What happens at positions of every setting, as it is and as it is heard, and what is refused there."""
    for match, _ in Trial(game, positions=120).drawn_positions():
        for seat in (None, *range(match.players)):
            yield from (event.message for event in match.heard(seat, len(match.decisions))[0])
        yield from (event.message for event in match.last_events)
        for refusal in map(match.why_not, range(game.actions)):
            if refusal is not None:
                yield refusal.message


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
                given.update(first_text(node))
            elif isinstance(node, ast.Call) and "Refused" in spoken_by(node.func):
                given.update(f"server-{code}" for code in first_text(node))
    return given, strings, {text for text in strings if re.fullmatch(r"[a-z-]+-", text)}


def first_text(call: ast.Call) -> list[str]:
    """The first text among a call's arguments, if there is one."""
    return [part.value for part in call.args if isinstance(part, ast.Constant) and isinstance(part.value, str)][:1]


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
    called = {name for game in games.names() for name in (*games.load(game).events.names, *phases(game))}
    codes = {key.removeprefix("server-") for key in there if key.startswith("server-")}
    assert (given | likely - codes) - called - there == set()
    assert {head for head in heads if head[:-1] in WALKED and not any(key.startswith(head) for key in there)} == set()
    for game in games.names():
        assert set(walked(game)) <= there


def test_every_text_is_used() -> None:
    given, strings, heads = scanned()
    there = all_keys("en")
    inside = {key for place in PLACES for entry in entries("en", place).values() for key in Parts(entry.value).texts}
    made = {key for game in games.names() for key in walked(game)}
    computed = {key for key in there if key.startswith(tuple(heads)) and key.partition("-")[0] not in WALKED}
    assert there - given - strings - inside - computed - made == {"language-name"}


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
            assert "{" not in text or "{" in Parts(entry.value).literals, (key, text)
            assert "  " not in text, (key, text)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", OTHERS)
def test_no_words_are_left_in_english(language: str, place: str | None) -> None:
    for key, entry in entries(language, place).items():
        here, there = Parts(entry.value).words, Parts(entries("en", place)[key].value).words
        if editions(place) and key.startswith(NAMES) and everywhere_alike(place, key):
            continue
        lettered = any(re.search(r"[^\W\d_]{2}", words) for words in here)
        assert key in ALIKE or not lettered or here != there, key
        long = {words for words in here if len(re.findall(r"[^\W\d_]{2,}", words)) > 2}
        assert key in ALIKE or not long & set(there), key


def everywhere_alike(place: str | None, key: str) -> bool:
    """Whether a text is the same in every language that writes Japanese names as English does."""
    return len({tuple(Parts(entries(language, place)[key].value).words) for language in ("en", "de", "es")}) == 1


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_other_editions_are_the_same_ones_in_every_language(language: str, place: str | None) -> None:
    here, there = named_anew(language, place), named_anew("en", place)
    assert list(here) == list(there)
    assert {edition for _, edition in here} <= set(editions(place)[1:])
    for (key, _), name in here.items():
        assert set(Parts(name).values) <= set(values(language, place, key)), key


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_other_editions_are_said(language: str, place: str | None) -> None:
    for (key, edition), name in named_anew(language, place).items():
        choices = {name: sorted(those, key=str) or ["x"] for name, those in values(language, place, key).items()}
        arguments = {variable: those[0] for variable, those in choices.items()}
        told = texts(language, place, edition).format(key, arguments)
        assert told != texts(language, place).format(key, arguments), key
        assert any(words in told for words in Parts(name).words), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    for place in PLACES:
        found = set(re.findall("[“”„«»]", source(language, place)))
        assert found <= set(QUOTES[language])


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("you", [None, 1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_can_be_said(language: str, you: int | None, game: str) -> None:
    say = texts(language, game)
    for messages in walked(game).values():
        for message in messages:
            text = say.say(message, ["Ada", "Ben", "Cleo", "Dan"], you)
            assert text
            assert not re.search(r"[{}$]|\bNone\b", text), text

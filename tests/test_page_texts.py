"""The texts of the page: complete in every language, with the same arguments, all of them used, none missing."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from golazo import games
from golazo.games.tsubasa.refusals import REFUSALS
from golazo.text.texts import LANGUAGES, entries, source

WEB = Path(__file__).parent.parent / "web"
PARTS = sorted(
    str(file.relative_to(WEB).parent.parent / file.stem)  # text/lobby, src/games/tsubasa/text/board
    for folder in (WEB / "text", *WEB.glob("src/games/*/text"))
    for file in folder.glob("en/*.ftl")
)
OTHERS = tuple(language for language in LANGUAGES if language != "en")
KEY = r"[a-z][a-z0-9]*(?:-[a-z0-9_]+)+"
SAID = re.compile(rf"""(?<!=)['"`]({KEY})['"`]""")  # but for attributes, which are ids and classes
BEGUN = re.compile(r"`([a-z][a-z0-9-]*-)\$\{")  # keys put together while the page runs
COMMAND = re.compile(r"\bgolazo [a-z]|(?<![\w-])--[a-z]|make page|Type [\"“]|action of this game")
ANSWERED = (
    "server-",
    "record-",
    "refused-",
    "event-",
    "play-undo-",
    "play-take-backs",
    "error-",
    "catalogue-",
)
FOR_HOSTS = {"table-only-here"}
LIST = r"^const {} = \[(.*?)\]$"  # in forPeople.ts
BY_DATA = ("lesson-", "story-")  # the server or an address names the rest


class Arguments(Visitor):
    """The arguments of a text."""

    def __init__(self, message: ftl.Message) -> None:
        self.names: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def text_of(language: str, part: str) -> str:
    folder, name = part.rsplit("/", 1)
    return (WEB / folder / language / f"{name}.ftl").read_text("utf-8")


@cache
def messages(language: str, part: str) -> dict[str, ftl.Message]:
    body = parse(text_of(language, part)).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk, (language, part, junk[0][:120])
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    names = [message.id.name for message in found]
    assert len(names) == len(set(names)), (language, part, "twice")
    return {message.id.name: message for message in found}


@cache
def sources() -> str:
    files = [file for kind in ("*.svelte", "*.ts") for file in sorted((WEB / "src").rglob(kind))]
    return "\n".join(file.read_text("utf-8") for file in files if not file.name.endswith(".test.ts"))


def known() -> set[str]:
    """All keys that the page can say."""
    own = {key for part in PARTS for key in messages("en", part)}
    shared = {key for place in (None, *games.names()) for key in entries(source("en", place))}
    return own | shared


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_part_says_the_same_in_every_language(language: str, part: str) -> None:
    english, other = messages("en", part), messages(language, part)
    assert list(other) == list(english)
    for key, message in english.items():
        assert Arguments(other[key]).names == Arguments(message).names, key


def test_a_part_has_a_name_for_itself() -> None:
    seen: dict[str, str] = {}
    for part in PARTS:
        for key in messages("en", part):
            assert key not in seen, (key, part, seen[key])
            seen[key] = part


def test_every_key_in_the_page_has_a_text() -> None:
    prefixes = {key.split("-")[0] for part in PARTS for key in messages("en", part)}
    said = {key for key in SAID.findall(sources()) if key.split("-")[0] in prefixes}
    begun = {key.rsplit("-", 1)[0] for key in known()}  # keys that are put together from one
    assert not {key for key in said - known() - begun if f"card-{key}" not in known()}


def test_every_text_is_used() -> None:
    said, begun = set(SAID.findall(sources())), tuple({*BEGUN.findall(sources()), *BY_DATA})
    inside = {
        reference.id.name
        for part in PARTS
        for message in messages("en", part).values()
        for reference in references(message)
    }
    unused = [
        key for part in PARTS for key in messages("en", part) if key not in said | inside and not key.startswith(begun)
    ]
    assert not unused


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_page_says_names_no_command(language: str) -> None:
    """Commands help at a terminal. All that tables, requests and rules can answer may be read on the page."""
    files = [text_of(language, part) for part in PARTS]
    own = {key: text for file in files for key, text in entries(file).items()}
    for place in (None, *games.names()):
        own |= {key: text for key, text in entries(source(language, place)).items() if key.startswith(ANSWERED)}
    told = {key for key in own if not key.startswith("error-") or key in listed("ABOUT_FILES")} - listed("FOR_PROGRAMS")
    assert {key for key in told if COMMAND.search(own[key])} == FOR_HOSTS


def listed(name: str) -> set[str]:
    """The keys in a list of those that the page says as they are, or otherwise."""
    text = (WEB / "src" / "lib" / "net" / "forPeople.ts").read_text("utf-8")
    found = re.search(LIST.format(name), text, re.MULTILINE | re.DOTALL)
    assert found
    return set(re.findall(r"'([a-z-]+)'", found.group(1)))


def references(message: ftl.Message) -> list[ftl.MessageReference]:
    found: list[ftl.MessageReference] = []

    class References(Visitor):
        def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
            found.append(node)

    References().visit(message)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_reasons_are_of_refusals_that_there_are_and_name_the_limit_that_counts(language: str) -> None:
    reasons = {key.removeprefix("refused-") for _, key in REFUSALS.values()}
    short = {
        key: text
        for key, text in messages(language, "src/games/tsubasa/text/board").items()
        if key.startswith("tsubasa-why-")
    }
    assert {key.removeprefix("tsubasa-why-") for key in short} <= reasons
    for key in ("tsubasa-why-limit-reached", "tsubasa-why-extra-limit-reached"):
        assert Arguments(short[key]).names == {"limit"}  # nine, or seven in extra time (CT-ATK-5)

"""Reads card files and checks every value; every problem names the card, the field and the line."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Collection, Iterable, Iterator
from typing import Any

from golazo.errors import CatalogueError, GolazoError, Problem
from golazo.text.message import Message

PROVENANCES = ("rulebook", "base", "inferred", "designed", "box", "own")
TO_FILL_IN = "?"  # placeholder of a value that is not filled in yet
NAMED = 4  # cards named in the list of blanks; the others are counted
PART = r"""(?:"[^"]*"|'[^']*'|[A-Za-z0-9_-]+)"""
TABLE_HEADER = re.compile(r"^\s*\[\[?([^\]]+)\]\]?\s*(?:#.*)?$")
KEY = re.compile(rf"^\s*({PART}(?:\s*\.\s*{PART})*)\s*=")
BARE_KEY = re.compile(r"[A-Za-z0-9_-]{1,40}")
SYNTAX_PLACE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)")

Path = tuple[str, ...]
DEEPEST = 4  # section, card, `source`, field
MOST_DOTS = 300  # in a line


def places(text: str) -> Iterator[tuple[Path, int]]:
    """Yield the tables and keys of a TOML text with their lines, which the TOML parser does not report."""
    table: Path = ()
    for number, line in enumerate(text.split("\n"), 1):
        if header := TABLE_HEADER.match(line):
            table = parts(header[1])
            yield table, number
        elif key := KEY.match(line):
            yield (*table, *parts(key[1])), number


def parts(dotted: str) -> Path:
    """Split a dotted key."""
    return tuple(part.strip("\"'") for part in re.findall(PART, dotted))


def line_numbers(text: str) -> dict[Path, int]:
    """Return the line where each table and each key of a TOML text begins."""
    lines: dict[Path, int] = {}
    for path, number in places(text):
        for end in range(1, min(len(path), DEEPEST) + 1):
            lines.setdefault(path[:end], number)
    return lines


def read(text: str) -> dict[str, Any]:
    """Parse a TOML text. Very long dotted keys are refused first: the parser would use all memory for them."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise ValueError(f"Too many dots (at line {number}, column 1)")
    return tomllib.loads(text)


def syntax_problem(text: str, detail: str) -> tuple[int, Message]:
    """Return the line and the reason of a syntax error, from the parser's message."""
    place = SYNTAX_PLACE.search(detail)
    line, column = (int(place[1]), int(place[2])) if place and place[1] else (text.count("\n") + 1, 0)
    return line, Message.of("catalogue-syntax", column=column, detail=SYNTAX_PLACE.sub("", detail))


class CardFile:
    """A card file being read. Collects problems; `finish` raises them all at once."""

    def __init__(
        self,
        text: str,
        name: str,
        game: str,
        card_sections: Collection[str],
        provenances: Collection[str] = PROVENANCES,
    ) -> None:
        self.name = name
        self.game = game
        self.card_sections = card_sections
        self.provenances = provenances
        self.problems: list[Problem] = []
        self.lines = line_numbers(text)
        self.data: dict[str, Any] = {}
        try:
            self.data = read(text)
        except (ValueError, RecursionError) as error:
            self.complain_of_syntax(text, str(error))
            self.finish()

    def complain_of_syntax(self, text: str, detail: str) -> None:
        """Note a syntax error; a duplicate is called by its name."""
        line, what = syntax_problem(text, detail)
        path = next((path for path, number in places(text) if number == line), ())
        first = self.lines.get(path, line)
        if first < line:
            self.complain(path, "catalogue-doubled", line=line, first=first)
        else:
            self.complain((), what.key, line=line, **what.arguments)

    def complain(self, path: Path, key: str, line: int | None = None, **arguments: Any) -> None:
        """Note a problem with the value at a path."""
        if line is None:
            line = next((self.lines[path[:end]] for end in range(len(path), 0, -1) if path[:end] in self.lines), 1)
        names = [part if BARE_KEY.fullmatch(part) else shown(part) for part in path]
        card = names[1] if len(names) > 1 and names[0] in self.card_sections else ""
        field = ".".join(names[2:] if card else names)
        section = names[0] if names else ""
        self.problems.append(Problem(self.name, line, card, field, Message(key, arguments), section))

    def wrong(self, path: Path, value: Any, key: str, **arguments: Any) -> None:
        """Note an invalid or missing value."""
        if value is None:
            self.complain(path, "catalogue-missing")
        elif value == TO_FILL_IN:
            self.complain(path, "catalogue-unfilled")
        else:
            self.complain(path, key, value=shown(value), **arguments)

    def finish(self) -> None:
        """Raise the collected problems, by line."""
        if self.problems:
            raise CatalogueError(sorted(self.problems, key=lambda problem: problem.line), self.game)

    def sections(self, names: Collection[str]) -> None:
        """Check the file's tables; it may also name its game."""
        known = ("game", *names)
        for name, value in self.data.items():
            if name not in known:
                self.complain((name,), "catalogue-unknown-field", known=", ".join(known))
            elif name == "game":
                self.choice((name,), value, (self.game,))

    def table(self, path: Path, fields: Collection[str]) -> dict[str, Any] | None:
        """Return the table at a path, whose keys must be among `fields`; None if there is none."""
        found: Any = self.data
        for part in path:
            found = found.get(part)
        if not isinstance(found, dict):
            self.wrong(path, found, "catalogue-not-table")
            return None
        for name in found:
            if name not in fields:
                self.complain((*path, name), "catalogue-unknown-field", known=", ".join(fields))
        return found

    def cards(self, section: str, ids: Collection[str], fields: Collection[str]) -> dict[str, dict[str, Any]]:
        """Return the cards of a section, which must be exactly those of `ids`."""
        found = self.data.get(section)
        if not isinstance(found, dict):
            self.wrong((section,), found, "catalogue-not-table")
            return {}
        for card in found:
            if card not in ids:
                self.complain((section, card), "catalogue-unknown-card", known=", ".join(ids))
        tables = {card: self.table((section, card), fields) for card in ids}
        return {card: table for card, table in tables.items() if table is not None}

    def whole(self, path: Path, value: Any, low: int, high: int) -> int:
        """Return a whole number from low to high."""
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.wrong(path, value, "catalogue-not-whole", low=low, high=high)
        return low

    def numbers(self, path: Path, value: Any, low: int, high: int) -> list[int]:
        """Return a non-empty list of different whole numbers from low to high."""
        numbers = value if isinstance(value, list) else []
        good = [n for n in numbers if isinstance(n, int) and not isinstance(n, bool) and low <= n <= high]
        if good and len(good) == len(numbers) == len(set(good)):
            return good
        self.wrong(path, value, "catalogue-not-numbers", low=low, high=high)
        return [low]

    def choice(self, path: Path, value: Any, options: Collection[str]) -> str:
        """Return one of the options."""
        if isinstance(value, str) and value in options:
            return value
        self.wrong(path, value, "catalogue-not-choice", options=", ".join(options))
        return next(iter(options))

    def truth(self, path: Path, value: Any) -> bool:
        """Return true or false."""
        if isinstance(value, bool):
            return value
        self.wrong(path, value, "catalogue-not-truth")
        return False

    def provenance(self, path: Path, value: Any, fields: Iterable[str]) -> dict[str, str]:
        """Return where each value comes from. A custom file may leave it out: its values are then its owner's."""
        given = value if isinstance(value, dict) else {}
        if value is not None and not isinstance(value, dict):
            self.wrong((*path, "source"), value, "catalogue-not-source")
        known = list(fields)
        for field, source in given.items():
            if field not in known:
                self.complain((*path, "source", field), "catalogue-unknown-field", known=", ".join(known))
            else:
                self.choice((*path, "source", field), source, self.provenances)
        return {field: str(given.get(field, "own")) for field in known}


def unfilled(problems: Iterable[Problem]) -> list[Message]:
    """List the blanks, one line for each section of the file."""
    sections: dict[str, list[Problem]] = {}
    for problem in problems:
        if problem.is_unfilled:
            sections.setdefault(problem.section, []).append(problem)
    return [unfilled_section(section, those) for section, those in sections.items()]


def unfilled_section(section: str, problems: list[Problem]) -> Message:
    cards = list(dict.fromkeys(problem.card or problem.section for problem in problems))
    named: str | Message = ", ".join(cards[:NAMED])
    if len(cards) > NAMED:
        named = Message.of(
            "catalogue-cards-and-more", cards=named, more=Message.of("and-more", count=len(cards) - NAMED)
        )
    return Message(
        "catalogue-unfilled-section",
        {
            "section": section,
            "cards": len(cards),
            "values": len(problems),
            "named": named,
            "line": problems[0].line,
            "first": problems[0].where,
        },
    )


def shown(value: Any) -> str:
    """Format a value as the file would, short enough for one line."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
    except (ValueError, RecursionError):  # a number too long to print, a table too deep
        return "…"
    return text if len(text) <= 40 else f"{text[:39]}…"


def read_text(path: str) -> str:
    """Return a file's text, or raise an error with the reason."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except UnicodeDecodeError:
        raise GolazoError("error-file-not-text", file=path) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise GolazoError("error-file-unreadable", file=path, reason=reason) from None


def game_named(text: str, file: str) -> str | None:
    """Return the game named in a card file; raises CatalogueError if the text is not TOML."""
    named = CardFile(text, file, "", ()).data.get("game")
    return named if isinstance(named, str) else None

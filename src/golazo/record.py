"""Match records: JSON lines, a header first, then a line for each decision, then the outcome if there is one.

Each line ends with a check: the beginning of the SHA-256 of the check before it and of the line itself. So a record
that was changed or lost a line in the middle is told from a whole one; one that merely stops can be continued.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn

from golazo.errors import RecordError
from golazo.message import Message

FORMAT = 1
CHECK_LENGTH = 12
MOST_NAME = 200
MOST_NUMBER = 1 << 32


@dataclass(frozen=True)
class Seated:
    """Who sits on a seat: a name, and the bot that plays there, if it is one."""

    name: str = ""
    bot: str = ""

    def presentable(self) -> Seated:
        """The same with a name that can be printed on a line and written to a file."""
        return Seated("".join(sign for sign in self.name if sign.isprintable())[:MOST_NAME], self.bot)


@dataclass(frozen=True)
class Header:
    """What a match starts from."""

    game: str
    rules_version: int
    cards: str
    players: int
    seed: int
    options: dict[str, bool]
    seats: tuple[Seated, ...] = ()


@dataclass(frozen=True)
class Decision:
    """A decision that was taken: by whom, which action, and the 64 bits of chance that came with it."""

    seat: int
    action: str
    entropy: int


@dataclass
class Written:
    """A record as it was read: well formed, not yet checked against the rules."""

    header: Header
    decisions: list[Decision] = field(default_factory=list)
    returns: tuple[float, ...] | None = None

    def check_origin(self, rules_version: int, cards: str) -> None:
        """The rules and cards at hand must be the recorded ones."""
        if self.header.rules_version != rules_version:
            raise RecordError("record-other-rules", recorded=self.header.rules_version, ours=rules_version)
        if self.header.cards != cards:
            raise RecordError("record-other-cards", recorded=self.header.cards, ours=cards)

    def check_outcome(self, returns: tuple[float, ...] | None) -> None:
        """The recorded outcome must be what came of the decisions."""
        if self.returns is not None and self.returns != returns:
            raise RecordError("record-wrong-outcome")


def write_record(header: Header, decisions: Sequence[Decision], returns: Sequence[float] | None) -> str:
    """A record as text."""
    lines: list[dict[str, Any]] = [
        {
            "golazo": FORMAT,
            "game": header.game,
            "rules": header.rules_version,
            "cards": header.cards,
            "players": header.players,
            "seed": f"{header.seed:016x}",
            "options": header.options,
            "seats": [{"name": seated.name, "bot": seated.bot} for seated in header.seats],
        }
    ]
    lines += [{"seat": d.seat, "action": d.action, "entropy": f"{d.entropy:016x}"} for d in decisions]
    if returns is not None:
        lines.append({"returns": list(returns)})
    check = ""
    written = []
    for line in lines:
        check = check_of(check, line)
        written.append(json.dumps({**line, "check": check}, ensure_ascii=False))
    return "\n".join(written) + "\n"


def check_of(before: str, line: dict[str, Any]) -> str:
    """The check of a line, given the check of the line before it."""
    content = before + json.dumps(line, sort_keys=True)
    return hashlib.sha256(content.encode("utf-8", "surrogatepass")).hexdigest()[:CHECK_LENGTH]


def read_record(text: str) -> Written:
    """A record from text; every departure from the form is one error with the line's number."""
    lines = text.removesuffix("\n").split("\n")
    header, check = checked_line(1, lines[0], "")
    written = Written(header_of(1, header))
    for number, line in enumerate(lines[1:], 2):
        content, check = checked_line(number, line, check)
        if written.returns is not None:
            fail(number, "record-after-end")
        elif "returns" in content:
            written.returns = returns_of(number, content)
        else:
            written.decisions.append(decision_of(number, content))
    return written


def checked_line(number: int, line: str, before: str) -> tuple[dict[str, Any], str]:
    """A line's content, and its check, which must fit the one before."""
    try:
        content = json.loads(line)
        given = content.pop("check", None) if isinstance(content, dict) else None
        check = check_of(before, content)
    except (ValueError, RecursionError):
        fail(number, "record-not-json")
    if not isinstance(content, dict):
        fail(number, "record-not-json")
    if given != check:
        fail(number, "record-wrong-check")
    return content, check


def header_of(line: int, content: dict[str, Any]) -> Header:
    if content.get("golazo") != FORMAT:
        fail(line, "record-no-header")
    options = of_type(line, content, "options", dict)
    if not all(isinstance(value, bool) for value in options.values()):
        fail(line, "record-bad-field", field="options")
    return Header(
        game=of_type(line, content, "game", str),
        rules_version=of_type(line, content, "rules", int),
        cards=of_type(line, content, "cards", str),
        players=of_type(line, content, "players", int),
        seed=bits_of(line, content, "seed"),
        options=options,
        seats=tuple(seated_of(line, seat) for seat in of_type(line, content, "seats", list)),
    )


def seated_of(line: int, content: Any) -> Seated:
    if not isinstance(content, dict):
        fail(line, "record-bad-field", field="seats")
    return Seated(of_type(line, content, "name", str), of_type(line, content, "bot", str))


def decision_of(line: int, content: dict[str, Any]) -> Decision:
    seat = of_type(line, content, "seat", int)
    action = of_type(line, content, "action", str)
    return Decision(seat, action, bits_of(line, content, "entropy"))


def returns_of(line: int, content: dict[str, Any]) -> tuple[float, ...]:
    values = of_type(line, content, "returns", list)
    if not all(isinstance(value, (int, float)) and not isinstance(value, bool) for value in values):
        fail(line, "record-bad-field", field="returns")
    return tuple(values)


def bits_of(line: int, content: dict[str, Any], name: str) -> int:
    """64 bits, written as 16 hexadecimal digits."""
    text = of_type(line, content, name, str)
    if len(text) != 16 or not all(digit in "0123456789abcdef" for digit in text):
        fail(line, "record-bad-field", field=name)
    return int(text, 16)


def of_type(line: int, content: dict[str, Any], name: str, wanted: type) -> Any:
    value: Any = content.get(name)
    fits = isinstance(value, wanted) and not isinstance(value, bool)
    if not fits or (wanted is int and abs(value) > MOST_NUMBER):
        fail(line, "record-bad-field", field=name)
    return value


def fail(line: int, key: str, **arguments: Any) -> NoReturn:
    """One error, with the line at which the record stops making sense."""
    raise RecordError("error-record", line=line, problem=Message(key, arguments))

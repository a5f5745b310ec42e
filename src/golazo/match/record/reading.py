"""Parses records; every error names the line."""

from __future__ import annotations

import json
import re
from typing import Any

from golazo.errors import InvalidSetting
from golazo.match.dice import Dice, FairDice, PartialDice, SeededDice
from golazo.match.record.form import (
    BY_THE_RULES,
    CLOSED,
    ENDS,
    FORMAT,
    MOST_NUMBER,
    Decision,
    Ended,
    Header,
    Seated,
    Written,
    check_of,
    fail,
)

HEXADECIMAL = re.compile(r"[0-9a-f]+", re.ASCII)
BITS, SECRET = 16, 64  # hexadecimal digits


def read_record(text: str) -> Written:
    """Parse a record, well formed and complete up to where it stops; not yet checked against the rules."""
    lines = text.removesuffix("\n").split("\n")
    header, check = checked_line(1, lines[0], "")
    decisions: list[Decision] = []
    ended = None
    for number, line in enumerate(lines[1:], 2):
        content, check = checked_line(number, line, check)
        if ended is not None:
            fail(number, "record-after-end")
        if "returns" in content or "ended" in content:
            ended = ended_of(number, content)
        else:
            decisions.append(decision_of(number, content))
    return Written(header_of(header, decisions), decisions, ended)


def checked_line(number: int, line: str, before: str) -> tuple[dict[str, Any], str]:
    """Parse a line; returns its content and its check, which must fit the previous one."""
    try:
        content = json.loads(line)
        given = content.pop("check", None) if isinstance(content, dict) else None
        check = check_of(before, content)
    except (ValueError, RecursionError):
        fail(number, "record-not-json")
    if not isinstance(content, dict):
        fail(number, "record-not-json")
    if number == 1 and content.get("golazo") != FORMAT:
        fail(number, "record-no-header")
    if given != check:
        fail(number, "record-wrong-check")
    return content, check


def header_of(content: dict[str, Any], decisions: list[Decision]) -> Header:
    options = of_type(1, content, "options", dict)
    if not all(isinstance(value, bool) for value in options.values()):
        fail(1, "record-bad-field", field="options")
    return Header(
        game=of_type(1, content, "game", str),
        rules_version=of_type(1, content, "rules", int),
        cards=of_type(1, content, "cards", str),
        players=of_type(1, content, "players", int),
        dice=dice_of(content, decisions),
        options=options,
        seats=tuple(seated_of(seat) for seat in of_type(1, content, "seats", list)),
        take_backs=take_backs_of(content),
    )


def tells_take_backs(record: str) -> bool:
    """Return whether a record's header mentions take-backs; reads nothing else of the record."""
    return take_backs_of(checked_line(1, record.partition("\n")[0], "")[0])


def take_backs_of(content: dict[str, Any]) -> bool:
    """Return whether a header mentions take-backs; False by default."""
    said = content.get("take_backs", False)
    if not isinstance(said, bool):
        fail(1, "record-bad-field", field="take_backs")
    return said


def dice_of(content: dict[str, Any], decisions: list[Decision]) -> Dice:
    """Return the dice: of a seed, or a table's, whose future is unknown until the secret is revealed."""
    if "dice" not in content:
        return SeededDice(int(digits_of(1, content, "seed", BITS), 16))
    content = of_type(1, content, "dice", dict)
    deal = int(digits_of(1, content, "deal", BITS), 16)
    listed = of_type(1, content, "told", list) if "told" in content else []
    told = [int(digits_of(1, {"told": bits}, "told", BITS), 16) for bits in listed]
    table, seeds = of_type(1, content, "table", str), of_type(1, content, "seeds", list)
    commitment = digits_of(1, content, "commitment", SECRET)
    try:
        if "secret" in content:
            secret = bytes.fromhex(digits_of(1, content, "secret", SECRET))
            dice: FairDice | PartialDice = FairDice(table, secret, seeds, told, known=True)
        else:
            dice = PartialDice(table, commitment, seeds, told, [deal, *(decision.entropy for decision in decisions)])
    except InvalidSetting:
        fail(1, "record-bad-field", field="dice")
    if dice.commitment != commitment:
        fail(1, "record-wrong-secret")
    if dice.entropy(0) != deal:
        fail(1, "record-wrong-deal")
    return dice


def seated_of(content: Any) -> Seated:
    if not isinstance(content, dict):
        fail(1, "record-bad-field", field="seats")
    return Seated(of_type(1, content, "name", str), of_type(1, content, "bot", str))


def decision_of(line: int, content: dict[str, Any]) -> Decision:
    seat = of_type(line, content, "seat", int)
    action = of_type(line, content, "action", str)
    return Decision(seat, action, int(digits_of(line, content, "entropy", BITS), 16))


def ended_of(line: int, content: dict[str, Any]) -> Ended:
    """Parse how a match ended; a closed match has no returns."""
    how = of_type(line, content, "ended", str) if "ended" in content else BY_THE_RULES
    if how not in ENDS or (how == BY_THE_RULES and "ended" in content):
        fail(line, "record-bad-field", field="ended")
    if how == BY_THE_RULES:
        return Ended(how, None, returns_of(line, content))
    seat = of_type(line, content, "seat", int) if "seat" in content else None
    return Ended(how, seat, None if how == CLOSED and content.get("returns") is None else returns_of(line, content))


def returns_of(line: int, content: dict[str, Any]) -> tuple[float, ...]:
    values = of_type(line, content, "returns", list)
    if not all(isinstance(value, (int, float)) and not isinstance(value, bool) for value in values):
        fail(line, "record-bad-field", field="returns")
    return tuple(values)


def digits_of(line: int, content: dict[str, Any], name: str, length: int) -> str:
    """Return a field of `length` hexadecimal digits."""
    text: str = of_type(line, content, name, str)
    if len(text) != length or not HEXADECIMAL.fullmatch(text):
        fail(line, "record-bad-field", field=name)
    return text


def of_type(line: int, content: dict[str, Any], name: str, wanted: type) -> Any:
    value: Any = content.get(name)
    fits = isinstance(value, wanted) and not isinstance(value, bool)
    if not fits or (wanted is int and abs(value) > MOST_NUMBER):
        fail(line, "record-bad-field", field=name)
    return value

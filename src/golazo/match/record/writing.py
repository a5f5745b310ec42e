"""Writes records."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from golazo.match.dice import SeededDice, hexadecimal
from golazo.match.record.form import BY_THE_RULES, FORMAT, Decision, Ended, Header, check_of


def write_record(header: Header, decisions: Sequence[Decision], ended: Ended | None, reveal: bool) -> str:
    """Return a match's lines; includes a secret of the dice only if it is revealed."""
    lines = [header_line(header, reveal)]
    lines += [{"seat": seat, "action": action, "entropy": hexadecimal(bits)} for seat, action, bits in decisions]
    if ended is not None:
        lines.append(end_line(ended))
    check = ""
    written = []
    for line in lines:
        check = check_of(check, line)
        written.append(json.dumps({**line, "check": check}, ensure_ascii=False))
    return "\n".join(written) + "\n"


def header_line(header: Header, reveal: bool) -> dict[str, Any]:
    """Return the settings of a match. The dice are a seed or a table's."""
    dice = header.dice.as_json(reveal)
    return {
        "golazo": FORMAT,
        "game": header.game,
        "rules": header.rules_version,
        "cards": header.cards,
        "players": header.players,
        **(dice if isinstance(header.dice, SeededDice) else {"dice": dice}),
        "options": header.options,
        "seats": [{"name": seated.name, "bot": seated.bot} for seated in header.seats],
        **({"take_backs": True} if header.take_backs else {}),
    }


def end_line(ended: Ended) -> dict[str, Any]:
    """Return how a match ended: the returns, and details if it was not by the rules."""
    line: dict[str, Any] = {"returns": None if ended.returns is None else list(ended.returns)}
    if ended.how != BY_THE_RULES:
        line["ended"] = ended.how
    if ended.seat is not None:
        line["seat"] = ended.seat
    return line

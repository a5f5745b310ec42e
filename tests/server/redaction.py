"""Checks all that left the server about a match against its log: nobody was told what they could not know."""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

import msgspec
from audit import Account
from truth import Truth

from golazo.match.dice import commitment_of
from golazo.match.verify import verify
from golazo.server.tables.table_state import TableState

LONG = re.compile(r"[0-9a-f]{16,}|[0-9]{14,}")  # what could be a secret, or 64 bits
FIELDS = {  # of a frame, by its type
    "table": {
        *("type", "seq", "table", "player", "seats", "presence", "keep", "steps"),
        *("position", "question", "declined", "paused", "result", "said"),
    },
    "step": {"type", "seq", "step", "position"},
    "presence": {"type", "presence"},
    "said": {"type", "said"},
    "ack": {"type", "id", "seq"},
    "refused": {"type", "id", "code", "text", "seq"},
    "because": {"type", "id", "rule", "text"},
    "foreseen": {"type", "id", "seq", "outlook"},
    "steps": {"type", "id", "seq", "steps"},
}
TABLE = {
    *("id", "game", "rules_version", "cards", "own_cards", "options", "places", "public", "chat", "clock", "seconds"),
    *("absence", "status", "commitment", "created", "rematch", "rematch_of", "imported", "lesson", "take_backs"),
}
PLACE = {"name", "player", "bot", "open", "seed", "stand_in", "resigned", "account", "shown"}
ABOUT_THE_MATCH = re.compile('"(view|events|action|legal)"')


class Leak(AssertionError):
    """Somebody was told what they could not know."""


@dataclass(frozen=True)
class Kept:
    """Something that left the server: the text, and to whom; `""` is somebody without a token."""

    player: str
    text: str
    path: str = ""  # of an answer over HTTP
    asked: tuple[int, str] | None = None  # of a reason: the line of the log at which it was given, and the action
    seat: int | None = None  # of an outlook or of steps: where the one looked from who asked


class Checker:
    """Goes through a log line by line and holds every frame against the truth at its line."""

    def __init__(self, account: Account, seed: int = 0) -> None:
        self.header = account.state.header
        self.catalogue = account.state.match.catalogue
        self.entries = account.entries
        self.luck = random.Random(seed)
        dice = account.state.match.dice
        drawn = {dice.entropy(number) for number in range(len(account.entries) + 2)}
        self.secrets = {self.header.secret.hex(), *(f"{bits:016x}" for bits in drawn), *map(str, drawn)}
        self.checked: Counter[str] = Counter()

    def check(self, kept: Sequence[Kept]) -> Counter[str]:
        """Check everything; returns how many of each type there were."""
        at: dict[int, list[tuple[Kept, dict[str, Any]]]] = defaultdict(list)
        for one in kept:
            if one.path:
                self.check_answer(one)
                continue
            frame = msgspec.json.decode(one.text)
            self.require(set(frame) <= FIELDS[frame["type"]], "unknown fields", one)
            line = one.asked[0] if one.asked is not None else frame.get("seq", 0)
            at[line].append((one, frame))
        state = TableState(self.header, self.catalogue)
        for line in range(len(self.entries) + 1):
            if line:
                state.add(self.entries[line - 1])
            truth = Truth(state, self.luck)
            for one, frame in at.pop(line, ()):
                self.check_frame(truth, one, frame)
        self.require(not at, f"frames of lines that are not in the log: {sorted(at)}")
        return self.checked

    def require(self, holds: bool, otherwise: str, one: Kept | None = None) -> None:
        if not holds:
            self.fail(otherwise, one)

    def fail(self, how: str, one: Kept | None = None) -> NoReturn:
        told = "" if one is None else f", told to {one.player or 'nobody in particular'}: {one.text[:2000]}"
        raise Leak(f"table {self.header.id}: {how}{told}")

    def check_frame(self, truth: Truth, one: Kept, frame: dict[str, Any]) -> None:
        self.checked[frame["type"]] += 1
        if not truth.over:
            self.check_no_secret(one)
        if frame["type"] in ("refused", "because") and one.asked is not None:
            self.check_reason(truth, one, frame)
        if frame["type"] == "foreseen":
            self.check_outlook(truth, one, frame)
        if frame["type"] == "steps":
            self.check_steps(truth, one, one.seat, frame["steps"])
            return
        position = frame.get("position")
        if position is None:
            self.require(not frame.get("steps") and not frame.get("result"), "told of a match without a position", one)
        else:
            seat = position["seat"]
            mine = self.header.seats_of(one.player)
            self.require(truth.over or seat is None or seat in mine, f"shown what seat {seat} sees", one)
            for known in truth.positions(seat):
                if position != known:
                    self.fail(f"seat {seat} is shown other than {known}", one)
            self.check_steps(truth, one, seat, [frame["step"]] if frame["type"] == "step" else frame.get("steps", []))
        if frame["type"] == "table":
            self.check_table(truth, one, frame)

    def check_steps(self, truth: Truth, one: Kept, seat: int | None, steps: Sequence[dict[str, Any]]) -> None:
        """Steps are told as the seat heard them."""
        self.require(truth.over or seat is None or seat in self.header.seats_of(one.player), "steps of others", one)
        for step in steps:
            heard = truth.step(step["number"], seat)
            if step != heard:
                self.fail(f"seat {seat} hears {step}, not {heard}", one)
            self.checked["events"] += len(step["events"])

    def check_table(self, truth: Truth, one: Kept, frame: dict[str, Any]) -> None:
        self.check_info(one, frame["table"])
        ended = truth.ended
        result = frame.get("result")
        if result is None or ended is None:
            self.require(result is None, "told of an end that has not come", one)
        else:
            returns = None if ended.returns is None else list(ended.returns)
            expected = {"how": ended.how, "secret": self.header.secret.hex(), "returns": returns, "seat": ended.seat}
            expected["rule"] = None
            self.require(result == expected, f"told of another end than {expected}", one)

    def check_info(self, one: Kept, info: dict[str, Any]) -> None:
        self.require(set(info) <= TABLE, "a table with unknown fields", one)
        self.require(all(set(place) <= PLACE for place in info["places"]), "a seat with unknown fields", one)
        self.require(info["commitment"] == commitment_of(self.header.secret), "another commitment", one)

    def check_reason(self, truth: Truth, one: Kept, frame: dict[str, Any]) -> None:
        """A refusal is the same in every world of the one who asked."""
        assert one.asked is not None
        mine = self.header.seats_of(one.player)
        self.require(truth.to_act in mine, "told a reason out of turn", one)
        for reason in truth.reasons(mine[0], one.asked[1]):
            rule, text = reason or (None, None)
            told = frame.get("rule", frame.get("code")), frame.get("text")
            self.require(told == (rule, text), f"refused otherwise than {reason}", one)

    def check_outlook(self, truth: Truth, one: Kept, frame: dict[str, Any]) -> None:
        """What actions would bring is the same in every world of the one who asked."""
        self.require(one.seat is None or one.seat in self.header.seats_of(one.player), "an outlook of others", one)
        for known in truth.outlooks(one.seat):
            self.require(frame["outlook"] == known, f"seat {one.seat} foresees other than {known}", one)

    def check_answer(self, one: Kept) -> None:
        """Answers over HTTP tell nothing of a match but, once it has ended, its whole record."""
        self.checked["http"] += 1
        if one.path.endswith("/record"):
            verdict = verify(one.text)
            self.require(verdict.holds, f"a record that does not hold: {verdict.fault}", one)
            self.require(verdict.written is not None and verdict.written.ended is not None, "a record without end", one)
        else:
            self.check_no_secret(one)
            self.require(not ABOUT_THE_MATCH.search(one.text), "an answer about the match", one)

    def check_no_secret(self, one: Kept) -> None:
        found = set(LONG.findall(one.text)) & self.secrets
        self.require(not found, f"told {found}", one)

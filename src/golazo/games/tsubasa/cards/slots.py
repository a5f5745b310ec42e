"""Slots: what differs from card to card in the phrase of an effect; read, written and told."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, ClassVar

from golazo.games.tsubasa import state
from golazo.text.message import Message

KIND = "(?:shot|pass|defence)"
CHOICE = re.compile(rf"(?:([1-5]) )?({KIND})|(?:([1-5])x )?({KIND}(?:/{KIND}){{1,2}})")
KINDS = re.compile(rf"{KIND}(?:, {KIND}){{1,2}}")
DICE = re.compile(r"catch 1(?:-([2-6]))?(?:, corner ([2-6])(?:-([3-6]))?)?")

Numbers = tuple[int, int]  # the amount and the tokens of an effect


@dataclass(frozen=True)
class Slot:
    """Nothing: the phrase is complete."""

    amount: int = 0
    tokens: int = 0
    forms: ClassVar[tuple[str, ...]] = ()  # how what stands there may read

    @staticmethod
    def read(words: str) -> Numbers | None:
        """The numbers that words stand for; None where they stand for nothing."""
        return None if words else (0, 0)

    @property
    def written(self) -> str:
        """The numbers as words of a card file."""
        return ""

    @property
    def key(self) -> str | None:
        """The key of another text than the row's, where that cannot tell these numbers."""
        return None

    @property
    def arguments(self) -> dict[str, Any]:
        """The numbers as arguments of a text."""
        return {}

    @property
    def kinds(self) -> dict[str, str]:
        """Kinds of token as arguments of a text."""
        return {}


class Number(Slot):
    """How many cards."""

    forms = ("1",)

    @staticmethod
    def read(words: str) -> Numbers | None:
        return (int(words), 0) if re.fullmatch("[1-5]", words) else None

    @property
    def written(self) -> str:
        return str(self.amount)

    @property
    def arguments(self) -> dict[str, Any]:
        return {"amount": self.amount}


class Tokens(Slot):
    """Tokens of some kinds."""

    keys: ClassVar[dict[int, str]]  # by how many kinds there are

    @property
    def key(self) -> str | None:
        return self.keys.get(len(kinds_of(self.tokens)))

    @property
    def arguments(self) -> dict[str, Any]:
        return {"amount": self.amount}

    @property
    def kinds(self) -> dict[str, str]:
        named = kinds_of(self.tokens)
        places = {1: ("kind",), 2: ("first", "second"), 3: ()}[len(named)]
        return dict(zip(places, named, strict=False))


class Choice(Tokens):
    """CT-TERM-2: tokens of one kind, or of any of several kinds."""

    forms = ("shot", "2 shot", "shot/pass", "2x shot/pass/defence")
    keys: ClassVar = {2: "effect-gain-either", 3: "effect-gain-any"}

    @staticmethod
    def read(words: str) -> Numbers | None:
        found = CHOICE.fullmatch(words)
        if found is None:
            return None
        return in_numbers(int(found[1] or found[3] or 1), (found[2] or found[4]).split("/"))

    @property
    def written(self) -> str:
        named = kinds_of(self.tokens)
        times = "" if self.amount == 1 else f"{self.amount} " if len(named) == 1 else f"{self.amount}x "
        return times + "/".join(named)


class Kinds(Tokens):
    """CT-TERM-2: a token of each of several kinds."""

    forms = ("shot, pass, defence",)
    keys: ClassVar = {2: "effect-gain-both", 3: "effect-gain-each"}

    @staticmethod
    def read(words: str) -> Numbers | None:
        return in_numbers(1, words.split(", ")) if KINDS.fullmatch(words) else None

    @property
    def written(self) -> str:
        return ", ".join(kinds_of(self.tokens))


class Dice(Slot):
    """CT-DICE-3: a goalkeeper's table; catches begin with 1, corners right after them."""

    forms = ("catch 1, corner 2-3", "catch 1-2")

    @staticmethod
    def read(words: str) -> Numbers | None:
        found = DICE.fullmatch(words)
        if found is None:
            return None
        catch = int(found[1] or 1)
        first = int(found[2] or catch + 1)
        last = int(found[3] or found[2] or catch)
        return (catch, last) if first == catch + 1 and (not found[3] or last > first) else None

    @property
    def has_corner(self) -> bool:
        return self.tokens > self.amount

    @property
    def written(self) -> str:
        corner = f", corner {span(self.amount + 1, self.tokens, '-')}" if self.has_corner else ""
        return f"catch {span(1, self.amount, '-')}{corner}"

    @property
    def key(self) -> str | None:
        return None if self.has_corner else "effect-save-catch"

    @property
    def arguments(self) -> dict[str, Any]:
        corner = {"corner": span(self.amount + 1, self.tokens, "–")} if self.has_corner else {}
        return {"catch": span(1, self.amount, "–"), **corner}


class Team(Slot):
    """A team."""

    forms = state.TEAMS

    @staticmethod
    def read(words: str) -> Numbers | None:
        return (state.TEAMS.index(words), 0) if words in state.TEAMS else None

    @property
    def written(self) -> str:
        return state.TEAMS[self.amount]

    @property
    def arguments(self) -> dict[str, Any]:
        return {"team": Message(f"team-{state.TEAMS[self.amount]}")}


SLOTS: dict[str, type[Slot]] = {"N": Number, "CHOICE": Choice, "KINDS": Kinds, "DICE": Dice, "TEAM": Team}


def kinds_of(tokens: int) -> list[str]:
    """The kinds of token in a set."""
    return [kind for place, kind in enumerate(state.VALUES) if tokens >> place & 1]


def in_numbers(amount: int, kinds: list[str]) -> Numbers | None:
    """So many tokens of different kinds."""
    different = set(kinds)
    return (amount, sum(1 << state.VALUES.index(kind) for kind in different)) if len(different) == len(kinds) else None


def span(first: int, last: int, dash: str) -> str:
    """`2`, or `2-3`."""
    return str(first) if first == last else f"{first}{dash}{last}"

"""Phrases: an effect as a card file writes it, with the numbers and names in it, and as texts tell it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from golazo.games.tsubasa import effects
from golazo.games.tsubasa.cards.slots import SLOTS, Slot, kinds_of
from golazo.games.tsubasa.effects import Row, Use
from golazo.games.tsubasa.state import VALUES
from golazo.text.message import Message

EVERY_TOKEN = Message(
    "tokens-three",
    {place: Message(f"token-{kind}") for place, kind in zip(("first", "second", "third"), VALUES, strict=True)},
)


@dataclass(frozen=True)
class Effect:
    """What an ability or a mandatory action does, in the numbers of the cards' record."""

    op: int
    amount: int = 0
    tokens: int = 0

    @property
    def row(self) -> Row:
        """All that is declared of the effect."""
        return effects.BY_OP[self.op]

    @property
    def slot(self) -> Slot:
        """What differs from card to card."""
        return parts(self.row.phrase)[1](self.amount, self.tokens)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of token that it gains."""
        return tuple(kinds_of(self.tokens)) if self.row.group == effects.Group.TOKENS else ()

    @property
    def use(self) -> Use:
        """What using it asks of a coach; tokens of several kinds are chosen."""
        chosen = self.op == effects.GAIN_ONE_OF and len(self.kinds) > 1
        return Use.CHOICE if chosen else self.row.use

    @property
    def phrase(self) -> str:
        """The effect as a card file writes it."""
        return parts(self.row.phrase)[0] + self.slot.written if self.row.phrase else self.row.duty

    @property
    def text(self) -> Message:
        """What it does, in a sentence."""
        return Message(self.key, self.arguments("token-"))

    @property
    def face(self) -> Message:
        """What it does, as it stands on a drawn card; a screen may put signs where tokens are named."""
        named = {"tokens": Message(f"token-{self.kinds[0]}"), "all": EVERY_TOKEN} if self.kinds else {}
        return Message(f"face-{self.key}", {**self.arguments("token-"), **named})

    @property
    def must(self) -> Message:
        """What is mandatory, as it stands on a drawn card."""
        return Message(f"must-{self.key}")

    @property
    def brief(self) -> Message:
        """What it does, in as few words as can be."""
        return Message(f"brief-{self.key}", self.arguments("kind-"))

    @property
    def key(self) -> str:
        """The key of its text in a sentence."""
        return self.slot.key or self.row.text

    def arguments(self, kinds: str) -> dict[str, Any]:
        """What goes into its text; `kinds` is what the keys for kinds of token begin with."""
        return {**self.slot.arguments, **{place: Message(kinds + kind) for place, kind in self.slot.kinds.items()}}


@cache
def parts(phrase: str) -> tuple[str, type[Slot]]:
    """The words of a row's phrase, and the slot that it ends with."""
    head, _, name = phrase.rpartition(" ")
    return (f"{head} ", SLOTS[name]) if name in SLOTS else (phrase, Slot)


def forms() -> dict[str, tuple[str, ...]]:
    """How phrases read that have something in a slot, by their first words."""
    found: dict[str, tuple[str, ...]] = {}
    for row in ABILITIES:
        head, slot = parts(row.phrase)
        if slot.forms:
            first = re.sub(r"( of|:)? $", "", head)
            found[first] = (*found.get(first, ()), *(head + form for form in slot.forms))
    return found


ABILITIES = [row for row in effects.ROWS if row.phrase]
DUTIES = {row.duty: row.op for row in effects.ROWS if row.duty}
FORMS = forms()
PLAIN_ABILITIES = tuple(row.phrase for row in ABILITIES if not parts(row.phrase)[1].forms)
ABILITY_FORMS = (*(form for forms in FORMS.values() for form in forms), *PLAIN_ABILITIES)


def ability(phrase: str) -> Effect | None:
    """The effect of an ability's phrase; None where it is none."""
    for row in ABILITIES:
        head, slot = parts(row.phrase)
        found = slot.read(phrase.removeprefix(head)) if phrase.startswith(head) else None
        if found is not None:
            return Effect(row.op, *found)
    return None


def duty(phrase: str) -> Effect | None:
    """The effect of a mandatory action's phrase; None where it is none."""
    return Effect(DUTIES[phrase]) if phrase in DUTIES else None


def forms_like(phrase: str) -> tuple[str, ...]:
    """How a phrase that begins like this one should read; nothing where no phrase begins so."""
    begun = [words for words in FORMS if re.match(rf"{words}\b", phrase)]
    return FORMS[begun[0]] if begun else ()

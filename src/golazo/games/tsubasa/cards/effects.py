"""Abilities: phrases of a closed vocabulary that read like a card, what they mean to the rules, how they are told."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from golazo.games.tsubasa import state
from golazo.text.message import Message

WORDS = {  # effects without a number
    "play a card from hand": state.PLAY_HAND,
    "play a card from the discard pile": state.PLAY_DISCARD,
    "play a card from the draw deck": state.PLAY_DECK,
    "remove this card": state.REMOVE_THIS,
    "remove a card from hand": state.REMOVE_HAND,
    "remove a card from the discard pile": state.REMOVE_DISCARD,
    "send back a rival's card": state.RIVAL_SENDS_BACK,
    "rival takes a fatigue card": state.RIVAL_TIRES,
    "rival receives a yellow card": state.RIVAL_BOOKED,
    "remove own yellow card": state.CLEAR_YELLOW,
    "reroll a die": state.REROLL_DIE,
    "control and advance": state.CONTROL_AND_ADVANCE,
}
DUTIES = {  # mandatory actions
    "remove this card": state.REMOVE_THIS,
    "take a fatigue card": state.TIRE,
    "receive a yellow card": state.BE_BOOKED,
    "discard a card": state.DISCARD_CARD,
}
COUNTED = {"draw": state.DRAW, "rival discards": state.RIVAL_DISCARDS}  # effects with a number of cards
FORMS = {  # by their first words: how phrases with a number or a name in them read
    "gain": (
        "gain shot",
        "gain 2 shot",
        "gain shot/pass",
        "gain 2x shot/pass/defence",
        "gain shot, pass, defence",
    ),
    "draw": ("draw 1",),
    "rival discards": ("rival discards 1",),
    "save": ("save: catch 1, corner 2-3", "save: catch 1-2"),
    "special shot": tuple(f"special shot of {team}" for team in state.TEAMS),
}
ABILITY_FORMS = (*(form for forms in FORMS.values() for form in forms), *WORDS)
AFTER_THE_ATTACK = (state.REROLL_DIE, state.SAVE_SHOT)
ENDS_THE_ATTACK = (state.CONTROL_AND_ADVANCE, state.SHOOT_SPECIAL)

KIND = "(?:shot|pass|defence)"
GAIN = re.compile(rf"gain (?:([1-5]) )?({KIND})|gain (?:([1-5])x )?({KIND}(?:/{KIND}){{1,2}})")
GAIN_ALL = re.compile(rf"gain ({KIND}(?:, {KIND}){{1,2}})")
NUMBERED = re.compile(rf"({'|'.join(COUNTED)}) ([1-5])")
SAVE = re.compile(r"save: catch 1(?:-([2-6]))?(?:, corner ([2-6])(?:-([3-6]))?)?")
SPECIAL = re.compile(rf"special shot of ({'|'.join(state.TEAMS)})")

KEYS = {
    state.DRAW: "effect-draw",
    state.PLAY_HAND: "effect-play-hand",
    state.PLAY_DISCARD: "effect-play-discard",
    state.PLAY_DECK: "effect-play-deck",
    state.REMOVE_THIS: "effect-remove-this",
    state.REMOVE_HAND: "effect-remove-hand",
    state.REMOVE_DISCARD: "effect-remove-discard",
    state.RIVAL_DISCARDS: "effect-rival-discards",
    state.RIVAL_SENDS_BACK: "effect-send-back",
    state.RIVAL_TIRES: "effect-rival-tires",
    state.RIVAL_BOOKED: "effect-rival-booked",
    state.CLEAR_YELLOW: "effect-clear-yellow",
    state.REROLL_DIE: "effect-reroll",
    state.CONTROL_AND_ADVANCE: "effect-control",
    state.SHOOT_SPECIAL: "effect-special",
    state.TIRE: "effect-tire",
    state.BE_BOOKED: "effect-be-booked",
    state.DISCARD_CARD: "effect-discard",
}
GAIN_KEYS = {
    (state.GAIN_ONE_OF, 1): "effect-gain",
    (state.GAIN_ONE_OF, 2): "effect-gain-either",
    (state.GAIN_ONE_OF, 3): "effect-gain-any",
    (state.GAIN_EACH, 2): "effect-gain-both",
    (state.GAIN_EACH, 3): "effect-gain-each",
}


@dataclass(frozen=True)
class Effect:
    """What an ability or a mandatory action does, in the numbers of the cards' record."""

    op: int
    amount: int = 0
    tokens: int = 0

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of token that it gains."""
        gains = self.op in (state.GAIN_ONE_OF, state.GAIN_EACH)
        return tuple(kind for place, kind in enumerate(state.VALUES) if gains and self.tokens >> place & 1)

    @property
    def phrase(self) -> str:
        """The effect as a card file writes it."""
        if self.op == state.GAIN_EACH:
            return f"gain {', '.join(self.kinds)}"
        if self.op == state.GAIN_ONE_OF:
            times = "" if self.amount == 1 else f"{self.amount} " if len(self.kinds) == 1 else f"{self.amount}x "
            return f"gain {times}{'/'.join(self.kinds)}"
        if self.op == state.SAVE_SHOT:
            corner = f", corner {span(self.amount + 1, self.tokens, '-')}" if self.tokens > self.amount else ""
            return f"save: catch {span(1, self.amount, '-')}{corner}"
        if self.op == state.SHOOT_SPECIAL:
            return f"special shot of {state.TEAMS[self.amount]}"
        counted = next((words for words, op in COUNTED.items() if op == self.op), None)
        if counted is not None:
            return f"{counted} {self.amount}"
        return next(words for words, op in {**WORDS, **DUTIES}.items() if op == self.op)

    @property
    def text(self) -> Message:
        """What it does, in words."""
        return Message(self.key, self.arguments("token-"))

    @property
    def brief(self) -> Message:
        """What it does, in as few words as can be."""
        return Message(f"brief-{self.key}", self.arguments("kind-"))

    @property
    def key(self) -> str:
        """The key of its text."""
        if self.op == state.SAVE_SHOT:
            return "effect-save" if self.tokens > self.amount else "effect-save-catch"
        return GAIN_KEYS[self.op, len(self.kinds)] if self.kinds else KEYS[self.op]

    def arguments(self, kinds: str) -> dict[str, Any]:
        """What goes into its text; `kinds` is what the keys for kinds of token begin with."""
        if self.op == state.SAVE_SHOT:
            corner = {"corner": span(self.amount + 1, self.tokens, "–")} if self.tokens > self.amount else {}
            return {"catch": span(1, self.amount, "–"), **corner}
        if self.op == state.SHOOT_SPECIAL:
            return {"team": Message(f"team-{state.TEAMS[self.amount]}")}
        if self.kinds:
            places = {1: ("kind",), 2: ("first", "second"), 3: ()}[len(self.kinds)]
            named = {place: Message(kinds + kind) for place, kind in zip(places, self.kinds, strict=False)}
            return {"amount": self.amount, **named}
        return {"amount": self.amount} if self.op in COUNTED.values() else {}


def span(first: int, last: int, dash: str) -> str:
    """`2`, or `2-3`."""
    return str(first) if first == last else f"{first}{dash}{last}"


def ability(phrase: str) -> Effect | None:
    """The effect of an ability's phrase; None where it is none."""
    if phrase in WORDS:
        return Effect(WORDS[phrase])
    if numbered := NUMBERED.fullmatch(phrase):
        return Effect(COUNTED[numbered[1]], int(numbered[2]))
    if special := SPECIAL.fullmatch(phrase):
        return Effect(state.SHOOT_SPECIAL, state.TEAMS.index(special[1]))
    return gain(phrase) or save(phrase)


def gain(phrase: str) -> Effect | None:
    """Tokens, of different kinds where several are named (CT-TERM-2)."""
    if every := GAIN_ALL.fullmatch(phrase):
        op, amount, kinds = state.GAIN_EACH, 1, every[1].split(", ")
    elif one_of := GAIN.fullmatch(phrase):
        op, amount = state.GAIN_ONE_OF, int(one_of[1] or one_of[3] or 1)
        kinds = (one_of[2] or one_of[4]).split("/")
    else:
        return None
    tokens = sum(1 << state.VALUES.index(kind) for kind in set(kinds))
    return Effect(op, amount, tokens) if len(set(kinds)) == len(kinds) else None


def save(phrase: str) -> Effect | None:
    """A goalkeeper's table; catches begin with 1, corners right after them (CT-DICE-3)."""
    found = SAVE.fullmatch(phrase)
    if found is None:
        return None
    catch = int(found[1] or 1)
    first = int(found[2] or catch + 1)
    last = int(found[3] or found[2] or catch)
    return Effect(state.SAVE_SHOT, catch, last) if first == catch + 1 and (not found[3] or last > first) else None


def duty(phrase: str) -> Effect | None:
    """The effect of a mandatory action's phrase; None where it is none."""
    return Effect(DUTIES[phrase]) if phrase in DUTIES else None


def forms_like(phrase: str) -> tuple[str, ...]:
    """How a phrase that begins like this one should read; nothing where no phrase begins so."""
    begun = [words for words in FORMS if re.match(rf"{words}\b", phrase)]
    return FORMS[begun[0]] if begun else ()

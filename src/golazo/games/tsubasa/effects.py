"""Effects: what abilities and mandatory actions do, a row each.

A row is all that is declared of an effect. Card files, texts, icons, explanations, bots and the page read it from here;
what the effect does to a table stands in `rules/abilities.py`. Adding one: `docs/adding-an-effect.md`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Group(StrEnum):
    """Effects of one group are checked, carried out and appraised by the same functions."""

    TOKENS = "tokens"  # to be gained
    CARDS = "cards"  # drawn, or played besides the turn's card
    THINNING = "thinning"  # own cards leave the match
    RIVAL = "rival"  # the rival suffers
    OWN = "own"  # something happens to the coach
    DICE = "dice"  # used after the attack, at the dice
    ENDING = "ending"  # the attack ends with it


class Use(StrEnum):
    """What using an effect asks of a coach. A page may use what it does at once without asking first."""

    AT_ONCE = "at-once"  # nothing
    WEIGHED = "weighed"  # it has a price
    CHOICE = "choice"  # a card or token is chosen
    LATER = "later"  # the question comes at the dice


@dataclass(frozen=True)
class Row:
    """An effect. A phrase may end with a slot, in capitals, for what differs from card to card (`cards/phrases.py`)."""

    op: int  # its number in the record of the cards
    phrase: str  # of an ability, as a card file writes it
    duty: str  # of a mandatory action
    text: (
        str  # the key of its text in a sentence; with `face-` or `must-` before it on a drawn card, `brief-` in a table
    )
    icon: str  # one of `web/src/art/icons.ts`
    telling: bool  # whether the icon says what a card is about
    rule: str | None  # that explains it, where it has one of its own
    group: Group
    use: Use


ROWS: list[Row] = []


def effect(
    group: Group,
    phrase: str = "",
    *,
    duty: str = "",
    text: str,
    icon: str,
    telling: bool = False,
    rule: str | None = None,
    use: Use = Use.AT_ONCE,
) -> int:
    """Declare an effect; returns its op-code."""
    ROWS.append(Row(len(ROWS) + 1, phrase, duty, text, icon, telling, rule, group, use))
    return len(ROWS)


NO_EFFECT = 0

GAIN_ONE_OF = effect(Group.TOKENS, "gain CHOICE", text="effect-gain", icon="gain")
GAIN_EACH = effect(Group.TOKENS, "gain KINDS", text="effect-gain", icon="gain")

DRAW = effect(Group.CARDS, "draw N", text="effect-draw", icon="draw")
PLAY_HAND = effect(
    Group.CARDS, "play a card from hand", text="effect-play-hand", icon="play", telling=True, use=Use.CHOICE
)
PLAY_DISCARD = effect(
    Group.CARDS,
    "play a card from the discard pile",
    text="effect-play-discard",
    icon="play",
    telling=True,
    use=Use.CHOICE,
)
PLAY_DECK = effect(
    Group.CARDS, "play a card from the draw deck", text="effect-play-deck", icon="play", telling=True, use=Use.WEIGHED
)

REMOVE_THIS = effect(
    Group.THINNING,
    "remove this card",
    duty="remove this card",
    text="effect-remove-this",
    icon="remove",
    use=Use.WEIGHED,
)
REMOVE_HAND = effect(
    Group.THINNING, "remove a card from hand", text="effect-remove-hand", icon="remove", use=Use.CHOICE
)
REMOVE_DISCARD = effect(
    Group.THINNING, "remove a card from the discard pile", text="effect-remove-discard", icon="remove", use=Use.CHOICE
)

RIVAL_DISCARDS = effect(
    Group.RIVAL,
    "rival discards N",
    text="effect-rival-discards",
    icon="rival-discards",
    telling=True,
    rule="CT-INJ-1",
)
RIVAL_SENDS_BACK = effect(
    Group.RIVAL, "send back a rival's card", text="effect-send-back", icon="send-back", telling=True, use=Use.CHOICE
)
RIVAL_TIRES = effect(
    Group.RIVAL, "rival takes a fatigue card", text="effect-rival-tires", icon="fatigue", rule="CT-FAT-1"
)
RIVAL_BOOKED = effect(
    Group.RIVAL, "rival receives a yellow card", text="effect-rival-booked", icon="yellow", rule="CT-YEL-1"
)

CLEAR_YELLOW = effect(
    Group.OWN,
    "remove own yellow card",
    text="effect-clear-yellow",
    icon="clear-yellow",
    telling=True,
    rule="CT-YEL-1",
)

REROLL_DIE = effect(Group.DICE, "reroll a die", text="effect-reroll", icon="reroll", rule="CT-DICE-1", use=Use.LATER)
SAVE_SHOT = effect(Group.DICE, "save: DICE", text="effect-save", icon="save", rule="CT-DICE-3", use=Use.LATER)

CONTROL_AND_ADVANCE = effect(
    Group.ENDING,
    "control and advance",
    text="effect-control",
    icon="control",
    telling=True,
    rule="CT-CTRL-1",
    use=Use.WEIGHED,
)
SHOOT_SPECIAL = effect(
    Group.ENDING,
    "special shot of TEAM",
    text="effect-special",
    icon="special",
    telling=True,
    rule="CT-SPEC-1",
    use=Use.WEIGHED,
)

TIRE = effect(Group.OWN, duty="take a fatigue card", text="effect-tire", icon="fatigue", rule="CT-FAT-1")
BE_BOOKED = effect(Group.OWN, duty="receive a yellow card", text="effect-be-booked", icon="yellow", rule="CT-YEL-1")
DISCARD_CARD = effect(Group.OWN, duty="discard a card", text="effect-discard", icon="discard", use=Use.CHOICE)

BY_OP = {row.op: row for row in ROWS}


def members(group: Group) -> int:
    """The effects of a group as a set, a bit for each op-code: compiled code asks it with `has`."""
    return sum(1 << row.op for row in ROWS if row.group == group)


TOKENS = members(Group.TOKENS)
CARDS = members(Group.CARDS)
THINNING = members(Group.THINNING)
RIVAL = members(Group.RIVAL)
DICE = members(Group.DICE)
ENDING = members(Group.ENDING)

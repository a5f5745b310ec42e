"""A card of each sort as the catalogue gives it, with its name and what it does as messages."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from golazo.games.tsubasa import effects, state
from golazo.games.tsubasa.cards.phrases import Effect
from golazo.text.message import Message

MOTIVATED = "motivated-"  # what the id of a motivation card has before the player's

Abilities = tuple[Effect | None, Effect | None, Effect | None]  # ability 1, ability 2, the mandatory action
Values = tuple[int, int, int]  # of shot, pass and defence
NO_ABILITIES: Abilities = (None, None, None)
NO_VALUES: Values = (0, 0, 0)


def name_of(card_id: str) -> Message:
    """A card's name as our texts have it."""
    if card_id.startswith(MOTIVATED):
        return Message.of("card-motivated", player=Message(f"card-{card_id.removeprefix(MOTIVATED)}"))
    return Message(f"card-{card_id}")


@dataclass(frozen=True)
class Card:
    """What every card has; `printed` is a title that the card file gives, to be used in every language."""

    id: str
    source: dict[str, str]
    printed: str | None

    @cached_property
    def name(self) -> Message:
        return Message.of("card-printed", name=self.printed) if self.printed else name_of(self.id)


@dataclass(frozen=True)
class PlayingCard(Card):
    """A card that a coach plays: values, up to two abilities, and what is due if the first is used."""

    values: Values = NO_VALUES
    abilities: Abilities = NO_ABILITIES

    @property
    def can_save(self) -> bool:
        """Whether it can save a shot (CT-DICE-3)."""
        return any(effect is not None and effect.op == effects.SAVE_SHOT for effect in self.abilities)

    @property
    def text(self) -> Message:
        """What the card does, in words made from what it does."""
        first, second, due = self.abilities
        told = []
        if first is not None:
            key, arguments = "text-ability", {"number": 1, "effect": first.text}
            if due is not None:
                key, arguments = "text-ability-due", {**arguments, "duty": due.text}
            told.append(Message(key, arguments))
        if second is not None:
            told.append(Message.of("text-ability", number=2, effect=second.text))
        return joined(told, "text-none", "text-two")

    @property
    def brief(self) -> Message:
        """What the card does, for a narrow column."""
        first, second, due = self.abilities
        told = [effect.brief for effect in (first, second) if effect is not None]
        if first is not None and due is not None:
            told[0] = Message.of("brief-due", effect=first.brief, duty=due.brief)
        return joined(told, "brief-none", "brief-two")


def joined(told: list[Message], none: str, two: str) -> Message:
    """No ability, one or two as one message."""
    if not told:
        return Message(none)
    return told[0] if len(told) == 1 else Message(two, {"first": told[0], "second": told[1]})


@dataclass(frozen=True, kw_only=True)
class InitialCard(PlayingCard):
    """A player, or the fans, who have neither number nor position."""

    team: str
    number: int | None = None
    position: str | None = None


@dataclass(frozen=True, kw_only=True)
class MotivationCard(PlayingCard):
    """A motivated player, who takes the player's place for some tokens (CT-MOT-1)."""

    team: str
    player: str
    cost: Values


@dataclass(frozen=True, kw_only=True)
class MatchCard(PlayingCard):
    """A match card; one with a star stays in the box in a first match (CT-SET-4)."""

    half: int
    star: bool


@dataclass(frozen=True, kw_only=True)
class Signing(PlayingCard):
    """A player whom either coach may sign (CT-SIGN-1)."""

    cost: Values


@dataclass(frozen=True, kw_only=True)
class FatigueCard(PlayingCard):
    """A card with nothing on it, some copies for each team (CT-FAT-1)."""

    copies: int


@dataclass(frozen=True, kw_only=True)
class SpecialShot(Card):
    """A special shot (CT-SPEC-1)."""

    team: str

    @property
    def text(self) -> Message:
        return Message("text-special-shot")


@dataclass(frozen=True, kw_only=True)
class SpecialDefence(Card):
    """A special defence, which stops one of the rival's special shots (CT-SPEC-1)."""

    team: str
    stops: SpecialShot

    @property
    def text(self) -> Message:
        return Message.of("text-special-defence", shot=self.stops.name)


@dataclass(frozen=True, kw_only=True)
class Booking(Card):
    """A yellow or red card, with what it takes off each value (CT-YEL-1)."""

    penalty: Values

    @property
    def text(self) -> Message:
        return Message(f"text-{self.id}")


AnyCard = PlayingCard | SpecialShot | SpecialDefence | Booking


def by_value(values: Values) -> dict[str, Any]:
    """Shot, pass and defence by their names."""
    return dict(zip(state.VALUES, values, strict=True))

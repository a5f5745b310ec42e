"""Explanations: a card with all there is to say about it, and the guide for newcomers."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from golazo.cli.playing.screen import indented
from golazo.games.tsubasa import state
from golazo.games.tsubasa.cards.card import (
    MOTIVATED,
    AnyCard,
    Booking,
    InitialCard,
    MatchCard,
    MotivationCard,
    PlayingCard,
    Signing,
    SpecialDefence,
    SpecialShot,
)
from golazo.games.tsubasa.terminal.drawing import Drawing, signed
from golazo.text.message import Message, Seat

GUIDE = ("goal", "round", "attack", "values", "contest", "ball", "tokens", "bench", "injury")
PILES = ("area", "discard_pile", "removed")


class Explaining(Drawing):
    """What somebody wants to know."""

    def guide(self, signs: bool = True) -> RenderableType:
        """How a round goes, line by line, and what the signs on the screen mean."""
        heads = dict(zip(state.VALUES, self.heads(), strict=True))
        lines = (*GUIDE, "signs") if signs else GUIDE
        return Group(*(Text(self.say(f"guide-{line}", most=state.TOKENS, **heads)) for line in lines))

    def card(self, card_id: str) -> RenderableType:
        """A card: what kind it is, its values, what it does, and where it is."""
        card = self.sight.catalogue.card(card_id)
        if card is None:
            return ""
        title = Text(self.sentence(card.name), "bold")
        facts = [
            self.kind(card),
            *self.values(card),
            self.sentence(card.text),
            *self.rules(card),
            *self.whereabouts(card_id),
        ]
        return Group(title, indented(*map(Text, facts)))

    def kind(self, card: AnyCard) -> str:
        """What kind of card it is, whose it is, and what it costs."""
        team = Message(f"team-{card.team}") if hasattr(card, "team") else ""
        if isinstance(card, InitialCard):
            number = card.number or 0
            position = Message(f"position-{card.position.lower()}") if card.position else ""
            return self.text("explain-initial", team=team, number=number, position=position)
        if isinstance(card, MatchCard):
            return self.text("explain-match", half=card.half)
        if isinstance(card, MotivationCard | Signing):
            key = "explain-motivation" if isinstance(card, MotivationCard) else "explain-signing"
            return self.text(key, team=team, cost=self.cost(card.cost))
        if isinstance(card, SpecialShot | SpecialDefence):
            key = "explain-special-shot" if isinstance(card, SpecialShot) else "explain-special-defence"
            return self.text(key, team=team)
        return self.text("explain-booking" if isinstance(card, Booking) else "explain-fatigue")

    def values(self, card: AnyCard) -> list[str]:
        """Shot, pass and defence, where a card has them."""
        values = card.values if isinstance(card, PlayingCard) else card.penalty if isinstance(card, Booking) else None
        if values is None:
            return []
        named = zip(state.VALUES, values, strict=True)
        return [" · ".join(f"{self.say(f'kind-{kind}')} {signed(value)}" for kind, value in named)]

    def rules(self, card: AnyCard) -> list[str]:
        """The ids of the rules in which more is said."""
        found = []
        if isinstance(card, PlayingCard):
            rules = [effect.row.rule for effect in card.abilities if effect is not None]
            found = [rule for rule in rules if rule is not None]
            found += ["CT-ATK-2"] if card.abilities[2] is not None else []
        found += ["CT-MOT-1"] if isinstance(card, MotivationCard) else []
        found += ["CT-SIGN-1"] if isinstance(card, Signing) else []
        found += ["CT-SPEC-1"] if isinstance(card, SpecialShot | SpecialDefence) else []
        found += ["CT-YEL-1"] if isinstance(card, Booking) else []
        return [self.say("explain-rules", rules=", ".join(dict.fromkeys(found)))] if found else []

    def whereabouts(self, card_id: str) -> Iterator[str]:
        """Where the card is, as far as the viewer knows."""
        seen = self.seen
        for pile in ("pitch", "signings"):
            if card_id in seen[pile]:
                yield self.say(f"where-{pile}")
        for seat in state.SEATS:
            for pile in PILES:
                if card_id in seen[pile][seat]:
                    yield self.text(f"where-{pile}", seat=Seat(seat))
            if card_id in (seen["hand"] if seat == seen["seat"] else seen["hands"][seat]["known"]):
                yield self.text("where-hand", seat=Seat(seat))
            if card_id.startswith(MOTIVATED) and card_id in seen["bench"][seat]:
                yield self.text("where-bench", seat=Seat(seat))
        if seen["seat"] is not None and card_id in seen["draw_deck"]:
            yield self.text("where-draw_deck", seat=Seat(seen["seat"]))

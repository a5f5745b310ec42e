"""Machi Koro Fußball at the terminal in words and lines alone, for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from golazo.cli.plain import PlainScreen, in_lines
from golazo.games.machikoro import terminal
from golazo.games.machikoro.cards import EFFECT_KEYS, LargeProject, Project
from golazo.games.machikoro.sheet import dice_text
from golazo.match import Action
from golazo.message import Message


class Screen(PlainScreen, terminal.Screen):
    """The towns, the market and the choices, each in a sentence."""

    def table(self) -> RenderableType:
        return in_lines([*self.towns_told(), *(self.told(card) for card in self.projects)])

    def final_table(self) -> RenderableType:
        return in_lines(self.how_it_stands())

    def towns_told(self) -> list[str]:
        """Everybody's coins, large projects and projects."""
        lines = []
        for seat, stands in enumerate(self.how_it_stands()):
            owned, built = self.seen["owned"][seat], self.seen["large"][seat]
            cards = [card for card in (*self.projects, *self.catalogue.large) if card.id in (*owned, *built)]
            names = [self.several(self.sentence(card.name), owned.get(card.id, 1)) for card in cards]
            lines.append(f"{stands}: {', '.join(names)}.")
        return lines

    def told(self, card: Project | LargeProject) -> str:
        """A card: its numbers, when and what it pays, what it costs, and how many are left."""
        if isinstance(card, LargeProject):
            gives = self.say(f"pays-{card.id}")
            return self.say("plain-large", card=self.sentence(card.name), cost=card.cost, gives=gives)
        effect = {"amount": card.amount, "icon": Message(f"icon-{card.counts}") if card.counts else ""}
        arguments = {
            "card": card.name,
            "dice": dice_text(card.dice),
            "when": Message(f"when-{card.colour}"),
            "cost": card.cost,
            "gives": Message(f"effect-{EFFECT_KEYS[card.effect]}", effect),
            "left": self.seen["market"].get(card.id, 0),
        }
        return self.sentence(Message("plain-project", arguments))

    def offer(self, choices: Sequence[Action], after_table: bool) -> RenderableType | None:
        if self.seen["phase"] == "build":
            return in_lines([f"{self.number_of(choice)}: {self.built_told(choice)}" for choice in choices])
        lines = [] if after_table or self.seen["phase"] == "reroll" else self.how_it_stands()
        return in_lines([*lines, *([] if len(choices) == 1 else map(self.numbered_line, choices))])

    def built_told(self, choice: Action) -> str:
        """What a choice builds."""
        card = self.catalogue.card(choice.text.split()[1])
        return f"{self.label(choice)}." if card is None else self.told(card)

    def explained(self, card_id: str) -> RenderableType:
        card = self.catalogue.card(card_id)
        return "" if card is None else in_lines([f"{self.sentence(card.name)}:", *self.facts(card)])

    def guide(self) -> RenderableType:
        names = ("turn", "claims", "large")
        return in_lines([self.say(f"guide-{name}", stipend=self.catalogue.stipend) for name in names])

    def odds(self) -> RenderableType:
        """What each number would bring on the player's own roll, in a line each."""
        numbers = terminal.NUMBERS
        own = [self.brought(self.side, number) for number in numbers]
        lines = [self.say("plain-odds", number=number, coins=coins) for number, coins in zip(numbers, own, strict=True)]
        one, two = (terminal.mean(own, ways) for ways in (terminal.ONE_DIE, terminal.TWO_DICE))
        return in_lines([*lines, self.say("odds-mean", one=one, two=two), self.say("odds-note")])

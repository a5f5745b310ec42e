"""Machi Koro Fußball at the terminal in words and lines alone, for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from golazo.cli.playing.plain_screen import PlainScreen, in_lines
from golazo.games.machikoro.cards.catalogue import EFFECT_KEYS, LargeProject, Project
from golazo.games.machikoro.cards.sheet import dice_text
from golazo.games.machikoro.terminal import screen
from golazo.match.match import Action
from golazo.text.message import Message


class Screen(PlainScreen, screen.Screen):
    """The towns, the market and the choices, each in a sentence."""

    def table(self) -> RenderableType:
        projects = [self.told(card) for card in self.projects]
        return in_lines([*self.towns_told(), *projects, *(self.told(card) for card in self.catalogue.large)])

    def final_table(self) -> RenderableType:
        return in_lines(self.how_it_stands())

    def towns_told(self) -> list[str]:
        """Everybody's coins, large projects and projects."""
        lines = []
        for seat in range(self.match.players):
            stands = self.standing_of(seat, self.introduced(seat, self.heading_of(seat)))
            owned, built = self.seen["owned"][seat], self.seen["large"][seat]
            cards = [card for card in (*self.projects, *self.catalogue.large) if card.id in (*owned, *built)]
            names = [self.several(self.sentence(card.name), owned.get(card.id, 1)) for card in cards]
            lines.append(f"{stands}: {', '.join(names)}.")
        return lines

    def told(self, card: Project | LargeProject) -> str:
        """A card: its numbers, when and what it pays, what it costs, and how many are left."""
        if isinstance(card, LargeProject):
            gives = self.say(f"advantage-{card.id}")
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
        """What each number would bring on the player's own roll, in a line each, then on the others' rolls."""
        numbers = self.may_come_up(self.side)
        coins, means = self.forecast()
        brought = coins[:, :, self.side].tolist()
        lines = [self.say("plain-odds", number=number, coins=brought[self.side][number]) for number in numbers]
        lines += [self.brought_by(other, brought[other]) for other in range(self.match.players) if other != self.side]
        one, two = means[self.side].tolist()
        if numbers == screen.NUMBERS:
            mean = self.say("odds-mean", one=one, two=two)
        else:
            mean = self.say("plain-odds-mean", one=one)
        return in_lines([*lines, mean, self.say("odds-note")])

    def brought_by(self, roller: int, coins_of: Sequence[int]) -> str:
        """What another player's roll would bring, by the numbers that change something."""
        brought = {number: coins_of[number] for number in self.may_come_up(roller)}
        told = [self.say("plain-odds-number", number=number, coins=coins) for number, coins in brought.items() if coins]
        coins = ", ".join(told) or self.say("plain-odds-nothing")
        return self.say("plain-odds-other", name=self.names[roller], coins=coins)

    def may_come_up(self, roller: int) -> range:
        """The numbers that a player can roll: with one die, unless two are allowed."""
        return screen.NUMBERS if screen.TWO_DICE_NEED in self.seen["large"][roller] else screen.NUMBERS[:6]

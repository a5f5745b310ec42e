"""The story of a match of Machi Koro Fußball: coins, what every number brought, projects, and who took from whom."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any, Protocol

from golazo.games.answers import Event
from golazo.games.machikoro.events import EVENTS
from golazo.games.story import Story

MARKS = {"built-large": "built", "won": "won", "swapped": "swap"}
ROLLS = ("rolled", "rolled-again")
BUILDS = {"built": "story-projects", "built-large": "story-large", "built-nothing": ""}


class Told(Protocol):
    """What is asked of a match."""

    players: int

    @property
    def steps(self) -> list[list[Event]]: ...


class Telling:
    """Goes through a match, event by event."""

    def __init__(self, match: Told) -> None:
        self.players = match.players
        self.steps = match.steps
        self.story = Story(match.players, len(self.steps) - 1)
        self.coins = [0] * match.players
        self.built = [0] * match.players
        self.rolls: Counter[int] = Counter()
        self.brought: dict[int, list[int]] = defaultdict(lambda: [0] * match.players)  # coins for each seat, by number
        self.roller, self.number, self.both, self.gained = 0, 0, False, 0  # of the roll at hand

    def tell(self) -> dict[str, Any]:
        """The whole story."""
        story = self.story
        for number, events in enumerate(self.steps):
            for event in events:
                self.hear(number, event)
            for seat in range(self.players):
                story.draw("story-coins", seat, number, self.coins[seat])
                story.draw("story-large", seat, number, self.built[seat])
        numbers = [
            {"number": number, "rolls": rolls, "coins": self.brought[number]}
            for number, rolls in sorted(self.rolls.items())
        ]
        return story.as_json(
            story.statistic("story-large"),
            story.statistic("story-projects"),
            story.statistic("story-income"),
            story.statistic("story-taken"),
            story.statistic("story-lost"),
            story.statistic("story-best"),
            story.statistic("story-rolls"),
            story.statistic("story-two-dice"),
            story.statistic("story-empty"),
            numbers=numbers,
        )

    def hear(self, number: int, event: Event) -> None:
        """One event: who gets coins and who pays, and whether it stands out."""
        story = self.story
        if event.name in ("dealt", "stipend"):
            self.coins[event["seat"]] += event["coins"]
        elif event.name in ROLLS:
            dice = EVENTS.dice_of(event)
            self.number, self.both, self.gained = sum(dice), len(dice) > 1, 0
        elif event.name == "income":
            self.gain(event["seat"], event["coins"])
            story.count("story-income", event["seat"], event["coins"])
        elif event.name == "claim-paid":
            self.pay(event["seat"], event["to"], event["coins"])
        elif event.name == "taken":
            self.pay(event["from"], event["seat"], event["coins"])
        elif event.name in BUILDS:
            self.end_roll(event["seat"])
            self.build(event["seat"], event)
        if event.name in MARKS:
            story.mark(number, MARKS[event.name], event["seat"], event)
        if event.name == "turn-began":
            self.roller = event["seat"]

    def gain(self, seat: int, coins: int) -> None:
        """Coins that the number on the dice brought a seat, or took from it."""
        self.coins[seat] += coins
        self.brought[self.number][seat] += coins
        self.gained += coins if seat == self.roller else 0

    def pay(self, payer: int, payee: int, coins: int) -> None:
        """Coins change hands."""
        self.gain(payer, -coins)
        self.gain(payee, coins)
        self.story.count("story-taken", payee, coins)
        self.story.count("story-lost", payer, coins)

    def end_roll(self, seat: int) -> None:
        """MK-ROLL-3: a roll has brought what it does; of two only the second counts."""
        self.rolls[self.number] += 1
        self.story.count("story-rolls", seat)
        self.story.count("story-two-dice", seat, int(self.both))
        self.story.count("story-empty", seat, int(self.gained <= 0))
        best = self.story.counted["story-best"]
        best[seat] = max(best[seat], self.gained)

    def build(self, seat: int, event: Event) -> None:
        """Something is built, or nothing."""
        if event.name != "built-nothing":
            self.coins[seat] -= event["cost"]
            self.story.count(BUILDS[event.name], seat)
            self.built[seat] += event.name == "built-large"


def story(match: Told) -> dict[str, Any]:
    """The story of a match."""
    return Telling(match).tell()

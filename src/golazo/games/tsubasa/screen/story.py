"""The story of a match of Captain Tsubasa: goals, what was to be expected, possession, and what both coaches did."""

from __future__ import annotations

from typing import Any, Protocol

from golazo.games.answers import Event
from golazo.games.story import DECIMAL, PERCENT, SIGNED, Story
from golazo.games.tsubasa.screen.outlook import promised
from golazo.games.tsubasa.state import FIRST_HALF, SHOT, SPECIALS, VALUES

SPECIAL_CHANCE = 1 - 1 / SPECIALS  # of a special shot against a defence that knows nothing (CT-SPEC-1)
MARKS = {  # events that stand out, and what they are
    "goal": "goal",
    "passed": "pass",
    "ball-won": "won",
    "caught": "save",
    "corner": "save",
    "booked": "card",
    "motivated": "motivated",
    "signed": "signed",
    "special-called": "special",
    "half-began": "half",
    "match-ended": "end",
}
COUNTED = {
    "played": "story-cards",
    "booked": "story-bookings",
    "motivated": "story-bench",
    "signed": "story-bench",
    "goal": "story-goals",
    "passed": "story-passes-kept",
}


class Told(Protocol):
    """What is asked of a match."""

    @property
    def steps(self) -> list[list[Event]]: ...


class Telling:
    """Goes through a match, event by event."""

    def __init__(self, match: Told) -> None:
        self.match = match
        self.steps = match.steps
        self.story = Story(2, len(self.steps) - 1)
        self.attacker = 0
        self.rounds = [0, 0]

    def tell(self) -> dict[str, Any]:
        """The whole story."""
        story = self.story
        for seat in range(2):
            story.draw("story-goals", seat, 0, 0)
            story.draw("story-expected", seat, 0, 0.0)
        for number, events in enumerate(self.steps):
            for event in events:
                self.hear(number, event)
        goals, expected = story.counted["story-goals"], story.counted["story-expected"]
        luck = [scored - likely for scored, likely in zip(goals, expected, strict=True)]
        return story.as_json(
            story.statistic("story-goals"),
            story.statistic("story-expected", DECIMAL),
            story.statistic("story-luck", SIGNED, luck),
            story.statistic("story-possession", PERCENT, self.possession()),
            story.statistic("story-shots"),
            story.statistic("story-passes"),
            story.statistic("story-passes-kept"),
            story.statistic("story-saves"),
            story.statistic("story-cards"),
            story.statistic("story-tokens"),
            story.statistic("story-bench"),
            story.statistic("story-bookings"),
        )

    def hear(self, number: int, event: Event) -> None:
        """One event: what it counts for, and whether it stands out."""
        story = self.story
        if event.name in COUNTED:
            story.count(COUNTED[event.name], event["seat"])
        if event.name == "half-began" and event["half"] > FIRST_HALF:
            story.begun.append(number + 1)  # the step itself still tells how the half before ended
        elif event.name == "round-began":
            self.begin_round(number, event["seat"])
        elif event.name == "gained":
            story.count("story-tokens", event["seat"], event["count"])
        elif event.name == "goal":
            for seat, goals in enumerate((event["nankatsu"], event["toho"])):
                story.draw("story-goals", seat, number, goals)
        elif event.name in ("caught", "corner"):
            story.count("story-saves", 1 - self.attacker)
        else:
            self.hear_contest(number, event)
        if event.name in MARKS:
            story.mark(number, MARKS[event.name], self.whose(event), event)

    def hear_contest(self, number: int, event: Event) -> None:
        """What leads to the dice, and what was to be expected of them."""
        if event.name == "chose":
            self.story.count("story-shots" if event["action"] == VALUES[SHOT] else "story-passes", event["seat"])
        elif event.name == "rolled":
            shot = (promised(self.match, number, self.steps[number]) or {}).get(VALUES[SHOT])
            if shot is not None:
                self.expect(number, event["seat"], shot["goal"])
        elif event.name == "special-called":
            self.story.count("story-shots", event["seat"])
            self.expect(number, event["seat"], SPECIAL_CHANCE)

    def whose(self, event: Event) -> int | None:
        """Whose moment it is; that of a save is the goalkeeper's, and the clock is nobody's."""
        if MARKS[event.name] == "save":
            return 1 - self.attacker
        return None if event.name in ("half-began", "match-ended") else event["seat"]

    def begin_round(self, number: int, attacker: int) -> None:
        """Somebody has the ball for a round."""
        self.attacker = attacker
        self.rounds[attacker] += 1
        for seat, share in enumerate(self.possession()):
            self.story.draw("story-possession", seat, number, share)

    def possession(self) -> list[float]:
        """The share of the rounds in which each coach had the ball, in percent."""
        rounds = sum(self.rounds) or 1
        return [round(100 * own / rounds) for own in self.rounds]

    def expect(self, number: int, seat: int, chance: float) -> None:
        """A shot with a chance: what was to be expected grows."""
        self.story.count("story-expected", seat, chance)
        self.story.draw("story-expected", seat, number, self.story.counted["story-expected"][seat])


def story(match: Told) -> dict[str, Any]:
    """The story of a match."""
    return Telling(match).tell()

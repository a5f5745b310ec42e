"""The story of a match that is over: how figures grew step by step, what stands out, and what was counted."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from golazo.games.answers import Event

PLACES = 2  # of a figure, behind the point
NUMBER, DECIMAL, PERCENT, SIGNED = "number", "decimal", "percent", "signed"  # how a figure is to be read


class Story:
    """Gathers the story of a match of some players; `as_json` tells it."""

    def __init__(self, players: int, last: int) -> None:
        self.players = players
        self.last = last  # the number of the last step
        self.lines: dict[str, list[list[tuple[int, float]]]] = {}  # by key and seat: step and value
        self.marks: list[dict[str, Any]] = []
        self.counted: dict[str, list[float]] = defaultdict(lambda: [0] * players)
        self.begun = [0]  # the steps with which a part of the match begins

    def draw(self, key: str, seat: int, step: int, value: float) -> None:
        """A figure of a seat has a value from a step on."""
        line = self.lines.setdefault(key, [[] for _ in range(self.players)])[seat]
        if line and line[-1][0] == step:
            line.pop()
        if not line or line[-1][1] != value:
            line.append((step, value))

    def mark(self, step: int, kind: str, seat: int | None, event: Event) -> None:
        """Something happened that stands out."""
        self.marks.append({"step": step, "kind": kind, "seat": seat, "text": event.said})

    def count(self, key: str, seat: int, amount: float = 1) -> None:
        """Something of a seat's is counted."""
        self.counted[key][seat] += amount

    def statistic(self, key: str, form: str = NUMBER, values: list[float] | None = None) -> dict[str, Any]:
        """What was counted under a key, or values of one's own, for every seat."""
        told = self.counted[key] if values is None else values
        return {"key": key, "form": form, "values": [rounded(value) for value in told]}

    def as_json(self, *statistics: dict[str, Any], **more: Any) -> dict[str, Any]:
        """All of it, with statistics in the order in which they are given."""
        ends = [*(step - 1 for step in self.begun[1:]), self.last]
        return {
            "series": [
                {"key": key, "seat": seat, "values": [[step, rounded(value)] for step, value in line]}
                for key, lines in self.lines.items()
                for seat, line in enumerate(lines)
            ],
            "marks": self.marks,
            "statistics": list(statistics),
            "halves": [list(pair) for pair in zip(self.begun, ends, strict=True)],
            **more,
        }


def rounded(value: float) -> float:
    """Whole numbers as they are, others to some places."""
    return value if isinstance(value, int) else round(value, PLACES)

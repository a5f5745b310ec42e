"""Figures measured over many matches, with their 95 % confidence intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

NORMAL_95 = 1.959963984540054
SHARE, POINTS, NUMBER = "share", "points", "number"


@dataclass(frozen=True)
class Measure:
    """A share, a difference of shares (points) or a plain number, with its 95 % interval and number of cases."""

    unit: str
    value: float
    low: float
    high: float
    of: int

    def as_data(self) -> dict[str, Any]:
        """Return the measure as plain data."""
        return {"value": round(self.value, 6), "ci95": [round(self.low, 6), round(self.high, 6)], "of": self.of}

    def parted_from(self, other: Measure) -> bool:
        """Return whether the two intervals do not overlap."""
        return self.low > other.high or other.low > self.high


def share(hits: float, of: int) -> Measure | None:
    """Return the share of hits; None without cases."""
    return Measure(SHARE, hits / of, *wilson(hits, of), of) if of else None


def effect(wins: float, of: int, usual: float) -> Measure | None:
    """Return by how much the win rate of some matches differs from the usual one; a draw is half a win."""
    found = share(wins, of)
    return found and Measure(POINTS, found.value - usual, found.low - usual, found.high - usual, of)


def mean(total: int, squares: int, of: int) -> Measure | None:
    """Return the mean of numbers, from their sum and sum of squares."""
    if of < 2:
        return None
    variance = max(squares - total * total / of, 0.0) / (of - 1)
    return around(total / of, math.sqrt(variance / of), of)


def frequency(count: int, of: int) -> Measure | None:
    """Return how often something happens per match, with the uncertainty of independent events."""
    return around(count / of, math.sqrt(count) / of, of) if of else None


def around(value: float, deviation: float, of: int) -> Measure:
    """Return a number with the interval of its standard deviation."""
    return Measure(NUMBER, value, value - NORMAL_95 * deviation, value + NORMAL_95 * deviation, of)


def wilson(hits: float, of: int) -> tuple[float, float]:
    """Return Wilson's score interval, which is reliable for small numbers and for rates near 0 and 1."""
    rate, spread = hits / of, NORMAL_95**2 / of
    centre = (rate + spread / 2) / (1 + spread)
    half = NORMAL_95 * math.sqrt(rate * (1 - rate) / of + spread / (4 * of)) / (1 + spread)
    return max(0.0, centre - half), min(1.0, centre + half)

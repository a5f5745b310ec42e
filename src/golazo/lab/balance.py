"""Measures the balance of a game: many observed matches between bots, and a report."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from golazo import games
from golazo.errors import UnknownName
from golazo.games.contract import Balance, Game
from golazo.kernel.batch import play_series
from golazo.lab.simulate import Series, checked_threads
from golazo.reports.report import Report


@dataclass(frozen=True)
class Findings:
    """An observed series and its report."""

    series: Series
    report: Report
    threads: int
    seconds: float

    def as_data(self) -> dict[str, Any]:
        """Return the findings as plain data: how they were made, the targets, the tables."""
        series = self.series
        return {
            "game": series.game.name,
            "games": series.games,
            "bots": list(series.bots),
            "seed": series.seed,
            "options": series.options,
            "cards": series.catalogue.hash,
            "threads": self.threads,
            "seconds": round(self.seconds, 6),
            **self.report.as_data(),
        }


def balance_of(game: Game) -> Balance:
    """Return a game's balance measurement; raises if the game has none."""
    if game.balance is None:
        known = [name for name in games.names() if games.load(name).balance]
        raise UnknownName("error-no-balance", name=game.name, known=", ".join(known))
    return game.balance


def first_look(series: Series) -> None:
    """Compile what an observed series needs, without playing a match."""
    balance = balance_of(series.game)
    balance.play_many(series.catalogue.record, series.record, 0, 0, np.zeros(1, balance.tally)[0])


def watched(series: Series, threads: int | None = None, progress: Callable[[int], None] | None = None) -> Findings:
    """Play a series and observe it."""
    threads = checked_threads(threads)
    balance, cards = balance_of(series.game), series.catalogue.record
    tally, seconds = play_series(
        balance.play_many, balance.tally, cards, series.record, series.games, threads, progress
    )
    return Findings(series, balance.report(tally, series.catalogue), threads, seconds)

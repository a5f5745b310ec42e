"""Simulates series of matches between bots: win rates, length, speed."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from golazo.errors import InvalidSetting, UnknownName
from golazo.games.contract import Catalogue, Game, Tally
from golazo.kernel.batch import play_series, series_of
from golazo.match.settings import checked_options, checked_players, checked_seed
from golazo.reports.measure import wilson

MOST_GAMES = 10**12
MOST_THREADS = 1024


@dataclass(frozen=True)
class Series:
    """The settings of a series."""

    game: Game
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, bool]
    rotate: bool
    catalogue: Catalogue

    @classmethod
    def of(
        cls,
        game: Game,
        bots: Sequence[str],
        players: int | None = None,
        games: int = 10_000,
        seed: int = 0,
        options: Mapping[str, bool] | None = None,
        rotate: bool = True,
        cards: str | None = None,
    ) -> Series:
        """Create a checked series. A single bot fills all seats; several are one per seat."""
        if players is None and len(bots) > 1:
            players = len(bots)
        players = checked_players(game, players)
        for bot in bots:
            if bot not in game.bots:
                raise UnknownName("error-unknown-bot", name=bot, known=", ".join(game.bots))
        entrants = tuple(bots) * players if len(bots) == 1 else tuple(bots)
        if len(entrants) != players:
            raise InvalidSetting("error-bot-count", bots=len(bots), players=players)
        checked_count("--games", games, MOST_GAMES)
        settled = checked_options(game, options or {})
        return cls(game, players, entrants, games, checked_seed(seed), settled, rotate, game.load_cards(cards))

    @property
    def record(self) -> Any:
        """Return the series as compiled loops take it."""
        bots = [self.game.bots.index(bot) for bot in self.bots]
        return series_of(self.seed, self.players, bots, [*self.options.values()], self.rotate)


def simulate(
    series: Series, threads: int | None = None, progress: Callable[[int], None] | None = None
) -> dict[str, Any]:
    """Play a series on the processor's cores; returns its result as plain data."""
    threads = checked_threads(threads)
    game = series.game
    tally, seconds = play_series(
        game.rules.play_many, game.tally, series.catalogue.record, series.record, series.games, threads, progress
    )
    return result(series, tally, seconds, threads)


def checked_threads(threads: int | None) -> int:
    """Return the number of threads, by default one per core."""
    threads = cores() if threads is None else threads
    checked_count("--threads", threads, MOST_THREADS)
    return threads


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def result(series: Series, tally: Tally, seconds: float, threads: int) -> dict[str, Any]:
    """Return the result of a series."""
    games = int(tally.games)
    decisions = int(tally.decisions)
    return {
        "game": series.game.name,
        "players": series.players,
        "games": games,
        "seed": series.seed,
        "threads": threads,
        "options": series.options,
        "cards": series.catalogue.hash,
        "seconds": round(seconds, 6),
        "decisions": decisions,
        "games_per_s": round(games / seconds, 1),
        "decisions_per_s": round(decisions / seconds, 1),
        "draws": int(tally.draws),
        "unfinished": int(tally.unfinished),
        "mean_turns": round(int(tally.turns) / games, 4),
        "mean_decisions": round(decisions / games, 4),
        "seats": [share(int(wins), games) for wins in tally.seat_wins[: series.players]],
        "entrants": [
            {"bot": bot, **share(int(wins), games)} for bot, wins in zip(series.bots, tally.entrant_wins, strict=False)
        ],
        **series.game.figures(tally),
    }


def share(wins: int, games: int) -> dict[str, Any]:
    """Return a number of wins with its rate and the rate's 95 % interval (Wilson's)."""
    low, high = wilson(wins, games)
    return {"wins": wins, "win_rate": round(wins / games, 6), "ci95": [round(low, 6), round(high, 6)]}


def checked_count(name: str, value: int, most: int) -> None:
    """Check that a number is at least 1, and at most `most`."""
    if not 1 <= value <= most:
        key = "error-count-one" if most == 1 else "error-count"
        raise InvalidSetting(key, name=name, low=1, high=most, value=str(value))

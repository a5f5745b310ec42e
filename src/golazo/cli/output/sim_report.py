"""Prints the result of a series as tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from golazo import games
from golazo.cli.options.common import departures
from golazo.cli.output.console import out, words

BAR = 24


def show(result: Mapping[str, Any]) -> None:
    """Print win rates by entrant and by seat, the length of matches, and the speed."""
    game = games.load(result["game"])
    say = words(game)
    console = out()
    console.print(Text(say("game-name"), style="bold"), end="  ")
    console.print(say("sim-summary", games=result["games"], players=result["players"], seed=result["seed"]))
    for option in departures(game, result["options"]):
        console.print(say(option))
    entrants: Sequence[Mapping[str, Any]] = result["entrants"]
    if len({entrant["bot"] for entrant in entrants}) > 1:
        console.print(shares(say("sim-entrant"), [(str(e["bot"]), e) for e in entrants]))
    seats: Sequence[Mapping[str, Any]] = result["seats"]
    console.print(shares(say("sim-seat"), [(say("seat", number=number), seat) for number, seat in enumerate(seats)]))
    console.print(say("sim-length", turns=round(result["mean_turns"], 1), decisions=round(result["mean_decisions"], 1)))
    if result["draws"] or result["unfinished"]:
        console.print(say("sim-draws", draws=result["draws"], unfinished=result["unfinished"]))
    millions = round(result["decisions_per_s"] / 1e6, 2)
    console.print(
        say("sim-speed", games=round(result["games_per_s"]), millions=millions, seconds=round(result["seconds"], 2)),
        style="dim",
    )


def shares(title: str, rows: Sequence[tuple[str, Mapping[str, Any]]]) -> Table:
    """Return win rates with their intervals, as numbers and as bars."""
    say = words()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(title)
    table.add_column(say("sim-wins"), justify="right")
    table.add_column(say("sim-rate"), justify="right")
    table.add_column(say("sim-interval"), justify="right")
    table.add_column()
    for name, share in rows:
        low, high = share["ci95"]
        table.add_row(
            name,
            str(share["wins"]),
            percent(share["win_rate"]),
            f"{percent(low)} – {percent(high)}",
            bar(share["win_rate"]),
        )
    return table


def percent(rate: float) -> str:
    """Format a rate in per cent."""
    return words()("percent", number=round(100 * rate, 2))


def bar(rate: float) -> Text:
    """Return a rate as a bar."""
    full = round(BAR * rate)
    return Text("█" * full, style="green") + Text("░" * (BAR - full), style="dim")

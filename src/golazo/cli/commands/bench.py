"""`golazo bench`: measures speed on this machine, as ratios to something run at the same time."""

from __future__ import annotations

from typing import Annotated

import typer

from golazo.cli.options.common import GAMES, Cards, Json, examples
from golazo.cli.options.language import Lang
from golazo.games import names

EXAMPLES = examples("golazo bench", "golazo bench machikoro --json")


def bench(
    game: Annotated[str, typer.Argument(metavar="GAME", help=GAMES)] = names()[0],
    cards: Cards = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure speed and memory; takes about a minute."""
    from golazo import games
    from golazo.cli.output.console import out, prepare, print_json, progress, words
    from golazo.lab.bench import bench as measured
    from golazo.lab.bench import measures

    loaded = games.load(game)
    prepare(loaded, simulate=True)
    say = words()
    labels = [label for label, _ in measures(loaded, cards)]
    with progress(len(labels), "progress-measuring") as bar:
        found = measured(game, cards, lambda label: bar(labels.index(label)))
    if json:
        print_json(found)
        return
    console = out()
    console.print(say("bench-state", bytes=found["state_bytes"]))
    for label in labels:
        figures = {name: value for name, value in found[label].items() if name != "ratio"}
        told = say(f"bench-{label}", **{name: shown(value) for name, value in figures.items()})
        console.print(f"[bold]{found[label]['ratio']:>8}[/bold] ×  {told}", soft_wrap=True)


def shown(value: float | str) -> str:
    """Format a figure with three significant digits, and millions as such."""
    if isinstance(value, str):
        return value
    return f"{value / 1e6:.1f} M" if value >= 1e6 else f"{value:,.0f}" if value >= 1e3 else f"{value:g}"

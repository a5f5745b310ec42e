"""`golazo sim`: simulates many matches between bots; prints a table for people or JSON for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from golazo.cli.options.common import Cards, GameName, Json, Options, examples
from golazo.cli.options.language import Lang

if TYPE_CHECKING:
    from golazo.lab.simulate import Series

EXAMPLES = examples("golazo sim machikoro --bots amateur,random,random")


def sim(
    game: GameName,
    bots: Annotated[
        str | None,
        typer.Option(metavar="BOT,..", help="One per seat, or one for all; the strongest by default."),
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many play; by default as many as there are bots.")] = None,
    games: Annotated[int, typer.Option(help="How many matches.")] = 10_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same matches.")] = 0,
    threads: Annotated[int | None, typer.Option(help="Threads; by default one per core.")] = None,
    fixed_seats: Annotated[bool, typer.Option("--fixed-seats", help="Bots keep their seats.")] = False,
    cuda: Annotated[bool, typer.Option("--cuda", help="Play on an NVIDIA GPU, one match per thread.")] = False,
    option: Options = None,
    cards: Cards = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many matches between bots and show who wins how often.

    Bots change seats from match to match, so that no seat has an advantage.
    """
    from golazo import games as shelf
    from golazo.cli.options.common import chosen_bots, chosen_options
    from golazo.cli.output.console import prepare, print_json
    from golazo.lab.simulate import Series

    loaded = shelf.load(game)
    names = chosen_bots(loaded, bots)
    series = Series.of(loaded, names, players, games, seed, chosen_options(loaded, option), not fixed_seats, cards)
    if cuda:
        from golazo.lab.cuda import simulate_cuda

        found = simulate_cuda(series)
    else:
        prepare(loaded, simulate=True)
        found = played(series, threads)
    if json:
        print_json(found)
    else:
        from golazo.cli.output.sim_report import show

        show(found)


def played(series: Series, threads: int | None) -> dict[str, Any]:
    """Play the series with a progress bar; Ctrl-C prints how far it came."""
    from golazo.cli.output.console import progress
    from golazo.errors import Interrupted
    from golazo.lab.simulate import simulate

    reached = [0]
    with progress(series.games, "progress-simulating", games=series.games) as bar:

        def done(matches: int) -> None:
            reached[0] = matches
            bar(matches)

        try:
            return simulate(series, threads, done)
        except KeyboardInterrupt:
            raise Interrupted("interrupted-sim", games=reached[0]) from None

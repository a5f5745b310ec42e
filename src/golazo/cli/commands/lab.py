"""`golazo lab`: for designers, measures the effect of cards on the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from golazo.cli.options.common import Cards, GameName, Json, Options, examples
from golazo.cli.options.edition import Names
from golazo.cli.options.language import Lang
from golazo.cli.options.short_help import Typer

if TYPE_CHECKING:
    from golazo.lab.balance import Findings
    from golazo.lab.simulate import Series

SHIPPED = "shipped"

app = Typer()


@app.callback()
def lab() -> None:
    """For designers: measure how a set of cards changes the game."""


@app.command(
    "balance",
    short_help="Report who wins, and how each card does.",
    epilog=examples("golazo lab balance tsubasa --cards my-cards.toml --against shipped"),
)
def balance(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many matches.")] = 200_000,
    bots: Annotated[
        str | None,
        typer.Option(metavar="BOT,..", help="Who plays: one per seat, or one for all."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same matches.")] = 0,
    threads: Annotated[int | None, typer.Option(help="Threads; by default one per core.")] = None,
    option: Options = None,
    cards: Cards = None,
    against: Annotated[
        str | None,
        typer.Option(metavar="FILE|shipped", help="Show only what differs from these cards."),
    ] = None,
    write: Annotated[
        str | None,
        typer.Option(metavar="FILE.md", help="Write it as a Markdown page, in English."),
    ] = None,
    json: Json = False,
    lang: Lang = None,
    edition: Names = None,
) -> None:
    """Report who wins, how many goals are scored, and how each card does. First it shows which targets are met.
    20,000 matches take seconds and show large effects; small ones need 200,000.
    """
    from dataclasses import replace

    from golazo import games as shelf
    from golazo.cli.options.common import chosen_bots, chosen_options
    from golazo.cli.output.console import print_json, words
    from golazo.cli.output.lab_report import check_writable, show, write_page
    from golazo.lab.balance import balance_of
    from golazo.lab.simulate import Series

    loaded = shelf.load(game)
    words(loaded)  # refuses an unknown edition before the long run
    balance_of(loaded)
    options = chosen_options(loaded, option)
    series = [Series.of(loaded, chosen_bots(loaded, bots), None, games, seed, options, cards=cards)]
    if against is not None:
        series.append(replace(series[0], catalogue=loaded.load_cards(None if against == SHIPPED else against)))
    if write is not None:
        check_writable(write)
    found = watched_all(series, threads)
    if write is not None:
        write_page(found, write, command_of(series[0], cards, against, write))
    if json:
        print_json(as_data(found))
    else:
        show(found, write)


def watched_all(series: list[Series], threads: int | None) -> list[Findings]:
    """Watch series of the same length, with one progress bar for all; Ctrl-C prints how far it came."""
    from functools import partial

    from golazo.cli.output.console import compiled, progress
    from golazo.errors import Interrupted
    from golazo.lab.balance import first_look, watched
    from golazo.lab.simulate import checked_threads

    threads = checked_threads(threads)
    compiled([lambda: first_look(series[0])])
    total = sum(one.games for one in series)
    reached = [0]
    with progress(total, "progress-simulating", games=total) as bar:

        def done(before: int, matches: int) -> None:
            reached[0] = before + matches
            bar(reached[0])

        try:
            return [watched(one, threads, partial(done, place * one.games)) for place, one in enumerate(series)]
        except KeyboardInterrupt:
            raise Interrupted("interrupted-sim", games=reached[0]) from None


def as_data(found: list[Findings]) -> dict[str, Any]:
    """Return the findings as plain data; if there are others to compare with, those and the differences, too."""
    from golazo.lab.report_sheet import moves

    data = found[0].as_data()
    for other in found[1:]:
        moved = [move.as_data() for move in moves(found[0].report, other.report)]
        data |= {"against": other.as_data(), "moved": moved}
    return data


def command_of(series: Series, cards: str | None, against: str | None, write: str) -> list[str]:
    """Return the command that makes the same page again."""
    from golazo.cli.options.common import departures

    game, options = series.game, series.options
    parts = ["golazo", "lab", "balance", game.name, "--games", str(series.games), "--bots", ",".join(series.bots)]
    parts += ["--seed", str(series.seed)]
    for key in departures(game, options):
        name = key.removeprefix("option-")
        parts += ["--option", name if options[name] else f"{name}=off"]
    for option, value in (("--cards", cards), ("--against", against), ("--write", write)):
        parts += [option, value] if value is not None else []
    return parts

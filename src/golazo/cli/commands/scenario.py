"""`golazo scenario`: runs given/when/then files and shows failed expectations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from golazo.cli.options.common import Cards, Json, examples
from golazo.cli.options.language import Lang
from golazo.cli.options.short_help import Typer

if TYPE_CHECKING:
    from golazo.scenario import Result

app = Typer()

EXAMPLES = examples("golazo scenario run tests/scenarios", "golazo scenario run my-scenarios.toml --lang de")


@app.callback()
def scenario() -> None:
    """Run scenarios, which test rules: given a position and some moves, they check the result."""


@app.command("run", epilog=EXAMPLES)
def run(
    paths: Annotated[list[str], typer.Argument(metavar="PATH", help="Scenario files, or folders of them.")],
    cards: Cards = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Run the scenarios of files and folders. Exit code 1 if one fails, 2 if one cannot be read."""
    from dataclasses import replace

    from golazo.cli import FAILED_CHECK
    from golazo.cli.output.console import prepare, print_json
    from golazo.scenario import find, load
    from golazo.scenario import run as run_one

    files = {file: load(file) for file in find(paths)}
    for game in {scenario.game.name: scenario.game for loaded in files.values() for scenario in loaded}.values():
        prepare(game)
    if cards is not None:  # for scenarios without cards of their own
        files = {file: [replace(one, cards=one.cards or cards) for one in loaded] for file, loaded in files.items()}
    results = {file: [run_one(scenario) for scenario in loaded] for file, loaded in files.items()}
    if json:
        print_json(as_data(results))
    else:
        tell(results)
    return 0 if all(result.holds for found in results.values() for result in found) else FAILED_CHECK


def as_data(results: dict[str, list[Result]]) -> dict[str, Any]:
    """Return all results as plain data."""
    found = [result for file in results.values() for result in file]
    return {
        "scenarios": len(found),
        "failed": sum(not result.holds for result in found),
        "files": [{"file": file, "scenarios": [result_data(r) for r in results[file]]} for file in results],
    }


def result_data(result: Result) -> dict[str, Any]:
    return {
        "title": result.scenario.title,
        "rules": list(result.scenario.rules),
        "source": result.scenario.source,
        "holds": result.holds,
        "differences": [vars(difference) for difference in result.differences],
    }


def tell(results: dict[str, list[Result]]) -> None:
    """Print a line for each scenario, by file, with the differences below failed ones."""
    from rich.text import Text

    from golazo.cli.output.console import out, words

    screen, say = out(), words()
    for file, found in results.items():
        screen.print(Text(file, "bold"), soft_wrap=True)
        for result in found:
            mark, style = ("✓", "green") if result.holds else ("✗", "bold red")
            line = Text.assemble("  ", (mark, style), " ", result.scenario.title)
            line.append(f"  {' '.join(result.scenario.rules)}", "dim")
            screen.print(line, soft_wrap=True)
            for difference in result.differences:
                screen.print(Text(f"      {say.say(difference.message)}"), soft_wrap=True)
    every = [result.holds for found in results.values() for result in found]
    screen.print(say("scenario-summary", count=len(every), failed=every.count(False)), soft_wrap=True)

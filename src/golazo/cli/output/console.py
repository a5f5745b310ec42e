"""The console, texts and progress bars that commands share."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any

from golazo.cli.options.edition import edition
from golazo.cli.options.language import language
from golazo.cli.options.screen_reader import screen_reader

if TYPE_CHECKING:
    from rich.console import Console

    from golazo.games.contract import Game
    from golazo.match.match import Match
    from golazo.text.texts import Texts


def out() -> Console:
    """Return the console for results."""
    from rich.console import Console

    return Console(highlight=False, color_system=None if screen_reader.chosen else "auto")


def words(game: Game | None = None) -> Texts:
    """Return the texts in this run's language, and a game's texts with this run's edition of names."""
    from golazo.text.texts import texts

    return texts(language.current) if game is None else texts(language.current, game.name, edition.of(game))


def accept_invalid_bytes() -> None:
    """Accept invalid bytes in input and output: they must not end a match. Call this before anything is read."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def printable(text: str) -> str:
    """Return text from other users without control characters."""
    return "".join(sign for sign in text if sign.isprintable())


def command_line(*parts: str) -> str:
    """Return a command line to type here and now: `golazo` if it is on the PATH, otherwise its path."""
    called = Path(sys.argv[0])
    program = "golazo"
    if called.stem == program and shutil.which(program) is None:
        program = os.path.relpath(called) if called.absolute().is_relative_to(Path.cwd()) else str(called.absolute())
    return shlex.join([program, *parts])


def command_about(match: Match, *parts: str) -> str:
    """Return a command line about this match, with the same output options."""
    cards = ["--cards", str(Path(match.cards).absolute())] if match.cards else []
    spoken = ["--lang", language.chosen] if language.chosen else []
    named = ["--edition", edition.chosen] if edition.chosen else []
    plain = ["--plain"] if screen_reader.chosen else []
    return command_line(*parts, *cards, *spoken, *named, *plain)


def print_json(data: Any) -> None:
    """Print a result for programs."""
    sys.stdout.write(json.dumps(data, indent=2, ensure_ascii=False) + "\n")


def shows_progress() -> bool:
    """Return whether a progress bar would be visible."""
    return sys.stderr.isatty() and not screen_reader.chosen


@contextmanager
def progress(total: int, key: str, **arguments: Any) -> Iterator[Callable[[int], None]]:
    """Show a progress bar if it is visible; yields a function that takes how much is done."""
    if not shows_progress():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words()(key, **arguments), total=total)
        yield lambda done: bar.update(task, completed=done)


def compiles_silently() -> bool:
    """Return whether rules must be compiled for the first time and no progress bar is visible."""
    from golazo.kernel.cache import nothing_kept

    return nothing_kept() and not shows_progress()


def prepare(game: Game, simulate: bool = False) -> None:
    """Compile the rules before anything is timed or asked, with a line of explanation the first time."""
    from golazo.match.warm_up import steps

    if compiles_silently():
        sys.stderr.write(f"{words()('progress-compiling')} ...\n")
    compiled(steps(game, simulate))


def compiled(todo: Sequence[Callable[[], object]]) -> None:
    """Run steps that compile the rules, or load them from the cache."""
    with progress(len(todo), "progress-compiling") as done:
        for number, step in enumerate(todo, 1):
            step()
            done(number)

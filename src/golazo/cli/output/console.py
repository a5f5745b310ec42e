"""What commands share at the screen: the console, the texts, and progress for whatever takes its time."""

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
    """Where results go."""
    from rich.console import Console

    return Console(highlight=False, color_system=None if screen_reader.chosen else "auto")


def words(game: Game | None = None) -> Texts:
    """The texts in the language of this run, and a game's own with the names of this run's edition."""
    from golazo.text.texts import texts

    return texts(language.current) if game is None else texts(language.current, game.name, edition.of(game))


def forgive_stray_bytes() -> None:
    """Read and write whatever comes: a stray byte must not end a match. To be called before anything is read."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def printable(text: str) -> str:
    """What somebody elsewhere has written, without signs that would do something to a terminal."""
    return "".join(sign for sign in text if sign.isprintable())


def command_line(*parts: str) -> str:
    """A command to be typed as it stands, here and now: by its name where that is found, else by where it lies."""
    called = Path(sys.argv[0])
    program = "golazo"
    if called.stem == program and shutil.which(program) is None:
        program = os.path.relpath(called) if called.absolute().is_relative_to(Path.cwd()) else str(called.absolute())
    return shlex.join([program, *parts])


def command_about(match: Match, *parts: str) -> str:
    """A command line that means this match, and speaks as this run does."""
    cards = ["--cards", str(Path(match.cards).absolute())] if match.cards else []
    spoken = ["--lang", language.chosen] if language.chosen else []
    named = ["--edition", edition.chosen] if edition.chosen else []
    plain = ["--plain"] if screen_reader.chosen else []
    return command_line(*parts, *cards, *spoken, *named, *plain)


def print_json(data: Any) -> None:
    """A result for programs."""
    sys.stdout.write(json.dumps(data, indent=2, ensure_ascii=False) + "\n")


def shows_progress() -> bool:
    """Whether somebody can see a progress bar."""
    return sys.stderr.isatty() and not screen_reader.chosen


@contextmanager
def progress(total: int, key: str, **arguments: Any) -> Iterator[Callable[[int], None]]:
    """A progress bar beside the results, where somebody can see it; gives a function that takes how much is done."""
    if not shows_progress():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words()(key, **arguments), total=total)
        yield lambda done: bar.update(task, completed=done)


def compiles_unseen() -> bool:
    """Whether the rules are about to be compiled for the first time where no progress bar is seen."""
    from golazo.kernel.cache import nothing_kept

    return nothing_kept() and not shows_progress()


def prepare(game: Game, simulate: bool = False) -> None:
    """Have the rules compiled before anything is timed or asked, with a line that says so the first time."""
    from golazo.match.warm_up import steps

    if compiles_unseen():
        sys.stderr.write(f"{words()('progress-compiling')} ...\n")
    compiled(steps(game, simulate))


def compiled(todo: Sequence[Callable[[], object]]) -> None:
    """Take steps that compile what they call, or load it where it was kept."""
    with progress(len(todo), "progress-compiling") as done:
        for number, step in enumerate(todo, 1):
            step()
            done(number)

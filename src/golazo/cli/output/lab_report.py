"""Prints the lab's findings on the terminal and as a page."""

from __future__ import annotations

import errno
import os
import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from golazo.cli.options.common import departures
from golazo.cli.options.edition import edition
from golazo.cli.output.console import out, words
from golazo.cli.output.markdown import page
from golazo.cli.output.sheets import drawn
from golazo.errors import GolazoError
from golazo.lab.balance import Findings
from golazo.lab.report_sheet import move_sections, moves, sections, target_section
from golazo.reports.sheet import Section
from golazo.text.texts import Texts, texts


def show(found: Sequence[Findings], written: str | None) -> None:
    """Print the findings as tables, and where they are written."""
    say, console = words(found[0].series.game), out()
    console.print(Text(title(found, say), "bold"))
    for line in introduction(found, say):
        console.print(Text(line))
    console.print()
    for part in drawn(shown(found), say, console.width):
        console.print(part)
    if written is not None:
        console.print(say("lab-written", file=written), soft_wrap=True)


def shown(found: Sequence[Findings]) -> list[Section]:
    """Return the whole report, or the targets and the differences from the other report."""
    report = found[0].report
    if len(found) == 1:
        return sections(report)
    return [target_section(report), *move_sections(list(moves(report, found[1].report)))]


def title(found: Sequence[Findings], say: Texts) -> str:
    return say("lab-balance", game=say("game-name"))


def introduction(found: Sequence[Findings], say: Texts) -> list[str]:
    """Return which matches were watched, and what the figures are compared with."""
    series = found[0].series
    played = {"bots": " – ".join(series.bots), "rules": series.game.rules_version, "cards": series.catalogue.hash}
    lines = [say("lab-summary", games=series.games, seed=series.seed, **played)]
    lines += [say(option) for option in departures(series.game, series.options)]
    for other in found[1:]:
        moved = len(list(moves(found[0].report, other.report)))
        lines.append(say("lab-against", cards=other.series.catalogue.hash, moved=moved))
    return lines


def check_writable(file: str) -> None:
    """Refuse a page that cannot be written before the long run."""
    folder = Path(file).absolute().parent
    if Path(file).is_dir():
        raise GolazoError("error-file-unwritable", file=file, reason=os.strerror(errno.EISDIR))
    if not folder.is_dir():
        raise GolazoError("error-file-unwritable", file=file, reason=os.strerror(errno.ENOENT))


def write_page(found: Sequence[Findings], file: str, command: Sequence[str]) -> None:
    """Write the findings as a page, in English, with the command that makes it."""
    game = found[0].series.game
    say = texts("en", game.name, edition.of(game))
    made = [say("lab-made-with"), f"```sh\n{shlex.join(command)}\n```"]
    text = page(title(found, say), [*introduction(found, say), *made], shown(found), say)
    try:
        Path(file).write_text(text, encoding="utf-8")
    except OSError as error:
        raise GolazoError("error-file-unwritable", file=file, reason=os.strerror(error.errno or 0)) from None

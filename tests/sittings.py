"""Sittings for tests: the command `play` run in this process, with what a player types given beforehand."""

from __future__ import annotations

import io
import os
import shlex
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import pytest

from golazo import games
from golazo.cli import run
from golazo.cli.options.edition import edition
from golazo.cli.options.language import language
from golazo.cli.options.screen_reader import screen_reader
from golazo.match.match import Match
from golazo.match.warm_up import steps

BUILDER = ("museum", "studio", "stadium", "academy", "roll 1", "1", "2", "3", "nothing")
WHOLE_MATCH = BUILDER * 300  # wins a match of Machi Koro, or loses it: lines that are no choice now change nothing


@dataclass(frozen=True)
class Sitting:
    """How a sitting ended, and what was to be seen."""

    code: int
    out: str
    err: str

    @property
    def resume(self) -> list[str]:
        """The arguments of the command that goes on with the match."""
        command = next(line for line in self.out.splitlines() if "golazo play --resume" in line)
        return shlex.split(command[command.index("golazo play") :])[2:]


class Play(Protocol):
    """The `play` fixture."""

    def __call__(self, *arguments: object, typed: Sequence[str] = ()) -> Sitting: ...


def player(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path) -> Play:
    """`play(*arguments, typed=[...])` sits down, types the lines and leaves at the end of them."""
    for step in steps(games.load("machikoro"), simulate=False):
        step()  # else the first sitting of all would also tell that rules are being compiled
    for name in [name for name in os.environ if name.startswith("LC_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("GOLAZO_LANG", "en")
    monkeypatch.delenv("GOLAZO_EDITION", raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))

    def play(*arguments: object, typed: Sequence[str] = ()) -> Sitting:
        monkeypatch.setattr(language, "chosen", None)
        monkeypatch.setattr(edition, "chosen", None)
        monkeypatch.setattr(screen_reader, "chosen", False)
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = run(["play", *map(str, arguments)])
        seen = capsys.readouterr()
        return Sitting(code, seen.out, seen.err)

    return play


def kept(file: Path, cards: Path | None = None) -> Match:
    """The match in a file."""
    return Match.from_record(file.read_text(encoding="utf-8"), None if cards is None else str(cards))


def actions(file: Path) -> list[str]:
    """The decisions in a file."""
    return [decision.action for decision in kept(file).decisions]

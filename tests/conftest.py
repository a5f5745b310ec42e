"""What the tests share: the console script, run as a user runs it, and a small game beside those of the package."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

import pytest

from golazo import games
from golazo.game import Game

CONSOLE_SCRIPT = Path(sys.executable).with_name("golazo")
SHELF = Path(__file__).parent / "games"
PATIENCE = 120  # seconds; a command that takes longer hangs


def heed_ctrl_c() -> None:
    """In a process about to start: a shell that runs the tests in the background has turned Ctrl-C off."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def stops_at_ctrl_c(*arguments: str) -> None:
    """Run a command that would take for ever, press Ctrl-C, and see that it says so in one line and ends."""
    run = subprocess.Popen(
        [CONSOLE_SCRIPT, *arguments],
        stderr=subprocess.PIPE,
        env={**os.environ, "GOLAZO_LANG": "en"},
        text=True,
        preexec_fn=heed_ctrl_c,  # noqa: PLW1509
    )
    try:
        time.sleep(5)
        run.send_signal(signal.SIGINT)
        _, told = run.communicate(timeout=20)
    finally:
        run.kill()
    assert run.returncode == 130
    assert told.splitlines()[-1].startswith("golazo: Stopped")
    assert "Traceback" not in told


class Golazo(Protocol):
    """The `golazo` fixture."""

    def __call__(
        self, *arguments: str | Path, stdin: str = "", env: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]: ...


def run_golazo(
    *arguments: str | Path, stdin: str = "", env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run `golazo` with some arguments, in English unless `env` says otherwise."""
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    surroundings |= {"LANG": "en_US.UTF-8", "LANGUAGE": "en", "PYTHONUTF8": "1", **(env or {})}
    return subprocess.run(
        [str(CONSOLE_SCRIPT), *map(str, arguments)],
        input=stdin,
        env=surroundings,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


@pytest.fixture
def shootout(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game of `tests/games/shootout`, put on the shelf."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(SHELF)])
    return games.load("shootout")


@pytest.fixture(scope="session")
def golazo() -> Golazo:
    """`golazo(*arguments, stdin="", env=None)` runs the console script and returns the finished process."""
    return run_golazo

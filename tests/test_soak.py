"""`bench/soak.py`: a very short run, and when it says that a server's memory grows."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

BENCH = Path(__file__).parents[1] / "bench"


@pytest.fixture
def soak(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(BENCH))
    import soak  # type: ignore[import-not-found]  # not a package: programs to be run

    monkeypatch.setattr(soak, "log_of", lambda _: {})
    return soak


def test_a_short_run_loses_nothing() -> None:
    command = [sys.executable, BENCH / "soak.py", "--minutes", "0.2", "--rate", "20", "--tables", "8", "--json"]
    run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    found = json.loads(run.stdout)
    assert run.returncode == int(not found["good"]), run.stderr
    assert {name: found[name] for name in ("unanswered", "lost", "doubled", "errors")} == {
        **dict.fromkeys(("unanswered", "lost", "doubled", "errors"), 0)
    }, found["first_errors"]
    assert found["acknowledged"] > 0
    assert found["opened"]["people"] > 0
    assert found["megabytes_at_the_end"] > 0
    assert "minutes: " in run.stderr


@pytest.mark.parametrize(("growth", "good"), [(0.9, True), (1.0, True), (1.04, True), (1.06, False)])
def test_memory_may_grow_by_a_few_percent(soak: ModuleType, growth: float, good: bool) -> None:
    run = soak.Soak("http://127.0.0.1", 0, minutes=20, rate=300, tables=1)
    run.answers = [0.01] * (1200 * 300)
    for second in range(0, 1200, 2):
        warm = second >= 300
        late = second >= 1140
        run.samples.append(soak.Sample(second, 100 * growth if late else 100 if warm else 50))
    found = run.report(Path())
    assert (found["growth"], found["good"]) == (growth, good)
    assert found["megabytes_by_minute"] == [50] * 5 + [100] * 14 + [round(100 * growth, 1)]


@pytest.mark.parametrize(("decisions", "good"), [(300 * 60, True), (285 * 60, True), (284 * 60, False)])
def test_a_run_with_too_few_decisions_proves_nothing(soak: ModuleType, decisions: int, good: bool) -> None:
    run = soak.Soak("http://127.0.0.1", 0, minutes=1, rate=300, tables=1)
    run.answers = [0.01] * decisions
    run.samples = [soak.Sample(second, 100) for second in range(60)]
    assert run.report(Path())["good"] is good


def test_a_decision_that_is_lost_is_told(soak: ModuleType) -> None:
    run = soak.Soak("http://127.0.0.1", 0, minutes=1, rate=300, tables=1)
    run.answers = [0.01] * (60 * 300)
    run.samples = [soak.Sample(second, 100) for second in range(60)]
    board = soak.Board("k7m2q9xw4t")
    board.acknowledged["0-0"] = (1, "roll 1")
    run.boards.append(board)
    found = run.report(Path())
    assert (found["acknowledged"], found["lost"], found["good"]) == (1, 1, False)

"""docs/fairness.md: what it shows to programmers checks a record, without any code of ours."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from golazo.match.match import Match
from golazo.match.record import Ended
from matches import checked, fair_dice, fair_match, lines_of, random_match

PAGE = (Path(__file__).parents[1] / "docs" / "fairness.md").read_text(encoding="utf-8")
[PROGRAM] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def judged(record: str, folder: Path) -> subprocess.CompletedProcess[str]:
    file = folder / "match.jsonl"
    file.write_text(record, encoding="utf-8")
    program = ["-I", "-W", "ignore::ResourceWarning", "-c", PROGRAM, str(file)]
    return subprocess.run([sys.executable, *program], capture_output=True, text=True, check=False)


def test_a_finished_match(tmp_path: Path) -> None:
    match = fair_match()
    run = judged(match.record(), tmp_path)
    assert (run.returncode, run.stdout) == (0, f"{len(match.decisions) + 1} times fair\n")


def test_an_imported_beginning(tmp_path: Path) -> None:
    begun = random_match(30)
    match = Match(begun.game, 2, dice=fair_dice(told=begun.entropies))
    match.follow(begun.decisions)
    match.play(match.legal_actions[0])
    assert judged(match.record(Ended("closed")), tmp_path).stdout == "32 times fair\n"


@pytest.mark.parametrize(
    ("number", "change", "says"),
    [
        (17, {"entropy": "0" * 16}, "decision 17"),
        (0, {"secret": "0" * 64}, "promised"),
        (0, {"seeds": ["Ann", "late"]}, "decision 0"),
        (0, {"deal": "0" * 16}, "decision 0"),
    ],
)
def test_a_tampered_match(tmp_path: Path, number: int, change: dict[str, Any], says: str) -> None:
    lines = lines_of(fair_match())
    (lines[number] if number else lines[0]["dice"]).update(change)
    run = judged(checked(lines), tmp_path)
    assert run.returncode == 1
    assert says in run.stderr


def test_the_program_is_short() -> None:
    assert len(PROGRAM.strip().splitlines()) <= 15

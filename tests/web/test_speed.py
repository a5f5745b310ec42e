"""That the bench of the page runs: how quick the page is, it says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_bench_of_the_page_measures(built_page: Path) -> None:
    options = ("--page", str(built_page), "--times", "1", "--most", "3")
    command = [sys.executable, str(ROOT / "bench" / "page.py"), *options]
    run = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert run.returncode == 0, run.stderr
    for measure in ("gzipped", "can be used after", "frames a second", "tsubasa: longest", "machikoro: longest"):
        assert measure in run.stdout

"""How much the server sends for the lobby, and that the bench of the page runs. How quick it is, the bench says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx2

from web.browsing import settled
from web.conftest import PageOf

MOST = 180_000  # bytes of JavaScript, as they go over the line
ROOT = Path(__file__).parents[2]


def sent(url: str) -> int:
    """How many bytes the server sends for a script to somebody who takes gzip."""
    with httpx2.stream("GET", url, headers={"Accept-Encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        return sum(map(len, answer.iter_raw()))


def test_little_javascript_is_sent_for_the_lobby(page_of: PageOf) -> None:
    visit = page_of()
    settled(visit.go("/"))
    scripts = {request.url for request in visit.requests if request.resource_type == "script"}
    sizes = {script.removeprefix(visit.url): sent(script) for script in scripts}
    assert 0 < sum(sizes.values()) <= MOST, sorted(sizes.items(), key=lambda one: -one[1])


def test_the_bench_of_the_page_measures(built_page: Path) -> None:
    options = ("--page", str(built_page), "--times", "1", "--most", "3")
    command = [sys.executable, str(ROOT / "bench" / "page.py"), *options]
    run = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert run.returncode == 0, run.stderr
    for measure in ("gzipped", "can be used after", "frames a second", "tsubasa: longest", "machikoro: longest"):
        assert measure in run.stdout

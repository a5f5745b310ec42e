"""Measures the page in this machine's Chromium: its size, the lobby, a moving card, whole matches.

    .venv/bin/python bench/page.py [--page FOLDER] [--times 5] [--most DECISIONS]

Starts a server on loopback. The player of the matches skips half of the animations; `--most` ends matches sooner. A
long task, as browsers define it, blocks the page for more than 50 ms.
"""

from __future__ import annotations

import argparse
import gzip
import statistics
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "server")]

from built_page import page_to_test  # noqa: E402
from host import UNLIMITED, Host  # noqa: E402
from web.browsing import chromium, settled, until, visit  # noqa: E402
from web.driving import Player  # noqa: E402
from web.playing import Sitter  # noqa: E402
from web.scenes import SCENES  # noqa: E402

READY = """
const look = () => {
  if (document.querySelector('main section button:not(:disabled)')) setTimeout(() => (window.ready = performance.now()))
  else requestAnimationFrame(look)
}
requestAnimationFrame(look)
"""
FRAMES = """() => {
  window.frames_seen = []
  const note = (at) => {
    window.frames_seen.push(at)
    if (at - window.frames_seen[0] < 1200) requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}"""
Measure = tuple[str, float, str]


def lobby(browser: Browser, url: str, page: Path, times: int) -> Iterator[Measure]:
    """Measure the time until a button can be pressed, with an empty cache each time, and the bytes loaded."""
    found, weight = [], 0
    for _ in range(times + 1):  # the first one warms up the server
        here = visit(browser, url)
        here.context.add_init_script(READY)
        settled(here.go("/"))
        found.append(float(here.page.evaluate("ready")))
        scripts = {one.url.removeprefix(url)[1:] for one in here.requests if one.url.endswith(".js")}
        weight = sum(len(gzip.compress((page / script).read_bytes(), 9)) for script in scripts)
        here.context.close()
    yield "JavaScript on first load, gzipped", weight / 1000, "kB"
    yield "lobby can be used after", statistics.median(found[1:]), "ms"


def card(browser: Browser, url: str) -> Iterator[Measure]:
    """Measure a card moving from hand to pitch: frames, and the longest time between two."""
    anna = Player(url, "Anna")
    table = anna.bring(SCENES["tsubasa-attack"], "me", "amateur")
    here = visit(browser, url, cookie=anna.cookie)
    here.go(f"/t/{table}")
    sitter = Sitter(here)
    sitter.arrived()
    sitter.asked()
    action = next(one for one in sitter.heard.legal if one.startswith("play "))
    sitter.press(f'[data-action="{action}"]')
    sitter.waited(lambda: sitter.chosen == action)
    here.page.evaluate(FRAMES)
    sitter.press(f'[data-do="{action}"]')
    until(here.page, "frames_seen.at(-1) - frames_seen[0] >= 1200")
    at = here.page.evaluate("frames_seen")
    gaps = [later - earlier for earlier, later in pairwise(at)]
    here.context.close()
    yield "frames a second while a card moves", 1000 * len(gaps) / sum(gaps), ""
    yield "longest time between two frames", max(gaps), "ms"


def match(browser: Browser, url: str, game: str, most: int | None) -> Iterator[Measure]:
    """Measure a match against a bot, from the lobby on, with animations."""
    here = visit(browser, url)
    sitter = Sitter(here)
    sitter.begin(game)
    before = len(here.long_tasks)
    sitter.play(until=lambda one: most is not None and len(one.done) >= most)
    tasks = [duration for duration, _ in here.long_tasks[before:]]
    here.context.close()
    yield f"{game}: decisions taken", len(sitter.done), ""
    yield f"{game}: longest task of the match", max(tasks, default=0), "ms"
    yield f"{game}: tasks of more than 100 ms", sum(duration > 100 for duration in tasks), ""


def measures(page: Path, times: int, most: int | None) -> Iterator[Measure]:
    options = (*UNLIMITED, "--page", str(page))
    with TemporaryDirectory() as folder, Host(Path(folder), *options) as host, chromium() as browser:
        yield from lobby(browser, host.url, page, times)
        yield from card(browser, host.url)
        for game in ("tsubasa", "machikoro"):
            yield from match(browser, host.url, game, most)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--page", type=Path, default=None, help="a page built elsewhere")
    parser.add_argument("--times", type=int, default=5, help="how often the lobby is opened")
    parser.add_argument("--most", type=int, default=None, help="decisions of a match")
    chosen = parser.parse_args()
    for name, value, unit in measures(chosen.page or page_to_test(), chosen.times, chosen.most):
        print(f"{name:<40}{value:>10.0f} {unit}".rstrip(), flush=True)


if __name__ == "__main__":
    main()

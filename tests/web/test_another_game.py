"""A game that is only a folder, with a small page of its own: the lobby offers it, and it is played to its end."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError, expect

from conftest import SHELF
from host import UNLIMITED, Host
from web.conftest import PageOf
from web.tongues import say

ROOT = Path(__file__).parents[2]
PATIENCE = 600  # seconds to build the page
LONGEST = 60  # shots
SERVER = (
    "import sys; from golazo import games; games.__path__.append(sys.argv.pop(1)); from golazo.cli import main; main()"
)


@pytest.fixture(scope="module")
def toy_page(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page, with the games of the tests built in."""
    folder = tmp_path_factory.mktemp("page")
    build = ("sh", "scripts/npm.sh", "run", "--silent", "build", "--", "--outDir", str(folder), "--emptyOutDir")
    environment = {**os.environ, "GOLAZO_GAMES": str(SHELF)}
    subprocess.run(build, cwd=ROOT, env=environment, timeout=PATIENCE, check=True)
    return folder


def toy_host(folder: Path, page: Path) -> Host:
    """A server that knows the games of the tests, too."""
    return Host(folder, *UNLIMITED, "--page", str(page), program=(sys.executable, "-c", SERVER, str(SHELF)))


@pytest.fixture(scope="module")
def with_page(toy_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with toy_host(tmp_path_factory.mktemp("toy"), toy_page) as started:
        yield started


def test_it_is_played_from_the_lobby_to_its_end(page_of: PageOf, with_page: Host) -> None:
    page = page_of(reduced_motion=True, url=with_page.url).go("/")
    titles = page.locator("main section h2.shout")
    expect(titles).to_have_text([say("en", "game-name", "tsubasa"), say("en", "game-name", "machikoro"), "Shootout"])
    here = page.get_by_role("region", name="Shootout", exact=True)
    expect(here.get_by_text("Shoot left or right.", exact=True)).to_be_visible()
    here.get_by_role("button", name=say("en", "lobby-one-screen"), exact=True).click()
    dialog = page.get_by_role("dialog", name=say("en", "lobby-new-table"))
    dialog.get_by_role("button", name=say("en", "lobby-start-match")).click()
    result = page.locator(".over [role=dialog]")
    left, raise_curtain = page.locator("[data-do='shoot left']"), page.locator(".curtain button")
    for _ in range(LONGEST):
        expect(left.or_(raise_curtain).or_(result).first).to_be_visible()
        if result.is_visible():
            break
        with suppress(TimeoutError):  # the curtain may fall before the press
            (raise_curtain if raise_curtain.is_visible() else left).click(timeout=2_000)
    expect(result.get_by_role("heading")).to_contain_text("win")
    expect(page.locator("[data-goals]", has_text=": 3")).to_have_count(1)


def test_without_a_page_it_is_not_offered_there(page_of: PageOf, built_page: Path, tmp_path: Path) -> None:
    with toy_host(tmp_path, built_page) as host:
        page = page_of(url=host.url).go("/")
        expect(page.locator("main section h2.shout")).to_have_count(2)
        found = page.evaluate("fetch('/api/games').then((answer) => answer.json())")
        assert [game["name"] for game in found] == ["tsubasa", "machikoro", "shootout"]

"""Tests of the page, in the Chromium of this machine. How to write one:

    from playwright.sync_api import expect
    from web.browsing import PHONE, aside
    from web.looks import axe, no_missing_text, no_overflow

    def test_somebody_plays(page_of):
        lena = page_of("de", PHONE)                 # a Visit: a profile of its own, German, a phone that is touched
        page = lena.go("/")                         # a Playwright page; go() has waited until it shows something
        page.get_by_role("button", name="...").click()
        expect(page.get_by_role("heading")).to_be_visible()
        axe(page)
        no_overflow(page)
        no_missing_text(page)

- Wait on conditions (`expect(...)`, `page.wait_for_selector`, `until(page, "an expression")`), never for some time.
- Find things as people do, by role and name, or by `data-...` marks that say what a thing is; not by style.
- Several people: several calls of `page_of`; the same person in two windows: `page_of(cookie=lena.cookie)`.
- To get somewhere quickly, play over the socket as the same person: `aside(story(lena))`, see `driving.py`. Coroutines
  run beside the browser only through `aside`: Playwright holds this thread's event loop.
- `visit.frames` has all that went over sockets, `visit.requests` all requests, `visit.long_tasks` what held it up.
- At the end each visit must have been without complaint: nothing on the console, no error, no failed request, none that
  left the origin. What a test provokes, it announces: `lena.forgive("ERR_CONNECTION_REFUSED")`.
- `host` is the server that all share; `fragile_host` one of the test's own, to be stopped and started again: give its
  url to `page_of(url=...)`.
- The page is built by `make page` if it is not up to date. `GOLAZO_PAGE=FOLDER pytest tests/web` tries one built
  elsewhere: `npx vite build --outDir FOLDER` in web/.
- `GOLAZO_SLOWER=3 pytest tests/web` gives the browser a processor three times slower, and a far server. What passes
  alone but not so has waited on nothing, or has found a fault that people meet: both have been seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from built_page import page_to_test
from conftest import required
from golazo.testing.programs import find_chromium
from host import UNLIMITED, Host
from web.browsing import Visit, chromium, visit
from web.driving import Moments

PageOf = Callable[..., Visit]
LONG = ("test_crawler.py", "test_match_", "test_secrets.py", "test_lessons.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of these tests the long ones come first, so that no worker is left alone with one of them at the end."""
    places = [place for place, item in enumerate(items) if item.path.parent == Path(__file__).parent]
    ordered = sorted((items[place] for place in places), key=lambda item: not item.path.name.startswith(LONG))
    for place, item in zip(places, ordered, strict=True):
        items[place] = item


@pytest.fixture(scope="session")
def built_page() -> Path:
    """The page, up to date."""
    return required(page_to_test)


@pytest.fixture(scope="session")
def host(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that serves the page to all tests."""
    with Host(tmp_path_factory.mktemp("web"), *UNLIMITED, "--page", str(built_page)) as started:
        yield started


@pytest.fixture(scope="module")
def moments(host: Host) -> Moments:
    """Tables in the middle of a match that are only looked at."""
    return Moments(host.url)


@pytest.fixture
def fragile_host(built_page: Path, tmp_path: Path) -> Iterator[Host]:
    """A server of one test alone, to be stopped, killed and started again."""
    with Host(tmp_path, *UNLIMITED, "--page", str(built_page)) as started:
        yield started


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium for these tests; not for longer, or others in this process could use no event loop."""
    required(find_chromium)
    with chromium() as started:
        yield started


@pytest.fixture
def page_of(browser: Browser, request: pytest.FixtureRequest) -> Iterator[PageOf]:
    """`page_of(language, viewport, touch=, reduced_motion=, cookie=, worker=, url=)` is a new visit to `host`."""
    visits: list[Visit] = []

    def come(*how: Any, url: str | None = None, **more: Any) -> Visit:
        visits.append(visit(browser, url or request.getfixturevalue("host").url, *how, **more))
        return visits[-1]

    yield come
    wrongs = [wrong for one in visits for wrong in one.wrongs]
    for one in visits:
        one.context.close()
    assert wrongs == []

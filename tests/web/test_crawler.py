"""Every link and every button leads somewhere: no error, no empty page, and Back comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, partial
from pathlib import Path

import pytest

from host import UNLIMITED, Host
from web.browsing import DESKTOP, PHONE, Size
from web.conftest import PageOf
from web.crawling import Crawler
from web.driving import Player
from web.scenes import SCENES
from web.tongues import GAMES, LANGUAGES, say

SIZES = (DESKTOP, PHONE)
SCENE = {"tsubasa": "tsubasa-attack", "machikoro": "machikoro-build"}


class Stage:
    """What there is to be clicked: pages of Anna's."""

    def __init__(self, url: str) -> None:
        self.anna = Player(url, "Anna")

    @cached_property
    def records(self) -> dict[str, str]:
        return {game: SCENES[scene].record() for game, scene in SCENE.items()}

    @cached_property
    def ended(self) -> dict[str, str]:
        tables = {game: self.anna.open(game, "me", "amateur") for game in GAMES}
        for table in tables.values():
            self.anna.play(table)
        return tables

    def playing(self, game: str) -> str:
        seats = ["me", *["amateur"] * (SCENES[SCENE[game]].players - 1)]
        return f"/t/{self.anna.post('/api/records', record=self.records[game], seats=seats)['id']}"

    def waiting(self) -> str:
        return f"/t/{self.anna.open('tsubasa', 'me', 'open', public=True)}"

    def over(self, game: str, part: str = "") -> str:
        return f"/t/{self.ended[game]}{part}"

    def lesson(self, game: str, part: float) -> str:
        """A lesson of which so much has been played."""
        script = [step["do"] for step in self.anna.get(f"/api/lessons/{game}")["steps"] if step["do"]]
        table = self.anna.post(f"/api/lessons/{game}")["id"]
        self.anna.follow(table, script[: round(part * len(script))])
        return f"/learn/{game}?t={table}"

    def places(self) -> Iterator[tuple[str, Callable[[], str]]]:
        """The name of each page, and what makes one."""
        yield "lobby", lambda: "/"
        yield "waiting room", self.waiting
        for game in GAMES:
            yield f"beginning of the lesson of {game}", partial(self.lesson, game, 0)
            yield f"middle of the lesson of {game}", partial(self.lesson, game, 0.5)
            yield f"end of the lesson of {game}", partial(self.lesson, game, 1)
            yield f"match of {game}", partial(self.playing, game)
            yield f"result of {game}", partial(self.over, game)
            yield f"replay of {game}", partial(self.over, game, "/replay")
            yield f"dice of {game}", partial(self.over, game, "/fair")
            yield f"rules of {game}", partial("/rules/{}".format, game)
        yield "icons", lambda: "/icons"
        yield "archive", lambda: "/archive?mine=1"


@pytest.fixture(scope="module")
def stage(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A server for crawlers alone: they sit down wherever they can."""
    with Host(tmp_path_factory.mktemp("crawler"), *UNLIMITED, "--page", str(built_page)) as host:
        yield Stage(host.url)


@pytest.mark.parametrize("size", SIZES, ids=("desktop", "phone"))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_and_button_leads_somewhere(page_of: PageOf, stage: Stage, language: str, size: Size) -> None:
    """Every page is opened in every language and size. Its controls are shared among the languages; what somebody may
    leave a lesson by is clicked in all of them."""
    visit = page_of(language, size, cookie=stage.anna.cookie, url=stage.anna.url, reduced_motion=True)
    visit.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visit.forgive("net::ERR_ABORTED", "WebSocket is closed before")  # what was on its way when another page was opened
    crawler = Crawler(visit, LANGUAGES.index(language), len(LANGUAGES), once=say(language, "settings-title"))
    for name, opened in stage.places():
        always = say(language, "learn-next") if "lesson" in name else ""
        crawler.crawl(name, opened, deep=3 if name == "lobby" else 2, always=always)
    assert crawler.clicked.total() > 60, crawler.clicked

"""Every link and every button leads somewhere: no error, no empty page, and Back comes back."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from host import UNLIMITED, Host
from web.browsing import DESKTOP, PHONE, Size
from web.conftest import PageOf
from web.crawling import Crawler
from web.driving import Player
from web.learning import followed, left
from web.scenes import SCENES
from web.tongues import GAMES, LANGUAGES, say

SIZES = {"desktop": DESKTOP, "phone": PHONE}
CLARA = {"name": "Clara", "password": "far post, low and hard"}
NO_TABLE = "k7m2q9xw4t"
RESULT = "[role=dialog].result"  # comes a moment after what decided the match
SCENE = {"tsubasa": "tsubasa-attack", "machikoro": "machikoro-build"}


@dataclass(frozen=True)
class Place:
    """A page, as `Crawler.crawl` takes it."""

    name: str
    opened: Callable[[], str]
    deep: int = 2
    links: bool = False
    shared: bool = True
    through: str = ""
    shows: str = ""
    stays: bool = False
    forgive: tuple[str, ...] = ()
    visitor: Callable[[], str] | None = None


# What may not be reached: what is on a page after a decision, and not on a new one where it is looked for again.
BROUGHT = {("match of tsubasa", "0 of a row of list"), ("match of tsubasa", "1 of a row of list")}


class Stage:
    """What there is to be clicked: pages of Anna's, who plays with Ben."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.anna, self.ben = Player(url, "Anna"), Player(url, "Ben")
        Player(url).post("/api/account", **CLARA)

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
        """A lesson of which so much has been played; all of it: read to its end as well."""
        table, steps = followed(self.anna, game, part)
        return f"/learn/{game}?t={table}" + (f"&step={steps + 1}" if part == 1 else "")

    def lesson_over(self, game: str) -> str:
        """A lesson whose match has ended, too."""
        path = self.lesson(game, 1)
        self.anna.ask(parse_qs(urlsplit(path).query)["t"][0], "resign")
        return path

    def lesson_left(self, game: str) -> str:
        """A lesson whose match went another way."""
        return f"/learn/{game}?t={left(self.anna, game)}"

    def watched(self) -> str:
        """A match of others."""
        return f"/t/{self.ben.bring(SCENES['tsubasa-attack'], 'me', 'amateur')}"

    def together(self) -> str:
        """A table with two people, where it is Anna's turn."""
        table = self.anna.bring(SCENES["tsubasa-attack"], "me", "open")
        self.ben.join(table)
        return table

    def talked(self) -> str:
        table = self.together()
        self.ben.ask(table, "say", text="Good luck!")
        return f"/t/{table}"

    def asked(self, what: str) -> str:
        """Ben asks for something."""
        table = self.together()
        self.ben.ask(table, "ask", what=what)
        return f"/t/{table}"

    def paused(self) -> str:
        """Both have agreed to a pause."""
        table = self.together()
        self.ben.ask(table, "ask", what="pause")
        self.anna.ask(table, "answer", yes=True)
        return f"/t/{table}"

    def again(self) -> str:
        """A match that is over, and Ben would like another."""
        table = self.together()
        self.ben.ask(table, "resign")
        self.ben.seeded(self.ben.post(f"/api/tables/{table}/rematch"))
        return f"/t/{table}"

    def one_screen(self) -> str:
        """Two coaches at one screen: a curtain hides whose hand it is not."""
        return f"/t/{self.anna.bring(SCENES['tsubasa-attack'], 'me', 'me')}"

    def clara(self) -> str:
        """Somebody who has an account, and is signed in twice."""
        here, elsewhere = Player(self.url), Player(self.url)
        for session in (here, elsewhere):
            session.post("/api/login", **CLARA)
        return here.cookie

    def refusal(self, status: str, path: str) -> str:
        """What the console says of an address that is asked for in vain."""
        return f"status of {status} ({self.url}{path})"

    def pages(self, language: str) -> Iterator[Place]:
        yield Place("lobby", lambda: "/", deep=3)
        yield Place("settings", lambda: "/", shared=False, through=say(language, "settings-title"))
        for game in GAMES:
            yield Place(f"rules of {game}", partial("/rules/{}".format, game))
        yield Place("icons", lambda: "/icons")
        yield Place("archive", lambda: "/archive?mine=1")
        account = say(language, "lobby-account-of", name=CLARA["name"])
        yield Place("account", lambda: "/", through=account, visitor=self.clara)
        yield Place("no such page", lambda: "/nowhere", forgive=(self.refusal("404 (Not Found)", "/nowhere"),))
        missing = self.refusal("404 (Not Found)", f"/api/tables/{NO_TABLE}")
        yield Place("no such table", lambda: f"/t/{NO_TABLE}", forgive=(missing,))

    def lessons(self, language: str) -> Iterator[Place]:
        done, astray = (f"[role=dialog][aria-label='{say(language, key)}']" for key in ("learn-done", "learn-astray"))
        for game in GAMES:
            yield Place(f"beginning of the lesson of {game}", partial(self.lesson, game, 0), links=True)
            yield Place(f"middle of the lesson of {game}", partial(self.lesson, game, 0.5), links=True)
            yield Place(f"end of the lesson of {game}", partial(self.lesson, game, 1), links=True, shows=done)
            yield Place(f"lesson of {game} left", partial(self.lesson_left, game), links=True, shows=astray)
        yield Place("lesson and match over", partial(self.lesson_over, "tsubasa"), links=True, shows=done)

    def tables(self, language: str) -> Iterator[Place]:
        menu = say(language, "table-menu")  # so begins its name everywhere; on desktops the match is named as well
        for game in GAMES:
            yield Place(f"match of {game}", partial(self.playing, game))
            yield Place(f"menu of a match of {game}", partial(self.playing, game), through=menu)
        yield Place("waiting room", self.waiting)
        yield Place("match of others", self.watched)
        yield Place("one screen", self.one_screen)
        yield Place("table where somebody has talked", self.talked)
        yield Place("menu of a table with two people", self.talked, through=menu)
        yield Place("question", partial(self.asked, "draw"), shows="[role=alertdialog]")
        yield Place("pause", self.paused)

    def ends(self, _: str) -> Iterator[Place]:
        for game in GAMES:
            yield Place(f"result of {game}", partial(self.over, game), shows=RESULT, stays=True)
            yield Place(f"replay of {game}", partial(self.over, game, "/replay"))
            yield Place(f"dice of {game}", partial(self.over, game, "/fair"))
        match = self.playing("tsubasa")
        early = self.refusal("409 (Conflict)", f"/api{match.replace('/t/', '/tables/')}/steps/0?seat=0")
        yield Place("replay of a match that is on", lambda: f"{match}/replay", forgive=(early,))
        yield Place("rematch", self.again, shows=RESULT, stays=True)


AREAS: dict[str, Callable[[Stage, str], Iterator[Place]]] = {
    "pages": Stage.pages,
    "lessons": Stage.lessons,
    "tables": Stage.tables,
    "ends": Stage.ends,
}


@pytest.fixture(scope="module")
def stage(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A server for crawlers alone: they sit down wherever they can."""
    with Host(tmp_path_factory.mktemp("crawler"), *UNLIMITED, "--page", str(built_page)) as host:
        yield Stage(host.url)


def crawler_at(stage: Stage, page_of: PageOf, language: str, size: Size, share: int = 0, shares: int = 1) -> Crawler:
    """A crawler that is Anna."""
    visit = page_of(language, size, cookie=stage.anna.cookie, url=stage.url, reduced_motion=True)
    visit.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visit.forgive("net::ERR_ABORTED", "WebSocket is closed before")  # was on its way when another page was opened
    return Crawler(visit, share, shares, apart=say(language, "settings-title"))


def languages_of(area: str, size: str) -> tuple[str, ...]:
    """Two languages for each size: every area is seen in all of them, and every language on both sizes."""
    turned = (list(AREAS).index(area) + list(SIZES).index(size)) % 2
    return LANGUAGES[turned::2]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("area", AREAS)
def test_every_link_and_button_leads_somewhere(page_of: PageOf, stage: Stage, area: str, size: str) -> None:
    """Every page is opened, and every button on it pushed, in every language and on every size; other controls are
    shared between the two languages of a size, so that each is clicked on both. The settings are clicked through in
    all."""
    clicked: defaultdict[str, set[int]] = defaultdict(set)
    least: dict[str, int] = {}
    unreached: set[tuple[str, str]] = set()
    languages = languages_of(area, size)
    for share, language in enumerate(languages):
        crawler = crawler_at(stage, page_of, language, SIZES[size], share, len(languages))
        for place in AREAS[area](stage, language):
            crawler.crawl(**vars(place))
            clicked[place.name] |= crawler.done[place.name]
            least[place.name] = min(least.get(place.name, 1000), crawler.numbers[place.name])
        found = {(page, re.sub(r"(?<=of list) \d+( in .*)?$", "", kind)) for page, (kind, _) in crawler.unreached}
        unreached |= found - BROUGHT
        crawler.visit.context.close()
    missed = {name: set(range(1, most + 1)) - clicked[name] for name, most in least.items()}
    assert not unreached, unreached
    assert not any(missed.values()), missed


def test_what_one_step_of_a_replay_shows_is_looked_for_at_that_step(page_of: PageOf, stage: Stage) -> None:
    crawler = crawler_at(stage, page_of, "en", PHONE)
    path = stage.over("machikoro", "/replay")
    crawler.opened = lambda: path
    crawler.arrive(f"{path}?step=3&seat=0")
    later = next((one["kind"], one["name"]) for one in crawler.seen(()) if one["name"] == say("en", "replay-next"))
    crawler.arrive(path)
    assert not crawler.there(later)  # a replay begins with the end, which nothing follows
    assert crawler.click(later)
    assert "step=4" in crawler.page.url


def test_dialogs_behind_a_menu_are_clicked_through(page_of: PageOf, stage: Stage) -> None:
    """Buttons with one name in several dialogs are several buttons."""
    crawler = crawler_at(stage, page_of, "es", DESKTOP)
    crawler.crawl("menu", stage.talked, through=say("es", "table-menu"))
    for dialog in ("table-resign", "table-draw"):
        for button in ("shell-close", "shell-cancel", dialog):
            assert (f"button {say('es', button)} in {say('es', dialog)}", say("es", button)) in crawler.tried
    assert crawler.unreached == []

"""Take pictures of every main view of the page, on a desktop and on a phone upright and sideways.

python scripts/screenshots.py [--views NAME,..] [--sizes desktop,phone,sideways] [--language en] [--to FOLDER]

To add a view, add a line to VIEWS: its name, where it is (a path, or what has to be done to get there), and what is
done on the page before the picture is taken.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "server")]

from host import UNLIMITED, Host  # noqa: E402
from web.browsing import DESKTOP, PHONE, SIDEWAYS, chromium, settled, visit  # noqa: E402
from web.driving import Player  # noqa: E402
from web.looks import said  # noqa: E402
from web.scenes import SCENES  # noqa: E402
from web.tongues import say  # noqa: E402

PICTURES = ROOT / "build" / "screenshots"
SIZES = {"desktop": DESKTOP, "phone": PHONE, "sideways": SIDEWAYS}
ATTEMPTS = 60
FEAST = 700  # milliseconds after which a goal looks best


@dataclass(frozen=True)
class Stage:
    """Who looks, at which server, and in which language."""

    anna: Player
    url: str
    language: str


@dataclass(frozen=True)
class View:
    """A picture: how to get there, what is done on the page then, and what must be there to be seen."""

    name: str
    path: Callable[[Stage], str]
    act: Callable[[Stage, Page, str], None] | None = None  # with the path
    still: bool = True  # whether everything has come to rest when the picture is taken


def at(path: str) -> Callable[[Stage], str]:
    """A place of the page that is always there."""
    return lambda _: path


def scene(name: str, *rest: str) -> Callable[[Stage], str]:
    """A match in the middle, against bots."""
    bots = ["amateur"] * (SCENES[name].players - 1)
    return lambda stage: "/".join([f"/t/{stage.anna.bring(SCENES[name], 'me', *bots)}", *rest])


def over(name: str, *rest: str) -> Callable[[Stage], str]:
    """A match that has just ended."""

    def path(stage: Stage) -> str:
        place = scene(name)(stage)
        stage.anna.play(place.removeprefix("/t/"))
        return "/".join([place, *rest])

    return path


def waiting_room(stage: Stage) -> str:
    """A table that waits for a friend."""
    return f"/t/{stage.anna.open('tsubasa', 'me', 'open')}"


def lobby(stage: Stage) -> str:
    """The lobby of a server at which something is going on."""
    scene("tsubasa-attack")(stage)
    for name, game in (("Lena", "machikoro"), ("Diego", "tsubasa"), ("Kasia", "machikoro")):
        Player(stage.url, name).open(game, "me", "open", public=True)
    return "/"


def shot(name: str, wanted: str, shown: str) -> Callable[[Stage, Page, str], None]:
    """Shoot in a scene until that brings what is wanted, and it is shown; each time the dice are others."""

    def act(stage: Stage, page: Page, path: str) -> None:
        for _ in range(ATTEMPTS):
            if wanted in brought(stage.anna, path.removeprefix("/t/")):
                break
            path = scene(name)(stage)
            page.goto(f"{stage.url}{path}")
            settled(page)
        page.wait_for_selector(shown)
        page.wait_for_timeout(FEAST)

    return act


def brought(anna: Player, table: str) -> list[str]:
    """What comes of a shot with all tokens, if the dice are taken as they fall."""
    events: list[str] = []
    while not set(events) & {"goal", "caught", "corner", "ball-won"}:
        choices = anna.choices(table)
        usual = next((choice for choice in ("shot", "keep") if choice in choices), choices[-1])
        events = anna.decide(table, usual, patient=True)
    return events


def settings(stage: Stage, page: Page, _: str) -> None:
    """Open the settings."""
    page.get_by_role("button", name=said(stage.language, "lobby-settings")).click()


def account(stage: Stage, page: Page, _: str) -> None:
    """Open the dialog about somebody who is signed in on two devices."""
    name, password = "Zora", "far post, low and hard"
    phone = Player(stage.url)
    for player in (phone, Player(stage.url)):
        path = "/api/account" if player is phone else "/api/login"
        player.post(path, name=name, password=password)
        page.context.add_cookies([{"name": "golazo", "value": player.cookie.partition("=")[2], "url": stage.url}])
    page.reload()
    page.get_by_role("button", name=say(stage.language, "lobby-account-of", name=name)).click()


VIEWS = (
    View("lobby", lobby),
    View("waiting-room", waiting_room),
    View("tsubasa-draft", scene("tsubasa-draft")),
    View("tsubasa-attack", scene("tsubasa-attack")),
    View("tsubasa-choice", scene("tsubasa-choice")),
    View("tsubasa-contest", scene("tsubasa-reroll")),
    View("tsubasa-after-save", scene("tsubasa-reroll-save")),
    View("tsubasa-goal", scene("tsubasa-shot"), shot("tsubasa-shot", "goal", ".contest.decided"), still=False),
    View("tsubasa-special", scene("tsubasa-special")),
    View("tsubasa-half-time", scene("tsubasa-choice"), shot("tsubasa-choice", "half-ended", ".interlude"), still=False),
    View("tsubasa-result", over("tsubasa-late")),
    View("machikoro-roll", scene("machikoro-roll")),
    View("machikoro-build", scene("machikoro-build")),
    View("machikoro-result", over("machikoro-late")),
    View("tsubasa-replay", over("tsubasa-late", "replay")),
    View("machikoro-replay", over("machikoro-late", "replay")),
    View("fairness", over("machikoro-late", "fair")),
    View("tsubasa-learn", at("/learn/tsubasa")),
    View("machikoro-learn", at("/learn/machikoro")),
    View("tsubasa-rules", at("/rules/tsubasa")),
    View("machikoro-rules", at("/rules/machikoro")),
    View("icons", at("/icons")),
    View("settings", at("/"), settings),
    View("account", at("/"), account),
)


def take(browser: Browser, stage: Stage, view: View, size: str, folder: Path) -> str:
    """Take one picture; returns what is wrong with it."""
    scale = 1 if size == "desktop" else 2
    who = visit(browser, stage.url, stage.language, SIZES[size], cookie=stage.anna.cookie, scale=scale)
    try:
        path = view.path(stage)
        page = who.go(path)
        settled(page)
        if view.act:
            view.act(stage, page, path)
        if view.still:
            settled(page)
        page.screenshot(path=folder / f"{view.name}-{size}.png")
    except Exception as error:  # the other pictures are taken all the same
        return f"{type(error).__name__}: {str(error).splitlines()[0]}"
    finally:
        who.context.close()
    return "; ".join(who.wrongs)


def main() -> None:
    parser = argparse.ArgumentParser(description="Take pictures of the page.")
    parser.add_argument("--views", default="", help="names, separated by commas; all of them by default")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--language", default="en")
    parser.add_argument("--to", type=Path, default=PICTURES)
    chosen = parser.parse_args()
    names = [name for name in chosen.views.split(",") if name]
    chosen.to.mkdir(parents=True, exist_ok=True)
    failed = False
    with TemporaryDirectory() as folder, Host(Path(folder), *UNLIMITED) as host, chromium() as browser:
        for size in chosen.sizes.split(","):
            for view in (view for view in VIEWS if not names or view.name in names):
                stage = Stage(Player(host.url, "Anna"), host.url, chosen.language)
                wrong = take(browser, stage, view, size, chosen.to)
                failed = failed or bool(wrong)
                print(f"{view.name}-{size}.png {wrong}".strip(), flush=True)
    sys.exit(failed)


if __name__ == "__main__":
    main()

"""Every page in every language, on screens of every size: whole, filled in, and for everybody to use."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, Route, expect

from host import Host
from web.browsing import DESKTOP, PHONE, SIDEWAYS, Visit, settled, until
from web.conftest import PageOf
from web.driving import Moments, Player
from web.looks import axe, no_missing_text, no_overflow
from web.playing import Sitter
from web.scenes import SCENES
from web.tongues import GAMES, LANGUAGES, no_english, say

SIZES = (DESKTOP, PHONE, SIDEWAYS)
TEXT_CHECKS = (no_overflow, no_missing_text, no_english)
CHECKS = (*TEXT_CHECKS, axe)
GROUND = "getComputedStyle(document.body).backgroundColor"


@dataclass(frozen=True)
class Places:
    """Tables of somebody's own, to look at."""

    anna: Player
    waiting: str
    playing: dict[str, str]  # by game, in the middle
    over: dict[str, str]  # by game


@pytest.fixture(scope="module")
def places(host: Host) -> Places:
    anna = Player(host.url, "Anna")
    over = {}
    for game, options in (("tsubasa", {"first_match": True}), ("machikoro", {})):
        over[game] = anna.open(game, "me", "amateur", options=options)
        anna.play(over[game])
    playing = {
        "tsubasa": anna.bring(SCENES["tsubasa-attack"], "me", "amateur"),
        "machikoro": anna.bring(SCENES["machikoro-build"], "me", "amateur", "amateur"),
    }
    return Places(anna, anna.open("tsubasa", "me", "open", public=True), playing, over)


Act = Callable[[Page, str], object]


def press(key: str) -> Act:
    """Push the button that is called so."""
    return lambda page, language: page.get_by_role("button", name=say(language, key), exact=True).first.click()


def key(name: str) -> Act:
    return lambda page, _: page.keyboard.press(name)


def new_table(mode: str) -> Act:
    def act(page: Page, language: str) -> None:
        page.get_by_role("button", name=say(language, "lobby-new-table"), exact=True).click()
        dialog = page.get_by_role("dialog", name=say(language, "lobby-new-table"))
        dialog.get_by_label(say(language, f"lobby-mode-{mode}"), exact=True).check()
        dialog.get_by_text(say(language, "lobby-more"), exact=True).click()
        expect(dialog.get_by_text(say(language, "lobby-options-of-game"), exact=True)).to_be_visible()

    return act


def account(page: Page, language: str) -> None:
    page.get_by_role("button", name=say(language, "lobby-account-of", name="Anna")).click()


@dataclass(frozen=True)
class View:
    """A page: where it is, and what is done there."""

    name: str
    path: Callable[[Places], str]
    act: Act | None = None


def at(path: str) -> Callable[[Places], str]:
    return lambda _: path


VIEWS = [
    View("lobby", at("/")),
    View("new table with friends", at("/"), new_table("friends")),
    View("new table against bots", at("/"), new_table("bots")),
    View("settings", at("/"), press("lobby-settings")),
    View("account", at("/"), account),
    View("waiting room", lambda places: f"/t/{places.waiting}"),
    View("rules of Captain Tsubasa", at("/rules/tsubasa#CT-ATK-3")),
    View("rules of Machi Koro", at("/rules/machikoro")),
    View("icons", at("/icons")),
    View("archive", at("/archive?mine=1")),
    View("bringing a record", at("/archive"), press("lobby-import")),
    View("no such page", at("/nowhere")),
    View("help", lambda places: f"/t/{places.playing['tsubasa']}", key("?")),
    View("what happened", lambda places: f"/t/{places.playing['machikoro']}", key("w")),
    View("log", lambda places: f"/t/{places.playing['tsubasa']}", key("l")),
    *(View(f"result of {game}", lambda places, game=game: f"/t/{places.over[game]}") for game in GAMES),  # type: ignore[misc]
    *(View(f"replay of {game}", lambda places, game=game: f"/t/{places.over[game]}/replay") for game in GAMES),  # type: ignore[misc]
    *(View(f"dice of {game}", lambda places, game=game: f"/t/{places.over[game]}/fair") for game in GAMES),  # type: ignore[misc]
]


@pytest.mark.parametrize("size", SIZES, ids=("desktop", "phone", "sideways"))
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_whole(page_of: PageOf, places: Places, language: str, size: tuple[int, int]) -> None:
    """Each page in each language; its size goes round, and light and dark by turns. What axe finds has to do with the
    size and the colours, not with the language: it looks at each page in two of them, one light and one dark."""
    visit: Visit | None = None
    for number, view in enumerate(VIEWS):
        turn = number + LANGUAGES.index(language)
        if SIZES[turn % 3] != size:
            continue
        visit = visit or page_of(language, size, cookie=places.anna.cookie, reduced_motion=True, dark=turn % 2 == 0)
        if view.name == "no such page":
            visit.forgive("status of 404")
        page = visit.go(view.path(places))
        settled(page)
        if view.act:
            view.act(page, language)
            settled(page)
        for check in CHECKS if language in LANGUAGES[:2] else TEXT_CHECKS:
            with told_where(f"{view.name}, {language}, {size}"):
                check(page)


class told_where:  # noqa: N801
    """Says of a complaint where it was found."""

    def __init__(self, where: str) -> None:
        self.where = where

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if isinstance(error, AssertionError):
            raise AssertionError(f"{self.where}: {error}") from error


@pytest.mark.parametrize(("language", "part"), [("de", ""), ("pl", "/replay"), ("es", "/fair")])
def test_a_table_that_is_not_there_is_told_of(page_of: PageOf, language: str, part: str) -> None:
    visit = page_of(language, PHONE)
    visit.forgive("404")
    page = visit.go(f"/t/nowhere1{part}")
    expect(page.get_by_role("heading")).to_have_text(say(language, "server-no-such-table", table="nowhere1"))
    for check in CHECKS:
        check(page)


def test_a_match_that_is_on_cannot_be_leafed_through(page_of: PageOf, places: Places) -> None:
    visit = page_of(cookie=places.anna.cookie)
    visit.forgive("409")
    page = visit.go(f"/t/{places.playing['tsubasa']}/replay")
    expect(page.get_by_text(say("en", "table-trouble-not-over"))).to_be_visible()


def test_the_language_changes_without_loading_the_page_anew(page_of: PageOf, places: Places) -> None:
    page = page_of("en", cookie=places.anna.cookie).go("/")
    page.evaluate("window.stays = true")
    for language in ("de", "es", "pl", "en"):
        known = page.evaluate("document.documentElement.lang")
        page.get_by_role("button", name=say(known, "lobby-settings"), exact=True).click()
        dialog = page.get_by_role("dialog", name=say(known, "settings-title"))
        named = {"en": "English", "de": "Deutsch", "es": "Español", "pl": "Polski"}[language]
        dialog.get_by_label(named, exact=True).check()
        expect(page.get_by_role("heading", name=say(language, "settings-title"))).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("heading", level=1)).to_have_text(say(language, "lobby-title"))
        assert page.evaluate("stays")
        no_english(page)


def test_settings_are_seen_at_once_and_kept(page_of: PageOf, places: Places) -> None:
    visit = page_of("en", cookie=places.anna.cookie, reduced_motion=True)
    page = visit.go(f"/t/{places.playing['tsubasa']}")
    expect(page.get_by_text("Tsubasa Ozora").first).to_be_attached()
    size = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    usual = page.evaluate(size)
    page.get_by_role("button", name=say("en", "table-settings"), exact=True).click()
    dialog = page.get_by_role("dialog", name=say("en", "settings-title"))
    dialog.get_by_label(say("en", "settings-edition-spanish"), exact=True).check()
    expect(page.get_by_text("Oliver Atom").first).to_be_attached()
    Sitter(visit).switch(dialog, say("en", "settings-big-text"))
    assert page.evaluate(size) > usual
    for theme in ("light", "dark"):
        dialog.get_by_label(say("en", f"settings-theme-{theme}"), exact=True).check()
        expect(page.locator(f"html[data-theme={theme}]")).to_be_attached()
    page.keyboard.press("Escape")
    for check in CHECKS:
        check(page)
    page.reload()
    expect(page.get_by_text("Oliver Atom").first).to_be_attached()
    assert page.evaluate(size) > usual
    dark = visit.go("/").evaluate(GROUND)
    page.get_by_role("button", name=say("en", "lobby-settings"), exact=True).click()
    page.get_by_label(say("en", "settings-theme-light"), exact=True).check()
    page.keyboard.press("Escape")
    until(page, f"{GROUND} !== '{dark}'")


def test_a_card_is_shown_to_a_mouse_that_comes_to_it_not_to_one_that_rests(page_of: PageOf, places: Places) -> None:
    page = page_of("en", cookie=places.anna.cookie).go(f"/t/{places.playing['machikoro']}")
    box = page.locator("[data-card=snack-stand]").first.bounding_box()
    assert box
    page.get_by_role("button", name=say("en", "table-settings"), exact=True).click()
    expect(page.locator("dialog[open]")).to_be_visible()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    shown = page.locator("[data-peek=snack-stand]")
    page.wait_for_timeout(800)  # more than it would take
    expect(shown).to_have_count(0)
    page.mouse.move(box["x"] + 24, box["y"] + 24)
    expect(shown).to_be_visible()


@pytest.mark.parametrize(("game", "language"), [("tsubasa", "es"), ("machikoro", "de")])
def test_a_replay_shows_every_decision_from_every_seat(
    page_of: PageOf, places: Places, game: str, language: str
) -> None:
    visit = page_of(language, cookie=places.anna.cookie, reduced_motion=True)
    page = visit.go(f"/t/{places.over[game]}/replay?step=0")
    slider = page.get_by_role("slider", name=say(language, "replay-slider"))
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    expect(slider).to_have_value("0")
    page.get_by_role("button", name=say(language, "replay-next"), exact=True).click()
    expect(slider).to_have_value("1")
    sights = page.get_by_role("radiogroup", name=say(language, "replay-sight")).get_by_role("radio")
    for number, step in enumerate((last // 3, last // 2, last)):
        slider.fill(str(step))
        expect(page.get_by_text(re.compile(f"^{say(language, 'replay-step', number=step, last=last)}"))).to_be_visible()
        sights.nth(number % sights.count()).check()
        expect(page).to_have_url(re.compile(f"step={step}&seat=({'all' if number % sights.count() == 2 else number})"))
        settled(page)
        for check in TEXT_CHECKS:
            check(page)
    page.get_by_role("button", name=say(language, "replay-first"), exact=True).click()
    expect(slider).to_have_value("0")
    page.get_by_role("button", name=say(language, "replay-play"), exact=True).click()
    expect(slider).not_to_have_value("0")
    page.get_by_role("button", name=say(language, "replay-pause"), exact=True).click()


Change = Callable[[list[str]], list[str]]


def another_die(lines: list[str]) -> list[str]:
    decision = json.loads(lines[7])
    decision["entropy"] = f"{int(decision['entropy'], 16) ^ 1:016x}"
    return [*lines[:7], json.dumps(decision), *lines[8:]]


def another_commitment(lines: list[str]) -> list[str]:
    header = json.loads(lines[0])
    header["dice"]["commitment"] = "0" * 64
    return [json.dumps(header), *lines[1:]]


def no_secret(lines: list[str]) -> list[str]:
    header = json.loads(lines[0])
    del header["dice"]["secret"]
    return [json.dumps(header), *lines[1:]]


@pytest.mark.parametrize("game", GAMES)
def test_of_dice_that_this_browser_did_not_see_the_record_is_found_fair(
    page_of: PageOf, places: Places, game: str
) -> None:
    page = page_of("en", cookie=places.anna.cookie).go(f"/t/{places.over[game]}/fair")
    expect(page.get_by_role("heading", name=say("en", "replay-fair-part-well"))).to_be_visible()
    expect(page.get_by_text(say("en", "replay-fair-failed"), exact=True)).to_have_count(0)


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (another_die, ["replay-fair-chance-failed"]),
        (another_commitment, ["replay-fair-secret-failed"]),
        (no_secret, ["replay-fair-secret-missing"]),
        (lambda lines: lines[:-1], ["replay-fair-lines-failed"]),
        (lambda lines: ["none"], []),
    ],
)
def test_dice_that_do_not_hold_are_told(page_of: PageOf, places: Places, change: Change, wrong: list[str]) -> None:
    visit = page_of("de", PHONE, cookie=places.anna.cookie)

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body="\n".join(change(response.text().splitlines())))

    visit.page.route("**/api/tables/*/record", answer)
    page = visit.go(f"/t/{places.over['machikoro']}/fair")
    expect(page.get_by_role("heading", name=say("de", "replay-fair-not-well"))).to_be_visible()
    for name in wrong:
        args = {"number": 7} if name == "replay-fair-chance-failed" else {}
        expect(page.get_by_text(say("de", name, **args))).to_be_visible()
    for check in CHECKS:
        check(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_booking_has_room_on_a_phone(page_of: PageOf, moments: Moments, language: str) -> None:
    visit = page_of(language, PHONE, reduced_motion=True, cookie=moments.anna.cookie)
    for scene, team in (("tsubasa-booked", "nankatsu"), ("tsubasa-rival-booked", "toho")):
        page = visit.go(moments.path(scene))
        strip = page.get_by_role("region", name=say(language, f"team-{team}", "tsubasa"), exact=True)
        for width, height in (PHONE, SIDEWAYS):
            page.set_viewport_size({"width": width, "height": height})
            expect(strip).to_contain_text(say(language, "card-yellow", "tsubasa"))
            settled(page)
            with told_where(f"{scene}, {width} × {height}"):
                no_overflow(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_contest_has_room_on_a_phone_held_sideways(page_of: PageOf, moments: Moments, language: str) -> None:
    visit = page_of(language, SIDEWAYS, reduced_motion=True, cookie=moments.anna.cookie)
    for scene in ("shot", "reroll", "reroll-shot", "reroll-save", "save"):
        page = visit.go(moments.path(f"tsubasa-{scene}"))
        expect(page.locator("[data-action]:not([aria-disabled])").first).to_be_visible()
        settled(page)
        with told_where(scene):
            no_overflow(page)

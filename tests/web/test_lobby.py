"""The lobby: one's own matches and lessons, what options mean, and what was copied."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from host import Host
from web.browsing import PHONE, settled
from web.conftest import PageOf
from web.driving import Player
from web.looks import no_missing_text, no_overflow
from web.tongues import GAMES, say

FREE = """(one) => {
  one.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = one.getBoundingClientRect()
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}"""


def test_lessons_are_told_from_matches(page_of: PageOf, host: Host) -> None:
    anna = Player(host.url, "Anna")
    lesson = anna.post("/api/lessons/machikoro")["id"]
    visit = page_of("pl", PHONE, cookie=anna.cookie, reduced_motion=True)
    page = visit.go("/")
    mine = page.get_by_role("region", name=say("pl", "lobby-your-matches", count=1))
    begun = mine.get_by_role("link").filter(has_text=say("pl", "lobby-lesson-begun"))
    expect(begun).to_have_attribute("href", f"/learn/machikoro?t={lesson}")
    expect(page.get_by_text(say("pl", "lobby-your-turn"), exact=True)).to_have_count(0)

    match = anna.open("machikoro", "me", "amateur")
    page = visit.go("/")
    mine.get_by_role("button").click()
    dialog = page.get_by_role("dialog", name=say("pl", "lobby-your-matches", count=2))
    expect(dialog.locator(f"a[href='/t/{match}']")).to_have_count(1)
    expect(dialog.locator(f"a[href='/learn/machikoro?t={lesson}']")).to_have_count(1)
    expect(dialog.locator("a")).to_have_count(2)
    expect(dialog.get_by_role("heading", name=say("pl", "lobby-lessons"))).to_be_visible()
    expect(dialog.get_by_text(say("pl", "lobby-begun", date="").strip())).to_have_count(2)
    settled(page)
    no_overflow(page)
    no_missing_text(page)


def test_finished_matches_are_a_click_away_where_none_is_on(page_of: PageOf, host: Host) -> None:
    anna = Player(host.url, "Anna")
    visit = page_of("de", cookie=anna.cookie)
    page = visit.go("/")
    mine = page.get_by_role("region", name=say("de", "lobby-your-matches", count=1))
    expect(mine.get_by_text(say("de", "lobby-no-match-yet"))).to_be_visible()
    past = mine.get_by_role("link", name=say("de", "lobby-your-finished"))
    expect(past).to_have_count(0)
    table = anna.open("machikoro", "me", "random")
    anna.play(table)
    page = visit.go("/")
    expect(mine.get_by_text(say("de", "lobby-no-match-now"))).to_be_visible()
    past.click()
    rows = page.get_by_role("listitem").filter(has=page.locator("a[href$='/replay']"))
    expect(rows).to_have_count(1)
    expect(rows.locator(f"a[href='/t/{table}/replay']")).to_be_visible()


def test_lists_tell_the_score(page_of: PageOf, host: Host) -> None:
    anna = Player(host.url, "Anna")
    over = {game: anna.open(game, "me", "random") for game in GAMES}
    for table in over.values():
        anna.play(table)
    listed = {table["id"]: table for table in anna.get("/api/archive", mine=True)["tables"]}
    running = anna.open("machikoro", "me", "random")
    anna.play(running, until=lambda line: line.seq > 4)
    visit = page_of("pl", PHONE, cookie=anna.cookie)
    page = visit.go("/archive?mine=1")
    for game, table in over.items():
        told = say("pl", f"lobby-score-{game}", score=":".join(map(str, listed[table]["score"])))
        row = page.get_by_role("listitem").filter(has=page.locator(f"a[href='/t/{table}/replay']"))
        expect(row.get_by_text(told, exact=True)).to_be_visible()
    no_overflow(page)
    visit.go("/")
    mine = page.get_by_role("region", name=say("pl", "lobby-your-matches", count=1))
    expect(mine.get_by_text(say("pl", "lobby-score-machikoro", score=""))).to_be_visible()
    no_overflow(page)


@pytest.mark.parametrize("mode", ["friends", "bots", "screen"])
@pytest.mark.parametrize("game", GAMES)
def test_options_say_what_they_do_on_and_off(page_of: PageOf, game: str, mode: str) -> None:
    visit = page_of("de", reduced_motion=True)
    page = visit.go("/")
    page.get_by_role("button", name=say("de", "lobby-new-table"), exact=True).click()
    dialog = page.get_by_role("dialog", name=say("de", "lobby-new-table"))
    dialog.get_by_label(say("de", "game-name", game), exact=True).check()
    dialog.get_by_label(say("de", f"lobby-mode-{mode}"), exact=True).check()
    dialog.get_by_text(say("de", "lobby-more"), exact=True).click()
    known = {one["name"]: one["options"] for one in Player.of(visit).get("/api/games")}
    options = {f"option-{game}-{name}": ("on", "off") for name in known[game]}
    if mode == "friends":
        options |= {"public": ("on", "off"), "chat": ("on", "off")}
    else:
        options["watched"] = ("hint", "off")
    expect(dialog.get_by_role("switch")).to_have_count(len(options))
    for option, texts in options.items():
        name = say("de", f"lobby-{option}")
        about = dialog.locator("label").filter(has=page.get_by_text(name, exact=True))
        for state, text in zip(("on", "off"), texts, strict=True):
            told = say("de", f"shell-when-{state}", what=say("de", f"lobby-{option}-{text}"))
            expect(about.get_by_text(told, exact=True)).to_be_visible()
        assert about.evaluate(FREE), f"{name} lies under the button below"


def test_what_was_copied_is_named(page_of: PageOf, host: Host) -> None:
    anna = Player(host.url, "Anna")
    table = anna.open("tsubasa", "me", "open")
    visit = page_of("es", cookie=anna.cookie)
    visit.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visit.go(f"/t/{table}")
    page.get_by_role("button", name=say("es", "table-copy-this-link")).click()
    expect(page.get_by_text(say("es", "table-copied-link"))).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{host.url}/t/{table}"


def test_the_licences_of_what_is_in_the_page_are_a_click_away_and_back(page_of: PageOf) -> None:
    visit = page_of("es", PHONE)
    visit.forgive("404", "ERR_ABORTED")  # a text names no icon, so the browser tries one; whoever leaves asks no more
    page = visit.go("/")
    page.get_by_role("link", name=say("es", "lobby-licences"), exact=True).click()
    expect(page.get_by_text("SIL OPEN FONT LICENSE Version 1.1")).to_be_attached()
    page.go_back()
    expect(page.get_by_role("link", name=say("es", "lobby-licences"), exact=True)).to_be_attached()

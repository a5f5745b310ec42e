"""Somebody alone against bots takes decisions back, past dice and the bots' answers, and plays on to the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from web.browsing import DESKTOP, PHONE, Size, settled
from web.conftest import PageOf
from web.driving import Player
from web.looks import axe, no_missing_text, no_overflow
from web.playing import Sitter
from web.tongues import no_english, say


def undo_button(page: Page, language: str, touched: bool) -> Locator:
    """The button that takes back: in the bar, or on phones in the menu, which opens."""
    if not touched:
        return page.get_by_role("button", name=re.compile(f"^{say(language, 'table-undo')}"))
    page.get_by_role("button", name=say(language, "table-menu"), exact=True).locator("visible=true").click()
    menu = page.get_by_role("dialog").filter(has=page.get_by_text(say(language, "table-copy-link")))
    return menu.get_by_role("button", name=re.compile(f"^{say(language, 'table-undo')}"))


def choose(sitter: Sitter, count: int) -> list[int]:
    """Take so many decisions between several things; returns how many steps there were before each."""
    before: list[int] = []
    while len(before) < count:
        assert sitter.asked()
        if len(sitter.heard.legal) > 1:
            before.append(len(sitter.heard.steps))
        sitter.decide(sitter.choice())
    return before


@pytest.mark.parametrize(
    ("game", "language", "size", "past"),
    [("machikoro", "de", PHONE, {"rolled"}), ("tsubasa", "es", DESKTOP, {"drew", "rolled"})],
)
def test_three_decisions_are_taken_back_past_dice(
    page_of: PageOf, game: str, language: str, size: Size, past: set[str]
) -> None:
    visit = page_of(language, size, reduced_motion=True)
    lena, page = Sitter(visit, seed=2), visit.page
    table = lena.begin(game)
    said = say(language, "shell-take-backs")
    assert lena.asked()
    barred = undo_button(page, language, lena.touched)
    expect(barred).to_have_attribute("aria-disabled", "true")
    expect(barred).to_have_accessible_name(re.compile(re.escape(say(language, "play-undo-nothing"))))
    settled(page)  # what is pressed by force is pressed where it is, and a sheet comes from below
    barred.tap(force=True) if lena.touched else barred.click(force=True)  # Playwright would wait until it is enabled
    expect(page.get_by_text(say(language, "play-undo-nothing")).locator("visible=true")).to_be_visible()
    assert page.get_by_text(said).count() == 0

    before: list[int] = []
    seen: set[str] = set()
    while not (past <= seen and len(before) > 2):  # until dice lie behind the last three choices
        before += choose(lena, 1)
        later = [step for number, step in lena.heard.steps.items() if number >= before[-3:][0]]
        seen = {event["name"] for step in later for event in step["events"]}
    assert lena.asked()
    for number in range(12):  # a card played with its ability is two choices
        steps = len(lena.heard.steps)
        lena.push(undo_button(page, language, lena.touched))
        if number == 0:
            expect(page.get_by_text(say(language, "play-take-backs-from-now"))).to_be_visible()
        lena.wait(lambda steps=steps: len(lena.heard.steps) < steps and lena.heard.my_turn, "it is taken back")  # type: ignore[misc]
        assert lena.asked()
        if len(lena.heard.steps) <= before[-3]:
            break
    assert len(lena.heard.steps) == before[-3]
    lena.page.get_by_role("button", name=re.compile(f"^{say(language, 'table-menu')}")).locator("visible=true").click()
    expect(page.get_by_role("dialog").get_by_text(say(language, "play-take-backs"))).to_be_visible()
    for check in (no_overflow, no_missing_text, no_english, axe):
        check(page)
    page.keyboard.press("Escape")
    if not lena.touched:
        expect(page.get_by_role("banner").locator("[data-seen]").get_by_text(said)).to_be_visible()

    choose(lena, 3)
    Player.of(visit).play(table)
    expect(page.get_by_role("dialog").get_by_text(say(language, "play-take-backs"))).to_be_visible()
    for check in (no_overflow, no_missing_text, no_english):
        check(page)
    visit.go(f"/t/{table}/replay")
    expect(page.get_by_role("banner").get_by_text(say(language, "play-take-backs"))).to_be_visible()
    for check in (no_overflow, no_missing_text, no_english):
        check(page)
    visit.go("/archive")
    row = page.get_by_role("listitem").filter(has=page.locator(f"a[href='/t/{table}/replay']"))
    expect(row.get_by_text(said)).to_be_visible()
    moves = re.compile(say(language, "lobby-decisions", count=9).replace("9", r"\d+"))
    expect(row.get_by_text(moves)).to_have_count(0)  # lines of the log are no moves: some were taken back

"""The table of Machi Koro Fußball: what rolls pay, whose turn it is told to be, cards in plain words, at every size."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from golazo.games.machikoro.cards import catalogue as cards
from golazo.games.machikoro.cards.explained import explained
from host import Host
from web.browsing import DESKTOP, PHONE, SETTLED, Visit, until
from web.conftest import PageOf
from web.driving import Player
from web.looks import axe, no_missing_text, no_overflow
from web.scenes import SCENES
from web.tongues import say, words

SIZES = ((1440, 900), (1280, 720), (1920, 1080), (820, 1180), (390, 844), (360, 740), (844, 390))
WIDE = 1200  # pixels from which on what has happened is always told beside the board
COVERED = """() => {
  const parts = [...document.querySelectorAll('[data-at]')].filter((one) => one.checkVisibility())
  const found = []
  for (const one of parts)
    for (const other of parts) {
      if (one === other || one.contains(other) || other.contains(one)) continue
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide > 1 && high > 1) found.push(`${one.dataset.at} lies on ${other.dataset.at}`)
    }
  return found
}"""
FOLLOW = """() => {
  window.moments = []
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? ''
  const look = () => {
    const moment = {
      heading: text('h1'),
      said: [document.title, text('[role=alert]')].join(' '),
      log: [...document.querySelectorAll('[data-at=log] li')].at(-1)?.textContent.trim() ?? '',
      bars: text('[data-at=town] [aria-pressed=true]'),
    }
    if (JSON.stringify(moment) !== JSON.stringify(window.moments.at(-1))) window.moments.push(moment)
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  look()
}"""


def in_words(card: str, language: str = "en") -> list[str]:
    """The sentences that explain a card."""
    catalogue = cards.shipped()
    found = catalogue.card(card)
    assert found
    return [words(language, sentence.as_json(), "machikoro") for sentence in explained(found, catalogue)]


def sit(page_of: PageOf, host: Host, scene: str, *how: Any, **more: Any) -> tuple[Visit, Page]:
    """Come to a match in the middle, against bots."""
    anna = Player(host.url, "Anna")
    bots = ["amateur"] * (SCENES[scene].players - 1)
    table = anna.bring(SCENES[scene], "me", *bots)
    visit = page_of(*how, cookie=anna.cookie, **more)
    page = visit.go(f"/t/{table}")
    expect(page.locator("[data-action]").first).to_be_visible()
    return visit, page


def looked_at(page: Page, card: str, language: str = "en") -> None:
    """The large card is shown, in plain words; then it is put away."""
    dialog = page.get_by_role("dialog")
    for sentence in in_words(card, language):
        expect(dialog).to_contain_text(sentence)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("scene", ["machikoro-roll", "machikoro-four"])
def test_the_roll_at_every_size(page_of: PageOf, host: Host, scene: str) -> None:
    visit, page = sit(page_of, host, scene, "en", DESKTOP, reduced_motion=True)
    expect(page.locator("[data-average]")).to_have_count(2)
    [told] = [frame["outlook"]["now"]["rolls"] for frame in visit.frames_of("foreseen")]
    average = next(roll["average"] for roll in told if roll["roller"] == 0)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        until(page, SETTLED)
        for dice in ("1", "2"):
            button = page.locator(f'[data-action="roll {dice}"]')
            expect(button).to_contain_text(f"{average[dice]:.1f}")
        assert page.evaluate(COVERED) == [], (width, height)
        no_overflow(page)
        if width >= WIDE:
            expect(page.locator("[data-at=log]")).to_be_visible()


def test_whose_turn_is_told_is_whose_turn_is_shown(page_of: PageOf, host: Host) -> None:
    _, page = sit(page_of, host, "machikoro-build", "en", DESKTOP)
    page.evaluate(FOLLOW)
    page.locator('[data-action="build nothing"]').click()
    expect(page.locator('[data-action="roll 1"]')).to_be_visible()
    moments = page.evaluate("window.moments")
    yours = say("en", "machikoro-your-turn")
    told = say("en", "event-turn-began", "machikoro", second="no", seat_is="you", seat="")
    begun = next(place for place, moment in enumerate(moments) if told in moment["log"])
    rivals = moments[next(place for place, moment in enumerate(moments) if moment["heading"] != yours) : begun]
    assert len(rivals) > 2
    for moment in rivals:
        assert yours not in moment["heading"] + moment["said"], moment
        name = moment["heading"].removesuffix("’s turn")
        assert moment["bars"].endswith(say("en", "machikoro-roll-of-pays", name=name)), moment
    assert moments[-1]["bars"] == say("en", "machikoro-your-roll-pays")


def test_any_card_is_explained_by_the_key_i(page_of: PageOf, host: Host) -> None:
    _, page = sit(page_of, host, "machikoro-build", "en", DESKTOP, reduced_motion=True)
    page.locator("[data-tile=club-house]").hover()
    page.keyboard.press("i")
    looked_at(page, "club-house")
    page.locator('[data-at=town] [data-card="youth-pitch"]').hover()
    page.keyboard.press("I")
    looked_at(page, "youth-pitch")
    page.mouse.move(2, 2)
    page.locator("[data-tile=new-trainer]").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("i")
    looked_at(page, "new-player")
    page.locator('[data-at=town] button[data-card="snack-stand"]').click()
    looked_at(page, "snack-stand")
    page.locator('[data-large="0 tv-studio"]').hover()
    peek = page.locator("[data-peek=tv-studio]")
    for sentence in in_words("tv-studio"):
        expect(peek).to_contain_text(sentence)
    axe(page)


def test_a_tapped_card_says_what_it_does(page_of: PageOf, host: Host) -> None:
    _, page = sit(page_of, host, "machikoro-build", "pl", PHONE, reduced_motion=True)
    for card in ("new-sponsor", "boarding-school", "fan-shop"):
        page.locator(f"[data-tile={card}]").tap()
        line = page.locator("[data-at=line]")
        line.get_by_role("button", name=say("pl", f"card-{card}", "machikoro")).tap()
        looked_at(page, card, "pl")
    page.locator("[data-tile=season-tickets]").tap()
    no_overflow(page)
    no_missing_text(page)


def test_a_phone_tells_what_rivals_have_done_and_how_to_read_the_market(page_of: PageOf, host: Host) -> None:
    visit, page = sit(page_of, host, "machikoro-roll-alone", "en", PHONE, reduced_motion=True)
    line = page.locator("[data-at=line]")
    expect(line).to_contain_text(say("en", "machikoro-your-turn", "machikoro"))
    steps = [step for frame in visit.frames for step in frame.content.get("steps") or []]
    rolls = [one["fields"] for step in steps for one in step["events"] if one["name"].startswith("rolled")]
    last = next(roll for roll in reversed(rolls) if roll["seat"] == 1)
    rolled = say("en", "machikoro-lately-rolled", "machikoro", sum=last["first"] + (last["second"] or 0))
    expect(line).to_contain_text(rolled)
    expect(line).to_contain_text(" · ")
    no_overflow(page)
    visit, page = sit(page_of, host, "machikoro-build", "de", PHONE, reduced_motion=True)
    expect(page.locator("[data-at=line]")).to_contain_text(say("de", "machikoro-hint-tap", "machikoro"))
    no_overflow(page)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=("desktop", "phone"))
def test_a_red_card_shows_what_a_rivals_roll_would_pay(page_of: PageOf, host: Host, size: tuple[int, int]) -> None:
    _, page = sit(page_of, host, "machikoro-build", "en", size, reduced_motion=True)
    own = page.locator("[data-at=town] [aria-pressed=true]").first
    bars = page.locator("[data-at=town]")
    before = bars.inner_text()
    own_roll = say("en", "machikoro-your-roll-pays", "machikoro")
    expect(own).to_have_text(own_roll) if size == DESKTOP else expect(bars.locator(".current")).to_have_text(own_roll)
    tile = page.locator("[data-tile=fan-shop]")
    tile.tap() if size == PHONE else tile.click()
    shown = own if size == DESKTOP else bars.locator(".current")
    expect(shown).not_to_have_text(own_roll)
    expect(bars.locator(".change").first).to_be_visible()
    assert bars.inner_text() != before

"""Lessons as a learner meets them: what the coach frames is pressed, and the coach is never in the way."""

from __future__ import annotations

import re
import time
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import golazo
from golazo.match.lesson import lesson_of
from golazo.text.texts import LANGUAGES
from host import Host
from web.browsing import DESKTOP, PATIENCE, PHONE, SETTLED, SIDEWAYS, Size, settled, until
from web.conftest import PageOf
from web.driving import Player
from web.hands import Hands
from web.learning import followed, left
from web.looks import axe, no_missing_text, no_overflow
from web.playing import Sitter
from web.tongues import no_english, say

SMALL: Size = (360, 740)
WIDE: Size = (1920, 1080)
ROOMY = (DESKTOP, WIDE, PHONE)  # here the coach finds a place beside all sums, coins and own cards
MOST = 4  # things to press for one decision: the bench, a player on it, the button
SLOT = "\0"
LOOK = """() => {
  const SUMS = '[data-at=odds], [data-at=attack] output, [data-at=defence] output, [data-at=purse]'
  const VALUES = '[data-at=area] button[data-card]' // of the cards that the learner has played: their lower halves
  const boxOf = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    return { left, top, right, bottom }
  }
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5
  const isOnScreen = ({ left, top, right, bottom }) =>
    left >= -6 && top >= -6 && right <= innerWidth + 6 && bottom <= innerHeight + 6
  const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const frame = document.querySelector('[data-framed]')
  const bubble = document.querySelector('[role=dialog][data-coach]')
  if (!frame || !bubble || getComputedStyle(bubble).visibility !== 'visible') return null
  const framed = boxOf(frame)
  const said = boxOf(bubble)
  const action = frame.dataset.framed
  const [x, y] = middle(framed)
  const seen = document.elementFromPoint(x, y)
  const isInFront = (one) => { // but for the coach
    const [x, y] = middle(boxOf(one))
    const first = document.elementsFromPoint(x, y).find((other) => !other.closest('[data-coach]'))
    return first !== undefined && one.contains(first)
  }
  const isFramed = (one) => {
    const { left, top, right, bottom } = boxOf(one) // what lies beyond the edge of the screen cannot be framed
    const across = Math.max(left, 0) >= framed.left && Math.min(right, innerWidth) <= framed.right
    return across && Math.max(top, 0) >= framed.top && Math.min(bottom, innerHeight) <= framed.bottom
  }
  const parts = [...document.querySelectorAll('[data-at]')].filter((one) => one.checkVisibility() && isFramed(one))
  const shown = [...document.querySelectorAll('main *')].filter((one) => one.checkVisibility())
  const inside = shown.filter((one) => {
    const [left, top] = middle(boxOf(one))
    return left > framed.left && left < framed.right && top > framed.top && top < framed.bottom
  })
  const pressed = seen?.closest('[data-do], [data-action], [data-leads]')
  const controls = document.querySelectorAll(`[data-do="${action}"], [data-action="${action}"], [data-at="action"]`)
  return {
    for: action,
    x,
    y,
    frame: JSON.stringify(framed),
    room: [innerWidth, innerHeight],
    onScreen: [framed, said].every(isOnScreen),
    covered: meet(said, framed),
    hidden: [...document.querySelectorAll(SUMS)]
      .filter((one) => one.checkVisibility() && isInFront(one) && meet(said, boxOf(one)))
      .concat([...document.querySelectorAll(VALUES)].filter((one) => {
        const box = boxOf(one)
        return one.checkVisibility() && isInFront(one) && meet(said, { ...box, top: (box.top + box.bottom) / 2 })
      }))
      .map((one) => one.outerHTML.slice(0, 120)),
    filled: inside.some((one) => one.matches('svg, button, img') || one.textContent.trim() !== ''),
    parts: parts.map((one) => [one.dataset.at, one.closest('[aria-label]')?.ariaLabel ?? '']),
    cards: [...new Set(inside.flatMap((one) => one.dataset.card ?? []))],
    presses: pressed ? [pressed.dataset.do, pressed.dataset.action, ...(pressed.dataset.leads ?? '').split(' ')] : [],
    called: pressed ? [pressed.dataset.label ?? '', pressed.textContent].join(' ').replace(/\\s+/g, ' ') : '',
    text: bubble.innerText.replace(/\\s+/g, ' '),
    buttons: [...bubble.querySelectorAll('button')].map((one) => one.ariaLabel ?? one.innerText),
    inTheWay: [...controls]
      .filter((one) => one.checkVisibility() && meet(said, boxOf(one)))
      .map((one) => one.outerHTML.slice(0, 120)),
  }
}"""
FRAMED = """() => {
  const frame = document.querySelector('[data-framed]')
  if (!frame || !document.querySelector('[role=dialog][data-coach]')?.checkVisibility({ visibilityProperty: true }))
    return null
  const { left, top, right, bottom } = frame.getBoundingClientRect()
  return JSON.stringify({ left, top, right, bottom })
}"""
RECORD = """(steps) => {
  window.placed = Object.fromEntries(steps.map((step) => [step, []]))
  const drawn = new MessageChannel()
  drawn.port1.onmessage = () => {
    const bubble = document.querySelector('[role=dialog][data-coach]')
    const step = bubble && steps.find((one) => bubble.textContent.includes(one))
    if (step && getComputedStyle(bubble).visibility === 'visible') {
      const { left, top } = bubble.getBoundingClientRect()
      const moving = bubble.getAnimations().some((one) => one.transitionProperty !== 'opacity')
      window.placed[step].push(moving ? 'moving' : `${left}, ${top}`)
    }
    requestAnimationFrame(() => drawn.port2.postMessage(null))
  }
  drawn.port2.postMessage(null)
}"""


def looked(page: Page) -> dict[str, Any]:
    """What the coach frames and says, once the frame has come to rest: the page has looked again where things are, as
    it does when the size of the window changes, and nothing has moved. A still picture of a contest may stay for five
    seconds in front of what is to be framed."""
    seen: Any = None
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
        until(page, SETTLED)
        before, seen = seen, page.evaluate(LOOK)
        if seen is not None and before is not None and before["frame"] == seen["frame"]:
            return dict(seen)
        page.evaluate("dispatchEvent(new Event('resize'))")
    raise AssertionError(f"nothing is framed: {seen}")


def check(seen: dict[str, Any], step: dict[str, Any]) -> None:
    """The frame is on the screen, holds something, and the coach covers neither it nor what is pressed next; where
    there is room, nor any sum, the coins, or the values of the learner's cards."""
    assert seen["onScreen"], (step, seen)
    assert seen["filled"], (step, seen)
    assert not seen["covered"], (step, seen)
    if step["do"]:
        assert not seen["inTheWay"], (step, seen)
    if tuple(seen["room"]) in ROOMY:
        assert not seen["hidden"], (step, seen)


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        *(("tsubasa", "en", DESKTOP), ("tsubasa", "de", PHONE), ("tsubasa", "pl", SMALL), ("tsubasa", "es", SIDEWAYS)),
        *(("machikoro", "pl", DESKTOP), ("machikoro", "es", PHONE), ("machikoro", "en", SMALL)),
        *(("machikoro", "de", SIDEWAYS), ("machikoro", "es", WIDE)),
    ],
)
def test_a_lesson_is_followed_to_its_end(page_of: PageOf, host: Host, game: str, language: str, size: Size) -> None:
    visit = page_of(language, size, reduced_motion=True)
    page = visit.go(f"/learn/{game}")
    steps = Player(host.url).get(f"/api/lessons/{game}")["steps"]
    lena = Sitter(visit)
    lena.arrived()
    bubble = page.get_by_role("dialog", name=say(language, "learn-coach"))
    after = page.get_by_role("button", name=say(language, "learn-next"), exact=True)
    over = page.get_by_role("dialog", name=say(language, "learn-done"))
    early = next(step for step in steps if (step["do"] or "").startswith(("draft ", "build ")))
    for number, step in enumerate(steps, 1):
        expect(bubble).to_contain_text(say(language, "learn-of", number=number, count=len(steps)))
        if number % 6 == 0:
            for holds in (no_overflow, no_missing_text, no_english):
                holds(page)
        if step["do"] is None:
            read(page, step, language)
            lena.push(after)
        else:
            lena.asked()
            if size == PHONE and step is early:
                stray(lena, step["do"])
            do(lena, step)
    expect(over).to_be_visible()
    expect(over.get_by_role("heading")).to_have_text(say(language, "learn-done"))
    for holds in (no_overflow, no_missing_text, no_english, axe):
        holds(page)
    for way in ("learn-rules", "learn-play-on") if size == PHONE else ():
        lena.push(over.get_by_role("link", name=say(language, way)))
        expect(over).to_have_count(0)
        expect(page.locator("main" if way == "learn-rules" else "[data-game]")).to_be_visible()
        page.go_back()
        expect(over).to_be_visible()


WAYS = {  # out of a lesson: where each leads, and the button or heading that only that page has
    "learn-skip": (r"/t/{table}", ("button", "table-menu")),
    "shell-home": (r"/", ("button", "lobby-new-table")),
    "learn-rules": (r"/rules/{game}(\?.*)?", ("heading", "rules-minute")),
    "tsubasa-lesson-special-rule": (r"/rules/{game}#CT-SPEC-1", ("heading", "rules-minute")),
    "learn-icons": (r"/icons\?.*game={game}.*", ("heading", "rules-icons")),
    "learn-play-on": (r"/t/{table}", ("button", "table-menu")),
    "learn-new-match": (r"/t/(?!{table}\b)\w+", ("button", "table-menu")),
}


@pytest.mark.parametrize(("game", "language", "size"), [("tsubasa", "en", DESKTOP), ("machikoro", "pl", PHONE)])
def test_every_way_out_of_a_lesson_leads_where_it_says(
    page_of: PageOf, host: Host, game: str, language: str, size: Size
) -> None:
    anna = Player(host.url, "Anna")
    (middle, _), (end, count) = followed(anna, game, 0.5), followed(anna, game)
    visit = page_of(language, size, cookie=anna.cookie, reduced_motion=True)
    page, coach = visit.go("/"), visit.page.locator("[data-coach]")
    title = page.get_by_role("heading", name=say(language, "learn-done"))

    def leave(table: str, start: str, way: str) -> None:
        found = page.get_by_role("button" if way == "learn-new-match" else "link", name=say(language, way), exact=True)
        leads, (role, name) = WAYS[way]
        Hands(page).push(found.locator("visible=true").last)
        expect(page).to_have_url(re.compile(re.escape(host.url) + leads.format(table=table, game=game) + "$"))
        there = page.get_by_role(role, name=re.compile(f"^{re.escape(say(language, name))}")).locator("visible=true")  # type: ignore[arg-type]
        expect(there.first).to_be_visible()
        expect(coach).to_have_count(0)
        expect(title).to_have_count(0)
        page.go_back()
        expect(page).to_have_url(re.compile(re.escape(start)))

    for way in ("learn-skip", "shell-home"):
        start = f"/learn/{game}?t={middle}"
        visit.go(start)
        expect(coach.last).to_be_visible()
        leave(middle, start, way)
        expect(coach.last).to_be_visible()
    start = f"/learn/{game}?t={end}&step={count + 1}"
    left_out = ("tsubasa-lesson-special-rule",) if game == "tsubasa" else ()  # of what is in no lesson
    for way in (*left_out, "learn-rules", "learn-icons", "shell-home", "learn-play-on", "learn-new-match"):
        visit.go(start)
        expect(title).to_be_visible()
        leave(end, start, way)
        expect(title).to_be_visible()
    visit.go("/")
    page.locator(f"a[href='/learn/{game}']").first.click()
    expect(coach.last).to_be_visible()
    page.go_back()  # the way out that the browser has
    expect(page).to_have_url(f"{host.url}/")
    expect(page.get_by_role("button", name=say(language, "lobby-new-table"), exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("language", "size", "astray", "over"),
    [
        ("de", PHONE, False, False),
        ("pl", PHONE, False, True),
        ("en", DESKTOP, True, False),
        ("es", PHONE, True, True),
    ],
)
def test_the_end_of_a_lesson_says_whether_the_match_goes_on(
    page_of: PageOf, host: Host, language: str, size: Size, astray: bool, over: bool
) -> None:
    anna = Player(host.url, "Anna")
    table, last = (left(anna, "tsubasa"), 0) if astray else followed(anna, "tsubasa")
    if over:
        anna.ask(table, "resign")
    visit = page_of(language, size, cookie=anna.cookie, reduced_motion=True)
    page = visit.go(f"/learn/tsubasa?t={table}&step={last + 1}")
    ended = "learn-astray" if astray else "learn-done"
    end = page.get_by_role("dialog", name=say(language, ended), exact=True)
    expect(end.get_by_role("heading")).to_have_text(say(language, ended))
    expect(end.get_by_role("paragraph")).to_have_text(say(language, f"{ended}-over-line" if over else f"{ended}-line"))
    expect(end.get_by_role("link", name=say(language, "learn-play-on"))).to_have_count(0 if over else 1)
    told = end.get_by_role("listitem")  # what the lesson has shown and a first match has not, and the other way round
    expect(told).to_have_count(0 if astray else 2)
    if not astray:
        expect(told.first).to_contain_text(say(language, "lobby-option-tsubasa-first_match"))
        expect(told.last).to_contain_text(say(language, "card-special-shot-of-nankatsu", "tsubasa"))
    settled(page)
    for holds in (no_overflow, no_missing_text, no_english, axe):
        holds(page)
    end.get_by_role("button", name=say(language, "learn-new-match")).click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.locator("[data-game]")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=("desktop", "phone"))
def test_what_the_coach_says_is_where_it_belongs_at_once(page_of: PageOf, host: Host, size: Size) -> None:
    visit = page_of("en", size)
    page = visit.go("/learn/machikoro")
    texts = Player(host.url).get("/api/lessons/machikoro")["steps"]
    said = [say("en", "learn-of", number=number, count=len(texts)) for number in range(1, 4)]
    hands = Hands(page)
    bubble = page.get_by_role("dialog", name=say("en", "learn-coach"))
    expect(bubble).to_contain_text(said[0])
    looked(page)
    page.evaluate(RECORD, said)
    for step, after in pairwise(said):
        assert texts[said.index(step)]["do"] is None
        until(page, f"window.placed['{step}'].length > 20")
        hands.push(bubble.get_by_role("button", name=say("en", "learn-next"), exact=True))
        until(page, f"window.placed['{after}'].length > 20")
    for places in page.evaluate("window.placed").values():
        assert len(set(places)) == 1, places
        assert "moving" not in places


def stray(lena: Sitter, wanted: str) -> None:
    """Try something that comes later: the coach says so, until what comes now is chosen."""
    later = lena.page.get_by_role("dialog").get_by_text(say(lena.language, "learn-later"))
    others = (one for one in lena.heard.legal if one != wanted and one.startswith(wanted.partition(" ")[0]))
    other = next(one for one in others if isinstance(lena.spot(f'[data-action="{one}"]'), dict))
    for action in (other, wanted):
        expect(later).to_have_count(0 if action == other else 1)
        lena.press(f'[data-action="{action}"]')
        expect(lena.page.locator(f'[data-do="{action}"]')).to_be_visible()
        if action == other:
            lena.press(f'[data-do="{action}"]')
    expect(later).to_have_count(0)


def read(page: Page, step: dict[str, Any], language: str) -> None:
    """See that what a text speaks of is framed: the parts that it names, and the cards that it mentions."""
    seen = looked(page)
    assert seen["for"] == ", ".join(step["at"])
    check(seen, step)
    names = [str(name.get("key", "")) for name in step["text"].get("args", {}).values()]
    mentioned = {name.removeprefix("card-") for name in names if name.startswith("card-")}
    pointed = {name.removeprefix("card ") for name in step["at"] if name.startswith("card ")}
    assert mentioned | pointed <= set(seen["cards"]), (step, seen)
    parts = {name for name in step["at"] if not name.startswith("card ")}
    assert parts <= {name for name, _ in seen["parts"]}, (step, seen)
    own = {"tokens": say(language, "team-nankatsu", "tsubasa"), "hand": say(language, "tsubasa-your-hand")}
    for part in own.keys() & set(step["at"]):
        assert {called for name, called in seen["parts"] if name == part} == {own[part]}, (step, seen)


def do(lena: Sitter, step: dict[str, Any]) -> None:
    """Press in the middle of the frame until that has done what the step waits for."""
    before, after = say(lena.language, "learn-press", label=SLOT).split(SLOT)
    asked = len(lena.heard.decided)
    for _ in range(MOST):
        seen = looked(lena.page)
        assert seen["for"] == step["do"]
        check(seen, step)
        assert {step["do"], step["do"].split()[0], "board"} & set(seen["presses"]), (step, seen)
        label = seen["text"].rpartition(before)[2].rpartition(after)[0].strip()
        assert label, (step, seen)
        assert label in seen["called"], (step, seen)
        ways = {say(lena.language, "learn-back")}
        assert set(seen["buttons"]) <= ways, (step, seen)
        lena.tap(seen["x"], seen["y"])
        frame = seen["frame"]
        assert lena.waited(lambda: len(lena.heard.decided) > asked or moved(lena.page, frame), 10_000), (step, seen)  # noqa: B023
        lena.heard.listen()
        if len(lena.heard.decided) > asked:
            return
    raise AssertionError(f"pressed {MOST} times, and nothing was done: {step}")


def moved(page: Page, frame: str) -> bool:
    """Whether something else is framed now."""
    found = page.evaluate(FRAMED)
    return found is not None and found != frame


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_in_one_minute_has_the_order_of_the_rules(page_of: PageOf, language: str) -> None:
    names = {"rolled": "roll", "claim-paid": "pay", "income": "earn", "built": "build"}
    turn = [names[event] for event in events_of_a_turn() if event in names]
    page = page_of(language).go("/rules/machikoro")
    steps = page.locator("[data-step]")
    assert steps.evaluate_all("(all) => all.map((one) => one.dataset.step)") == [*turn, "win"]
    titles = [say(language, f"rules-minute-mk-{name}-title") for name in [*turn, "win"]]
    expect(steps.locator(".picture svg").first).to_be_visible()
    expect(steps.get_by_role("heading")).to_have_text([f"{at} {title}" for at, title in enumerate(titles, 1)])
    texts = [say(language, f"rules-minute-mk-{name}") for name in [*turn, "win"]]
    expect(steps.locator("p")).to_have_text(texts)
    for name, colour in (("pay", "red"), ("earn", "blue")):
        expect(page.locator(f"[data-step={name}] .plot svg.mk-{colour}")).to_have_count(1)


def events_of_a_turn() -> list[str]:
    """What happens in a turn in which a rival is paid and the roller earns something: the lesson has one."""
    lesson = lesson_of("machikoro")
    assert lesson is not None
    decisions = iter([step.do for step in lesson.steps if step.do])
    match = golazo.new_match("machikoro", players=2, seed=lesson.seed, options=lesson.options)
    told: list[str] = []
    while not {"claim-paid", "income", "built"} <= set(told):
        if match.to_act == lesson.seat or "built" in told:
            told = []
        action = str(next(decisions)) if match.to_act == lesson.seat else match.bot_choice(lesson.seats[match.to_act])
        told += [event.name for event in match.play(action)]
    return list(dict.fromkeys(told))

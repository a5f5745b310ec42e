"""Lessons as a learner meets them: what the coach frames is pressed, and the coach is never in the way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import golazo
from golazo.lesson import lesson_of
from host import Host
from web.browsing import DESKTOP, PHONE, SETTLED, SIDEWAYS, Size, until
from web.conftest import PageOf
from web.driving import Player
from web.looks import axe, no_missing_text, no_overflow
from web.playing import Sitter
from web.tongues import no_english, say

SMALL: Size = (360, 740)
MOST = 4  # things to press for one decision: the bench, a player on it, the button
SLOT = "\0"
LOOK = """() => {
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
    onScreen: [framed, said].every(isOnScreen),
    covered: meet(said, framed),
    filled: inside.some((one) => one.matches('svg, button, img') || one.textContent.trim() !== ''),
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


def looked(page: Page) -> dict[str, Any]:
    """What the coach frames and says, once the frame has come to rest."""
    until(page, SETTLED)
    seen: Any = None
    for _ in range(100):
        before, seen = seen, page.evaluate(LOOK)
        if seen is not None and before is not None and before["frame"] == seen["frame"]:
            return dict(seen)
        page.wait_for_timeout(150)  # longer than the page takes to look again where things are
    raise AssertionError(f"nothing is framed: {seen}")


def check(seen: dict[str, Any], step: dict[str, Any]) -> None:
    """The frame is on the screen, holds something, and the coach covers neither it nor what is pressed next."""
    assert seen["onScreen"], (step, seen)
    assert seen["filled"], (step, seen)
    assert not seen["covered"], (step, seen)
    if step["do"]:
        assert not seen["inTheWay"], (step, seen)


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        *(("tsubasa", "en", DESKTOP), ("tsubasa", "de", PHONE), ("tsubasa", "pl", SMALL), ("tsubasa", "es", SIDEWAYS)),
        *(("machikoro", "pl", DESKTOP), ("machikoro", "es", PHONE), ("machikoro", "en", SMALL)),
        ("machikoro", "en", SIDEWAYS),
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
            read(page, step)
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


def read(page: Page, step: dict[str, Any]) -> None:
    """See that what a text speaks of is framed: the parts that it names, and the cards that it mentions."""
    seen = looked(page)
    assert seen["for"] == ", ".join(step["at"])
    check(seen, step)
    names = [str(name.get("key", "")) for name in step["text"].get("args", {}).values()]
    mentioned = {name.removeprefix("card-") for name in names if name.startswith("card-")}
    pointed = {name.removeprefix("card ") for name in step["at"] if name.startswith("card ")}
    assert mentioned | pointed <= set(seen["cards"]), (step, seen)


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
    seen = page.evaluate(LOOK)
    return seen is not None and seen["frame"] != frame


def test_the_game_in_one_minute_has_the_order_of_the_rules(page_of: PageOf) -> None:
    names = {"rolled": "roll", "claim-paid": "pay", "income": "earn", "built": "build"}
    turn = [names[event] for event in events_of_a_turn() if event in names]
    page = page_of("de").go("/rules/machikoro")
    steps = page.locator("[data-step]")
    assert steps.evaluate_all("(all) => all.map((one) => one.dataset.step)") == [*turn, "win"]
    titles = [say("de", f"rules-minute-mk-{name}-title") for name in [*turn, "win"]]
    expect(steps.get_by_role("heading")).to_have_text([f"{at} {title}" for at, title in enumerate(titles, 1)])


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

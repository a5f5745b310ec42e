"""Where nothing moves, a contest that was decided is shown as a still picture."""

from __future__ import annotations

from typing import Any

import pytest
from guest import Line
from playwright.sync_api import Page, expect

from host import Host
from web.browsing import DESKTOP, PHONE, Size, until
from web.conftest import PageOf
from web.driving import Player
from web.hands import Hands
from web.scenes import SCENES
from web.tongues import say

NOTE = """() => {
  window.pictures = {}
  window.result = null
  const look = () => {
    const now = performance.now()
    const step = document.querySelector('[data-watched]')?.dataset.watched
    if (step) window.pictures[step] ??= { from: now, to: null }
    for (const one in window.pictures) if (one !== step) window.pictures[one].to ??= now
    if (document.querySelector('.over [role=dialog]')) window.result ??= now
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""
DECIDED = {"goal", "caught", "corner", "ball-won"}
LONG = 4000  # milliseconds in which it can be seen what has happened; by the page's clock, however slow it is


def gone_on(line: Line) -> bool:
    """Whether a contest has been decided, and something else since."""
    steps: list[dict[str, Any]] = [frame["step"] for frame in line.frames if frame["type"] == "step"]
    ends = [number for number, step in enumerate(steps) if DECIDED & {event["name"] for event in step["events"]}]
    return bool(ends) and len(steps) > ends[0] + 1


def last_picture(page: Page) -> dict[str, Any]:
    """The last picture that has been shown: of which step, and from when to when."""
    shown = page.evaluate("window.pictures")
    step = max(shown, key=int)
    return {"step": int(step), **shown[step]}


def test_it_goes_by_itself_though_the_match_goes_on_beside_it(page_of: PageOf, host: Host) -> None:
    anna = Player(host.url, "Anna")
    table = anna.bring(SCENES["tsubasa-shot"], "me", "amateur")
    visit = page_of("en", DESKTOP, reduced_motion=True, cookie=anna.cookie)
    page = visit.go(f"/t/{table}")
    expect(page.locator("[data-game=tsubasa]")).to_be_visible()
    page.evaluate(NOTE)
    anna.play(table, until=gone_on)
    until(page, "Object.values(window.pictures).some((one) => one.to !== null)")
    expect(page.get_by_role("button", name=say("en", "tsubasa-back-to-match"))).to_have_count(0)
    shown = page.evaluate("Object.values(window.pictures)")  # another contest may have been decided since
    assert all(one["to"] - one["from"] >= LONG for one in shown if one["to"])


@pytest.mark.parametrize(("size", "tapped"), [(DESKTOP, False), (PHONE, True)], ids=("waits", "taps"))
def test_what_decided_the_match_is_seen_before_the_result(
    page_of: PageOf, host: Host, size: Size, tapped: bool
) -> None:
    anna = Player(host.url, "Anna")
    table = anna.bring(SCENES["tsubasa-late"], "me", "amateur")
    visit = page_of("en", size, reduced_motion=True, cookie=anna.cookie)
    page = visit.go(f"/t/{table}")
    expect(page.locator("[data-game=tsubasa]")).to_be_visible()
    page.evaluate(NOTE)
    anna.play(table)
    last = anna.get(f"/api/tables/{table}/steps/0")["last"]
    until(page, f"window.pictures[{last}]")
    if tapped:
        Hands(page).push(page.get_by_role("button", name=say("en", "tsubasa-back-to-match")))
    until(page, "window.result")
    picture = last_picture(page)
    assert picture["step"] == last
    result = page.evaluate("window.result")
    assert result >= picture["to"]
    assert tapped or picture["to"] - picture["from"] >= LONG

"""Where nothing moves, a contest that was decided is shown as a still picture."""

from __future__ import annotations

from typing import Any

from guest import Line
from playwright.sync_api import expect

from host import Host
from web.browsing import DESKTOP, until
from web.conftest import PageOf
from web.driving import Player
from web.scenes import SCENES
from web.tongues import say

NOTE = """(label) => {
  const look = () => { window.shown ||= document.body.innerText.includes(label) }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
}"""
DECIDED = {"goal", "caught", "corner", "ball-won"}


def gone_on(line: Line) -> bool:
    """Whether a contest has been decided, and something else since."""
    steps: list[dict[str, Any]] = [frame["step"] for frame in line.frames if frame["type"] == "step"]
    ends = [number for number, step in enumerate(steps) if DECIDED & {event["name"] for event in step["events"]}]
    return bool(ends) and len(steps) > ends[0] + 1


def test_it_goes_by_itself_though_the_match_goes_on_beside_it(page_of: PageOf, host: Host) -> None:
    anna = Player(host.url, "Anna")
    table = anna.bring(SCENES["tsubasa-shot"], "me", "amateur")
    visit = page_of("en", DESKTOP, reduced_motion=True, cookie=anna.cookie)
    page = visit.go(f"/t/{table}")
    expect(page.locator("[data-game=tsubasa]")).to_be_visible()
    label = say("en", "tsubasa-back-to-match")
    page.evaluate(NOTE, label)
    anna.play(table, until=gone_on)
    until(page, "window.shown")
    expect(page.get_by_role("button", name=label)).to_have_count(0)

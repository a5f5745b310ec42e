"""Dice on the page: what can be rolled again, and how the contest changes with it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from host import Host
from web.browsing import DESKTOP, PHONE, Size, until
from web.conftest import PageOf
from web.driving import Player
from web.playing import Sitter
from web.scenes import SCENES
from web.tongues import say

WATCH = """() => {
  window.faces = {}
  const look = () => {
    for (const die of document.querySelectorAll('section [data-die]')) {
      const side = die.closest('section').getAttribute('aria-label')
      const seen = (window.faces[side] ??= [])
      if (seen.at(-1) !== die.dataset.die) seen.push(die.dataset.die)
    }
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
}"""
DICE = ("reroll own", "reroll rival", "reroll save", "keep")


@pytest.mark.parametrize(("size", "keys", "die"), [(DESKTOP, True, "reroll own"), (PHONE, False, "reroll save")])
def test_after_the_save_any_die_of_the_round_can_be_rolled_again(
    page_of: PageOf, host: Host, size: Size, keys: bool, die: str
) -> None:
    anna = Player(host.url, "Anna")
    table = anna.bring(SCENES["tsubasa-reroll-save"], "me", "amateur")
    visit = page_of("en", size, reduced_motion=True, cookie=anna.cookie)
    page = visit.go(f"/t/{table}")
    contest = page.get_by_role("region", name=say("en", "tsubasa-contest-shot"), exact=True)
    own = contest.get_by_role("region", name=say("en", "team-nankatsu", "tsubasa"), exact=True).locator("output")
    lena = Sitter(visit, keys=keys)
    assert lena.asked()
    for action in DICE:
        expect(contest.locator(f'[data-action="{action}"]')).to_be_in_viewport()
    expect(contest.get_by_text(say("en", "tsubasa-do-reroll-save"))).to_be_visible()
    view, total = lena.heard.position["view"], int(own.inner_text())

    last = max(lena.heard.steps)
    lena.decide(die)
    events = lena.heard.steps[last + 1]["events"]  # a bot may have decided since
    again = next(event for event in events if event["name"].startswith("rerolled"))
    if die == "reroll own":
        expect(own).to_have_text(str(total - view["dice"][0] + again["fields"]["die"]))
    else:
        card = say("en", f"short-{view['save_card'].removeprefix('motivated-')}", "tsubasa")
        rolled = say("en", "tsubasa-save-rolled", card=card, die=again["fields"]["die"])
        expect(contest.get_by_role("region", name=rolled)).to_be_visible()


def test_no_die_shows_a_number_before_it_has_rolled(page_of: PageOf, host: Host) -> None:
    """The rival adds tokens and both dice roll in one step: while the tokens are told, the dice are still to come."""
    anna = Player(host.url, "Anna")
    table = anna.bring(SCENES["tsubasa-shot"], "me", "amateur")
    visit = page_of("en", DESKTOP, cookie=anna.cookie)
    page = visit.go(f"/t/{table}")
    lena = Sitter(visit)
    assert lena.asked()
    page.evaluate(WATCH)
    anna.decide(table, "tokens 0")
    until(page, "Object.values(window.faces).some((seen) => /[1-6]/.test(seen.at(-1)))")
    for seen in page.evaluate("Object.values(window.faces)"):
        shown = [face for face in seen if face != "0"]
        assert shown[:1] in ([], ["rolling"]), seen

"""A reload, and a server that falls and gets up again, in mid-match: nothing is lost, and nothing doubled.

These are whole matches by touch; what the page shows in them is looked at as in `test_match_bots.py`.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from host import Host
from web.browsing import PHONE, SIDEWAYS, Size
from web.conftest import PageOf
from web.driving import Player
from web.looks import axe, no_missing_text, no_overflow
from web.playing import BENCH, Sitter, verb_of
from web.seeing import looks_of_a_match, whole_to_the_end
from web.tongues import no_english, say


def decisions_of(sitter: Sitter) -> list[dict[str, Any]]:
    """The decisions of a match that is over, by its record."""
    record = Player.of(sitter.visit).answer(f"/api/tables/{sitter.heard.id}/record")
    return [line for line in map(json.loads, record.splitlines()) if "entropy" in line]


def log_of(sitter: Sitter) -> list[str]:
    """All sentences of the log that the page shows."""
    sitter.page.keyboard.press("l")
    log = sitter.page.get_by_role("dialog", name=say(sitter.language, "table-log"))
    expect(log).to_be_visible()
    told = log.locator("li, h3").all_inner_texts()
    sitter.page.keyboard.press("Escape")
    expect(log).not_to_be_visible()
    return told


def as_recorded(sitter: Sitter, own: list[str]) -> None:
    """The match is in the record as the page was told of it, with what was decided here once each."""
    written = decisions_of(sitter)
    steps = [sitter.heard.steps[number] for number in sorted(sitter.heard.steps)]
    assert [step["number"] for step in steps] == list(range(len(written) + 1))
    assert [step["seat"] for step in steps[1:]] == [line["seat"] for line in written]
    seats = sitter.heard.table["seats"]
    assert [line["action"] for line in written if line["seat"] in seats] == own


@pytest.mark.parametrize(
    ("game", "language", "size", "rivals"), [("tsubasa", "es", SIDEWAYS, 1), ("machikoro", "en", SIDEWAYS, 2)]
)
def test_a_match_goes_on_after_a_reload(page_of: PageOf, game: str, language: str, size: Size, rivals: int) -> None:
    visit = page_of(language, size, reduced_motion=True)
    visit.forgive("ERR_ABORTED")  # what was on its way when the page was loaded anew
    lena = Sitter(visit, seed=8, looks=looks_of_a_match())
    lena.begin(game, rivals=rivals)
    for decided in (4, 9):
        lena.play(until=lambda one, decided=decided: len(one.done) >= decided and one.heard.my_turn)  # type: ignore[misc]
        lena.asked()
        known = lena.heard.seq
        visit.page.reload()
        lena.wait(lambda: lena.heard.table["seq"] >= known, "the table after the reload")  # noqa: B023
        assert lena.asked()
        other = Sitter(page_of(language, size, reduced_motion=True, cookie=visit.cookie))
        other.visit.go(f"/t/{lena.heard.id}")
        assert other.asked()
        assert log_of(lena) == log_of(other)
        other.visit.context.close()
    lena.play()
    whole_to_the_end(lena)
    as_recorded(lena, [lena.heard.decided[id] for id in lena.heard.decided if id in lena.heard.acknowledged])


@pytest.mark.parametrize(
    ("game", "language", "size", "rivals"), [("tsubasa", "de", PHONE, 1), ("machikoro", "pl", PHONE, 3)]
)
def test_a_match_goes_on_when_the_server_is_back(
    page_of: PageOf, fragile_host: Host, game: str, language: str, size: Size, rivals: int
) -> None:
    visit = page_of(language, size, reduced_motion=True, url=fragile_host.url)
    visit.forgive("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "WebSocket connection")
    lena = Sitter(visit, seed=9, looks=looks_of_a_match())
    lena.begin(game, full=True, rivals=rivals)
    banner = visit.page.get_by_text(say(language, "table-reconnecting"))

    lena.play(until=lambda one: len(one.done) >= 5 and one.heard.my_turn)
    assert lena.asked()
    fragile_host.kill()
    expect(banner).to_be_visible()
    for check in (no_overflow, no_missing_text, no_english, axe):
        check(visit.page)
    fragile_host.start()
    expect(banner).to_have_count(0)

    lena.play(until=lambda one: len(one.done) >= 8 and one.heard.my_turn)
    assert lena.asked()
    known, action = lena.heard.seq, next(one for one in lena.heard.legal if verb_of(one) not in BENCH)
    fragile_host.kill()  # and somebody decides who has not noticed yet
    lena.choose(action)
    if lena.waited(lambda: lena.chosen == action):
        lena.press(f'[data-do="{action}"]')
    expect(banner).to_be_visible()
    fragile_host.start()
    lena.wait(lambda: lena.heard.seq > known, f"{action} is done")
    expect(banner).to_have_count(0)

    lena.play()
    whole_to_the_end(lena)
    assert lena.heard.decided.keys() == lena.heard.acknowledged & lena.heard.decided.keys()
    as_recorded(lena, list(lena.heard.decided.values()))


def test_settings_can_be_made_while_the_server_is_away(page_of: PageOf, fragile_host: Host) -> None:
    visit = page_of(url=fragile_host.url)
    visit.forgive("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "WebSocket connection")
    lena = Sitter(visit)
    lena.begin("machikoro")
    fragile_host.kill()
    expect(visit.page.get_by_text(say("en", "table-reconnecting"))).to_be_visible()
    visit.page.get_by_role("button", name=say("en", "table-settings"), exact=True).click()
    dialog = visit.page.get_by_role("dialog", name=say("en", "settings-title"))
    lena.switch(dialog, say("en", "settings-big-text"))
    expect(visit.page.locator("html.big-text")).to_be_attached()

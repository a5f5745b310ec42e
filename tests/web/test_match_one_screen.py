"""Several people at one screen: a curtain falls between two coaches, and neighbours just take turns."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import expect

from web.browsing import DESKTOP, PHONE, Size, Visit
from web.conftest import PageOf
from web.looks import Looks, axe, no_missing_text, no_overflow
from web.playing import Sitter
from web.tongues import no_english, say

CHECKS = (no_overflow, no_missing_text, no_english)


def sit_down(page_of: PageOf, game: str, language: str, size: Size, players: int = 2) -> Visit:
    """Begin a match on one screen, from the lobby."""
    visit: Visit = page_of(language, size, reduced_motion=True)
    page = visit.go("/")
    title = say(language, "game-name", game)
    here = page.get_by_role("region", name=title)
    here.get_by_role("button", name=say(language, "lobby-one-screen"), exact=True).click()
    dialog = page.get_by_role("dialog", name=say(language, "lobby-new-table"))
    if players > 2:
        group = dialog.get_by_role("radiogroup", name=say(language, "lobby-players-number"))
        group.get_by_label(str(players), exact=True).check()
    if game == "tsubasa":
        dialog.get_by_text(say(language, "lobby-more"), exact=True).click()
        Sitter(visit).switch(dialog, say(language, "lobby-option-tsubasa-first_match"))
    dialog.get_by_role("button", name=say(language, "lobby-start-match")).click()
    return visit


def test_coaches_pass_the_device_on(page_of: PageOf) -> None:
    visit = sit_down(page_of, "tsubasa", "pl", PHONE)
    both = Sitter(visit, seed=3, looks=Looks(*CHECKS, seldom=(axe,)))
    names = [say("pl", f"team-{team}", "tsubasa") for team in ("nankatsu", "toho")]
    passed: list[int] = []

    def told_to_whom(sitter: Sitter) -> None:
        turn = sitter.heard.position["to_act"]
        expect(sitter.page.get_by_role("heading", level=1)).to_have_text(say("pl", "table-pass-on", name=names[turn]))
        if len(passed) < 2:
            for check in (*CHECKS, axe):
                check(sitter.page)
        passed.append(turn)

    both.behind_curtain.append(told_to_whom)
    both.arrived()
    first = both.heard.position["to_act"]
    both.play(until=lambda sitter: sitter.heard.position["to_act"] != first)
    expect(visit.page.get_by_role("dialog")).to_be_visible()  # it falls by itself; a tap or a key lets it fall at once
    both.play()
    assert {0, 1} == set(passed)
    assert all(one != other for one, other in pairwise(passed)), passed
    expect(visit.page.get_by_role("button", name=say("pl", "table-rematch"))).to_be_visible()


def test_neighbours_take_turns_without_a_curtain(page_of: PageOf) -> None:
    visit = sit_down(page_of, "machikoro", "de", DESKTOP, players=3)
    all_three = Sitter(visit, seed=4, looks=Looks(*CHECKS, seldom=(axe,)))
    all_three.arrived()
    all_three.play()
    assert all_three.curtains == 0
    deciders = {step["seat"] for step in all_three.heard.steps.values()} - {None}
    assert deciders == {0, 1, 2}

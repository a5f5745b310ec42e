"""Everybody at a table has one name, wherever it stands: on the table, in the menu, the log, the result, in lists."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from host import Host
from web.browsing import DESKTOP, aside
from web.conftest import PageOf
from web.driving import Player
from web.scenes import SCENES
from web.tongues import LANGUAGES, say

NAMED = re.compile(r"\bLevel \d bot\b|\b(?:Guest|Seat|Bot)\b ?\d*|\b(?:Lena|Diego|Kasia|Akira|Toni|Mia|Jan)\b")


def called(page: Page, *names: str, within: str = "body") -> None:
    """These are the names that a part of the page has, and it has no other for anybody."""
    part = page.locator(within).locator("visible=true").first
    for name in names:
        expect(part).to_contain_text(name)
    found = {one.strip() for one in NAMED.findall(part.inner_text())}
    assert found == set(names), found


def test_a_guest_and_a_bot_have_one_name_each(page_of: PageOf, host: Host) -> None:
    guest = Player(host.url)
    table = guest.open("machikoro", "me", "amateur", public=True)
    shown = guest.get(f"/api/tables/{table}")["places"][0]["shown"]
    names = say("en", shown["key"], **shown["args"]), say("en", "name-bot", level=2)
    assert re.fullmatch(r"Guest \d{4}", names[0])
    guest.play(table, until=lambda line: line.seq > 12)

    eve = page_of("en", DESKTOP, reduced_motion=True)
    page = eve.go(f"/t/{table}")
    expect(page.locator("[data-game]")).to_be_visible()
    called(page, *names)
    page.keyboard.press("l")
    called(page, *names, within="dialog[open]")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile(f"^{say('en', 'table-menu')}")).locator("visible=true").click()
    called(page, *names, within="dialog[open]")
    page.keyboard.press("Escape")

    resign(guest, table)
    expect(page.get_by_role("dialog").get_by_role("heading", level=1)).to_be_visible()
    called(page, *names)
    eve.go(f"/t/{table}/replay")
    expect(page.get_by_role("heading", name=say("en", "table-log"))).to_be_visible()
    called(page, *names, within="aside")
    eve.go("/archive")
    row = page.get_by_role("listitem").filter(has=page.locator(f"a[href='/t/{table}/replay']"))
    for name in names:
        expect(row).to_contain_text(name)
    assert {one.strip() for one in NAMED.findall(row.inner_text())} == set(names)


def test_who_waits_and_talks_has_one_name(page_of: PageOf, host: Host) -> None:
    guest = Player(host.url)
    table = guest.open("machikoro", "me", "amateur", "open", public=True, chat=True)
    shown = guest.get(f"/api/tables/{table}")["places"][0]["shown"]
    names = say("en", shown["key"], **shown["args"]), say("en", "name-bot", level=2)
    page = page_of("en", DESKTOP, reduced_motion=True).go("/")
    row = page.get_by_role("listitem").filter(has_text=names[0])
    for name in names:
        expect(row.first).to_contain_text(name)
    assert {one.strip() for one in NAMED.findall(row.first.inner_text())} == set(names)
    own = page_of("en", DESKTOP, cookie=guest.cookie, reduced_motion=True)
    page = own.go("/")
    mine = page.get_by_role("region", name=say("en", "lobby-your-matches", count=1))
    for name in names:
        expect(mine).to_contain_text(name)
    assert {one.strip() for one in NAMED.findall(mine.inner_text())} == set(names)
    page = own.go(f"/t/{table}")
    room = page.locator("main")
    for name in names:
        expect(room).to_contain_text(name)
    seats = {one.strip() for one in NAMED.findall(room.inner_text()) if not one.startswith("Seat")}
    assert seats == set(names)

    ben = Player(host.url, "Ben")
    ben.join(table)
    guest.ask(table, "say", text="Hello!")
    page = page_of("en", DESKTOP, cookie=ben.cookie, reduced_motion=True).go(f"/t/{table}")
    page.get_by_role("button", name=re.compile(f"^{say('en', 'table-chat')}")).locator("visible=true").click()
    chat = page.get_by_role("complementary", name=say("en", "table-chat"))
    expect(chat).to_contain_text("Hello!")
    expect(chat).to_contain_text(names[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_of_a_match_between_teams_speaks_of_the_teams(page_of: PageOf, host: Host, language: str) -> None:
    anna = Player(host.url, "Anna")
    table = anna.bring(SCENES["tsubasa-attack"], "me", "amateur")
    toho, nankatsu = (say(language, f"team-{team}", "tsubasa") for team in ("toho", "nankatsu"))
    bot = say(language, "name-bot", level=2)
    shot = say(language, "card-special-shot-of-nankatsu", "tsubasa")
    for cookie, called, uncalled in ((anna.cookie, {toho}, {nankatsu}), (None, {toho, nankatsu}, set[str]())):
        page = page_of(language, DESKTOP, cookie=cookie, reduced_motion=True).go(f"/t/{table}")
        expect(page.locator("[data-game]:not([data-playing])")).to_be_visible()
        page.keyboard.press("l")
        log = page.locator("dialog[open] li")
        expect(log.filter(has_text=toho).first).to_be_visible()
        told = log.all_inner_texts()
        assert [line for line in told if "Anna" in line or bot in line] == []
        for team in called:
            assert any(team in line for line in told), (team, told)
        for team in uncalled:  # but in the names of cards a coach is told "you"
            assert not [line for line in told if line.startswith(team) and not line.startswith(shot)], told
        if language == "en":
            you = {line.split()[0] for line in told if line.split()[0] in {"You", "Your"}}
            assert bool(you) == bool(cookie)


def resign(player: Player, table: str) -> None:
    """Give a match up."""

    async def story() -> None:
        async with player.guest() as guest, await guest.sit(table) as line:
            assert (await line.ask("resign"))["type"] == "ack"

    aside(story())

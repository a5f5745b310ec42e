"""Everybody at a table has one name, wherever it stands: on the table, in the menu, the log, the result, in lists."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from host import Host
from web.browsing import DESKTOP, aside
from web.conftest import PageOf
from web.driving import Player
from web.tongues import say

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


def resign(player: Player, table: str) -> None:
    """Give a match up."""

    async def story() -> None:
        async with player.guest() as guest, await guest.sit(table) as line:
            assert (await line.ask("resign"))["type"] == "ack"

    aside(story())

"""Who somebody is, on the page: where they are signed in, what names they cannot have, and the sign of an account."""

from __future__ import annotations

import httpx2
import pytest
from playwright.sync_api import Page, expect

from host import Host
from web.browsing import DESKTOP, PHONE, Size, settled
from web.conftest import PageOf
from web.driving import Player
from web.looks import axe, no_missing_text, no_overflow
from web.tongues import no_english, say

PASSWORD = "far post, low and hard"


def dialog_of(page: Page, language: str, name: str) -> None:
    """Open the dialog about oneself."""
    page.get_by_role("button", name=say(language, "lobby-account-of", name=name)).click()


@pytest.mark.parametrize(("language", "size"), [("de", DESKTOP), ("pl", PHONE)])
def test_sessions_are_listed_and_ended(page_of: PageOf, host: Host, language: str, size: Size) -> None:
    name = f"Wanda {language}"
    wanda = Player(host.url)
    wanda.post("/api/account", name=name, password=PASSWORD)
    visit = page_of(language, size, reduced_motion=True)
    page = visit.go("/")
    page.get_by_role("button", name=say(language, "lobby-say-your-name")).click()
    page.get_by_label(say(language, "lobby-log-in"), exact=True).check()
    page.get_by_label(say(language, "lobby-account-name")).fill(name)
    page.get_by_label(say(language, "lobby-password"), exact=True).fill(PASSWORD)
    page.locator("form").get_by_role("button", name=say(language, "lobby-log-in"), exact=True).click()
    expect(page.get_by_text(say(language, "lobby-welcome-back", name=name))).to_be_visible()

    dialog_of(page, language, name)
    found = page.get_by_role("list", name=say(language, "lobby-sessions")).get_by_role("listitem")
    expect(found).to_have_count(2)
    expect(found.filter(has_text=say(language, "lobby-session-here"))).to_contain_text("Chrome, ")
    settled(page)
    axe(page)
    no_overflow(page)
    no_missing_text(page)
    found.get_by_role("button").click()
    expect(found).to_have_count(1)
    expect(found.get_by_role("button")).to_have_count(0)
    assert httpx2.get(f"{host.url}/api/me", headers={"Cookie": wanda.cookie}).json()["code"] == "bad-token"


def test_a_name_that_looks_like_an_accounts_is_refused_in_words(page_of: PageOf, host: Host) -> None:
    Player(host.url).post("/api/account", name="Xenia", password=PASSWORD)
    visit = page_of("es", cookie=Player(host.url, "Yara").cookie)
    visit.forgive("409")
    page = visit.go("/")
    dialog_of(page, "es", "Yara")
    page.get_by_label(say("es", "lobby-your-name")).fill("Хеnia")  # its first two letters are Cyrillic
    page.get_by_role("button", name=say("es", "lobby-keep"), exact=True).click()
    expect(page.get_by_text(say("es", "server-name-taken", name="Хеnia"))).to_be_visible()
    page.get_by_label(say("es", "lobby-your-name")).fill("Invitado 12")
    page.get_by_role("button", name=say("es", "lobby-keep"), exact=True).click()
    expect(page.get_by_text(say("es", "server-name-reserved", name="Invitado 12"))).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_accounts_are_marked_in_the_waiting_room_and_at_the_table(page_of: PageOf, host: Host, size: Size) -> None:
    zora, guest = Player(host.url), Player(host.url, "Berta")
    zora.post("/api/account", name=f"Zora {min(size)}", password=PASSWORD)
    table = zora.open("machikoro", "me", "open", "open")
    guest.post(f"/api/tables/{table}/join")
    visit = page_of("en", size, cookie=guest.cookie, reduced_motion=True)
    page = visit.go(f"/t/{table}")
    sign = page.get_by_role("img", name=say("en", "shell-account-sign"))
    expect(page.get_by_role("listitem").filter(has=sign)).to_have_count(1)
    expect(page.get_by_role("listitem").filter(has=sign)).to_contain_text(f"Zora {min(size)}")
    no_overflow(page)
    Player(host.url).join(table)
    expect(page.locator("[data-game]")).to_be_visible()
    expect(page.locator("[data-at=rival]").filter(has=page.locator("[data-account]"))).to_have_count(1)
    settled(page)
    no_overflow(page)


@pytest.mark.parametrize(
    ("language", "size", "seated", "way"),
    [
        ("de", DESKTOP, True, "log-in"),
        ("es", PHONE, True, "guest"),
        ("pl", DESKTOP, True, "guest"),
        ("en", PHONE, False, "log-in"),
    ],
)
def test_who_is_logged_out_elsewhere_is_told_at_the_table(
    page_of: PageOf, host: Host, language: str, size: Size, seated: bool, way: str
) -> None:
    name = f"Olga {language}"
    olga, elsewhere = Player(host.url), Player(host.url)
    olga.post("/api/account", name=name, password=PASSWORD)
    elsewhere.post("/api/login", name=name, password=PASSWORD)
    table = (olga if seated else Player(host.url)).open("machikoro", "me", "random")
    visit = page_of(language, size, cookie=olga.cookie, reduced_motion=True)
    visit.forgive("401", "403", "HTTP Authentication failed")
    page = visit.go(f"/t/{table}")
    expect(page.locator("[data-game]")).to_be_visible()

    (session,) = [one["id"] for one in elsewhere.get("/api/me/sessions") if not one["current"]]
    ended = httpx2.delete(f"{host.url}/api/me/sessions/{session}", headers={"Cookie": elsewhere.cookie})
    assert ended.status_code == 204
    told = page.get_by_role("heading", name=say(language, "table-signed-out"))
    expect(told).to_be_visible()
    enter = page.get_by_role("button", name=say(language, "lobby-log-in"), exact=True)
    expect(enter).to_be_visible()
    settled(page)
    for check in (axe, no_overflow, no_missing_text, no_english):
        check(page)

    if way == "guest":
        page.get_by_role("button", name=say(language, "lobby-stay-guest"), exact=True).click()
    else:
        enter.click()
        page.get_by_label(say(language, "lobby-account-name")).fill(name)
        page.get_by_label(say(language, "lobby-password"), exact=True).fill(PASSWORD)
        page.locator("form").get_by_role("button", name=say(language, "lobby-log-in"), exact=True).click()
    expect(page.locator("[data-game]")).to_be_visible()
    expect(told).to_have_count(0)
    account = httpx2.get(f"{host.url}/api/me", headers={"Cookie": f"golazo={visit.cookie}"}).json()["account"]
    assert account == (name.casefold() if way == "log-in" else None)

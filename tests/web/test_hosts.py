"""What a host has set up, on the page: invitations, a message, a ban, a moderated chat."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from guest import Guest
from playwright.sync_api import Page, expect

from golazo.server.accounts.invitations import invite
from golazo.server.admin import chat as talk
from golazo.server.admin import players
from golazo.server.admin.connect import open_registry
from host import UNLIMITED, Host
from web.browsing import DESKTOP, PHONE, Size, aside, settled
from web.conftest import PageOf
from web.driving import Player
from web.looks import axe, no_missing_text, no_overflow
from web.tongues import no_english, say

MESSAGE = "4.–6.12.: <b>Xmas</b>\nhttps://tables.example.org"
PASSWORD = "far post, low and hard"
PICTURES = os.environ.get("GOLAZO_PICTURES")  # a folder for pictures of what is tested here


@pytest.fixture(scope="module")
def club(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server for invited people, with a message and a moderated chat."""
    options = ("--registration", "invitation", "--guests", "watch", "--chat", "moderated", "--message", MESSAGE)
    with Host(tmp_path_factory.mktemp("club"), *UNLIMITED, "--page", str(built_page), *options) as started:
        yield started


def invitation(host: Host) -> str:
    async def story() -> str:
        async with open_registry(host.db) as registry:
            return (await invite(registry.database, 1, 1, 1))[0]

    return aside(story())


def member(host: Host, name: str) -> Player:
    """Somebody with an account."""
    player = Player(host.url)
    player.post("/api/account", name=name, password=PASSWORD, invitation=invitation(host))
    return player


def looked_at(page: Page, name: str) -> None:
    settled(page)
    for check in (no_overflow, no_missing_text, no_english, axe):
        check(page)
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png")


@pytest.mark.parametrize(("language", "size"), [("en", PHONE), ("de", DESKTOP), ("es", DESKTOP), ("pl", PHONE)])
def test_an_invited_person_reads_the_message_and_opens_an_account(
    page_of: PageOf, club: Host, language: str, size: Size
) -> None:
    name = f"{language}-{size[0]}"
    visit = page_of(language, size, url=club.url, reduced_motion=True)
    page = visit.go("/")
    told = page.get_by_role("region", name=say(language, "lobby-message"), exact=True)
    expect(told.get_by_text("<b>Xmas</b>")).to_be_visible()
    expect(page.get_by_text(say(language, "server-account-needed"))).to_be_visible()
    looked_at(page, f"lobby-{name}")
    told.get_by_role("button", name=say(language, "lobby-message-close")).click()
    expect(told).to_have_count(0)

    page = visit.go(f"/?invitation={invitation(club)}")
    expect(told).to_have_count(0)
    dialog = page.get_by_role("dialog", name=say(language, "lobby-account"), exact=True)
    code = dialog.get_by_label(say(language, "lobby-invitation"), exact=True)
    expect(code).not_to_have_value("")
    good = code.input_value()
    code.fill("xxxx")
    dialog.get_by_label(say(language, "lobby-account-name"), exact=True).fill(f"Anna {name}")
    dialog.get_by_label(say(language, "lobby-password"), exact=True).fill(PASSWORD)
    make = dialog.get_by_role("button", name=say(language, "lobby-make-account"), exact=True)
    visit.forgive("403 (Forbidden)")
    make.click()
    expect(dialog.get_by_text(say(language, "server-bad-invitation"))).to_be_visible()
    dialog.get_by_text(say(language, "server-bad-invitation")).scroll_into_view_if_needed()
    looked_at(page, f"invitation-{name}")
    code.fill(good)
    make.click()
    expect(dialog).to_have_count(0)
    expect(page).to_have_url(f"{club.url}/")
    expect(page.get_by_text(say(language, "server-account-needed"))).to_have_count(0)


def test_where_registration_is_closed_one_can_only_log_in(page_of: PageOf, built_page: Path, tmp_path: Path) -> None:
    with Host(tmp_path, *UNLIMITED, "--page", str(built_page), "--registration", "closed") as host:
        page = page_of("de", PHONE, url=host.url, reduced_motion=True).go("/")
        page.get_by_role("button", name=say("de", "lobby-say-your-name")).first.click()
        dialog = page.get_by_role("dialog", name=say("de", "lobby-account"), exact=True)
        expect(dialog.get_by_text(say("de", "server-registration-closed"))).to_be_visible()
        expect(dialog.get_by_role("button", name=say("de", "lobby-log-in"), exact=True)).to_be_visible()
        expect(dialog.get_by_text(say("de", "lobby-account-new"), exact=True)).to_have_count(0)
        looked_at(page, "closed-de-390")
        page.goto("about:blank")


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("es", PHONE), ("pl", PHONE), ("de", DESKTOP)])
def test_who_is_banned_is_told_why(page_of: PageOf, club: Host, language: str, size: Size) -> None:
    anna = member(club, f"Banned {language}")

    async def ban() -> None:
        async with open_registry(club.db) as registry:
            await players.ban(registry, f"banned {language}", "1.000 × 2 = 3", 3)

    aside(ban())
    page = page_of(language, size, url=club.url, cookie=anna.cookie, reduced_motion=True).go("/")
    expect(page.get_by_role("alert").get_by_text("1.000 × 2 = 3")).to_be_visible()
    looked_at(page, f"banned-{language}-{size[0]}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_line_is_reported_and_hidden(page_of: PageOf, club: Host, size: Size) -> None:
    anna, bob = member(club, f"Anna {size[0]}"), member(club, f"Bob {size[0]}")
    table = anna.open("machikoro", "me", "open", "open")

    async def talk_twice() -> None:
        guest: Guest
        async with anna.guest() as guest, await guest.sit(table) as line:
            for text in ("123 456", "???"):
                assert (await line.ask("say", text=text))["type"] == "ack"

    async def hide() -> None:
        async with open_registry(club.db) as registry:
            (reported,) = await talk.lines(registry.database, True, table, 10)
            assert reported.text == "???"
            await talk.hide(registry.database, table, [reported.number])

    aside(talk_twice())
    bob.join(table)
    page = page_of("es", size, url=club.url, cookie=bob.cookie, reduced_motion=True).go(f"/t/{table}")
    chat = page.get_by_role("log", name=say("es", "table-chat"))
    line = chat.get_by_role("listitem").filter(has_text="???")
    report = line.get_by_role("button", name=say("es", "table-report", name=f"Anna {size[0]}"))
    looked_at(page, f"chat-{size[0]}")
    report.click()
    expect(page.get_by_text(say("es", "table-reported"))).to_be_visible()
    expect(report).to_have_count(0)
    aside(hide())
    expect(line).to_have_count(0)
    expect(chat.get_by_text("123 456")).to_be_visible()


def test_who_has_no_account_reads_along_in_a_moderated_chat(page_of: PageOf, club: Host) -> None:
    table = member(club, "Cleo").open("machikoro", "me", "open")
    page = page_of("pl", PHONE, url=club.url, reduced_motion=True).go(f"/t/{table}")
    expect(page.get_by_text(say("pl", "server-chat-account"))).to_be_visible()
    expect(page.get_by_label(say("pl", "table-say"), exact=True)).to_have_count(0)
    looked_at(page, "chat-guest-390")

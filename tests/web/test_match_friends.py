"""Two people, each in a browser of their own: how they find to one table, talk, and take things back.

A whole match of Captain Tsubasa between two people in the page is played in `test_secrets.py`.
"""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from web.browsing import DESKTOP, PHONE, Visit
from web.conftest import PageOf
from web.driving import Player
from web.looks import axe, no_missing_text, no_overflow
from web.playing import Sitter, play_together
from web.tongues import no_english, say

ENOUGH = 8  # decisions of each coach


def looked_at(page: Page) -> None:
    for check in (no_overflow, no_missing_text, no_english, axe):
        check(page)


def invite(visit: Visit, language: str, game: str, name: str) -> Locator:
    """The dialog for a new table with friends; its owner has a name already."""
    page = visit.go("/")
    title = say(language, "game-name", game)
    words = say(language, "lobby-invite-friends" if game == "machikoro" else "lobby-invite-friend")
    page.get_by_role("region", name=title).get_by_role("button", name=words, exact=True).click()
    dialog = page.get_by_role("dialog", name=say(language, "lobby-new-table"))
    dialog.get_by_label(say(language, "lobby-your-name")).fill(name)
    return dialog


def open_menu(page: Page, language: str) -> Locator:
    page.get_by_role("button", name=re.compile(f"^{say(language, 'table-menu')}")).locator("visible=true").click()
    return page.get_by_role("dialog").filter(has=page.get_by_text(say(language, "table-copy-link")))


def test_coaches_who_meet_by_a_link(page_of: PageOf) -> None:
    ana, ben = page_of("es", DESKTOP, reduced_motion=True), page_of("de", PHONE, reduced_motion=True)
    dialog = invite(ana, "es", "tsubasa", "Ana")
    dialog.get_by_text(say("es", "lobby-more"), exact=True).click()
    coaches = Sitter(ana, seed=5), Sitter(ben, seed=6)
    motivation = dialog.get_by_role("switch", name=re.compile(f"^{say('es', 'lobby-option-tsubasa-motivation')}"))
    expect(motivation).to_be_checked()
    coaches[0].switch(dialog, say("es", "lobby-option-tsubasa-first_match"))
    expect(motivation).not_to_be_checked()  # CT-SET-4: nor are there signings, unless they are asked for
    coaches[0].switch(dialog, say("es", "lobby-option-tsubasa-signings"))
    looked_at(ana.page)
    dialog.get_by_role("button", name=say("es", "lobby-open-the-table")).click()

    link = ana.page.get_by_label(say("es", "table-link"), exact=True)
    expect(link).to_have_value(re.compile(f"^{ana.url}/t/[0-9a-z]+$"))
    expect(ana.page.get_by_role("img", name=say("es", "table-qr", url=link.input_value()))).to_be_visible()
    looked_at(ana.page)
    place = link.input_value().removeprefix(ana.url)
    page = ben.go(place)
    page.get_by_label(say("de", "table-your-name")).fill("Ben")
    looked_at(page)
    page.get_by_role("button", name=say("de", "table-sit-down")).click()

    for coach in coaches:
        coach.arrived()
        expect(coach.page.locator("[data-game=tsubasa]")).to_be_visible()
    assert [place["name"] for place in coaches[0].heard.table["table"]["places"]] in (["Ana", "Ben"], ["Ben", "Ana"])
    options = coaches[0].heard.table["table"]["options"]
    assert (options["first_match"], options["motivation"], options["signings"]) == (True, False, True)
    play_together(*coaches, until=lambda: min(len(coach.done) for coach in coaches) >= ENOUGH)
    Player.of(ben).ask(coaches[0].heard.id, "resign")
    for coach in coaches:
        coach.wait(lambda coach=coach: coach.heard.result is not None, "the result")  # type: ignore[misc]
    assert coaches[0].heard.result == coaches[1].heard.result
    expect(ana.page.get_by_role("button", name=say("es", "table-rematch"))).to_be_visible()

    page.get_by_role("button", name=say("de", "table-see-table")).click()
    other = page_of("de", PHONE, reduced_motion=True, cookie=ben.cookie)
    other.go(f"{place}/replay")
    ana.page.get_by_role("button", name=say("es", "table-rematch")).click()
    for window in (other.page, page):  # wherever Ben is at that table
        expect(
            window.get_by_role("alert").get_by_text(say("de", "table-rematch-offered", names="Ana", count=1))
        ).to_be_visible()
    looked_at(page)
    other.go("/")
    again = page.get_by_role("button", name=say("de", "table-join-rematch"))
    again.click()
    for coach in coaches:
        coach.wait(lambda coach=coach: not coach.heard.result and bool(coach.heard.position), "the rematch")  # type: ignore[misc]
    assert coaches[0].heard.id == coaches[1].heard.id != place.removeprefix("/t/")


def test_neighbours_who_meet_by_a_code_talk_and_take_things_back(page_of: PageOf) -> None:
    ola, tom = page_of("pl", PHONE, reduced_motion=True), page_of("en", DESKTOP, reduced_motion=True)
    dialog = invite(ola, "pl", "machikoro", "Ola")
    dialog.get_by_role("radiogroup", name=say("pl", "lobby-players-number")).get_by_label("3", exact=True).check()
    dialog.get_by_label(say("pl", "lobby-rival-number", number=2)).select_option("amateur")
    dialog.get_by_role("button", name=say("pl", "lobby-open-the-table")).click()
    code = ola.page.get_by_role("status").filter(has_text=re.compile("^[0-9a-z]{4} "))
    typed = code.inner_text()

    page = tom.go("/")
    field = page.get_by_label(say("en", "lobby-got-a-code"))
    field.fill("no such")
    page.get_by_role("button", name=say("en", "lobby-go"), exact=True).click()
    expect(page.get_by_text(say("en", "server-no-such-table", table="nosuch"))).to_be_visible()
    tom.forgive("404")
    field.fill(typed.upper())
    page.get_by_role("button", name=say("en", "lobby-go"), exact=True).click()
    page.get_by_label(say("en", "table-your-name")).fill("Tom")
    page.get_by_role("button", name=say("en", "table-sit-down")).click()
    both = Sitter(ola, seed=1), Sitter(tom, seed=2)
    for one in both:
        one.arrived()

    talk(ola.page, page)
    decline(*both)
    take_back(*both)
    presence(tom, ola)
    play_together(*both)
    assert both[0].heard.result == both[1].heard.result
    expect(page.get_by_role("button", name=say("en", "table-rematch"))).to_be_visible()


def talk(ola: Page, tom: Page) -> None:
    """What one says the other reads, as it was typed."""
    tom.get_by_role("button", name=say("en", "table-chat"), exact=True).click()
    tom.get_by_label(say("en", "table-say")).fill("<b>Good luck</b> { $x }")
    tom.get_by_label(say("en", "table-say")).press("Enter")
    expect(tom.get_by_text("<b>Good luck</b> { $x }")).to_be_visible()
    menu = open_menu(ola, "pl")
    menu.get_by_role("button", name=re.compile(f"^{say('pl', 'table-chat')}")).click()
    expect(ola.get_by_text("<b>Good luck</b> { $x }")).to_be_visible()
    for page in (ola, tom):
        looked_at(page)
    ola.get_by_label(say("pl", "table-say")).fill("Powodzenia!")
    ola.get_by_role("button", name=say("pl", "table-send")).click()
    expect(tom.get_by_text("Powodzenia!")).to_be_visible()
    for page, language in ((ola, "pl"), (tom, "en")):
        chat = page.get_by_role("complementary", name=say(language, "table-chat"))
        chat.get_by_role("button", name=say(language, "shell-close")).click()


def take_back(*both: Sitter) -> None:
    """A building is taken back when the other agrees; whose turn it is stands in the title."""
    seats = [one.heard.table["seats"][0] for one in both]
    asks, answers = both if (seats[0] + 1) % 3 == seats[1] else both[::-1]  # the bot comes after both
    turn = re.compile(re.escape(f"● {say(asks.language, 'table-your-turn')}"))
    play_together(*both, until=lambda: asks.heard.my_turn and asks.heard.phase == "build")
    asks.asked()
    expect(asks.page).to_have_title(turn)
    why = re.compile(re.escape(say(asks.language, "play-undo-dice")))
    if asks.touched:
        menu = open_menu(asks.page, asks.language)
        expect(menu.get_by_role("button", name=say(asks.language, "table-undo"))).to_have_text(why)
        asks.page.keyboard.press("Escape")
    else:
        expect(asks.page.get_by_role("button", name=say(asks.language, "table-undo"))).to_have_attribute("title", why)
    asks.decide(asks.choice())
    expect(asks.page).not_to_have_title(turn)
    steps = len(asks.heard.steps)
    if asks.touched:
        open_menu(asks.page, asks.language).get_by_role("button", name=say(asks.language, "table-undo")).click()
    else:
        asks.page.get_by_role("button", name=say(asks.language, "table-undo")).click()
    question = answers.page.get_by_role("alertdialog")
    expect(question).to_contain_text(asks.heard.table["table"]["places"][asks.heard.table["seats"][0]]["name"])
    looked_at(answers.page)
    question.get_by_role("button", name=say(answers.language, "table-agree")).click()
    asks.wait(lambda: asks.heard.my_turn and asks.heard.phase == "build", "the building is taken back")
    expect(asks.page).to_have_title(turn)
    assert len(asks.heard.steps) == steps - 1


def decline(ola: Sitter, tom: Sitter) -> None:
    """A draw that is declined: both hear of it."""
    open_menu(tom.page, "en").get_by_role("button", name=say("en", "table-draw")).click()
    tom.page.get_by_role("dialog").get_by_role("button", name=say("en", "table-draw")).locator("visible=true").click()
    ola.page.get_by_role("alertdialog").get_by_role("button", name=say("pl", "table-decline")).click()
    for one, seat_is in ((ola, "you"), (tom, "other")):
        said = say(one.language, "join-declines-draw", seat="Ola", seat_is=seat_is)
        expect(one.page.get_by_role("status").get_by_text(said)).to_be_visible()
        expect(one.page.get_by_role("alertdialog")).to_have_count(0)


def presence(tom: Visit, ola: Visit) -> None:
    """Who is away is said to be away, and is back when they are."""
    where = ola.page.url
    ola.page.goto("about:blank")
    menu = open_menu(tom.page, "en")
    row = menu.get_by_role("listitem").filter(has_text="Ola")
    expect(row).to_contain_text(say("en", "table-is-away"))
    ola.go(where.removeprefix(ola.url))
    expect(row).to_contain_text(say("en", "table-is-here"))
    looked_at(tom.page)
    tom.page.keyboard.press("Escape")

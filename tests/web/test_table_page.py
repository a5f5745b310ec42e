"""What a table's page shows besides the board: cards to look at, the log, the names, the help."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from card_files import with_fields
from golazo import games
from host import Host
from server.guest import Line
from web.browsing import DESKTOP, PHONE, SIDEWAYS, Size, settled, until
from web.conftest import PageOf
from web.driving import Moments, Player
from web.hands import Hands
from web.looks import no_overflow
from web.scenes import SCENES
from web.tongues import LANGUAGES, say

AT_ITS_END = """(() => {
  const box = document.querySelector('dialog[open] [data-scroll]')
  return box.scrollTop + box.clientHeight >= box.scrollHeight - 2
})()"""
NOTE = """(text) => {
  const look = () => { window.shown ||= document.body.innerText.includes(text) }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
}"""
APART = """(one) => {
  const box = one.getBoundingClientRect()
  return [...document.querySelectorAll('h1, main li, header button')].every((other) => {
    const { left, right, top, bottom } = other.getBoundingClientRect()
    const meets = left < box.right && right > box.left && top < box.bottom && bottom > box.top
    return other === one || !other.checkVisibility() || !meets
  })
}"""
UNDER_NOTICES = """() => {
  const notices = [...document.querySelectorAll('[data-notice]')].map((one) => one.getBoundingClientRect())
  const meet = (one, other) =>
    one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
  return [...document.querySelectorAll('[data-at=hand] [data-value]')]
    .filter((one) => notices.some((other) => meet(one.getBoundingClientRect(), other)))
    .map((one) => one.closest('[data-card]').dataset.card)
}"""
SHOWN = """(one) => {
  const box = one.getBoundingClientRect()
  const plate = one.closest('.plate').getBoundingClientRect()
  const inside = box.left >= plate.left - 1 && box.right <= plate.right + 1
  const free = [...one.closest('.plate').querySelectorAll('svg, span')].every((other) => {
    const { left, right, top, bottom } = other.getBoundingClientRect()
    const apart = right <= box.left + 1 || left >= box.right - 1 || bottom <= box.top + 2 || top >= box.bottom - 2
    return other.contains(one) || apart
  })
  return { text: one.textContent, whole: box.width > 10 && inside && free && one.scrollWidth <= one.clientWidth + 1 }
}"""


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("de", PHONE)], ids=("desktop", "phone"))
def test_a_hand_card_in_the_draft_is_shown_large(page_of: PageOf, host: Host, language: str, size: Size) -> None:
    anna = Player(host.url, "Anna")
    table = anna.bring(SCENES["tsubasa-draft"], "me", "amateur")
    visit = page_of(language, size, cookie=anna.cookie, reduced_motion=True)
    page = visit.go(f"/t/{table}")
    settled(page)
    card = page.get_by_role("list", name=say(language, "tsubasa-your-hand")).get_by_role("button").first
    Hands(page).push(card)
    large = page.locator("dialog[open]")
    expect(large).to_be_visible()
    name = large.get_by_role("heading").inner_text()
    assert name in card.inner_text()
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    position = visit.frames_of("table")[-1]["position"]
    known = {one["action"] for one in [*position["legal"], *position["barred"]]}
    asked = {one.content["action"] for one in visit.frames if one.sent and "action" in one.content}
    assert asked <= known, "the page speaks of actions that the server has not told it of"

    page.keyboard.press("l")  # the log, at its newest line
    log = page.locator("dialog[open]").get_by_role("region", name=say(language, "table-log"))
    expect(log).to_be_visible()
    assert log.evaluate("(box) => box.scrollHeight > box.clientHeight"), "nothing to scroll"
    until(page, AT_ITS_END)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    hint = say(language, "table-help-hold" if size == PHONE else "table-help-point")
    expect(page.get_by_text(hint)).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=("phone", "sideways"))
def test_against_bots_alone_one_is_offered_what_makes_sense(page_of: PageOf, host: Host, size: Size) -> None:
    anna = Player(host.url, "Anna")
    table = anna.bring(SCENES["tsubasa-hand-5"], "me", "amateur")
    page = page_of("pl", size, cookie=anna.cookie, reduced_motion=True).go(f"/t/{table}")
    settled(page)
    entries = page.locator("dialog[open] .entries")
    chat = entries.get_by_role("button", name=re.compile(f"^{say('pl', 'table-chat')}"))

    def open_menu() -> None:
        page.get_by_role("button", name=say("pl", "table-menu"), exact=True).locator("visible=true").tap()
        expect(entries.get_by_role("button", name=say("pl", "table-resign"))).to_be_visible()
        settled(page)  # what is pressed by force is pressed where it is, and a sheet comes from below

    open_menu()
    expect(chat).to_have_count(0)
    expect(entries.get_by_role("button", name=say("pl", "table-pause"))).to_have_count(0)
    entries.get_by_role("button", name=re.compile(f"^{say('pl', 'table-undo')}")).tap(force=True)
    expect(page.locator("[data-notice]")).to_be_visible()
    assert page.evaluate(UNDER_NOTICES) == []
    if size == PHONE:
        page_of("en", url=host.url).go(f"/t/{table}")  # somebody watches: there is whom to talk to
        open_menu()
        expect(chat).to_be_visible()


def test_the_icons_begin_with_the_game_that_one_came_from(page_of: PageOf, host: Host) -> None:
    anna = Player(host.url, "Anna")
    table = anna.open("machikoro", "me", "amateur")
    visit = page_of("de", PHONE, cookie=anna.cookie, reduced_motion=True)
    names = [say("de", "game-name", game) for game in ("machikoro", "tsubasa")]
    for path, order in ((f"/t/{table}", names), ("/rules/machikoro", names), ("/rules/tsubasa", names[::-1])):
        page = visit.go(path)
        if path.startswith("/t/"):
            expect(page.locator("[data-game]:not([data-playing])")).to_be_visible()
            page.keyboard.press("?")
        page.locator("a[href^='/icons']").first.click()
        expect(page.locator("h2.heading")).to_have_text(order)
        settled(page)
        page.reload()
        expect(page.locator("h2.heading")).to_have_text(order)
        settled(page)
    no_overflow(page)


@pytest.mark.parametrize("game", ["tsubasa", "machikoro"])
def test_a_replay_tells_what_happened_once(page_of: PageOf, host: Host, game: str) -> None:
    anna = Player(host.url, "Anna")
    table = anna.bring(SCENES[f"{game}-late"], "me", *["amateur"] * (SCENES[f"{game}-late"].players - 1))
    anna.play(table)
    page = page_of("en", cookie=anna.cookie, reduced_motion=True).go(f"/t/{table}/replay")
    settled(page)
    expect(page.get_by_role("list", name=say("en", "table-log"))).to_have_count(1)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=("desktop", "phone"))
def test_both_names_are_seen_in_every_language(page_of: PageOf, moments: Moments, size: Size) -> None:
    for language in LANGUAGES:
        visit = page_of(language, size, cookie=moments.anna.cookie, reduced_motion=True)
        page = visit.go(moments.path("tsubasa-attack"))
        settled(page)
        for team in ("nankatsu", "toho"):
            name = say(language, f"team-{team}", "tsubasa").upper()
            plate = page.locator(f"[data-at=score] .plate.{team} .name")
            shown = plate.evaluate(SHOWN)
            assert shown["whole"], f"{language}, {team}: {shown}"
            assert shown["text"] in (name, name[:3])
        if size == DESKTOP:
            line = page.locator("header [data-seen] .small")  # says against whom
            box, lamp = line.bounding_box(), page.locator("[data-lamp]").first.bounding_box()
            assert box
            assert lamp
            assert box["x"] + box["width"] <= lamp["x"] + 1, f"{language}: the rival's name is behind a floodlight"
            no_overflow(page)


@pytest.mark.parametrize(
    ("scene", "seats", "action", "word"),
    [
        ("tsubasa-booking", ("me", "open"), "use 1", "yellow card"),
        ("tsubasa-reroll-rival", ("me", "open"), "reroll own", "reroll"),
        ("tsubasa-injuring", ("me", "open"), "use 1", "Injury! You discard a random card"),
        ("tsubasa-tiring", ("me", "open"), "use 1", "Heavy legs: you take a fatigue card"),
        ("tsubasa-stopping", ("me", "open"), "special ken-parries-the-twin-shot", "stopped!"),
        ("tsubasa-taking-special", ("me", "open"), "draft special-shot-of-nankatsu", "Special Shot"),
        ("machikoro-take", ("me", "random", "open"), "take 0", "5 coins"),
    ],
)
def test_what_hurts_is_called_out(
    page_of: PageOf, host: Host, scene: str, seats: tuple[str, ...], action: str, word: str
) -> None:
    anna, ben = Player(host.url, "Anna"), Player(host.url, "Ben")
    table = anna.bring(SCENES[scene], *seats)
    ben.join(table)
    page = page_of("en", PHONE, cookie=anna.cookie, reduced_motion=True).go(f"/t/{table}")
    expect(page.locator("[data-game]")).to_be_visible()
    settled(page)
    ben.decide(table, action)
    expect(page.get_by_role("status").locator("[data-callout]").filter(has_text=word)).to_have_count(1)


def happened(line: Line, name: str) -> bool:
    """Whether an event has been told."""
    steps = [frame["step"] for frame in line.frames if frame["type"] == "step"]
    return any(event["name"] == name for step in steps for event in step["events"])


def test_a_swap_is_called_out(page_of: PageOf, host: Host) -> None:
    anna, ben = Player(host.url, "Anna"), Player(host.url, "Ben")
    table = anna.bring(SCENES["machikoro-swap"], "me", "random", "open")
    ben.join(table)
    page = page_of("en", PHONE, cookie=anna.cookie, reduced_motion=True).go(f"/t/{table}")
    expect(page.locator("[data-game]")).to_be_visible()
    settled(page)
    ben.decide(table, "swap 0 ticket-booth")
    ben.play(table, lambda line: happened(line, "swapped"))
    expect(page.get_by_role("status").locator("[data-callout]").filter(has_text="Ticket")).to_have_count(1)


def test_paying_a_rival_is_called_out(page_of: PageOf, host: Host) -> None:
    claims = with_fields(
        games.load("machikoro").card_file(), "setup", cards='["ticket-booth", "fan-shop"]'
    )  # everybody begins with a red card that claims at every roll of a die
    anna = Player(host.url, "Anna")
    table = anna.open(
        "machikoro",
        "me",
        *("amateur",) * 3,
        cards=with_fields(claims, "projects.fan-shop", dice="[1, 2, 3, 4, 5, 6]"),
    )
    page = page_of("en", PHONE, cookie=anna.cookie, reduced_motion=True).go(f"/t/{table}")
    expect(page.locator("[data-game]")).to_be_visible()
    settled(page)
    anna.decide(table, "roll 1")
    expect(page.get_by_role("status").locator("[data-callout]").filter(has_text="You pay").first).to_be_visible()


@pytest.mark.parametrize(
    ("language", "size"), [("en", (360, 740)), ("pl", (360, 740)), ("de", PHONE), ("es", PHONE), ("pl", SIDEWAYS)]
)
def test_what_just_happened_is_a_tap_away(page_of: PageOf, moments: Moments, language: str, size: Size) -> None:
    visit = page_of(language, size, cookie=moments.anna.cookie, reduced_motion=True)
    told = say(language, "table-what-happened")
    for scene in ("machikoro-four", "tsubasa-attack"):
        page = visit.go(moments.path(scene))
        button = page.get_by_role("button", name=told, exact=True).locator("visible=true")
        expect(button).to_be_in_viewport(ratio=1)
        settled(page)
        no_overflow(page)
        assert button.evaluate(APART), scene
        button.tap()
        expect(page.get_by_role("dialog", name=told)).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_to_programs_is_not_said_to_people(page_of: PageOf, host: Host, language: str) -> None:
    """The server is made to refuse an action as one that it does not know."""
    anna = Player(host.url, "Anna")
    visit = page_of(language, DESKTOP, cookie=anna.cookie, reduced_motion=True)

    def meddle(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def send(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame["type"] == "decide":
                frame["action"] = "dance"
            server.send(json.dumps(frame))

        route.on_message(send)

    visit.page.route_web_socket(re.compile("/socket"), meddle)
    page = visit.go(f"/t/{anna.bring(SCENES['machikoro-roll'], 'me', 'amateur', 'amateur')}")
    page.evaluate(NOTE, say(language, "shell-not-done"))  # it goes by itself
    expect(page.locator("[data-action='roll 1'], [data-do='roll 1']").first).to_be_visible()
    page.keyboard.press("r")
    until(page, "window.shown")
    expect(page.get_by_text("dance")).to_have_count(0)

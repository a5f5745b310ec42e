"""The table of Captain Tsubasa: what counts can be read, what can be chosen is marked, what hurts is called out."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from host import Host
from web.browsing import DESKTOP, PHONE, SIDEWAYS, Size, settled, until
from web.conftest import PageOf
from web.driving import Player
from web.hands import Hands
from web.looks import axe, no_missing_text, no_overflow
from web.scenes import SCENES
from web.tongues import say

SMALLER = ((360, 740), (412, 784), PHONE, SIDEWAYS, (820, 1180))
PLANNED_THERE = (PHONE, SIDEWAYS, (820, 1180))  # where there is room to plan a card's abilities before it is played
COVERED = """(attacker) => {
  const wrong = []
  let seen = 0
  const places = [['[data-at=hand]', 0], ['[data-area="0"]', 0], ['[data-area="1"]', 1]]
  for (const [place, seat] of places)
    for (const card of document.querySelectorAll(`${place} [data-card]`))
      for (const kind of seat === attacker ? ['shot', 'pass'] : ['defence']) {
        const value = card.querySelector(`[data-value=${kind}]`)
        if (!value) continue
        const { x: left, y: top, width, height } = value.viewBox.baseVal
        const spots = [[0.5, 0.5], ...[0.25, 0.75].flatMap((x) => [[x, 0.25], [x, 0.75]])]
        const hides = ([across, down]) => {
          const at = new DOMPoint(left + across * width, top + down * height).matrixTransform(value.getScreenCTM())
          return !card.contains(document.elementFromPoint(at.x, at.y))
        }
        if (spots.some(hides)) wrong.push(`${kind} of ${card.dataset.card} in ${place}`)
        seen += 1
      }
  return { wrong, seen }
}"""
MARKED = """(place) => [...document.querySelectorAll(`${place} [data-action]`)].map((one) =>
  getComputedStyle(one).boxShadow.includes('228, 247, 75'))"""
DIMMED = """(place) => [...document.querySelectorAll(`${place} [data-card] .frame`)].map((one) =>
  getComputedStyle(one).filter !== 'none')"""
IN_FRONT = """[...document.querySelector('PLACE').children].every((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect()
  const covers = document.querySelectorAll('header button, header a')
  return [...covers].every((other) => {
    const box = other.getBoundingClientRect()
    return box.left >= right || box.right <= left || box.top >= bottom || box.bottom <= top
  })
})"""
WATCH_TURN = """(heading) => {
  const look = () => {
    const panel = document.querySelector('[data-at=action]')
    const told = document.querySelector('[data-playing]') !== null
    window.early ||= told && panel?.getAttribute('aria-label') === heading
  }
  window.early = false
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
}"""


def nothing_covered(page: Page, attacker: int, count: int) -> None:
    """Cards find their places anew after the screen has changed; once they have, every value that counts is seen."""
    settled(page)
    for _ in range(100):
        found = page.evaluate(COVERED, attacker)
        if found["seen"] >= count and not found["wrong"]:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{page.viewport_size}, {count} to be seen: {found}")


def values_that_count(view: dict[str, Any]) -> int:
    """How many values lie open: shot and pass of an attacker's cards, the defence of the others'; fatigue has none."""
    places = ((view["hand"], 0), (view["area"][0], 0), (view["area"][1], 1))
    counted = (2 if seat == view["attacker"] else 1 for cards, seat in places for card in cards if card != "fatigue")
    return sum(counted)


def plannable(anna: Player, view: dict[str, Any]) -> str:
    """A card in hand with an ability that is used when it is played, not at the dice."""
    deck = {card["id"]: card for card in anna.get("/api/games/tsubasa/catalogue")["cards"]}
    at_dice = {"reroll", "save"}
    return next(name for name in view["hand"] if {one["icon"] for one in deck[name]["abilities"]} - at_dice)


@pytest.mark.parametrize(
    "scene", [*(f"{role}-{count}" for role in ("attacks", "defends") for count in range(5, 9)), "full"]
)
def test_no_card_covers_a_value_that_counts(page_of: PageOf, host: Host, scene: str) -> None:
    anna = Player(host.url, "Anna")
    visit = page_of("de", PHONE, cookie=anna.cookie, reduced_motion=True)  # German asks in the most words
    page = visit.go(f"/t/{anna.bring(SCENES[f'tsubasa-{scene}'], 'me', 'amateur')}")
    expect(page.locator("[data-area='0'] [data-card], [data-at=hand] [data-card]").first).to_be_visible()
    view = visit.frames_of("table")[-1]["position"]["view"]
    attacker, count = view["attacker"], values_that_count(view)
    action = f"play {plannable(anna, view)}" if view["hand"] else "sign taichi-nakanishi"
    chosen = count if view["hand"] else count - 2  # whoever is signed is shown in the place of the goalkeeper
    hands = Hands(page)
    for width, height in SMALLER:
        page.set_viewport_size({"width": width, "height": height})
        nothing_covered(page, attacker, count)
        no_overflow(page)
        if view["hand"]:
            spot = hands.spot(f"[data-at=hand] [data-action='{action}']")
            hands.tap(spot["x"], spot["y"])
        else:
            page.keyboard.press("1")
        expect(page.locator(f"[data-do='{action}']")).to_be_visible()
        planned = view["hand"] and (width, height) in PLANNED_THERE
        expect(page.locator("[data-way$=skip]")).to_have_count(1 if planned else 0)
        nothing_covered(page, attacker, chosen)  # a card that is chosen is lifted, and what is asked takes more room
        page.keyboard.press("Escape")


def hope_of(language: str, kind: str, team: str = "toho") -> str:
    """What a team's chance is called where the other coach reads it."""
    team = say(language, f"team-{team}", "tsubasa")
    return say(language, "tsubasa-chance-of", team=team, chance=say(language, f"tsubasa-odds-{kind}"))


def test_the_odds_tell_what_may_still_come(page_of: PageOf, host: Host) -> None:
    anna = Player(host.url, "Anna")
    visit = page_of("en", DESKTOP, cookie=anna.cookie)
    page = visit.go(f"/t/{anna.bring(SCENES['tsubasa-attack'], 'me', 'amateur')}")
    team = say("en", "team-toho", "tsubasa")
    expected = page.locator("[data-expected]")
    expect(expected).to_have_count(2)
    outlook = visit.frames_of("foreseen")[-1]["outlook"]
    chances = outlook["actions"]["stop"]["expected"]
    for kind in ("shot", "pass"):
        expect(page.locator(f"[data-expected={kind}]")).to_contain_text(f"{chances[kind] * 100:.0f}")
    expect(
        page.get_by_text(say("en", "tsubasa-to-come", team=team, count=outlook["now"]["to_come"][1]))
    ).to_be_visible()
    expect(page.get_by_text(say("en", "tsubasa-if-ended"))).to_be_visible()
    expect(page.get_by_text(say("en", "tsubasa-if-you-stop", rival=team))).to_be_visible()
    for kind in ("shot", "pass"):  # the rival attacks, and is named with the chances
        expect(page.locator("[data-at=odds]").get_by_text(hope_of("en", kind))).to_be_visible()
    page.keyboard.press("1")
    expect(expected).to_have_count(0)  # they are about stopping now
    page.keyboard.press("i")  # the card that has the focus, large
    expect(page.locator("[data-zoom]")).to_be_visible()
    page.keyboard.press("Escape")
    for width, height in ((1280, 720), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        expect(page.locator("[data-at=log] li").first).to_be_visible()
        box = page.locator("[data-at=hand] [data-card]").last.bounding_box()
        assert box
        assert box["y"] + box["height"] < height + 8
        assert (box["width"] > 200) == (width == 1920)  # where there is room the cards are larger
        no_overflow(page)
    visit.go(f"/t/{anna.bring(SCENES['tsubasa-draft'], 'me', 'amateur')}")
    expect(page.locator("[data-action^='draft ']").first).to_be_visible()
    settled(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("i")
    expect(page.locator("[data-zoom]")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=("desktop", "phone"))
@pytest.mark.parametrize(
    ("scene", "place", "verb"),
    [
        ("send-back", "[data-area='1']", "send-back"),
        ("remove", "[data-at=hand]", "remove"),
        ("remove-hand", "[data-at=hand]", "remove"),
        ("discard", "[data-at=hand]", "discard"),
        ("play-discard", "[data-at=hand]", "play"),
    ],
)
def test_what_can_be_chosen_is_marked_where_it_lies(
    page_of: PageOf, host: Host, size: Size, scene: str, place: str, verb: str
) -> None:
    anna = Player(host.url, "Anna")
    visit = page_of("en", size, cookie=anna.cookie)
    page = visit.go(f"/t/{anna.bring(SCENES[f'tsubasa-{scene}'], 'me', 'amateur')}")
    target = f"{place} [data-action^='{verb} ']"
    expect(page.locator(target).first).to_be_visible()
    settled(page)
    assert set(page.evaluate(MARKED, place)) == {True}
    assert set(page.evaluate(DIMMED, "[data-area='0']")) == {True}
    axe(page)
    hands = Hands(page)
    spot = hands.spot(target)
    hands.tap(spot["x"], spot["y"])
    chosen = page.locator(f"[data-do^='{verb} ']")
    action = chosen.get_attribute("data-do")
    hands.push(chosen)
    until(page, f"document.querySelector(\"{place} [data-action='{action}']\") === null")


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=("phone", "sideways"))
def test_small_screens_tell_what_may_still_come(page_of: PageOf, host: Host, size: Size) -> None:
    anna = Player(host.url, "Anna")
    visit = page_of("en", size, cookie=anna.cookie, reduced_motion=True)
    page = visit.go(f"/t/{anna.bring(SCENES['tsubasa-attack'], 'me', 'amateur')}")
    coming = page.locator("[data-to-come]").locator("visible=true")
    expect(coming).to_have_count(1)
    outlook = visit.frames_of("foreseen")[-1]["outlook"]
    expect(coming).to_have_attribute("data-to-come", str(outlook["now"]["to_come"][1]))
    expect(coming).to_be_in_viewport(ratio=1)
    chances = outlook["actions"]["stop"]["expected"]
    for kind in ("shot", "pass"):
        expected = coming.locator(f"[data-expected={kind}]")
        expect(expected).to_contain_text(f"{chances[kind] * 100:.0f}")
        expect(expected).to_be_in_viewport(ratio=1)
    no_overflow(page)


def test_what_hurts_is_called_out_and_lies_on_top(page_of: PageOf, host: Host) -> None:
    anna, ben = Player(host.url, "Anna"), Player(host.url, "Ben")
    table = anna.bring(SCENES["tsubasa-sent-back"], "me", "open")
    ben.join(table)
    here = [page_of("en", size, cookie=anna.cookie).go(f"/t/{table}") for size in (DESKTOP, PHONE)]
    for page in here:
        expect(page.locator("[data-area='0'] [data-card]")).to_have_count(2)
    ben.decide(table, "send-back yuzo-morisaki")
    for page in here:
        callout = page.get_by_role("status").locator("[data-callout]")
        expect(callout).to_contain_text("Yuzo Morisaki")
        no_missing_text(page)
        callout.get_by_role("button").click()
        expect(callout).to_have_count(0)
        page.get_by_role("button", name=say("en", "table-what-happened")).click()
        expect(page.get_by_role("dialog", name=say("en", "table-what-happened"))).to_be_visible()
    expect(here[0].locator("[data-place=discard-0]")).to_have_attribute("data-top", "yuzo-morisaki")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=("desktop", "phone"))
def test_it_is_ones_turn_once_the_rivals_move_is_told(page_of: PageOf, host: Host, size: Size) -> None:
    anna = Player(host.url, "Anna")
    visit = page_of("en", size, cookie=anna.cookie)
    page = visit.go(f"/t/{anna.bring(SCENES['tsubasa-hand-6'], 'me', 'amateur')}")
    yours = page.get_by_role("region", name=say("en", "tsubasa-your-turn"))
    expect(yours).to_be_visible()
    page.evaluate(WATCH_TURN, say("en", "tsubasa-your-turn"))
    page.keyboard.press("n")
    expect(page.locator("[data-action='shot']")).to_be_visible()
    assert not page.evaluate("window.early")


def test_a_phone_says_who_attacks_and_does_what_was_planned(page_of: PageOf, host: Host) -> None:
    anna = Player(host.url, "Anna")
    visit = page_of("en", PHONE, cookie=anna.cookie)
    page = visit.go(f"/t/{anna.bring(SCENES['tsubasa-attack'], 'me', 'amateur')}")
    team = say("en", "team-toho", "tsubasa")
    expect(page.get_by_text(say("en", "tsubasa-team-attacks", team=team))).to_be_visible()
    expect(page.locator("[data-at=odds]").get_by_text(hope_of("en", "shot"))).to_be_visible()
    you = page.locator("[data-at=score]").get_by_text(say("en", "tsubasa-you"), exact=True)
    expect(you).to_be_visible()
    until(page, IN_FRONT.replace("PLACE", "[data-at=score] .teams"))
    page.locator("[data-action='play pursuing-the-title']").tap()
    page.locator("[data-way='1 skip']").tap()
    page.locator("[data-do='play pursuing-the-title']").tap()
    expect(page.locator("[data-area='0'] [data-card=pursuing-the-title]")).to_be_visible()
    expect(page.locator("[data-action^='use ']")).to_have_count(0)
    until(page, "document.querySelector('[data-playing]') === null")
    told = [frame.content["action"] for frame in visit.frames if frame.sent and frame.content["type"] == "decide"]
    assert told[:2] == ["play pursuing-the-title", "end"]


def test_an_ability_that_was_chosen_is_not_asked_about_again(page_of: PageOf, host: Host) -> None:
    anna = Player(host.url, "Anna")
    for size in (DESKTOP, PHONE):
        visit = page_of("en", size, cookie=anna.cookie, reduced_motion=True)
        page = visit.go(f"/t/{anna.bring(SCENES['tsubasa-hand-5'], 'me', 'amateur')}")
        hands = Hands(page)
        hands.push(page.locator("[data-action='play hajime-taki']"))
        use = page.locator("[data-way='1 use']")
        expect(use).to_have_attribute("aria-pressed", "false")  # it needs a card to play: nobody has said so yet
        hands.push(use)
        hands.push(page.locator("[data-do='play hajime-taki']"))
        expect(page.get_by_text(say("en", "tsubasa-do-play-from-hand"))).to_be_visible()
        told = [frame.content["action"] for frame in visit.frames if frame.sent and frame.content["type"] == "decide"]
        assert told == ["play hajime-taki", "use 1"]


def test_after_a_skipped_ability_only_the_bench_is_asked_about(page_of: PageOf, host: Host) -> None:
    anna = Player(host.url, "Anna")
    scene = SCENES["tsubasa-bench-first"]
    page = page_of("en", PHONE, cookie=anna.cookie, reduced_motion=True).go(f"/t/{anna.bring(scene, 'me', 'amateur')}")
    page.locator("[data-action='play shingo-takasugi']").tap()
    page.locator("[data-way='1 skip']").tap()
    page.locator("[data-do='play shingo-takasugi']").tap()
    expect(page.get_by_text(say("en", "tsubasa-do-bench"))).to_be_visible()
    expect(page.get_by_role("button", name=say("en", "tsubasa-end-turn"))).to_be_visible()
    expect(page.get_by_text(say("en", "tsubasa-no-more-abilities"))).to_have_count(0)


def test_a_signed_goalkeeper_is_shown_in_the_place_of_the_other(page_of: PageOf, host: Host) -> None:
    anna = Player(host.url, "Anna")
    page = page_of("en", DESKTOP, cookie=anna.cookie).go(f"/t/{anna.bring(SCENES['tsubasa-keeper'], 'me', 'amateur')}")
    cards = page.locator("[data-area='0'] li")
    expect(cards).to_have_count(1)
    page.locator("[data-action='sign taichi-nakanishi']").click()
    expect(cards.get_by_text(say("en", "tsubasa-replaces"))).to_be_visible()
    expect(cards).to_have_count(1)


def test_a_contest_says_whose_chances_it_shows_and_who_wins_a_tie(page_of: PageOf, host: Host) -> None:
    anna = Player(host.url, "Anna")
    for language, size in (("de", PHONE), ("es", SIDEWAYS)):
        visit = page_of(language, size, cookie=anna.cookie)
        page = visit.go(f"/t/{anna.bring(SCENES['tsubasa-save'], 'me', 'amateur')}")
        contest = page.get_by_role("region", name=say(language, "tsubasa-contest-shot"))
        if size == PHONE:  # sideways there is room for the odds of each choice alone
            expect(contest.get_by_text(hope_of(language, "shot"))).to_be_visible()
        team = say(language, "team-toho", "tsubasa")
        promised = page.locator("[data-action='no-save']")
        expect(promised).to_contain_text(team)  # once it is foreseen
        outlook = visit.frames_of("foreseen")[-1]["outlook"]["actions"]["no-save"]
        goal = say(language, "tsubasa-promise-shot", percent=round(outlook["shot"]["goal"] * 100))
        expect(promised).to_contain_text(say(language, "tsubasa-chance-of", team=team, chance=goal))
        expect(page.get_by_text(say(language, "tsubasa-tie"), exact=True)).to_be_visible()
        no_overflow(page)
        visit.go(f"/t/{anna.bring(SCENES['tsubasa-reroll'], 'me', 'amateur')}")
        expect(page.locator("[data-action='keep']")).to_be_visible()
        expect(page.get_by_text(say(language, "tsubasa-tie"), exact=True)).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SIDEWAYS], ids=("desktop", "phone", "sideways"))
def test_the_chances_are_explained_where_they_stand(page_of: PageOf, host: Host, size: Size) -> None:
    anna = Player(host.url, "Anna")
    page = page_of("de", size, cookie=anna.cookie, reduced_motion=True).go(
        f"/t/{anna.bring(SCENES['tsubasa-attack'], 'me', 'amateur')}"
    )
    panel = page.locator("[data-at=odds]")
    expect(panel.locator("b").first).to_be_visible()
    box = panel.bounding_box()
    assert box
    Hands(page).tap(box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.7)  # anywhere on it
    told = page.get_by_role("dialog", name=say("de", "tsubasa-odds-told"))
    for key in ("tsubasa-odds-told-now", "tsubasa-odds-told-stop"):
        expect(told.get_by_text(say("de", key), exact=True)).to_be_visible()
    settled(page)
    axe(page)
    no_overflow(page)
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    button = panel.get_by_role("button")
    assert button.get_attribute("title") == say("de", "tsubasa-odds-told-now")
    button.press("Enter")
    expect(told).to_be_visible()


@pytest.mark.parametrize("first", [True, False])
def test_a_first_match_says_that_it_has_no_bench(page_of: PageOf, host: Host, first: bool) -> None:
    anna = Player(host.url, "Anna")
    table = anna.open("tsubasa", "me", "amateur", options={"first_match": first})
    page = page_of("pl", PHONE, cookie=anna.cookie, reduced_motion=True).go(f"/t/{table}")
    button = page.locator("button[data-at=bench]")
    expect(button).to_be_visible()
    settled(page)
    Hands(page).push(button)
    bench = page.get_by_role("dialog", name=say("pl", "tsubasa-bench"))
    expect(bench).to_be_visible()
    expect(bench.get_by_text(say("pl", "tsubasa-bench-none"))).to_have_count(int(first))

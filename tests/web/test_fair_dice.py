"""Commitment first, then seeds, in the page: it notes both, checks them, and says plainly what does not hold."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from rogue import rogue_host

from host import Host
from web.browsing import DESKTOP, PHONE, Visit, aside
from web.conftest import PageOf
from web.driving import Player
from web.playing import Sitter
from web.tongues import say

AT_ONCE = {"secret": "commitment", "seed": "seed", "given_seed": "given"}
TOLD = {**AT_ONCE, "quiet_secret": "secret", "quiet_die": "dice", "bot_seed": "bot"}
FAILING = {
    "secret": ("noted", "kept"),
    "quiet_secret": ("noted", "kept"),
    "seed": ("own", "kept"),
    "quiet_seed": ("own",),
    "given_seed": ("own", "kept"),
    "bot_seed": ("kept",),
    "die": ("chance",),
    "quiet_die": ("kept",),
    "told": ("told",),
}


Rigged = tuple[str, Host]


@pytest.fixture(scope="module")
def rigged(
    request: pytest.FixtureRequest, built_page: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Rigged]:
    """A way to rig the dice, and a host that does; it serves all tests of that way."""
    with rogue_host(request.param, tmp_path_factory.mktemp("rogue"), "--page", str(built_page)) as host:
        yield request.param, host


def promises(page: Page) -> list[dict[str, Any]]:
    return json.loads(page.evaluate("localStorage.getItem('golazo.promises') ?? '[]'"))


def resign(visit: Visit, table: str) -> None:
    """Give the match up, without the page."""
    player = Player.of(visit)

    async def story() -> None:
        async with player.guest() as guest, await guest.sit(table) as line:
            await line.hear("table")
            await line.ask("resign")

    aside(story())


def test_a_seed_is_sent_after_the_commitment_was_noted_and_the_dice_are_checked(page_of: PageOf, host: Host) -> None:
    lena = page_of("en", DESKTOP, reduced_motion=True)
    sitter = Sitter(lena)
    table = sitter.begin("machikoro")
    (noted,) = [one for one in promises(lena.page) if one["table"] == table]
    shown = Player(host.url).get(f"/api/tables/{table}")
    assert noted["commitment"] == shown["commitment"]
    assert shown["places"][sitter.heard.table["seats"][0]]["seed"] == noted["seed"]
    assert len(noted["seed"]) == 32
    sitter.play(until=lambda one: len(one.done) >= 2)
    resign(lena, table)
    over = lena.page.get_by_role("dialog")
    expect(over.get_by_role("link", name=say("en", "table-dice-checked"))).to_be_visible()
    expect(lena.page.get_by_role("alert").filter(has_text=say("en", "join-unfair"))).to_have_count(0)
    over.get_by_role("link", name=say("en", "table-dice-checked")).click()
    expect(lena.page.get_by_role("heading", name=say("en", "replay-fair-all-well"))).to_be_visible()
    for check in ("secret", "noted", "own", "chance"):
        expect(lena.page.locator("li.ok").filter(has_text=say("en", f"replay-fair-{check}"))).to_be_visible()


def test_a_seed_that_did_not_arrive_is_sent_when_one_comes_back(page_of: PageOf, host: Host) -> None:
    lena = page_of("de", PHONE, reduced_motion=True)
    lena.go("/")
    player = Player.of(lena)
    opened = player.post("/api/tables", game="machikoro", seats=["me", "random"])
    assert opened["status"] == "waiting"
    lena.go(f"/t/{opened['id']}")
    sitter = Sitter(lena)
    assert sitter.asked()
    (noted,) = [one for one in promises(lena.page) if one["table"] == opened["id"]]
    assert player.get(f"/api/tables/{opened['id']}")["places"][0]["seed"] == noted["seed"]


def test_who_waits_for_a_seed_is_told_so(page_of: PageOf, host: Host) -> None:
    anna = Player(host.url, "Anna")
    bob = page_of("en", DESKTOP, reduced_motion=True)
    table = anna.open("tsubasa", "me", "open")
    cleo = Player(host.url, "Cleo")
    sat = cleo.post(f"/api/tables/{table}/join")
    page = bob.go(f"/t/{table}")
    expect(page.get_by_text(say("en", "join-waiting-seeds"))).to_be_visible()
    expect(page.get_by_text(say("en", "table-seed-missing"))).to_have_count(1)
    cleo.seeded(sat)
    expect(page.locator("[data-game=tsubasa]")).to_be_visible()


def decide_once(sitter: Sitter, other: Player) -> None:
    """Have the first decision of a match taken by whoever it is up to."""
    if not sitter.heard.my_turn:
        other.play(sitter.heard.id, until=lambda line: line.seq > 0)
    sitter.play(until=lambda one: len(one.heard.steps) >= 2)


def doubted(visit: Visit, way: str) -> None:
    """What the page says at once of a host that rigs the dice, and after the end, when the match is given up."""
    table = visit.page.url.rpartition("/")[2]
    alert = visit.page.get_by_role("alert").filter(has_text=say("en", "join-unfair"))
    if way in AT_ONCE:
        expect(alert).to_contain_text(say("en", f"table-dice-{AT_ONCE[way]}"))
    resign(visit, table)
    expect(alert).to_be_visible()
    expect(visit.page.get_by_text(say("en", "table-dice-checked"))).to_have_count(0)
    page = visit.go(f"/t/{table}/fair")
    expect(page.get_by_role("heading", name=say("en", "replay-fair-not-well"))).to_be_visible()
    for check in FAILING[way]:
        expect(page.locator("li.failed").filter(has_text=say("en", f"replay-fair-{check}"))).to_be_visible()


@pytest.mark.parametrize("rigged", ["secret", "seed", "given_seed", "die", "told"], indirect=True)
def test_whoever_joins_or_plays_again_notices_a_host_that_rigs_the_dice(page_of: PageOf, rigged: Rigged) -> None:
    way, host = rigged
    lena = page_of("en", DESKTOP, reduced_motion=True, url=host.url)
    lena.forgive("409", "ERR_ABORTED")  # where another seed stands already; what was asked for on a page one leaves
    sitter = Sitter(lena)

    anna = Player(host.url, "Anna")
    lena.go(f"/t/{anna.open('tsubasa', 'me', 'open')}")
    lena.page.get_by_label(say("en", "table-your-name")).fill("Lena")
    lena.page.get_by_role("button", name=say("en", "table-sit-down")).click()
    sitter.arrived()
    decide_once(sitter, anna)
    doubted(lena, way)

    player = Player.of(lena)
    first = player.open("machikoro", "me", "random")
    player.ask(first, "resign")
    lena.go(f"/t/{first}")
    lena.page.get_by_role("button", name=say("en", "table-rematch")).click()
    sitter.wait(lambda: sitter.heard.id != first and bool(sitter.heard.position), "the rematch")
    sitter.play(until=lambda one: len(one.heard.steps) >= 2)
    doubted(lena, way)


def test_a_seed_from_another_device_is_no_offence(page_of: PageOf, host: Host) -> None:
    lena = page_of("en", DESKTOP, reduced_motion=True)
    lena.forgive("ERR_ABORTED")  # what was asked for on a page that one leaves
    lena.go("/")
    table = Player(host.url, "Anna").open("machikoro", "me", "open")
    phone = Player.of(lena)
    lena.go(f"/t/{table}")
    expect(lena.page.get_by_role("button", name=say("en", "table-sit-down"))).to_be_visible()
    sat = phone.post(f"/api/tables/{table}/join")
    expect(lena.page.get_by_text(say("en", "join-waiting-seeds"))).to_be_visible()
    phone.seeded(sat)
    sitter = Sitter(lena)
    sitter.arrived()
    resign(lena, table)
    over = lena.page.get_by_role("dialog")
    expect(over.get_by_role("link", name=say("en", "table-fair"))).to_be_visible()
    page = lena.go(f"/t/{table}/fair")
    expect(page.get_by_text(say("en", "replay-fair-own-none"))).to_be_visible()
    expect(page.get_by_role("heading", name=say("en", "replay-fair-part-well"))).to_be_visible()


@pytest.mark.parametrize("rigged", FAILING, indirect=True)
def test_a_host_that_rigs_the_dice_is_noticed(page_of: PageOf, rigged: Rigged) -> None:
    way, host = rigged
    lena = page_of("en", DESKTOP, reduced_motion=True, url=host.url)
    lena.forgive("409", "ERR_ABORTED")  # where another seed stands already; what was asked for on a page one leaves
    sitter = Sitter(lena)
    table = sitter.begin("machikoro")
    alert = lena.page.get_by_role("alert").filter(has_text=say("en", "join-unfair"))
    if way in AT_ONCE:
        expect(alert).to_contain_text(say("en", f"table-dice-{AT_ONCE[way]}"))
    sitter.play(until=lambda one: len(one.done) >= 3)
    resign(lena, table)
    expect(alert).to_be_visible()
    if way in TOLD:
        expect(alert).to_contain_text(say("en", f"table-dice-{TOLD[way]}"))
    expect(lena.page.get_by_text(say("en", "table-dice-checked"))).to_have_count(0)
    page = lena.go(f"/t/{table}/fair")
    expect(page.get_by_role("heading", name=say("en", "replay-fair-not-well"))).to_be_visible()
    for check in FAILING[way]:
        expect(page.locator("li.failed").filter(has_text=say("en", f"replay-fair-{check}"))).to_be_visible()


@pytest.mark.parametrize("way", ["no_record", "no_record_and_secret"])
def test_a_record_that_is_not_handed_out_is_told(page_of: PageOf, built_page: Path, tmp_path: Path, way: str) -> None:
    with rogue_host(way, tmp_path, "--page", str(built_page)) as host:
        lena = page_of("en", DESKTOP, reduced_motion=True, url=host.url)
        lena.forgive("404", "ERR_ABORTED")
        sitter = Sitter(lena)
        table = sitter.begin("machikoro")
        resign(lena, table)
        told = lena.page.get_by_role("alert").filter(has_text=say("en", "fair-no-record"))
        expect(told).to_be_visible()
        doubts = [say("en", "join-unfair"), say("en", "table-dice-secret")]
        for doubt in doubts:
            expect(told.filter(has_text=doubt)).to_have_count(1 if way == "no_record_and_secret" else 0)
        expect(lena.page.get_by_text(say("en", "table-dice-checked"))).to_have_count(0)
        page = lena.go(f"/t/{table}/fair")
        expect(page.get_by_role("status").filter(has_text=say("en", "fair-no-record"))).to_be_visible()

"""Records over HTTP: taken along, leafed through, gone on from, studied."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx2
import pytest
from guest import Guest
from whole_matches import both_play

from card_files import altered
from golazo import games
from golazo.match.match import Match
from golazo.match.record import Ended
from golazo.match.verify import verify
from host import Host
from matches import checked, fair_match, lines_of, random_match

TRICKS = ("../../../etc/passwd", "/etc/passwd", "..\\..\\boot.ini", "a\0b", "file:///etc/passwd", "\ud800", "%2e%2e%2f")


def test_a_record_is_given_when_the_match_is_over_and_holds(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url, "Anna") as anna:
            table = await anna.open("tsubasa", "me", "random", seed="mine")
            early = await anna.http.get(f"/api/tables/{table}/record")
            assert (early.status_code, early.json()["code"]) == (409, "not-over")
            assert (await anna.http.get(f"/api/tables/{table}/steps/0")).json()["code"] == "not-over"
            promised = (await anna.get(f"/api/tables/{table}"))["commitment"]
            async with await anna.sit(table) as line:
                await line.ask("resign")
            answer = await anna.http.get(f"/api/tables/{table}/record")
            assert answer.headers["content-type"] == "application/jsonl"
            assert f"golazo-tsubasa-{table}.jsonl" in answer.headers["content-disposition"]
            verdict = verify(answer.text, commitment=promised)
            assert verdict.holds
            assert verdict.written is not None
            assert verdict.written.ended == Ended("resigned", 0, (0.0, 1.0))
            assert verdict.written.header.seats[0].name == "Anna"

    asyncio.run(story())


def test_a_table_at_which_nothing_began_has_no_record(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            table = await guest.open("machikoro", "me", "open")
            assert (await guest.http.get(f"/api/tables/{table}/record")).json()["code"] == "not-over"
            await guest.post(f"/api/tables/{table}/leave")
            assert (await guest.http.get(f"/api/tables/{table}/record")).status_code == 404

    asyncio.run(story())


def test_every_step_can_be_seen_again_as_it_was_seen(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as bert:
            table = await anna.open("tsubasa", "me", "open")
            await bert.join(table)
            async with await anna.sit(table) as hers, await bert.sit(table) as his:
                told = await both_play([hers, his])
            record = (await anna.http.get(f"/api/tables/{table}/record")).text
            match, decisions = Match.from_record(record), Match.from_record(record).decisions
            for number in range(len(decisions) + 1):
                for seat in (0, 1) if number % 7 == 1 or number > len(decisions) - 3 else ():
                    seen = await bert.get(f"/api/tables/{table}/steps/{number}", seat=seat)
                    live = told[seat].get(number)
                    if live is not None and number < len(decisions):
                        assert seen["view"] == live["position"]["view"]
                        assert seen["step"]["events"] == live["step"]["events"]
                        assert seen["step"]["action"] == live["step"].get("action")
                        assert seen["to_act"] == live["position"]["to_act"]
                        assert seen["figures"] == live["position"]["figures"]
                        assert seen["step"]["promised"] == live["step"].get("promised")
                        assert seen["outlook"]["actions"] == {}
            everything = await anna.get(f"/api/tables/{table}/steps/5")
            assert everything["step"]["action"] == decisions[4].action
            assert everything["last"] == len(decisions)
            assert everything["view"] == match.game.notation.given(match.state_at(5))
            beyond = await anna.http.get(f"/api/tables/{table}/steps/{len(decisions) + 1}")
            assert (beyond.status_code, beyond.json()["code"]) == (404, "no-such-step")
            assert (await anna.http.get(f"/api/tables/{table}/steps/1?seat=2")).json()["code"] == "no-such-seat"

    asyncio.run(story())


@pytest.mark.parametrize("begun", [random_match(40), fair_match(40)], ids=["seeded", "fair"])
def test_a_match_goes_on_from_its_record_with_fresh_dice(host: Host, begun: Match) -> None:
    async def story() -> None:
        async with Guest(host.url, "Anna") as anna:
            record = begun.record()
            info = await anna.post("/api/records", record=record, seats=["random", "random"])
            assert info["imported"]
            async with await anna.sit(info["id"]) as line:
                while not (await line.hear("table")).get("result"):
                    pass
            played = (await anna.http.get(f"/api/tables/{info['id']}/record")).text
            verdict = verify(played, commitment=info["commitment"])
            assert verdict.holds
            assert verdict.written is not None
            assert verdict.written.decisions[:40] == begun.decisions

    asyncio.run(story())


def test_what_was_decided_before_the_table_cannot_be_taken_back(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            info = await guest.bring(record=random_match(41).record(), seats=["me", "me"])
            async with await guest.sit(info["id"]) as line:
                answer = await line.ask("ask", what="undo")
                assert answer["type"] == "refused"

    asyncio.run(story())


def test_a_match_that_is_over_does_not_go_on(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            whole = {"record": random_match().record(), "seats": ["me", "open"]}
            refused = await guest.http.post("/api/records", json=whole)
            assert (refused.status_code, refused.json()["code"]) == (409, "over")
            three = {"record": random_match(9).record(), "seats": ["me", "open", "open"]}
            refused = await guest.http.post("/api/records", json=three)
            assert (refused.status_code, refused.json()["code"]) == (400, "other-seats")

    asyncio.run(story())


@pytest.mark.parametrize(
    ("record", "status"),
    [
        (random_match().record(), "finished"),
        (random_match(30).record(Ended("resigned", 1, (1.0, 0.0))), "finished"),
        (random_match(30).record(), "closed"),
        (fair_match(30).record(), "closed"),
        (fair_match().record(), "finished"),
    ],
    ids=["over", "resigned", "broken off", "broken off, with a secret", "fair"],
)
def test_a_record_can_be_studied_and_stays_what_it_was(host: Host, record: str, status: str) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest, Guest(host.url) as other:
            info = await guest.post("/api/records", record=record, study=True)
            assert info["status"] == status
            assert not any(place["open"] for place in info["places"])
            last = record.count('"action"')
            seen = await other.get(f"/api/tables/{info['id']}/steps/{last}")
            assert seen["last"] == last
            assert (await other.http.get(f"/api/tables/{info['id']}/steps/{last + 1}")).status_code == 404
            assert (await other.http.get(f"/api/tables/{info['id']}/record")).text == record
            async with await guest.sit(info["id"], since=0) as line:
                frame = await line.hear("table")
                assert len(frame["steps"]) == last + 1
                assert frame["result"]
                assert (await line.ask("resign"))["code"] == "over"
            assert (await other.http.post(f"/api/tables/{info['id']}/join", json={})).json()["code"] == "table-full"
            found = await guest.get("/api/archive", mine=True)
            assert info["id"] in [table["id"] for table in found["tables"]]

    asyncio.run(story())


def test_records_that_do_not_hold_are_refused_with_the_line(host: Host) -> None:
    good = random_match(12).record().splitlines()
    other_rules = lines_of(random_match(3))
    other_rules[0]["rules"] = 99
    forged = lines_of(random_match(12))
    forged[6]["action"] = "build nothing-of-the-kind"
    bad = {
        "record-wrong-check": "\n".join([*good[:5], good[5].replace('"seat": ', '"seat": 1'), *good[6:]]),
        "record-not-json": "\n".join([*good[:5], "{", *good[6:]]),
        "record-no-header": "{}",
        "record-other-rules": checked(other_rules),
        "record-refused": checked(forged),
        "record-too-long": "\n".join([good[0], *["{}"] * 6_000]),
        "unknown-game": checked([{**lines_of(random_match(3))[0], "game": "chess"}]),
    }

    async def story() -> None:
        async with Guest(host.url) as guest:
            for code, record in bad.items():
                answer = await guest.http.post("/api/records", json={"record": record, "study": True})
                assert answer.json()["code"] == code
                assert answer.status_code == (413 if code == "record-too-long" else 400)
                if code in ("record-wrong-check", "record-not-json"):
                    assert answer.json()["text"]["args"]["line"] == 6

    asyncio.run(story())


def test_a_match_with_own_cards_takes_them_along(host: Host) -> None:
    own = altered(games.load("machikoro").card_file(), "projects.beer-garden", "cost", "9")
    match = Match(games.load("machikoro"), 2, seed=4, catalogue=games.load("machikoro").parse_cards(own, "own"))
    for _ in range(20):
        match.decide(match.legal_actions[0])

    async def story() -> None:
        async with Guest(host.url) as guest:
            wish = {"record": match.record(), "seats": ["random", "random"]}
            missing = await guest.http.post("/api/records", json=wish)
            assert (missing.status_code, missing.json()["code"]) == (400, "other-cards")
            info = await guest.post("/api/records", **wish, cards=own)
            assert info["own_cards"]
            assert (await guest.http.get(f"/api/tables/{info['id']}/cards")).text == own
            again = await guest.post("/api/records", **wish)
            assert again["cards"] == info["cards"]
            wrong = own.replace("cost = 9", "cost = -1").replace("cost = 22", "cost = -1")
            broken = await guest.http.post("/api/records", json={**wish, "cards": wrong})
            assert (broken.status_code, broken.json()["code"]) == (400, "catalogue")
            assert broken.json()["detail"].endswith("(1 more problem)"), "a page has no commands to type"

    asyncio.run(story())


def test_the_shipped_cards_can_be_had_too(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            table = await guest.open("machikoro", "me", "open")
            answer = await guest.http.get(f"/api/tables/{table}/cards")
            assert answer.text == games.load("machikoro").card_file()
            assert answer.headers["content-type"] == "application/toml"

    asyncio.run(story())


def test_nothing_of_a_record_is_ever_taken_for_a_path(host: Host) -> None:
    plain = lines_of(random_match(3))

    def with_header(**fields: Any) -> str:
        return checked([{**plain[0], **fields}, *plain[1:]])

    async def story() -> None:
        async with Guest(host.url) as guest:
            for trick in TRICKS:
                named = with_header(seats=[{"name": trick, "bot": ""}] * 2)
                answer = await brought(guest, wished(record=named))
                assert answer.status_code == 201
                assert answer.json()["places"][0]["name"] == "".join(c for c in trick if c.isprintable())[:24]
                tricked = [
                    wished(record=with_header(game=trick)),
                    wished(record=with_header(cards=trick)),
                    wished(record=with_header(options={trick: True})),
                    wished(record=with_header(seats=[{"name": "", "bot": trick}] * 2)),
                    wished(record=checked([plain[0], {**plain[1], "action": trick}])),
                    wished(record=trick),
                    wished(record=checked(plain), cards=trick),
                    wished(record=checked(plain), seats=[trick, "open"], study=False),
                ]
                for body in tricked:
                    answer = await brought(guest, body)
                    assert answer.status_code in (400, 422), (body, answer.text)
                    assert "root:" not in answer.text

    asyncio.run(story())


def test_nesting_without_end_is_refused(host: Host) -> None:
    deep = "[" * 50_000

    async def story() -> None:
        async with Guest(host.url) as guest:
            for body in (
                wished(record=deep),
                wished(record=f'{{"golazo": 1, "seats": {deep}'),
                wished(record=random_match(2).record(), cards=f"a = {deep}"),
                wished(record=random_match(2).record(), cards="[" + "a." * 45_000 + "a]"),
                f'{{"record": {deep}',
                '{"record": ' * 20_000,
            ):
                answer = await brought(guest, body)
                assert answer.status_code in (400, 422), answer.text[:200]

    asyncio.run(story())


async def brought(guest: Guest, body: str) -> httpx2.Response:
    """The answer to a body as it is."""
    return await guest.http.post("/api/records", content=body, headers={"Content-Type": "application/json"})


def wished(**fields: Any) -> str:
    """A body, also with what is no character."""
    return json.dumps({"study": True, **fields})

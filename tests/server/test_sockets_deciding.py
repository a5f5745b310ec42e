"""Decisions over a socket: acknowledged once they are kept, counted once, refused with a reason."""

from __future__ import annotations

import pytest
from guest import Guest
from party import party, play_out

from host import Host

BAD_REQUESTS = ("", "x" * 65, "two words", "nul\0", "\N{GREEK SMALL LETTER ALPHA}", 7, None, ["a"])


def test_what_is_acknowledged_is_in_the_log(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            answer = await us.lines[0].decide("roll 1", id="mine")
            assert answer == {"type": "ack", "id": "mine", "seq": 1}
            assert us.log("seq, kind, seat, what, request") == [(1, "play", 0, "roll 1", f"{us.guests[0].player}:mine")]

    play_out(story())


def test_everybody_is_told_what_they_may_know(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            await us.play("roll 1")
            mine, theirs = (
                line.frames[-1] if line.frames[-1]["type"] == "step" else line.frames[-2] for line in us.lines
            )
            assert (mine["step"]["action"], theirs["step"]["action"]) == ("roll 1", None)
            assert mine["step"]["events"] == theirs["step"]["events"]
            assert mine["position"]["legal"]
            assert not theirs["position"]["legal"]
            assert not theirs["position"]["barred"]

    play_out(story())


def test_the_same_request_counts_once_however_often_it_is_sent(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            anna, bob = us.lines
            for _ in range(5):
                await anna.say("decide", id="once", seq=0, action="roll 1")
            assert [(await anna.hear("ack"))["seq"] for _ in range(5)] == [1] * 5
            await us.together(1)
            await us.play("build nothing")
            async with await us.guests[0].sit(us.table) as again:
                assert (await again.ask("decide", id="once", seq=0, action="roll 1"))["seq"] == 1
            assert len(us.log()) == 2
            assert [frame["seq"] for frame in bob.frames if frame["type"] == "step"] == [1, 2]

    play_out(story())


def test_ids_are_each_players_own(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            anna, bob = us.lines
            await anna.decide("roll 1", id="one")
            await anna.decide("build nothing", id="two", seq=1)
            await us.together(2)
            assert (await bob.decide("roll 1", id="one"))["seq"] == 3

    play_out(story())


def test_a_decision_about_an_older_position_is_stale(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            anna = us.lines[0]
            await us.play("roll 1")
            late = await anna.decide("build nothing", seq=0)
            assert (late["code"], late["text"], late["seq"]) == ("stale", {"key": "server-stale"}, 1)
            assert len(us.log()) == 1
            assert (await anna.decide("build nothing"))["seq"] == 2

    play_out(story())


def test_what_changes_no_position_makes_no_decision_stale(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            anna, bob = us.lines
            await us.ask(bob, "ask", what="pause")
            await us.ask(anna, "answer", yes=False)
            assert (await anna.decide("roll 1", seq=0))["seq"] == 3
            assert (await anna.decide("build nothing", seq=10**9))["seq"] == 4

    play_out(story())


@pytest.mark.parametrize("game", ["machikoro", "tsubasa"])
def test_what_is_barred_is_refused_with_the_same_reason(host: Host, game: str) -> None:
    async def story() -> None:
        async with party(host, game) as us:
            seen = 0
            for _ in range(12):
                line = us.acting
                for barred in line.position["barred"][:3]:
                    seen += 1
                    why = await line.ask("why", action=barred["action"])
                    assert (why["rule"], why["text"]) == (barred["rule"], barred["reason"])
                    refusal = await line.decide(barred["action"])
                    assert (refusal["code"], refusal["text"]) == (barred["rule"], barred["reason"])
                for choice in line.position["legal"][:2]:
                    assert await line.ask("why", id="may-I", action=choice["action"]) == {
                        "type": "because",
                        "id": "may-I",
                    }
                before = len(us.log())
                await us.play()
                assert len(us.log()) == before + 1
            assert seen

    play_out(story())


def test_only_the_seat_to_act_decides(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us, Guest(host.url) as cleo, await cleo.sit(us.table) as line:
            assert (await us.lines[1].decide("roll 1"))["code"] == "not-your-turn"
            assert (await us.lines[1].ask("why", action="roll 1"))["code"] == "not-your-turn"
            assert (await line.decide("roll 1", seq=0))["code"] == "not-your-seat"
            assert (await line.ask("why", action="roll 1"))["code"] == "not-your-turn"
            for type_, fields in (("ask", {"what": "undo"}), ("answer", {"yes": True}), ("resign", {}), ("back", {})):
                assert (await line.ask(type_, **fields))["code"] == "not-your-seat"
            assert us.log() == []

    play_out(story())


def test_nothing_is_decided_before_the_match_begins(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna:
            table = await anna.open("machikoro", "me", "open")
            async with await anna.sit(table) as line:
                assert "position" not in await line.hear("table")
                for type_, fields in (
                    ("decide", {"seq": 0, "action": "roll 1"}),
                    ("resign", {}),
                    ("why", {"action": "a"}),
                ):
                    assert (await line.ask(type_, **fields))["code"] == "not-started"

    play_out(story())


def test_what_is_no_action_is_refused(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            assert (await us.lines[0].decide("roll the ball"))["code"] == "unknown-action"
            assert (await us.lines[0].ask("why", action="roll the ball"))["code"] == "unknown-action"
            assert (await us.lines[0].decide("ROLL  1"))["type"] == "ack"
            assert us.log("what") == [("roll 1",)]

    play_out(story())


def test_an_id_is_short_and_can_be_written_down(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            for request in BAD_REQUESTS:
                await us.lines[0].say("decide", id=request, seq=0, action="roll 1")
                refusal = await us.lines[0].hear("refused")
                assert (refusal["code"], refusal["id"]) == ("malformed", None)
            assert us.log() == []
            assert (await us.lines[0].decide("roll 1", id="x" * 64))["seq"] == 1

    play_out(story())

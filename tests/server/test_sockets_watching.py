"""Who sees what: players, spectators, one who holds several seats, and everybody after the end."""

from __future__ import annotations

import json
from typing import Any

import pytest
from guest import Guest, Line
from party import Party, history, knock, party, play_out

from golazo import games
from golazo.match.dice import FairDice
from golazo.match.match import Match
from host import Host


def plain(data: Any) -> Any:
    return json.loads(json.dumps(data))


def replayed(line: Line) -> list[Match]:
    """The match after each of its steps, played again with the secret that was revealed at its end."""
    table, steps = line.table["table"], line.table["steps"]
    seeds = [place["seed"] or "" for place in table["places"]]
    dice = FairDice(table["id"], bytes.fromhex(line.table["result"]["secret"]), seeds)
    moments = []
    for length in range(len(steps)):
        match = Match(games.load(table["game"]), len(seeds), options=table["options"], dice=dice)
        match.follow((step["seat"], step["action"], None) for step in steps[1 : length + 1])
        moments.append(match)
    return moments


async def whole(line: Line, seat: int | None) -> Line:
    """Look at a finished match from a seat, or see it all."""
    await line.say("look", seat=seat)
    await line.hear("table")
    return line


async def play_some(us: Party, decisions: int) -> None:
    for _ in range(decisions):
        choices = us.acting.position["legal"]
        await us.play(choices[len(us.log()) % len(choices)]["action"])


@pytest.mark.parametrize("game", ["machikoro", "tsubasa"])
def test_everybody_sees_and_hears_what_the_rules_let_them(host: Host, game: str) -> None:
    async def story() -> None:
        async with party(host, game) as us, Guest(host.url) as cleo, await cleo.sit(us.table, since=0) as spectator:
            await spectator.hear("table")
            us.lines.append(spectator)
            await play_some(us, 40)
            await us.ask(us.lines[0], "resign")
            moments = replayed(await whole(spectator, None))
            for seat, line in ((0, us.lines[0]), (1, us.lines[1]), (None, spectator)):
                seen = [frame for frame in line.frames if frame["type"] == "step"]
                assert len(seen) == 40
                for frame, match in zip(seen, moments[1:], strict=True):
                    assert frame["position"]["view"] == plain(match.view(seat))
                    told = [[event.name, event.fields] for event in match.heard(seat)[-1]]
                    assert [[event["name"], event["fields"]] for event in frame["step"]["events"]] == told
                    decision = match.decisions[-1]
                    assert frame["step"]["seat"] == decision.seat
                    assert frame["step"]["action"] == (decision.action if decision.seat == seat else None)

    play_out(story())


@pytest.mark.parametrize("game", ["machikoro", "tsubasa"])
def test_after_the_end_everything_can_be_seen(host: Host, game: str) -> None:
    async def story() -> None:
        async with party(host, game) as us, Guest(host.url) as cleo, await cleo.sit(us.table) as spectator:
            await play_some(us, 15)
            for seat in (0, 1):
                await spectator.say("look", seat=seat)
                assert (await spectator.hear("refused"))["code"] == "not-your-seat"
            await us.ask(us.lines[1], "resign")
            await spectator.until(lambda line: line.table.get("result"))
            match = replayed(await whole(spectator, None))[-1]
            assert spectator.position["view"] == plain(match.game.notation.given(match.state))
            assert all(step["action"] for step in spectator.table["steps"][1:])
            for line in (spectator, us.lines[0], us.lines[1]):
                for seat in (0, 1):
                    assert (await whole(line, seat)).position["view"] == plain(match.view(seat))
                    assert line.table["steps"] == spectator.table["steps"]
                await line.say("look", seat=2)
                assert (await line.hear("refused"))["code"] == "not-your-seat"

    play_out(story())


def test_the_secret_is_told_at_the_end_and_fits_the_commitment(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            commitment = us.lines[1].table["table"]["commitment"]
            await us.play()
            await us.ask(us.lines[0], "resign")
            secret = us.lines[0].table["result"]["secret"]
            assert FairDice("x", bytes.fromhex(secret), ()).commitment == commitment
            for line in us.lines:
                before = [frame for frame in line.frames if not frame.get("result")]
                assert secret not in json.dumps(before)

    play_out(story())


def test_one_player_can_hold_several_seats(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna:
            table = await anna.open("tsubasa", "me", "me")
            async with await anna.sit(table, since=0) as line:
                await line.hear("table")
                assert line.table["seats"] == [0, 1]
                assert line.position["seat"] == line.position["to_act"]
                for _ in range(20):
                    seat = line.position["to_act"]
                    if line.position["seat"] != seat:
                        assert not line.position["legal"]
                        await whole(line, seat)
                        assert line.position["view"]["seat"] == seat
                        own = [step for step in line.table["steps"] if step["action"]]
                        assert {step["seat"] for step in own} <= {seat}
                    answer = await line.decide()
                    assert answer["type"] == "ack"
                    await line.until(lambda one, seq=answer["seq"]: one.seq >= seq)
            async with await anna.sit(table, seat=1) as line:
                assert (await line.hear("table"))["position"]["seat"] == 1

    play_out(story())


def test_a_player_can_look_on_as_a_spectator_does(host: Host) -> None:
    async def story() -> None:
        async with party(host, "tsubasa") as us:
            line = us.acting
            seat = line.position["seat"]
            await whole(line, None)
            assert line.position["view"]["seat"] is None
            assert not line.position["legal"]
            assert (await whole(line, seat)).position["legal"]

    play_out(story())


def test_who_sits_down_while_connected_sees_their_seat(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as bob:
            table = await anna.open("tsubasa", "me", "open")
            async with await bob.sit(table) as line:
                assert (await line.hear("table"))["seats"] == []
                await bob.join(table)
                await line.until(lambda one: one.position)
                assert (line.table["seats"], line.position["seat"]) == ([1], 1)

    play_out(story())


def test_who_gives_a_seat_up_sees_it_no_longer(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as bob, Guest(host.url) as cleo:
            table = await anna.open("machikoro", "me", "open", "open")
            async with await anna.sit(table, seat=0) as line:
                await bob.join(table)
                await anna.post(f"/api/tables/{table}/leave")
                await cleo.join(table, seat=0)
                await anna.join(table, seat=2)
                await line.until(lambda one: one.position)
                assert (line.table["seats"], line.position["seat"]) == ([2], 2)
            async with await cleo.sit(table) as line:
                await line.hear("table")
                assert (await line.decide())["type"] == "ack"

    play_out(story())


def test_nobody_connects_for_a_seat_that_is_not_theirs(host: Host) -> None:
    async def story() -> None:
        async with party(host, "tsubasa") as us, Guest(host.url) as cleo:
            for guest, seat in ((us.guests[0], 1), (us.guests[1], 0), (us.guests[0], 2), (cleo, 0)):
                status, answer = await knock(host, f"/api/tables/{us.table}/socket?seat={seat}", Cookie=guest.cookie)
                assert (status, answer["code"]) == (403, "not-your-seat")
            assert (await knock(host, f"/api/tables/{us.table}/socket?seat=0"))[0] == 403

    play_out(story())


def test_history_from_a_seat_is_the_same_for_one_who_was_there_and_one_who_comes_later(host: Host) -> None:
    async def story() -> None:
        async with party(host, "tsubasa") as us:
            await play_some(us, 25)
            for guest, line in zip(us.guests, us.lines, strict=True):
                async with await guest.sit(us.table, since=0) as again:
                    await again.hear("table")
                    assert history(again) == history(line)
                    assert again.position == line.position

    play_out(story())


def test_who_looks_again_is_told_what_was_heard_since(host: Host) -> None:
    async def story() -> None:
        async with party(host, "tsubasa") as us:
            await play_some(us, 12)
            line = us.lines[0]
            told = (await whole(line, 0)).table
            await line.say("look", seat=0, since=7)
            since = await line.hear("table")
            assert "keep" not in told
            assert since["keep"] == 8  # the deal, and seven decisions
            assert since["steps"] == told["steps"][8:]
            assert since["position"] == told["position"]

    play_out(story())

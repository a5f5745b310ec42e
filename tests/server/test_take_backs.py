"""Taking back alone against bots: as often as one likes, past dice and the bots' answers, and never in secret."""

from __future__ import annotations

import pytest
from guest import Guest, Line
from party import Party, history, party, play_out

from golazo.match.verify import verify
from host import Host
from nodes import Nodes


async def choices(us: Party, count: int) -> list[dict[str, object]]:
    """Take so many own choices, and what is forced between them; returns the positions before each."""
    line, before = us.lines[0], []
    while len(before) < count:
        await line.until(lambda one: one.position["legal"])
        if len(line.position["legal"]) > 1:
            before.append(line.position)
        await line.decide(line.position["legal"][-1]["action"])
    return before


async def play_on(line: Line) -> None:
    """Play to the end, each time the first thing that may be done."""
    while "result" not in line.table:
        if line.position.get("legal"):
            await line.decide()
        else:
            await line.hear()
        await line.until(lambda one: "result" in one.table or one.position["to_act"] is not None)


@pytest.mark.parametrize("game", ["machikoro", "tsubasa"])
def test_three_choices_in_a_row_are_taken_back_past_dice_and_bots(fragile_host: Host, game: str) -> None:
    async def story() -> None:
        async with party(fragile_host, game, 1, "random") as us:
            line = us.lines[0]
            assert line.position["no_undo"]["key"] == "play-undo-nothing"
            before = await choices(us, 4)
            await line.until(lambda one: one.position["legal"])
            assert line.position["no_undo"] is None
            assert not line.table["table"]["take_backs"]
            for position in before[:0:-1]:
                await us.ask(line, "ask", what="undo")
                assert line.position == position
                assert line.table["table"]["take_backs"]
            assert [step["number"] for step in history(line)] == list(range(len(history(line))))
            fragile_host.kill()
            fragile_host.start()
            async with await us.guests[0].sit(us.table, since=0) as again:
                await again.hear("table")
                assert again.table["table"]["take_backs"]
                assert again.position == before[1]
                assert history(again) == history(line)
                await play_on(again)
                assert (await again.ask("ask", what="undo"))["code"] == "over"
            await told_everywhere(us)

    play_out(story())


async def told_everywhere(us: Party) -> None:
    """The record, the lists, and tables that are made from the record say it, too; and it does not count."""
    guest = us.guests[0]
    info = await guest.get(f"/api/tables/{us.table}")
    record = (await guest.http.get(f"/api/tables/{us.table}/record")).text
    verdict = verify(record, commitment=info["commitment"])
    assert verdict.holds
    assert verdict.written is not None
    assert verdict.written.header.take_backs
    studied = await guest.post("/api/records", record=record, study=True)
    assert studied["take_backs"]
    begun = "\n".join(record.split("\n")[:20])
    goes_on = await guest.bring(record=begun, seats=["me", "me"])
    assert goes_on["take_backs"]
    listed = (await guest.get("/api/archive", mine=True))["tables"]
    assert {one["id"]: (one["take_backs"], one["counts"], one["decisions"]) for one in listed} == {
        us.table: (True, False, None),  # not told without reading the log: some of its lines were taken back
        studied["id"]: (True, False, None),
    }


def test_a_match_without_take_backs_counts(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro", 2, "random") as us:
            anna, bob = us.lines
            await us.play("roll 1")
            assert anna.position["no_undo"]["key"] == "play-undo-dice"
            await us.play("build nothing")
            assert (anna.position["no_undo"], bob.position["no_undo"]["key"]) == (None, "play-undo-others")
            await us.ask(anna, "ask", what="undo")
            await us.ask(bob, "answer", yes=True)
            assert not anna.table["table"]["take_backs"]  # they have agreed
            await us.ask(anna, "ask", what="draw")
            await us.ask(bob, "answer", yes=True)
            (listed,) = (await us.guests[0].get("/api/archive", mine=True))["tables"]
            assert (listed["take_backs"], listed["counts"]) == (False, True)

    play_out(story())


async def crossed(here: Line, there: Line, number: int) -> None:
    """Decide, and take it back at once, twice with the same id: here, and on another connection of the same person."""
    await here.until(lambda one: len(one.position["legal"]) > 1)
    before = here.position
    await here.say("decide", id=f"d{number}", seq=here.seq, action=before["legal"][-1]["action"])
    decided = await here.hear("ack", "refused")
    assert decided["type"] == "ack"
    await there.until(lambda one: one.seq >= decided["seq"])  # a node that has not heard of it has nothing to take back
    await here.say("ask", id=f"u{number}", what="undo")
    again = await there.ask("ask", id=f"u{number}", what="undo")
    answer = await here.hear("ack", "refused")
    assert answer == again
    assert answer["type"] == "ack"
    await here.until(lambda one: one.seq >= answer["seq"])
    assert here.position == before
    await here.decide(before["legal"][0]["action"])
    while len(here.position["legal"]) < 2:
        if here.position["legal"]:
            await here.decide()
        else:
            await here.hear()


def test_taking_back_while_a_bot_thinks(host: Host) -> None:
    """However the request and the bot's answer cross, the own decision is gone, once, and the match goes on."""

    async def story() -> None:
        async with party(host, "tsubasa", 1, "amateur") as us, await us.guests[0].sit(us.table) as there:
            for number in range(8):
                await crossed(us.lines[0], there, number)
            assert [what for _, kind, _, what in us.log() if kind == "ask"] == ["undo"] * 8

    play_out(story())


def test_taking_back_from_another_node_than_the_bots(nodes: Nodes) -> None:
    async def story() -> None:
        async with Guest(nodes.urls[0], "Anna") as anna:
            table = await anna.open("tsubasa", "me", "amateur")
            elsewhere = Guest(nodes.urls[1])
            elsewhere.http.cookies = anna.http.cookies
            async with await anna.sit(table, since=0) as here, await elsewhere.sit(table, since=0) as there:
                await here.hear("table")
                for number in range(4):
                    await crossed(here, there, number)
                await there.until(lambda one: one.seq >= here.seq)
                assert there.table["table"]["take_backs"]
                assert history(there)[: len(history(here))] == history(here)

    play_out(story())

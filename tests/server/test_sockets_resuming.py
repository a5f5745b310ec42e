"""Coming back to a table: exactly what one does not know yet, whatever has happened meanwhile."""

from __future__ import annotations

import pytest
from guest import Guest
from party import history, kept, knock, party, play_out

from host import Host


def test_a_client_that_resumes_gets_exactly_what_it_missed(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            for _ in range(9):
                await us.play()
            anna = us.lines[0]
            whole = history(anna)
            assert [step["number"] for step in whole] == list(range(10))
            for since in range(1, 10):
                async with await us.guests[0].sit(us.table, since) as again:
                    frame = await again.hear("table")
                    assert frame["keep"] == since + 1
                    assert frame.get("steps", []) == whole[since + 1 :]
                    assert frame["position"] == anna.position
                    assert (frame["seq"], frame["seats"]) == (9, [0])

    play_out(story())


def test_history_is_sent_to_those_who_ask_for_it(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            for _ in range(3):
                await us.play()
            whole = history(us.lines[1])
            for since, keep, steps in ((None, 4, []), (0, 0, whole), (4, 0, whole), (999_999_999, 0, whole)):
                async with await us.guests[1].sit(us.table, since) as again:
                    frame = await again.hear("table")
                    assert (frame.get("keep", 0), frame.get("steps", [])) == (keep, steps)

    play_out(story())


def test_what_was_taken_back_is_not_kept(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            anna, bob = us.lines
            await us.play("roll 1")
            await us.play("build nothing")
            await us.ask(anna, "ask", what="undo")
            await us.ask(bob, "answer", yes=True)
            assert bob.table["keep"] == 2
            assert [step["number"] for step in history(bob)] == [0, 1]
            await us.play("build ticket-booth")
            assert len(us.log()) == 5
            for since, keep, missing in ((1, 2, [2]), (2, 2, [2]), (4, 2, [2]), (5, 3, [])):
                async with await us.guests[1].sit(us.table, since) as again:
                    frame = await again.hear("table")
                    assert (frame["keep"], [step["number"] for step in frame.get("steps", [])]) == (keep, missing)
            async with await us.guests[1].sit(us.table, 0) as again:
                await again.hear("table")
                assert history(again) == history(bob)
            assert history(bob)[2]["events"][0]["name"] == "built"

    play_out(story())


def test_a_reconnecting_player_sends_again_what_was_not_answered(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            anna, bob = us.lines
            await anna.say("decide", id="lost", seq=0, action="roll 1")
            anna.socket.transport.abort()  # before the answer came
            await bob.until(lambda line: line.seq == 1)
            async with await us.guests[0].sit(us.table, since=0) as again:
                assert (await again.hear("table"))["seq"] == 1
                assert await again.ask("decide", id="lost", seq=0, action="roll 1") == {
                    "type": "ack",
                    "id": "lost",
                    "seq": 1,
                }
            assert len(us.log()) == 1

    play_out(story())


@pytest.mark.parametrize("given", ["-1", "1.5", "abc", "", "9999999999", "%D9%A1", "0x1"])
def test_what_is_no_line_of_a_log_is_refused(host: Host, given: str) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna:
            table = await anna.open("machikoro", "me", "random")
            for name in ("since", "seat"):
                path = f"/api/tables/{table}/socket?{name}={given}"
                status, answer = await knock(host, path, Cookie=anna.cookie)
                assert (status, answer["code"]) == (400, "invalid")

    play_out(story())


def test_looking_into_the_database_while_it_is_served_loses_nothing(host: Host) -> None:
    async def story() -> None:
        opened = []
        async with Guest(host.url) as anna:
            for _ in range(3):
                opened.append(await anna.open("machikoro", "me", "me"))
                async with await anna.sit(opened[-1]) as line:
                    await line.hear("table")
                    await line.decide()
                found = kept(host, 'select distinct "table" from decisions')
                assert {table for (table,) in found} >= set(opened)

    play_out(story())

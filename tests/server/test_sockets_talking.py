"""Talking at a table, hearing no more of somebody, and who is there."""

from __future__ import annotations

from pathlib import Path

from guest import Guest, Line
from page import check_told
from party import knock, party, play_out
from websockets.asyncio.client import connect

from host import Host

HTML = "<script>alert('&amp;')</script> \"; drop table chat; --"


async def heard(line: Line) -> list[str]:
    """What somebody has heard so far, once they have heard all that was sent to them before now."""
    await line.say("ping")
    await line.hear("pong")
    return [frame["said"]["text"] for frame in line.frames if frame["type"] == "said"]


def test_what_is_said_is_heard_and_kept_as_it_was_typed(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us, Guest(host.url, "Cleo") as cleo:
            anna, bob = us.lines
            assert (await anna.ask("say", text=f"  {HTML}\n\x07\u202e "))["type"] == "ack"
            said = (await bob.hear("said"))["said"]
            assert (said["text"], said["name"], said["seat"], said["player"]) == (HTML, "Anna", 0, us.guests[0].player)
            async with await cleo.sit(us.table) as watching:
                assert (await watching.hear("table"))["said"] == [said]
                assert (await watching.ask("say", text="Olé!"))["type"] == "ack"
            answer = (await bob.hear("said"))["said"]
            assert (answer["number"], answer["text"], answer["seat"]) == (2, "Olé!", None)

    play_out(story())


def test_strangers_do_not_talk_unless_they_were_told_they_could(host: Host) -> None:
    async def story() -> None:
        for public, chat, allowed in (
            (True, None, False),
            (True, True, True),
            (False, None, True),
            (False, False, False),
        ):
            async with party(host, "machikoro", public=public, chat=chat) as us:
                answer = await us.lines[0].ask("say", text="Hello")
                assert answer["type"] == ("ack" if allowed else "refused")
                assert us.lines[0].table["table"]["chat"] == allowed
                if not allowed:
                    assert answer["code"] == "no-chat"
                assert await heard(us.lines[1]) == (["Hello"] if allowed else [])

    play_out(story())


def test_who_is_muted_is_not_heard_now_or_in_the_past_or_elsewhere(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro", 3) as us:
            anna, bob, cleo = us.lines
            await anna.ask("say", text="one")
            assert await heard(bob) == ["one"]
            async with await us.guests[1].sit(us.table) as tab:
                await tab.hear("table")
                await bob.ask("mute", player=us.guests[0].player)
                await anna.ask("say", text="two")
                await cleo.ask("say", text="three")
                assert await heard(bob) == ["one", "three"]
                assert await heard(tab) == ["three"]
            assert await heard(cleo) == ["one", "two", "three"]
            async with await us.guests[1].sit(us.table) as again:
                assert [said["text"] for said in (await again.hear("table"))["said"]] == ["three"]
            other = await us.guests[0].open("machikoro", "me", "open")
            await us.guests[1].join(other)
            async with await us.guests[0].sit(other) as speaking, await us.guests[1].sit(other) as listening:
                await speaking.ask("say", text="four")
                assert await heard(listening) == []
                await listening.ask("mute", player=us.guests[0].player, on=False)
                await speaking.ask("say", text="five")
                assert await heard(listening) == ["five"]
            async with await us.guests[1].sit(us.table) as again:
                assert [said["text"] for said in (await again.hear("table"))["said"]] == ["one", "two", "three"]

    play_out(story())


def test_what_says_nothing_or_too_much_is_refused(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            for text, code in ((" \n\t", "nothing-said"), ("\x00\x1b", "nothing-said"), ("\ud83d", "malformed")):
                await us.lines[0].say("say", id="a", text=text)
                assert (await us.lines[0].hear("refused"))["code"] == code
            for text in ("", "x" * 501):
                await us.lines[0].say("say", id="a", text=text)
                assert (await us.lines[0].hear("refused"))["code"] == "malformed"
            assert (await us.lines[0].ask("say", text="\N{SOCCER BALL}" * 500))["type"] == "ack"
            assert await heard(us.lines[1]) == ["\N{SOCCER BALL}" * 500]

    play_out(story())


def test_who_talks_without_end_is_told_when_to_go_on(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        async with party(host, "machikoro") as us:
            for number in range(20):
                await us.lines[0].say("say", id=f"saying-{number}", text=str(number))
            answers = [await us.lines[0].hear("ack", "refused") for _ in range(20)]
            told = [number for number, answer in enumerate(answers) if answer["type"] == "ack"]
            assert told[:10] == list(range(10))
            late = [answer for answer in answers if answer["type"] == "refused"]
            assert len(late) >= 5
            assert {answer["code"] for answer in late} == {"too-many"}
            assert 1 <= late[0]["text"]["args"]["seconds"] <= 2
            assert await heard(us.lines[1]) == [str(number) for number in told]

    with Host(tmp_path) as usual:
        play_out(story(usual))


def test_who_has_no_cookie_only_watches(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            path = f"/api/tables/{us.table}/socket"
            async with connect(f"{host.url.replace('http', 'ws', 1)}{path}") as socket:
                line = Line(socket)
                frame = await line.hear("table")
                assert (frame["player"], frame["seats"], frame["position"]["seat"]) == ("", [], None)
                assert (await line.ask("say", text="Boo"))["code"] == "only-watching"
                assert (await line.ask("mute", player=us.guests[0].player))["code"] == "only-watching"
                assert (await line.decide("roll 1"))["code"] == "not-your-seat"
                await us.play("roll 1")
                assert (await line.hear("step"))["position"]["seat"] is None
            assert (await knock(host, path, Cookie="golazo=nobody"))[0] == 401

    play_out(story())


def test_those_who_come_and_go_are_seen(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us, Guest(host.url) as cleo:
            anna = us.lines[0]

            async def seen(seats: list[int], spectators: int) -> None:
                await anna.until(
                    lambda line: line.frames[-1].get("presence") == {"seats": seats, "spectators": spectators}
                )

            async with await cleo.sit(us.table), await cleo.sit(us.table):
                await seen([0, 1], 2)
            await seen([0, 1], 0)
            async with await us.guests[1].sit(us.table):  # in a second window
                await seen([0, 1], 0)
                await us.lines[1].socket.close()
                await seen([0, 1], 0)
            await seen([0], 0)
            async with await us.guests[1].sit(us.table) as bob:
                assert (await bob.hear("table"))["presence"] == {"seats": [0, 1], "spectators": 0}
            for frame in anna.frames:
                check_told(frame)

    play_out(story())

"""A chat that is off or moderated: who talks, what is reported, hidden and muted."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from guest import Guest, Line
from house import at
from page import check_told
from party import Party, kept, party, play_out, registered
from test_admin_players import admin, beside

from golazo.server.accounts import chat_reports
from golazo.server.admin import chat
from host import UNLIMITED, Host

PASSWORD = "far post, low and hard"
COUNT = iter(range(1000))


@pytest.fixture(scope="module")
def moderated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(tmp_path_factory.mktemp("moderated"), *UNLIMITED, "--chat", "moderated") as started:
        yield started


@asynccontextmanager
async def talking(host: Host) -> AsyncIterator[tuple[Party, Line, Line]]:
    """Two at a table, of whom the first has an account; with their lines."""
    async with party(host, "machikoro") as us, registered(us, f"Talker {next(COUNT)}", PASSWORD):
        yield us, us.lines[0], us.lines[1]


def test_where_the_chat_is_off_nothing_is_said_or_shown(tmp_path: Path) -> None:
    async def talk_on(host: Host) -> str:
        async with party(host, "machikoro", chat=True) as us:
            assert (await us.lines[0].ask("say", text="Hello"))["type"] == "ack"
            return us.table

    async def silence(host: Host) -> None:
        async with Guest(host.url) as cleo, await cleo.sit(table) as line:
            frame = await line.hear("table")
            assert (frame["table"]["chat"], "said" in frame) == (False, False)
            assert (await line.ask("say", text="Hello"))["code"] == "no-chat"
            assert (await line.ask("report", number=1))["code"] == "not-moderated"
            opened = await cleo.open("machikoro", "me", "random", chat=True)
            assert not (await cleo.get(f"/api/tables/{opened}"))["chat"]

    with Host(tmp_path, *UNLIMITED) as host:
        table = asyncio.run(talk_on(host))
    with Host(tmp_path, *UNLIMITED, "--chat", "off") as host:
        play_out(silence(host))


def test_in_a_moderated_chat_only_accounts_talk(moderated: Host) -> None:
    async def story() -> None:
        async with talking(moderated) as (_, anna, bob):
            assert (await bob.ask("say", text="Hello"))["code"] == "chat-account"
            assert (await anna.ask("say", text="Hello"))["type"] == "ack"
            assert (await bob.hear("said"))["said"]["text"] == "Hello"

    play_out(story())


def test_lines_are_reported_found_and_hidden(moderated: Host, golazo: Any) -> None:
    async def story() -> None:
        async with talking(moderated) as (us, anna, bob), Guest(moderated.url) as cleo:
            for text in ("Nice", "Rude", "Fine"):
                await anna.ask("say", text=text)
            assert (await anna.ask("report", number=2))["code"] == "no-such-line"  # one's own
            assert (await bob.ask("report", number=9))["code"] == "no-such-line"
            for _ in range(2):
                assert (await bob.ask("report", number=2))["type"] == "ack"
            (line,) = await beside(moderated, "chat", "--reported", "--table", us.table)
            assert (line["number"], line["text"], line["reports"], line["hidden"]) == (2, "Rude", 1, False)
            assert line["player"] == us.guests[0].player
            assert len(await beside(moderated, "chat", "--table", us.table, "--most", "2")) == 2
            await beside(moderated, "hide", us.table, "2")
            for person in (anna, bob):
                assert (await person.hear("hidden"))["numbers"] == [2]
            async with await cleo.sit(us.table) as watching:
                frame = await watching.hear("table")
                assert [said["text"] for said in frame["said"]] == ["Nice", "Fine"]
            assert await beside(moderated, "chat", "--reported", "--table", us.table) == []
            assert [one["hidden"] for one in await beside(moderated, "chat", "--table", us.table)] == [
                False,
                True,
                False,
            ]
            assert (await bob.ask("report", number=2))["code"] == "no-such-line"
            for frame in bob.frames:
                check_told(frame)
            told = golazo("admin", "hide", us.table, "1", "77", "--db", moderated.db)
            assert (told.returncode, "no chat line 77" in told.stderr) == (2, True)
            assert len(await beside(moderated, "chat", "--table", us.table)) == 3

    play_out(story())


def test_who_comes_back_hears_what_was_hidden_meanwhile(moderated: Host) -> None:
    async def story() -> None:
        async with talking(moderated) as (us, anna, bob):
            await anna.ask("say", text="Rude")
            await bob.hear("said")
            await bob.socket.close()
            await beside(moderated, "hide", us.table, "1")
            await anna.hear("hidden")
            async with await us.guests[1].sit(us.table, since=0) as again:
                assert "said" not in await again.hear("table")
                assert (await again.hear("hidden"))["numbers"] == [1]

    play_out(story())


def test_nobody_reports_without_end(moderated: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with talking(moderated) as (us, anna, _):
            for number in range(5):
                await anna.ask("say", text=str(number))
        monkeypatch.setattr(chat_reports, "MOST_A_DAY", 3)
        monkeypatch.setattr(chat_reports, "MOST_OF_A_LINE", 2)

        async def report(registry: Any, player: str, number: int) -> None:
            await chat_reports.report(registry.database, us.table, number, player)

        async def work(registry: Any) -> None:
            for number in (1, 2, 3, 3):
                await report(registry, "bob", number)
            with pytest.raises(chat_reports.Refused, match="3 messages a day"):
                await report(registry, "bob", 4)
            for player in ("cleo", "dino", "ella"):
                await report(registry, player, 1)
            (line,) = [one for one in await chat.lines(registry.database, True, us.table, 10) if one.number == 1]
            assert line.reports == 2

        await asyncio.to_thread(at, moderated.db, work)

    play_out(story())


def test_a_socket_is_told_when_it_has_reported_enough(moderated: Host) -> None:
    async def story() -> None:
        async with talking(moderated) as (us, anna, bob):
            for number in range(chat_reports.MOST_A_DAY + 1):
                answer = await anna.ask("say", text=str(number))
                while answer["type"] == "refused":  # too much too quickly
                    answer = await anna.ask("say", text=str(number))
            codes = set()
            for number in range(1, chat_reports.MOST_A_DAY + 2):
                answer = await bob.ask("report", number=number)
                while answer.get("code") == "too-many":
                    answer = await bob.ask("report", number=number)
                codes.add(answer.get("code", "ack"))
            assert codes == {"ack", "too-many-reports"}
            rows = kept(moderated, "SELECT count(*) FROM reports WHERE player = ?", us.guests[1].player)
            assert rows == [(chat_reports.MOST_A_DAY,)]

    play_out(story())


def test_a_player_is_muted_by_the_host_for_a_time(moderated: Host) -> None:
    async def story() -> None:
        async with talking(moderated) as (us, anna, _):
            told = await beside(moderated, "mute", us.guests[0].player, "--reason", "Insults", "--hours", "1")
            answer = await anna.ask("say", text="Hello")
            assert (answer["code"], answer["text"]["key"]) == ("silenced", "server-silenced-until")
            assert answer["text"]["args"]["reason"] == "Insults"
            assert (await us.acting.decide())["type"] == "ack"
            listed = await beside(moderated, "players", us.guests[0].player)
            assert [one["silenced"] for one in listed] == [True]
            assert told["until"] > listed[0]["seen"]
            assert (await beside(moderated, "unmute", us.guests[0].player))["ended"]
            assert (await anna.ask("say", text="Hello"))["type"] == "ack"

    play_out(story())


def test_reports_are_for_moderated_chats(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            await us.lines[0].ask("say", text="Hello")
            assert (await us.lines[1].ask("report", number=1))["code"] == "not-moderated"

    play_out(story())


def test_the_chat_for_people(moderated: Host, golazo: Any) -> None:
    assert json.dumps(admin(moderated, "chat", "--most", "1")) != "[]"
    told = golazo("admin", "chat", "--most", "1", "--db", moderated.db)
    assert told.returncode == 0
    assert "1 message" in told.stdout
    assert "There may be more" in told.stdout

"""`golazo admin`: players found, renamed, given a password, banned and deleted, while servers run."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from guest import Guest
from house import House, at, furnished
from party import kept, party, play_out, registered

from golazo.cli import run
from golazo.cli.options.language import language
from golazo.errors import UnknownName
from golazo.server.accounts.bans import Bans
from golazo.server.admin import players
from golazo.server.storage.outbox import AGAIN, Outbox
from host import UNLIMITED, Host

PASSWORD = "far post, low and hard"
REASON = "Insults in the chat"
A_DAY = 86_400_000


@pytest.fixture
def house(tmp_path: Path) -> House:
    return furnished(tmp_path)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server of these tests alone: what commands do to it, other tests need not expect."""
    with Host(tmp_path_factory.mktemp("players"), *UNLIMITED) as started:
        yield started


def admin(host: Host, *arguments: object) -> Any:
    """What a command answers to programs, once it has ended."""
    from conftest import run_golazo

    done = run_golazo("admin", *map(str, arguments), "--db", host.db, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


async def beside(host: Host, *arguments: object) -> Any:
    """The same, while others play."""
    return await asyncio.to_thread(admin, host, *arguments)


async def refused(guest: Guest, path: str, **body: Any) -> tuple[int, Any]:
    answer = await guest.http.post(path, json=body)
    return answer.status_code, answer.json()


def test_players_are_listed_and_found(house: House) -> None:
    def listed(search: str | None = None, most: int = 10, page: int = 1) -> list[str]:
        return [
            one.name for one in at(house.db, lambda registry: players.listed(registry.database, search, most, page))
        ]

    assert sorted(listed()) == ["", "Player 0", "Player 0", "Player 1"]
    assert listed("LAYER 1") == ["Player 1"]
    assert listed("%") == []
    house.change("UPDATE players SET account = 'rosa' WHERE name = 'Player 1'")
    assert listed("ros") == ["Player 1"]
    (found,) = at(house.db, lambda registry: players.listed(registry.database, "rosa", 10, 1))
    assert (found.account, found.matches, found.banned) == ("rosa", 1, False)
    assert listed(found.id) == ["Player 1"]
    assert len(listed(most=3)) == 3
    assert len(listed(most=3, page=2)) == 1
    assert listed(most=3, page=3) == []


def test_the_list_for_people_and_for_programs(house, golazo):
    told = golazo("admin", "players", "--db", house.db, "--most", "4")
    assert told.returncode == 0
    assert "4 players" in told.stdout
    assert "--page 2" in told.stdout
    assert "guest" in told.stdout
    (one,) = json.loads(golazo("admin", "players", "Player 1", "--db", house.db, "--json").stdout)
    assert {"id", "name", "account", "created", "seen", "matches", "banned", "until", "reason"} < one.keys()


def test_who_is_not_there_is_told_of(house, golazo):
    for command in (
        ["rename", "nobody", "Anna"],
        ["password", "nobody"],
        ["ban", "nobody", "--reason", "x"],
        ["unban", "nobody"],
        ["mute", "nobody", "--reason", "x"],
        ["delete", "nobody"],
    ):
        done = golazo("admin", *command, "--db", house.db)
        assert (done.returncode, "golazo admin players" in done.stderr) == (2, True), done
    guest = house.read("SELECT id FROM players WHERE name = 'Player 1'")[0]
    assert "only accounts" in golazo("admin", "password", guest, "--db", house.db).stderr
    for reason in ("", " ", "x" * 201):
        assert "1 to 200" in golazo("admin", "ban", guest, "--reason", reason, "--db", house.db).stderr


def test_a_player_is_renamed_at_tables_and_in_the_chat_while_they_play(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro", chat=True) as us:
            await us.lines[0].ask("say", text="Hello")
            await beside(host, "rename", us.guests[0].player, "Somebody")
            await us.lines[1].until(lambda line: line.table["table"]["places"][0]["name"] == "Somebody")
            assert (await us.guests[0].get("/api/me"))["name"] == "Somebody"
            async with await us.guests[1].sit(us.table) as again:
                assert (await again.hear("table"))["said"][0]["name"] == "Somebody"

    play_out(story())


def test_a_player_is_not_given_a_name_that_looks_like_an_accounts(house, golazo):
    house.change(
        "UPDATE players SET name = 'Rosa', account = 'rosa', skeleton = 'rosa' WHERE name = 'Player 1'",
        "UPDATE players SET name = 'Luna', skeleton = 'luna' WHERE name = ''",
    )
    (other, *_) = house.read("SELECT id FROM players WHERE name = 'Player 0'")
    for name in ("rosa", "R\u043esa", "Guest 7"):
        done = golazo("admin", "rename", other, name, "--db", house.db)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done
    assert house.read(f"SELECT name FROM players WHERE id = '{other}'") == ["Player 0"]
    assert golazo("admin", "rename", "rosa", "Luna", "--db", house.db).returncode == 0
    named = "SELECT name || ':' || coalesce(skeleton, '') || ':' || coalesce(account, '') FROM players ORDER BY 1"
    assert [one for one in house.read(named) if "Player" not in one] == ["::", "Luna:luna:rosa"]


def test_a_new_password_logs_out_everywhere(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as later:
            await anna.post("/api/account", name="Anna Ten", password=PASSWORD)
            table = await anna.open("machikoro", "me", "random")
            async with await anna.sit(table) as line:
                await line.hear("table")
                made = (await beside(host, "password", "ANNA ten"))["password"]
                await line.closed()
            assert (await anna.http.get("/api/me")).status_code == 401
            assert (await later.http.post("/api/login", json={"name": "Anna Ten", "password": PASSWORD})).is_error
            await later.post("/api/login", name="Anna Ten", password=made)
            assert [one["id"] for one in await later.get("/api/tables/mine")] == [table]

    play_out(story())


def test_a_password_that_is_asked_for_is_not_printed(
    house: House, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "chosen", None)
    monkeypatch.setenv("GOLAZO_LANG", "en")
    house.change("UPDATE players SET account = 'rosa' WHERE name = 'Player 1'")
    monkeypatch.setattr("getpass.getpass", lambda *_, **__: PASSWORD)
    assert run(["admin", "password", "rosa", "--ask", "--db", house.db]) == 0
    told = capsys.readouterr()
    assert "New password" in told.err
    assert PASSWORD not in told.out + told.err
    assert house.read("SELECT password FROM players WHERE account = 'rosa'")[0].startswith("$argon2")
    monkeypatch.setattr("getpass.getpass", lambda *_, **__: "short")
    assert run(["admin", "password", "rosa", "--ask", "--db", house.db]) == 2


def test_who_is_banned_only_watches_and_is_told_why(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro", chat=True) as us, Guest(host.url, "Cleo") as cleo:
            anna, bob = us.guests
            waiting = await cleo.open("machikoro", "me", "open")
            hosted = await anna.open("machikoro", "me", "open")
            told = await beside(host, "ban", anna.player, "--reason", REASON, "--days", "2")
            assert told["tables_left"] == 2
            await us.lines[0].closed()
            await us.lines[1].until(lambda line: line.table["table"]["places"][0]["stand_in"] == "left")
            await us.lines[1].until(lambda line: line.position["to_act"] == 1)  # the bot has played
            me = await anna.get("/api/me")
            assert me["ban"] == {"reason": REASON, "until": told["until"]}
            for path, body in (
                ("/api/tables", {"game": "machikoro"}),
                (f"/api/tables/{waiting}/join", {}),
                (f"/api/tables/{us.table}/rematch", {}),
                ("/api/lessons/machikoro", {}),
            ):
                status, problem = await refused(anna, path, **body)
                assert (status, problem["code"]) == (403, "banned"), path
                assert (problem["text"]["key"], problem["text"]["args"]["reason"]) == ("server-banned-until", REASON)
                assert "UTC" in problem["detail"]
            assert (await bob.get(f"/api/tables/{hosted}"))["status"] == "closed"
            async with await anna.sit(us.table) as line:
                assert (await line.hear("table"))["seats"] == [0]
                for frame in (
                    {"type_": "back"},
                    {"type_": "say", "text": "Hello"},
                    {"type_": "ask", "what": "pause"},
                    {"type_": "resign"},
                    {"type_": "decide", "seq": line.seq, "action": "roll 1"},
                ):
                    assert (await line.ask(**frame))["code"] == "banned", frame
                await line.say("look", seat=None)
                await line.hear("table")
            assert (await beside(host, "unban", anna.player))["ended"]
            async with await anna.sit(us.table) as line:
                await line.hear("table")
                assert (await line.ask("back"))["type"] == "ack"
            assert not (await beside(host, "unban", anna.player))["ended"]

    play_out(story())


def test_a_seat_that_was_taken_away_is_not_taken_back_over_an_old_connection(house: House) -> None:
    """The server hears of a ban within its next round; until then the seat is safe, too."""
    from golazo.protocol.status import PLAYING
    from golazo.server.refused import Refused
    from golazo.server.storage.entry import BACK, PLAY

    async def story(registry: Any) -> None:
        live = await registry.load(house.playing)
        assert live.header.status == PLAYING
        state = live.playing()
        player = state.header.places[state.to_act].player
        action = state.match.legal_actions[0].text
        await players.ban(registry, player, REASON, None)
        for kind, what in ((PLAY, action), (BACK, "")):
            with pytest.raises(Refused) as error:
                await live.request(player, f"late-{kind}", kind, what)
            assert error.value.code in ("banned", "not-your-turn")
        assert live.playing().stand_ins

    at(house.db, story)
    assert house.read(f"SELECT count(*) FROM decisions WHERE kind = 'back' AND \"table\" = '{house.playing}'") == [0]


def test_a_ban_ends_by_itself(house: House) -> None:
    async def story(registry: Any) -> None:
        player = house.read("SELECT id FROM players WHERE name = 'Player 1'")[0]
        await players.ban(registry, player, REASON, 1)
        bans = Bans(registry.database)
        assert await bans.of(player) is not None
        house.change(f"UPDATE bans SET until = until - {A_DAY}")
        assert await bans.of(player) is None
        (found,) = await players.listed(registry.database, player, 1, 1)
        assert not found.banned

    at(house.db, story)


def test_a_deleted_player_leaves_matches_without_a_name(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro", chat=True) as us, registered(us, "Anna Gone", PASSWORD) as anna:
            await us.play()
            await us.lines[0].ask("say", text="My address is ...")
            await us.lines[1].hear("said")
            await beside(host, "delete", "anna gone")
            await us.lines[0].closed()
            hidden = next((frame for frame in us.lines[1].frames if frame["type"] == "hidden"), None) or await us.lines[
                1
            ].hear("hidden")
            assert hidden["numbers"] == [1]
            await us.lines[1].until(lambda line: line.table["table"]["places"][0]["name"] == "")
            assert us.lines[1].table["table"]["places"][0]["stand_in"] == "left"
            assert (await anna.http.get("/api/me")).status_code == 401
            async with await us.guests[1].sit(us.table) as again:
                assert "said" not in await again.hear("table")
        names = kept(host, "SELECT name FROM chat UNION ALL SELECT name FROM seats UNION ALL SELECT name FROM players")
        assert ("Anna Gone",) not in names
        assert kept(host, "SELECT count(*) FROM players WHERE id = ?", anna.player) == [(0,)]
        assert kept(host, "SELECT text FROM chat WHERE player = ?", anna.player) == []

    play_out(story())


def test_every_node_hears_of_it(nodes: Any) -> None:
    async def story() -> None:
        async with Guest(nodes.urls[0], "Anna") as anna, Guest(nodes.urls[1]) as bob:
            table = await anna.open("machikoro", "me", "open")
            await bob.join(table)
            async with await anna.sit(table) as here:
                await here.hear("table")
                anna.url = nodes.urls[1]
                async with await anna.sit(table) as there:
                    await there.hear("table")
                    await beside(nodes, "ban", anna.player, "--reason", REASON)
                    await here.closed()
                    await there.closed()

    play_out(story())


def test_news_are_read_once_whatever_order_they_come_in(house: House) -> None:
    async def story(registry: Any) -> None:
        reading, writing = Outbox(registry.database), Outbox(registry.database)
        await writing.post(player="before")
        await reading.start()
        assert await reading.unhandled() == []
        for number in range(AGAIN + 5):
            await writing.post(player=f"{number}")
        house.change("UPDATE outbox SET id = id + 1000 WHERE player = '7'", "UPDATE outbox SET id = 999 WHERE id = 8")
        heard = []
        for change in await reading.unhandled():
            heard.append(change.player)
            reading.done(change)
        assert sorted(heard, key=int) == [str(number) for number in range(AGAIN + 5)]
        assert await reading.unhandled() == []
        house.change(f"INSERT INTO outbox (id, player, at) VALUES ({reading.last - 3}, 'late', 0)")
        (late,) = await reading.unhandled()
        assert late.player == "late"

    at(house.db, story)


def test_old_news_go_but_no_number_comes_twice(house: House) -> None:
    async def story(registry: Any) -> None:
        outbox = Outbox(registry.database)
        for _ in range(3):
            await outbox.post(player="somebody")
        house.change(f"UPDATE outbox SET at = at - {2 * A_DAY}")
        await outbox.post(player="somebody")
        assert house.read("SELECT id FROM outbox") == [4]

    at(house.db, story)


def test_a_player_is_named_by_the_whole_name_of_an_account(house: House) -> None:
    house.change("UPDATE players SET account = 'rosa' WHERE name = 'Player 1'")
    found = at(house.db, lambda registry: players.find(registry.database, " ROSA"))
    assert found.name == "Player 1"
    with pytest.raises(UnknownName):
        at(house.db, lambda registry: players.find(registry.database, "ros"))

"""The lobby: who one is, which tables there are, and what goes wrong at the door."""

import subprocess
import sys

import pytest
from company import guest, play, told, until

import golazo
from golazo.client import ClientError, Cookies, NoServer, Refused, connect
from golazo.errors import InvalidSetting
from golazo.protocol.addresses import split
from golazo.testing.service import free_port


def test_the_client_needs_nothing_of_what_only_a_server_needs():
    code = "import golazo.client, sys; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"fastapi", "starlette", "sqlalchemy", "uvicorn", "pydantic", "alembic"} & set(loaded)


def test_who_one_is_is_kept_for_oneself_alone(host, tmp_path):
    cookies = Cookies(tmp_path / "kept")

    async def story():
        async with connect(host.url, name="Rosa", cookies=cookies) as lobby:
            first = lobby.me
        async with connect(host.url, cookies=cookies) as lobby:
            assert lobby.me == first
            assert lobby.me.name == "Rosa"
            table = await lobby.open("machikoro", seats=["me", "open"])
        async with connect(host.url, cookies=cookies, profile="somebody else") as other:
            assert other.me.player != first.player
        async with connect(host.url, cookies=None) as nobody:
            assert nobody.me.player not in (first.player, other.me.player)
        async with connect(host.url, cookies=cookies) as lobby, await lobby.join(table.link) as again:
            assert again.seats == [0]
        files = sorted((tmp_path / "kept").iterdir())
        assert len(files) == 2
        assert {file.stat().st_mode & 0o777 for file in files} == {0o600}

    told(story)


@pytest.mark.parametrize("spoiled", ['{"token": "forged", "promises": {}}', "no JSON at all", '{"token": 3}', "[]"])
def test_a_spoiled_cookie_makes_one_a_new_guest(host, tmp_path, spoiled):
    cookies = Cookies(tmp_path)
    cookies.of(host.url, "").path.write_text(spoiled)

    async def story():
        async with connect(host.url, name="Rosa", cookies=cookies) as lobby:
            first = lobby.me
        async with connect(host.url, cookies=cookies) as lobby:
            assert lobby.me == first

    told(story)


def test_clients_that_share_a_file_do_not_forget_for_each_other(tmp_path):
    one, other = (Cookies(tmp_path).of("http://host", "") for _ in range(2))
    one.give(one.promise("a", "1" * 64), {0: "mine"})
    other.promise("b", "2" * 64)
    assert one.promise("a", "3" * 64).commitment == "1" * 64
    kept = Cookies(tmp_path).of("http://host", "").promises
    assert {table: promise.seeds for table, promise in kept.items()} == {"a": {"0": "mine"}, "b": {}}


def test_the_data_folder_is_where_cookies_are_kept(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert tmp_path / "golazo" in Cookies().of("http://localhost:8460", "").path.parents


def test_an_account_on_two_devices(host):
    async def story():
        async with guest(host.url) as desk, guest(host.url) as phone:
            await desk.register("Rosalinda", "wide of the far post")
            table = await desk.open("machikoro", seats=["me", "amateur"])
            assert await phone.mine() == []
            await phone.login("rosalinda", "wide of the far post")
            assert phone.me.player == desk.me.player
            assert [one.id for one in await phone.mine()] == [table.id]
            with pytest.raises(Refused) as refused:
                await phone.login("rosalinda", "over the bar")
            assert refused.value.code == "wrong-password"
            await phone.logout()
            await phone.rename("Nobody")
            assert phone.me.player != desk.me.player

    told(story)


def test_finding_tables(host):
    async def story():
        async with guest(host.url, "Anna") as anna, guest(host.url, "Ben") as ben:
            table = await anna.open("tsubasa", public=True, options={"extra_time": True})
            hidden = await anna.open("tsubasa")
            listed = {one.id: one for one in await ben.tables(game="tsubasa", most=100)}
            assert table.id in listed
            assert hidden.id not in listed
            assert [place.name for place in listed[table.id].places] == ["Anna", ""]
            assert listed[table.id].places[1].open
            await ben.join(table.id, seat=1)
            assert table.id in {one.id for one in await ben.tables("playing", most=100)}
            assert {one.id for one in await anna.mine()} == {table.id, hidden.id}
            await hidden.leave()
            assert [one.id for one in await anna.mine(finished=True)] == [hidden.id]
            with pytest.raises(Refused) as refused:
                await ben.join(hidden.id)
            assert refused.value.code == "table-full"

    told(story)


def test_a_table_that_is_closed_before_anybody_came(host):
    async def story():
        async with guest(host.url) as anna, guest(host.url) as ben:
            table = await anna.open("tsubasa")
            async with await ben.watch(table.link) as seen, table:
                assert seen.match is None
                await table.leave()
                await until(lambda: seen.over)
                assert [turn async for turn in table.turns()] == []
            assert seen.result is None
            assert seen.fair is None

    told(story)


def test_a_record_goes_on_at_a_table(host):
    async def story():
        async with guest(host.url) as lobby:
            begun = golazo.new_match("machikoro", players=2, seed=5)
            for _ in range(9):
                begun.play(begun.bot_choice("random"))
            table = await lobby.import_record(begun.record(), ["me", "amateur"])
            async with table:
                assert len(table.match.decisions) == 9 or table.match.to_act == 0
                await play(table)
            assert table.fair is True
            assert (await table.record()).count("\n") > 10
            studied = await lobby.import_record(await table.record(), study=True)
            async with studied:
                assert studied.over
                assert studied.match.all_revealed
            assert studied.fair is None

    told(story)


def test_nobody_there():
    async def story():
        with pytest.raises(NoServer, match=r"No answer from http://127.*: Connection refused"):
            async with guest(f"127.0.0.1:{free_port()}"):
                pass

    told(story)


def test_no_such_table(host):
    async def story():
        async with guest(host.url) as lobby:
            for attempt in (lobby.join, lobby.watch, lobby.record, lobby.leave):
                with pytest.raises(Refused, match="There is no table “nosuch”") as refused:
                    await attempt("nosuch")
                assert refused.value.code == "no-such-table"
            with pytest.raises(InvalidSetting, match="is not a table"):
                await lobby.join("../me")
            with pytest.raises(InvalidSetting, match="not both"):
                await lobby.open("tsubasa", per_move=5, per_match=600)
            with pytest.raises(Refused, match="Bots: random"):
                await lobby.open("tsubasa", seats=["me", "pelé"])

    told(story)


def test_what_is_no_golazo_server(host):
    async def story():
        with pytest.raises(ClientError, match="does not answer like a Golazo server"):
            async with guest(f"{host.url}/docs"):
                pass

    told(story)


def test_addresses():
    assert split("localhost:8460") == ("http://localhost:8460", None)
    assert split(" https://golazo.example/ ") == ("https://golazo.example", None)
    assert split("http://host:8460/t/k7m2q9xw4t") == ("http://host:8460", "k7m2q9xw4t")
    assert split("https://example.org/golazo/t/abc/") == ("https://example.org/golazo", "abc")
    for bad in ("", "ftp://host", "http://", "http://host:99999", "http://host?x=1", "http://a b", "http://[::1"):
        with pytest.raises(InvalidSetting, match="is not a server address"):
            split(bad)

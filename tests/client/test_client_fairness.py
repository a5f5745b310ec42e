"""Whether a table has kept its promise: the client finds out by itself."""

import pytest
from company import guest, play, told, until

from golazo.client import Cookies, connect
from golazo.client.errors import Refused
from golazo.client.lobby import Lobby
from golazo.text.message import Message


async def resigned(lobby, before_the_end=None):
    """A short match, and what the client thinks of its dice."""
    table = await lobby.open("machikoro", seats=["me", "amateur"])
    async with table:
        await play(table, turns=3)
        if before_the_end is not None:
            before_the_end(table)
        await table.resign()
        await until(lambda: table.over)
    return table.fair


def test_a_fair_table(host):
    async def story():
        async with guest(host.url) as lobby:
            assert await resigned(lobby) is True

    told(story)


def test_another_commitment_than_the_one_seen_before(host):
    def forget(table):
        table._promise.commitment = "0" * 64

    async def story():
        async with guest(host.url) as lobby:
            assert await resigned(lobby, forget) is False

    told(story)


def test_a_seed_that_was_not_used(host):
    def forget(table):
        table._promise.seeds["0"] = "mine"

    async def story():
        async with guest(host.url) as lobby:
            assert await resigned(lobby, forget) is False

    told(story)


@pytest.mark.parametrize(
    ("old", "new"),
    [('"action": "roll 1"', '"action": "roll 2"'), ('"returns": [0.0, 1.0]', '"returns": [1.0, 0.0]'), ("{", "")],
)
def test_a_record_that_was_changed(host, monkeypatch, old, new):
    record = Lobby.record

    async def changed(self, table):
        text = await record(self, table)
        assert old in text
        return text.replace(old, new, 1)

    async def story():
        async with guest(host.url) as lobby:
            monkeypatch.setattr(Lobby, "record", changed)
            assert await resigned(lobby) is False

    told(story)


def test_the_record_of_another_match(host, monkeypatch):
    async def story():
        async with guest(host.url) as lobby:
            async with await lobby.open("machikoro", seats=["me", "amateur"]) as other:
                await play(other, turns=3)
                await other.resign()
                await until(lambda: other.over)
            text = await other.record()

            async def exchanged(self, table):
                return text

            monkeypatch.setattr(Lobby, "record", exchanged)
            assert await resigned(lobby) is False

    told(story)


def test_without_a_record_nobody_knows(host, monkeypatch):
    async def refused(self, table):
        raise Refused("trouble", Message("server-trouble"))

    async def story():
        async with guest(host.url) as lobby:
            monkeypatch.setattr(Lobby, "record", refused)
            assert await resigned(lobby) is None

    told(story)


def of_same_player(lobby):
    """The same player, on a device that knows nothing of the first."""
    other = guest(lobby.server)
    other.kept.token = lobby.kept.token
    return other


def test_a_seed_from_another_device_is_no_offence(host):
    async def story():
        async with guest(host.url) as anna, guest(host.url) as bob, of_same_player(bob) as elsewhere:
            opened = await anna.open("machikoro", seats=["me", "open"])
            joined = await bob.join(opened.id)
            async with joined, await elsewhere.join(opened.id) as late:
                await late.resign()
                await until(lambda: joined.over and late.over)
                again = await bob.rematch(opened.id)
                assert (await elsewhere.rematch(opened.id)).id == again.id
            assert (joined.fair, joined.doubt) == (True, None)
            assert (late.fair, late.doubt.key) == (None, "fair-unknown-seed")
            async with await elsewhere.watch(again.id) as watched:
                assert watched.broken is None

    told(story)


def test_two_devices_that_give_a_seed_at_once_do_not_blame_the_server(host, monkeypatch):
    give = Lobby._give_seed

    async def story():
        async with guest(host.url) as anna, guest(host.url) as bob, of_same_player(bob) as elsewhere:
            opened = await anna.open("machikoro", seats=["me", "open"])
            await bob.http.ask("POST", f"/api/tables/{opened.id}/join", {})  # and no seed yet

            async def late(self, *about):
                if self is elsewhere:
                    await bob.join(opened.id)
                return await give(self, *about)

            monkeypatch.setattr(Lobby, "_give_seed", late)
            async with await elsewhere.join(opened.id) as table:
                assert table.broken is None
                await table.resign()
                await until(lambda: table.over)
            assert (table.fair, table.doubt.key) == (None, "fair-unknown-seed")

    told(story)


def test_what_was_promised_is_remembered_from_one_run_to_the_next(host, tmp_path):
    cookies = Cookies(tmp_path)

    async def story():
        async with connect(host.url, cookies=cookies) as lobby:
            table = await lobby.open("machikoro", seats=["me", "amateur"], seed="mine")
            commitment = table.info.commitment
        kept = cookies.of(host.url, "").promises[table.id]
        assert (kept.commitment, kept.seeds) == (commitment, {"0": "mine"})
        async with connect(host.url, cookies=cookies) as lobby, await lobby.join(table.id) as again:
            assert again._promise == kept
            assert again.info.places[0].seed == "mine"
            await again.resign()
            await until(lambda: again.over)
        assert again.fair is True

    told(story)

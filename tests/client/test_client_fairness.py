"""Whether a table has kept its promise: the client finds out by itself."""

import pytest
from company import guest, play, told, until

from golazo.client import Cookies, connect
from golazo.client.errors import Refused
from golazo.client.lobby import Lobby
from golazo.message import Message


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

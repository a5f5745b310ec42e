"""Hosts that rig the dice: the client, `golazo join` and `golazo verify` notice each."""

from __future__ import annotations

import io
import sys

import pytest
from company import guest, play, told, until
from rogue import WAYS, rogue_host

from golazo.cli import run
from golazo.cli.options.language import language

FOUND = {
    "secret": "fair-other-commitment",
    "quiet_secret": "fair-other-secret",
    "seed": "fair-other-seed",
    "quiet_seed": "fair-other-dice",
    "given_seed": "fair-given-seed",
    "bot_seed": "verify-departs-header",
    "die": "verify-departs",
    "quiet_die": "fair-other-match",
    "told": "fair-other-dice",
}
AT_ONCE = ("secret", "seed", "given_seed")


WITHHELD = {
    "no_record": (None, "fair-no-record", "The server does not hand out the record, so the dice cannot be checked."),
    "no_record_and_secret": (False, "fair-other-secret", "Do not trust the dice of this match."),
}


@pytest.fixture(scope="module", params=[way for way in WAYS if way not in WITHHELD])
def rigged(request, tmp_path_factory):
    """A rogue host, and in which way."""
    with rogue_host(request.param, tmp_path_factory.mktemp(request.param)) as host:
        yield request.param, host


def test_the_client_and_verify_notice(rigged, tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("GOLAZO_LANG", "en")
    monkeypatch.setattr(language, "chosen", None)
    way, host = rigged
    noted = {}

    async def story():
        async with guest(host.url) as lobby:
            table = await lobby.open("machikoro", seats=["me", "random"], seed="my-seed")
            promise = lobby.kept.promises[table.id]
            async with table:
                assert (table.broken is not None) == (way in AT_ONCE)
                await play(table, turns=1 if way == "quiet_die" else 3)
                die = next(event for event in table.match.step(1) if event.name == "rolled")["first"]
                assert die == 6 or (die == 1 and way.endswith("die"))
                await table.resign()
                await until(lambda: table.over)
            assert table.fair is False
            assert table.doubt is not None
            assert table.doubt.key == FOUND[way]
            noted["commitment"], noted["record"] = promise.commitment, await table.record()

    told(story)
    file = tmp_path / "match.jsonl"
    file.write_text(noted["record"])
    found = run(["verify", str(file), "--commitment", noted["commitment"], "--seed", "my-seed@0"])
    seen = capsys.readouterr().out
    if way == "quiet_die":  # another match that was allowed: only who saw the match can know
        assert (found, "The check failed." in seen) == (0, False), seen
        return
    if way == "told":  # only who opened the table can know that it did not go on from a record
        assert (found, "! The start was imported: dice and draws up to move 1 " in " ".join(seen.split())) == (0, True)
        return
    assert (found, "The check failed." in seen) == (1, True), seen
    alone = run(["verify", str(file)])
    assert alone == (1 if way in ("die", "bot_seed") else 0)


def test_whoever_joins_notices(rigged):
    way, host = rigged
    game = "machikoro" if way == "quiet_die" else "tsubasa"  # whose first decision rolls no dice that could be seen
    outcome = (True, None) if way == "bot_seed" else (False, FOUND[way])  # there is no bot at this table

    async def story():
        async with guest(host.url) as anna, guest(host.url) as bob:
            opened = await anna.open(game, seats=["me", "open"])
            joined = await bob.join(opened.id, seed="my-seed")
            async with opened, joined:
                assert (joined.broken is not None) == (way in AT_ONCE)
                await until(lambda: opened.match is not None and joined.match is not None)
                await play(opened if joined.match.to_act in opened.seats else joined, "random", turns=1)
                await joined.resign()
                await until(lambda: joined.over)
            assert (joined.fair, joined.doubt and joined.doubt.key) == outcome

    told(story)


def test_whoever_plays_again_notices(rigged):
    way, host = rigged

    async def story():
        async with guest(host.url) as lobby:
            async with await lobby.open("machikoro", seats=["me", "random"]) as first:
                await first.resign()
                await until(lambda: first.over)
            again = await lobby.rematch(first.id, seed="my-seed")
            async with again:
                assert (again.broken is not None) == (way in AT_ONCE)
                await play(again, turns=1)
                await again.resign()
                await until(lambda: again.over)
            assert again.fair is False
            if way != "quiet_die":  # what the bot built may cost more than the forged die brought
                assert again.doubt.key == FOUND[way]

    told(story)


def test_the_terminal_says_so_plainly(rigged, tmp_path, capsys, monkeypatch):
    way, host = rigged
    for name, value in (("GOLAZO_LANG", "en"), ("COLUMNS", "80"), ("XDG_DATA_HOME", str(tmp_path))):
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(language, "chosen", None)
    monkeypatch.setattr(sys, "stdin", io.StringIO("roll 1\nresign\nyes\n"))
    code = run(["join", host.url, "--open", "machikoro", "--seats", "me,random"])
    seen = capsys.readouterr().out
    assert code == 0, seen
    assert "Do not trust the dice of this match." in seen
    assert ("Do not trust the dice of this table." in seen) == (way in AT_ONCE)
    assert "Dice checked" not in seen


@pytest.mark.parametrize("way", WITHHELD)
def test_a_record_that_is_not_handed_out(way, tmp_path, capsys, monkeypatch):
    fair, doubt, words = WITHHELD[way]

    async def story():
        async with guest(host.url) as lobby:
            async with await lobby.open("machikoro", seats=["me", "random"]) as table:
                await play(table, turns=1)
                await table.resign()
                await until(lambda: table.over)
            assert (table.fair, table.doubt.key) == (fair, doubt)

    with rogue_host(way, tmp_path) as host:
        told(story)
        for name, value in (("GOLAZO_LANG", "en"), ("COLUMNS", "80"), ("XDG_DATA_HOME", str(tmp_path))):
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(language, "chosen", None)
        monkeypatch.setattr(sys, "stdin", io.StringIO("roll 1\nresign\nyes\n"))
        assert run(["join", host.url, "--open", "machikoro", "--seats", "me,random"]) == 0
    seen = capsys.readouterr().out
    assert words in seen
    assert "Dice checked" not in seen
    assert "golazo verify" not in seen

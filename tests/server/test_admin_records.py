"""All records of a server, taken out and brought in: each as it was, each once, and only what holds."""

from __future__ import annotations

import asyncio
import json
import stat
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from house import at
from inside import node_in, played_out, table_of

from golazo.errors import GolazoError
from golazo.match.verify import verify
from golazo.server.admin.check import check
from golazo.server.admin.restore_records import import_record
from golazo.server.tables.lists import Lists, Sought
from matches import checked, lines_of, random_match

OWN_CARDS = (Path(__file__).parents[1] / "cards" / "all-on-three.toml").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Archive:
    """A database with matches that are over, one of them with cards of its own, and one that goes on."""

    db: str
    over: dict[str, str]  # the records, by table
    own_cards: str
    playing: str


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Archive:
    folder = tmp_path_factory.mktemp("archive")

    async def story() -> Archive:
        async with node_in(folder) as node:
            live = []
            for game, cards in (("machikoro", None), ("tsubasa", None), ("machikoro", OWN_CARDS)):
                live.append((await table_of(node, game, 0, "random", "random", cards=cards))[0])
            playing, _ = await table_of(node, "tsubasa", 2)
            await played_out(*live)
            records = {one.header.id: one.playing().match.record() for one in live}
            return Archive(f"sqlite:///{folder / 'tables.sqlite'}", records, live[2].header.id, playing.header.id)

    return asyncio.run(story())


@pytest.fixture
def empty(tmp_path: Path) -> str:
    """The database of a server that was started and stopped."""

    async def story() -> None:
        async with node_in(tmp_path):
            pass

    asyncio.run(story())
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


def brought(db: str, record: str, cards: Sequence[str] = (), public: bool = False) -> bool:
    return at(db, lambda registry: import_record(registry, record, cards, public))


def texts_in(folder: Path) -> dict[str, str]:
    return {file.stem: file.read_text(encoding="utf-8") for file in folder.glob("*.jsonl")}


def test_records_are_taken_out_and_brought_in_again(archive, empty, tmp_path, golazo):
    out, back = tmp_path / "records", tmp_path / "again"
    run = golazo("admin", "export", out, "--db", archive.db)
    assert (run.returncode, run.stdout) == (0, f"3 records written to {out}.\n")
    assert texts_in(out) == archive.over
    assert [
        name for name, record in archive.over.items() if name != archive.own_cards and not verify(record).holds
    ] == []
    with_cards = [file for file in (out / "cards").iterdir() if file.read_text(encoding="utf-8") == OWN_CARDS]
    assert verify(archive.over[archive.own_cards], str(with_cards[0])).holds
    assert golazo("admin", "import", out, "--db", empty).stdout == "Added: 3; already there: 0; rejected: 0.\n"
    again = golazo("admin", "import", out, out, "--db", empty, "--json")
    assert json.loads(again.stdout) == {"records": 0, "known": 3, "refused": []}
    assert golazo("admin", "export", back, "--db", empty).returncode == 0
    assert sorted(texts_in(back).values()) == sorted(archive.over.values())
    assert at(empty, lambda registry: check(registry, lambda _: None)).broken == []


def test_packed_into_one_file_with_the_open_ones_on_request(archive, empty, tmp_path, golazo):
    pack = tmp_path / "records.zip"
    assert golazo("admin", "export", pack, "--open", "--db", archive.db).returncode == 0
    assert stat.S_IMODE(pack.stat().st_mode) == 0o600
    with zipfile.ZipFile(pack) as packed:
        names = {name for name in packed.namelist() if name.endswith(".jsonl")}
        assert names == {f"{table}.jsonl" for table in (*archive.over, archive.playing)}
        assert '"secret"' not in packed.read(f"{archive.playing}.jsonl").decode()
    run = golazo("admin", "import", pack, "--db", empty)
    assert run.returncode == 1
    assert run.stdout.splitlines() == [
        f"{archive.playing}.jsonl: The match is not over yet.",
        "Added: 3; already there: 0; rejected: 1.",
    ]
    assert list(tmp_path.glob(".records.zip*")) == []


def test_what_was_played_here_is_not_brought_in_twice(archive):
    assert [brought(archive.db, record) for record in archive.over.values()] == [False] * 3


def test_a_match_from_the_terminal(empty):
    match = random_match()
    assert brought(empty, match.record(), public=True)
    assert not brought(empty, match.record())
    (listed,) = at(empty, lambda registry: Lists(registry.database).archive(Sought(), 10))
    assert (listed.status, listed.ended, listed.returns) == ("finished", "rules", list(match.outcome.returns))
    assert listed.imported


def test_what_is_brought_in_is_found_by_its_link_alone_unless_it_is_public(empty):
    assert brought(empty, random_match().record())
    assert at(empty, lambda registry: Lists(registry.database).archive(Sought(), 10)) == []


def test_what_does_not_hold_is_refused(empty, archive):
    lines = lines_of(random_match())
    lines[3]["seat"] = 1 - lines[3]["seat"]
    torn = random_match().record().splitlines()
    refused = {
        "not begun": "",
        "no record": "Dear diary",
        "not over": random_match(20).record(),
        "a line missing": "\n".join([*torn[:4], *torn[5:]]),
        "forged": checked(lines),
        "other cards": archive.over[archive.own_cards],
    }
    for name, record in refused.items():
        with pytest.raises(GolazoError):
            raise AssertionError(f"{name} was taken: {brought(empty, record)}")


def test_cards_that_lie_beside_a_record_are_used(empty, archive):
    record = archive.over[archive.own_cards]
    assert brought(empty, record, ["no cards", OWN_CARDS])
    assert at(empty, lambda registry: check(registry, lambda _: None)).broken == []


def test_files_that_cannot_be_read_or_written(archive, tmp_path, golazo):
    (tmp_path / "picture.jsonl").write_bytes(b"\xff\xfe\x00")
    run = golazo("admin", "import", tmp_path / "picture.jsonl", tmp_path / "nothing.jsonl", "--db", archive.db)
    assert run.returncode == 1
    assert f"{tmp_path / 'picture.jsonl'} is not a text file" in run.stdout
    assert f"Cannot read {tmp_path / 'nothing.jsonl'}" in run.stdout
    run = golazo("admin", "export", tmp_path / "picture.jsonl", "--db", archive.db)
    assert run.returncode == 2
    assert run.stderr.startswith(f"golazo: Cannot write {tmp_path / 'picture.jsonl'}")

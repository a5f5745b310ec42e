"""`golazo admin check`: what is wrong with a log is named, table by table and line by line."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from house import House, at, furnished

from golazo.server.admin import check


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> House:
    return furnished(tmp_path_factory.mktemp("house"))


@pytest.fixture
def house(built: House, tmp_path: Path) -> House:
    """A house of one's own, to do with as one likes."""
    shutil.copy(built.file, tmp_path)
    return replace(built, folder=tmp_path)


def test_a_log_that_holds(house, golazo):
    run = golazo("admin", "check", "--db", house.db)
    assert (run.returncode, run.stderr) == (0, "")
    assert "The log is in order: 4 tables" in run.stdout


def test_a_log_that_does_not_hold_is_told_of_table_by_table(house, golazo):
    house.change(f"""DELETE FROM decisions WHERE "table" = '{house.playing}' AND seq = 3""")
    house.change(f"UPDATE tables SET ended = 'agreed' WHERE id = '{house.finished}'")
    run = golazo("admin", "check", "--db", house.db)
    assert run.returncode == 1
    assert f"Table {house.playing}, line 3: the line is missing." in run.stdout
    assert f"Table {house.finished}: the log and the table’s row differ" in run.stdout
    assert "of 4 tables, 2 are broken" in run.stdout
    data = json.loads(golazo("admin", "check", "--db", house.db, "--json").stdout)
    assert {(one["table"], one["line"]) for one in data["broken"]} == {(house.playing, 3), (house.finished, None)}


@pytest.mark.parametrize(
    ("damage", "line", "key"),
    [
        ("UPDATE decisions SET what = 'build stadium' WHERE seq = 2 AND {}", 2, "error-illegal-action"),
        ("UPDATE decisions SET what = 'score' WHERE seq = 2 AND {}", 2, "error-unknown-action"),
        ("UPDATE decisions SET seat = 1 - seat WHERE seq = 1 AND {}", 1, "server-not-your-turn"),
        ("UPDATE decisions SET seat = 77 WHERE seq = 5 AND {}", 5, "server-not-your-turn"),
        ("UPDATE decisions SET kind = 'dance' WHERE seq = 4 AND {}", 4, "admin-senseless"),
        ("UPDATE decisions SET kind = 'answer', what = 'yes' WHERE seq = 4 AND {}", 4, "server-nothing-asked"),
        ("DELETE FROM decisions WHERE seq = 1 AND {}", 1, "admin-line-missing"),
        ("DELETE FROM decisions WHERE seq = 5 AND {}", None, "admin-wrong-summary"),
        ("DELETE FROM seats WHERE seat = 1 AND {}", None, "admin-wrong-seats"),
        ("UPDATE tables SET rules_version = 99 WHERE {}", None, "server-other-rules"),
        ("UPDATE tables SET cards = 'lost' WHERE {}", None, "server-no-cards"),
        ("UPDATE tables SET secret = 'abc' WHERE {}", None, "admin-senseless"),
        ("UPDATE tables SET secret = 'abcd' WHERE {}", None, "error-dice-secret"),
        ("UPDATE tables SET turn = 1 - turn WHERE {}", None, "admin-wrong-summary"),
        ("UPDATE tables SET game = 'chess' WHERE {}", None, "error-unknown-game"),
        ("UPDATE tables SET started = NULL WHERE {}", 1, "admin-not-begun"),
    ],
)
def test_what_is_wrong_is_named(house, monkeypatch, damage, line, key):
    monkeypatch.setattr(check, "AGAIN_SECONDS", 0)
    column = "id" if damage.startswith("UPDATE tables") else '"table"'
    house.change(damage.format(f"{column} = '{house.playing}'"))
    (broken,) = at(house.db, lambda registry: check.check(registry, lambda _: None)).broken
    assert (broken.table, broken.line) == (house.playing, line)
    assert broken.problem.key == key

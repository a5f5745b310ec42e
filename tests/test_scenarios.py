"""Every scenario is a test here, every rule has a scenario, and `golazo scenario run` shows what does not hold."""

from __future__ import annotations

import ast
import doctest
import json
import re
from importlib import import_module
from pathlib import Path

import pytest

from conftest import Golazo
from golazo import games, scenario

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "tests" / "scenarios"
RULES = ROOT / "docs" / "rules"
PAGE = ROOT / "docs" / "scenarios.md"
GAMES = ROOT / "src" / "golazo" / "games"

RULE_HEAD = re.compile(r"^- \*\*([A-Z]{2}-[A-Z]+-\d+)\*\*", re.M)
RULE_ID = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d+\b")

EVERY = [found for file in scenario.find([str(FOLDER)]) for found in scenario.load(file)]

HOLDS = """
game = "machikoro"
[[scenario]]
title = "A blue card pays"
rules = ["MK-INC-1"]
given.coins = [0, 0]
when = [{ seat = 0, play = "roll 1", dice = [1] }]
then.coins = [1, 1]
"""


def without_scenario(ids: set[str]) -> set[str]:
    return ids - {rule for found in EVERY for rule in found.rules}


def rule_ids(folder: Path = RULES) -> set[str]:
    return {rule for file in sorted(folder.glob("*.md")) for rule in RULE_HEAD.findall(file.read_text("utf-8"))}


def docstring_ids(folder: Path) -> set[str]:
    """The rule ids that docstrings of the games' files name."""
    found: set[str] = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef):
                found.update(RULE_ID.findall(ast.get_docstring(node) or ""))
    return found


@pytest.mark.parametrize("found", [pytest.param(s, id=f"{Path(s.file).stem}: {s.title}") for s in EVERY])
def test_scenario(found: scenario.Scenario) -> None:
    differences = scenario.run(found).differences
    assert not differences, [vars(difference) for difference in differences]


def test_every_rule_has_a_scenario() -> None:
    assert len(rule_ids()) >= 28
    assert without_scenario(rule_ids()) == set()


def test_a_rule_without_a_scenario_is_noticed() -> None:
    assert without_scenario({*rule_ids(), "MK-NEW-1"}) == {"MK-NEW-1"}


def test_scenarios_name_rules_that_exist() -> None:
    assert all(found.rules for found in EVERY)
    assert {rule for found in EVERY for rule in found.rules} <= rule_ids()


def test_titles_are_told_apart() -> None:
    titles = [(found.file, found.title) for found in EVERY]
    assert len(set(titles)) == len(titles)


def test_rules_in_docstrings_exist() -> None:
    assert docstring_ids(GAMES) <= rule_ids()


def test_every_rule_stands_in_a_docstring() -> None:
    assert rule_ids() - docstring_ids(GAMES) == set()


@pytest.mark.parametrize("game", games.names())
def test_every_refusal_names_a_rule_that_exists(game: str) -> None:
    refusals = import_module(f"golazo.games.{game}.refusals").REFUSALS
    assert {rule for rule, _ in refusals.values()} <= rule_ids()


def test_example_of_the_documentation_holds(tmp_path: Path) -> None:
    page = PAGE.read_text("utf-8")
    [example] = re.findall(r"```toml\n(.*?)```", page, re.S)
    found = scenario.parse(example, str(tmp_path / "example.toml"))
    assert len(found) == 3
    assert all(scenario.run(one).holds for one in found)


def test_session_of_the_documentation_runs() -> None:
    page = PAGE.read_text("utf-8")
    [session] = re.findall(r"```pycon\n(.*?)```", page, re.S)
    test = doctest.DocTestParser().get_doctest(session, {}, "scenarios.md", "scenarios.md", 0)
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test).failed == 0


@pytest.mark.parametrize("game", games.names())
def test_documentation_names_every_field(game: str) -> None:
    from golazo.scenario.then import QUESTIONS

    fields, forced = (
        import_module(f"golazo.games.{game}.notation.notation").FIELDS,
        games.load(game).notation.chance(()),
    )
    page = PAGE.read_text("utf-8")
    assert [name for name in (*fields, *forced, *QUESTIONS) if f"`{name}`" not in page] == []


@pytest.mark.compiled
def test_command_runs_a_folder(golazo: Golazo) -> None:
    done = golazo("scenario", "run", FOLDER)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"All {len(EVERY)} scenarios pass." in done.stdout
    for found in EVERY:
        assert found.title in done.stdout


@pytest.mark.compiled
def test_command_shows_what_does_not_hold(golazo: Golazo, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(HOLDS + HOLDS.replace('game = "machikoro"', "").replace("[1, 1]", "[1, 5]"), "utf-8")
    done = golazo("scenario", "run", file)
    assert (done.returncode, done.stderr) == (1, "")
    assert "✓ A blue card pays  MK-INC-1" in done.stdout
    assert "✗ A blue card pays  MK-INC-1" in done.stdout
    assert "after step 1, “roll 1”: coins[1] should be 5, but is 1" in done.stdout
    assert "1 of 2 scenarios fail." in done.stdout


@pytest.mark.compiled
def test_command_gives_json(golazo: Golazo, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(HOLDS.replace("[1, 1]", "[1, 5]"), "utf-8")
    done = golazo("scenario", "run", file, "--json")
    assert done.returncode == 1
    told = json.loads(done.stdout)
    assert (told["scenarios"], told["failed"]) == (1, 1)
    [found] = told["files"][0]["scenarios"]
    assert (found["title"], found["rules"], found["holds"]) == ("A blue card pays", ["MK-INC-1"], False)
    assert found["differences"] == [{"step": 1, "play": "roll 1", "field": "coins[1]", "expected": "5", "got": "1"}]


@pytest.mark.compiled
def test_command_takes_cards_of_ones_own(golazo: Golazo, tmp_path: Path) -> None:
    cards, file = tmp_path / "cards.toml", tmp_path / "mine.toml"
    golazo("cards", "new", "machikoro", cards, "--shipped")
    cards.write_text(cards.read_text("utf-8").replace('"1 from the bank"', '"5 from the bank"', 1), "utf-8")
    file.write_text(HOLDS.replace("[1, 1]", "[5, 5]"), "utf-8")
    assert golazo("scenario", "run", file).returncode == 1
    assert golazo("scenario", "run", file, "--cards", cards).returncode == 0


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("game = ", "TOML"),
        (HOLDS.replace("then.coins", "then.coin"), "coin"),
        (HOLDS.replace("when", "whem"), "whem"),
        ("\xff", "mine.toml"),
    ],
)
def test_command_refuses_a_bad_file(golazo: Golazo, tmp_path: Path, text: str, named: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, "latin-1")
    done = golazo("scenario", "run", file)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("golazo: ")
    assert done.stderr.count("\n") == 1
    assert named in done.stderr


@pytest.mark.compiled
def test_command_refuses_a_path_that_leads_nowhere(golazo: Golazo, tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path):
        done = golazo("scenario", "run", path)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("golazo: ")
        assert str(path) in done.stderr

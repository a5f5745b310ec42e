"""`golazo lab balance`: the report on the screen, as data and as a page, and what differs between two card files."""

import json
from pathlib import Path

import pytest
from rich.cells import cell_len

from card_files import altered
from conftest import stops_at_ctrl_c
from golazo.games import load
from golazo.games.tsubasa.cards.catalogue import shipped_text

ROOT = Path(__file__).parents[1]
FEW = ("lab", "balance", "tsubasa", "--games", "60")


@pytest.fixture
def strong(tmp_path):
    """A card file with one card made far too good."""
    file = tmp_path / "strong.toml"
    text = altered(altered(shipped_text(), "match.wall-pass", "pass", "6"), "match.wall-pass", "defence", "5")
    file.write_text(text, encoding="utf-8")
    return file


def test_json_says_what_was_measured_and_how(golazo):
    run = golazo(*FEW, "--seed", 3, "--threads", 1, "--option", "signings=off", "--json")
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)
    assert (found["game"], found["games"], found["seed"], found["threads"]) == ("tsubasa", 60, 3, 1)
    assert found["bots"] == ["amateur", "amateur"]
    assert found["cards"] == load("tsubasa").load_cards(None).hash
    assert found["options"]["signings"] is False
    assert set(found) >= {"targets", "teams", "match", "contests", "scores", "first_half", "initial_cards", "seconds"}
    assert "signings" not in found
    for target in found["targets"]:
        low, high = target["low"], target["high"]
        assert target["met"] == ((low is None or target["value"] >= low) and (high is None or target["value"] <= high))
    assert sum(team["wins"]["value"] for team in found["teams"].values()) <= 1


def test_bots_can_be_named(golazo):
    found = json.loads(golazo(*FEW, "--bots", "random", "--json").stdout)
    assert found["bots"] == ["random", "random"]


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Least drafted"), ("de", "Startkarten"), ("es", "Fichajes"), ("pl", "Karty motywacji")],
)
def test_the_tables_fit_the_screen(golazo, language, told, width):
    run = golazo(*FEW, "--lang", language, env={"COLUMNS": str(width)})
    assert run.returncode == 0, run.stderr
    assert told in run.stdout
    assert "…" not in run.stdout
    assert max(cell_len(line) for line in run.stdout.splitlines()) <= width


def test_the_report_in_the_documentation_is_of_the_rules_and_cards_of_today():
    report = (ROOT / "docs" / "balance-tsubasa.md").read_text(encoding="utf-8")
    tsubasa = load("tsubasa")
    assert f"rules version {tsubasa.rules_version}, cards {tsubasa.load_cards(None).hash}\n" in report
    assert "## Targets: 11 of 11 met" in report


def test_names_of_another_edition(golazo):
    assert "Oliver Atom" in golazo(*FEW, "--edition", "spanish").stdout


def test_first_matches_can_be_measured(golazo):
    found = json.loads(golazo(*FEW, "--bots", "random", "--option", "first_match", "--json").stdout)
    assert found["options"]["first_match"] is True
    assert not {"motivation", "signings"} & set(found)
    starred = {card.id for card in load("tsubasa").load_cards(None).match if card.star}
    rows = found["first_half"] | found["second_half"]
    assert {card for card, row in rows.items() if row["drafted"] is None} == starred & set(rows)
    assert len(rows) > len(starred) == 8


def test_the_page_is_the_same_whenever_it_is_made(golazo, tmp_path):
    page = tmp_path / "page.md"
    run = golazo(*FEW, "--option", "assured_success", "--write", page, "--lang", "de")
    assert run.returncode == 0, run.stderr
    assert str(page) in run.stdout
    first = page.read_text(encoding="utf-8")
    lines = first.splitlines()
    assert lines[0] == "# Balance of Captain Tsubasa"
    command = next(line for line in lines if line.startswith("golazo lab balance"))
    assert "--option assured_success" in command
    assert load("tsubasa").load_cards(None).hash in first
    assert "| Iron Wall |" in first
    rows = [line for line in lines if line.startswith("|")]
    assert all(line.endswith(" |") for line in rows)
    assert golazo(*command.split()[1:], "--threads", 1).returncode == 0
    assert page.read_text(encoding="utf-8") == first


def test_json_and_a_page_at_once(golazo, tmp_path):
    run = golazo(*FEW, "--json", "--write", tmp_path / "page.md")
    assert json.loads(run.stdout)["games"] == 60
    assert (tmp_path / "page.md").exists()


def test_a_strong_card_shows_against_the_shipped_ones(golazo, strong):
    many = ("lab", "balance", "tsubasa", "--games", "600", "--cards", strong, "--against", "shipped")
    found = json.loads(golazo(*many, "--json").stdout)
    assert found["cards"] != found["against"]["cards"]
    moved = {(move["row"], move["figure"]): move for move in found["moved"]}
    drafted = moved["wall-pass", "drafted"]
    assert drafted["difference"] == pytest.approx(drafted["value"] - drafted["against"]["value"], abs=1e-5)
    assert drafted["difference"] > 0
    told = golazo(*many).stdout
    assert "Wall Pass" in told
    assert "Before" in told


def test_equal_cards_do_not_differ(golazo, tmp_path):
    own = tmp_path / "own.toml"
    own.write_text(shipped_text(), encoding="utf-8")
    run = golazo(*FEW, "--against", own)
    assert run.returncode == 0, run.stderr
    assert "no figure moved" in run.stdout
    assert "Targets" in run.stdout


def test_help_has_examples(golazo):
    assert "balance" in golazo("lab", "--help").stdout
    told = golazo("lab", "balance", "--help").stdout
    assert "golazo lab balance tsubasa" in told
    assert "--against" in told


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "chess"),
        (["machikoro"], "tsubasa"),
        (["tsubasa", "--games", "0"], "--games"),
        (["tsubasa", "--games", "many"], "--games"),
        (["tsubasa", "--threads", "0"], "--threads"),
        (["tsubasa", "--seed", "-1"], "-1"),
        (["tsubasa", "--bots", "genius"], "genius"),
        (["tsubasa", "--bots", "random,random,random"], "3"),
        (["tsubasa", "--option", "offside"], "offside"),
        (["tsubasa", "--cards", "nowhere.toml"], "nowhere.toml"),
        (["tsubasa", "--against", "nowhere.toml"], "nowhere.toml"),
        (["tsubasa", "--write", "no/such/folder/page.md"], "no/such/folder/page.md"),
        (["tsubasa", "--write", "."], "."),
        (["tsubasa", "--edition", "klingon"], "klingon"),
        ([], "GAME"),
    ],
)
def test_bad_input_is_one_clear_line(golazo, arguments, told):
    run = golazo("lab", "balance", *arguments)
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr.startswith("golazo: ")
    assert run.stderr.count("\n") == 1
    assert told in run.stderr


def test_ctrl_c_stops_at_once_and_leaves_nothing(tmp_path):
    page = tmp_path / "page.md"
    stops_at_ctrl_c("lab", "balance", "tsubasa", "--games", "1000000000", "--write", str(page))
    assert not page.exists()

"""`golazo cards`: look, start a file, check it, use it."""

import json
import re
import tomllib

import pytest


def test_show_lists_every_card(golazo):
    run = golazo("cards", "show", "machikoro")
    assert run.returncode == 0
    for name in ("Ticket Booth", "Season Tickets", "Football Museum"):
        assert name in run.stdout


def test_show_in_german(golazo):
    run = golazo("--lang", "de", "cards", "show", "machikoro")
    assert "Kassenhäuschen" in run.stdout
    assert "Imbissstand" in run.stdout


def test_sources_tell_printed_values_from_designed_ones(golazo):
    lines = golazo("cards", "show", "machikoro", "--sources", env={"COLUMNS": "160"}).stdout.splitlines()
    head = next(line for line in lines if "rulebook" in line)
    printed, inferred, ours = (head.index(name) for name in ("rulebook", "inferred", "ours"))
    booth = next(line for line in lines if "Ticket Booth" in line)
    pitch = next(line for line in lines if "Youth Pitch" in line)
    assert booth[printed:].startswith("Name")
    assert booth[ours:].strip() == ""
    assert pitch[inferred:].startswith("Stock")
    assert pitch[ours:].strip() == "Name"


def test_show_as_json(golazo):
    data = json.loads(golazo("cards", "show", "machikoro", "--json").stdout)
    assert len(data["projects"]) == 15
    shop = next(project for project in data["projects"] if project["id"] == "fan-shop")
    assert (shop["colour"], shop["dice"], shop["cost"]) == ("red", [3], 2)
    assert (shop["pays"], shop["icon"], shop["stock"]) == ("1 from the roller", "hospitality", 6)
    assert shop["source"]["pays"] == "rulebook"
    assert data["large"][0] == {"id": "youth-academy", "cost": 4, "source": {"name": "rulebook", "cost": "base"}}


def test_new_check_and_use(golazo, tmp_path):
    file = tmp_path / "mine.toml"
    assert "written. Change what you like, then: " in golazo("cards", "new", "machikoro", file, "--shipped").stdout
    assert golazo("cards", "check", "machikoro", file).returncode == 0
    again = golazo("cards", "new", "machikoro", file, "--shipped")
    assert again.returncode == 2
    assert "--force" in again.stderr
    file.write_text(file.read_text(encoding="utf-8").replace("cost = 10", "cost = 11"), encoding="utf-8")
    assert "11" in golazo("cards", "show", "machikoro", "--cards", file).stdout
    assert golazo("cards", "new", "machikoro", file, "--shipped", "--force").returncode == 0
    assert "cost = 10" in file.read_text(encoding="utf-8")


def test_new_asks_an_owner_for_what_we_inferred(golazo, tmp_path):
    file = tmp_path / "my-box.toml"
    golazo("cards", "new", "machikoro", file)
    asked = file.read_text(encoding="utf-8")
    data = tomllib.loads(asked)["projects"]
    assert {card["stock"] for card in data.values()} == {"?"}
    assert [card for card, values in data.items() if values["colour"] == "?"] == ["snack-stand", "club-house"]
    assert [card for card, values in data.items() if values["pays"] == "?"] == ["new-trainer", "new-player"]
    incomplete = golazo("cards", "check", file)
    assert incomplete.returncode == 1
    assert "19 values" in incomplete.stdout
    file.write_text(re.sub(r'"\?" # ours: (.+)', r"\1", asked), encoding="utf-8")
    assert golazo("cards", "check", file).returncode == 0


def test_a_file_says_which_game_it_is_for(golazo, tmp_path):
    file = tmp_path / "mine.toml"
    golazo("cards", "new", "machikoro", file, "--shipped")
    assert golazo("cards", "check", file).returncode == 0
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('game = "machikoro"', 'game = "chess"'), encoding="utf-8")
    assert golazo("cards", "check", file).returncode == 2
    assert golazo("cards", "check", "machikoro", file).returncode == 1
    file.write_text(text.replace('game = "machikoro"', ""), encoding="utf-8")
    assert golazo("cards", "check", "machikoro", file).returncode == 0
    unsaid = golazo("cards", "check", file)
    assert unsaid.returncode == 2
    assert "machikoro" in unsaid.stderr


@pytest.mark.parametrize("game", [[], ["tsubasa"]])
def test_a_file_that_is_not_toml_is_told_where(golazo, tmp_path, game):
    file = tmp_path / "bad.toml"
    file.write_text('game = "tsubasa"\n\n[match]\ncost = = 3\n', encoding="utf-8")
    run = golazo("cards", "check", *game, file)
    assert (run.returncode, run.stderr) == (1, "")
    assert f"{file}, line 4: this is not TOML: Invalid value (column 8)" in run.stdout
    assert "Which game" not in run.stdout
    (found,) = json.loads(golazo("cards", "check", *game, file, "--json").stdout)
    assert found["line"] == 4
    assert "Spalte 8" in golazo("cards", "check", file, "--lang", "de").stdout


def test_check_lists_every_problem_with_its_line(golazo, tmp_path):
    file = tmp_path / "bad.toml"
    golazo("cards", "new", "machikoro", file, "--shipped")
    text = (
        file.read_text(encoding="utf-8")
        .replace('colour = "red"', 'colour = "pink"', 1)
        .replace("cost = 22", "cost = -1")
    )
    file.write_text(text, encoding="utf-8")
    lines = text.splitlines()
    run = golazo("cards", "check", "machikoro", file)
    assert run.returncode == 1
    for wrong in ('colour = "pink"', "cost = -1"):
        assert f"line {lines.index(wrong) + 1}" in run.stdout
    assert "fan-shop" in run.stdout
    assert "football-museum" in run.stdout
    found = json.loads(golazo("cards", "check", "machikoro", file, "--json").stdout)
    assert {problem["card"] for problem in found} == {"fan-shop", "football-museum"}


@pytest.mark.parametrize("command", ["show", "check", "new"])
def test_unknown_game(golazo, command, tmp_path):
    arguments = [] if command == "show" else [tmp_path / "file.toml"]
    run = golazo("cards", command, "chess", *arguments)
    assert run.returncode == 2
    assert "chess" in run.stderr


def test_unwritable_place(golazo, tmp_path):
    run = golazo("cards", "new", "machikoro", tmp_path / "no" / "such" / "folder.toml")
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1


def test_a_file_with_several_problems_says_what_lists_them_all(golazo, tmp_path):
    own = tmp_path / "own.toml"
    golazo("cards", "new", "machikoro", own, "--shipped")
    own.write_text(own.read_text(encoding="utf-8").replace("cost = 22", "cost = -1").replace("cost = 16", "cost = -1"))
    run = golazo("sim", "machikoro", "--games", 10, "--cards", own)
    assert run.returncode == 2
    assert run.stderr.endswith(f"(1 more problem) See all of them: golazo cards check {own}\n")

"""`golazo cards` for Captain Tsubasa: look, start a file for one's box, see what is missing, fill it in."""

import json
import re

import pytest

from golazo.games.tsubasa.cards.catalogue import KIND_IDS, load, shipped_text

NAMES = {
    "en": ("Tsubasa Ozora", "Outstanding Save", "Kazuo and Masao Tachibana", "Tiger Overhead Kick", "Fatigue"),
    "de": ("Tsubasa Ozora", "Überragende Parade", "Kazuo und Masao Tachibana", "Tiger-Fallrückzieher", "Erschöpfung"),
    "es": ("Tsubasa Ozora", "Parada Especial", "Kazuo y Masao Tachibana", "Chilena del Tigre", "Cansancio"),
    "pl": ("Tsubasa Ōzora", "Znakomita parada", "Kazuo i Masao Tachibana", "Tygrysia przewrotka", "Zmęczenie"),
}


@pytest.mark.parametrize(("language", "columns"), [("en", "120"), ("de", "80"), ("es", "120"), ("pl", "80")])
def test_show_lists_every_card(golazo, language, columns):
    run = golazo("--lang", language, "cards", "show", "tsubasa", env={"COLUMNS": columns})
    assert run.returncode == 0, run.stderr
    for name in NAMES[language]:
        assert name in run.stdout
    assert all(len(line) <= int(columns) for line in run.stdout.splitlines())


def test_show_says_what_cards_do(golazo):
    lines = golazo("cards", "show", "tsubasa", env={"COLUMNS": "160"}).stdout.splitlines()
    kisugi = next(line for line in lines if "Teppei Kisugi" in line)
    assert kisugi.split()[0] == "9"
    assert "2: reroll one die of this round" in kisugi
    takashima = [line for line in lines if "Tsuneo Takashima" in line][1]
    assert "1 pass, 2 defence" in takashima
    tiger = next(line for line in lines if "Tiger Shot" in line)
    assert tiger.split()[0] == "Toho"
    assert "Ishizaki Blocks the Tiger’s Shot" in tiger
    assert any(line.strip().startswith("Foul *") for line in lines)


def test_show_with_the_names_of_the_spanish_edition(golazo):
    shown = golazo("cards", "show", "tsubasa", "--edition", "spanish").stdout
    assert "Oliver Atom" in shown
    assert "New Team: initial cards" in shown
    assert "Harper Blocks the Tiger’s Shot" in shown
    assert "Ozora" not in shown


def test_sources_tell_printed_values_from_designed_ones(golazo):
    lines = golazo("cards", "show", "tsubasa", "--sources", env={"COLUMNS": "200"}).stdout.splitlines()
    head = next(line for line in lines if "rulebook" in line)
    printed, story, ours = head.index("rulebook"), head.index("story"), head.index("ours")
    kisugi = next(line for line in lines if "Teppei Kisugi" in line)
    assert kisugi[printed:story].strip() == "Name, Ability 2"
    assert kisugi[story:ours].strip() == "No., Pos."
    assert kisugi[ours:].strip().startswith("Shot, Pass, Defence")


def test_show_as_json(golazo):
    data = json.loads(golazo("cards", "show", "tsubasa", "--json").stdout)
    assert data["hash"] == load().hash
    assert [len(data[section]) for section in ("initial", "motivation", "match", "signings")] == [24, 8, 26, 8]
    kisugi = next(card for card in data["initial"] if card["id"] == "teppei-kisugi")
    assert (kisugi["team"], kisugi["number"], kisugi["position"]) == ("nankatsu", 9, "FW")
    assert (kisugi["ability2"], kisugi["source"]["ability2"]) == ("reroll a die", "rulebook")
    takashima = next(card for card in data["motivation"] if card["player"] == "tsuneo-takashima")
    assert takashima["id"] in KIND_IDS
    assert takashima["cost"] == {"shot": 0, "pass": 1, "defence": 2}
    assert {"id": "tiger-shot", "team": "toho"}.items() <= data["special-shots"][3].items()
    assert data["fatigue"]["copies"] == 4


def test_new_check_fill_and_use(golazo, tmp_path):
    file = tmp_path / "my-box.toml"
    written = golazo("cards", "new", "tsubasa", file)
    assert written.returncode == 0
    asked = file.read_text(encoding="utf-8")
    values = asked.count(' = "?" #')
    assert written.stdout.startswith("initial: ")
    assert f"Fill in the {values} values marked “?” with what your box says, then: " in written.stdout
    assert "Change what you like" not in written.stdout
    incomplete = golazo("cards", "check", file)
    assert incomplete.returncode == 1
    lines = incomplete.stdout.splitlines()
    assert len(lines) == 9
    assert re.match(r"initial: \d+ values of 24 cards left to fill in: yuzo-morisaki, ", lines[0])
    assert lines[-1] == f"{file}: {values} values left to fill in."
    listed = json.loads(golazo("cards", "check", file, "--json").stdout)
    assert len(listed) == values
    used = golazo("cards", "show", "tsubasa", "--cards", file)
    assert used.returncode == 2
    assert used.stderr.count("\n") == 1
    assert "yuzo-morisaki, shot: still has to be filled in." in used.stderr

    text = re.sub(r'"\?" # ours: none', '"none"', asked)
    text = re.sub(r'"\?" # ours: (.+)', r"\1", text)
    file.write_text(re.sub(r'"\?" # the printed title', '"Printed Title"', text), encoding="utf-8")
    complete = golazo("cards", "check", file)
    assert (complete.returncode, complete.stdout) == (0, f"{file}: no problems found.\n")
    assert "Printed Title" in golazo("--lang", "pl", "cards", "show", "tsubasa", "--cards", file).stdout


def test_check_tells_what_is_wrong_before_what_is_missing(golazo, tmp_path):
    file = tmp_path / "my-box.toml"
    golazo("cards", "new", "tsubasa", file)
    text = file.read_text(encoding="utf-8").replace('copies = "?"', "copies = 7")
    file.write_text(text, encoding="utf-8")
    run = golazo("cards", "check", file)
    assert run.returncode == 1
    first, *_, problems, unfilled = run.stdout.splitlines()
    assert "fatigue.copies: must be 4 or less for each team, not 7" in first
    assert problems == f"{file}: 1 problem."
    assert unfilled.endswith("values left to fill in.")


def test_the_shipped_file_is_well(golazo, tmp_path):
    file = tmp_path / "shipped.toml"
    file.write_text(shipped_text(), encoding="utf-8")
    assert golazo("cards", "check", file).returncode == 0

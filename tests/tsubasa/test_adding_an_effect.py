"""The recipe of `docs/adding-an-effect.md`, carried out on a copy of the sources."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import golazo
from card_files import with_fields
from golazo.games.tsubasa.cards.catalogue import shipped_text

ROOT = Path(__file__).parents[2]
PACKAGE = Path(golazo.__file__).parent
MOST_FILES = 8
EDIT = re.compile(r"^```diff (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
USE = """
import json
import sys

from golazo import scenario
from golazo.games.tsubasa import GAME, effects
from golazo.games.tsubasa.cards.phrases import ability
from golazo.text.texts import LANGUAGES, texts

effect = ability("both draw a card")
catalogue = GAME.load_cards(sys.argv[1])
faces = {card["id"]: card for card in GAME.screen.faces(catalogue, {"first_match": False})["cards"]}
print(json.dumps({
    "runs": all(scenario.run(one).holds for one in scenario.load(sys.argv[2])),
    "told": [texts(language, "tsubasa").say(effect.text) for language in LANGUAGES],
    "face": faces["rebound"]["abilities"],
}))
"""
SCENARIOS = """
game = "tsubasa"
cards = "cards.toml"

[[scenario]]
title = "Both coaches draw"
rules = ["CT-TERM-1"]
given.phase = "abilities"
given.area = [["rebound"], []]
given.hand = [[], []]
given.draw_deck = [["hajime-taki"], ["toho-fans"]]
given.open = ["rebound"]
when = [{ seat = 0, play = "use 1" }]
then.hand = [["hajime-taki"], ["toho-fans"]]
then.events = ["used seat=0", "drew seat=0", "drew seat=1"]

[[scenario]]
title = "Without a card to draw it is refused"
rules = ["CT-DRAW-1"]
given.phase = "abilities"
given.area = [["rebound", "hajime-taki"], []]
given.draw_deck = [[], []]
given.open = ["rebound"]
when = [{ seat = 0, play = "use 1", refused = "CT-DRAW-1" }]
"""


@pytest.fixture(scope="module")
def edits() -> list[tuple[str, str, str]]:
    """What the recipe changes: a file, what stands there and what stands there then."""
    found = EDIT.findall((ROOT / "docs" / "adding-an-effect.md").read_text("utf-8"))
    return [
        (file, *("".join(line[1:] for line in lines.splitlines(True) if line[0] in signs) for signs in (" -", " +")))
        for file, lines in found
    ]


def test_an_effect_without_a_choice_touches_few_files(edits: list[tuple[str, str, str]]) -> None:
    assert len({file for file, _, _ in edits}) <= MOST_FILES


def test_the_recipe_works(edits: list[tuple[str, str, str]], tmp_path: Path) -> None:
    copy = tmp_path / "src" / "golazo"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "web"))
    for name, before, after in edits:
        file = tmp_path / name
        text = file.read_text("utf-8")
        assert text.count(before) == 1, (name, before)
        file.write_text(text.replace(before, after), "utf-8")
    cards = tmp_path / "cards.toml"
    cards.write_text(with_fields(shipped_text(), "match.rebound", ability1='"both draw a card"'), "utf-8")
    scenarios = tmp_path / "both-draw.toml"
    scenarios.write_text(SCENARIOS, "utf-8")

    shown = python(tmp_path, "-c", USE, str(cards), str(scenarios))
    assert '"runs": true' in shown
    assert "both coaches draw 1 card" in shown
    assert '"key": "face-effect-both-draw"' in shown
    python(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(Path(__file__).with_name("test_effects.py")))
    sim = ("-m", "golazo", "sim", "tsubasa", "--bots", "amateur", "--games", "2", "--cards", str(cards))
    assert "2" in python(tmp_path, *sim)


def python(folder: Path, *arguments: str) -> str:
    """Run Python with the changed sources, interpreted: nothing has to be compiled."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, cwd=ROOT / "tests", capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout

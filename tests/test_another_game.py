"""A game that is only a folder: found, played, recorded, simulated and put on trial without a word elsewhere."""

import json
import shutil

import pytest

import golazo
from conftest import SHELF
from golazo import games, scenario
from golazo.cli import run
from golazo.lab.simulate import Series, simulate
from golazo.testing import CHECKS, Trial, speeds
from golazo.text.texts import texts

ELSEWHERE = {speeds.interpreted_equals_compiled}  # plays in a process of its own, which does not know this folder
SCENARIO = """
game = "shootout"
[[scenario]]
title = "A shot past the keeper counts"
rules = ["SO-1"]
given.goals = [0, 2]
given.strong = ["right", "left"]
when = [{ seat = 0, play = "shoot left", dives = ["right"] }, { seat = 1, play = "shoot left", dives = ["right"] }]
then.goals = [1, 3]
then.over = true

[[scenario]]
title = "On the strong side not even the right guess stops it, and a new card is drawn unseen"
rules = ["SO-1"]
given.strong = ["left", "left"]
when = [{ seat = 0, play = "shoot left", dives = ["left"], draws = ["right"] }]
then.goals = [1, 0]
then.strong = ["right", "left"]
"""


class Goals:
    """The score and the cards in all hands, kept from what is told."""

    def __init__(self, match):
        self.goals = [0] * match.players
        self.strong = {}

    def hear(self, event):
        if event.name == "scored":
            self.goals[event["seat"]] += 1
        if event.name == "drew":
            self.strong[event["seat"]] = event["side"]

    def holdings(self):
        return {"goals": self.goals, "strong": [*self.strong.values()]}


pytestmark = pytest.mark.usefixtures("shootout")


def test_it_is_found():
    assert {"machikoro", "shootout"} <= set(games.names())
    assert games.load("shootout").name == "shootout"


@pytest.mark.parametrize(
    "check", [check for check in CHECKS if check not in ELSEWHERE], ids=lambda check: check.__name__
)
def test_it_passes_the_trial(check):
    check(Trial(games.load("shootout"), matches=5, ledger=Goals))


def test_it_is_played_and_recorded():
    match = golazo.new_match("shootout", players=2, seed=4)
    while not match.over:
        match.play(match.bot_choice("random"))
    assert max(match.view(None)["goals"]) == 3
    again = golazo.Match.from_record(match.record())
    assert again.state.tobytes() == match.state.tobytes()


def test_it_is_simulated():
    found = simulate(Series.of(games.load("shootout"), ["random"], players=2, games=2_000))
    assert found["goals"] > 2_000 * 3
    golden = simulate(Series.of(games.load("shootout"), ["random"], games=100, options={"golden_goal": True}))
    assert golden["goals"] == 100


def test_the_command_knows_it(capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("GOLAZO_LANG", "en")
    assert run(["sim", "shootout", "--games", "50", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "shootout"
    assert run(["cards", "show", "shootout"]) == 0
    assert "Target" in capsys.readouterr().out
    cards = tmp_path / "cards.toml"
    assert run(["cards", "new", "shootout", str(cards)]) == 0
    cards.write_text(cards.read_text().replace("target = 3", "target = 0"))
    assert run(["cards", "check", str(cards)]) == 1
    assert "line 4" in capsys.readouterr().out


def test_it_is_played_at_the_terminal(capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("GOLAZO_LANG", "en")
    monkeypatch.setattr("builtins.input", lambda prompt: "left")
    record = str(tmp_path / "match.jsonl")
    assert run(["play", "shootout", "--bots", "random", "--players", "2", "--seed", "1", "--record", record]) == 0
    assert "The keeper dives" in capsys.readouterr().out
    assert run(["replay", record]) == 0
    assert "wins." in capsys.readouterr().out


def test_it_has_scenarios(tmp_path):
    file = tmp_path / "shootout.toml"
    file.write_text(SCENARIO, encoding="utf-8")
    found = scenario.load(str(file))
    assert len(found) == 2
    assert all(scenario.run(one).holds for one in found)


def test_what_is_not_translated_is_said_in_english(monkeypatch, tmp_path):
    folder = tmp_path / "penalties"
    shutil.copytree(SHELF / "shootout", folder, ignore=shutil.ignore_patterns("__pycache__", "page"))
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    (folder / "text" / "de.ftl").unlink()
    (folder / "text" / "pl.ftl").write_text("action-left = W lewo\n")
    assert texts("de", "penalties")("game-line") == "Shoot left or right."
    assert texts("de", "penalties", "nautical")("event-dived", side="x") == "The cabin boy dives x."
    assert texts("pl", "penalties")("game-line") == "Shoot left or right."
    assert texts("pl", "penalties")("action-left") == "W lewo"
    with pytest.raises(KeyError):
        texts("de", "penalties")("no-such-text")

"""`golazo play` and `golazo replay` in a game with hidden cards: nobody is shown what is not for their eyes."""

import json
import os
import re
import sys
from dataclasses import replace

import pexpect
import pytest

from altered import with_events
from conftest import SHELF
from golazo import games
from golazo.cli import run
from golazo.games.machikoro.events import BUILT
from sittings import actions, kept, player
from terminals import leave

TWO = ("--humans", 2, "--players", 2, "--names", "Anna,Ben", "--seat", 0)
CURTAIN = "Everyone else, look away"
WITH_THE_TOY = f"""
import sys
from golazo import games
from golazo.cli import main
games.__path__.append({str(SHELF)!r})
sys.argv = ["golazo", *sys.argv[1:]]
main()
"""

pytestmark = pytest.mark.usefixtures("shootout")


@pytest.fixture
def play(monkeypatch, capsys, tmp_path):
    return player(monkeypatch, capsys, tmp_path / "data")


@pytest.fixture
def file(tmp_path):
    return tmp_path / "match.jsonl"


@pytest.fixture
def terminal(tmp_path):
    """`terminal(*arguments)` runs the command with the toy game on its shelf, on a terminal."""
    opened = []

    def start(*arguments):
        env = {**os.environ, "GOLAZO_LANG": "en", "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm", "NO_COLOR": "1"}
        command = ["-c", WITH_THE_TOY, *map(str, arguments)]
        started = pexpect.spawn(sys.executable, command, dimensions=(40, 100), env=env, encoding="utf-8", timeout=120)
        opened.append(started)
        return started

    yield start
    for each in opened:
        leave(each)


def drawn_by(name, text):
    """The cards that somebody is told to have drawn."""
    return re.findall(rf"{name} draws? a card: (\w+)", text)


def unseen(name, text):
    return f"{name} draws a card." in text


# One human


def test_a_player_hears_of_the_own_cards_alone(play, file):
    out = play("shootout", "--players", 2, "--seat", 0, "--seed", 4, "--record", file, typed=["1"] * 4 + ["log"]).out
    assert drawn_by("You", out)
    assert unseen("Lena", out)
    assert not drawn_by("Lena", out)
    assert not unseen("You", out)
    assert CURTAIN not in out
    assert re.search(r'strong +\["(left|right)"\]', out)


def test_bots_alone_are_watched_as_a_spectator_does(play, file):
    out = play("shootout", "--humans", 0, "--players", 2, "--seed", 4, "--record", file).out
    assert kept(file).over
    assert not re.search(r"draws a card:", out)
    assert "strong" not in out


# Several humans


def test_the_curtain_falls_between_two_players(play, file):
    sitting = play("shootout", *TWO, "--seed", 4, "--record", file, typed=["", "left", "", "left", "", "log", "table"])
    before, *stretches = re.split(r"\w+ is next\. Everyone else, look away\..*\n", sitting.out)
    told = re.findall(r"(\w+) is next", sitting.out)
    assert told == ["Anna", "Ben", "Anna"]
    assert not drawn_by(r"\w+", before)
    assert "strong" not in before
    for name, stretch in zip(told, stretches, strict=True):
        public, own = stretch.split(f"Press Enter when only {name} can see the screen.")
        assert not drawn_by(r"\w+", public)
        assert drawn_by(name, own)
        assert not drawn_by({"Anna": "Ben", "Ben": "Anna"}[name], own)
    assert "The keeper dives" in stretches[2].split("Press Enter")[0]
    assert actions(file) == ["shoot left", "shoot left"]


def test_what_is_told_behind_the_curtain_is_what_one_holds(play, file):
    out = play("shootout", *TWO, "--seed", 4, "--record", file, typed=["", "left", "", "left", "", "table"]).out
    match = kept(file)
    own = out.split("Press Enter when only Anna can see the screen.")[-1]
    assert drawn_by("Anna", own) == match.view(0)["strong"]
    assert f'strong  ["{match.view(0)["strong"][0]}"]' in own


def test_others_decisions_stand_behind_the_curtain(play, file):
    sitting = play("shootout", *TWO, "--seed", 4, "--record", file, typed=["", "left", "", "undo"])
    assert "another player has already moved" in sitting.out
    assert actions(file) == ["shoot left"]


def test_no_curtain_falls_for_somebody_without_a_choice(play, file, monkeypatch, shootout):
    def none_for_ben(state, cards, room):
        return 1 if state.turn == 1 else shootout.rules.legal(state, cards, room)

    forced = replace(shootout, rules=replace(shootout.rules, legal=none_for_ben))
    monkeypatch.setattr("golazo.games.shootout.GAME", forced)
    out = play("shootout", *TWO, "--seed", 4, "--record", file, typed=["", "left", "left"]).out
    assert re.findall(r"(\w+) is next", out) == ["Anna"]
    assert "Only one choice" not in out
    assert len(drawn_by("Anna", out)) == 3
    assert not drawn_by("Ben", out)


def test_what_was_laid_open_is_not_taken_back(play, file, monkeypatch):
    game = games.load("machikoro")
    revealing = with_events(game, reveals={BUILT})
    monkeypatch.setattr("golazo.games.machikoro.GAME", revealing)
    sitting = play("machikoro", *TWO, "--seed", 1, "--record", file, typed=["1", "fan", "undo"])
    assert "cards came up after your last move" in sitting.out
    assert actions(file) == ["roll 1", "build fan-shop"]


def test_leaving_at_the_curtain_and_coming_back(play, file):
    left = play("shootout", *TWO, "--seed", 4, "--record", file, typed=["", "left"])
    assert left.code == 0
    back = play(*left.resume, typed=["", "right"])
    assert "Ben is next" in back.out
    assert actions(file) == ["shoot left", "shoot right"]
    again = play(*left.resume, typed=[""])
    assert len(drawn_by("Anna", again.out)) == 1
    assert not drawn_by("Ben", again.out)


def test_no_curtain_where_nothing_is_hidden(play, file):
    sitting = play("machikoro", *TWO, "--seed", 4, "--record", file, typed=["1", "nothing", "1", "nothing"])
    assert CURTAIN not in sitting.out
    assert len(actions(file)) == 4


def test_the_curtain_leaves_nothing_on_a_terminal(terminal, file):
    screen = terminal("play", "shootout", *TWO, "--seed", 4, "--fast", "--record", file)
    for name, decision in (("Anna", "left"), ("Ben", "left"), ("Anna", "left")):
        screen.expect_exact(f"only {name} can see the screen.")
        _, _, shown = screen.before.rpartition("\x1b[2J\x1b[H\x1b[3J")
        assert f"{name} is next" in shown
        assert not drawn_by(r"\w+", shown)
        screen.expect_exact("> ")
        screen.sendline("")
        screen.expect_exact("What will you do?")
        screen.expect_exact("> ")
        screen.sendline(decision)


# Replays


@pytest.fixture
def unfinished(play, file):
    play("shootout", *TWO, "--seed", 4, "--record", file, typed=["", "left", "", "left"])
    return file


def test_an_unfinished_match_is_told_as_to_a_spectator(unfinished, capsys):
    assert run(["replay", str(unfinished)]) == 0
    out = capsys.readouterr().out
    assert unseen("Anna", out)
    assert not drawn_by(r"\w+", out)
    assert "--open" in out
    assert run(["replay", str(unfinished), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert "strong" not in data["state"]
    assert {decision["action"] for decision in data["decisions"]} == {None}
    assert data["dealt"] == [{"name": "drew", "fields": {"seat": seat}} for seat in range(2)]


def test_an_unfinished_match_can_be_laid_open(unfinished, capsys):
    assert run(["replay", str(unfinished), "--open"]) == 0
    out = capsys.readouterr().out
    assert len(drawn_by("Anna", out)) == len(drawn_by("Ben", out)) == 2
    assert "--open" not in out
    assert run(["replay", str(unfinished), "--open", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["state"]["strong"] == kept(unfinished).view(0)["strong"] + [
        *kept(unfinished).view(1)["strong"]
    ]


def test_a_finished_match_is_open(play, file, capsys):
    play("shootout", "--humans", 0, "--players", 2, "--seed", 4, "--record", file)
    for stop in ([], ["--to", "2"]):
        assert run(["replay", str(file), *stop]) == 0
        assert drawn_by("Lena", capsys.readouterr().out)


# Editions of names


@pytest.mark.parametrize(
    ("arguments", "env", "said"),
    [
        ([], "", "The keeper dives (left|right)"),
        (["--edition", "plain"], "nautical", "The keeper dives (left|right)"),
        (["--edition", "nautical"], "", "The cabin boy dives to (port|starboard)"),
        ([], "nautical", "The cabin boy dives to (port|starboard)"),
        ([], "klingon", "The keeper dives (left|right)"),
    ],
)
def test_names_are_those_of_the_edition(play, file, monkeypatch, arguments, env, said):
    monkeypatch.setenv("GOLAZO_EDITION", env)
    table = ("shootout", "--players", 2, "--seat", 0, "--seed", 4, "--record", file)
    left = play(*table, *arguments, typed=["1"])
    assert re.search(said, left.out)
    assert left.resume[2:] == arguments


def test_an_edition_goes_with_replays_and_cards(play, file, capsys):
    play("shootout", "--humans", 0, "--players", 2, "--seed", 4, "--record", file)
    assert run(["replay", str(file), "--edition", "nautical"]) == 0
    assert "The cabin boy dives to port." in capsys.readouterr().out
    assert run(["cards", "show", "shootout", "--edition", "nautical"]) == 0
    assert run(["cards", "show", "shootout", "--edition", "klingon"]) == 2
    assert "plain, nautical" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["shootout", "--edition", "klingon"], "Editions: plain, nautical."),
        (["machikoro", "--edition", "nautical"], "machikoro has only one edition"),
        (["shootout", "--option", "offside"], "golden_goal, strong_sides=off"),
        (["shootout", "--option", "strong_sides=maybe"], "strong_sides=off"),
    ],
)
def test_what_there_is_not_gets_one_line(play, tmp_path, arguments, said):
    sitting = play(*arguments)
    assert sitting.code == 2
    assert sitting.out == ""
    assert sitting.err.count("\n") == 1
    assert said in sitting.err
    assert not list(tmp_path.rglob("*.jsonl"))


# Options


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ([], []),
        (["strong_sides"], []),
        (["golden_goal=off", "strong-sides=on"], []),
        (["strong_sides=off"], ["Nobody has a strong side."]),
        (["golden_goal", "strong-sides=off"], ["Golden goal: the first one wins.", "Nobody has a strong side."]),
    ],
)
def test_a_match_says_in_what_it_departs_from_the_rules_defaults(play, file, given, said):
    options = [part for option in given for part in ("--option", option)]
    out = play("shootout", "--seed", 4, "--record", file, *options).out
    assert out.splitlines()[1 : 1 + len(said)] == said
    assert out.count("strong side") == ("Nobody has a strong side." in said)
    assert kept(file).options["strong_sides"] == ("Nobody has a strong side." not in said)


def test_a_simulation_says_so_too(capsys):
    assert run(["sim", "shootout", "--games", "50", "--option", "strong_sides=off"]) == 0
    assert "Nobody has a strong side." in capsys.readouterr().out
    assert run(["sim", "shootout", "--games", "50"]) == 0
    assert "strong side" not in capsys.readouterr().out


# Which game


@pytest.mark.parametrize(
    ("typed", "title"), [([""], "Machi Koro Fußball · 3"), (["chess", "99", "Shoot"], "Shootout · 3 players")]
)
def test_the_game_is_asked_for_on_a_terminal(terminal, file, typed, title):
    screen = terminal("play", "--fast", "--seed", 4, "--record", file)
    screen.expect_exact("Which game?")
    assert "Shoot left or right." in screen.before
    for line in typed:
        screen.expect_exact("> ")
        screen.sendline(line)
    screen.expect_exact(title)


def test_nobody_is_asked_without_a_terminal(play, file):
    assert "Which game?" not in play("--seed", 4, "--record", file).out
    assert kept(file).game.name == "machikoro"

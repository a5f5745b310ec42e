"""`--plain`: everything in words and lines, for screen readers."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pexpect
import pytest

import golazo
from conftest import CONSOLE_SCRIPT, heed_ctrl_c
from golazo.cli import run
from golazo.games.machikoro.screen import outlook
from golazo.match.match import Match
from golazo.match.record import Seated
from golazo.text.texts import LANGUAGES
from sittings import Play, kept, player
from terminals import ended

DRAWN = re.compile(r"[─-╿▀-◿●○◄★☆✔□↻•]")  # lines, boxes, shapes and signs that stand for words
TYPED = ["?", "? rules", "table", "odds", "why", "? 1", "1", "2", "log"]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Play:
    return player(monkeypatch, capsys, tmp_path / "data")


@pytest.mark.parametrize(
    ("language", "rounds"),
    [("en", 4), *(pytest.param(language, 200, marks=pytest.mark.compiled) for language in LANGUAGES)],
)
@pytest.mark.parametrize("game", ["machikoro", "tsubasa"])
def test_nothing_is_drawn(
    play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, language: str, rounds: int
) -> None:
    file = tmp_path / "match.jsonl"
    arguments = (game, "--seat", 0, "--seed", 1, "--record", file, "--lang", language, "--plain")
    sitting = play(*arguments, typed=[*TYPED, *["odds", "1", "2", "4"] * rounds])
    assert (sitting.code, sitting.err) == (0, "")
    assert len(kept(file).decisions) > min(rounds, 40)
    assert not DRAWN.findall(sitting.out)
    assert "--plain" in sitting.out
    assert run(["replay", str(file), "--plain", "--open"]) == 0
    assert not DRAWN.findall(capsys.readouterr().out)


def test_the_choices_are_numbered_sentences(play: Play, tmp_path: Path) -> None:
    out = play("--seat", 0, "--seed", 1, "--record", tmp_path / "m.jsonl", "--plain", typed=["1", "17"]).out
    assert "1: Ticket Booth: number 1, costs 1, 6 left. Every roll: 1 coin from the bank." in " ".join(out.split())
    assert "20: Build nothing." in out
    assert "MK-BUILD-2: Stadium costs 10" in out


def test_the_table_names_everything_that_a_drawn_one_shows(play: Play, tmp_path: Path) -> None:
    town = play("--seat", 0, "--seed", 1, "--record", tmp_path / "m.jsonl", "--plain", typed=["odds"]).out
    assert "Stadium: large project, costs 10. Each of your food and hospitality cards pays 1" in " ".join(town.split())
    assert "Your roll 1: 1 coin." in town
    typed = ["2", *["1"] * 30, "table"]
    match = play("tsubasa", "--seat", 0, "--seed", 1, "--record", tmp_path / "t.jsonl", "--plain", typed=typed).out
    table = " ".join(match.rpartition("> table")[2].split())
    for part in ("Your hand: ", "Motivation cards: ", "Your discard pile: ", "Toho holds ", "not seen yet: "):
        assert part in table, table


def told_odds(out: str) -> dict[str, dict[int, int]]:
    """What each number brings on whose roll, as plain sentences tell it; nothing stands for 0."""
    text = " ".join(out.rpartition("> odds")[2].split())
    found = {"You": {int(number): int(coins) for number, coins in re.findall(r"Your roll (\d+): (-?\d+) coin", text)}}
    for name, listed in re.findall(r"When (\w+) rolls, you get ([^.]+)\.", text):
        found[name] = {int(number): int(coins) for coins, number in re.findall(r"(-?\d+) coins? with (\d+)", listed)}
    return found


def drawn_odds(out: str) -> dict[str, dict[int, int]]:
    """What the drawn table shows: a column for each number."""
    rows = re.findall(r"^(You|\w+) rolls? +((?:[+−·\-\d]+ *){12})$", out.rpartition("> odds")[2], re.MULTILINE)
    signs = str.maketrans({"−": "-", "·": "0", "+": ""})
    return {
        name: {number: int(cell.translate(signs)) for number, cell in enumerate(cells.split(), 1)}
        for name, cells in rows
    }


def forecast_for(seat: int, match: Match) -> list[dict[int, int]]:
    """What each number brings a player, by roller, as the page shows it."""
    rolls = outlook.pays(match.state, match.catalogue)["rolls"]
    return [{int(number): coins[seat] for number, coins in roll["sums"].items()} for roll in rolls]


@pytest.mark.parametrize("academies", [[], [0], [0, 1]])
def test_plain_odds_are_the_drawn_ones(play: Play, tmp_path: Path, academies: list[int]) -> None:
    file = tmp_path / "m.jsonl"
    file.write_text(market_match(academies).record(), encoding="utf-8")
    drawn = drawn_odds(play("--resume", file, typed=["odds"]).out)
    out = play("--resume", file, "--plain", typed=["odds"]).out
    plain = told_odds(out)
    assert plain.keys() == drawn.keys() == {"You", "Lena", "Diego"}
    assert [*drawn.values()] == forecast_for(0, market_match(academies))
    for seat, (roller, numbers) in enumerate(plain.items()):
        allowed = 12 if seat in academies else 6
        listed = {number: coins for number, coins in drawn[roller].items() if number <= allowed}
        assert numbers == (listed if roller == "You" else {number: coins for number, coins in listed.items() if coins})
    assert ("with one die" in out.rpartition("> odds")[2]) == (0 in academies)
    assert any(coins for roller in ("Lena", "Diego") for coins in plain[roller].values())


def market_match(academies: list[int]) -> Match:
    """A match before a decision of seat 0, in which some seats may roll two dice."""
    seats = [Seated(), Seated("Lena", "amateur"), Seated("Diego", "amateur")]
    for seed in range(300):
        match = golazo.new_match("machikoro", players=3, seed=seed, seats=seats)
        while not match.over:
            view = match.view(None)
            built = [seat for seat, large in enumerate(view["large"]) if "youth-academy" in large]
            if match.to_act == 0 and view["phase"] == "roll" and built == academies and len(match.decisions) > 20:
                return match
            match.play(match.bot_choice("amateur"))
    raise AssertionError("no such position")


@pytest.mark.compiled
@pytest.mark.parametrize("arguments", [["machikoro"], ["tsubasa", "--humans", "2"]])
def test_a_terminal_gets_no_codes(tmp_path: Path, arguments: list[str]) -> None:
    env = {**os.environ, "GOLAZO_LANG": "en", "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm-256color"}
    command = ["play", *arguments, "--seed", "1", "--fast", "--plain"]
    terminal = pexpect.spawn(
        str(CONSOLE_SCRIPT), command, env=env, encoding="utf-8", timeout=120, preexec_fn=heed_ctrl_c
    )
    seen = ""
    for line in ("", "1", "1", "1", "1", "1", "quit"):
        terminal.expect_exact("> ")
        seen += terminal.before
        terminal.sendline(line)
    assert ended(terminal) == 0
    seen += terminal.before
    assert "\x1b" not in seen
    assert not DRAWN.findall(seen)

"""`--plain`: everything in words and lines, for screen readers."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pexpect
import pytest

from conftest import CONSOLE_SCRIPT, heed_ctrl_c
from golazo.cli import run
from golazo.text import LANGUAGES
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
    assert "1: Ticket Booth: number 1, Every roll, costs 1, 1 coin from the bank, 6 left." in " ".join(out.split())
    assert "20: Build nothing." in out
    assert "MK-BUILD-2: Stadium costs 10" in out


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

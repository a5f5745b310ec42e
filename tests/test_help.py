"""Help at the terminal: it fits on a small screen in every language, and tells any rule by its id."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from golazo import games
from golazo.cli.networked.replies import NetworkedReplies
from golazo.cli.playing.local_replies import LocalReplies
from golazo.cli.playing.replies import Replies
from golazo.cli.playing.sitting import Sitting
from golazo.match.match import Match
from golazo.match.record import Seated
from golazo.text.rule_texts import RuleTexts
from golazo.text.texts import LANGUAGES, texts
from sittings import Play, player

ROWS, COLUMNS = 24, 80
BELOW = 2  # rows: the question and the prompt
REPLIES = (LocalReplies, NetworkedReplies)


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Play:
    return player(monkeypatch, capsys, tmp_path / "data")


def replies(kind: type[Replies], game: str, language: str) -> tuple[Replies, Console]:
    """What answers at a prompt, and the console on which it does."""
    match = Match(games.load(game), 2, 1, seats=[Seated(""), Seated("Lena", "amateur")])
    console = Console(width=COLUMNS, height=ROWS, record=True, file=io.StringIO())
    found = kind.__new__(kind)
    Replies.__init__(found, Sitting(match, texts(language, game), console, fast=True))
    return found, console


@pytest.mark.parametrize("kind", REPLIES)
@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_the_game_in_short_fit_on_a_small_screen(kind: type[Replies], game: str, language: str) -> None:
    answering, console = replies(kind, game, language)
    rows = {}
    for what in ("", "rules", "xyz"):
        answering.help(what)
        shown = console.export_text().splitlines()
        rows[what] = len(shown)
        assert max(map(len, shown)) <= COLUMNS
    assert max(rows.values()) <= ROWS - BELOW, rows
    assert rows[""] > 10


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_by_its_id(game: str, language: str) -> None:
    answering, console = replies(LocalReplies, game, language)
    numbered = (Path(__file__).parents[1] / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    ids = re.findall(r"^- \*\*([A-Z]+-[A-Z]+-\d+)\*\*", numbered, re.MULTILINE)
    assert sorted(ids) == sorted(RuleTexts(game, texts(language, game)).ids)
    for rule_id in ids:
        answering.help(rule_id.lower())
        shown = console.export_text().splitlines()
        assert shown[0].startswith(f"{rule_id} ")
        assert len(shown) > 1
        assert len(shown) <= ROWS - BELOW, rule_id
        assert not re.search(r"[{}$]", "\n".join(shown))


def test_a_rule_in_a_match_in_the_players_language(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    out = play("tsubasa", "--seat", 0, "--seed", 1, "--record", file, typed=["? CT-SPEC-1", "?ct spec"]).out
    assert "CT-SPEC-1 Special shot" in out
    assert "Each defence stops exactly one shot." in " ".join(out.split())
    assert "CT-SPEC-2" in out
    german = play("--resume", file, "--lang", "de", "--edition", "spanish", typed=["? ct-set-4", "? ct-xyz-9"]).out
    assert "Jeff und Roberto" in " ".join(german.split())
    assert "Die Regel „ct-xyz-9“ gibt es nicht." in german


@pytest.mark.parametrize("typed", ["CT-NOPE-1", "ct nope 1", "MK-BUILD-2", "CT-SPEC-77", "ct-nope"])
def test_what_looks_like_a_rule_and_is_none(play: Play, tmp_path: Path, typed: str) -> None:
    record = ("tsubasa", "--seat", 0, "--seed", 1, "--record", tmp_path / "match.jsonl")
    out = " ".join(play(*record, typed=[f"? {typed}", "? nope"]).out.split())
    assert f"There is no rule “{typed}”. ? CT lists all rules." in out
    assert "There is no card “nope”." in out

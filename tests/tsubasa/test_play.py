"""Captain Tsubasa at the terminal: whole matches, choices by number and name, explanations, and the curtain."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from golazo.cli import run
from golazo.match.match import Match
from sittings import Play, actions, kept, player
from tsubasa.prompts import hidden_from, in_phase, left_at, moments, name, told

TWO = ("--humans", 2, "--names", "Ada,Ben", "--seat", 0)
LEFT_OVER = re.compile(
    r"[{}$]|\bNone\b|\b(event|told|action|card|play|ask|brief|column|effect|head|area|hand|table|pile|odds|where|final)-[a-z]"
)


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Play:
    return player(monkeypatch, capsys, tmp_path / "data")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


# Whole matches


@pytest.mark.parametrize(("language", "columns"), [("en", 80), ("de", 120), ("es", 80), ("pl", 120)])
def test_a_whole_match_in_every_language(
    play: Play, file: Path, monkeypatch: pytest.MonkeyPatch, language: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    typed = ["?", "odds", "why", "table", "? 1", "log"] + ["1", "2", "odds", "? 1", "1", "why"] * 200
    sitting = play("tsubasa", "--seed", 6, "--record", file, "--lang", language, typed=typed)
    lines = [line.rstrip() for line in sitting.out.splitlines() if str(file) not in line]
    assert (sitting.code, kept(file).over) == (0, True)
    assert max(map(len, lines)) <= columns
    assert "…" not in sitting.out
    assert not LEFT_OVER.search("\n".join(lines))


@pytest.mark.parametrize(
    "options",
    [
        ["--option", "first_match"],
        ["--option", "assured_success", "--option", "motivation=off", "--option", "signings=off", "--bots", "random"],
    ],
)
def test_a_whole_match_with_options(play: Play, file: Path, options: list[str]) -> None:
    sitting = play("tsubasa", "--seed", 3, "--record", file, *options, typed=["1", "2", "1"] * 250)
    assert (sitting.code, kept(file).over) == (0, True)
    assert {kept(file).options[option] for option in ("motivation", "signings")} == {False}  # asked for by neither
    rounds = 4 if "first_match" in options else 6
    assert f"Two halves of {rounds} rounds each" in " ".join(sitting.out.split())


def test_quit_and_resume_go_on_with_the_same_match(play: Play, file: Path) -> None:
    whole = file.with_name("whole.jsonl")
    play("tsubasa", "--seed", 3, "--record", whole, typed=["1"] * 25)
    left = play("tsubasa", "--seed", 3, "--record", file, typed=["1"] * 10 + ["quit"])
    back = play(*left.resume, typed=["1"] * 15)
    assert actions(file) == actions(whole)
    assert re.search(r"^Nankatsu \d–\d Toho · first half, round \d of 6 · .+ attacks? ━", back.out, re.MULTILINE)


def test_a_finished_match_is_told_again(play: Play, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play("tsubasa", "--humans", 0, "--seed", 4, "--record", file)
    assert run(["replay", str(file)]) == 0
    out = capsys.readouterr().out
    assert "Full time" in out
    assert not LEFT_OVER.search(out)


# Choices


def test_to_leave_it_at_that_comes_last(play: Play, file: Path) -> None:
    for phase, last in (("attack", "stop"), ("abilities", "end"), ("reroll", "keep"), ("save", "no-save")):
        left_at(file, 0, in_phase(phase))
        out = play("--resume", file).out
        number = re.findall(r"^ ?(\d+)\) ", out, re.MULTILINE)[-1]
        before = len(actions(file))
        play("--resume", file, typed=[number])
        assert actions(file)[before] == last


def test_cards_by_number_text_and_name(play: Play, file: Path) -> None:
    match = left_at(file, 0, lambda match: in_phase("attack")(match) and len(squad(match)) > 1)
    player = squad(match)[0]
    for typed in (f"play {player}", name(player), name(player).split()[-1], name(player).lower()):
        file.write_text(match.record(), encoding="utf-8")
        play("--resume", file, typed=[typed])
        assert actions(file)[len(match.decisions)] == f"play {player}", typed


def squad(match: Match) -> list[str]:
    """Players of the initial cards that may be played."""
    texts = [choice.text for choice in match.legal_actions]
    cards = [text.removeprefix("play ") for text in texts if text.startswith("play ")]
    return [card for card in cards if card in ("kenichi-iwami", "mamoru-izawa", "tsubasa-ozora", "hajime-taki")]


def test_what_sounds_like_something_else_is_asked_about(play: Play, file: Path) -> None:
    match = left_at(file, 0, lambda match: "play long-shot" in [choice.text for choice in match.legal_actions])
    out = play("--resume", file, typed=["shot"]).out
    assert "“shot” could mean several things. Possible now:" in out
    assert len(actions(file)) == len(match.decisions)


def test_a_card_is_taken_back_before_anything_follows(play: Play, file: Path) -> None:
    match = left_at(file, 0, lambda match: in_phase("attack")(match) and len(squad(match)) > 1 and goes_on(match))
    first, second = squad(match)[:2]
    out = play("--resume", file, typed=[first, "undo", second]).out
    assert f"Taken back: Play {name(first)}." in out
    assert actions(file)[len(match.decisions)] == f"play {second}"


def goes_on(match: Match) -> bool:
    """Whether the turn is not over with the first card that may be played."""
    match.play(f"play {squad(match)[0]}")
    same = match.to_act == 0
    match.undo()
    return same


def test_a_save_is_a_choice_before_it_is_a_command(play: Play, file: Path) -> None:
    match = left_at(file, 0, in_phase("save"))
    play("--resume", file, typed=["save"])
    assert actions(file)[len(match.decisions)] == match.legal_actions[0].text


def test_refusals_name_the_rule(play: Play, file: Path) -> None:
    match = left_at(file, 0, in_phase("attack"))
    missing = next(card for card in ("hajime-taki", "tsuyoshi-oda") if card not in match.view(0)["hand"])
    out = play("--resume", file, typed=[f"play {missing}", "why", "why 1", "why shot"]).out
    assert re.search(rf"CT-ATK-1 +{name(missing)} is not in your hand", out)
    assert re.search(r"CT-(MOT|SIGN)-1 ", out)
    assert "you can do that." in out
    assert re.search(r"CT-RND-1 +Not now\. Current step: playing cards", out)
    assert len(actions(file)) == len(match.decisions)


def test_the_only_choice_is_taken_with_a_word_why(play: Play, file: Path) -> None:
    left_at(file, 0, lambda match: in_phase("draft")(match) and in_the_last_round(match))
    told_so = r"Only “.+” is left\. You take .+ from the pitch\."
    assert re.search(told_so, " ".join(play("--resume", file, "--fast", typed=["1"] * 700).out.split()))


def in_the_last_round(match: Match) -> bool:
    """Whether the second half's last match cards but two are being taken."""
    view = match.view(None)
    return view["half"] == 2 and not view["match_deck"] and len(view["pitch"]) > 2


# Explanations


def test_help_teaches_a_round(play: Play, file: Path) -> None:
    left_at(file, 0, in_phase("attack"))
    out = play("--resume", file, typed=["? rules"]).out
    for line in ("The aim:", "A round:", "Cards have values:", "The attacker chooses:", "In injury time", "Symbols:"):
        assert re.search(rf"^{line}", out, re.MULTILINE)


def test_a_card_is_explained_with_its_rules_and_where_it_is(play: Play, file: Path) -> None:
    match = left_at(file, 0, in_phase("draft"))
    pitch = match.view(0)["pitch"][0]
    out = play("--resume", file, typed=["? kisugi", "? yellow", "? tiger shot", f"? {pitch}", "? misaki", "? zzz"]).out
    assert "Nankatsu initial card · number 9 · FW" in out
    assert re.search(r"See also: .*CT-DICE-1", out)
    assert "See also: CT-YEL-1" in out
    assert "Toho special shot" in out
    assert "It is on the pitch." in out
    assert re.search(r"Signing · costs \d", out)
    assert "There is no card “zzz”" in out


def test_a_number_explains_the_card_of_the_choice(play: Play, file: Path) -> None:
    match = left_at(file, 0, in_phase("abilities"))
    card = match.view(0)["open"][-1]["card"]
    out = play("--resume", file, typed=["? 1"]).out
    assert re.search(rf"^{re.escape(name(card))}$", out, re.MULTILINE)


def test_the_names_of_the_spanish_edition(play: Play, file: Path) -> None:
    out = play("tsubasa", "--seed", 4, "--seat", 0, "--record", file, "--edition", "spanish", typed=["1"] * 700).out
    assert "Oliver Atom" in out
    assert "New Team" in out
    assert "Tsubasa Ozora" not in out
    assert "Nankatsu" not in out


# Two at one screen


def test_behind_the_curtain_nobody_sees_the_others_cards(play: Play, file: Path) -> None:
    typed = ["", *["1", "", "2", ""] * 300]
    sitting = play("tsubasa", *TWO, "--seed", 2, "--fast", "--record", file, typed=typed)
    stretches = re.split(r"^(\w+) is next\. Everyone else, look away\..*$", sitting.out, flags=re.MULTILINE)
    asked = iter(moments(file))
    hidden = 0
    for named, stretch in zip(stretches[1::2], stretches[2::2], strict=True):
        public, _, own = stretch.partition(f"Press Enter when only {named} can see the screen.")
        seat = ("Ada", "Ben").index(named)
        for chunk in re.split(rf"^{named} > \S+$", own, flags=re.MULTILINE)[:-1]:
            moment = next(asked)
            assert moment.seat == seat
            for card in hidden_from(moment, seat):
                if card not in told(moment.heard):
                    assert not re.search(rf"\b{re.escape(card)}\b", chunk), chunk
                    hidden += 1
        assert "Your hand" not in public
        assert not re.search(r"draws (?!\d+ cards?\.)", " ".join(public.split()))
    assert next(asked, None) is None
    assert hidden > 200


def test_the_welcome_comes_before_the_first_curtain(play: Play, file: Path) -> None:
    out = play("tsubasa", *TWO, "--seed", 2, "--record", file, typed=[""]).out
    assert "Ada coaches Nankatsu, Ben coaches Toho." in out
    assert out.index("coaches") < out.index("is next")

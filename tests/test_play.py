"""`golazo play`: whole matches, choices by number and name, explanations, steps back, and all that can go wrong."""

import json
import os
import random
import re
import subprocess

import pytest

from conftest import CONSOLE_SCRIPT
from golazo.games.machikoro.cards.catalogue import shipped_text
from golazo.match.match import Match
from golazo.match.record import Ended
from matches import fair_match
from sittings import WHOLE_MATCH, actions, kept, player

LANGUAGES = ("en", "de", "es", "pl")


@pytest.fixture
def play(monkeypatch, capsys, tmp_path):
    return player(monkeypatch, capsys, tmp_path / "data")


@pytest.fixture
def file(tmp_path):
    return tmp_path / "match.jsonl"


# Whole matches


@pytest.mark.parametrize(
    "options",
    [
        [],
        pytest.param(["--players", 2], marks=pytest.mark.compiled),
        pytest.param(["--option", "beginner_cap"], marks=pytest.mark.compiled),
        pytest.param(["--option", "come-what-may"], marks=pytest.mark.compiled),
    ],
)
def test_a_whole_match(play, file, options):
    sitting = play("machikoro", "--seed", 1, "--record", file, *options, typed=WHOLE_MATCH)
    match = kept(file)
    assert (sitting.code, sitting.err) == (0, "")
    assert match.over
    winner = match.seats[match.outcome.winner]
    assert (f"{winner.name} wins!" if winner.bot else "You win!") in sitting.out
    assert f"golazo replay {file}" in sitting.out


@pytest.mark.compiled
def test_bots_alone_play_to_the_end(play, file):
    sitting = play("--humans", 0, "--players", 2, "--seed", 4, "--record", file)
    assert sitting.code == 0
    assert kept(file).over
    assert "wins!" in sitting.out


@pytest.mark.compiled
def test_a_console_without_a_terminal(golazo, tmp_path):
    file = tmp_path / "match.jsonl"
    run = golazo("play", "--seed", 2, "--players", 2, "--record", file, stdin="\n".join(WHOLE_MATCH))
    assert run.returncode == 0
    assert kept(file).over
    assert "\x1b" not in run.stdout


@pytest.mark.compiled
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [80, 120])
def test_nothing_is_cut_off_or_too_wide(play, file, monkeypatch, language, columns):
    monkeypatch.setenv("COLUMNS", str(columns))
    typed = ["?", "odds", "why"] + ["table", "1", "", "2", "? 1"] * 100
    sitting = play("--players", 4, "--seed", 6, "--record", file, "--lang", language, typed=typed)
    lines = [line.rstrip() for line in sitting.out.splitlines() if str(file) not in line]
    assert sitting.code == 0
    assert max(map(len, lines)) <= columns
    assert "…" not in sitting.out
    assert not re.search(r"\b(event|action|card|play|ask|pays|brief|column)-[a-z]", sitting.out)


@pytest.mark.compiled
def test_the_same_seed_gives_the_same_match(play, tmp_path):
    first, second = tmp_path / "1.jsonl", tmp_path / "2.jsonl"
    for record in (first, second):
        play("--seed", 9, "--record", record, typed=["1"] * 20)
    assert first.read_text() == second.read_text()


# Who sits where


@pytest.mark.compiled
def test_seats_are_drawn_unless_given(play, tmp_path):
    drawn = set()
    for seed in range(8):
        file = tmp_path / f"{seed}.jsonl"
        play("--seed", seed, "--record", file)
        drawn.add([seated.bot for seated in kept(file).seats].index(""))
    assert drawn == {0, 1, 2}


def test_a_seat_of_ones_choice(play, file):
    play("--seat", 2, "--names", "Anna", "--bots", "amateur,random", "--record", file)
    seats = kept(file).seats
    assert [(seated.name, seated.bot) for seated in seats] == [("Lena", "amateur"), ("Diego", "random"), ("Anna", "")]


def test_a_bots_level_stands_beside_its_name(play, file):
    out = play("--seat", 0, "--bots", "amateur,random", "--record", file).out
    assert re.search(r"^ +Lena +\d coins +Level 2 bot ─", out, re.MULTILINE)
    assert re.search(r"^ +Diego +\d coins +Level 1 bot ─", out, re.MULTILINE)
    assert "amateur" not in out


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_a_bots_level_stands_beside_its_name_in_captain_tsubasa(play, file, plain):
    seats = ("tsubasa", "--seat", 0, "--seed", 1, "--bots", "amateur", "--record", file)
    out = play(*seats, *plain, typed=["table"]).out
    welcome, _, table = out.partition("> table")
    assert "You coach Nankatsu, Lena (Level 2 bot) coaches Toho." in " ".join(welcome.split())
    assert "Level 2 bot" in table
    assert "amateur" not in out


def test_a_bots_level_stands_beside_its_name_for_a_screen_reader(play, file):
    out = play("--seat", 0, "--bots", "amateur,random", "--record", file, "--plain", typed=["table"]).out
    table = out.rpartition("> table")[2]
    assert "Lena (Level 2 bot): " in table
    assert "Diego (Level 1 bot): " in table


def test_names_are_no_markup(play, file):
    sitting = play("--names", "[b]A[/b],[/]", "--record", file, typed=["odds", "1"])
    assert "[b]A[/b]" in sitting.out
    assert "[/]" in sitting.out


# Leaving and coming back


@pytest.mark.compiled
def test_quit_and_resume_go_on_with_the_same_match(play, file):
    whole = file.with_name("whole.jsonl")
    play("--seed", 3, "--record", whole, typed=["1"] * 12)
    left = play("--seed", 3, "--record", file, typed=["1"] * 5 + ["quit"])
    before = actions(file)
    assert left.code == 0
    back = play(*left.resume, typed=["1"] * 7)
    assert back.code == 0
    assert actions(file)[: len(before)] == before
    assert actions(file) == actions(whole)


@pytest.mark.compiled
def test_the_latest_unfinished_match_is_resumed(play):
    for seed in (1, 2):
        play("--seed", seed, typed=["1"])
    finished = play("--seed", 3, typed=WHOLE_MATCH)
    assert "wins!" in finished.out
    back = play("--resume", typed=["save"])
    assert "-machikoro-2.jsonl" in back.out
    assert "The match continues" in back.out


@pytest.mark.compiled
def test_kept_matches_are_listed_and_resumed_by_name(play, golazo, tmp_path, monkeypatch):
    play("--seed", 1, "--seat", 0, typed=["1", "fan"])
    play("tsubasa", "--humans", 0, "--seed", 4)
    env = {"XDG_DATA_HOME": str(tmp_path / "data")}
    listed = golazo("matches", env=env).stdout.splitlines()
    assert re.search(r"-tsubasa  Captain Tsubasa · (Lena, Diego|Diego, Lena) · (\w+ wins!|Nobody wins)", listed[0])
    name = listed[1].split()[0]
    assert re.search(r"-machikoro  Machi Koro Fußball · You, Lena, Diego · unfinished, \d+ moves$", listed[1])
    found = json.loads(golazo("matches", "--json", env=env).stdout)
    assert [one["game"] for one in found] == ["tsubasa", "machikoro"]
    assert found[1]["ended"] is None
    assert "The match continues" in play("--resume", name).out
    assert not re.search(r"\bYou\b", golazo("replay", name, env=env).stdout)
    assert "no matches" in golazo("matches", env={"XDG_DATA_HOME": str(tmp_path / "empty")}).stdout


def test_a_resumed_match_is_recapped(play, file):
    play("--seat", 0, "--seed", 1, "--record", file, typed=["1", "fan"])
    out = " ".join(play("--resume", file).out.split("Turn ")[0].split())
    assert re.search(r"You: \d coins?, 0 of 4 large projects Lena: \d coins?, 0 of 4 large projects", out)
    assert re.search(r"Lena rolls \d\..*Diego rolls \d\..*It is your turn\.", out)


@pytest.mark.compiled
@pytest.mark.parametrize(("answer", "matches"), [("yes", 2), ("no", 1), ("", 1)])
def test_a_match_that_is_over_can_be_played_again(play, tmp_path, answer, matches):
    sitting = play("--names", "Ada,Ben", "--seed", 1, "--seat", 0, typed=[*WHOLE_MATCH])
    ending = sitting.out.index("Play again? yes or no")
    lines = sitting.out[:ending].count("\n> ") + sitting.out[:ending].count(" > ")
    again = play("--names", "Ada,Ben", "--seed", 1, "--seat", 0, typed=[*WHOLE_MATCH[:lines], answer, "quit"])
    files = sorted((tmp_path / "data" / "golazo" / "matches").glob("*.jsonl"), key=lambda file: (len(file.name), file))
    assert again.out.count("Play again? yes or no") == 1
    assert len(files) == 1 + matches
    if answer == "yes":
        assert [seated.name for seated in kept(files[-1]).seats] == ["Ben", "Lena", "Ada"]


@pytest.mark.compiled
def test_a_piped_match_is_played_again(tmp_path):
    own = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "GOLAZO_LANG": "en"}
    command = [CONSOLE_SCRIPT, "play", "machikoro", "--players", "2", "--seed", "1", "--seat", "0", "--fast"]

    def run(*lines):
        told = "".join(f"{line}\n" for line in lines)
        return subprocess.run(command, input=told, capture_output=True, text=True, check=False, timeout=120, env=own)

    once = run(*WHOLE_MATCH)
    asked = once.stdout[: once.stdout.index("Play again?")].count("\n> ")
    assert once.returncode == 0
    before = set(tmp_path.rglob("*.jsonl"))
    again = run(*WHOLE_MATCH[:asked], "yes", "quit")
    assert (again.returncode, again.stderr) == (0, "")
    assert len(set(tmp_path.rglob("*.jsonl")) - before) == 2


@pytest.mark.compiled
def test_matches_of_one_day_do_not_overwrite_each_other(play, tmp_path):
    for _ in range(3):
        play()
    assert len(list((tmp_path / "data" / "golazo" / "matches").glob("*.jsonl"))) == 3


@pytest.mark.compiled
def test_a_finished_match_only_shows_its_end(play, file):
    play("--seed", 3, "--players", 2, "--record", file, typed=WHOLE_MATCH)
    back = play("--resume", file)
    assert back.code == 0
    assert "wins!" in back.out or "You win!" in back.out


def test_a_match_with_other_cards_is_resumed_with_them(play, file, tmp_path):
    cards = tmp_path / "my cards.toml"
    cards.write_text(shipped_text().replace("coins = 3", "coins = 5"), encoding="utf-8")
    left = play("--seat", 0, "--cards", cards, "--record", file, typed=["1", "1"])
    assert "5 coins" in left.out
    assert play(*left.resume, typed=["table"]).code == 0
    assert play("--resume", file).code == 2


# Choices and refusals


def test_choices_by_number_text_name_and_beginning(play, file):
    typed = ["roll 1", "BUILD  fan-shop", "1", "Youth Pitch", "", "ticket b", "roll", "nothing"]
    play("--players", 2, "--humans", 2, "--seed", 5, "--record", file, typed=typed)
    builds = [action for action in actions(file) if action.startswith("build")]
    assert builds == ["build fan-shop", "build youth-pitch", "build ticket-booth", "build nothing"]


@pytest.mark.parametrize(
    ("language", "typed", "built"),
    [
        ("de", "bolz", "youth-pitch"),
        ("de", "häuschen", "ticket-booth"),
        ("de", "nichts", "nothing"),
        ("es", "taq", "ticket-booth"),
        ("pl", "ogrodek", "beer-garden"),
        ("pl", "build orlik", "youth-pitch"),
    ],
)
def test_names_in_the_players_language(play, file, language, typed, built):
    play("--seat", 0, "--seed", 1, "--record", file, "--lang", language, typed=["1", typed])
    assert actions(file)[1] == f"build {built}"


def test_what_is_not_understood_changes_nothing(play, file):
    typed = ["1", "xyz", "0", "99", "-1", "²", "", "x" * 5000, "?!", "build", "[red]", "\x00", "quit please"]
    sitting = play("--seat", 0, "--seed", 1, "--record", file, typed=typed)
    assert actions(file) == ["roll 1"]
    assert "“xyz” is not one of the choices" in sitting.out
    assert "There is no choice 99" in sitting.out


def test_a_beginning_that_fits_several_is_asked_about(play, file):
    sitting = play("--seat", 0, "--seed", 1, "--record", file, typed=["1", "s"])
    assert "Which one? " in sitting.out
    assert actions(file) == ["roll 1"]


def test_refusals_name_the_rule_and_change_nothing(play, file):
    typed = ["1", "why stadium", "why build tv-studio", "museum", "build club-house 2", "why roll", "why fan"]
    sitting = play("--seat", 0, "--seed", 1, "--record", file, typed=typed)
    assert re.search(r"MK-BUILD-2 +Stadium costs 10", sitting.out)
    assert re.search(r"MK-BUILD-2 +TV Studio costs 16", sitting.out)
    assert re.search(r"MK-BUILD-2 +Football Museum costs 22", sitting.out)
    assert "MK-TURN-1" in sitting.out
    assert "Build Fan Shop: you can do that." in sitting.out
    assert actions(file) == ["roll 1"]


def test_a_building_keeps_its_number_from_turn_to_turn(play, file):
    typed = ["1", "13", "1", "nothing", "roll", "4"]
    out = play("--seat", 0, "--seed", 1, "--record", file, typed=typed).out
    plates = re.findall(r"^ ?(\d+)\) +[○●◄★□]\s[\d–]* +(\w[\w ]+?)  ", out, re.MULTILINE)
    by_name = {}
    for number, name in plates:
        by_name.setdefault(name, set()).add(number)
    assert len(by_name) > 3
    assert all(len(numbers) == 1 for numbers in by_name.values()), by_name
    nothing = re.findall(r"^ ?(\d+)\) +Build nothing", out, re.MULTILINE)
    assert len(nothing) > 1
    assert set(nothing) == {"20"}


def test_the_number_of_what_cannot_be_built_says_why(play, file):
    out = play("--seat", 0, "--seed", 1, "--record", file, typed=["1", "17", "why 17", "? 17", "21"]).out
    assert len(re.findall(r"MK-BUILD-2 +Stadium costs 10", out)) == 2
    assert "Large project · costs 10" in out
    assert "There is no choice 21. Choices: 1 to 20." in out
    assert actions(file) == ["roll 1"]


def test_what_cannot_be_built_says_why_in_the_market(play, file):
    sitting = play("--seat", 0, "--seed", 1, "--record", file, typed=["1"])
    assert re.search(r"^ {5}□ +Stadium +10 .* \d short *$", sitting.out, re.MULTILINE)


def test_nothing_affordable_is_said_and_done(play, tmp_path, file):
    cards = tmp_path / "dear.toml"
    cards.write_text(re.sub(r"cost = \d+", "cost = 99", shipped_text()), encoding="utf-8")
    sitting = play("--seat", 0, "--players", 2, "--cards", cards, "--record", file, typed=["", "", ""])
    told = " ".join(sitting.out.split())
    assert re.search(r"With \d+ coins? there is nothing you can build. You build nothing.", told)
    assert [decision.action for decision in kept(file, cards).decisions if decision.seat == 0][:2] == [
        "roll 1",
        "build nothing",
    ]


# Explanations


def test_help_names_every_command(play, file):
    sitting = play("--record", file, "--lang", "de", typed=["?"])
    for word in ("warum", "chancen", "tisch", "ticker", "zurück", "speichern", "ende"):
        assert re.search(rf"^{word}\b", sitting.out, re.MULTILINE)
    assert play("--resume", file, typed=["help"]).out.count("quit") >= 1


def test_a_card_is_explained(play, file):
    out = play("--seat", 0, "--seed", 1, "--record", file, typed=["1", "? boarding", "? stad", "? 1", "? zzz"]).out
    assert "Pays when you roll 7 yourself." in out
    assert "The bank pays you 3 coins for each academy card in your town: Youth Pitch." in out
    assert "Large project · costs 10" in out
    assert "In the market: 6." in out
    assert "There is no card “zzz”" in out
    assert actions(file) == ["roll 1"]


def test_all_cards_are_listed(play, file):
    out = play("--record", file, typed=["? cards"]).out
    assert "Season Tickets" in out
    assert "Icon" in out


def test_odds_come_from_the_rules(play, file):
    out = play("--seat", 0, "--players", 2, "--record", file, typed=["odds"]).out
    rows = {line.split("  ")[0]: line.split() for line in out.splitlines() if "rolls  " in line or "roll  " in line}
    assert rows["You roll"][2:] == ["+1", "+1", "+1"] + ["·"] * 9
    assert rows["Lena rolls"][2:] == ["+1"] + ["·"] * 11
    assert len(actions(file)) == 0


def test_the_log_tells_the_match_again(play, file):
    play("--seat", 0, "--seed", 1, "--record", file, typed=["1", "fan", "1"])
    told = " ".join(play("--resume", file, typed=["log"]).out.split())
    assert "You build Fan Shop for 2 coins." in told
    assert "Lena rolls" in told


# Steps back


@pytest.mark.compiled
def test_against_bots_any_number_of_choices_is_taken_back(play, golazo, file):
    table = ("--seat", 0, "--seed", 1, "--record", file)
    sitting = play(*table, typed=["undo", "1", "undo", "fan", "1", "nothing", "undo", "undo", "youth pitch", "1"])
    assert sitting.out.count("Nothing to take back.") == 2  # a roll with one die is no choice
    assert "Taken back: Build nothing." in sitting.out
    assert "Taken back: Build Fan Shop." in sitting.out
    assert sitting.out.count("From now on this match says “with take-backs” and does not count in statistics.") == 1
    assert actions(file)[:2] == ["roll 1", "build youth-pitch"]
    said = "With take-backs: the match does not count."
    assert said in play("--resume", file, typed=[]).out
    assert said in golazo("replay", file).stdout
    verdict = golazo("verify", file)
    assert "Moves were taken back against bots: the match does not count." in verdict.stdout
    assert "All checks passed." in verdict.stdout


@pytest.mark.compiled
def test_the_same_decisions_after_a_take_back_bring_the_same_dice(play, file):
    """Nobody fishes for better dice: decision n has the same bits however often it was taken back."""
    table = ("--seat", 0, "--seed", 1, "--record", file)
    play(*table, typed=["1", "fan", "1"])
    once = Match.from_record(file.read_text(encoding="utf-8")).decisions
    play("--resume", file, typed=["undo", "fan", "1"])
    assert Match.from_record(file.read_text(encoding="utf-8")).decisions == once


def test_a_choice_is_taken_back_before_anything_follows(play, file):
    table = ("--players", 2, "--humans", 2, "--names", "Anna,Ben", "--seat", 0, "--seed", 1, "--record", file)
    sitting = play(*table, typed=["1", "fan", "undo", "youth pitch", "1", "undo"])
    assert "Taken back: Build Fan Shop." in sitting.out
    assert "Ben > " in sitting.out
    assert "Too late: the dice have been rolled since." in sitting.out
    assert actions(file) == ["roll 1", "build youth-pitch", "roll 1"]
    assert "take_backs" not in file.read_text(encoding="utf-8")


# What can go wrong


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["schach"], "There is no game “schach”"),
        (["--option", "chaos"], "beginner_cap, come_what_may"),
        (["--option", "beginner_cap=maybe"], "maybe"),
        (["--lang", "fr"], "en, de, es, pl"),
        (["--players", "7"], "2 to 4"),
        (["--players", "many"], "--players"),
        (["tsubasa", "--players", "3"], "This game takes 2 players, not 3."),
        (["tsubasa", "--players", "3", "--lang", "de"], "für 2 Spieler, nicht für 3"),
        (["tsubasa", "--players", "3", "--lang", "es"], "de 2 jugadores, no de 3"),
        (["tsubasa", "--players", "3", "--lang", "pl"], "grają 2 osoby, nie 3"),
        (["--players", "2", "--humans", "3"], "--humans"),
        (["--bots", "grandmaster"], "random, amateur"),
        (["--bots", "random,random", "--players", "4"], "2 bots do not fit 3 rivals"),
        (["--seat", "3"], "Seats: 0 to 2"),
        (["--names", "Anna,Anna"], "Anna"),
        (["--names", "A,B,C,D,E"], "2 to 4 players, not 5"),
        (["--names", "Anna\tB"], "cannot be a name"),
        (["--seed", "-1"], "seed"),
        (["--cards", "nowhere.toml"], "nowhere.toml"),
        (["--record", "/dev/null/match.jsonl"], "/dev/null"),
        (["machikoro", "match.jsonl"], "--resume"),
        (["--resume"], "no unfinished match"),
        (["--resume", "nowhere.jsonl"], "nowhere.jsonl"),
        (["--resume", "--players", "2"], "--players cannot be used with --resume"),
        (["--colour"], "--colour"),
    ],
)
def test_wrong_arguments_get_one_line(play, tmp_path, arguments, said):
    sitting = play(*arguments, typed=["1"] * 5)
    assert sitting.code == 2
    assert sitting.out == ""
    assert sitting.err.startswith("golazo: ")
    assert sitting.err.count("\n") == 1
    assert said in sitting.err
    assert not list(tmp_path.rglob("*.jsonl"))


def test_errors_in_the_players_language(play):
    assert "Es gibt keinen Bot" in play("--bots", "profi", "--lang", "de").err


def test_a_file_that_is_there_is_not_overwritten(play, file):
    file.write_text("precious\n")
    sitting = play("--record", file)
    assert sitting.code == 2
    assert "--resume" in sitting.err
    assert file.read_text() == "precious\n"


@pytest.mark.parametrize("damage", ["cut", "edited", "shortened", "empty", "binary"])
def test_broken_records_are_refused(play, file, damage):
    play("--seat", 0, "--seed", 1, "--record", file, typed=["1", "fan", "1", "1"])
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    broken = {
        "cut": text[:-20].encode(),
        "edited": text.replace("build fan-shop", "build stadium").encode(),
        "shortened": "".join(lines[:2] + lines[3:]).encode(),
        "empty": b"",
        "binary": b"\xff\xfe\x00",
    }[damage]
    file.write_bytes(broken)
    sitting = play("--resume", file, typed=["1"])
    assert sitting.code == 2
    assert sitting.err.count("\n") == 1
    assert file.read_bytes() == broken


@pytest.mark.parametrize(
    ("ended", "says"), [(None, "secret has not been revealed"), (Ended("closed"), "is over"), ("cut", "")]
)
def test_matches_of_tables_go_on_only_where_their_dice_are_known(play, file, ended, says):
    record = fair_match(11).record(Ended("closed") if ended == "cut" else ended)
    file.write_text(record.rpartition('{"returns"')[0] if ended == "cut" else record, encoding="utf-8")
    before = file.read_bytes()
    sitting = play("--resume", file, typed=["1"])
    assert (sitting.code == 0) == (ended == "cut")
    assert says in sitting.err
    assert (file.read_bytes() == before) == (ended != "cut")
    assert not kept(file).over


@pytest.mark.compiled
def test_stray_bytes_do_no_harm(tmp_path):
    file = tmp_path / "match.jsonl"
    noise = random.Random(1).randbytes(3000)
    command = [CONSOLE_SCRIPT, "play", "--seed", "1", "--record", file]
    run = subprocess.run(command, input=noise + b"\n1\n1\n", capture_output=True, check=False, timeout=120)
    assert run.returncode == 0
    assert b"Traceback" not in run.stderr
    assert not kept(file).over


@pytest.mark.compiled
def test_a_game_without_a_screen_of_its_own(play, file, monkeypatch):
    monkeypatch.setattr("golazo.cli.playing.screen.find_spec", lambda _: None)
    sitting = play("--seed", 1, "--record", file, typed=["table", "?", "? fan", "odds", "why", *WHOLE_MATCH])
    assert sitting.code == 0
    assert kept(file).over
    assert "This game shows no odds." in sitting.out

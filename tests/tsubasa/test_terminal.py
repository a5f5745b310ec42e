"""The screen of Captain Tsubasa: it fits, hides what is hidden, shows the odds as they are, and reports well."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from rich.console import Console

import golazo
from golazo.cli.playing.screen import screen_of
from golazo.games.tsubasa.screen import odds
from golazo.match.match import Match
from golazo.match.record import Seated
from golazo.text.texts import texts
from sittings import Play, Sitting, kept, player
from tsubasa.prompts import CATALOGUE, Moment, hidden_from, in_phase, left_at, moments, name, shown, told

ROWS = 24
ONE = ("--seed", 9, "--seat", 0, "--lang", "en")
SITTINGS: dict[tuple[object, ...], tuple[Sitting, str]] = {}
RECORD = CATALOGUE.record
OUTLOOK = re.compile(
    r"(?:As it stands|\w+): shot (.+?) against (.+?), goal (\d+)% · pass (.+?) against .+?, keep the ball (\d+)%"
)
PROMISE = re.compile(r"(?:goal|keep the ball) (\d+)%(?:, corner (\d+)%)?")


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Play:
    monkeypatch.setenv("LINES", str(ROWS))
    return player(monkeypatch, capsys, tmp_path / "data")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


def whole(play: Play, file: Path, *arguments: object) -> Sitting:
    """A sitting in which the first choice is taken until the match is over; the same one is not played twice."""
    if arguments not in SITTINGS:
        file.unlink(missing_ok=True)  # another sitting of the same test
        sitting = play("tsubasa", "--fast", "--record", file, *arguments, typed=["1"] * 700)
        assert sitting.code == 0
        played = sitting.out[: sitting.out.rindex("\n> ")]  # up to the question whether to play again
        sitting = replace(sitting, out=played[: played.rindex("\n") + 1])
        SITTINGS[arguments] = sitting, file.read_text(encoding="utf-8")
    sitting, record = SITTINGS[arguments]
    file.write_text(record, encoding="utf-8")
    return sitting


def prompted(sitting: Sitting, file: Path) -> Iterator[tuple[str, Moment]]:
    """What was shown before each prompt, and where the match stood."""
    asked = moments(file)
    chunks = shown(sitting.out)
    assert len(chunks) == len(asked) + 1
    yield from zip(chunks, asked, strict=False)


def percent(chance: Fraction) -> int:
    """Whole percent, and 0 or 100 only where it is certain."""
    return round(100 * chance) if chance in (0, 1) else min(max(round(100 * chance), 1), 99)


# Room


@pytest.mark.parametrize(
    "seating",
    [
        ONE,
        pytest.param(("--seed", 2, "--lang", "de"), marks=pytest.mark.compiled),
        pytest.param(("--seed", 3, "--lang", "pl"), marks=pytest.mark.compiled),
    ],
    ids=str,
)
def test_every_decision_fits_on_a_small_screen(play: Play, file: Path, seating: tuple[object, ...]) -> None:
    sitting = whole(play, file, *seating)
    for chunk in shown(sitting.out)[1:-1]:
        lines = chunk.strip("\n").split("\n")
        asked = lines[max((place for place, line in enumerate(lines) if "━━" in line), default=0) :]
        assert len(asked) + 1 <= ROWS, chunk
        assert max(len(line.rstrip()) for line in lines) <= 80


def test_the_welcome_stays_on_a_small_screen(play: Play, file: Path) -> None:
    first = shown(play("tsubasa", "--seed", 5, "--seat", 0, "--record", file, typed=["1"]).out)[0]
    opening, table, offered = re.split(r"^.* ━+$", first, flags=re.MULTILINE)
    assert "You coach Nankatsu, Lena (Level 2 bot) coaches Toho." in " ".join(opening.split())
    assert len((opening + offered).split("\n")) <= ROWS, "on a terminal the table is left out"
    assert "Match cards of this half not seen yet" in table


# Hidden cards


@pytest.mark.parametrize(
    ("seat", "seating"), [(0, ONE), pytest.param(1, ("--seed", 8, "--seat", 1), marks=pytest.mark.compiled)]
)
def test_a_sitting_never_names_what_the_rival_hides(
    play: Play, file: Path, seat: int, seating: tuple[object, ...]
) -> None:
    hidden = 0
    sitting = whole(play, file, *seating)
    for chunk, moment in prompted(sitting, file):
        secrets = {card for card in hidden_from(moment, seat) if card not in told(moment.heard)}
        if "in hand or draw deck" not in chunk:  # there the whole table lists what may be where
            assert not [card for card in secrets if re.search(rf"\b{re.escape(card)}\b", chunk)], chunk
            hidden += len(secrets)
    assert hidden > 100


@pytest.mark.parametrize(("matches", "every"), [(1, 40), pytest.param(2, 6, marks=pytest.mark.compiled)])
def test_what_is_shown_does_not_depend_on_what_is_hidden(
    monkeypatch: pytest.MonkeyPatch, matches: int, every: int
) -> None:
    seats = (Seated(), Seated("Lena", "amateur"))
    for seed in range(matches):
        match = golazo.new_match("tsubasa", seed=seed, seats=seats)
        while not match.over:
            if match.to_act == 0 and len(match.decisions) % every == 0:
                real = everything_shown(match)
                for entropy in range(2):
                    world = match.determinised(0, entropy)
                    with monkeypatch.context() as patched:
                        patched.setattr(Match, "state", property(lambda _, world=world: world))
                        assert everything_shown(match) == real
            match.play(match.bot_choice("amateur"))


def everything_shown(match: Match) -> str:
    """All that the screen has to say at a decision."""
    console = Console(width=120, height=40, file=io.StringIO(), color_system=None)
    screen = screen_of(match, texts("en", "tsubasa"), console)
    choices = screen.choices()
    parts = (screen.heading(), screen.table(), screen.offer(choices, False), screen.question(choices), screen.odds())
    for part in (*parts, *map(screen.explained, match.view(0)["pools"][1]["cards"])):
        console.print(part)
    written = console.file
    assert isinstance(written, io.StringIO)
    return written.getvalue()


# Odds


@pytest.mark.compiled
def test_odds_are_those_of_the_odds_module(play: Play, file: Path) -> None:
    checked = {"outlook": 0, "shot-or-pass": 0, "tokens": 0}
    for seating in (ONE, ("--seed", 8, "--seat", 1)):
        for chunk, moment in prompted(whole(play, file, *seating), file):
            for line in OUTLOOK.findall(chunk)[-1:]:
                now = [odds.now(moment.state, RECORD, action) for action in ("shot", "pass")]
                assert (int(line[2]), int(line[4])) == (percent(now[0].goal), percent(now[1].kept))
                checked["outlook"] += 1
            if moment.phase == "shot-or-pass":
                check_promises(chunk, moment)
                check_tokens_table(chunk, moment)
                checked["shot-or-pass"] += 1
            elif moment.phase == "tokens":
                check_token_choices(chunk, moment)
                checked["tokens"] += 1
    assert min(checked.values()) > 2, checked


def check_promises(chunk: str, moment: Moment) -> None:
    """The chances beside shot and pass."""
    for action, label in (("shot", "Shoot"), ("pass", "Pass the ball")):
        line = next(line for line in chunk.splitlines() if f") {label} " in line)
        goal, corner = PROMISE.findall(line)[0]
        now = odds.now(moment.state, RECORD, action)
        assert int(goal) == percent(now.goal if action == "shot" else now.kept)
        assert (corner or "0") == str(percent(now.kept) if action == "shot" else 0)


def check_tokens_table(chunk: str, moment: Moment) -> None:
    """The chances with tokens of the attacker, and none or all of the defender's."""
    available = moment.views[0]["available"]
    most = available[1 - moment.state.attacker]["defence"]
    for action, label in (("shot", "Goal"), ("pass", "Pass")):
        for answer in {0, most}:
            words = "rival adds no tokens" if answer == 0 else rf"\w+ adds? {answer}"
            found = re.search(rf"^{label}, {words} +([\d ]+)$", chunk, re.MULTILINE)
            assert found is not None, chunk
            counts = range(available[moment.state.attacker][action] + 1)
            now = [odds.now(moment.state, RECORD, action, (count, answer)) for count in counts]
            assert [int(cell) for cell in found[1].split()] == [
                percent(each.goal if action == "shot" else each.kept) for each in now
            ]


def check_token_choices(chunk: str, moment: Moment) -> None:
    """The chances beside each number of tokens."""
    state = moment.state
    action = "shot" if state.action == 0 else "pass"
    attacks = moment.seat == state.attacker
    for count, line in enumerate(re.findall(r"Spend .*? tokens? +(.*%)", chunk)):
        own = (count, 0) if attacks else (int(state.spent[state.attacker]), count)
        now = odds.now(state, RECORD, action, own)
        first = int(line.split()[0])
        assert first == percent(now.goal if action == "shot" else now.kept)


@pytest.mark.parametrize("phase", ["reroll", "save"])
def test_odds_of_dice_on_the_table(play: Play, file: Path, phase: str) -> None:
    match = left_at(file, 0, in_phase(phase))
    state = match.state.copy()
    chunk = shown(play("--resume", file, "--fast", typed=["odds"]).out)[0]
    lines = [line for line in chunk.splitlines() if re.match(r" \d\) ", line)]
    action = "shot" if state.action == 0 else "pass"
    wanted = []
    for choice in match.legal_actions:
        chances = odds.answered(state, RECORD, match.game.words.action_id(choice.text))
        wanted.append(percent(chances.goal if action == "shot" else chances.kept))
    assert [int(PROMISE.findall(line)[0][0]) for line in lines] == wanted


def after_save(match: Match) -> bool:
    """Whether a save was rolled, and somebody may have a die rolled again."""
    return in_phase("reroll")(match) and match.view(None)["save_die"] > 0


def test_after_the_save_every_die_is_offered_with_its_odds(play: Play, file: Path) -> None:
    match = left_at(file, 0, after_save)
    out = play("--resume", file, "--fast", typed=["odds", "reroll save"]).out
    lines = re.findall(r"^ \d\) (.+?) +(?:Toho: )?goal (\d+)%", shown(out)[0], re.MULTILINE)
    labels = [match.game.words.action(match.game.words.action_id(a.text), match.catalogue) for a in match.legal_actions]
    assert [label for label, _ in lines] == [texts("en", "tsubasa").say(label) for label in labels]
    assert len(lines) == 4
    assert [decision.action for decision in kept(file).decisions][len(match.decisions)] == "reroll save"


def test_before_the_first_card_a_lead_is_told(play: Play, file: Path) -> None:
    left_at(file, 0, in_phase("draft"))
    out = play("--resume", file, typed=["odds"]).out
    assert re.search(r"Lead before the dice +−5 +−4 +−3 +−2 +−1 +0 +1 +2 +3 +4 +5", out)
    assert re.search(r"The attacker wins, in % +3 +8 +17 +28 +42 +58 +72 +83 +92 +97 +100", out)


def test_the_rivals_chances_name_the_team(play: Play, file: Path) -> None:
    seen = {True: 0, False: 0}
    for chunk, moment in prompted(whole(play, file, *ONE), file):
        if moment.phase == "attack":
            attacks = moment.state.attacker == 0
            assert ("As it stands: shot" if attacks else "Toho: shot") in chunk
            seen[attacks] += 1
        elif moment.phase == "tokens" and moment.state.attacker == 1:
            assert re.search("Toho: Chance (of a goal|that the pass gets through)", chunk)
    assert min(seen.values()) > 2


def test_a_recap_tells_what_came_before_the_readers_last_decision(play: Play, file: Path) -> None:
    def after_the_rival(match: Match) -> bool:
        """Whether the reader has just played a card, has its abilities to choose, and the rival played before."""
        seats = [decision.seat for decision in match.decisions[-2:]]
        return in_phase("abilities")(match) and match.decisions[-1].action.startswith("play") and seats == [1, 0]

    match = left_at(file, 0, after_the_rival)
    rivals = [event for event in match.heard(0)[-2] if event.name in ("played", "stopped", "drafted")]
    out = " ".join(play("--resume", file).out.split())
    assert rivals
    for event in rivals:
        card = event.message.arguments.get("card")
        assert card is None or texts("en", "tsubasa").say(card) in out.partition("It is your turn.")[0]
    assert re.search(r"Toho (plays|takes) .*You play .*It is your turn\.", out)


# The report


def tied(match: Match) -> bool:
    """Whether a contest has just come out level."""
    return any(event.name == "contested" and event["total"] == event["defence"] for event in match.last_events)


def test_a_tie_says_who_wins_it(play: Play, file: Path) -> None:
    match = left_at(file, 0, tied)
    (event,) = (event for event in match.last_events if event.name == "contested")
    out = " ".join(play("--resume", file, typed=["log"]).out.split())
    total = event["total"]
    winner = "you win, because you attack" if event["seat"] == 0 else "Toho wins as the attacker"
    assert re.search(rf"(Shot|Pass) {total}, defence {total}\. A tie: {winner}\.", out)


def test_draws_and_gains_are_told_together(play: Play, file: Path) -> None:
    out = " ".join(whole(play, file, *ONE).out.split())
    assert re.search(r"You draw [^.]+?, [^.]+?, [^.]+? and [^.]+?\.", out)
    assert "Toho draws 4 cards." in out
    assert re.search(r"Toho plays [^.]+? \(\+\d (shot|pass|defence)[^)]*\)\.", out)
    assert "draws a card" not in out
    assert "uses ability" not in out
    assert "spends no tokens" not in out
    assert not re.search(r"pays \d", out)


def test_a_goal_stands_out(play: Play, file: Path) -> None:
    match = left_at(file, 0, lambda match: sum(match.view(None)["goals"]) > 0 and in_phase("draft")(match))
    out = play("--resume", file, typed=["log"]).out
    assert re.search(r"^ +★ GOAL! .+ (scores?)! Nankatsu \d–\d Toho\. ★ *$", out, re.MULTILINE)
    assert match.view(None)["goals"] != [0, 0]


def test_who_is_brought_on_is_told_with_the_price(play: Play, file: Path) -> None:
    match = left_at(file, 0, lambda match: any(choice.text.startswith("sign") for choice in match.legal_actions))
    signing = next(choice.text for choice in match.legal_actions if choice.text.startswith("sign"))
    out = " ".join(play("--resume", file, typed=[signing]).out.split())
    price = r"\d (shot|pass|defence)"
    assert re.search(rf"You sign [^.!]+ for {price}|New goalkeeper for {price}[^.!]*: you sign", out)


def test_the_end_tells_the_match_in_figures(play: Play, file: Path) -> None:
    sitting = whole(play, file, *ONE)
    end = shown(sitting.out)[-1]
    goals = re.search(r"^ *(\d+) +Goals +(\d+) *$", end, re.MULTILINE)
    assert goals is not None
    assert [int(count) for count in goals.groups()] == kept(file).view(None)["goals"]
    assert re.search(r"^ *\d+/\d+ +Shots +\d+/\d+ *$", end, re.MULTILINE)
    assert re.search(r"Full time, Nankatsu \d–\d Toho", end)


# What is in sight


def test_the_board_names_what_lies_open(play: Play, file: Path) -> None:
    seen = 0
    for chunk, moment in prompted(whole(play, file, *ONE), file):
        if moment.phase == "attack":
            view = moment.views[0]
            cards = [*view["hand"], *view["area"][0], *view["area"][1], *view["hands"][1]["known"]]
            text = " ".join(chunk.split())
            for card in cards:
                plain = name(card.removeprefix("motivated-"))
                assert plain in text or plain.split()[-1] in text, (plain, chunk)
            assert f"{len(view['area'][0]) + len(view['area'][1])} of " in text
            seen += 1
    assert seen > 10

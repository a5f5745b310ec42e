"""`golazo replay`: a record told again, whole or in part."""

import json
import re

import pytest

import golazo as package
from golazo.match.record import Ended, Seated
from golazo.text.texts import texts
from matches import fair_match
from test_persons import ADDRESS


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    """A finished match and its record on disk."""
    match = package.new_match("machikoro", players=3, seed=11)
    while not match.over:
        match.play(match.bot_choice("amateur"))
    file = tmp_path_factory.mktemp("records") / "match.jsonl"
    file.write_text(match.record(), encoding="utf-8")
    return match, file


def test_tells_every_event(golazo, finished):
    match, file = finished
    told = golazo("replay", file).stdout
    assert told.count("\n") > len(match.events)
    assert f"All four large projects are built: Player {match.outcome.winner + 1} wins!" in told


def test_in_polish(golazo, finished):
    match, file = finished
    assert f"wygrywa Gracz {match.outcome.winner + 1}!" in golazo("replay", file, "--lang", "pl").stdout


@pytest.mark.parametrize(("game", "players", "called"), [("machikoro", 3, "Player 2"), ("tsubasa", 2, "Toho")])
def test_nobody_is_you_in_a_replay(golazo, tmp_path, game, players, called):
    seats = [Seated("") if seat == 1 else Seated(f"Bot{seat}", "random") for seat in range(players)]
    match = package.new_match(game, players=players, seed=5, seats=seats)
    while len(match.decisions) < 60 and not match.over:
        match.play(match.bot_choice("random"))
    file = tmp_path / "match.jsonl"
    file.write_text(match.record(), encoding="utf-8")
    for language, address in ADDRESS.items():
        log, _, table = golazo("replay", file, "--open", "--lang", language).stdout.partition("\n\n")
        assert log.count("\n") > 60
        assert not re.search(address, log, re.IGNORECASE), language
        # What the colours mean is said to whoever owns a card.
        legend = texts(language, game)("when-green") if game == "machikoro" else "\0"
        shown = "\n".join(line for line in table.splitlines() if legend not in line)
        assert len(shown) > 500
        assert not re.search(address, shown, re.IGNORECASE), language
        if language == "en":
            assert re.search(rf"^ +\d+  {called} (rolls|plays)", log, re.MULTILINE)


@pytest.mark.parametrize(
    ("language", "called"),
    [("en", "Level {} bot"), ("de", "Bot Stufe {}"), ("es", "Bot de nivel {}"), ("pl", "Bot, poziom {}")],
)
def test_bots_are_called_by_their_level_as_on_the_page(golazo, tmp_path, language, called):
    match = package.new_match(
        "machikoro", players=3, seed=5, seats=[Seated("", "amateur"), Seated("", "random"), Seated("", "random")]
    )
    for _ in range(9):
        match.play(match.bot_choice("random"))
    file = tmp_path / "match.jsonl"
    file.write_text(match.record(), encoding="utf-8")
    told = golazo("replay", file, "--lang", language).stdout
    for name in (called.format(2), f"{called.format(1)} (1)", f"{called.format(1)} (2)"):
        assert len(re.findall(rf"^ +\d+  .*{re.escape(name)}", told, re.MULTILINE)) > 1, told
    assert not re.search("amateur|random", told)


def test_stops_where_it_is_told(golazo, finished):
    match, file = finished
    told = golazo("replay", file, "--to", 10).stdout
    assert f"Shown up to move 10 of {len(match.decisions)}." in told
    assert "not over" not in told
    assert "--resume" not in told
    whole = golazo("replay", file, "--to", len(match.decisions)).stdout
    assert whole == golazo("replay", file).stdout
    data = json.loads(golazo("replay", file, "--to", 10, "--json").stdout)
    assert len(data["decisions"]) == 10
    assert data["returns"] is None
    assert [decision["action"] for decision in data["decisions"]] == [d.action for d in match.decisions[:10]]


def test_whole_match_as_json(golazo, finished):
    match, file = finished
    data = json.loads(golazo("replay", file, "--json").stdout)
    assert data["returns"] == list(match.outcome.returns)
    assert data["state"] == match.view(None)


@pytest.mark.parametrize("damage", ["cut", "edited", "empty", "other", "missing"])
def test_damaged_records_are_refused_in_one_line(golazo, finished, tmp_path, damage):
    _, file = finished
    text = file.read_text(encoding="utf-8")
    damaged = tmp_path / "damaged.jsonl"
    content = {
        "cut": text[: len(text) // 2 - 7],
        "edited": text.replace("build nothing", "build stadium", 1).replace("roll 1", "roll 2", 1),
        "empty": "",
        "other": "Not a record.\n",
    }
    if damage in content:
        damaged.write_text(content[damage], encoding="utf-8")
    run = golazo("replay", damaged)
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert run.stdout == ""


def test_a_record_names_the_cards_it_needs(golazo, finished, tmp_path):
    _, file = finished
    own = tmp_path / "own.toml"
    golazo("cards", "new", "machikoro", own, "--shipped")
    own.write_text(own.read_text(encoding="utf-8").replace("cost = 22", "cost = 21"), encoding="utf-8")
    run = golazo("replay", file, "--cards", own)
    assert run.returncode == 2
    assert "--cards" in run.stderr


@pytest.mark.parametrize(
    ("ended", "says", "returns"),
    [
        (None, "The match is not over.", None),
        (Ended("closed"), "closed unfinished", None),
        (Ended("agreed", 0, (0.5, 0.5)), "draw by agreement", [0.5, 0.5]),
        (Ended("resigned", 1, (1.0, 0.0)), "Player 2 has resigned.", [1.0, 0.0]),
    ],
)
def test_matches_of_tables_are_told_with_their_end(golazo, tmp_path, ended, says, returns):
    file = tmp_path / "match.jsonl"
    file.write_text(fair_match(11).record(ended), encoding="utf-8")
    told = golazo("replay", file).stdout
    assert says in told
    assert "--resume" not in told
    data = json.loads(golazo("replay", file, "--json").stdout)
    assert (data["returns"], data["ended"]) == (returns, None if ended is None else ended.how)

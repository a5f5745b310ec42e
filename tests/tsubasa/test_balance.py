"""The balance report of Captain Tsubasa: figures that are true, targets, and a shipped catalogue that meets them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from card_files import altered
from golazo.games import load
from golazo.games.tsubasa.cards.catalogue import KIND_IDS, parse, shipped_text
from golazo.games.tsubasa.lab.balance import BOUNDS, report
from golazo.games.tsubasa.series.survey import CAME_ON, DRAFTED_EVER, SURVEY
from golazo.lab.balance import Findings, watched
from golazo.lab.report_sheet import moves
from golazo.lab.simulate import Series
from golazo.reports.report import Report, Target

GAME = load("tsubasa")
CATALOGUE = GAME.load_cards(None)
CARD_TABLES = ("first_half", "second_half", "motivation", "signings", "initial_cards")


def found(games: int = 400, threads: int | None = None, **settings: Any) -> Findings:
    return watched(Series.of(GAME, ["amateur"], games=games, **settings), threads)


def data(findings: Findings) -> dict[str, Any]:
    return {key: value for key, value in findings.as_data().items() if key not in ("threads", "seconds")}


def hits(measure: dict[str, Any]) -> int:
    """The number behind a share or a mean."""
    return round(measure["value"] * measure["of"])


def target(report: Report, name: str) -> Target:
    return next(target for target in report.targets if target.id == name)


@pytest.fixture(scope="module")
def some() -> dict[str, Any]:
    return data(found())


def test_wins_and_draws_are_all_matches(some: dict[str, Any]) -> None:
    teams, match = some["teams"], some["match"]
    wins = sum(hits(team["wins"]) for team in teams.values())
    assert wins + hits(match["draws"]) == some["games"] == 400
    assert teams["nankatsu"]["decided"]["of"] == wins
    assert teams["nankatsu"]["decided"]["value"] + teams["toho"]["decided"]["value"] == pytest.approx(1)
    assert hits(match["draws"]) <= hits(match["level"])
    assert match["unfinished"]["value"] == 0
    for team in teams.values():
        assert hits(team["kicking_off"]) + hits(team["not_kicking_off"]) == hits(team["wins"])
        assert team["kicking_off"]["of"] + team["not_kicking_off"]["of"] == 400


def test_goals_are_those_of_shots_and_special_shots(some: dict[str, Any]) -> None:
    goals = hits(some["match"]["goals"])
    assert goals == sum(hits(team["goals"]) for team in some["teams"].values())
    assert goals == hits(some["contests"]["shot"]["goal"]) + hits(some["contests"]["special"]["goal"])
    assert goals == sum(int(number) * hits(row["goals_in_all"]) for number, row in some["scores"].items())
    assert sum(hits(row["margin"]) for row in some["scores"].values()) == 400
    assert hits(some["scores"]["0"]["margin"]) == hits(some["match"]["draws"])


def test_every_round_has_its_contest_special_shot_or_advance(some: dict[str, Any]) -> None:
    played = {name: hits(row["per_match"]) for name, row in some["contests"].items()}
    assert sum(played.values()) == hits(some["match"]["rounds"])
    assert played["shot"] + played["pass"] == hits(some["match"]["contests"])
    assert played["pass"] == hits(some["match"]["passes"])
    for row in some["contests"].values():
        assert sum(row[outcome]["value"] for outcome in ("goal", "kept", "lost")) == pytest.approx(1, abs=1e-5)


def test_drafts_are_two_in_each_round_with_match_cards(some: dict[str, Any]) -> None:
    cards = {**some["first_half"], **some["second_half"]}
    drafts = some["match"]["unseen"]
    assert len(cards) == 26
    assert sum(hits(card["drafted"]) for card in cards.values()) == drafts["of"] - hits(drafts)
    assert drafts["of"] == 400 * 24  # twelve in each half
    drafted = [card["drafted"]["value"] for card in some["first_half"].values()]
    assert drafted == sorted(drafted, reverse=True)


def test_abilities_are_used_at_most_once_a_play(some: dict[str, Any]) -> None:
    for table in CARD_TABLES:
        for card in some[table].values():
            for ability in ("ability1", "ability2"):
                if card.get(ability):
                    assert 0 <= card[ability]["value"] <= 1
                    assert card[ability]["of"] == hits(card["plays"])
    assert some["first_half"]["rebound"]["ability1"]["value"] > 0
    assert some["first_half"]["long-shot"]["ability1"] is None
    assert some["initial_cards"]["yuzo-morisaki"]["ability1"]["value"] > 0, "saves are uses, too"


def test_who_comes_on_could(some: dict[str, Any]) -> None:
    assert len(some["motivation"]) == len(some["signings"]) == 8
    for card in (*some["motivation"].values(), *some["signings"].values()):
        assert card["used"]["of"] == hits(card["could"])
        assert hits(card["used"]) == card["effect"]["of"] <= hits(card["plays"])


def test_values_lie_in_their_intervals(some: dict[str, Any]) -> None:
    tables = [some[table] for table in ("teams", "contests", "scores", *CARD_TABLES)]
    measures = [*some["match"].values(), *(m for table in tables for row in table.values() for m in row.values() if m)]
    assert len(measures) > 250
    for measure in [*measures, *some["targets"]]:
        low, high = measure["ci95"]
        assert low <= measure["value"] <= high


def test_threads_make_no_difference_and_seeds_do() -> None:
    assert data(found(150, 1)) == data(found(150, 3))
    assert data(found(150, 1))["teams"] != data(found(150, 1, seed=1))["teams"]


def test_tables_follow_the_options() -> None:
    plain = data(found(40, options={"motivation": False, "signings": False, "first_match": True}))
    assert "motivation" not in plain
    assert "signings" not in plain
    assert plain["first_half"]["outstanding-save"]["drafted"] is None
    assert {target["name"] for target in plain["targets"]} == set(BOUNDS) - {"least_motivated", "least_signed"}


def test_one_match_is_enough_for_a_report() -> None:
    once = data(found(1))
    assert once["match"]["draws"]["of"] == 1
    assert once["match"].get("goals") is None


def test_figures_from_a_tally() -> None:
    tally = np.zeros(1, SURVEY)[0]
    foul, misaki = KIND_IDS.index("foul"), KIND_IDS.index("taro-misaki")
    tally.games, tally.draws, tally.seat_wins[:2] = 100, 20, (60, 20)
    tally.kick_offs[:], tally.kick_off_wins[:] = (50, 50), (32, 10)
    tally.contests[:], tally.goals_by_shot, tally.balls_kept[:] = (40, 60), 10, (5, 45)
    tally.on_pitch[foul - 48], tally.drafted[foul - 48] = 200, 150
    tally.matches_with[DRAFTED_EVER, foul], tally.wins_with[DRAFTED_EVER, foul] = 80, 96
    tally.could_come_on[misaki], tally.matches_with[CAME_ON, misaki] = 50, 10
    tally.played[foul], tally.played_squares[foul], tally.used[foul, 0] = 100, 200, 25
    told = report(tally, CATALOGUE)
    tables = told.as_data()
    assert tables["teams"]["nankatsu"]["decided"]["value"] == 0.75
    assert tables["match"]["kick_off"]["value"] == pytest.approx(42 / 80 - 38 / 80)
    assert [tables["contests"]["shot"][name]["value"] for name in ("goal", "kept", "lost")] == [0.25, 0.125, 0.625]
    assert tables["contests"]["pass"]["kept"]["value"] == 0.75
    card = tables["second_half"]["foul"]
    assert card["drafted"] == {"value": 0.75, "ci95": [0.685659, 0.804918], "of": 200}
    assert (card["effect"]["value"], card["plays"]["value"], card["ability1"]["value"]) == (pytest.approx(0.1), 1, 0.25)
    assert card["plays"]["ci95"] == [pytest.approx(1 - 1.96 * 0.1005, abs=1e-3), pytest.approx(1.197, abs=1e-3)]
    assert tables["signings"]["taro-misaki"]["used"]["value"] == 0.2
    assert not target(told, "nankatsu").met
    assert target(told, "passes").met
    assert target(told, "most_drafted").about == "foul"
    assert not target(told, "most_drafted").met
    assert target(told, "least_signed").met


def test_nothing_moves_between_equal_cards_and_a_strong_card_does() -> None:
    shipped = found(1500)
    assert list(moves(shipped.report, found(1500).report)) == []
    stronger = altered(altered(shipped_text(), "match.wall-pass", "pass", "6"), "match.wall-pass", "defence", "4")
    series = Series.of(GAME, ["amateur"], games=1500)
    changed = watched(Series(**{**vars(series), "catalogue": parse(stronger, "stronger.toml")}))
    seen = {(move.row.id, move.column): move.difference for move in moves(changed.report, shipped.report)}
    assert seen["wall-pass", "drafted"] > 0.2
    assert seen["wall-pass", "plays"] > 0
    assert len(seen) < 60


def test_the_shipped_cards_make_a_good_game() -> None:
    told = found(6_000).report
    assert [each.id for each in told.targets] == list(BOUNDS)
    for each in told.targets:
        measure = each.measure
        assert each.low is None or measure.high >= each.low, each
        assert each.high is None or measure.low <= each.high, each

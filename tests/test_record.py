"""Match records: what was written comes back, and what was changed is told with its line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import golazo
from golazo.errors import GolazoError, InvalidSetting, RecordError, UnknownName
from golazo.games.machikoro.cards.catalogue import shipped_text
from golazo.match.match import Match
from golazo.match.record import Seated
from matches import checked, lines_of, random_match, snapshot


def fault(record: str) -> int:
    """The line at which a record stops making sense."""
    with pytest.raises(RecordError) as refused:
        Match.from_record(record)
    assert f"line {refused.value.message.arguments['line']}" in str(refused.value)
    return int(refused.value.message.arguments["line"])


@pytest.mark.parametrize("decisions", [0, 1, 40, 1_000_000])
def test_a_record_gives_the_match_back(decisions: int) -> None:
    match = random_match(decisions)
    again = Match.from_record(match.record())
    assert snapshot(again) == snapshot(match)
    assert (again.over, again.outcome) == (match.over, match.outcome)


def test_an_unfinished_match_goes_on_as_it_would_have() -> None:
    match = random_match(30)
    again = Match.from_record(match.record())
    for one in (match, again):
        one.play(one.legal_actions[0])
    assert again.record() == match.record()


def test_lines_may_end_as_on_other_systems() -> None:
    match = random_match(5)
    assert Match.from_record(match.record().replace("\n", "\r\n")).record() == match.record()
    assert Match.from_record(match.record().removesuffix("\n")).record() == match.record()


@pytest.mark.parametrize(
    "name", ["Łukasz", "Jürgen “Kloppo”", "足球", "x" * 500, "a\u2028b\x85c\nd", "\ud800", "\x1b[31m"]
)
def test_every_name_survives_a_record_as_far_as_it_can_be_printed(name: str) -> None:
    match = Match(random_match(0).game, 2, 7, seats=[Seated(name), Seated("", "amateur")])
    again = Match.from_record(match.record())
    assert again.record() == match.record()
    assert again.seats == match.seats
    assert match.seats[0].name == "".join(filter(str.isprintable, name))[:200]
    assert match.record().encode("utf-8").count(b"\n") == 1


def test_a_record_that_stops_early_is_a_match_to_be_continued() -> None:
    match = random_match()
    lines = match.record().splitlines(keepends=True)
    for kept in (1, 2, len(lines) // 2, len(lines) - 1):
        again = Match.from_record("".join(lines[:kept]))
        assert len(again.decisions) == kept - 1
        assert again.decisions == match.decisions[: kept - 1]


def test_a_line_cut_off_is_named() -> None:
    record = random_match(10).record()
    assert fault(record[:-20]) == 11


@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param(lambda lines: [*lines[:4], *lines[5:]], id="line lost"),
        pytest.param(lambda lines: [*lines[:4], lines[5], lines[4], *lines[6:]], id="lines swapped"),
        pytest.param(lambda lines: [*lines[:4], lines[3], *lines[4:]], id="line doubled"),
        pytest.param(lambda lines: [*lines[:4], "", *lines[4:]], id="empty line"),
        pytest.param(lambda lines: [*lines[:4], "[]", *lines[4:]], id="no object"),
        pytest.param(lambda lines: [*lines[:4], lines[4].replace("nothing", "fan-shop"), *lines[5:]], id="edited"),
    ],
)
def test_a_changed_record_is_told_with_its_line(spoil: Callable[[list[str]], list[str]]) -> None:
    moves = ["roll 1", "build nothing"] * 5
    lines = golazo.new_match("machikoro", players=2, seed=7, moves=moves).record().splitlines()
    spoiled = spoil(lines)
    assert spoiled != lines
    assert fault("\n".join(spoiled)) == 5


@pytest.mark.parametrize(
    ("line", "change"),
    [
        (1, {"golazo": 2}),
        (1, {"game": 5}),
        (1, {"rules": "1"}),
        (1, {"rules": 10**400}),
        (1, {"players": True}),
        (1, {"players": None}),
        (1, {"seed": 7}),
        (1, {"seed": "7"}),
        (1, {"seed": "00000000000000٠٧"}),
        (1, {"options": []}),
        (1, {"options": {"beginner_cap": "yes"}}),
        (1, {"seats": {}}),
        (1, {"seats": ["Ann", "Ben"]}),
        (1, {"seats": [{"name": 1, "bot": ""}] * 2}),
        (3, {"seat": 1}),
        (3, {"seat": "0"}),
        (3, {"seat": -(10**400)}),
        (3, {"action": "roll 1"}),
        (3, {"action": "dribble"}),
        (3, {"action": 84}),
        (3, {"entropy": "0123456789abcdef"}),
        (3, {"entropy": "0123"}),
        (3, {"returns": [1.0, 0.0], "seat": 0}),
        (5, {"returns": [1, "0"]}),
        (5, {"returns": {}}),
    ],
)
def test_a_forged_record_is_told_with_its_line(line: int, change: dict[str, Any]) -> None:
    match = golazo.new_match("machikoro", players=2, seed=7, moves=["roll 1", "build nothing", "roll 1"])
    lines = [*lines_of(match), {"returns": [0.0, 0.0]}]
    lines[line - 1] |= change
    expected = line + 1 if "returns" in change and line == 3 else line
    assert fault(checked(lines)) == expected


@pytest.mark.parametrize(
    ("change", "error", "says"),
    [
        ({"game": "chess"}, UnknownName, "chess"),
        ({"rules": 99}, RecordError, "version 99"),
        ({"cards": "0" * 16}, RecordError, "--cards"),
        ({"players": 7}, InvalidSetting, "7"),
        ({"options": {"fast": True}}, UnknownName, "fast"),
        ({"seats": [{"name": "", "bot": "pele"}] * 2}, UnknownName, "pele"),
        ({"seats": [{"name": "Ann", "bot": ""}]}, InvalidSetting, "1"),
    ],
)
def test_a_header_must_fit_what_is_here(change: dict[str, Any], error: type[GolazoError], says: str) -> None:
    header, *rest = lines_of(random_match(3))
    with pytest.raises(error) as refused:
        Match.from_record(checked([header | change, *rest]))
    assert says in str(refused.value)


@pytest.mark.parametrize("returns", [[1.0, 0.0], [0.0, 0.0], [], [10**400, 0], [float("nan"), 0.0]])
def test_an_outcome_must_follow_from_the_decisions(returns: list[float]) -> None:
    match = random_match(3)
    with pytest.raises(RecordError, match="recorded result"):
        Match.from_record(checked([*lines_of(match), {"returns": returns}]))


def test_nothing_follows_the_outcome() -> None:
    lines = lines_of(random_match())
    assert fault(checked([*lines, lines[1]])) == len(lines) + 1


def test_other_cards_are_told_and_the_right_ones_are_taken(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(shipped_text().replace("coins = 3", "coins = 9", 1), encoding="utf-8")
    match = golazo.new_match("machikoro", players=2, seed=7, cards=str(file))
    with pytest.raises(RecordError, match="--cards"):
        Match.from_record(match.record())
    assert Match.from_record(match.record(), cards=str(file)).record() == match.record()


def test_a_note_in_a_card_file_does_not_make_other_cards(tmp_path: Path) -> None:
    file = tmp_path / "same.toml"
    file.write_text("# the same cards\n" + shipped_text(), encoding="utf-8")
    match = random_match(5)
    assert Match.from_record(match.record(), cards=str(file)).record() == match.record()

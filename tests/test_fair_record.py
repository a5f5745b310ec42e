"""Records of tables: dice with a secret, beginnings that were imported, and ends that are not the rules'."""

from __future__ import annotations

import json
from typing import Any

import pytest

from golazo import games
from golazo.errors import GolazoError, InvalidSetting, RecordError
from golazo.match.dice import FairDice, PartialDice
from golazo.match.match import Match
from golazo.match.record import AGREED, BY_THE_RULES, CLOSED, RESIGNED, Ended
from matches import checked, fair_dice, fair_match, lines_of, random_match, snapshot

SECRET = bytes(range(32)).hex()
ENDS = (
    Ended(CLOSED),
    Ended(AGREED, None, (0.5, 0.5)),
    Ended(AGREED, 1, (0.5, 0.5)),
    Ended(RESIGNED, 0, (0.0, 1.0)),
)


def header_of(record: str) -> dict[str, Any]:
    header: dict[str, Any] = json.loads(record.splitlines()[0])
    return header


def fault(record: str) -> tuple[int, str]:
    """The line at which a record stops making sense, and why."""
    with pytest.raises(RecordError) as refused:
        Match.from_record(record)
    assert str(refused.value)
    return refused.value.message.arguments["line"], refused.value.message.arguments["problem"].key


def test_a_finished_match_reveals_its_secret() -> None:
    match = fair_match()
    record = match.record()
    assert header_of(record)["dice"]["secret"] == SECRET
    assert "seed" not in header_of(record)
    again = Match.from_record(record)
    assert isinstance(again.dice, FairDice)
    assert snapshot(again) == snapshot(match)
    assert again.ended == match.ended == Ended(BY_THE_RULES, None, match.outcome.returns if match.outcome else None)


def test_an_unfinished_match_keeps_its_secret() -> None:
    match = fair_match(40)
    record = match.record()
    assert SECRET not in record
    again = Match.from_record(record)
    assert isinstance(again.dice, PartialDice)
    assert snapshot(again) == snapshot(match)
    assert again.undo()
    assert again.decisions == match.decisions[:-1]


@pytest.mark.parametrize("reveal", [True, False])
def test_the_secret_can_be_told_or_kept(reveal: bool) -> None:
    assert (SECRET in fair_match(10).record(reveal=reveal)) == reveal
    assert (SECRET in fair_match().record(reveal=reveal)) == reveal


def test_nobody_plays_on_without_the_secret() -> None:
    again = Match.from_record(fair_match(40).record())
    before = snapshot(again)
    for ask in (lambda: again.play(again.legal_actions[0]), lambda: again.bot_choice("random")):
        with pytest.raises(GolazoError, match="secret has not been revealed"):
            ask()
    assert snapshot(again) == before


def test_a_revealed_record_that_stops_early_can_be_continued_and_stays_revealed() -> None:
    match = fair_match()
    again = Match.from_record("".join(match.record().splitlines(keepends=True)[:31]))
    again.follow([(seat, action, None) for seat, action, _ in match.decisions[30:60]])
    assert again.decisions == match.decisions[:60]
    assert SECRET in again.record()
    assert Match.from_record(again.record()).record() == again.record()


@pytest.mark.parametrize("kept", [10, 31, 60])
def test_an_imported_beginning_stays_told(kept: int) -> None:
    begun = random_match(30)
    match = Match(begun.game, 2, dice=fair_dice(told=begun.entropies))
    match.follow(begun.decisions[:kept])
    while len(match.decisions) < kept:
        match.play(match.legal_actions[0])
    for reveal in (False, True):
        again = Match.from_record(match.record(reveal=reveal))
        assert header_of(match.record(reveal=reveal))["dice"]["told"] == [f"{bits:016x}" for bits in begun.entropies]
        assert again.record(reveal=reveal) == match.record(reveal=reveal)
        assert snapshot(again)[0] == snapshot(match)[0]


@pytest.mark.parametrize("ended", ENDS, ids=str)
def test_ends_that_are_not_the_rules(ended: Ended) -> None:
    match = fair_match(20)
    record = match.record(ended)
    assert SECRET in record
    again = Match.from_record(record)
    assert (again.ended, again.over, again.outcome) == (ended, False, None)
    assert again.record() == record
    assert again.undo()
    assert again.ended is None


def test_the_end_of_a_local_match_can_be_told_too() -> None:
    record = random_match(20).record(Ended(CLOSED))
    assert json.loads(record.splitlines()[-1])["ended"] == "closed"
    assert Match.from_record(record).ended == Ended(CLOSED)


def test_an_end_by_the_rules_is_written_as_ever() -> None:
    match = random_match()
    assert match.ended is not None
    assert match.record(match.ended) == match.record()


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ({"returns": [0.5, 0.5], "ended": "rules"}, "record-bad-field"),
        ({"returns": [0.5, 0.5], "ended": "abandoned"}, "record-bad-field"),
        ({"returns": [0.5, 0.5], "ended": 7}, "record-bad-field"),
        ({"returns": None, "ended": "agreed"}, "record-bad-field"),
        ({"returns": ["a", "b"], "ended": "agreed"}, "record-bad-field"),
        ({"returns": [0.0, 1.0], "ended": "resigned", "seat": "0"}, "record-bad-field"),
        ({"returns": None}, "record-bad-field"),
    ],
)
def test_ends_that_are_none(line: dict[str, Any], problem: str) -> None:
    assert fault(checked([*lines_of(fair_match(3)), line])) == (5, problem)


@pytest.mark.parametrize(
    "line",
    [
        {"returns": [0.5, 0.5], "ended": "closed"},
        {"returns": None, "ended": "closed", "seat": 0},
        {"returns": [0.0, 1.0], "ended": "agreed"},
        {"returns": [0.5], "ended": "agreed"},
        {"returns": [float("inf")] * 2, "ended": "agreed"},
        {"returns": [float("nan")] * 2, "ended": "agreed"},
        {"returns": [10**400] * 2, "ended": "agreed"},
        {"returns": [0.5, 0.5], "ended": "agreed", "seat": 2},
        {"returns": [0.0, 1.0], "ended": "resigned"},
        {"returns": [0.0, 1.0], "ended": "resigned", "seat": 1},
        {"returns": [0.0, 1.0], "ended": "resigned", "seat": -2},
        {"returns": [], "ended": "resigned", "seat": 0},
    ],
    ids=str,
)
def test_ends_that_cannot_be(line: dict[str, Any]) -> None:
    with pytest.raises(RecordError, match="recorded result"):
        Match.from_record(checked([*lines_of(fair_match(3)), line]))


@pytest.mark.parametrize("ended", ENDS, ids=str)
def test_what_is_over_by_the_rules_did_not_end_otherwise(ended: Ended) -> None:
    *lines, _ = lines_of(fair_match())
    [*_, end] = lines_of(fair_match(0), ended)
    with pytest.raises(RecordError, match="recorded result"):
        Match.from_record(checked([*lines, end]))


@pytest.mark.parametrize(
    "change",
    [
        {"table": "a|b"},
        {"table": 7},
        {"seeds": "Ann"},
        {"seeds": ["Ann", 5]},
        {"seeds": ["Ann", "a,b"]},
        {"commitment": "0" * 63},
        {"commitment": "G" * 64},
        {"secret": "00"},
        {"secret": None},
        {"deal": "0"},
        {"told": {}},
        {"told": ["0"]},
        {"told": [5]},
    ],
    ids=str,
)
@pytest.mark.parametrize("revealed", [True, False])
def test_dice_that_are_none(change: dict[str, Any], revealed: bool) -> None:
    header, *rest = lines_of(fair_match(5), Ended(CLOSED) if revealed else None)
    assert fault(checked([header | {"dice": header["dice"] | change}, *rest])) == (1, "record-bad-field")


def test_dice_that_are_no_table() -> None:
    header, *rest = lines_of(fair_match(5))
    assert fault(checked([header | {"dice": []}, *rest])) == (1, "record-bad-field")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"secret": "0" * 64}, "record-wrong-secret"),
        ({"commitment": "0" * 64}, "record-wrong-secret"),
        ({"deal": "0" * 16}, "record-wrong-deal"),
        ({"table": "another"}, "record-wrong-deal"),
        ({"seeds": ["Ann", "late"]}, "record-wrong-deal"),
        ({"told": ["0" * 16]}, "record-wrong-deal"),
    ],
)
def test_dice_that_lie(change: dict[str, Any], problem: str) -> None:
    header, *rest = lines_of(fair_match())
    assert fault(checked([header | {"dice": header["dice"] | change}, *rest])) == (1, problem)


def test_seeds_must_fit_the_seats() -> None:
    header, *rest = lines_of(fair_match(0))
    with pytest.raises(InvalidSetting, match="3 seeds"):
        Match.from_record(checked([header | {"dice": header["dice"] | {"seeds": ["a", "b", "c"]}}, *rest]))


def test_a_catalogue_instead_of_a_card_file() -> None:
    match = fair_match(20)
    catalogue = games.load("machikoro").load_cards(None)
    assert Match.from_record(match.record(), catalogue=catalogue).catalogue is catalogue

"""`golazo verify`: a sound match holds, and a tampered one is told with the decision at which it departs."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conftest import Golazo
from golazo.errors import GolazoError, InvalidSetting, RecordError
from golazo.games.machikoro import GAME
from golazo.games.machikoro.cards.catalogue import shipped_text
from golazo.match.dice import FairDice, commitment_of
from golazo.match.match import Match
from golazo.match.record import Ended
from golazo.match.verify import Given, verify
from matches import Lines, checked, fair_dice, fair_match, lines_of, random_match

SOME = settings(max_examples=60, deadline=None, derandomize=True, database=None)
OTHER = bytes(32)
COMMITMENT = fair_dice().commitment


@cache
def finished() -> Match:
    return fair_match()


def forged(*changes: tuple[int, dict[str, Any]]) -> Lines:
    """The lines of a finished match, with some of them changed."""
    lines = lines_of(finished())
    for number, change in changes:
        lines[number] = lines[number] | change
    return lines


def with_dice(**change: Any) -> Lines:
    return forged((0, {"dice": lines_of(finished())[0]["dice"] | change}))


def departure(lines: Lines, commitment: str | None = None) -> tuple[int, int | None, str]:
    """Where a match departs whose checks fit: line, decision, and problem."""
    verdict = verify(checked(lines), commitment=commitment)
    assert not verdict.holds
    assert verdict.fault is not None
    return verdict.fault.line, verdict.fault.decision, verdict.fault.problem.key


def last() -> int:
    """The number of the last decision."""
    return len(finished().decisions)


numbers = st.deferred(lambda: st.integers(1, last()))
bits = st.integers(0, 2**64 - 1).map("{:016x}".format)
actions = st.deferred(lambda: st.sampled_from([GAME.words.action_text(number) for number in range(GAME.actions)]))


class TestSound:
    def test_a_finished_match_holds(self) -> None:
        verdict = verify(finished().record())
        assert verdict.holds
        assert verdict.check == json.loads(finished().record().splitlines()[-1])["check"]
        assert verify(finished().record(), commitment=COMMITMENT.upper()).holds

    @pytest.mark.parametrize(
        "ended", [Ended("closed"), Ended("resigned", 1, (1.0, 0.0)), Ended("agreed", 0, (0.5, 0.5))]
    )
    def test_so_does_one_that_ended_otherwise(self, ended: Ended) -> None:
        assert verify(fair_match(30).record(ended)).holds

    def test_and_one_that_is_not_over(self) -> None:
        assert verify(fair_match(30).record(), commitment=COMMITMENT).holds

    def test_and_one_with_an_imported_beginning(self) -> None:
        begun = random_match(30)
        match = Match(begun.game, 2, dice=fair_dice(told=begun.entropies))
        match.follow(begun.decisions)
        match.play(match.legal_actions[0])
        assert verify(match.record(Ended("closed"))).holds

    @pytest.mark.parametrize("decisions", [0, 20, 1_000_000])
    def test_and_a_local_one(self, decisions: int) -> None:
        assert verify(random_match(decisions).record()).holds


class TestTampered:
    """With checks that fit the forged lines."""

    @SOME
    @given(numbers, bits)
    def test_changed_chance(self, number: int, entropy: str) -> None:
        if entropy != lines_of(finished())[number]["entropy"]:
            found = departure(forged((number, {"entropy": entropy})))
            assert found == (number + 1, number, "record-wrong-entropy")

    @SOME
    @given(numbers)
    def test_missing_decision(self, number: int) -> None:
        lines = lines_of(finished())
        del lines[number]
        line, decision, problem = departure(lines)
        if number == last():
            assert (line, decision, problem) == (number + 1, None, "record-wrong-outcome")
        else:
            assert (line, decision) == (number + 1, number)
            assert problem in ("record-wrong-entropy", "record-wrong-seat")

    @SOME
    @given(numbers, numbers)
    def test_swapped_decisions(self, one: int, other: int) -> None:
        lines = lines_of(finished())
        lines[one], lines[other] = lines[other], lines[one]
        if one != other:
            number = min(one, other)
            line, decision, problem = departure(lines)
            assert (line, decision) == (number + 1, number)
            assert problem in ("record-wrong-entropy", "record-wrong-seat")

    @SOME
    @given(numbers, st.integers(0, 3))
    def test_somebody_else_decided(self, number: int, seat: int) -> None:
        if seat != finished().decisions[number - 1].seat:
            assert departure(forged((number, {"seat": seat}))) == (number + 1, number, "record-wrong-seat")

    @SOME
    @given(numbers, actions)
    def test_swapped_action(self, number: int, action: str) -> None:
        """It departs there, or where its consequences show; else the check tells that it is another match."""
        lines = forged((number, {"action": action}))
        before = Match(GAME, 2, dice=fair_dice())
        before.follow(finished().decisions[: number - 1])
        verdict = verify(checked(lines))
        if before.why_not(action) is not None:
            assert departure(lines) == (number + 1, number, "record-refused")
        elif verdict.fault is not None:
            assert verdict.fault.line > number + 1
        else:
            same = action == finished().decisions[number - 1].action
            assert (verdict.check == verify(finished().record()).check) == same

    @SOME
    @given(st.tuples(st.sampled_from([0.0, 1.0, 0.5, 2.0]), st.sampled_from([0.0, 1.0, 0.5])))
    def test_changed_outcome(self, returns: tuple[float, float]) -> None:
        outcome = finished().outcome
        if outcome is not None and returns != outcome.returns:
            found = departure(forged((last() + 1, {"returns": returns})))
            assert found == (last() + 2, None, "record-wrong-outcome")

    @pytest.mark.parametrize("ended", [Ended("closed"), Ended("resigned", 1, (1.0, 0.0))])
    def test_an_end_in_place_of_the_last_lines(self, ended: Ended) -> None:
        [*_, end] = lines_of(fair_match(0), ended)
        assert departure([*lines_of(finished())[:-1], end]) == (last() + 2, None, "record-wrong-outcome")

    @SOME
    @given(st.deferred(lambda: st.integers(0, last())))
    def test_lost_end(self, kept: int) -> None:
        assert departure(lines_of(finished())[: kept + 1]) == (kept + 2, None, "verify-stops")

    @pytest.mark.parametrize(
        ("change", "problem"),
        [
            ({"seeds": ["Ann", "late"]}, "record-wrong-deal"),
            ({"seeds": ["", "Ann"]}, "record-wrong-deal"),
            ({"table": "another"}, "record-wrong-deal"),
            ({"secret": OTHER.hex()}, "record-wrong-secret"),
            ({"commitment": commitment_of(OTHER)}, "record-wrong-secret"),
            ({"secret": OTHER.hex(), "commitment": commitment_of(OTHER)}, "record-wrong-deal"),
        ],
    )
    def test_changed_dice(self, change: dict[str, Any], problem: str) -> None:
        assert departure(with_dice(**change)) == (1, None, problem)

    def test_another_secret_from_the_first_decision_on(self) -> None:
        dice = FairDice("kick-off_1", OTHER, ("Ann", ""))
        lines = with_dice(**dice.as_json(reveal=True))
        assert departure(lines) == (2, 1, "record-wrong-entropy")

    def test_a_secret_kept_after_the_end(self) -> None:
        lines = lines_of(finished())
        del lines[0]["dice"]["secret"]
        assert departure(lines) == (1, None, "verify-secret-kept")

    def test_a_sound_match_of_another_secret(self) -> None:
        """Nothing in the record tells; what the table had promised does."""
        match = Match(GAME, 2, dice=FairDice("kick-off_1", OTHER, ("Ann", "")))
        match.play("roll 1")
        record = match.record(Ended("closed"))
        assert verify(record).holds
        assert departure(lines_of(match, Ended("closed")), COMMITMENT) == (1, None, "verify-other-commitment")

    def test_a_seed_is_no_promise(self) -> None:
        assert departure(lines_of(random_match()), COMMITMENT) == (1, None, "verify-no-commitment")

    @SOME
    @given(numbers, st.integers(0, 1000), st.characters(codec="utf-8", exclude_characters="\n"))
    def test_without_fitting_checks_the_line_itself_is_named(self, number: int, place: int, sign: str) -> None:
        lines = finished().record().splitlines()
        original = lines[number]
        place %= len(original)
        lines[number] = original[:place] + sign + original[place + 1 :]
        verdict = verify("\n".join(lines) + "\n")
        if verdict.fault is None:
            assert json.loads(lines[number]) == json.loads(original)
        else:
            assert (verdict.fault.line, verdict.written) == (number + 1, None)


class TestUnreadable:
    @pytest.mark.parametrize("text", ["", "Not a record.\n", "{}\n", '{"golazo": 2}\n', "[]\n", "7\n"])
    def test_no_record_at_all(self, text: str) -> None:
        with pytest.raises(RecordError):
            verify(text)

    @pytest.mark.parametrize("change", [{"rules": 99}, {"cards": "0" * 16}, {"game": "chess"}, {"seats": 5}])
    def test_a_record_of_something_else(self, change: dict[str, Any]) -> None:
        with pytest.raises(GolazoError):
            verify(checked(forged((0, change))))

    @pytest.mark.parametrize("commitment", ["", "abc", "g" * 64, "0" * 65])
    def test_what_is_no_commitment(self, commitment: str) -> None:
        with pytest.raises(InvalidSetting):
            verify(finished().record(), commitment=commitment)


def test_own_cards(tmp_path: Path) -> None:
    cards = tmp_path / "own.toml"
    cards.write_text(shipped_text().replace("coins = 3", "coins = 9", 1), encoding="utf-8")
    match = Match(GAME, 2, dice=fair_dice(), cards=str(cards))
    record = match.record(Ended("closed"))
    assert verify(record, str(cards)).holds
    with pytest.raises(RecordError, match="--cards"):
        verify(record)


class TestCommand:
    @pytest.fixture
    def file(self, tmp_path: Path) -> Path:
        return tmp_path / "match.jsonl"

    def test_what_holds(self, golazo: Golazo, file: Path) -> None:
        file.write_text(finished().record(), encoding="utf-8")
        run = golazo("verify", file, "--commitment", COMMITMENT)
        assert (run.returncode, run.stderr) == (0, "")
        assert run.stdout.count("✓") == 5
        assert COMMITMENT in run.stdout
        assert run.stdout.endswith("All checks passed.\n")

    def test_a_seed_cannot_be_judged(self, golazo: Golazo, file: Path) -> None:
        file.write_text(random_match().record(), encoding="utf-8")
        run = golazo("verify", file)
        assert run.returncode == 0
        assert "Nobody can tell" in run.stdout

    def test_what_does_not_hold(self, golazo: Golazo, file: Path) -> None:
        file.write_text(checked(forged((17, {"entropy": "0" * 16}))), encoding="utf-8")
        run = golazo("verify", file)
        assert (run.returncode, run.stderr) == (1, "")
        assert "Move 17 (line 18)" in run.stdout
        assert "✓" not in run.stdout

    def test_as_json(self, golazo: Golazo, file: Path) -> None:
        file.write_text(checked(forged((17, {"action": "dribble"}))), encoding="utf-8")
        run = golazo("verify", file, "--json", "--lang", "de")
        found = json.loads(run.stdout)
        assert run.returncode == 1
        assert found["holds"] is False
        assert {name: found["fault"][name] for name in ("line", "decision", "problem")} == {
            "line": 18,
            "decision": 17,
            "problem": "record-refused",
        }
        assert found["fault"]["text"].startswith("Aktion 17")
        assert found["dice"]["commitment"] == COMMITMENT

    def test_what_cannot_be_read(self, golazo: Golazo, file: Path) -> None:
        run = golazo("verify", file)
        assert (run.returncode, run.stdout) == (2, "")
        assert run.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        (["Ann"], None),
        (["Ann@0"], None),
        (["Ann@1"], "verify-other-seed-at"),
        (["Ann@7"], "verify-other-seed-at"),
        (["Bob"], "verify-other-seed"),
        (["Ann", "Bob"], "verify-other-seed"),
    ],
)
def test_a_seed_that_was_given_stands_in_the_record(given: list[str], problem: str | None) -> None:
    verdict = verify(fair_match().record(), seeds=[Given.parse(text) for text in given])
    assert (None if verdict.fault is None else verdict.fault.problem.key) == problem


def test_a_record_without_a_table_has_no_seeds_of_players() -> None:
    verdict = verify(random_match().record(), seeds=[Given("Ann")])
    assert verdict.fault is not None
    assert verdict.fault.problem.key == "verify-no-seeds"


@pytest.mark.parametrize("text", ["a,b", "a@", "a@b", "a@10", "a@-1", "a" * 65, "@@"])
def test_what_is_no_seed_of_a_player(text: str) -> None:
    with pytest.raises(InvalidSetting):
        Given.parse(text)

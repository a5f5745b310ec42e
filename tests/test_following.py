"""Following decisions that were taken before: quickly, all of them or none."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import golazo
from golazo.errors import RecordError
from golazo.match.match import Match
from golazo.match.record import Decision
from matches import fair_match, random_match, snapshot


def tsubasa() -> Match:
    match, choices = golazo.new_match("tsubasa", seed=1), random.Random(1)
    while not match.over:
        match.decide(choices.choice(match.legal_actions))
    return match


MATCHES = {"machikoro": random_match, "fair": fair_match, "tsubasa": tsubasa}


def new(match: Match) -> Match:
    """The same match before its first decision."""
    return Match(match.game, match.players, options=match.options, dice=match.dice)


@pytest.mark.parametrize("name", MATCHES)
def test_all_at_once_or_piece_by_piece(name: str) -> None:
    match, choices = MATCHES[name](), random.Random(2)
    at_once, pieces = new(match), new(match)
    at_once.follow(match.decisions)
    while len(pieces.decisions) < len(match.decisions):
        done = len(pieces.decisions)
        pieces.follow(match.decisions[done : done + choices.randrange(80)])
    assert snapshot(at_once) == snapshot(pieces) == snapshot(match)
    assert at_once.outcome == pieces.outcome == match.outcome


def test_decisions_of_a_log_need_no_chance() -> None:
    match = random_match(60)
    again = new(match)
    again.follow((seat, action, None) for seat, action, _ in match.decisions)
    assert snapshot(again) == snapshot(match)


def test_nothing_to_follow() -> None:
    match = random_match(3)
    before = snapshot(match)
    match.follow([])
    assert snapshot(match) == before


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"seat": 7}, "record-wrong-seat"),
        ({"seat": -1}, "record-wrong-seat"),
        ({"action": "dribble"}, "record-refused"),
        ({"action": "keep"}, "record-refused"),
        ({"entropy": 5}, "record-wrong-entropy"),
    ],
)
@pytest.mark.parametrize("place", [0, 31, 32, 50, 64, 69])
def test_one_that_cannot_be_leaves_the_match_as_it_was(change: dict[str, int | str], problem: str, place: int) -> None:
    match = random_match(110)
    begun = new(match)
    begun.follow(match.decisions[:40])
    before = snapshot(begun)
    rest: list[Decision] = match.decisions[40:]
    rest[place] = rest[place]._replace(**change)  # type: ignore[arg-type]
    with pytest.raises(RecordError) as refused:
        begun.follow(rest)
    assert refused.value.message.arguments["problem"].key == problem
    assert refused.value.message.arguments["line"] == 40 + place + 2
    assert snapshot(begun) == before
    begun.follow(match.decisions[40:])
    assert snapshot(begun) == snapshot(match)


def test_nobody_decides_after_the_end() -> None:
    match = random_match()
    with pytest.raises(RecordError) as refused:
        new(match).follow([*match.decisions, match.decisions[-1]])
    assert refused.value.message.arguments["line"] == len(match.decisions) + 2


def test_a_game_without_a_loop_of_its_own() -> None:
    match = random_match(100)
    bare = replace(match.game, rules=replace(match.game.rules, follow=None))
    again = Match(bare, match.players, match.seed)
    again.follow(match.decisions)
    assert snapshot(again) == snapshot(match)
    assert [again.undo() for _ in range(70)] == [True] * 70
    assert snapshot(again) == snapshot(random_match(30))


@pytest.mark.parametrize("number", [0, 1, 31, 32, 33, 64, 99])
def test_what_could_be_done_before(number: int) -> None:
    match = random_match(100)
    assert match.legal_before(number) == random_match(number).legal_actions
    assert match.step(number) == random_match(number).last_events

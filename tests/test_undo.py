"""Taking back: up to one's own last choice, never past dice, secrets or somebody else."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import golazo
from altered import with_events
from golazo import games
from golazo.errors import InvalidSetting
from golazo.games.contract import Game
from golazo.games.machikoro.events import BUILT
from golazo.match.match import Match
from golazo.match.record import Seated
from golazo.match.undo import revelations, take_back, to_take_back
from matches import snapshot


def anybody(_: int) -> bool:
    return True


def barrier(match: Match, *seats: int) -> str:
    """Why nothing is taken back."""
    with pytest.raises(InvalidSetting) as refused:
        to_take_back(match, lambda seat: seat in seats)
    assert str(refused.value)
    return refused.value.message.key


def test_nothing_was_decided() -> None:
    assert barrier(golazo.new_match("machikoro", players=2, seed=7), 0) == "play-undo-nothing"


def test_dice_stand() -> None:
    match = golazo.new_match("machikoro", players=2, seed=7, moves=["roll 1"])
    assert revelations(match, 1)
    assert barrier(match, 0) == "play-undo-dice"


def test_an_own_choice_is_taken_back() -> None:
    match = golazo.new_match("machikoro", players=2, seed=7, moves=["roll 1", "build nothing"])
    assert not revelations(match, 2)
    assert to_take_back(match, lambda seat: seat == 0) == 1


def test_somebody_elses_choice_stands() -> None:
    match = golazo.new_match("machikoro", players=2, seed=7, moves=["roll 1", "build nothing"])
    assert barrier(match, 1) == "play-undo-others"


def test_what_was_laid_open_stands() -> None:
    game = games.load("machikoro")
    revealing = with_events(game, reveals={BUILT})
    match = Match(revealing, 2, 7)
    match.play("roll 1")
    match.play("build fan-shop")
    assert barrier(match, 0) == "play-undo-chance"


def test_forced_decisions_go_with_the_choice_before_them(shootout: Game) -> None:
    def forced(state: object, cards: object, room: object) -> int:
        return shootout.rules.legal(state, cards, room) if shootout.rules.to_act(state) == 0 else 1

    quiet = with_events(replace(shootout, rules=replace(shootout.rules, legal=forced)), chance=set())
    match = Match(quiet, 2, 4)
    match.play("shoot left")
    match.play("shoot left")
    assert to_take_back(match, anybody) == 2
    assert barrier(match, 0) == "play-undo-others"


def test_only_forced_decisions_are_no_choice(shootout: Game) -> None:
    single = with_events(replace(shootout, rules=replace(shootout.rules, legal=lambda *_: 1)), chance=set())
    match = Match(single, 2, 4)
    match.play("shoot left")
    assert barrier(match, 0, 1) == "play-undo-nothing"


@pytest.mark.parametrize("name", ["machikoro", "tsubasa"])
def test_asking_changes_nothing_and_the_count_is_safe(name: str) -> None:
    """Whatever may be taken back brought nothing to light; what is left is the match as it was."""
    match, choices = golazo.new_match(name, seed=3), random.Random(3)
    passed, granted = [snapshot(match)], 0
    while not match.over and len(match.decisions) < 150:
        match.decide(choices.choice(match.legal_actions))
        passed.append(snapshot(match))
        decider = match.decisions[-1].seat
        try:
            count = to_take_back(match, lambda seat, decider=decider: seat == decider)  # type: ignore[misc]
        except InvalidSetting:
            assert snapshot(match) == passed[-1]
            continue
        granted += 1
        assert snapshot(match) == passed[-1]
        last = len(match.decisions)
        assert not any(revelations(match, number) for number in range(last - count + 1, last + 1))
        moves = [decision.action for decision in match.decisions[-count:]]
        for _ in moves:
            match.undo()
        assert snapshot(match) == passed[last - count]
        assert len(match.legal_actions) > 1
        match.follow([(decider, move, None) for move in moves])
        assert snapshot(match) == passed[-1]
    assert granted > 5


def against_bots(name: str) -> Match:
    """A match of a person on seat 0 against bots."""
    game = games.load(name)
    players = game.players[0]
    return Match(game, players, 3, seats=[Seated("Anna"), *[Seated("", game.bots[0])] * (players - 1)])


@pytest.mark.parametrize("name", ["machikoro", "tsubasa"])
def test_alone_against_bots_every_own_choice_is_taken_back_in_turn(name: str) -> None:
    """Past dice, draws and the bots' answers, down to the first choice; played again, it comes as it came before."""
    match, choices = against_bots(name), random.Random(3)
    while not match.over and len(match.decisions) < 150:
        match.decide(choices.choice(match.legal_actions))
    played, last = match.decisions[:], match.state.tobytes()
    own = [
        number for number, decision in enumerate(played) if decision.seat == 0 and len(match.legal_before(number)) > 1
    ]
    assert not match.take_backs
    left = played
    for number in reversed(own):
        assert take_back(match, lambda seat: seat == 0) == left[number:]
        left = played[:number]
        assert match.decisions == left
        assert (match.to_act, match.take_backs) == (0, True)
    assert barrier(match, 0) == "play-undo-nothing"
    assert Match.from_record(match.record()).take_backs
    for decision in played[len(match.decisions) :]:
        match.decide(decision.action)
    assert (match.decisions, match.state.tobytes()) == (played, last)


@pytest.mark.parametrize("people", [0, 2, 3])
def test_with_more_people_or_none_nothing_is_free(people: int) -> None:
    seats = [Seated("")] * people + [Seated("", "random")] * (3 - people)
    match = Match(games.load("machikoro"), 3, 7, seats=seats)
    match.play("roll 1")
    assert barrier(match, 0) == "play-undo-dice"
    match.play("build nothing")
    assert len(take_back(match, lambda seat: seat == 0)) == 1
    assert not match.take_backs
    assert "take_backs" not in match.record()

"""The amateur's decisions, in positions where everybody would agree with them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from golazo.games.machikoro import GAME

CATALOGUE = GAME.load_cards(None)
ALL_BUT_MUSEUM = ["youth-academy", "stadium", "tv-studio"]


def choice(**given: Any) -> str:
    """What the amateur does in a position."""
    state = GAME.notation.state({"players": 2, **given}, CATALOGUE)
    bot = GAME.bots.index("amateur")
    action = GAME.rules.choose(bot, state, CATALOGUE.record, np.uint64(1), GAME.new_actions())
    return GAME.words.action_text(int(action))


@pytest.mark.parametrize(
    ("owned", "dice"),
    [
        ({"training-camp": 3, "boarding-school": 2, "youth-pitch": 3}, "roll 2"),
        ({"ticket-booth": 3, "beer-garden": 3}, "roll 1"),
    ],
)
def test_rolls_as_many_dice_as_pay(owned: dict[str, int], dice: str) -> None:
    assert choice(owned=[owned, {}], large=[["youth-academy"], []]) == dice


@pytest.mark.parametrize(("rolled", "then"), [([1], "reroll"), ([4], "keep")])
def test_rolls_again_for_want_of_income(rolled: list[int], then: str) -> None:
    owned = [{"beer-garden": 4, "scouting": 1}, {}]
    assert choice(phase="reroll", dice=rolled, owned=owned, large=[["football-museum"], []]) == then


def test_keeps_a_double_that_gives_a_second_turn() -> None:
    owned = [{"training-camp": 3, "boarding-school": 1, "youth-pitch": 3}, {}]
    position = {"owned": owned, "large": [["youth-academy", "tv-studio", "football-museum"], []], "phase": "reroll"}
    assert choice(dice=[1, 1], **position) == "keep"
    assert choice(dice=[1, 2], **position) == "reroll"


@pytest.mark.parametrize(
    ("coins", "large", "victim"),
    [
        ([0, 2, 4, 3], [[], [], [], []], "take 2"),
        ([0, 9, 5, 7], [[], [], [], ["stadium"]], "take 3"),
    ],
)
def test_takes_from_who_can_pay_and_among_equals_leads(coins: list[int], large: list[list[str]], victim: str) -> None:
    owned = [{"new-player": 1}, {}, {}, {}]
    assert choice(players=4, phase="take", dice=[6], owned=owned, coins=coins, large=large) == victim


@pytest.mark.parametrize(
    ("theirs", "wanted"), [({"beer-garden": 2, "kit-maker": 1}, "swap 1 beer-garden"), ({"kit-maker": 2}, "no-swap")]
)
def test_swaps_only_for_something_better(theirs: dict[str, int], wanted: str) -> None:
    owned = [{"new-sponsor": 1, "ticket-booth": 1}, theirs]
    assert choice(phase="swap", dice=[6], owned=owned) == wanted


def test_gives_what_it_misses_least() -> None:
    owned = [{"new-sponsor": 1, "ticket-booth": 1, "season-tickets": 1, "scouting": 1}, {"beer-garden": 1}]
    assert choice(phase="give", dice=[6], swap="1 beer-garden", owned=owned) == "give season-tickets"


def test_wins_when_it_can() -> None:
    large = [ALL_BUT_MUSEUM, []]
    assert choice(phase="build", dice=[1], coins=[22, 3], large=large) == "build football-museum"


def test_builds_what_brings_something() -> None:
    built = choice(phase="build", dice=[1], coins=[1, 3], market={"youth-pitch": 6, "ticket-booth": 0})
    assert built == "build youth-pitch"

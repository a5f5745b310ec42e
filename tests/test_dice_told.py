"""The page compares the dice that it showed with a record (`dice` in web/src/games): what it counts on is so."""

from __future__ import annotations

import random

import numpy as np
import pytest

import golazo
from golazo import games
from golazo.kernel.entropy import rolled

MATCHES = 12


@pytest.mark.parametrize("game", ["machikoro", "tsubasa"])
def test_dice_that_nothing_was_drawn_before_are_the_first_of_their_bits(game: str) -> None:
    events = games.load(game).events
    draws = {events.names[code] for code in events.chance - events.dice}
    steps = 0
    for seed in range(MATCHES):
        chance = random.Random(seed)
        options = {option: chance.random() < 0.5 for option in games.load(game).options}
        match = golazo.new_match(game, players=2, seed=seed, options=options)
        while not match.over:
            match.play(chance.choice(match.legal_actions))
        for number in range(1, len(match.decisions) + 1):
            told: list[int] = []
            for event in match.step(number):
                if event.name in draws:
                    break
                told += events.dice_of(event)
            stream, fallen = np.uint64(match.entropies[number]), []
            for _ in told:
                stream, die = rolled(np.uint64(stream))
                fallen.append(int(die))
            assert fallen == told, (seed, number)
            steps += bool(told)
    assert steps > 10 * MATCHES

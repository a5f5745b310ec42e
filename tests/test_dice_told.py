"""The page compares the dice that it showed with a record (`dice` in web/src/games): what it counts on is so."""

from __future__ import annotations

import random
import re
from pathlib import Path

import numpy as np
import pytest

import golazo
from golazo import games
from golazo.games.machikoro import events as machikoro
from golazo.games.tsubasa import events as tsubasa
from golazo.kernel.entropy import rolled

EVENTS = {"machikoro": machikoro, "tsubasa": tsubasa}
PAGE = Path(__file__).parents[1] / "web" / "src" / "games"
MATCHES = 12


def part(name: str, game: str) -> str:
    """What the page says of a game's events."""
    source = (PAGE / game / "index.ts").read_text(encoding="utf-8")
    found = re.search(rf"^  dice: .*?\b{name}: ({{.*?}}|new Set\(\[.*?\]\))", source, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def dice_of(game: str) -> dict[str, list[int]]:
    found = re.findall(r"'?([a-z-]+)'?: \[([\d, ]+)\]", part("told", game))
    return {name: [int(place) for place in places.split(",")] for name, places in found}


@pytest.mark.parametrize("game", EVENTS)
def test_the_page_knows_all_events_with_chance(game: str) -> None:
    events = EVENTS[game]
    assert set(dice_of(game)) == {events.NAMES[op] for op in events.DICE}
    draws = set(re.findall(r"'([a-z-]+)'", part("draws", game)))
    assert draws >= {events.NAMES[op] for op in events.CHANCE - events.DICE}


@pytest.mark.parametrize("game", EVENTS)
def test_dice_that_nothing_was_drawn_before_are_the_first_of_their_bits(game: str) -> None:
    places, events = dice_of(game), EVENTS[game]
    draws = {events.NAMES[op] for op in events.CHANCE - events.DICE}
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
                told += [event.numbers[place] for place in places.get(event.name, ()) if event.numbers[place]]
            stream, fallen = np.uint64(match.entropies[number]), []
            for _ in told:
                stream, die = rolled(np.uint64(stream))
                fallen.append(int(die))
            assert fallen == told, (seed, number)
            steps += bool(told)
    assert steps > 10 * MATCHES

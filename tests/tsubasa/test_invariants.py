"""What holds in every position of every match, with the shipped cards and with any others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golazo.games.tsubasa import GAME
from golazo.games.tsubasa.actions import ACTIONS
from golazo.games.tsubasa.cards.phrases import DUTIES
from golazo.games.tsubasa.refusals import LEGAL, REFUSALS
from golazo.games.tsubasa.state import BEGIN_ROUND, OVER, PHASES, RESULT
from golazo.kernel.entropy import derived
from golazo.kernel.journal import new_journal
from golazo.testing import Trial
from golazo.testing.trial import positions
from tsubasa.boxes import CARDS, PHRASES, Abilities, box, same_on_all
from tsubasa.walk import FAULTS, first_fault

INTERPRETED = bool(numba.config.DISABLE_JIT)
SETTINGS = Trial(GAME).settings()
DECISIONS = 1 if INTERPRETED else 10_000_000  # of all settings together
ODD_MATCHES = 1 if INTERPRETED else 150
BOXES = 2 if INTERPRETED else 120

Walk = Callable[[Any, dict[str, bool], int], int]


@pytest.fixture(scope="module")
def walk() -> Walk:
    """Plays a match at random and looks at every position; returns how many decisions it took."""
    table, actions, journal = GAME.new_state(), GAME.new_actions(), new_journal()

    def sound_match(cards: Any, options: dict[str, bool], number: int) -> int:
        chosen = np.array([*options.values()], np.int64)
        seed = np.uint64(derived(np.uint64(len(options)), number))
        fault, decisions = first_fault(cards, chosen, seed, table, actions, journal)
        assert fault == 0, f"{FAULTS[fault]} after {decisions} decisions of seed {seed} with {options}"
        return int(decisions)

    return sound_match


@pytest.mark.parametrize("options", [options for _, options in SETTINGS], ids=str)
def test_every_position_is_sound_and_every_match_ends(walk: Walk, options: dict[str, bool]) -> None:
    cards = GAME.load_cards(None).record
    decisions = number = 0
    while decisions < DECISIONS // len(SETTINGS):
        decisions += walk(cards, options, number)
        number += 1


@pytest.mark.parametrize(
    "abilities",
    [
        ("play a card from hand", "draw 5", "remove this card"),
        ("play a card from the discard pile", "draw 5", "remove this card"),
        ("play a card from the draw deck", "play a card from hand", "discard a card"),
        ("play a card from the discard pile", "play a card from the draw deck", ""),
        ("send back a rival's card", "draw 1", ""),
        ("draw 5", "rival discards 5", "discard a card"),
        ("gain 5x shot/pass/defence", "play a card from hand", "remove this card"),
        ("gain 5x shot/pass/defence", "gain shot, pass, defence", "take a fatigue card"),
        ("rival receives a yellow card", "remove own yellow card", "receive a yellow card"),
        ("rival takes a fatigue card", "remove a card from hand", "take a fatigue card"),
        ("remove a card from the discard pile", "remove this card", "remove this card"),
        ("save: catch 1-6", "reroll a die", ""),
        ("reroll a die", "gain shot, pass, defence", ""),
        ("control and advance", "gain shot, pass, defence", "receive a yellow card"),
        ("special shot of nankatsu", "special shot of toho", "take a fatigue card"),
        ("", "", ""),
    ],
    ids=lambda abilities: "; ".join(filter(None, abilities)) or "nothing",
)
def test_boxes_in_which_all_cards_do_the_same(walk: Walk, abilities: Abilities) -> None:
    cards = same_on_all(*abilities).record
    for number in range(ODD_MATCHES):
        walk(cards, SETTINGS[number % len(SETTINGS)][1], number)


PHRASE = st.sampled_from(["", *PHRASES])
ABILITIES = st.tuples(PHRASE, PHRASE, st.sampled_from(["", *DUTIES]))


@given(st.lists(ABILITIES, min_size=len(CARDS), max_size=len(CARDS)), st.integers(0, len(SETTINGS) - 1))
@settings(max_examples=BOXES, deadline=None, derandomize=True, database=None)
def test_any_box_can_be_played(walk: Walk, abilities: list[Abilities], setting: int) -> None:
    wanted = dict(zip(CARDS, abilities, strict=True))
    cards = box(lambda section, card: wanted[section, card]).record
    for number in range(1 if INTERPRETED else 5):
        walk(cards, SETTINGS[setting][1], number)


def test_every_action_is_answered_in_every_phase() -> None:
    match = next(Trial(GAME, 1, seed=17).new_matches())
    cards = match.catalogue.record
    for _ in positions(match):
        if len(match.decisions) % (200 if INTERPRETED else 20) == 0:
            for phase in (*range(len(PHASES)), *range(BEGIN_ROUND, RESULT + 1)):
                table = match.state.copy()
                table.phase = phase
                codes = {int(GAME.rules.refusal(table, cards, action)) for action in range(ACTIONS)}
                assert codes <= {LEGAL, *REFUSALS}
                assert LEGAL not in codes or phase < OVER

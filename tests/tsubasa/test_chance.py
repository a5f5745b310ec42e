"""Chance favours nobody: the flip, the decks, the dice, and whom an injury strikes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import numba
import numpy as np
import pytest

from golazo.games.event_types import NamedEvent
from golazo.games.tsubasa import GAME
from golazo.games.tsubasa.cards.catalogue import MATCH_CARDS, TOHO
from golazo.games.tsubasa.cards.names import names
from golazo.kernel.entropy import derived
from golazo.kernel.journal import new_journal, taken
from tsubasa.walk import first_fault

INTERPRETED = bool(numba.config.DISABLE_JIT)
TIMES = 40 if INTERPRETED else 13_000
FAR = 5  # standard deviations that no fair count strays
CATALOGUE = GAME.load_cards(None)
CARDS = CATALOGUE.record
HAND = ("kojiro-hyuga", "takeshi-sawada", "hideto-koike", "kiyoshi-furuta", "foul", "iron-wall", "toho-fans")


def chance(number: int) -> np.uint64:
    return np.uint64(derived(np.uint64(7), number))


def strays(outcomes: Iterable[Any], ways: int) -> float:
    """How far outcomes that should be equally likely are from even: chi-square, in standard deviations of its own."""
    counts = [*Counter(outcomes).values()]
    even = sum(counts) / ways
    found = sum((count - even) ** 2 for count in counts) / even + even * (ways - len(counts))
    return float((found - (ways - 1)) / (2 * (ways - 1)) ** 0.5)


def happened(table: Any, action: str, event: str) -> list[list[NamedEvent]]:
    """The events of a name that an action causes, time after time."""
    number = GAME.words.action_id(action)
    journal, found = new_journal(), []
    for time in range(TIMES):
        after = table.copy()
        GAME.rules.apply(after, CARDS, number, chance(time), journal)
        found.append([one for one in GAME.events.read_all(taken(journal)) if one.name == event])
    return found


def position(**given: Any) -> Any:
    return GAME.notation.state(given, CATALOGUE)


def test_flip_pitch_and_signings_are_dealt_fairly() -> None:
    options = np.array([0, 0, 1, 1, 1], np.int64)
    tables = np.zeros(TIMES, GAME.state)
    for time, table in enumerate(tables):
        GAME.rules.deal(table, CARDS, 2, options, chance(time), None)
    assert strays(tables["to_act"].tolist(), 2) < FAR
    assert strays(tables["signings"].tolist(), 70) < FAR
    assert strays([card for pitch in tables["pitch"].tolist() for card in range(64) if pitch >> card & 1], 13) < FAR


@pytest.mark.parametrize("first_match", [False, True])
def test_every_match_card_stays_in_the_box_as_often(first_match: bool) -> None:
    table, actions, journal = GAME.new_state(), GAME.new_actions(), new_journal()
    options = np.array([first_match, 0, 0, 0, 0], np.int64)
    first = int(CARDS.first_half)
    boxed: list[list[int]] = [[], []]
    for time in range(TIMES // 10 if INTERPRETED else TIMES):
        first_fault(CARDS, options, chance(time), table, actions, journal)
        for half, unseen in enumerate((table.boxed & first, (table.boxed | table.match_deck) & ~first)):
            assert int(unseen).bit_count() == 1
            boxed[half].append(int(unseen))
    assert all(strays(cards, 9 if first_match else 13) < FAR for cards in boxed)


def test_dice_are_fair() -> None:
    rolled = happened(position(phase="shot-or-pass"), "pass", "rolled")
    assert strays([(dice["die"], dice["rival_die"]) for (dice,) in rolled], 36) < FAR
    saving = position(phase="save", action="shot", dice=[6, 1], area=[[], ["ken-wakashimazu"]])
    assert strays([save["die"] for (save,) in happened(saving, "save ken-wakashimazu", "rolled-save")], 6) < FAR


def test_a_die_rolled_again_is_fair_and_the_other_one_lies() -> None:
    table = position(phase="reroll", action="pass", dice=[1, 6], area=[["teppei-kisugi"], []])
    again = happened(table, "reroll own", "rerolled")
    assert strays([one["die"] for (one,) in again], 6) < FAR
    assert {one["whose"] for (one,) in again} == {0}


def test_draws_are_fair() -> None:
    drawn = happened(position(), "attack", "drew")
    for seat in range(2):
        hands = [[draw["card"] for draw in draws if draw["seat"] == seat] for draws in drawn]
        assert all(len(set(hand)) == 4 for hand in hands)
        assert strays([card for hand in hands for card in hand], 12) < FAR


def test_unseen_drafts_are_fair() -> None:
    drafted = happened(position(phase="draft"), "draft deck", "drafted-unseen")
    assert strays([draft["card"] for (draft,) in drafted], 9) < FAR


def test_injury_strikes_any_card_of_the_hand() -> None:
    table = position(phase="abilities", half=2, open=["injury"], area=[["injury"], []], hand=[[], list(HAND)])
    assert strays([injury["card"] for (injury,) in happened(table, "use 1", "injured")], len(HAND)) < FAR


def test_extra_time_is_kicked_off_by_either_as_often() -> None:
    duel = {"phase": "special-defence", "half": 2, "injury_time": True, "special_shot": "drive-shot", "goals": [0, 1]}
    flips = happened(position(**duel), "special takeshi-reads-the-overhead-kick", "flipped")
    assert strays([flip["seat"] for (flip,) in flips], 2) < FAR


@pytest.mark.compiled
def test_worlds_are_drawn_fairly_within_what_is_known() -> None:
    """A card drafted openly stays; an unseen one may be any unseen one; the rest of a hand is any of the pool."""
    given = {
        "phase": "attack",
        "half": 2,
        "hand": [[], ["foul", "kojiro-hyuga", "injury"]],
        "held": [[], ["foul"]],
        "secret": [[], ["injury"]],
        "boxed": ["rebound"],
    }
    worlds = np.array([position(**given)] * TIMES, GAME.state)
    for time, world in enumerate(worlds):
        GAME.rules.determinise(world, 0, chance(time))
    unseen = [names(1, secret) for secret in worlds["secret"][:, 1].tolist()]
    assert strays([card for cards in unseen for card in cards], 2) < FAR
    hands = [names(1, hand) for hand in worlds["hand"][:, 1].tolist()]
    assert all("foul" in hand and len(hand) == 3 for hand in hands)
    drawn = ["unseen" if card in MATCH_CARDS else card for hand in hands for card in hand if card != "foul"]
    assert strays(drawn, len(TOHO) + 1) < FAR

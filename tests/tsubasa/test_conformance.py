"""Captain Tsubasa passes the conformance suite, and nobody hears of a card that lies hidden from them."""

from __future__ import annotations

from itertools import pairwise

import numba
import numpy as np
import pytest

from golazo.games.contract import State
from golazo.games.event_types import Noted
from golazo.games.tsubasa import GAME, events
from golazo.kernel.journal import new_journal, taken
from golazo.match.match import Action, Event, Match
from golazo.testing import CHECKS, Check, Trial
from golazo.testing.trial import Setting, entropy_of, legal_in, played
from tsubasa.ledger import FATIGUE, Ledger

INTERPRETED = bool(numba.config.DISABLE_JIT)
TOO_SLOW_INTERPRETED = {"bots_choose_legal_actions", "threads_make_no_difference"}
CLOSE_LOOKS = {
    "views_depend_on_the_visible_alone",
    "shown_actions_depend_on_the_known_alone",
    "determinised_worlds_look_the_same",
    "views_make_worlds",
}
LONG_LOOKS = {"legal_means_not_refused", "state_texts_round_trip", "records_round_trip"}


class Few(Trial):
    """Every option on and off, but not with every other."""

    def settings(self) -> list[Setting]:
        return super().settings()[::5]


def trial_of(name: str) -> Trial:
    """As many positions as are wanted where worlds are compared; fewer settings where each position takes long."""
    positions = 10_000 if name in CLOSE_LOOKS else 1_500
    kind = Few if name in LONG_LOOKS else Trial
    return kind(GAME, 1, 11, Ledger, 32 if INTERPRETED else positions)


@pytest.mark.parametrize("check", [Check(check, trial_of(check.__name__)) for check in CHECKS], ids=str)
def test_conformance(check: Check) -> None:
    if INTERPRETED and str(check) in TOO_SLOW_INTERPRETED:
        pytest.skip("interpreted bots think too long for it")
    check()


def cards_in(event: Event) -> list[str | None]:
    """The cards that an event names, or leaves blank; special cards lie open as soon as they are named."""
    fields = GAME.events[event.name].fields
    return [event.fields.get(name) for name, field in fields.items() if field.names == events.CARD.names]


def lies_open(ledger: Ledger, card: str | None, seat: int | None) -> bool:
    """Whether a card lies where a seat, or a spectator, sees it."""
    places = [ledger.pitch, ledger.signings]
    for coach, piles in enumerate(ledger.piles):
        places += [piles["area"], piles["discard_pile"], piles["removed"], piles["hand"] if coach == seat else ()]
    return any(card in place for place in places)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_card_is_named_to_those_who_see_it_and_to_nobody_else(seat: int | None) -> None:
    blanks = 0
    for match in map(played, Trial(GAME, 1, seed=12).new_matches()):
        ledger = Ledger(match)
        for step, heard_step in zip(match.steps, match.heard(seat), strict=True):
            for event, heard in zip(step, heard_step, strict=True):
                seen = [event.name == "revealed" or lies_open(ledger, card, seat) for card in cards_in(event)]
                ledger.hear(event)
                for card, told, before in zip(cards_in(event), cards_in(heard), seen, strict=True):
                    known = before or lies_open(ledger, card, seat)
                    if card == FATIGUE:  # one lies open, perhaps, but another was drawn
                        known = event.name != "drew" or event["seat"] == seat
                    assert told == (card if known else None), (match, event)
                    blanks += told != card
    assert blanks


def test_nobody_hears_of_a_special_shot_before_it_is_revealed() -> None:
    aimed = 0
    for match in map(played, Trial(GAME, 1, seed=13).new_matches()):
        for before, after in pairwise(match.steps):
            if before and before[-1].name == "special-called":
                aimed += 1
                assert after == [], match
    assert aimed


def test_what_is_seen_follows_from_what_is_heard() -> None:
    """In worlds that look the same to a seat, after things that sound the same, it sees the same again."""
    compared = 0
    for match, action in Trial(GAME, 1, 19, positions=32 if INTERPRETED else 2_500).drawn_positions():
        if action is None:
            continue
        entropy = entropy_of(match, 0)
        for seat in (None, 0, 1):
            here = after(match, match.state, action, entropy)
            for number in range(1, 4):
                world = match.determinised(seat, entropy_of(match, number))
                if action.id in legal_in(match, world):
                    there = after(match, world, action, entropy)
                    if [GAME.events.heard(e, seat) for e in here[1]] == [GAME.events.heard(e, seat) for e in there[1]]:
                        compared += 1
                        assert GAME.notation.view(here[0], seat) == GAME.notation.view(there[0], seat), match
    assert compared


def after(match: Match, state: State, action: Action, entropy: np.uint64) -> tuple[State, list[Noted]]:
    """A position after an action, and what it caused."""
    outcome, journal = state.copy(), new_journal()
    GAME.rules.apply(outcome, match.catalogue.record, action.id, entropy, journal)
    return outcome, taken(journal)


@pytest.mark.parametrize("other", ["fatigue-1", "hajime-taki"])
@pytest.mark.parametrize(
    ("phase", "does"), [("attack", "play"), ("remove-from-hand", "remove"), ("discard", "discard")]
)
def test_a_fatigue_card_that_leaves_may_be_the_one_that_was_known(phase: str, does: str, other: str) -> None:
    """Whether the hand holds another one is nobody's business."""
    given = {"phase": phase, "hand": [["fatigue-2", other], []], "held": [["fatigue-2"], []]}
    table = GAME.notation.state(given, GAME.load_cards(None))
    GAME.rules.apply(table, GAME.load_cards(None).record, GAME.words.action_id(f"{does} fatigue"), np.uint64(1), None)
    hand = GAME.notation.view(table, 1)["hands"][0]
    assert (hand["known"], hand["drawn"]) == ([], 1)

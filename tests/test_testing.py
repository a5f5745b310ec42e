"""The conformance suite itself: each of its checks fails a game that is broken in its own way."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import numpy as np
import pytest

from golazo.game import Game
from golazo.games.machikoro import GAME
from golazo.match import Event, Match
from golazo.testing import CHECKS, Trial, conformance

RULES = GAME.rules


def with_rules(**broken: Callable[..., Any]) -> Trial:
    return Trial(replace(GAME, rules=replace(RULES, **broken)), matches=1)


def falling(state: Any, cards: Any, actions: Any) -> int:
    found = RULES.legal(state, cards, actions)
    actions[:found] = actions[:found][::-1].copy()
    return found


def lenient(state: Any, cards: Any, action: int) -> int:
    return 0 if action == 3 else RULES.refusal(state, cards, action)


def meddling(state: Any, cards: Any, action: int) -> int:
    code = RULES.refusal(state, cards, action)
    state.coins[0] += code > 0
    return code


def dealing_more(state: Any, *arguments: Any) -> None:
    RULES.deal(state, *arguments)
    state.turns += 5


def spoiling_cards(state: Any, cards: Any, action: int, entropy: Any, journal: Any) -> None:
    RULES.apply(state, cards, action, entropy, journal)
    cards.cost[0] += 1


def foreseen(state: Any, cards: Any, action: int, entropy: Any, journal: Any) -> None:
    RULES.apply(state, cards, action, np.uint64(state.turns), journal)


def secretive(state: Any, cards: Any, action: int, entropy: Any, journal: Any) -> None:
    RULES.apply(state, cards, action, entropy, journal)
    state.turns += int(entropy) % 2


def moody() -> Callable[..., None]:
    moods = count()

    def apply(state: Any, cards: Any, action: int, entropy: Any, journal: Any) -> None:
        RULES.apply(state, cards, action, np.uint64(next(moods)), journal)

    return apply


def guessed(cards: Any, series: Any, first: int, number: int, tally: Any) -> None:
    RULES.play_many(cards, series, first, number, tally)
    tally.draws += random.getrandbits(40)


def forgetful(data: Any, catalogue: Any) -> Any:
    state = GAME.notation.state(data, catalogue)
    state.turns = 0
    return state


def richer(state: Any, seat: int | None, entropy: int) -> Any:
    state.coins[0] += 1
    return state


class Deaf:
    """A ledger that hears nothing."""

    def __init__(self, match: Match) -> None:
        self.coins = match.view(None)["coins"]

    def hear(self, event: Event) -> None:
        pass

    def holdings(self) -> dict[str, Any]:
        return {"coins": self.coins}


def same_texts(number: int) -> str:
    return "keep" if number == 3 else GAME.words.action_text(number)


def trial_of(game: Game, **plugged: Any) -> Trial:
    return Trial(game, matches=1, **plugged)


BROKEN = {
    "legal_actions_are_well_formed": lambda: with_rules(legal=falling),
    "legal_means_not_refused": lambda: with_rules(refusal=lenient),
    "action_texts_round_trip": lambda: trial_of(replace(GAME, words=replace(GAME.words, action_text=same_texts))),
    "the_seat_to_act_is_at_the_table": lambda: with_rules(to_act=lambda state: 7),
    "matches_end_with_returns": lambda: with_rules(returns=lambda state, seat: 1.0),
    "refused_actions_change_nothing": lambda: with_rules(refusal=meddling),
    "rules_touch_only_the_state": lambda: with_rules(apply=spoiling_cards),
    "bots_choose_legal_actions": lambda: with_rules(choose=lambda *arguments: 103),
    "views_depend_on_the_visible_alone": lambda: trial_of(GAME, reshuffled=richer),
    "states_hold_no_future": lambda: with_rules(apply=foreseen),
    "journals_tell_everything": lambda: trial_of(GAME, ledger=Deaf),
    "same_seed_same_match": lambda: with_rules(apply=moody()),
    "records_round_trip": lambda: with_rules(deal=dealing_more),
    "state_texts_round_trip": lambda: trial_of(replace(GAME, notation=replace(GAME.notation, state=forgetful))),
    "reprs_round_trip": lambda: with_rules(deal=dealing_more),
    "undo_restores": lambda: with_rules(apply=moody()),
    "interpreted_equals_compiled": lambda: with_rules(deal=dealing_more),
    "simulations_play_the_same_matches": lambda: with_rules(choose=lambda bot, state, *rest: last_of(state, *rest)),
    "threads_make_no_difference": lambda: with_rules(play_many=guessed),
}


def last_of(state: Any, cards: Any, entropy: Any, actions: Any) -> int:
    return int(actions[RULES.legal(state, cards, actions) - 1])


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_broken_game_fails_the_check(check: Callable[[Trial], None]) -> None:
    with pytest.raises(AssertionError) as failure:
        check(BROKEN[check.__name__]())
    assert str(failure.value)


def test_hidden_effects_of_entropy_are_found() -> None:
    check = next(check for check in CHECKS if check.__name__ == "states_hold_no_future")
    with pytest.raises(AssertionError, match="entropy does more than"):
        check(with_rules(apply=secretive))


def test_a_failure_can_be_pasted() -> None:
    check = next(check for check in CHECKS if check.__name__ == "refused_actions_change_nothing")
    with pytest.raises(AssertionError, match=r"in golazo\.new_match\('machikoro', players=2, seed="):
        check(with_rules(refusal=meddling))


def test_without_a_ledger_the_journal_is_left_out() -> None:
    names = {str(check) for check in conformance(GAME)}
    with_ledger = {str(check) for check in conformance(GAME, ledger=Deaf)}
    assert with_ledger - names == {"journals_tell_everything"}
    assert with_ledger == {check.__name__ for check in CHECKS}

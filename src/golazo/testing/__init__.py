"""The conformance suite for games. It works with any game, so authors of new games can run it, too.

In a test file of the game:

    import pytest
    from golazo import games
    from golazo.testing import conformance

    @pytest.mark.parametrize("check", conformance(games.load("machikoro"), matches=10), ids=str)
    def test_conformance(check):
        check()

Each check plays seeded random matches with every number of players and every combination of options, and fails with a
sentence and a match to paste into a Python session. A plug-in point, `ledger`, is told at `Trial`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from golazo.games.contract import Game
from golazo.match.match import Match
from golazo.testing import decisions, hearing, knowledge, memory, speeds, worlds
from golazo.testing.trial import Ledger, Trial

__all__ = ["CHECKS", "Check", "Ledger", "Trial", "conformance"]

CHECKS: tuple[Callable[[Trial], None], ...] = (
    decisions.legal_actions_are_well_formed,
    decisions.legal_means_not_refused,
    decisions.action_texts_round_trip,
    decisions.the_seat_to_act_is_at_the_table,
    decisions.matches_end_with_returns,
    decisions.refused_actions_change_nothing,
    decisions.rules_touch_only_the_state,
    decisions.bots_choose_legal_actions,
    knowledge.views_depend_on_the_visible_alone,
    knowledge.shown_actions_depend_on_the_known_alone,
    knowledge.outlooks_depend_on_the_known_alone,
    knowledge.states_hold_no_future,
    knowledge.journals_tell_everything,
    worlds.determinised_worlds_look_the_same,
    worlds.views_make_worlds,
    worlds.bots_choose_by_what_they_know,
    hearing.hearing_depends_on_the_visible_alone,
    memory.same_seed_same_match,
    memory.records_round_trip,
    memory.state_texts_round_trip,
    memory.reprs_round_trip,
    memory.undo_restores,
    memory.decisions_can_be_followed,
    speeds.interpreted_equals_compiled,
    speeds.simulations_play_the_same_matches,
    speeds.threads_make_no_difference,
)


@dataclass(frozen=True)
class Check:
    """A check, ready to be called; raises AssertionError if the game fails it."""

    examine: Callable[[Trial], None]
    trial: Trial

    def __call__(self) -> None:
        self.examine(self.trial)

    def __str__(self) -> str:
        return self.examine.__name__


def conformance(
    game: Game,
    matches: int = 10,
    seed: int = 1,
    ledger: Callable[[Match], Ledger] | None = None,
    positions: int = 500,
) -> list[Check]:
    """Return the checks for a game. `matches` of each setting are played, fewer by slow checks.

    Checks of hidden information look at `positions` positions, from as many matches as that takes. Without a `ledger`
    the check that the journal is complete is left out.
    """
    trial = Trial(game, matches, seed, ledger, positions)
    possible = [check for check in CHECKS if ledger is not None or check is not knowledge.journals_tell_everything]
    return [Check(check, trial) for check in possible]

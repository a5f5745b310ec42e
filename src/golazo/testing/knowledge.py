"""Checks of who knows what: views, the journal, and that no state knows the future."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any

import numpy as np

from golazo.kernel.entropy import derived
from golazo.kernel.journal import new_journal, taken
from golazo.match import Action, Match
from golazo.testing.trial import Trial, contents, positions, require

ENTROPIES = 12  # tried at each position


def views_depend_on_the_visible_alone(trial: Trial) -> None:
    """A view is plain data, made of the state without changing it; what the seat cannot see makes no difference."""
    look = trial.game.notation.view
    for match, _ in trial.drawn_positions():
        before = contents(match.state)
        for seat in (None, *range(match.players)):
            view = match.view(seat)
            require(json.loads(json.dumps(view)) == view, f"what seat {seat} sees is no plain data: {view}", match)
            require(look(match.state.copy(), seat) == view, "equal states, other views", match)
            seen = look(match.determinised(seat, match.seed), seat)
            require(seen == view, f"seat {seat} sees what is hidden from it: {view} or {seen}", match)
        require(contents(match.state) == before, "to look at the state changed it", match)


def states_hold_no_future(trial: Trial) -> None:
    """Chance comes from the entropy: with other entropy other dice and draws, and with the same the same.

    Where dice and draws agree, so does everything else: whatever entropy does is told by the events of chance.
    """
    varied: dict[int, bool] = defaultdict(bool)
    for match in trial.new_matches(share=20):
        for action in positions(match):
            if action is not None:
                for op, differs in chances(trial, match, action).items():
                    varied[op] |= differs
    for op, differs in varied.items():
        name = trial.game.words.event_names[op]
        require(differs, f"whatever the entropy, “{name}” comes out the same: a state must know it beforehand")


def chances(trial: Trial, match: Match, action: Action) -> dict[int, bool]:
    """The kinds of chance that an action meets, and whether they come out differently with other entropy."""
    seen: dict[Any, tuple[bytes, Any]] = {}
    for number in (*range(ENTROPIES), 0):
        entropy = np.uint64(derived(np.uint64(trial.seed), number))
        state, journal = match.state.copy(), new_journal()
        trial.game.rules.apply(state, match.catalogue.record, action.id, entropy, journal)
        events = taken(journal)
        chance = tuple(event for event in events if event[0] in trial.game.words.chance_events)
        outcome = contents(state), events
        require(seen.setdefault(chance, outcome) == outcome, f"{action}: entropy does more than {chance} tells", match)
    return {event[0]: len(seen) > 1 for chance in seen for event in chance}


def journals_tell_everything(trial: Trial) -> None:
    """Somebody who hears the events, and nothing else, knows at every moment what everybody holds."""
    if trial.ledger is None:
        raise AssertionError("the trial has no ledger to keep")
    for match in trial.new_matches(share=2):
        ledger = trial.ledger(match)
        for _ in positions(match):
            for event in match.last_events:
                ledger.hear(event)
            given = trial.game.notation.given(match.state)
            for name, held in ledger.holdings().items():
                require(given[name] == held, f"{name}: {held} by the journal, {given[name]} in the state", match)

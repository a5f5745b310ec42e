"""Checks of hidden information: views, the journal, and that no state contains the future."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any

import numpy as np

from golazo.games.contract import State
from golazo.kernel.entropy import derived
from golazo.kernel.journal import new_journal, taken
from golazo.match.match import Action, Match
from golazo.testing.trial import Trial, contents, entropy_of, positions, require

ENTROPIES = 12  # tried per position
WORLDS = 2  # in which the shown actions are compared
MOST_SHOWN = 100
LOOKED_AHEAD = 5  # one position in this many is checked for its outlook


def views_depend_on_the_visible_alone(trial: Trial) -> None:
    """A view is plain data, made without changing the state; it does not depend on what the seat cannot see."""
    look = trial.game.notation.view
    for match, _ in trial.drawn_positions():
        before = contents(match.state)
        for seat in (None, *range(match.players)):
            view = match.view(seat)
            require(json.loads(json.dumps(view)) == view, f"what seat {seat} sees is no plain data: {view}", match)
            require(look(match.state.copy(), seat) == view, "equal states, other views", match)
            seen = look(match.determinised(seat, entropy_of(match, 0)), seat)
            require(seen == view, f"seat {seat} sees what is hidden from it: {view} or {seen}", match)
        require(contents(match.state) == before, "to look at the state changed it", match)


def shown_actions_depend_on_the_known_alone(trial: Trial) -> None:
    """The shown actions are actions of the game, and none after the end of a match.

    They are the same in all worlds possible for the seat to act, and refused for the same reasons in the same words.
    """
    for match, action in trial.drawn_positions():
        here = thought_of(match, match.state)
        shown = [number for number, _ in here]
        require(shown == sorted(set(shown)), f"what is shown does not rise: {shown}", match)
        require(all(0 <= number < trial.game.actions for number in shown), f"no actions of the game: {shown}", match)
        require(len(shown) <= MOST_SHOWN, f"nobody thinks of {len(shown)} actions at once", match)
        require(action is not None or not shown, f"after the end is shown: {shown}", match)
        for number in range(WORLDS if action is not None else 0):
            there = thought_of(match, match.determinised(match.to_act, entropy_of(match, number)))
            require(there == here, f"what is hidden makes a difference to what is shown: {here} or {there}", match)


def outlooks_depend_on_the_known_alone(trial: Trial) -> None:
    """An outlook is plain data about the requested actions, computed without changing anything.

    It is the same in all worlds possible for the seat.
    """
    for number, (match, _) in enumerate(trial.drawn_positions()):
        if number % LOOKED_AHEAD:
            continue
        before = contents(match.state)
        for seat in (None, *range(match.players)):
            actions = match.legal_actions if seat is not None and seat == match.to_act else []
            told, *others = (ahead(match, seat, place, actions) for place in range(WORLDS))
            require(json.loads(json.dumps(told)) == told, f"an outlook that is no plain data: {told}", match)
            require(set(told) == {"now", "actions", "figures"}, f"an outlook of {sorted(told)}", match)
            strange = set(told["actions"]) - {action.text for action in actions}
            require(not strange, f"an outlook on what seat {seat} cannot do: {sorted(strange)}", match)
            for other in others:
                require(other == told, f"what is hidden from seat {seat} makes a difference: {told}, {other}", match)
        require(contents(match.state) == before, "to look ahead changed the state", match)


def ahead(match: Match, seat: int | None, place: int, actions: list[Action]) -> dict[str, Any]:
    """Return the outlook in one of the worlds possible for a seat."""
    world = match.determinised(seat, entropy_of(match, place))
    kept = contents(world)
    screen = match.game.screen
    told = screen.outlook(world, match.catalogue, [action.id for action in actions])
    figures = screen.figures(world, match.catalogue)
    require(contents(world) == kept, "to look ahead changed the state", match)
    return {**told, "figures": figures}


def thought_of(match: Match, state: State) -> list[tuple[int, Any]]:
    """Return the actions shown in a position, each with why it is refused, if it is."""
    words, refusal = match.game.words, match.game.rules.refusal
    shown = [int(number) for number in words.shown(state, match.catalogue)]
    codes = [int(refusal(state, match.catalogue.record, number)) for number in shown]
    return [
        (number, words.refusal(code, number, state, match.catalogue).as_json() if code else None)
        for number, code in zip(shown, codes, strict=True)
    ]


def states_hold_no_future(trial: Trial) -> None:
    """Chance comes only from the entropy: other entropy gives other dice and draws, the same gives the same.

    If dice and draws agree, so does everything else: all effects of entropy are reported as events of chance.
    """
    varied: dict[int, bool] = defaultdict(bool)
    for match in trial.new_matches(share=20):
        for action in positions(match):
            if action is not None:
                for op, differs in chances(trial, match, action).items():
                    varied[op] |= differs
    for op, differs in varied.items():
        name = trial.game.events.names[op]
        require(differs, f"whatever the entropy, “{name}” comes out the same: a state must know it beforehand")


def chances(trial: Trial, match: Match, action: Action) -> dict[int, bool]:
    """Return the kinds of chance that an action involves, and whether they vary with entropy."""
    seen: dict[Any, tuple[bytes, Any]] = {}
    for number in (*range(ENTROPIES), 0):
        entropy = np.uint64(derived(np.uint64(trial.seed), number))
        state, journal = match.state.copy(), new_journal()
        trial.game.rules.apply(state, match.catalogue.record, action.id, entropy, journal)
        events = taken(journal)
        chance = tuple(event for event in events if event[0] in trial.game.events.chance)
        outcome = contents(state), events
        require(seen.setdefault(chance, outcome) == outcome, f"{action}: entropy does more than {chance} tells", match)
    return {event[0]: len(seen) > 1 for chance in seen for event in chance}


def journals_tell_everything(trial: Trial) -> None:
    """The events alone are enough to know at every moment what everyone holds."""
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

"""Checks of decisions: legal actions, refusals, text forms, the end, and that queries change nothing."""

from __future__ import annotations

import math

import numpy as np

from golazo.errors import IllegalAction, UnknownAction
from golazo.kernel.journal import new_journal
from golazo.match.match import Match
from golazo.testing.trial import Trial, contents, positions, require


def legal_actions_are_well_formed(trial: Trial) -> None:
    """Legal actions are ascending numbers of the action space; there are some until the end, and none after it."""
    game = trial.game
    room = game.new_actions()
    for match in trial.new_matches():
        for action in positions(match):
            count = game.rules.legal(match.state, match.catalogue.record, room)
            found = [int(number) for number in room[:count]]
            require(found == sorted(set(found)), f"legal actions do not rise: {found}", match)
            require(all(0 <= number < game.actions for number in found), f"no actions of the game: {found}", match)
            require((action is None) == (not found), f"legal actions {found}, over: {match.over}", match)
            require(found == [legal.id for legal in match.legal_actions], "the match lists other actions", match)


def legal_means_not_refused(trial: Trial) -> None:
    """The legal actions are exactly those that are not refused, and every refusal has a rule and a reason."""
    game = trial.game
    for match in trial.new_matches(share=20):
        for _ in positions(match):
            legal = {action.id for action in match.legal_actions}
            cards = match.catalogue.record
            allowed = {number for number in range(game.actions) if game.rules.refusal(match.state, cards, number) == 0}
            require(legal == allowed, f"legal but refused, or the reverse: {sorted(legal ^ allowed)}", match)
            refused = len(match.decisions) % game.actions
            if refused not in legal:
                refusal = match.why_not(refused)
                require(
                    refusal is not None and refusal.rule != "" and refusal.text() != "", "refused, no reason", match
                )


def action_texts_round_trip(trial: Trial) -> None:
    """Every action has a unique text that parses back to it, and numbers outside the space are no actions."""
    words = trial.game.words
    texts = [words.action_text(number) for number in range(trial.game.actions)]
    require(len(set(texts)) == len(texts), "two actions share a text")
    for number, text in enumerate(texts):
        require(text == text.strip() != "", f"action {number} has the text {text!r}")
        require(words.action_id(text) == number, f"{text!r} means action {words.action_id(text)}, not {number}")
    for number in (-1, trial.game.actions):
        try:
            words.action_text(number)
        except UnknownAction:
            continue
        raise AssertionError(f"{number} passes for an action")


def the_seat_to_act_is_at_the_table(trial: Trial) -> None:
    """The seat to act is a seat of the match, and None after the end."""
    for match in trial.new_matches():
        for action in positions(match):
            seats = (None,) if action is None else range(match.players)
            require(match.to_act in seats, f"seat {match.to_act} is to act", match)


def matches_end_with_returns(trial: Trial) -> None:
    """Every match ends; returns are unknown before, and a number for each seat afterwards."""
    for match in trial.new_matches():
        for action in positions(match):
            returns = [trial.game.rules.returns(match.state, seat) for seat in range(match.players)]
            if action is None:
                outcome = match.outcome
                require(outcome is not None and list(outcome.returns) == returns, "no outcome at the end", match)
                require(all(map(math.isfinite, returns)), f"returns {returns}", match)
            else:
                require(not any(returns) and match.outcome is None, f"returns {returns} before the end", match)


def refused_actions_change_nothing(trial: Trial) -> None:
    """Playing a refused action raises IllegalAction with the rule, and leaves the match unchanged, byte for byte."""
    for match in trial.new_matches(share=5):
        for _ in positions(match):
            legal = {action.id for action in match.legal_actions}
            refused = [number for number in range(trial.game.actions) if number not in legal]
            if refused:
                require_unchanged(match, refused[len(match.decisions) % len(refused)])


def require_unchanged(match: Match, refused: int) -> None:
    before = contents(match.state), len(match.events), list(match.decisions)
    try:
        match.play(refused)
    except IllegalAction as error:
        require(error.rule != "", f"action {refused} is refused without a rule", match)
        require((contents(match.state), len(match.events), match.decisions) == before, "a refusal left traces", match)
    else:
        raise AssertionError(f"action {refused} is not legal, but was played\nin {match!r}")


def rules_touch_only_the_state(trial: Trial) -> None:
    """Cards are never changed, queries do not change the state, and the journal does not affect it."""
    rules, room = trial.game.rules, trial.game.new_actions()
    for match in trial.new_matches(share=5):
        cards = match.catalogue.record
        before = contents(cards)
        for action in positions(match):
            state = match.state.copy()
            rules.legal(state, cards, room)
            rules.refusal(state, cards, len(match.decisions) % trial.game.actions)
            rules.to_act(state)
            rules.returns(state, 0)
            require(contents(state) == contents(match.state), "a question changed the state", match)
            if action is not None:
                entropy = np.uint64(len(match.decisions))
                journalled, silent = match.state.copy(), match.state.copy()
                rules.apply(journalled, cards, action.id, entropy, new_journal())
                rules.apply(silent, cards, action.id, entropy, None)
                require(contents(journalled) == contents(silent), f"a journal changes what {action} does", match)
            require(contents(cards) == before, "the rules changed the cards", match)


def bots_choose_legal_actions(trial: Trial) -> None:
    """Every bot chooses a legal action, always the same one, and does not change the state."""
    choose, room = trial.game.rules.choose, trial.game.new_actions()
    for match in trial.new_matches(share=10):
        for action in positions(match):
            legal = {legal.id for legal in match.legal_actions}
            for bot, name in enumerate(trial.game.bots if action is not None else ()):
                state, thoughts = match.state.copy(), np.uint64(len(match.decisions))
                chosen = choose(bot, state, match.catalogue.record, thoughts, room)
                require(chosen in legal, f"the bot {name} chose action {chosen}", match)
                require(contents(state) == contents(match.state), f"the bot {name} changed the state", match)
                again = choose(bot, state, match.catalogue.record, thoughts, room)
                require(chosen == again, f"the bot {name} changed its mind", match)

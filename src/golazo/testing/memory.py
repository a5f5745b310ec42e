"""Checks of reproducibility: equal seeds give equal matches, and every text form restores the match."""

from __future__ import annotations

import tomllib
from dataclasses import replace

import golazo
from golazo.match.match import Match
from golazo.match.record import Seated
from golazo.testing.trial import Trial, contents, played, positions, require


def same_seed_same_match(trial: Trial) -> None:
    """The same seed and actions give the same bytes and events at every step."""
    for match, again in zip(trial.new_matches(), trial.new_matches(), strict=True):
        for action in positions(match):
            require(contents(again.state) == contents(match.state), "a second match went another way", match)
            require(again.last_events == match.last_events, "a second match told another story", match)
            if action is not None:
                again.play(action)


def records_round_trip(trial: Trial) -> None:
    """A record restores the match, finished or not: bytes, events, seats, and the record itself."""
    for match in trial.new_matches(share=5):
        played(match)
        seats = [Seated(f"Spieler·{seat}", trial.game.bots[0] if seat else "") for seat in range(match.players)]
        moves = [decision.action for decision in match.decisions]
        for stop in (0, len(moves) // 2, len(moves)):
            unfinished = Match(trial.game, match.players, match.seed, match.options, seats=seats)
            for move in moves[:stop]:
                unfinished.play(move)
            again = Match.from_record(unfinished.record())
            require_same(again, unfinished, "read back from its record")
            require(again.record() == unfinished.record(), "the record changed in being read", match)
            require(again.seats == tuple(seats), f"on the seats now sit {again.seats}", match)


def require_same(match: Match, original: Match, how: str) -> None:
    require(contents(match.state) == contents(original.state), f"another state, {how}", original)
    require(match.events == original.events, f"other events, {how}", original)
    require(match.decisions == original.decisions, f"other decisions, {how}", original)


def state_texts_round_trip(trial: Trial) -> None:
    """At every position the text of the state restores it, byte for byte."""
    for match in trial.new_matches(share=10):
        for _ in positions(match):
            state = trial.game.notation.state(tomllib.loads(match.state_text()), match.catalogue)
            require(contents(state) == contents(match.state), f"another state from\n{match.state_text()}", match)


def reprs_round_trip(trial: Trial) -> None:
    """The `repr` of a match recreates it."""
    for match in trial.new_matches(share=5):
        played(match)
        again = eval(repr(match), {"golazo": golazo})  # noqa: S307 - it is our own text
        require_same(again, match, "made from its repr")


def undo_restores(trial: Trial) -> None:
    """Taking decisions back restores earlier bytes and events down to the deal; replaying restores the match."""
    for match in trial.new_matches(share=5):
        passed = [(contents(match.state), match.last_events) for _ in positions(match)]
        moves = [decision.action for decision in match.decisions]
        for before in passed[-2::-1]:
            require(match.undo(), "a decision could not be taken back", match)
            require((contents(match.state), match.last_events) == before, "undo led elsewhere", match)
        require(not match.undo() and not match.decisions, "more was taken back than was played", match)
        for move, after in zip(moves, passed[1:], strict=True):
            match.play(move)
            require((contents(match.state), match.last_events) == after, "played again, it came out otherwise", match)


def decisions_can_be_followed(trial: Trial) -> None:
    """Following all decisions of a match at once gives the same as playing them one by one."""
    slow = replace(trial.game, rules=replace(trial.game.rules, follow=None))
    for match in replace(trial, game=slow).new_matches(share=5):
        played(match)
        again = Match(trial.game, match.players, match.seed, match.options)
        again.follow(match.decisions)
        require_same(again, match, "followed at once")

"""Checks of possible worlds: a seat cannot tell them apart, and neither can bots."""

from __future__ import annotations

import json
import random
from itertools import permutations
from typing import Any

import numpy as np

from golazo.errors import ScenarioError
from golazo.games.contract import State
from golazo.kernel.batch import LONGEST_MATCH
from golazo.match.match import Match
from golazo.testing.trial import Trial, contents, entropy_of, legal_in, require

WORLDS = 3  # in which a bot chooses
PLAYED_ON = 20  # one position in this many is played to its end in another world
ASKED_THROUGH = 20  # one position in this many is checked with every action
SPOILED = 500  # one position in this many has its views corrupted
JUNK: tuple[Any, ...] = (None, True, -1, 10**30, 1.5, "", "x", [], [[]], {}, {"x": [1]})


def determinised_worlds_look_the_same(trial: Trial) -> None:
    """A possible world gives the seat the same view and choices, and can be played to its end.

    It is drawn only from what the seat knows: from all its possible worlds the same entropy leads to the same one. In a
    game with hidden parts, these do differ in the worlds of other seats.
    """
    game = trial.game
    alike = set(permutations(range(game.players[-1]), 2))  # the second one has the same in all worlds of the first
    for number, (match, _) in enumerate(trial.drawn_positions()):
        before = contents(match.state)
        views = {seat: match.view(seat) for seat in (None, *range(match.players))}
        for seat, view in views.items():
            first, second = (match.determinised(seat, entropy_of(match, place)) for place in range(2))
            for world in (first, second):
                require_same_look(match, world, seat, view)
                require(
                    game.hidden or contents(world) == before, "the game calls itself open, but worlds differ", match
                )
                alike -= {(s, o) for s, o in alike if s == seat and o in views and look(match, world, o) != views[o]}
            game.rules.determinise(first, -1 if seat is None else seat, entropy_of(match, 1))
            require(contents(first) == contents(second), f"seat {seat}'s worlds come of more than it knows", match)
        if number % PLAYED_ON == 0:
            seat = [*views][number // PLAYED_ON % len(views)]
            world = match.determinised(seat, entropy_of(match, 2))
            require(can_be_played(match, world), f"a world of seat {seat}'s comes to no end", match)
        require(contents(match.state) == before, "to imagine another world changed this one", match)
    require(not (game.hidden and alike), f"in worlds of the one seat, the other always has the same: {sorted(alike)}")


def look(match: Match, world: State, seat: int | None) -> dict[str, Any]:
    """Return what a seat would see in another world."""
    return match.game.notation.view(world, seat)


def require_same_look(match: Match, world: State, seat: int | None, view: dict[str, Any]) -> None:
    """Require that a seat cannot tell a world from the real position."""
    game, seen = match.game, look(match, world, seat)
    require(seen == view, f"seat {seat} would see another view in a world it may be in: {seen} for {view}", match)
    over = bool(game.rules.over(world))
    to_act = None if over else int(game.rules.to_act(world))
    require((over, to_act) == (match.over, match.to_act), f"seat {to_act} is to act in a world of {seat}'s", match)
    if seat is not None and seat == to_act:
        real, legal = [action.id for action in match.legal_actions], legal_in(match, world)
        require(legal == real, f"seat {seat} could do {legal} in a world it may be in, and {real} here", match)


def views_make_worlds(trial: Trial) -> None:
    """A seat's view, sent elsewhere as JSON, makes a world there that the seat cannot tell from the real one.

    It looks the same, the same seats have won or are to act, and the same actions are legal or refused for the same
    reasons. A corrupted view is refused with a ScenarioError, unless it is still the view of some position.
    """
    rules = trial.game.rules
    for number, (match, _) in enumerate(trial.drawn_positions()):
        before = contents(match.state)
        for seat in (None, *range(match.players)):
            view, world = match.view(seat), sent(match, seat)
            require_same_look(match, world, seat, view)
            for other in range(match.players):
                here, there = (rules.returns(state, other) for state in (match.state, world))
                require(here == there, f"seat {other} gets {here}, and {there} in seat {seat}'s world", match)
            if seat is not None and seat == match.to_act and number % ASKED_THROUGH == 0:
                same = refusals(match, world) == refusals(match, match.state)
                require(same, f"seat {seat} is refused for other reasons in the world of its view", match)
            if number % SPOILED == 0:
                require_spoiled_views_refused(match, seat, view, number // SPOILED)
        require(contents(match.state) == before, "to imagine another world changed this one", match)


def sent(match: Match, seat: int | None) -> State:
    """Return the world that a client makes from a seat's view."""
    view = json.loads(json.dumps(match.view(seat)))
    try:
        return match.game.notation.world(view, match.catalogue)
    except ScenarioError as error:
        raise AssertionError(f"seat {seat} sees what makes no world: {error}\nin {match!r}") from error


def refusals(match: Match, state: State) -> list[int]:
    """Return why each action would be refused in a position, 0 if it would not."""
    record = match.catalogue.record
    return [int(match.game.rules.refusal(state, record, number)) for number in range(match.game.actions)]


def require_spoiled_views_refused(match: Match, seat: int | None, view: dict[str, Any], turn: int) -> None:
    """Require that a corrupted view is refused, or is what the seat sees in the world made from it.

    A corrupted view lacks a field, or has junk in one.
    """
    spoiled: list[Any] = [*JUNK]
    for place, field in enumerate(view):
        spoiled.append({name: value for name, value in view.items() if name != field})
        spoiled.append({**view, field: JUNK[(turn + place) % len(JUNK)]})
    for data in spoiled:
        try:
            world = match.game.notation.world(data, match.catalogue)
        except ScenarioError:
            continue
        except Exception as error:
            raise AssertionError(f"{type(error).__name__} from the view {data}\nin {match!r}") from error
        require(look(match, world, seat) == data, f"a world is made of {data}, which nobody sees there", match)


def can_be_played(match: Match, world: State) -> bool:
    """Return whether random legal actions lead to an end."""
    rules, luck = match.game.rules, random.Random(match.seed)
    for _ in range(LONGEST_MATCH):
        if rules.over(world):
            return True
        legal = legal_in(match, world)
        if not legal:
            return False
        rules.apply(world, match.catalogue.record, luck.choice(legal), np.uint64(luck.getrandbits(64)), None)
    return False


def bots_choose_by_what_they_know(trial: Trial) -> None:
    """Every bot chooses the same in all worlds possible for its seat, including the one made from its view."""
    room = trial.game.new_actions()
    for match, action in trial.drawn_positions():
        if action is None:
            continue
        worlds = [match.determinised(match.to_act, entropy_of(match, number)) for number in range(WORLDS)]
        positions = [match.state, *worlds, sent(match, match.to_act)]
        for bot, name in enumerate(trial.game.bots):
            thoughts = entropy_of(match, WORLDS + bot)
            chosen = {
                int(trial.game.rules.choose(bot, position.copy(), match.catalogue.record, thoughts, room))
                for position in positions
            }
            require(len(chosen) == 1, f"the bot {name} chooses by what its seat cannot know: {sorted(chosen)}", match)

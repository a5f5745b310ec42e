"""A match as a seat sees it answers as the match itself does, and knows no more than the seat."""

import random
from functools import partial

import pytest

import golazo
from golazo.client.seen_match import SeenMatch
from golazo.errors import InvalidSetting
from golazo.protocol.parts import Happened, PlaceInfo, Position, Step, TableInfo


def told_of(match, seat):
    """What a server tells somebody on a seat about a match."""
    steps = []
    for number, events in enumerate(match.heard(seat)):
        happened = [Happened(event.name, dict(event.fields), {}) for event in events]
        decision = match.decisions[number - 1] if number else None
        known = decision is not None and decision.seat == seat
        steps.append(Step(number, happened, decision and decision.seat, decision.action if known else None))
    info = TableInfo(
        id="t",
        game=match.game.name,
        rules_version=match.game.rules_version,
        cards=match.catalogue.hash,
        own_cards=False,
        options=match.options,
        places=[PlaceInfo(name) for name in "ABCD"[: match.players]],
        public=False,
        chat=False,
        clock="none",
        seconds=0,
        absence=300,
        status="playing",
        commitment="",
        created=0,
    )
    return info, Position(seat, match.view(seat), match.to_act), steps


def seen_from(match, seat):
    """A match as it is seen from a seat."""
    info, position, steps = told_of(match, seat)
    return SeenMatch(info, match.catalogue, position, steps)


def positions(game, players, seed):
    """A match, again and again, as it goes on."""
    match, choices = golazo.new_match(game, players=players, seed=seed), random.Random(seed)
    while not match.over and len(match.decisions) < 150:
        yield match
        match.play(choices.choice(match.legal_actions))


@pytest.mark.parametrize(("game", "players"), [("machikoro", 3), ("tsubasa", 2)])
def test_it_answers_as_the_match_does(game, players):
    for match in positions(game, players, 3):
        seat = match.to_act
        seen = seen_from(match, seat)
        assert seen.legal_actions == match.legal_actions
        assert seen.view(seat) == match.view(seat)
        assert seen.view(None) == match.view(None)
        assert seen.heard(seat) == match.heard(seat)
        assert seen.heard(None) == match.heard(None)
        assert [taken.seat for taken in seen.decisions] == [taken.seat for taken in match.decisions]
        for action in match.game.words.shown(match.state, match.catalogue):
            assert seen.why_not(action) == match.why_not(action)
        assert [seen.reveals_something(action) for action in seen.legal_actions] == [
            match.reveals_something(action) for action in match.legal_actions
        ]


def test_bots_choose_alike_from_what_they_see():
    for match in positions("tsubasa", 2, 4):
        seen = seen_from(match, match.to_act)
        seen.thoughts = match.thoughts
        assert seen.bot_choice("amateur") == match.bot_choice("amateur")


def test_what_is_hidden_from_the_seat_is_hidden_from_everybody_who_asks_it():
    for match in positions("tsubasa", 2, 5):
        seen = seen_from(match, 0)
        for ask in (seen.view, seen.heard, partial(seen.determinised, entropy=7)):
            with pytest.raises(InvalidSetting, match="You cannot see what seat 1 sees"):
                ask(1)
            with pytest.raises(InvalidSetting, match="There is no seat 2"):
                ask(2)
        assert match.to_act == 0 or seen.legal_actions == []
        world = seen.determinised(0, 7)
        assert match.game.notation.view(world, 0) == match.view(0)


def test_where_nothing_is_hidden_all_seats_can_be_asked():
    for match in positions("machikoro", 2, 6):
        seen = seen_from(match, 0)
        assert seen.view(1) == match.view(1)
        assert seen.legal_actions == match.legal_actions
        assert seen.state == match.state


def test_a_snapshot_stays_as_it_is():
    *_, match = positions("machikoro", 2, 7)
    seen = seen_from(match, 0)
    still, state, decisions = seen.snapshot(), match.state.copy(), len(match.decisions)
    match.play(match.legal_actions[0])
    seen.update(*told_of(match, 0), None)
    assert len(seen.decisions) == decisions + 1
    assert seen.state == match.state
    assert len(still.decisions) == decisions
    assert still.state == state

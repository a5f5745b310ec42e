"""The conformance suite itself: each of its checks fails a game that is broken in its own way."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import numpy as np
import pytest

from altered import with_events
from golazo import games
from golazo.errors import ScenarioError
from golazo.games.contract import Game
from golazo.games.event_types import EventTypes, NamedEvent, Noted
from golazo.games.machikoro import GAME
from golazo.games.machikoro.cards.catalogue import parse, shipped_text
from golazo.games.machikoro.events import BUILT
from golazo.kernel.journal import note
from golazo.match.match import Event, Match
from golazo.testing import CHECKS, Trial, conformance

RULES = GAME.rules
pytestmark = pytest.mark.usefixtures("shootout")


def with_rules(**broken: Any) -> Trial:
    """Machi Koro with other rules, and cards of its own for them to spoil."""
    broken = {"follow": None, **broken}
    return Trial(replace(GAME, rules=replace(RULES, **broken), load_cards=fresh_cards), matches=1)


def fresh_cards(_: str | None) -> Any:
    return parse(shipped_text(), "cards.toml")


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


def forgetting_who(states: Any, cards: Any, seats: Any, *rest: Any) -> int:
    assert RULES.follow is not None
    done = RULES.follow(states, cards, seats, *rest)
    seats[:done] = 0
    return done


def forgetful(data: Any, catalogue: Any) -> Any:
    state = GAME.notation.state(data, catalogue)
    state.turns = 0
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


def shootout_with(**broken: Any) -> Trial:
    """The game with hidden cards, broken: its rules, its notation, its words, what it shows, or the game itself."""
    game = games.load("shootout")
    for part in ("rules", "notation", "words", "screen"):
        given = {name: broken.pop(name) for name in [*broken] if hasattr(getattr(game, part), name)}
        given |= {"follow": None} if part == "rules" else {}
        game = replace(game, **{part: replace(getattr(game, part), **given)})
    return Trial(replace(game, **broken), matches=1)


def shootout_hearing(heard: Callable[[Noted, int | None], Noted]) -> Trial:
    """The game with hidden cards, where events are heard otherwise."""
    return Trial(with_events(games.load("shootout"), heard=heard), matches=1)


def seeing_all(state: Any, seat: int | None) -> Any:
    return games.load("shootout").notation.given(state)


def next_is_strong(state: Any) -> bool:
    return bool(state.strong[(state.turn + 1) % state.players] == 1)


def peeking(bot: int, state: Any, cards: Any, entropy: Any, actions: Any) -> int:
    return int(next_is_strong(state))


def hearing_all(event: Noted, seat: int | None) -> Noted:
    return event


def strong_side(state: Any, catalogue: Any) -> list[int]:
    """The next seat's strong side, which is nobody else's business."""
    return [] if state.over else [int(next_is_strong(state))]


def peeking_ahead(world: Any, catalogue: Any, legal: Any) -> Any:
    """An outlook that knows all cards."""
    return {"now": {"strong": [int(side) for side in world.strong]}, "actions": {}}


def adding_up_all(state: Any, catalogue: Any) -> Any:
    """Figures that know all cards."""
    return {"strong": int(sum(state.strong))}


def at_the_start(data: Any, catalogue: Any) -> Any:
    return games.load("shootout").notation.state({"goals": [0] * len(data["goals"])}, catalogue)


BROKEN = {
    "legal_actions_are_well_formed": lambda: with_rules(legal=falling),
    "legal_means_not_refused": lambda: with_rules(refusal=lenient),
    "action_texts_round_trip": lambda: trial_of(replace(GAME, words=replace(GAME.words, action_text=same_texts))),
    "the_seat_to_act_is_at_the_table": lambda: with_rules(to_act=lambda state: 7),
    "matches_end_with_returns": lambda: with_rules(returns=lambda state, seat: 1.0),
    "refused_actions_change_nothing": lambda: with_rules(refusal=meddling),
    "rules_touch_only_the_state": lambda: with_rules(apply=spoiling_cards),
    "bots_choose_legal_actions": lambda: with_rules(choose=lambda *arguments: 103),
    "views_depend_on_the_visible_alone": lambda: shootout_with(view=seeing_all),
    "shown_actions_depend_on_the_known_alone": lambda: shootout_with(shown=strong_side),
    "outlooks_depend_on_the_known_alone": lambda: shootout_with(outlook=peeking_ahead),
    "states_hold_no_future": lambda: with_rules(apply=foreseen),
    "journals_tell_everything": lambda: trial_of(GAME, ledger=Deaf),
    "determinised_worlds_look_the_same": lambda: shootout_with(determinise=lambda state, seat, entropy: None),
    "views_make_worlds": lambda: shootout_with(world=at_the_start),
    "bots_choose_by_what_they_know": lambda: shootout_with(choose=peeking),
    "hearing_depends_on_the_visible_alone": lambda: shootout_hearing(hearing_all),
    "same_seed_same_match": lambda: with_rules(apply=moody()),
    "records_round_trip": lambda: with_rules(deal=dealing_more),
    "state_texts_round_trip": lambda: trial_of(replace(GAME, notation=replace(GAME.notation, state=forgetful))),
    "reprs_round_trip": lambda: with_rules(deal=dealing_more),
    "undo_restores": lambda: with_rules(apply=moody()),
    "decisions_can_be_followed": lambda: with_rules(follow=forgetting_who),
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


def check_named(name: str) -> Callable[[Trial], None]:
    return next(check for check in CHECKS if check.__name__ == name)


def test_hidden_effects_of_entropy_are_found() -> None:
    with pytest.raises(AssertionError, match="entropy does more than"):
        check_named("states_hold_no_future")(with_rules(apply=secretive))


def test_a_failure_can_be_pasted() -> None:
    with pytest.raises(AssertionError, match=r"in golazo\.new_match\('machikoro', players=2, seed="):
        check_named("refused_actions_change_nothing")(with_rules(refusal=meddling))


def redealt(state: Any, seat: int, entropy: Any) -> None:
    """All cards are drawn anew, the seat's own too."""
    games.load("shootout").rules.determinise(state, -1, entropy)


def turned_over(state: Any, seat: int, entropy: Any) -> None:
    """Other cards are turned to their other side: who knows a world knows the real one."""
    for other in range(state.players):
        if other != seat and state.strong[other] >= 0:
            state.strong[other] ^= int(entropy) % 2


def the_next_alone(state: Any, seat: int, entropy: Any) -> None:
    """Only the card of the next seat lies otherwise."""
    after = (seat + 1) % state.players
    if state.strong[after] >= 0:
        state.strong[after] = int(entropy) % 2


def handing_over(state: Any, seat: int, entropy: Any) -> None:
    """It would be anybody's turn."""
    state.turn = int(entropy) % int(state.players)


def stopping(state: Any, seat: int, entropy: Any) -> None:
    """As far as a spectator knows, nobody may do anything any more."""
    if seat < 0:
        state.goals[:] = -1


def legal_until_stopped(state: Any, cards: Any, actions: Any) -> int:
    return 0 if state.goals[0] < 0 else games.load("shootout").rules.legal(state, cards, actions)


def blind(state: Any, seat: int | None) -> dict[str, Any]:
    return {}


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        (lambda: shootout_with(determinise=redealt), "another view"),
        (lambda: shootout_with(determinise=turned_over), "more than it knows"),
        (lambda: shootout_with(determinise=the_next_alone), "always has the same"),
        (lambda: shootout_with(determinise=handing_over, view=blind), "is to act"),
        (lambda: shootout_with(determinise=stopping, legal=legal_until_stopped, view=blind), "comes to no end"),
        (lambda: shootout_with(hidden=False), "calls itself open"),
        (lambda: trial_of(replace(GAME, hidden=True), positions=12), "always has the same"),
    ],
)
def test_worlds_that_cannot_be(broken: Callable[[], Trial], says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        check_named("determinised_worlds_look_the_same")(broken())


def shown_as(shown: Callable[[Any], Any]) -> Trial:
    return shootout_with(shown=lambda state, catalogue: shown(state))


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        (lambda: shown_as(lambda state: [1, 0]), "does not rise"),
        (lambda: shown_as(lambda state: [0, 2]), "no actions of the game"),
        (lambda: shown_as(lambda state: [0]), "after the end"),
        (lambda: trial_of(with_shown(lambda state, catalogue: range(101))), "nobody thinks of 101"),
        (lambda: shootout_with(shown=strong_side), "what is hidden makes a difference"),
    ],
)
def test_what_nobody_should_be_shown(broken: Callable[[], Trial], says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        check_named("shown_actions_depend_on_the_known_alone")(broken())


def outlook_of(now: Any, **actions: Any) -> Callable[..., Any]:
    return lambda world, catalogue, legal: {"now": now, "actions": actions}


def meddling_ahead(world: Any, catalogue: Any, legal: Any) -> Any:
    world.turn = 0
    world.goals[:] += 1
    return {"now": {}, "actions": {}}


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        (lambda: shootout_with(outlook=peeking_ahead), "what is hidden from seat"),
        (lambda: shootout_with(figures=adding_up_all), "what is hidden from seat"),
        (lambda: shootout_with(outlook=outlook_of({1: 2})), "no plain data"),
        (lambda: shootout_with(outlook=lambda *_: {}), "an outlook of"),
        (lambda: shootout_with(outlook=outlook_of({}, fly={})), "cannot do: ..fly"),
        (lambda: shootout_with(outlook=meddling_ahead), "changed the state"),
    ],
)
def test_outlooks_on_what_nobody_can_know(broken: Callable[[], Trial], says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        check_named("outlooks_depend_on_the_known_alone")(broken())


def with_shown(shown: Callable[..., Any]) -> Game:
    return replace(GAME, words=replace(GAME.words, shown=shown))


def unmade(data: Any, catalogue: Any) -> Any:
    raise ScenarioError("scenario-missing", field="strong")


def careless(data: Any, catalogue: Any) -> Any:
    return games.load("shootout").notation.world({"hands": 0, **data}, catalogue)


def trusting(data: Any, catalogue: Any) -> Any:
    notation = games.load("shootout").notation
    try:
        return notation.world(data, catalogue)
    except ScenarioError:
        return notation.state({}, catalogue)


def left_alone(state: Any, cards: Any, actions: Any) -> int:
    actions[0] = 0
    return int(not state.over)


def moodily(state: Any, cards: Any, action: int) -> int:
    """The right side is refused for reasons that nobody can know."""
    return 0 if action == 0 and not state.over else 1 + next_is_strong(state)


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        (lambda: shootout_with(world=at_the_start), "another view"),
        (lambda: shootout_with(world=unmade), "makes no world"),
        (lambda: shootout_with(world=careless), "TypeError from the view"),
        (lambda: shootout_with(world=trusting), "nobody sees there"),
        (lambda: shootout_with(returns=lambda state, seat: float(next_is_strong(state))), "in seat None's world"),
        (lambda: shootout_with(legal=left_alone, refusal=moodily), "other reasons"),
    ],
)
def test_views_that_make_no_world(broken: Callable[[], Trial], says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        check_named("views_make_worlds")(broken())


def swapping_dives(event: Noted, seat: int | None) -> Noted:
    return (0, 1 - event[1], 0, 0, 0) if event[0] == 0 else event


def for_spectators_only(event: Noted, seat: int | None) -> Noted:
    return (event[0], event[1], -1, 0, 0) if event[0] == 3 and seat is not None else event


def unsaid(event: NamedEvent, catalogue: Any) -> Any:
    if event.name == "drew" and "side" not in event.fields:
        raise KeyError(event)
    return games.load("shootout").words.event(event, catalogue)


def guessing(event: NamedEvent, catalogue: Any) -> Any:
    guessed = NamedEvent(event.name, {"side": "right", **event.fields})
    return games.load("shootout").words.event(guessed, catalogue)


def whispering(state: Any, cards: Any, action: int, entropy: Any, journal: Any) -> None:
    """The shooter chooses the next card, which is nobody's business, and says which."""
    seat = state.turn
    games.load("shootout").rules.apply(state, cards, action, entropy, journal)
    if state.strong[seat] >= 0:
        state.strong[seat] = action
        note(journal, 2, seat, action, 0, 0)


def showing(state: Any, cards: Any, action: int, entropy: Any, journal: Any) -> None:
    """The next seat's card is laid open, and nobody is told that this is so."""
    games.load("shootout").rules.apply(state, cards, action, entropy, journal)
    note(journal, 2, state.turn, state.strong[state.turn], 0, 0)


def without_chance() -> EventTypes:
    return with_events(games.load("shootout"), chance=set()).events


def forgetting_buildings(event: Noted, seat: int | None) -> Noted:
    return (event[0], event[1], -1, *event[3:]) if event[0] == BUILT else event


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        (lambda: shootout_hearing(swapping_dives), r"hears \(0, "),
        (lambda: shootout_hearing(for_spectators_only), "a spectator hears"),
        (lambda: shootout_hearing(hearing_all), "hears what it does not see"),
        (lambda: shootout_with(event=unsaid), "cannot be said"),
        (lambda: shootout_with(event=guessing), "as if it were"),
        (lambda: shootout_with(apply=whispering), "sees neither"),
        (
            lambda: shootout_with(apply=showing, events=with_events(games.load("shootout"), chance=set()).events),
            "lays open what was hidden",
        ),
        (lambda: trial_of(with_events(GAME, heard=forgetting_buildings)), "all is open"),
        (
            lambda: trial_of(replace(with_events(GAME, heard=forgetting_buildings), hidden=True), positions=40),
            "but hears",
        ),
    ],
)
def test_ears_that_hear_too_much_or_too_little(broken: Callable[[], Trial], says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        check_named("hearing_depends_on_the_visible_alone")(broken())


def test_positions_are_drawn_from_all_settings() -> None:
    trial = Trial(games.load("shootout"), positions=1_000)
    drawn = [(match.players, *match.options.values(), len(match.decisions)) for match, _ in trial.drawn_positions()]
    assert len(drawn) == 1_000
    assert len({setting[:-1] for setting in drawn}) == len(trial.settings())
    assert {action is None for _, action in trial.drawn_positions()} == {True, False}


def test_without_a_ledger_the_journal_is_left_out() -> None:
    names = {str(check) for check in conformance(GAME)}
    with_ledger = {str(check) for check in conformance(GAME, ledger=Deaf)}
    assert with_ledger - names == {"journals_tell_everything"}
    assert with_ledger == {check.__name__ for check in CHECKS}

"""Match: the pleasant object, from new_match to undo."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import golazo
from golazo.errors import GolazoError, IllegalAction, InvalidSetting, UnknownAction, UnknownName
from golazo.games.contract import Game
from golazo.games.machikoro.cards.catalogue import shipped_text
from golazo.match.match import Action, Match
from golazo.match.record import Seated
from matches import random_match, snapshot

NO_ACTIONS = {
    "nothing": "",
    "half an action": "roll",
    "too many dice": "roll 3",
    "below the space": -1,
    "beyond the space": 104,
    "beyond all bounds": 10**5000,
    "truth": True,
    "a float": 1.0,
    "None": None,
    "bytes": b"roll 1",
    "a list": ["roll 1"],
    "a forged action": Action(-3, "keep"),
    "another forged action": Action(1.5, "roll 1"),  # type: ignore[arg-type]
}


class TestNew:
    def test_a_new_match_waits_for_seat_0(self) -> None:
        match = golazo.new_match("machikoro", players=3, seed=7)
        assert (match.players, match.seed, match.to_act, match.over, match.outcome) == (3, 7, 0, False, None)
        assert match.decisions == []
        assert [event.name for event in match.events] == ["dealt"] * 3 + ["turn-began"]

    def test_the_game_decides_what_is_left_out(self) -> None:
        match = golazo.new_match("machikoro")
        assert match.players == 4
        assert match.options == {"beginner_cap": False, "come_what_may": False}
        assert golazo.new_match("machikoro").seed != match.seed

    def test_options_reach_the_rules(self) -> None:
        match = golazo.new_match("machikoro", seed=1, options={"come_what_may": True})
        assert len(match.view(None)["market"]) == 10
        assert match.options == {"beginner_cap": False, "come_what_may": True}

    def test_a_first_match_goes_without_what_it_does_not_ask_for(self) -> None:
        plain = golazo.new_match("tsubasa", seed=1, options={"first_match": True})
        asked = golazo.new_match("tsubasa", seed=1, options={"first_match": True, "motivation": True})
        for match, motivation in ((plain, False), (asked, True)):
            assert (match.options["motivation"], match.options["signings"]) == (motivation, False)
            assert json.loads(match.record().splitlines()[0])["options"] == match.options
            assert golazo.Match.from_record(match.record()).options == match.options
            assert eval(repr(match), {"golazo": golazo}).options == match.options
        assert repr(plain) == "golazo.new_match('tsubasa', players=2, seed=1, options={'first_match': True})"
        assert golazo.new_match("tsubasa", options={"first_match": False}).options["motivation"]

    def test_moves_are_played_at_once(self) -> None:
        match = golazo.new_match("machikoro", players=2, seed=7, moves=["roll 1", "build nothing"])
        assert [(d.seat, d.action) for d in match.decisions] == [(0, "roll 1"), (0, "build nothing")]

    @pytest.mark.parametrize(
        ("arguments", "error", "says"),
        [
            ({"game": "chess"}, UnknownName, "chess"),
            ({"game": None}, UnknownName, "None"),
            ({"players": 1}, InvalidSetting, "2 to 4"),
            ({"players": 5}, InvalidSetting, "2 to 4"),
            ({"players": 2.0}, InvalidSetting, "2.0"),
            ({"players": True}, InvalidSetting, "True"),
            ({"players": "4"}, InvalidSetting, "2 to 4"),
            ({"seed": -1}, InvalidSetting, "-1"),
            ({"seed": 1 << 64}, InvalidSetting, "18446744073709551616"),
            ({"seed": 10**4000}, InvalidSetting, "1000"),
            ({"seed": 10**5000}, InvalidSetting, "…"),
            ({"seed": "7"}, InvalidSetting, "7"),
            ({"options": {"fast": True}}, UnknownName, "fast"),
            ({"options": {"beginner_cap": 1}}, InvalidSetting, "beginner_cap"),
            ({"seats": [Seated("Ann")]}, InvalidSetting, "1"),
            ({"seats": [Seated("Ann", "pele")] * 4}, UnknownName, "pele"),
            ({"cards": "no-such-file.toml"}, GolazoError, "no-such-file.toml"),
            ({"moves": ["dribble"]}, UnknownAction, "dribble"),
        ],
    )
    def test_what_cannot_be_is_refused(self, arguments: dict[str, Any], error: type[GolazoError], says: str) -> None:
        with pytest.raises(error) as refused:
            golazo.new_match(**{"game": "machikoro", **arguments})
        assert says in str(refused.value)

    @pytest.mark.parametrize("seed", [0, np.uint64((1 << 64) - 1), np.int64(5)])
    def test_every_64_bits_are_a_seed(self, seed: int) -> None:
        assert golazo.new_match("machikoro", seed=seed).seed == int(seed)


class TestPlay:
    def test_an_action_is_itself_its_text_or_its_number(self) -> None:
        matches = [golazo.new_match("machikoro", players=2, seed=7) for _ in range(4)]
        action = matches[0].legal_actions[0]
        for match, same in zip(matches, (action, " Roll  1 ", action.id, np.int64(action.id)), strict=True):
            match.play(same)
        assert len({match.record() for match in matches}) == 1
        assert str(action) == "roll 1"

    def test_play_returns_what_it_caused(self) -> None:
        match = golazo.new_match("machikoro", players=2, seed=7)
        caused = match.play("roll 1")
        assert caused == match.last_events == match.events[-len(caused) :] == match.steps[-1]
        assert caused[0].name == "rolled"
        assert caused[0]["seat"] == 0
        assert 1 <= caused[0]["first"] <= 6

    @pytest.mark.parametrize("language", ["en", "de", "es", "pl"])
    def test_every_event_can_be_told(self, language: str) -> None:
        told = [event.text(language) for event in random_match(players=4).events]
        assert all(told)
        assert [str(event) for event in random_match(players=4).events[:3]] == [
            event.text("en") for event in random_match(players=4).events[:3]
        ]

    @pytest.mark.parametrize(
        ("action", "rule"), [("roll 2", "MK-ROLL-1"), ("build fan-shop", "MK-TURN-1"), (84, "MK-TURN-1")]
    )
    def test_an_illegal_action_names_its_rule_and_changes_nothing(self, action: str | int, rule: str) -> None:
        match = golazo.new_match("machikoro", players=2, seed=7)
        before = snapshot(match)
        with pytest.raises(IllegalAction) as refused:
            match.play(action)
        assert refused.value.rule == rule
        assert str(refused.value).startswith(f"{rule}: ")
        assert snapshot(match) == before

    def test_why_not_says_the_same_as_the_refusal(self) -> None:
        match = golazo.new_match("machikoro", players=2, seed=7)
        refusal = match.why_not("roll 2")
        assert refusal is not None
        assert refusal.rule == "MK-ROLL-1"
        with pytest.raises(IllegalAction) as refused:
            match.play("roll 2")
        assert str(refused.value) == str(refusal)
        assert match.why_not("roll 1") is None

    @pytest.mark.parametrize("action", NO_ACTIONS.values(), ids=NO_ACTIONS)
    def test_what_is_no_action_is_told_so(self, action: Any) -> None:
        match = golazo.new_match("machikoro", players=2, seed=7)
        before = snapshot(match)
        for ask in (match.play, match.why_not, match.action):
            with pytest.raises(UnknownAction) as refused:
                ask(action)
            assert str(refused.value)
        assert snapshot(match) == before

    def test_the_states_handed_out_stay_as_they_are(self) -> None:
        match = golazo.new_match("machikoro", players=2, seed=7)
        state, before = match.state, match.state.tobytes()
        match.play("roll 1")
        assert state.tobytes() == before != match.state.tobytes()

    def test_bots_are_asked_by_name(self) -> None:
        match = random_match(decisions=20)
        for bot in match.game.bots:
            assert match.bot_choice(bot) in match.legal_actions
        with pytest.raises(UnknownName, match="pele"):
            match.bot_choice("pele")

    def test_a_match_between_bots_ends_with_one_winner(self) -> None:
        match = golazo.new_match("machikoro", players=2, seed=3)
        while not match.over:
            match.play(match.bot_choice("random"))
        assert match.outcome is not None
        assert sorted(match.outcome.returns) == [0.0, 1.0]
        assert match.outcome.returns[match.outcome.winner] == 1.0
        assert match.to_act is None
        assert match.legal_actions == []
        with pytest.raises(IllegalAction) as refused:
            match.play("roll 1")
        assert refused.value.rule == "MK-BUILD-4"


class TestLook:
    @pytest.mark.parametrize("seat", [4, -1, True, 1.0, "0"])
    def test_only_seats_and_spectators_look_on(self, seat: Any) -> None:
        with pytest.raises(InvalidSetting):
            golazo.new_match("machikoro", players=4).view(seat)

    @pytest.mark.parametrize("seat", [4, -1, True, 1.0, "0"])
    def test_only_seats_and_spectators_listen_and_imagine(self, seat: Any) -> None:
        match = golazo.new_match("machikoro", players=4)
        with pytest.raises(InvalidSetting):
            match.heard(seat)
        with pytest.raises(InvalidSetting):
            match.determinised(seat, 1)

    def test_where_all_is_open_everybody_hears_everything_and_no_other_world_is_possible(self) -> None:
        match = random_match(decisions=30)
        for seat in (None, 0, np.int64(1)):
            assert match.heard(seat) == match.steps
            assert match.heard(seat, since=29) == match.steps[29:]
            assert match.determinised(seat, 7).tobytes() == match.state.tobytes()

    def test_a_seat_hears_of_its_own_card_only(self, shootout: Game) -> None:
        match = Match(shootout, players=3, seed=4)
        match.play("shoot left")
        for seat in (None, 0, 1, 2):
            drew = [event for step in match.heard(seat) for event in step if event.name == "drew"]
            assert [event["seat"] for event in drew] == [0, 1, 2, 0]
            assert all(("side" in event.fields) == (event["seat"] == seat) for event in drew)
            assert all((str(event).endswith("draws a card.")) == (event["seat"] != seat) for event in drew)

    def test_another_world_leaves_the_match_alone(self, shootout: Game) -> None:
        match = Match(shootout, players=3, seed=4)
        before = match.state.tobytes()
        worlds = {match.determinised(0, entropy).tobytes() for entropy in range(30)}
        assert 1 < len(worlds) <= 4
        assert match.state.tobytes() == before

    def test_an_event_is_told_with_the_names_of_an_edition(self, shootout: Game) -> None:
        (dived, *_) = Match(shootout, players=2, seed=4).play("shoot left")
        assert str(dived) in ("The keeper dives left.", "The keeper dives right.")
        assert dived.text("en", "nautical").startswith("The cabin boy dives to ")

    def test_a_view_is_not_the_match(self) -> None:
        match = golazo.new_match("machikoro", players=2, seed=7)
        match.view(0)["coins"][0] = 99
        assert match.view(0)["coins"] == [3, 3]

    def test_undo_goes_back_to_the_deal(self) -> None:
        match = golazo.new_match("machikoro", players=2, seed=7)
        before = snapshot(match)
        assert not match.undo()
        match.play("roll 1")
        match.play("build nothing")
        assert match.undo()
        assert match.undo()
        assert not match.undo()
        assert snapshot(match) == before

    def test_undo_reopens_a_finished_match(self) -> None:
        match = random_match()
        assert match.undo()
        assert not match.over
        assert match.outcome is None
        assert '"returns"' not in match.record()

    def test_a_repr_can_be_pasted(self, tmp_path: Path) -> None:
        file = tmp_path / "own.toml"
        file.write_text(shipped_text().replace("coins = 3", "coins = 9", 1), encoding="utf-8")
        match = golazo.new_match("machikoro", players=3, seed=7, options={"beginner_cap": True}, cards=str(file))
        match.play("roll 1")
        again = eval(repr(match), {"golazo": golazo})
        assert again.record() == match.record()
        assert repr(golazo.new_match("machikoro", seed=7)) == "golazo.new_match('machikoro', players=4, seed=7)"


class Playing(RuleBasedStateMachine):
    """Somebody plays, errs, takes back and puts away, in any order; the list of moves says where the match stands."""

    @initialize(players=st.integers(2, 4), seed=st.integers(0, (1 << 64) - 1), variant=st.booleans(), cap=st.booleans())
    def begin(self, players: int, seed: int, variant: bool, cap: bool) -> None:
        options = {"come_what_may": variant, "beginner_cap": cap}
        self.match = golazo.new_match("machikoro", players=players, seed=seed, options=options)
        self.moves: list[str] = []

    @precondition(lambda self: not self.match.over)
    @rule(places=st.lists(st.integers(0, 1000), min_size=1, max_size=40))
    def play(self, places: list[int]) -> None:
        for place in places:
            if not self.match.over:
                actions = self.match.legal_actions
                self.moves.append(actions[place % len(actions)].text)
                self.match.play(self.moves[-1])

    @rule(action=st.one_of(st.integers(), st.text(), st.none(), st.binary(), st.floats()))
    def err(self, action: Any) -> None:
        before = snapshot(self.match)
        if action not in {legal.id for legal in self.match.legal_actions}:
            with pytest.raises((IllegalAction, UnknownAction)):
                self.match.play(action)
            assert snapshot(self.match) == before

    @rule(count=st.integers(1, 5))
    def take_back(self, count: int) -> None:
        for _ in range(count):
            assert self.match.undo() == bool(self.moves)
            self.moves = self.moves[:-1]

    @rule()
    def put_away_and_resume(self) -> None:
        before = snapshot(self.match)
        self.match = Match.from_record(self.match.record())
        assert snapshot(self.match) == before

    @invariant()
    def stands_where_the_moves_lead(self) -> None:
        assert [decision.action for decision in self.match.decisions] == self.moves
        assert len(self.match.steps) == len(self.moves) + 1
        assert (self.match.to_act is None) == self.match.over == (not self.match.legal_actions)


Playing.TestCase.settings = settings(
    max_examples=25, stateful_step_count=20, deadline=None, derandomize=True, database=None
)
TestPlaying = Playing.TestCase


@given(st.one_of(st.text(), st.sampled_from(["ROLL 1", "build\tfan-shop", " swap 3  club-house", "give scouting"])))
@settings(max_examples=300, deadline=None, derandomize=True, database=None)
def test_a_text_is_an_action_up_to_spaces_and_capitals(text: str) -> None:
    match = golazo.new_match("machikoro", players=2, seed=7)
    plain = " ".join(text.lower().split())
    if plain in {match.game.words.action_text(number) for number in range(match.game.actions)}:
        assert match.action(text).text == plain
    else:
        with pytest.raises(UnknownAction):
            match.action(text)

"""The amateur: stronger than chance, thrifty with tokens, exact with dice, and no cleverer than its coach may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from golazo.games.tsubasa import GAME
from golazo.games.tsubasa.screen import odds
from golazo.games.tsubasa.state import REROLL, SPEND
from golazo.lab.simulate import Series, simulate
from golazo.match.match import Action, Match
from golazo.testing.trial import entropy_of, taken_back

INTERPRETED = bool(numba.config.DISABLE_JIT)
MATCHES = 1 if INTERPRETED else 25
CATALOGUE = GAME.load_cards(None)
AMATEUR = GAME.bots.index("amateur")


def choice(cards: Any = CATALOGUE, **given: Any) -> str:
    """What the amateur does in a position."""
    table = GAME.notation.state(given, cards)
    action = GAME.rules.choose(AMATEUR, table, cards.record, np.uint64(1), GAME.new_actions())
    return GAME.words.action_text(int(action))


LAST_CHANCE = {"half": 2, "round": 6, "injury_time": True, "goals": [0, 1], "pitch": []}
STRONG = ["tsubasa-ozora", "hajime-taki", "teppei-kisugi"]
WALL = ["katsuji-kawabe", "kiyoshi-furuta", "hiroshi-imai", "iron-wall", "sliding-tackle"]
ALL_TOKENS = {"shot": 5, "pass": 5, "defence": 5}


@pytest.mark.parametrize("round_", [{}, LAST_CHANCE])
def test_spends_nothing_where_tokens_change_nothing(round_: dict[str, Any]) -> None:
    contest = {**round_, "phase": "tokens", "action": "shot", "bench": [[], []]}
    certain = {"area": [[*STRONG, "long-shot", "last-minute-shot", "shun-nitta"], []], "half": 2}
    hopeless = {"area": [[], WALL], "half": 2, "available": [{"shot": 1}, {}]}
    assert choice(**contest | certain, available=[ALL_TOKENS, {}]) == "tokens 0"
    assert choice(**contest | hopeless) == "tokens 0"
    assert choice(**contest | certain, to_act=1, available=[{}, {"defence": 1}]) == "tokens 0"


def test_spends_all_that_helps_when_there_is_no_later() -> None:
    contest = {**LAST_CHANCE, "phase": "tokens", "action": "shot", "area": [["hajime-taki"], ["kiyoshi-furuta"]]}
    assert choice(**contest, to_act=1, available=[{}, ALL_TOKENS]) == "tokens 5"
    assert choice(**contest, available=[ALL_TOKENS, {}]) == "tokens 5"


@pytest.mark.parametrize(
    ("areas", "wanted"),
    [
        ((STRONG, []), "shot"),
        ((["through-ball", "wall-pass", "kenichi-iwami"], ["kiyoshi-furuta", "hiroshi-imai"]), "pass"),
    ],
)
def test_shoots_when_it_can_and_passes_when_it_must(areas: tuple[list[str], list[str]], wanted: str) -> None:
    assert choice(phase="shot-or-pass", area=[*areas]) == wanted


@pytest.mark.parametrize(
    ("dice", "answer"), [([1, 2], "reroll own"), ([5, 6], "reroll rival"), ([4, 4], "keep"), ([6, 1], "keep")]
)
def test_has_the_die_rolled_again_that_turns_most(dice: list[int], answer: str) -> None:
    area = [["teppei-kisugi"], ["takeshi-sawada", "tadashi-shimano"]]
    assert choice(phase="reroll", action="pass", to_act=0, dice=dice, area=area) == answer


def test_lets_a_hopeless_die_lie() -> None:
    area = [["teppei-kisugi"], WALL]
    assert choice(phase="reroll", half=2, action="pass", dice=[1, 6], area=area) == "keep"


def test_always_tries_to_save() -> None:
    assert choice(phase="save", action="shot", dice=[6, 1], area=[[], ["ken-wakashimazu"]]) == "save ken-wakashimazu"


def test_saves_with_the_card_that_lets_fewest_goals_in() -> None:
    own = GAME.load_cards(str(Path(__file__).parents[1] / "cards" / "tsubasa-example.toml"))
    area = [["tsubasa-ozora", "hajime-taki"], ["outstanding-save", "ken-wakashimazu"]]
    assert choice(own, phase="save", action="shot", dice=[6, 1], area=area) == "save ken-wakashimazu"


@pytest.mark.parametrize(
    ("to_act", "dice", "save_die", "answer"),
    [
        (1, [4, 4], 3, "reroll rival"),  # a corner stands in any case, and the contest may still be won
        (1, [4, 4], 1, "keep"),  # caught
        (1, [6, 1], 6, "reroll save"),  # no contest die turns it
        (1, [3, 3], 6, "reroll own"),  # as likely to win the ball as the save, and there is no corner
        (1, [6, 6], 6, "reroll rival"),
        (0, [4, 4], 1, "reroll save"),  # nothing to lose
        (0, [4, 4], 6, "keep"),  # a goal
        (0, [1, 6], 6, "reroll own"),  # the contest was lost after the save, and can be won back
        (0, [2, 6], 1, "keep"),  # lost, and caught anyway
    ],
)
def test_after_the_save_has_the_die_rolled_again_that_helps_most(
    to_act: int, dice: list[int], save_die: int, answer: str
) -> None:
    level = [["tsubasa-ozora"], ["takeshi-sawada", "ken-wakashimazu"]]
    ahead = [["teppei-kisugi", "tsubasa-ozora"], ["ken-wakashimazu"]]  # by three
    table = {"phase": "reroll", "action": "shot", "to_act": to_act, "area": level if to_act else ahead}
    assert choice(**table, dice=dice, save_die=save_die) == answer


def test_brings_players_on_when_tokens_have_no_later() -> None:
    last = {**LAST_CHANCE, "area": [["tsubasa-ozora"], WALL], "signings": ["shun-nitta"]}
    assert choice(**last, phase="shot-or-pass", available=[ALL_TOKENS, {}]) == "motivate tsubasa-ozora"
    assert choice(**last, phase="attack", bench=[[], []], available=[ALL_TOKENS, {}]) == "sign shun-nitta"


def test_takes_the_special_shot_against_a_wall() -> None:
    area = [["special-shot-of-nankatsu"], WALL]
    assert choice(phase="abilities", half=2, area=area, open=["special-shot-of-nankatsu"]) == "use 1"


@pytest.mark.parametrize(
    ("phase", "pile", "wanted"),
    [
        ("remove-from-hand", "hand", "remove fatigue"),
        ("remove-from-discard", "discard_pile", "remove fatigue"),
        ("discard", "hand", "discard fatigue"),
        ("attack", "hand", "play tsubasa-ozora"),
    ],
)
def test_parts_with_the_worst_and_plays_the_best(phase: str, pile: str, wanted: str) -> None:
    assert choice(phase=phase, **{pile: [["tsubasa-ozora", "fatigue"], []]}) == wanted


def test_does_not_play_a_card_that_brings_nothing() -> None:
    assert choice(phase="attack", hand=[["fatigue"], []]) == "stop"


def test_sends_the_strongest_card_back() -> None:
    area = [["offside-trap"], ["katsuji-kawabe", "toho-fans", "fatigue"]]
    assert choice(phase="send-back", area=area, open=["offside-trap 1"]) == "send-back katsuji-kawabe"


@pytest.mark.skipif(INTERPRETED, reason="takes too many matches for it")
def test_beats_random_in_nine_matches_of_ten() -> None:
    result = simulate(Series.of(GAME, ["amateur", "random"], games=4_000, seed=3), threads=1)
    assert result["entrants"][0]["bot"] == "amateur"
    assert result["unfinished"] == 0
    assert result["entrants"][0]["wins"] + result["draws"] / 2 >= 0.9 * result["games"]


@cache
def played() -> tuple[Match, ...]:
    """Matches of two amateurs."""
    matches = tuple(Match(GAME, seed=seed) for seed in range(MATCHES))
    for match in matches:
        while not match.over:
            match.play(match.bot_choice("amateur"))
    return matches


def decisions(phase: int | None = None) -> Iterator[tuple[Match, Action]]:
    """The positions of these matches, or those in one phase, each with what the amateur did."""
    for finished in played():
        match = Match.from_record(finished.record())
        for position, action in taken_back(match, set(range(len(match.decisions)))):
            if action is not None and phase in (None, position.state.phase):
                yield position, action


def test_uses_all_that_the_rules_offer() -> None:
    verbs = Counter(decision.action.split()[0] for match in played() for decision in match.decisions)
    assert INTERPRETED or verbs.keys() >= {
        *("attack", "draft", "play", "stop", "use", "end", "gain", "motivate", "sign"),
        *("shot", "pass", "tokens", "reroll", "keep", "save", "special", "remove", "send-back", "discard"),
    }
    assert not verbs.keys() & {"no-save", "defend"}


def test_every_token_spent_moves_the_odds() -> None:
    spent = 0
    for match, action in decisions(SPEND):
        table, cards = match.state, match.catalogue.record
        name = ("shot", "pass")[table.action]
        if table.to_act == table.attacker:
            answers = [odds.now(table, cards, name, (0, int(n))) for n in (0, table.available[1 - table.attacker, 2])]
            if {found.goal + found.kept for found in answers} == {1} and action.text != "tokens 0":
                assert action.text.split()[0] in ("motivate", "sign"), match
        elif action.text.startswith("tokens") and action.text != "tokens 0":
            spent += 1
            tokens, attackers = int(action.text.split()[1]), int(table.spent[table.attacker])
            more, fewer = (odds.now(table, cards, name, (attackers, n)) for n in (tokens, tokens - 1))
            assert (more.goal, more.kept) < (fewer.goal, fewer.kept), match
    assert INTERPRETED or spent


def test_answers_to_dice_are_the_best_there_are() -> None:
    rerolls = 0
    for match, action in decisions(REROLL):
        table, cards = match.state, match.catalogue.record
        again = action.text != "keep"
        chosen, kept = (odds.answered(table, cards, match.game.words.action_id(text)) for text in (action.text, "keep"))
        assert chosen == odds.now(table, cards), match
        assert not again or chosen != kept, match
        rerolls += again
    assert INTERPRETED or rerolls


def test_thinks_of_nothing_that_its_coach_cannot_know() -> None:
    room = GAME.new_actions()
    for match, _ in decisions():
        thoughts = entropy_of(match, 0)
        worlds = (match.state, *(match.determinised(match.to_act, entropy_of(match, n)) for n in range(1, 4)))
        choices = {int(GAME.rules.choose(AMATEUR, w.copy(), match.catalogue.record, thoughts, room)) for w in worlds}
        assert len(choices) == 1, match

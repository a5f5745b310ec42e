"""The exact odds: the known table, a tree of all dice and answers, and contests played under the rules."""

from __future__ import annotations

import doctest
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from golazo.errors import GolazoError, InvalidSetting, UnknownAction
from golazo.games.tsubasa import GAME
from golazo.games.tsubasa.odds import chances
from golazo.games.tsubasa.screen import odds
from golazo.games.tsubasa.screen.odds import Odds
from golazo.games.tsubasa.state import PHASES, REROLL, SAVE
from golazo.kernel.entropy import derived
from tsubasa.boxes import same_on_all
from tsubasa.dice_tree import DEFENDER, Chances, Contest, before_the_dice, value

INTERPRETED = bool(numba.config.DISABLE_JIT)
EXAMPLES = 5 if INTERPRETED else 150
TIMES = 20 if INTERPRETED else 20_000
FAR = 5  # standard deviations that no fair count strays
SAVES = (None, (1, 3), (2, 2), (6, 6))
FIELD_CARDS = ("tsubasa-ozora", "hajime-taki"), ("kojiro-hyuga", "takeshi-sawada")
KEEPER = "ken-wakashimazu"
ASKED = (REROLL, SAVE)


def parts(found: Odds) -> Chances:
    return found.goal, found.kept, found.won


@pytest.mark.parametrize(
    ("lead", "ways"),
    [(-6, 0), (-5, 1), (-4, 3), (-3, 6), (-2, 10), (-1, 15), (0, 21), (1, 26), (2, 30), (3, 33), (4, 35), (5, 36)],
)
def test_so_many_of_36_rolls_win(lead: int, ways: int) -> None:
    won = Fraction(ways, 36)
    assert parts(odds.contest(lead, "pass")) == (0, won, won)
    assert parts(odds.contest(lead)) == (won, 0, won)
    saved = odds.contest(lead, save=(1, 3))
    assert (saved.won, saved.goal, saved.kept, saved.lost) == (won, won / 2, won / 3, 1 - won / 2 - won / 3)


@pytest.mark.parametrize(("lead", "ways"), [(-1000, 1), (-6, 1), (-5, 1), (0, 21), (4, 35), (5, 35), (1000, 35)])
def test_assured_success_counts_a_six_against_a_one(lead: int, ways: int) -> None:
    assert odds.contest(lead, "pass", assured_success=True).won == Fraction(ways, 36)
    assert odds.contest(lead, assured_success=True).goal == Fraction(ways, 36)


@pytest.mark.parametrize("assured", [False, True])
@pytest.mark.parametrize(("action", "save"), [("pass", None), *(("shot", save) for save in SAVES)])
def test_rerolls_and_saves_come_out_as_in_the_tree(action: str, save: tuple[int, int] | None, assured: bool) -> None:
    value.cache_clear()
    for lead, own, rival in product((-6, -2, 0, 5) if not INTERPRETED else (0,), range(3), range(3)):
        rerolls = {"attacker_rerolls": own, "defender_rerolls": rival}
        found = odds.contest(lead, action, save=save, assured_success=assured, **rerolls)
        assert parts(found) == before_the_dice(lead, action == "shot", save, assured, (own, rival))


CONTESTS = st.fixed_dictionaries(
    {
        "action": st.sampled_from(["shot", "pass"]),
        "save": st.sampled_from(SAVES),
        "attacker_rerolls": st.integers(0, 2),
        "defender_rerolls": st.integers(0, 2),
        "assured_success": st.booleans(),
    }
)


@given(st.integers(-8, 8), CONTESTS)
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None)
def test_more_never_hurts(lead: int, contest: dict[str, Any]) -> None:
    found = odds.contest(lead, **contest)
    assert 0 <= found.goal <= found.won <= 1
    assert found.goal + found.kept + found.lost == 1
    assert min(found.goal, found.kept, found.lost) >= 0
    assert parts(odds.contest(lead + 1, **contest))[:2] >= parts(found)[:2]
    for rerolls, better in (("attacker_rerolls", 1), ("defender_rerolls", -1)):
        if contest[rerolls] < 2:
            more = odds.contest(lead, **{**contest, rerolls: contest[rerolls] + 1})
            assert max(parts(more)[:2], parts(found)[:2]) == parts(more if better > 0 else found)[:2]


REROLLING = same_on_all("reroll a die")  # a box in which all players have a reroll, and the goalkeepers a save


def contest_of(table: Any) -> Contest:
    """The contest on a table, Nankatsu's attack, told from what a spectator sees."""
    view = GAME.notation.view(table, None)
    counts = ("shot", "pass").index(view["action"])
    cards = [[REROLLING.card(card) for card in area] for area in view["area"]]
    sums = sum(card.values[counts] for card in cards[0]) - sum(card.values[2] for card in cards[1])
    rerolls = [
        len({card.id for card in area if not card.can_save} - set(used))
        for area, used in zip(cards, view["rerolled"], strict=True)
    ]
    return Contest(
        lead=sums + view["spent"][0] - view["spent"][1],
        shot=view["action"] == "shot",
        save=(1, 3) if KEEPER in view["area"][1] else None,
        assured=view["assured_success"],
        dice=tuple(view["dice"]),
        rerolls=tuple(rerolls),
        declined=tuple(view["declined"]),
        save_die=view["save_die"],
    )


def text_of(answer: str) -> str:
    """An answer of the tree as an action."""
    return f"save {KEEPER}" if answer == "save" else answer


DIE = st.integers(1, 6)
FLAGS = st.sampled_from([[False, False], [True, False], [False, True], [True, True]])
TABLES = st.fixed_dictionaries(
    {
        "action": st.sampled_from(["shot", "pass"]),
        "dice": st.lists(DIE, min_size=2, max_size=2),
        "spent": st.lists(st.integers(0, 5), min_size=2, max_size=2),
        "declined": FLAGS,
        "assured_success": st.booleans(),
    }
)


@given(TABLES, st.integers(0, 2), st.integers(0, 2), st.booleans(), st.integers(0, 6))
@settings(max_examples=4 * EXAMPLES, deadline=None, derandomize=True, database=None)
def test_odds_now_are_those_of_the_table(
    table: dict[str, Any], own: int, rival: int, keeper: bool, save_die: int
) -> None:
    area = [[*FIELD_CARDS[0][:own]], [*FIELD_CARDS[1][:rival], *[KEEPER] * keeper]]
    tried = save_die if keeper and table["action"] == "shot" else 0
    ended = GAME.notation.state({"phase": "over", "area": area, "save_die": tried, **table}, REROLLING)
    contest = contest_of(ended)
    assume(contest.asked is not None or contest.may_save)
    ended.to_act = DEFENDER if contest.may_save else contest.asked
    ended.phase = PHASES.index("save" if contest.may_save else "reroll")
    assert parts(odds.now(ended, REROLLING.record)) == value(contest)
    for answer, wanted in contest.options().items():
        assert parts(odds.answered(ended, REROLLING.record, GAME.words.action_id(text_of(answer)))) == wanted


@pytest.mark.parametrize(
    ("action", "areas"),
    [
        ("shot", (FIELD_CARDS[0], (FIELD_CARDS[1][0], KEEPER))),
        ("shot", (FIELD_CARDS[0][:1], (FIELD_CARDS[1][1], KEEPER))),
        ("pass", (FIELD_CARDS[0], FIELD_CARDS[1])),
    ],
)
def test_contests_under_the_rules_come_out_as_reckoned(action: str, areas: tuple[tuple[str, ...], ...]) -> None:
    given = {"phase": "shot-or-pass", "area": [list(area) for area in areas], "half": 2, "goals": [2, 2]}
    start = GAME.notation.state(given, REROLLING)
    expected = odds.now(start, REROLLING.record, action)
    answers: dict[bytes, int] = {}
    goals = kept = 0
    for time in range(TIMES):
        table, choice, chance = start.copy(), GAME.words.action_id(action), derived(np.uint64(1), time)
        GAME.rules.apply(table, REROLLING.record, choice, np.uint64(chance), None)
        while table.phase in ASKED:
            asked = table.tobytes()
            if asked not in answers:
                answers[asked] = GAME.words.action_id(text_of(contest_of(table).best()))
            chance = derived(np.uint64(chance), 1)
            GAME.rules.apply(table, REROLLING.record, answers[asked], np.uint64(chance), None)
        goals += int(table.goals[0]) - 2
        kept += int(table.attacker == 0)
    for count, chance in ((goals, expected.goal), (kept, expected.kept)):
        assert abs(count - TIMES * chance) <= FAR * float(TIMES * chance * (1 - chance)) ** 0.5


def test_of_two_cards_that_save_the_odds_are_told_each_and_the_better_one_counts() -> None:
    cards = GAME.load_cards(str(Path(__file__).parents[1] / "cards" / "tsubasa-example.toml"))
    area = [["tsubasa-ozora", "hajime-taki", "kenichi-iwami"], [KEEPER, "outstanding-save"]]
    table = GAME.notation.state({"phase": "save", "action": "shot", "dice": [4, 4], "area": area}, cards)
    found = {
        text: parts(odds.answered(table, cards.record, GAME.words.action_id(text)))
        for text in (f"save {KEEPER}", "save outstanding-save", "no-save")
    }
    half, third = Fraction(1, 2), Fraction(1, 3)
    assert found == {
        f"save {KEEPER}": (half, third, 1),
        "save outstanding-save": (2 * third, 0, 1),
        "no-save": (1, 0, 1),
    }
    assert parts(odds.now(table, cards.record)) == found[f"save {KEEPER}"]
    for stranger in ("save hajime-taki", "keep", "reroll save"):
        with pytest.raises(UnknownAction):
            odds.answered(table, cards.record, GAME.words.action_id(stranger))


@pytest.mark.parametrize("rerolls", [(0, 0), (1, 0), (0, 1), (2, 1), (2, 2)])
def test_the_card_that_lets_fewest_goals_in_saves_best_whatever_is_rolled_again(rerolls: tuple[int, int]) -> None:
    """By this the rules of thumb of `best_saver` are exact."""
    tables = sorted((corner, caught) for corner in range(1, 7) for caught in range(1, corner + 1))
    for lead in (0,) if INTERPRETED else (-6, -3, 0, 4):
        counts = dict(zip(("attacker_rerolls", "defender_rerolls"), rerolls, strict=True))
        found = [parts(odds.contest(lead, save=(caught, corner), **counts))[:2] for corner, caught in tables]
        assert found == sorted(found, reverse=True)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"lead": 1.5}, InvalidSetting),
        ({"lead": "3"}, InvalidSetting),
        ({"lead": True}, InvalidSetting),
        ({"lead": 1001}, InvalidSetting),
        ({"lead": 0, "action": "dribble"}, UnknownAction),
        ({"lead": 0, "action": ["shot"]}, UnknownAction),
        ({"lead": 0, "attacker_rerolls": 3}, InvalidSetting),
        ({"lead": 0, "defender_rerolls": -1}, InvalidSetting),
        ({"lead": 0, "save": (4, 3)}, InvalidSetting),
        ({"lead": 0, "save": (1, 7)}, InvalidSetting),
        ({"lead": 0, "save": (1,)}, InvalidSetting),
        ({"lead": 0, "save": (1, 2, 3)}, InvalidSetting),
        ({"lead": 0, "save": 3}, InvalidSetting),
        ({"lead": 0, "save": "13"}, InvalidSetting),
    ],
)
def test_bad_arguments_are_told(arguments: dict[str, Any], error: type[GolazoError]) -> None:
    with pytest.raises(error):
        odds.contest(**arguments)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("dribble",), UnknownAction),
        ((["shot"],), UnknownAction),
        (("shot", (1,)), InvalidSetting),
        (("shot", 3), InvalidSetting),
        (("shot", (6, 0)), InvalidSetting),
        (("shot", (0, -1)), InvalidSetting),
    ],
)
def test_bad_questions_about_a_table_are_told(arguments: tuple[Any, ...], error: type[GolazoError]) -> None:
    catalogue = GAME.load_cards(None)
    table = GAME.notation.state({"phase": "shot-or-pass"}, catalogue)
    with pytest.raises(error):
        odds.now(table, catalogue.record, *arguments)


def test_bots_have_room_to_reckon_in() -> None:
    """They reckon where the legal actions were listed, on a GPU, too."""
    assert GAME.new_actions().size >= chances.ROOM


def test_examples() -> None:
    assert doctest.testmod(odds).failed == 0

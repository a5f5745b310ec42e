"""The runner of scenarios: it names what does not hold, and refuses what is no scenario."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from golazo import games, scenario
from golazo.errors import ScenarioError
from golazo.kernel.journal import taken
from golazo.match.match import new_match
from golazo.scenario import forced
from golazo.text.texts import LANGUAGES

THEN = "then.coins = [1, 1]"
HOLDS = f"""
game = "machikoro"
[[scenario]]
title = "A blue card pays"
rules = ["MK-INC-1"]
given.coins = [0, 0]
when = [{{ seat = 0, play = "roll 1", dice = [1] }}]
{THEN}
"""


def ran(text: str) -> list[tuple[str, str, str]]:
    """What differs in the first scenario of a text."""
    result = scenario.run(scenario.parse(text, "here.toml")[0])
    return [(d.field, d.expected, d.got) for d in result.differences]


def test_state_text_is_a_given() -> None:
    match = new_match("machikoro", players=3, seed=11, options={"come_what_may": True})
    for _ in range(120):
        match.play(match.bot_choice("random"))
        given = f"game = 'machikoro'\n[[scenario]]\ntitle = 'pasted'\n[scenario.given]\n{match.state_text()}"
        legal = [action.text for action in match.legal_actions]
        assert ran(f"{given}[scenario.then]\nlegal = {legal}\n{match.state_text()}") == []


@pytest.mark.parametrize(
    ("change", "difference"),
    [
        ((THEN, "then.coins = [1, 2]"), ("coins[1]", "2", "1")),
        ((THEN, "then.owned = [{}, { ticket-booth = 2 }]"), ("owned[1].ticket-booth", "2", "1")),
        ((THEN, "then.owned = [{}, { fan-shop = 1 }]"), ("owned[1].fan-shop", "1", "0")),
        ((THEN, "then.owned = [{}, { ticket-booth = 0 }]"), ("owned[1].ticket-booth", "0", "1")),
        ((THEN, "then.market.fan-shop = 5"), ("market.fan-shop", "5", "6")),
        ((THEN, "then.large = [['stadium'], []]"), ("large[0]", '["stadium"]', "[]")),
        ((THEN, "then.phase = 'roll'"), ("phase", '"roll"', '"build"')),
        ((THEN, "then.winner = 0"), ("winner", "0", "-")),
        ((THEN, "then.second_turn = true"), ("second_turn", "true", "-")),
        ((THEN, "then.over = true"), ("over", "true", "false")),
        ((THEN, "then.to_act = 1"), ("to_act", "1", "0")),
        ((THEN, "then.legal_includes = ['roll 1']"), ("legal_includes", "roll 1", "-")),
        ((THEN, "then.legal_excludes = ['build nothing']"), ("legal_excludes", "-", "build nothing")),
        ((THEN, "then.count.market = 14"), ("count.market", "14", "15")),
        ((THEN, "then.total.owned = [2, 3]"), ("total.owned[1]", "3", "2")),
        ((THEN, "then.view.1.coins = [1, 0]"), ("view.1.coins[1]", "0", "1")),
        (("seat = 0", "seat = 1"), ("seat", "1", "0")),
        (('"roll 1", dice = [1]', '"roll 2", dice = [1, 1]'), ("refused", "-", "MK-ROLL-1")),
        (("dice = [1]", 'refused = "MK-ROLL-1"'), ("refused", '"MK-ROLL-1"', "-")),
        (('"roll 1", dice = [1]', '"keep", refused = "MK-ROLL-1"'), ("refused", '"MK-ROLL-1"', '"MK-TURN-1"')),
        (
            (THEN, "then.events = ['rolled', 'income seat=1', 'income seat=0 card=youth-pitch']"),
            (
                "events",
                '["rolled", "income seat=1", "income seat=0 card=youth-pitch"]',
                '["rolled", "income seat=0", "income seat=1 card=ticket-booth"]',
            ),
        ),
        (
            (THEN, "then.events = ['rolled second=none first=1']"),
            ("events", '["rolled second=none first=1"]', '["rolled second=none first=1", "income", "income"]'),
        ),
    ],
)
def test_what_does_not_hold_is_named(change: tuple[str, str], difference: tuple[str, str, str]) -> None:
    assert ran(HOLDS) == []
    assert change[0] in HOLDS
    field, expected, got = ran(HOLDS.replace(*change))[0]
    assert (field, expected, got.strip('"') if expected == "-" else got) == difference


def test_legal_actions_must_be_all_of_them() -> None:
    text = HOLDS.replace(THEN, "then.legal = ['build nothing', 'build ticket-booth', 'build stadium']")
    assert ran(text) == [
        ("legal", "build stadium", "-"),
        ("legal", "-", "build snack-stand"),
        ("legal", "-", "build youth-pitch"),
    ]


def test_a_step_that_does_not_hold_ends_the_scenario() -> None:
    text = HOLDS.replace("dice = [1] }", "dice = [1], then.coins = [0, 1] }, { play = 'build fan-shop' }")
    result = scenario.run(scenario.parse(text, "here.toml")[0])
    assert [(d.step, d.play, d.field) for d in result.differences] == [(1, "roll 1", "coins[0]")]


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (('game = "machikoro"', 'game = "chess"'), "chess"),
        (('game = "machikoro"', 'games = "machikoro"'), "games"),
        (("[[scenario]]", "[[scenarios]]"), "scenarios"),
        (("[[scenario]]", "[scenario]"), "scenario"),
        (('title = "A blue card pays"', ""), "title"),
        (('title = "A blue card pays"', "title = 3"), "3"),
        (("rules =", "rule ="), "rule"),
        (('["MK-INC-1"]', "[1]"), "rules"),
        (("given.coins", "given.money"), "money"),
        (("given.coins = [0, 0]", "given.coins = [0]"), "coins"),
        (("given.coins = [0, 0]", "given.coins = [0, -1]"), "-1"),
        (("given.coins = [0, 0]", "given.owned = [{ wheat = 1 }, {}]"), "wheat"),
        (("given.coins = [0, 0]", "given.phase = 'take'"), "take"),
        (("given.coins = [0, 0]", "given.phase = 'give'"), "swap"),
        (("given.coins = [0, 0]", "given.swap = '² fan-shop'"), "swap"),
        (("given.coins = [0, 0]", "given.beginner_cap = 'no'"), "beginner_cap"),
        (("given.coins = [0, 0]", ""), "given"),
        (("given.coins = [0, 0]", "given.coins = [0, 0]\ndeal.players = 2"), "deal"),
        (("given.coins = [0, 0]", "deal.players = 7"), "7"),
        (("given.coins = [0, 0]", "deal.options.snow = true"), "snow"),
        (("given.coins = [0, 0]", "deal.seed = 1"), "seed"),
        (("seat = 0", "seat = true"), "seat"),
        (("seat = 0", "player = 0"), "when 1: player"),
        (('play = "roll 1"', 'play = "kick"'), "kick"),
        (('play = "roll 1", ', ""), "play"),
        (("dice = [1]", "dice = [7]"), "7"),
        (("dice = [1]", "dice = 0"), "dice"),
        (("dice = [1]", "dice = [true]"), "true"),
        (("dice = [1]", "dice = [1], draws = ['wheat']"), "wheat"),
        (('"MK-INC-1"', '"MK-INC-99"'), "MK-INC-99"),
        (("dice = [1]", "refused = 'MK-ROLL-77'"), "MK-ROLL-77"),
        ((", dice = [1]", ""), "dice"),
        (("dice = [1]", "dice = [1], refused = 'MK-ROLL-1'"), "dice"),
        (("then.coins", "then.coin"), "coin"),
        ((THEN, "then.owned = [{ wheat = 0 }, {}]"), "wheat"),
        ((THEN, "then.legal = ['kick']"), "kick"),
        ((THEN, "then.legal = 'roll 1'"), "legal"),
        ((THEN, "then.events = ['goal']"), "goal"),
        ((THEN, "then.events = ['rolled die=1']"), "first"),
        ((THEN, "then.view.9.coins = []"), "9"),
        ((THEN, "then.over = 1"), "over"),
        ((THEN, "then = 1"), "then"),
    ],
)
def test_what_makes_no_scenario_is_named(change: tuple[str, str], named: str) -> None:
    assert change[0] in HOLDS
    with pytest.raises(ScenarioError) as caught:
        ran(HOLDS.replace(*change))
    for language in LANGUAGES:
        assert caught.value.text(language).startswith("here.toml")
        assert named in caught.value.text(language)


def test_errors_name_the_scenario() -> None:
    with pytest.raises(ScenarioError, match="A blue card pays"):
        ran(HOLDS.replace("given.coins", "given.money"))


def test_cards_are_looked_for_beside_the_file(tmp_path: Path) -> None:
    cards = games.load("machikoro").card_file().replace("coins = 3\n", "coins = 8\n")
    (tmp_path / "rich.toml").write_text(cards, "utf-8")
    text = HOLDS.replace("given.coins = [0, 0]", 'cards = "rich.toml"\ndeal.players = 2')
    [found] = scenario.parse(text.replace("[1, 1]", "[9, 9]"), str(tmp_path / "here.toml"))
    assert scenario.run(found).holds


def test_cards_of_a_file_are_those_of_its_scenarios_unless_one_names_others(tmp_path: Path) -> None:
    cards = games.load("machikoro").card_file()
    for coins in (5, 8):
        (tmp_path / f"{coins}.toml").write_text(cards.replace("coins = 3\n", f"coins = {coins}\n"), "utf-8")
    text = """
        game = "machikoro"
        cards = "5.toml"
        [[scenario]]
        title = "The file's"
        deal.players = 2
        then.coins = [5, 5]
        [[scenario]]
        title = "Its own"
        cards = "8.toml"
        deal.players = 2
        then.coins = [8, 8]
    """
    assert all(scenario.run(found).holds for found in scenario.parse(text, str(tmp_path / "here.toml")))


@pytest.mark.parametrize(
    "change",
    [
        ("dice = [1]", "dice = [7]"),
        ('"MK-INC-1"', '"MK-INC-99"'),
        ("dice = [1]", "refused = 'MK-ROLL-77'"),
        ('"roll 1"', '"kick"'),
    ],
)
def test_what_cannot_be_is_refused_without_playing(change: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    def compiled(*_: object) -> None:
        raise AssertionError("a rule was asked")

    game = games.load("machikoro")
    unasked = dict.fromkeys(("deal", "legal", "refusal", "apply", "to_act", "over"), compiled)
    monkeypatch.setattr(games, "load", lambda _: replace(game, rules=replace(game.rules, **unasked)))
    assert change[0] in HOLDS
    scenario.parse(HOLDS, "here.toml")
    with pytest.raises(ScenarioError):
        scenario.parse(HOLDS.replace(*change), "here.toml")


@pytest.mark.parametrize("dice", ["[1, 1]", "[]"])
def test_another_number_of_dice_is_noticed_soon(dice: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forced, "MOST_TRIES", forced.ENOUGH + 1)
    with pytest.raises(ScenarioError, match="one die is rolled"):
        ran(HOLDS.replace("dice = [1]", f"dice = {dice}"))


def test_chance_that_cannot_come_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forced, "MOST_TRIES", 600)
    with pytest.raises(ScenarioError, match=re.escape('draws = ["fan-shop"]')):
        ran(HOLDS.replace("dice = [1]", 'dice = [1], draws = ["fan-shop"]'))


def test_draws_that_never_come_up_are_noticed_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[int] = []
    monkeypatch.setattr(forced, "PLENTY", 50)
    monkeypatch.setattr(forced, "taken", lambda journal: tries.append(1) or taken(journal))
    with pytest.raises(ScenarioError, match=re.escape('draws = ["fan-shop"]')):
        ran(HOLDS.replace("dice = [1]", 'dice = [1], draws = ["fan-shop"]'))
    assert len(tries) == forced.PLENTY + 1


PILES = """
game = "tsubasa"
[[scenario]]
title = "The possession marker shows one coach"
deal.flip = 1
then.to_act = 1
[[scenario]]
title = "Cards in a pile have no order, cards in use have one"
[scenario.given]
phase = "abilities"
area = [["wall-pass", "tsubasa-ozora"], []]
open = ["wall-pass", "tsubasa-ozora"]
[scenario.then]
area = [["tsubasa-ozora", "wall-pass"], []]
open = ["tsubasa-ozora", "wall-pass"]
"""


def test_piles_are_compared_as_sets_and_a_flip_is_one_value() -> None:
    flipped, used = scenario.parse(PILES, "here.toml")
    assert scenario.run(flipped).holds
    assert [difference.field for difference in scenario.run(used).differences] == ["open"]


@pytest.mark.parametrize("first", range(1, 7))
def test_any_dice_can_be_forced(first: int) -> None:
    for second in range(1, 7):
        text = HOLDS.replace("given.coins = [0, 0]", "given.large = [['youth-academy'], []]")
        text = text.replace('"roll 1", dice = [1]', f'"roll 2", dice = [{first}, {second}]')
        assert ran(text.replace(THEN, f"then.dice = [{first}, {second}]")) == []

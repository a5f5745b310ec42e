"""Cards that nobody has printed: the rules hold for whatever a card file may say."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import golazo
from card_files import altered
from golazo.games.tsubasa import GAME
from golazo.games.tsubasa.cards.catalogue import MATCH_CARDS, NANKATSU, Catalogue, shipped_text
from golazo.games.tsubasa.state import FATIGUES, MOST_OPEN, VALUES
from golazo.kernel.journal import new_journal, taken
from tsubasa.boxes import CARDS, same_on_all


class Table:
    """A position with cards of one's own, to be played on."""

    def __init__(self, catalogue: Catalogue, **given: Any) -> None:
        self.catalogue = catalogue
        self.state = GAME.notation.state(given, catalogue)

    @property
    def legal(self) -> list[str]:
        actions = GAME.new_actions()
        count = GAME.rules.legal(self.state, self.catalogue.record, actions)
        return [GAME.words.action_text(int(action)) for action in actions[:count]]

    def play(self, action: str) -> list[str]:
        """Do something; returns the names of what happened."""
        assert action in self.legal
        journal = new_journal()
        number = GAME.words.action_id(action)
        GAME.rules.apply(self.state, self.catalogue.record, number, np.uint64(1), journal)
        return [event.name for event in GAME.events.read_all(taken(journal))]

    @property
    def view(self) -> dict[str, Any]:
        return GAME.notation.view(self.state, None)


def test_a_chain_of_plays_may_be_as_long_as_a_hand() -> None:
    hand = [*NANKATSU[1:], *MATCH_CARDS[:20]]
    chain = same_on_all("play a card from hand", due="remove this card")
    table = Table(chain, phase="attack", half=2, hand=[hand, []], pitch=[], match_deck=[])
    table.play(f"play {hand[0]}")
    for _ in hand[1:]:
        table.play("use 1")
        table.play(next(action for action in table.legal if action.startswith("play")))
        assert table.state.depth <= MOST_OPEN
    assert len(table.view["removed"][0]) == len(hand) - 1
    assert len(table.view["area"][0]) == 1


@pytest.mark.parametrize(
    ("ability", "then"), [("control and advance", "controlled"), ("special shot of nankatsu", "special-called")]
)
@pytest.mark.parametrize(
    ("due", "happens"),
    [("receive a yellow card", "booked"), ("take a fatigue card", "tired"), ("remove this card", "removed")],
)
def test_what_is_due_is_done_before_the_attack_ends(ability: str, then: str, due: str, happens: str) -> None:
    played = {"area": [["hajime-taki"], []], "open": ["hajime-taki"]}
    table = Table(same_on_all(ability, due=due), phase="abilities", **played)
    told = table.play("use 1")
    assert told.index("used") < told.index(happens) < told.index(then)
    assert told.count("removed") == 1
    assert table.view["removed"][0] == ["hajime-taki"]
    assert table.view["booked"][0] == ("yellow" if happens == "booked" else "none")


def test_the_first_ability_alone_binds_to_what_is_due() -> None:
    catalogue = same_on_all("draw 1", "gain shot", "receive a yellow card")
    table = Table(catalogue, phase="abilities", area=[["hajime-taki"], []], open=["hajime-taki"])
    assert "booked" not in table.play("use 2")
    assert "booked" in table.play("use 1")


def test_a_motivated_player_brings_new_abilities_and_the_old_ones_are_gone() -> None:
    catalogue = same_on_all("draw 1", "gain shot")
    tokens = {"available": [{"shot": 5, "pass": 5, "defence": 5}, {}]}
    table = Table(catalogue, phase="abilities", area=[["tsubasa-ozora"], []], open=["tsubasa-ozora"], **tokens)
    table.play("motivate tsubasa-ozora")
    assert [opened["card"] for opened in table.view["open"]] == ["motivated-tsubasa-ozora"]
    assert "use 1" in table.legal
    table.play("end")
    assert "use 1" not in table.legal


def test_nobody_plays_more_cards_once_the_attack_is_over() -> None:
    catalogue = same_on_all("play a card from hand", "control and advance")
    tokens = {"available": [{"shot": 5, "pass": 5, "defence": 5}, {}]}
    hand = {"hand": [["hajime-taki"], []], "area": [["tsubasa-ozora"], []], "signings": ["shun-nitta"]}
    table = Table(catalogue, phase="shot-or-pass", **hand, **tokens)
    assert table.legal == ["motivate tsubasa-ozora", "shot", "pass"]
    table.play("motivate tsubasa-ozora")
    assert table.legal == ["shot", "pass"]


def test_of_two_goalkeepers_in_play_one_tries_once() -> None:
    catalogue = same_on_all("save: catch 1-6")
    keepers = {"area": [[], ["ken-wakashimazu", "kojiro-hyuga"]], "dice": [6, 1]}
    table = Table(catalogue, phase="save", action="shot", **keepers)
    assert table.legal == ["save ken-wakashimazu", "save kojiro-hyuga", "no-save"]
    assert table.play("save kojiro-hyuga").count("rolled-save") == 1
    assert table.view["phase"] != "save"


def test_a_rival_who_has_seen_red_cannot_be_booked_by_an_ability_that_binds_to_nothing() -> None:
    opened = {"area": [["hajime-taki"], []], "open": ["hajime-taki"], "booked": ["none", "red"]}
    assert (
        "use 1" not in Table(same_on_all("rival receives a yellow card", "draw 1"), phase="abilities", **opened).legal
    )
    bound = same_on_all("rival receives a yellow card", due="take a fatigue card")
    table = Table(bound, phase="abilities", **opened)
    assert "tired" in table.play("use 1")


@pytest.mark.parametrize("seed", range(5))
def test_any_values_and_counts_play_to_the_end(seed: int, tmp_path: Path) -> None:
    """CT-SHOT-1: totals may be negative; values and fatigue cards are whatever a box prints."""
    chance = random.Random(seed)
    text = altered(shipped_text(), "fatigue", "copies", str(chance.randrange(FATIGUES + 1)))
    low = chance.choice((-9, -4, -1))  # negative values on all cards, on some, on few
    for section, card in CARDS:
        for name in VALUES:
            text = altered(text, f"{section}.{card}", name, str(chance.randint(low, 9 + low)))
    for booking in ("yellow", "red"):
        for name in VALUES:
            text = altered(text, f"bookings.{booking}", name, str(chance.randint(-9, 0)))
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    for bot in ("random", "amateur"):
        match = golazo.new_match("tsubasa", seed=seed, cards=str(file))
        while not match.over:
            match.play(match.bot_choice(bot))
        assert golazo.Match.from_record(match.record(), str(file)).outcome == match.outcome

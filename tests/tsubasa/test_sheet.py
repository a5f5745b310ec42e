"""The sheet of cards: every card stands on it once, with what the card file says of it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from golazo.games.tsubasa import GAME
from golazo.games.tsubasa.cards.card import MOTIVATED
from golazo.games.tsubasa.cards.catalogue import shipped_text
from golazo.reports.sheet import Section
from golazo.text.texts import texts

CATALOGUE = GAME.load_cards(None)
FILE = tomllib.loads(shipped_text())
CARDS = 24 + 8 + 26 + 8 + 6 + 6 + 2 + 1  # CT-BOX-1, with one card for all of fatigue
ON_OTHER_ROWS = 6  # special defences, which stand beside the shots that they stop


def rows(sections: list[Section]) -> Iterator[Any]:
    for section in sections:
        for row in section.rows:
            assert len(row) == len(section.columns)
            yield row


def test_every_card_has_a_row() -> None:
    said = texts("en", "tsubasa")
    shown = list(rows(GAME.words.card_sheet(CATALOGUE)))
    assert len(shown) == CARDS - ON_OTHER_ROWS
    takashima = next(row for row in shown if row[0] == CATALOGUE.card("tsuneo-takashima").name)
    assert [said.say(cost) for cost in takashima[2]] == ["1 pass", "2 defence"]
    tiger = next(row for row in shown if row[1] == CATALOGUE.card("tiger-shot").name)
    assert tiger[2] == CATALOGUE.card("ryo-blocks-the-tiger-shot").name


def test_every_value_has_its_source_on_the_sheet() -> None:
    shown = list(rows(GAME.words.source_sheet(CATALOGUE)))
    assert [row[0] for row in shown[:24]] == [card.name for card in CATALOGUE.initial]
    assert len(shown) == CARDS
    named = sum(len(fields) for row in shown for fields in row[1:])
    assert named == sum(len(card.source) for card in CATALOGUE.all_cards)


@pytest.mark.parametrize("section", sorted(FILE.keys() - {"game", "fatigue"}))
def test_the_data_are_what_the_card_file_says(section: str) -> None:
    data = {card["id"].removeprefix(MOTIVATED): card for card in GAME.words.cards_data(CATALOGUE)[section]}
    assert data.keys() == FILE[section].keys()
    for card, written in FILE[section].items():
        cost = {"cost": {"shot": 0, "pass": 0, "defence": 0, **written["cost"]}} if "cost" in written else {}
        assert {field: data[card][field] for field in written} == written | cost


def test_the_data_tell_how_many_fatigue_cards_there_are() -> None:
    assert GAME.words.cards_data(CATALOGUE)["fatigue"]["copies"] == FILE["fatigue"]["copies"]

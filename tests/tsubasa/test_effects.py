"""Effects: a row says all that is declared of one, and everything else follows from the rows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from golazo.games.tsubasa import effects
from golazo.games.tsubasa.cards.catalogue import load
from golazo.games.tsubasa.cards.phrases import ABILITY_FORMS, DUTIES, Effect, ability, duty
from golazo.games.tsubasa.effects import ROWS, Use
from golazo.games.tsubasa.screen import faces
from golazo.text.texts import LANGUAGES, entries, source

WEB = Path(__file__).parents[2] / "web" / "src"
ABILITIES = [effect for effect in map(ability, ABILITY_FORMS) if effect is not None]
MANDATORY = [effect for effect in map(duty, DUTIES) if effect is not None]


def test_every_row_can_be_written_on_a_card() -> None:
    assert {effect.op for effect in (*ABILITIES, *MANDATORY)} == {row.op for row in ROWS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_is_told_at_every_length(language: str) -> None:
    there = entries(source(language, "tsubasa"))
    wanted = {message.key for effect in ABILITIES for message in (effect.text, effect.face, effect.brief)}
    wanted |= {message.key for effect in MANDATORY for message in (effect.text, effect.must, effect.brief)}
    assert not wanted - set(there)


def test_no_effect_is_told_that_is_none() -> None:
    keys = {effect.key for effect in (*ABILITIES, *MANDATORY, Effect(effects.GAIN_EACH, 1, 3))}
    told = {key for key in entries(source("en", "tsubasa")) if re.match("(face-|must-|brief-)?effect-", key)}
    assert {re.sub("^(face|must|brief)-", "", key) for key in told} == keys


def test_every_effect_has_an_icon_that_the_page_draws() -> None:
    drawn = set(re.findall(r"^  '?([a-z-]+)'?:", (WEB / "art" / "icons.ts").read_text("utf-8"), re.MULTILINE))
    assert {row.icon for row in ROWS} - drawn == {"gain"}  # drawn as the tokens


def test_groups_have_every_effect_in_one_of_them() -> None:
    sets = [effects.members(group) for group in effects.Group]
    assert sum(sets) == sum(1 << row.op for row in ROWS)
    assert all(sets)


@pytest.mark.parametrize(
    ("phrase", "use"),
    [
        ("gain shot", Use.AT_ONCE),
        ("gain 2 shot", Use.AT_ONCE),
        ("gain shot/pass", Use.CHOICE),
        ("gain shot, pass", Use.AT_ONCE),
        ("play a card from hand", Use.CHOICE),
        ("play a card from the draw deck", Use.WEIGHED),
        ("save: catch 1", Use.LATER),
    ],
)
def test_what_using_an_effect_asks(phrase: str, use: Use) -> None:
    effect = ability(phrase)
    assert effect is not None
    assert effect.use == use
    assert effect.phrase == phrase


def test_faces_say_how_abilities_are_used() -> None:
    cards = {card["id"]: card for card in faces.drawn(load(), fatigue=True)["cards"]}
    used = {card: [(one["use"], one["telling"]) for one in cards[card]["abilities"]] for card in cards}
    assert used["rebound"] == [("choice", True)]
    assert used["injury"] == [("at-once", True)]
    assert used["takeshi-sawada"] == [("at-once", False), ("later", False)]
    assert [card for card in cards if cards[card]["rerolls"] and not card.startswith("motivated-")] == [
        "teppei-kisugi",
        "takeshi-sawada",
    ]
    assert cards["foul"]["must"]["face"]["key"] == "must-effect-discard"

"""The words of Captain Tsubasa: text forms that round-trip, choices to be read, and a reason for every refusal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from golazo.errors import UnknownAction
from golazo.games.tsubasa import actions, refusals, state
from golazo.games.tsubasa.cards.catalogue import KIND_IDS, load, parse, shipped_text
from golazo.games.tsubasa.notation import words
from golazo.text.message import Message
from golazo.text.texts import LANGUAGES, texts

RULES = Path(__file__).parents[2] / "docs" / "rules" / "tsubasa.md"
CARDS = load()
KISUGI, TAKASHIMA = KIND_IDS.index("teppei-kisugi"), KIND_IDS.index("tsuneo-takashima")
NUMBERED = [  # actions of each row of the table in `actions.py`
    (0, "attack"),
    (1, "defend"),
    (2, "draft control-and-advance"),
    (27, "draft roaring-crowd"),
    (28, "draft deck"),
    (29, "play yuzo-morisaki"),
    (111, "play fatigue"),
    (112, "stop"),
    (113, "motivate yuzo-morisaki"),
    (136, "motivate toho-fans"),
    (137, "sign shun-nitta"),
    (144, "sign genzo-wakabayashi"),
    (145, "use 1"),
    (146, "use 2"),
    (147, "end"),
    (148, "gain shot"),
    (150, "gain defence"),
    (151, "remove yuzo-morisaki"),
    (234, "discard yuzo-morisaki"),
    (399, "send-back fatigue"),
    (400, "special drive-shot"),
    (405, "special jumping-tiger"),
    (406, "special ryo-blocks-the-tiger-shot"),
    (411, "special ken-parries-the-twin-shot"),
    (412, "shot"),
    (413, "pass"),
    (414, "tokens 0"),
    (419, "tokens 5"),
    (420, "reroll own"),
    (421, "reroll rival"),
    (422, "reroll save"),
    (423, "keep"),
    (424, "save yuzo-morisaki"),
    (506, "save fatigue"),
    (507, "no-save"),
]
ASKED = {  # what is refused so; all else about a card
    refusals.DECK_EMPTY: "draft deck",
    refusals.NOT_ON_CARD: "gain defence",
    refusals.TOO_FEW_TOKENS: "tokens 3",
    refusals.NO_SAVE_DIE: "reroll save",
    refusals.NO_SAVE_ON_CARD: "save kojiro-hyuga",
    refusals.MOTIVATION_TOO_DEAR: "motivate tsuneo-takashima",
    refusals.SIGNING_TOO_DEAR: "sign jun-misugi",
    **dict.fromkeys(range(refusals.NO_SUCH_ABILITY, refusals.NO_MOTIVATION), "use 2"),
}
SHORT = {
    "en": "Tsuneo Takashima costs 1 pass, 2 defence; you still need 1 defence token.",
    "de": "Tsuneo Takashima kostet 1 Pass, 2 Verteidigung; dir fehlt noch: 1 Verteidigungstoken.",
    "es": "«Tsuneo Takashima» cuesta 1 de pase, 2 de defensa; aún necesitas 1 punto de defensa.",
    "pl": "„Tsuneo Takashima” kosztuje: podanie ×1, obrona ×2; brakuje: 1 żeton obrony.",
}


def said(message: Message, language: str = "en") -> str:
    return texts(language, "tsubasa").say(message)


def at_table(**fields: Any) -> Any:
    """A table with Toho to act on Tsuneo Takashima, who was just played."""
    table = np.zeros(1, state.TABLE)[0]
    table.to_act = state.TOHO
    table.half = state.FIRST_HALF
    table.phase = state.ABILITIES
    table.depth = 1
    table.open_card[0] = TAKASHIMA - state.SQUAD
    table.gain_kinds = 0b011
    for name, value in fields.items():
        table[name] = value
    return table


def refused(code: int, asked: str, **fields: Any) -> str:
    return said(words.refusal_message(code, words.action_id(asked), at_table(**fields), CARDS))


def is_clean(text: str) -> bool:
    """Whether nothing is left over: no variable and no key."""
    return bool(text) and not re.search(r"[{}$]|\bNone\b|  |^\s|\s$|\b(card|kind|token|cost)-", text)


def test_every_text_form_means_its_action() -> None:
    everything = range(actions.ACTIONS)
    assert [words.action_id(words.action_text(action)) for action in everything] == list(everything)


@pytest.mark.parametrize(("action", "text"), NUMBERED)
def test_text_forms_are_those_of_the_table(action: int, text: str) -> None:
    assert words.action_text(action) == text


def test_text_forms_are_read_in_any_spelling_and_strangers_refused() -> None:
    assert words.action_id("  Play   Teppei-Kisugi ") == actions.PLAY_CARD + KISUGI
    for stranger in ("play messi", "pass 3", "tokens 6", "special", ""):
        with pytest.raises(UnknownAction):
            words.action_id(stranger)
    for number in (-1, actions.ACTIONS):
        with pytest.raises(UnknownAction):
            words.action_text(number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_a_choice_of_its_own(language: str) -> None:
    labels = [said(words.action_message(action, CARDS), language) for action in range(actions.ACTIONS)]
    assert all(map(is_clean, labels))
    twice = {label for label in labels if labels.count(label) > 1}
    control = texts(language, "tsubasa")("card-control-and-advance")
    assert all(control in label for label in twice), "only the two cards of one name may be called alike"


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("motivate tsuneo-takashima", "Motivate Tsuneo Takashima (1 pass, 2 defence)"),
        ("motivate hajime-taki", "Motivate Hajime Taki (no motivation card)"),
        ("play motivated-kojiro-hyuga", "Play Kojiro Hyuga (motivated)"),
        ("special tiger-shot", "Special shot: Tiger Shot"),
        ("special ryo-blocks-the-tiger-shot", "Special defence: Ishizaki Blocks the Tiger’s Shot"),
        ("tokens 0", "Spend no tokens"),
        ("tokens 1", "Spend 1 token"),
    ],
)
def test_a_choice_says_what_it_is_about(text: str, label: str) -> None:
    assert said(words.action_message(words.action_id(text), CARDS)) == label


def test_a_title_of_a_card_file_is_used() -> None:
    own = parse(shipped_text().replace("[match.foul]", '[match.foul]\nname = "Hand of God"'), "own.toml")
    assert said(words.action_message(words.action_id("draft foul"), own)) == "Take Hand of God"


def test_refusals_are_known_and_name_rules_that_there_are() -> None:
    assert set(refusals.REFUSALS) == set(range(1, refusals.NO_SAVE_ON_CARD + 1))
    known = set(re.findall(r"\*\*(CT-[A-Z]+-\d+)\*\*", RULES.read_text(encoding="utf-8")))
    assert {words.refusal_rule(code) for code in refusals.REFUSALS} <= known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", refusals.REFUSALS)
def test_every_refusal_is_one_sentence(code: int, language: str) -> None:
    action = words.action_id(ASKED.get(code, "sign jun-misugi"))
    text = said(words.refusal_message(code, action, at_table(), CARDS), language)
    assert is_clean(text)
    assert re.fullmatch(r".*[^.!?]\.", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_too_dear_says_what_is_missing(language: str) -> None:
    table = at_table(available=[[5, 5, 5], [0, 3, 1]])
    action = words.action_id("motivate tsuneo-takashima")
    assert said(words.refusal_message(refusals.MOTIVATION_TOO_DEAR, action, table, CARDS), language) == SHORT[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_cannot_be_signed_for_want_of_room_is_told_the_limit_that_counts(language: str) -> None:
    action = words.action_id("sign jun-misugi")
    for half, limit in ((state.SECOND_HALF, "9"), (state.EXTRA_FIRST, "7")):
        text = said(words.refusal_message(refusals.SIGNING_NO_ROOM, action, at_table(half=half), CARDS), language)
        assert re.findall(r"\d+", text) == [limit]


def test_refusals_show_figures() -> None:
    assert refused(refusals.OTHER_PHASE, "shot", phase=state.SAVE) == "Not now. Current step: deciding on a save."
    assert refused(refusals.NO_SUCH_ABILITY, "use 2") == "Tsuneo Takashima has no ability 2."
    assert refused(refusals.NOT_ON_CARD, "gain defence").endswith("it offers: shot, pass.")
    spending = {"phase": state.SPEND, "action": state.SHOT, "available": [[1, 2, 3], [4, 5, 0]]}
    defending = refused(refusals.TOO_FEW_TOKENS, "tokens 3", attacker=state.NANKATSU, **spending)
    assert defending == "You cannot spend 3; you have 0 defence tokens available."
    attacking = refused(refusals.TOO_FEW_TOKENS, "tokens 5", attacker=state.TOHO, **spending)
    assert attacking == "You cannot spend 5; you have 4 shot tokens available."

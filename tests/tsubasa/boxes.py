"""Boxes nobody sells: card files with any abilities on any cards, as the card file's own rules allow them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable

from card_files import with_fields
from golazo.games.tsubasa.cards.catalogue import FIELD_SIGNINGS, GOALKEEPER_SIGNINGS, Catalogue, parse, shipped_text
from golazo.games.tsubasa.cards.phrases import PLAIN_ABILITIES, ability
from golazo.games.tsubasa.effects import Group

SECTIONS = ("initial", "motivation", "match", "signings")
PHRASES = (
    *PLAIN_ABILITIES,
    "gain shot",
    "gain 5 defence",
    "gain shot/pass",
    "gain 5x shot/pass/defence",
    "gain shot, pass, defence",
    "draw 1",
    "draw 5",
    "rival discards 1",
    "rival discards 5",
    "save: catch 1, corner 2-3",
    "save: catch 1-6",
    "special shot of nankatsu",
    "special shot of toho",
)
SAVE = "save: catch 1, corner 2-3"

Abilities = tuple[str, str, str]  # ability 1, ability 2, the mandatory action; empty where there is none

SHIPPED = shipped_text()
DATA = tomllib.loads(SHIPPED)
CARDS = tuple((section, card) for section in SECTIONS for card in DATA[section])


def goalkeeper(section: str, card: str) -> bool:
    """Whether a card must have a save."""
    return card in GOALKEEPER_SIGNINGS or (section == "initial" and DATA[section][card].get("position") == "GK")


def allowed(section: str, card: str, wanted: Abilities) -> Abilities:
    """The abilities wanted on a card, as far as it may have them."""
    first, second, due = wanted
    if card in FIELD_SIGNINGS:
        first, second = ("" if phrase.startswith("save") else phrase for phrase in (first, second))
    if goalkeeper(section, card) and not first.startswith("save"):
        first, second = SAVE, "" if second.startswith("save") else second
    if first == second or (first.startswith("save") and second.startswith("save")):
        second = ""
    effect = ability(first)
    group = None if effect is None else effect.row.group
    if group in (None, Group.DICE) or (group == Group.ENDING and due == "discard a card"):
        due = ""
    return first, second, due


def box(abilities: Callable[[str, str], Abilities], shipped: str = SHIPPED) -> Catalogue:
    """The catalogue of a card file in which each card has the abilities that are wanted for it."""
    return parse(box_text(abilities, shipped), "box.toml")


def box_text(abilities: Callable[[str, str], Abilities], shipped: str = SHIPPED) -> str:
    """The card file of such a box."""
    text = shipped
    for section, card in CARDS:
        first, second, due = allowed(section, card, abilities(section, card))
        quoted = {"ability1": first, "ability2": second, "mandatory": due}
        text = with_fields(text, f"{section}.{card}", **{k: f'"{v}"' if v else "" for k, v in quoted.items()})
    return text


def same_on_all(first: str, second: str = "", due: str = "") -> Catalogue:
    """A box in which all cards do the same."""
    return box(lambda section, card: (first, second, due))

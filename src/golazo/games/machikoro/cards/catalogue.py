"""The catalogue: `cards.toml`, or a file like it, checked and turned into the numbers that the rules read."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources
from typing import Any

import numpy as np

from golazo.cards.card_file import CardFile, read_text
from golazo.games.machikoro import state
from golazo.text.message import Message


def shipped_text() -> str:
    """The shipped card file, comments and all: what `golazo cards new` starts from."""
    return resources.files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")


SHIPPED = tomllib.loads(shipped_text())  # says which cards there are, in the order of their numbers
PROJECTS: tuple[str, ...] = tuple(SHIPPED["projects"])
LARGE: tuple[str, ...] = tuple(SHIPPED["large"])
COLOURS = ("blue", "green", "red", "purple")
ICONS = ("turf", "academy", "food", "hospitality", "works", "special", "plant", "market")
STADIUM_ICONS = ("food", "hospitality")

PROJECT_FIELDS = ("colour", "dice", "cost", "pays", "icon", "stock", "source")
LARGE_FIELDS = ("cost", "source")
SETUP_FIELDS = ("coins", "cards", "stipend", "source")
MOST_STOCK = 12
MOST_COST = 99
NO_LIMIT = 99

PAYS = (
    (state.FROM_BANK, re.compile(r"(\d{1,2}) from the bank")),
    (state.FROM_BANK_PER_ICON, re.compile(r"(\d{1,2}) from the bank per (\w+)")),
    (state.FROM_ROLLER, re.compile(r"(\d{1,2}) from the roller")),
    (state.FROM_EVERYONE, re.compile(r"(\d{1,2}) from everyone")),
    (state.FROM_ONE, re.compile(r"(\d{1,2}) from one player")),
    (state.SWAP_CARDS, re.compile(r"swap a card")),
)
PAYS_BY_COLOUR = {
    "blue": (state.FROM_BANK, state.FROM_BANK_PER_ICON),
    "green": (state.FROM_BANK, state.FROM_BANK_PER_ICON),
    "red": (state.FROM_ROLLER,),
    "purple": (state.FROM_EVERYONE, state.FROM_ONE, state.SWAP_CARDS),
}
PAYS_FORMS = {
    "blue": "N from the bank, N from the bank per ICON",
    "green": "N from the bank, N from the bank per ICON",
    "red": "N from the roller",
    "purple": "N from everyone, N from one player, swap a card",
}
EFFECT_KEYS = ("bank", "bank-per-icon", "roller", "everyone", "one", "swap")
INCOME_STEP = {"red": state.CLAIMS, "blue": state.BANK, "green": state.BANK, "purple": state.PURPLE}


@dataclass(frozen=True)
class Card:
    """What every card has."""

    id: str
    cost: int
    source: dict[str, str]

    @property
    def name(self) -> Message:
        return Message(f"card-{self.id}")


@dataclass(frozen=True)
class Project(Card):
    """A project card as the catalogue gives it."""

    colour: str
    dice: tuple[int, ...]
    pays: str
    effect: int
    amount: int
    counts: str | None
    icon: str
    stock: int

    @property
    def text(self) -> Message:
        """What the card does, in words made from what it does."""
        return Message.of("card-text", when=Message(f"when-{self.colour}"), effect=self.effect_text)

    @property
    def effect_text(self) -> Message:
        """What the card pays, without when."""
        icon = Message(f"icon-{self.counts}") if self.counts else ""
        arguments: dict[str, Any] = {"amount": self.amount, "icon": icon}
        return Message(f"effect-{EFFECT_KEYS[self.effect]}", arguments)


@dataclass(frozen=True)
class LargeProject(Card):
    """A large project; its advantage is a rule, its cost is data."""

    advantage: str

    @property
    def text(self) -> Message:
        return Message(f"advantage-{self.id}")


@dataclass(frozen=True, eq=False)
class Catalogue:
    """All cards of a match, for people (`projects`, `large`) and for the rules (`record`)."""

    projects: tuple[Project, ...]
    large: tuple[LargeProject, ...]
    start_cards: tuple[str, ...]
    start_coins: int
    stipend: int
    setup_source: dict[str, str]
    record: Any
    hash: str

    def card(self, card_id: str) -> Project | LargeProject | None:
        """The card with this id."""
        return self.by_id.get(card_id)

    @cached_property
    def by_id(self) -> dict[str, Project | LargeProject]:
        """Every card by its id."""
        cards: list[Project | LargeProject] = [*self.projects, *self.large]
        return {card.id: card for card in cards}


def load(path: str | None = None) -> Catalogue:
    """The catalogue of a file, or the one that Golazo ships."""
    return shipped() if path is None else parse(read_text(path), path)


@cache
def shipped() -> Catalogue:
    """The catalogue that Golazo ships, read once."""
    return parse(shipped_text(), "cards.toml")


def parse(text: str, name: str) -> Catalogue:
    """Check a card file whole, then make the catalogue of it."""
    file = CardFile(text, name, "machikoro", card_sections=("projects", "large"))
    file.sections(("setup", "projects", "large"))
    found = file.cards("projects", PROJECTS, PROJECT_FIELDS)
    projects = tuple(read_project(file, card, found[card]) for card in PROJECTS if card in found)
    found_large = file.cards("large", LARGE, LARGE_FIELDS)
    large = tuple(read_large(file, card, found_large[card]) for card in LARGE if card in found_large)
    setup = read_setup(file)
    unclear = any(problem.section == "projects" and problem.field == "stock" for problem in file.problems)
    if len(projects) == len(PROJECTS) and not unclear and not any(p.stock for p in projects):
        file.complain(("projects",), "catalogue-empty-market")
    file.finish()
    start_cards, coins, stipend, source = setup
    values = [[p.colour, p.dice, p.cost, p.effect, p.amount, p.counts, p.icon, p.stock] for p in projects]
    canonical = json.dumps([values, [p.cost for p in large], start_cards, coins, stipend])
    record = compiled(projects, large, start_cards, coins, stipend)
    digest = hashlib.sha256(canonical.encode()).hexdigest()[:16]
    return Catalogue(projects, large, start_cards, coins, stipend, source, record, digest)


def read_project(file: CardFile, card: str, values: dict[str, Any]) -> Project:
    path = ("projects", card)
    colour = file.choice((*path, "colour"), values.get("colour"), COLOURS)
    effect, amount, counts = read_pays(file, (*path, "pays"), values.get("pays"), values.get("colour"))
    return Project(
        id=card,
        colour=colour,
        dice=tuple(sorted(file.numbers((*path, "dice"), values.get("dice"), 1, 12))),
        cost=file.whole((*path, "cost"), values.get("cost"), 0, MOST_COST),
        pays=str(values.get("pays")),
        effect=effect,
        amount=amount,
        counts=counts,
        icon=file.choice((*path, "icon"), values.get("icon"), ICONS),
        stock=file.whole((*path, "stock"), values.get("stock"), 0, MOST_STOCK),
        source=file.provenance(path, values.get("source"), ("name", *PROJECT_FIELDS[:-1])),
    )


def read_pays(file: CardFile, path: tuple[str, ...], value: Any, colour: Any) -> tuple[int, int, str | None]:
    """What a card pays: a phrase such as `3 from the bank per academy`, of a form that its colour allows."""
    allowed = PAYS_BY_COLOUR[colour] if colour in COLOURS else ()
    for effect, form in PAYS:
        match = form.fullmatch(value) if isinstance(value, str) else None
        if match and effect in allowed:
            groups = match.groups()
            counts = file.choice(path, groups[1], ICONS) if len(groups) > 1 else None
            return effect, int(groups[0]) if groups else 0, counts
    if allowed:
        file.wrong(path, value, "catalogue-not-pays", colour=colour, forms=PAYS_FORMS[colour])
    return state.FROM_BANK, 0, None


def read_large(file: CardFile, card: str, values: dict[str, Any]) -> LargeProject:
    path = ("large", card)
    cost = file.whole((*path, "cost"), values.get("cost"), 0, MOST_COST)
    source = file.provenance(path, values.get("source"), ("name", "cost"))
    return LargeProject(card, cost, source, state.ADVANTAGES[LARGE.index(card)])


def read_setup(file: CardFile) -> tuple[tuple[str, ...], int, int, dict[str, str]]:
    values = file.table(("setup",), SETUP_FIELDS)
    if values is None:
        return (), 0, 0, {}
    listed = values.get("cards")
    cards = listed if isinstance(listed, list) else []
    given = [file.choice(("setup", "cards"), card, PROJECTS) for card in cards]
    if not given or any(cards.count(card) > 1 for card in cards):
        file.wrong(("setup", "cards"), listed, "catalogue-not-start-cards")
    start = tuple(card for card in PROJECTS if card in given)
    coins = file.whole(("setup", "coins"), values.get("coins"), 0, MOST_COST)
    stipend = file.whole(("setup", "stipend"), values.get("stipend"), 0, MOST_COST)
    return start, coins, stipend, file.provenance(("setup",), values.get("source"), SETUP_FIELDS[:-1])


def compiled(
    projects: tuple[Project, ...], large: tuple[LargeProject, ...], start: tuple[str, ...], coins: int, stipend: int
) -> Any:
    """The catalogue as the record that the rules take."""
    cards = np.zeros(1, state.CARDS)[0]
    for kind, project in enumerate(projects):
        cards.cost[kind] = project.cost
        cards.stock[kind] = project.stock
        cards.amount[kind] = project.amount
        cards.effect[kind] = project.effect
        cards.everybody[kind] = project.colour == "blue"
        cards.purple[kind] = project.colour == "purple"
        cards.most[kind] = 1 if project.colour == "purple" else NO_LIMIT
        cards.icon[kind] = ICONS.index(project.icon)
        cards.counts_icon[kind] = ICONS.index(project.counts) if project.counts else state.NO_ICON
        cards.stadium_bonus[kind] = project.icon in STADIUM_ICONS and project.colour != "purple"
        cards.start[kind] = project.id in start
    for kind in sorted(range(state.KINDS), key=lambda kind: (projects[kind].effect, kind)):
        step = INCOME_STEP[projects[kind].colour]
        for number in projects[kind].dice:
            cards.due[step, number, cards.dues[step, number]] = kind
            cards.dues[step, number] += 1
    cards.large_cost[:] = [project.cost for project in large]
    cards.start_coins = coins
    cards.stipend = stipend
    return cards

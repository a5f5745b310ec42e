"""The cards of Machi Koro Fußball as a sheet to read, and as plain data."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from golazo.games.machikoro.cards import Catalogue, LargeProject, Project
from golazo.message import Message
from golazo.sheet import Cell, Section

PROJECT_COLUMNS = ("dice", "card", "colour", "icon", "cost", "stock", "effect")
LARGE_COLUMNS = ("card", "cost", "effect")
SOURCE_COLUMNS = ("card", "name", "colour", "dice", "cost", "effect", "icon", "stock")
SOURCE_FIELDS = ("name", "colour", "dice", "cost", "pays", "icon", "stock")


def sections(catalogue: Catalogue) -> list[Section]:
    """The projects in the order of their numbers, then the large projects."""
    projects = [
        (
            dice_text(project.dice),
            project.name,
            Message(f"colour-{project.colour}"),
            Message(f"icon-{project.icon}"),
            project.cost,
            project.stock,
            project.text,
        )
        for project in sorted(catalogue.projects, key=lambda project: project.dice)
    ]
    large = [(project.name, project.cost, project.text) for project in catalogue.large]
    return [
        Section(Message("sheet-projects"), [Message(f"column-{name}") for name in PROJECT_COLUMNS], projects),
        Section(Message("sheet-large"), [Message(f"column-{name}") for name in LARGE_COLUMNS], large),
    ]


def dice_text(dice: tuple[int, ...]) -> str:
    """`9–10` for neighbours, `2, 7` for others."""
    if len(dice) > 1 and dice[-1] - dice[0] == len(dice) - 1:
        return f"{dice[0]}–{dice[-1]}"
    return ", ".join(str(number) for number in dice)


def source_sections(catalogue: Catalogue) -> list[Section]:
    """Where each value of each card comes from."""
    cards: list[Project | LargeProject] = [*catalogue.projects, *catalogue.large]
    rows = [(card.name, *(source_of(card.source.get(field)) for field in SOURCE_FIELDS)) for card in cards]
    return [Section(Message("sheet-sources"), [Message(f"column-{name}") for name in SOURCE_COLUMNS], rows)]


def source_of(source: str | None) -> Cell:
    return "" if source is None else Message(f"source-{source}")


def as_data(catalogue: Catalogue) -> dict[str, Any]:
    """The catalogue as plain data, for programs."""
    return {
        "setup": {
            "coins": catalogue.start_coins,
            "cards": list(catalogue.start_cards),
            "stipend": catalogue.stipend,
            "source": catalogue.setup_source,
        },
        "projects": [asdict(project) for project in catalogue.projects],
        "large": [asdict(project) for project in catalogue.large],
    }

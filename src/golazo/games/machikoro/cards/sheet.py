"""The cards of Machi Koro Fußball as a sheet to read, and as plain data."""

from __future__ import annotations

from typing import Any

from golazo.cards.card_file import PROVENANCES
from golazo.games.machikoro.cards.catalogue import LARGE_FIELDS, PROJECT_FIELDS, Card, Catalogue
from golazo.reports.sheet import Cell, Section
from golazo.text.message import Message

PROJECT_COLUMNS = ("dice", "card", "colour", "icon", "cost", "stock", "effect")
LARGE_COLUMNS = ("card", "cost", "effect")
FIELD_COLUMNS = {"pays": "effect"}


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
    """Which values of each card come from where."""
    cards: list[Card] = [*catalogue.projects, *catalogue.large]
    used = [source for source in PROVENANCES if any(source in card.source.values() for card in cards)]
    columns = [Message("column-card"), *(Message(f"source-{source}") for source in used)]
    rows: list[list[Cell]] = [[card.name, *(fields_from(card.source, source) for source in used)] for card in cards]
    return [Section(Message("sheet-sources"), columns, rows, of_lists=True)]


def fields_from(sources: dict[str, str], source: str) -> list[Message]:
    """The fields of a card whose values come from one source."""
    return [Message(f"column-{FIELD_COLUMNS.get(field, field)}") for field, named in sources.items() if named == source]


def as_data(catalogue: Catalogue) -> dict[str, Any]:
    """The catalogue as plain data, for programs."""
    return {
        "setup": {
            "coins": catalogue.start_coins,
            "cards": list(catalogue.start_cards),
            "stipend": catalogue.stipend,
            "source": catalogue.setup_source,
        },
        "projects": [card_data(card, PROJECT_FIELDS) for card in catalogue.projects],
        "large": [card_data(card, LARGE_FIELDS) for card in catalogue.large],
    }


def card_data(card: Card, fields: tuple[str, ...]) -> dict[str, Any]:
    """A card with the fields of a card file."""
    return {"id": card.id, **{field: getattr(card, field) for field in fields}}

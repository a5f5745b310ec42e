"""Writes what is made of the games' declarations of their events (`games/NAME/events.py`).

These are the tables in docs/NAME.md, the JSON schemas docs/events-NAME.schema.json, and the page's TypeScript types.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

from golazo import games
from golazo.games.event_types import COUNT, DIE, TRUTH, EventType, EventTypes, Field

ROOT = Path(__file__).parents[1]
DOCS = "docs/{game}.md"
SCHEMA = "docs/events-{game}.schema.json"
PAGE = "web/src/games/{game}/events.ts"
FRAMES = "web/src/lib/net/wire"
HEAD = "| event | fields | what happens | chance |\n|---|---|---|---|\n"
DRAFT = "https://json-schema.org/draft/2020-12/schema"


def outputs() -> dict[Path, str]:
    """All files, as they must be."""
    found = {}
    for game in games.names():
        events = games.load(game).events
        docs, schema, page = (ROOT / path.format(game=game) for path in (DOCS, SCHEMA, PAGE))
        found[docs] = with_table(docs.read_text(encoding="utf-8"), events)
        found[schema] = json.dumps(schema_of(game, events), indent=2) + "\n"
        found[page] = typescript(game, events, page)
    return found


def chance_of(events: EventTypes, one: EventType) -> str:
    """Whether an event tells of dice or draws, or reveals a secret."""
    code = events.code(one.name)
    kinds = {"dice": events.dice, "draw": events.chance, "reveal": events.reveals}
    return next((kind for kind, codes in kinds.items() if code in codes), "")


def with_table(page: str, events: EventTypes) -> str:
    """A page of the docs with its table of events as it must be."""
    rows = "".join(
        f"| `{one.name}` | {', '.join(described(*field) for field in one.fields.items())} | {one.meaning} "
        f"| {chance_of(events, one)} |\n"
        for one in events
    )
    found, count = re.subn(re.escape(HEAD) + r"(?:\|.*\n)*", (HEAD + rows).replace("\\", r"\\"), page)
    if count != 1:
        raise SystemExit(f"one table must begin with {HEAD.splitlines()[0]}")
    return found


def described(name: str, field: Field) -> str:
    """A field in the table."""
    about = [field.word] if field.word not in (COUNT.word, name) else []
    if field == TRUTH:
        about = ["true or false"]
    elif field.word == "choice":
        about = [", ".join(f"`{one}`" for one in field.names)]
    about += ["or null"] * (field.none is not None) + [f"only for `{field.knower}`"] * bool(field.knower)
    return f"`{name}`" + (f" ({' '.join(about)})" if about else "")


def schema_of(game: str, events: EventTypes) -> dict[str, Any]:
    """The JSON schema of the events of a game, as frames tell them."""
    cards: dict[tuple[str | bool, ...], str] = {}  # lists of cards, by the field that has them first
    for one in events:
        for name, field in one.fields.items():
            if field.word == "card" and field.names not in cards:
                cards[field.names] = f"{one.name}-{name}"
    return {
        "$schema": DRAFT,
        "title": f"The events of {game}: `Happened` in protocol.schema.json, with the fields of each",
        "anyOf": [event_schema(one, cards) for one in events],
        "$defs": {name: {"enum": list(ids)} for ids, name in cards.items()},
    }


def event_schema(one: EventType, cards: dict[tuple[str | bool, ...], str]) -> dict[str, Any]:
    fields = {
        "type": "object",
        "properties": {name: field_schema(field, cards) for name, field in one.fields.items()},
        "required": [name for name, field in one.fields.items() if not field.knower],
    }
    return {
        "description": one.meaning,
        "type": "object",
        "properties": {"name": {"const": one.name}, "fields": fields, "text": {"type": "object"}},
        "required": ["name", "fields", "text"],
    }


def field_schema(field: Field, cards: dict[tuple[str | bool, ...], str]) -> dict[str, Any]:
    if field == TRUTH:
        found: dict[str, Any] = {"type": "boolean"}
    elif field.names in cards:
        found = {"$ref": f"#/$defs/{cards[field.names]}"}
    elif field.names:
        found = {"enum": list(field.names)}
    else:
        found = {"type": "integer", **({"minimum": 1, "maximum": 6} if field.word == DIE.word else {})}
    if field.none is not None:
        found = {"anyOf": [found, {"type": "null"}]}
    if field.knower:
        found["description"] = f"Left out for everybody but the seat in `{field.knower}`."
    return found


def typescript(game: str, events: EventTypes, page: Path) -> str:
    """The types of the page: each event with its fields."""
    frames = os.path.relpath(ROOT / FRAMES, page.parent)
    dice = {one.name: [name for name, field in one.fields.items() if field.word == DIE.word] for one in events}
    types = "".join(f"  /** {one.meaning} */\n  | {event_type(one)}\n" for one in events)
    rolls = "".join(f"  {one.name!r}: {dice[one.name]},\n" for one in of_kind(events, "dice"))
    draws = [one.name for one in of_kind(events, "draw")]
    return f"""// Made by `make types` from src/golazo/games/{game}/events.py: change it there.
import type {{ Words }} from '{frames}'

/** What happens in a match. A field that one may not know is missing. */
export type GameEvent =
{types}
/** The fields that tell dice, by event, in the order in which the dice fall. */
export const DICE: Record<string, readonly string[]> = {{
{rolls}}}

/** What else comes by chance. */
export const DRAWS: readonly string[] = {draws}
"""


def of_kind(events: EventTypes, kind: str) -> list[EventType]:
    return [one for one in events if chance_of(events, one) == kind]


def event_type(one: EventType) -> str:
    fields = "; ".join(f"{name}{'?' * bool(field.knower)}: {type_of(field)}" for name, field in one.fields.items())
    return f"{{ name: {one.name!r}; fields: {{ {fields} }}; text: Words }}"


def type_of(field: Field) -> str:
    if field == TRUTH:
        return "boolean"
    if field.word == "choice":
        return " | ".join(map(repr, field.names))
    return ("string" if field.names else "number") + " | null" * (field.none is not None)


if __name__ == "__main__":
    for path, text in outputs().items():
        path.write_text(text, encoding="utf-8")

"""Compares what a scenario expects with what was found; only expected fields are compared.

Tables are compared key by key, lists item by item; cards in a pile have no order, except in fields that the game's
notation calls ordered. What a position does not mention counts as empty, and a card not in a table counts as 0.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

from golazo.positions.state_text import value_text

Mismatch = tuple[str, str, str]  # the field, what was expected, what was found
NOTHING = "-"


def table_mismatches(
    expected: Mapping[str, Any], got: Mapping[str, Any], place: str = "", ordered: Collection[str] = ()
) -> Iterator[Mismatch]:
    """Yield the fields of a position that are not as expected."""
    for field, value in expected.items():
        if field in got:
            yield from mismatches(value, got[field], f"{place}{field}", field in ordered)
        elif not is_empty(value):
            yield f"{place}{field}", shown(value), NOTHING


def mismatches(expected: Any, got: Any, field: str, ordered: bool = True) -> Iterator[Mismatch]:
    """Yield where a value is not as expected, down to single numbers."""
    if isinstance(expected, Mapping) and isinstance(got, Mapping):
        for key, value in expected.items():
            yield from mismatches(value, got.get(key, nothing_like(value)), f"{field}.{key}", ordered)
    elif isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got) and nested(expected):
        for place, value in enumerate(expected):
            yield from mismatches(value, got[place], f"{field}[{place}]", ordered)
    elif not ordered and is_pile(expected) and is_pile(got):
        if sorted(expected) != sorted(got):
            yield field, shown(expected), shown(got)
    elif not same(expected, got):
        yield field, shown(expected), shown(got)


def measure_mismatches(
    measure: Callable[[Any], int], expected: Mapping[str, Any], got: Mapping[str, Any], name: str
) -> Iterator[Mismatch]:
    """Yield fields whose sizes are not as expected; a list of sizes measures a field item by item."""
    for field, value in expected.items():
        held = got.get(field, [])
        size = [measure(part) for part in held] if isinstance(value, list) else measure(held)
        yield from mismatches(value, size, f"{name}.{field}")


def counted(held: Any) -> int:
    """Return how many different items there are."""
    return len(held) if isinstance(held, (Mapping, list)) else 0


def summed(held: Any) -> int:
    """Return how many items there are, including copies."""
    return sum(held.values()) if isinstance(held, Mapping) else counted(held)


def listed_mismatches(expected: set[str], got: set[str], field: str) -> Iterator[Mismatch]:
    """Yield what is missing and what is unexpected."""
    for entry in sorted(expected - got):
        yield field, entry, NOTHING
    for entry in sorted(got - expected):
        yield field, NOTHING, entry


def nested(values: list[Any]) -> bool:
    return not is_pile(values)


def is_pile(values: Any) -> bool:
    """Return whether a value is a list of names."""
    return isinstance(values, list) and all(isinstance(value, str) for value in values)


def nothing_like(value: Any) -> Any:
    return type(value)() if isinstance(value, (int, list, dict)) else None


def is_empty(value: Any) -> bool:
    """Return whether a value means nothing is there; a number always means something, as 0 may be a seat."""
    if isinstance(value, Mapping):
        return all(is_empty(part) or part == 0 for part in value.values())
    return all(is_empty(part) for part in value) if isinstance(value, list) else value is False


def same(expected: Any, got: Any) -> bool:
    """Return whether values are equal; a boolean only equals a boolean."""
    return isinstance(expected, bool) == isinstance(got, bool) and bool(expected == got)


def shown(value: Any) -> str:
    """Format a value on one line."""
    return NOTHING if value is None else " ".join(value_text(value).split())

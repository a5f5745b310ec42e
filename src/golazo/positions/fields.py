"""Reads the fields of a position; errors name the field and the value."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from golazo.cards.card_file import shown
from golazo.errors import ScenarioError


def check_known(data: Mapping[str, Any], fields: Collection[str]) -> None:
    """Refuse fields that a position does not have."""
    for field in data:
        if field not in fields:
            raise ScenarioError("scenario-unknown-field", field=field, known=", ".join(fields))


def said(data: Any, field: str) -> Any:
    """Return the value of a field, which must be there."""
    if isinstance(data, dict) and field in data:
        return data[field]
    raise ScenarioError("scenario-missing", field=field)


def check_same(data: Mapping[str, Any], seen: Mapping[str, Any]) -> None:
    """Refuse a view that differs from the view of the position made from it: it contradicts itself."""
    check_known(data, seen)
    for field, value in seen.items():
        if said(data, field) != value:
            raise ScenarioError("scenario-bad-value", field=field, value=shown(data[field]))


def whole(data: Mapping[str, Any], field: str, default: int, allowed: range) -> int:
    """Return an integer, or the default."""
    return number(field, data[field], allowed) if field in data else default


def number(field: str, value: Any, allowed: range) -> int:
    """Return an integer within limits."""
    if not isinstance(value, int) or isinstance(value, bool) or value not in allowed:
        low, high = allowed.start, allowed.stop - 1
        raise ScenarioError("scenario-not-whole", field=field, value=shown(value), low=low, high=high)
    return value


def flag(data: Mapping[str, Any], field: str, default: bool = False) -> bool:
    """Return a boolean, or the default."""
    return truth(field, data.get(field, default))


def truth(field: str, value: Any) -> bool:
    """Return a boolean."""
    if not isinstance(value, bool):
        raise ScenarioError("scenario-not-choice", field=field, value=shown(value), options="true, false")
    return value


def choice(field: str, value: Any, options: Sequence[str]) -> int:
    """Return the index of a value among its options."""
    if value not in options:
        raise ScenarioError("scenario-not-choice", field=field, value=shown(value), options=", ".join(options))
    return options.index(value)


def per_seat(data: Mapping[str, Any], field: str, players: int, default: Any) -> list[Any]:
    """Return a value for each seat."""
    values = data.get(field, [default] * players)
    if not isinstance(values, list) or len(values) != players:
        raise ScenarioError("scenario-not-per-seat", field=field, players=players)
    return values


def several(field: str, value: Any) -> dict[str, Any]:
    """Return a table."""
    if not isinstance(value, dict):
        raise ScenarioError("scenario-bad-value", field=field, value=shown(value))
    return value


def listed(field: str, value: Any) -> list[Any]:
    """Return a list."""
    if not isinstance(value, list):
        raise ScenarioError("scenario-bad-value", field=field, value=shown(value))
    return value

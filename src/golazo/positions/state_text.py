"""Writes positions as TOML, to paste into a scenario's `given`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def state_text(data: Mapping[str, Any]) -> str:
    """Format plain data, one line per field."""
    return "".join(f"{field} = {value_text(value)}\n" for field, value in data.items())


def value_text(value: Any) -> str:
    """Format a value as TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, Mapping):
        inside = ", ".join(f"{key} = {value_text(item)}" for key, item in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, (list, tuple)):
        items = [value_text(item) for item in value]
        if any(isinstance(item, Mapping) for item in value):
            return "[\n" + "".join(f"  {item},\n" for item in items) + "]"
        return f"[{', '.join(items)}]"
    return str(value)

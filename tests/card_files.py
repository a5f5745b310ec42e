"""Card files for tests: a text with one line or table of it changed, and where that stands."""

import re


def line_of(text: str, table: str, field: str = "") -> int:
    """The line of a table's header, or of a field in it, counted from 1."""
    lines = text.split("\n")
    header = next(n for n, line in enumerate(lines) if line.startswith(f"[{table}]"))
    return next(n for n, line in enumerate(lines[header:], header + 1) if not field or line.startswith(f"{field} ="))


def altered(text: str, table: str, field: str, value: str) -> str:
    """The text with one field's line replaced; an empty value takes the line out."""
    lines = text.split("\n")
    place = line_of(text, table, field) - 1
    lines[place : place + 1] = [f"{field} = {value}"] if value else []
    return "\n".join(lines)


def with_fields(text: str, table: str, **values: str) -> str:
    """The text with these fields in a table, whatever stood there; an empty value leaves the field out."""
    lines = text.split("\n")
    start = line_of(text, table)
    end = next((n for n in range(start, len(lines)) if lines[n].startswith("[")), len(lines))
    kept = [line for line in lines[start:end] if line.partition(" =")[0] not in values]
    given = [f"{field} = {value}" for field, value in values.items() if value]
    return "\n".join([*lines[:start], *given, *kept, *lines[end:]])


def without(text: str, table: str) -> str:
    """The text without one table."""
    return re.sub(rf"\[{table}\].*?(?=\n\[|\Z)", "", text, count=1, flags=re.DOTALL)

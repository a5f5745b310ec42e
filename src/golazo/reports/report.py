"""Reports: measurements of many matches in tables, with the targets a good game should meet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from golazo.reports.measure import Measure
from golazo.text.message import Message


@dataclass(frozen=True)
class Row:
    """The measures of one subject; None if nothing is known."""

    id: str
    name: Message
    measures: Mapping[str, Measure | None]


@dataclass(frozen=True)
class Table:
    """Rows of measures with the same columns; `head` names the rows."""

    id: str
    title: Message
    note: Message | None
    head: Message
    columns: Mapping[str, Message]
    rows: Sequence[Row]

    def as_data(self) -> dict[str, Any]:
        """Return the table as plain data: measures by row and column; a single column is not named."""
        rows = {row.id: {column: plain(row.measures.get(column)) for column in self.columns} for row in self.rows}
        if len(self.columns) == 1:
            return {row: measure for row, measures in rows.items() for measure in measures.values()}
        return rows


@dataclass(frozen=True)
class Target:
    """A measure with its bounds; None for an open bound. `about` is its row."""

    id: str
    name: Message
    measure: Measure
    low: float | None
    high: float | None
    about: str | None = None

    @property
    def met(self) -> bool:
        """Whether the value is within the bounds."""
        return (self.low is None or self.low <= self.measure.value) and (
            self.high is None or self.measure.value <= self.high
        )

    def as_data(self) -> dict[str, Any]:
        """Return the target as plain data."""
        bounds = {"low": self.low, "high": self.high, "met": self.met}
        return {"name": self.id, "about": self.about, **self.measure.as_data(), **bounds}


@dataclass(frozen=True)
class Report:
    """Targets, and everything measured."""

    targets: Sequence[Target]
    tables: Sequence[Table]

    def as_data(self) -> dict[str, Any]:
        """Return the report as plain data."""
        tables = {table.id: table.as_data() for table in self.tables}
        return {"targets": [target.as_data() for target in self.targets], **tables}


def plain(measure: Measure | None) -> dict[str, Any] | None:
    return None if measure is None else measure.as_data()

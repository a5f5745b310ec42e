"""Reports: what was measured of many matches, in tables, beside what a good game should show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from golazo.reports.measure import Measure
from golazo.text.message import Message


@dataclass(frozen=True)
class Row:
    """What was measured of one thing; None where nothing can be said."""

    id: str
    name: Message
    measures: Mapping[str, Measure | None]


@dataclass(frozen=True)
class Table:
    """Rows of measures under the same columns; `head` names what the rows are."""

    id: str
    title: Message
    note: Message | None
    head: Message
    columns: Mapping[str, Message]
    rows: Sequence[Row]

    def as_data(self) -> dict[str, Any]:
        """The table as plain data: rows by their ids, and in them the measures; of a single one without its column."""
        rows = {row.id: {column: plain(row.measures.get(column)) for column in self.columns} for row in self.rows}
        if len(self.columns) == 1:
            return {row: measure for row, measures in rows.items() for measure in measures.values()}
        return rows


@dataclass(frozen=True)
class Target:
    """A measure with the bounds it should keep; an open side has none. `about` is the row that is meant."""

    id: str
    name: Message
    measure: Measure
    low: float | None
    high: float | None
    about: str | None = None

    @property
    def met(self) -> bool:
        """Whether the value lies within its bounds."""
        return (self.low is None or self.low <= self.measure.value) and (
            self.high is None or self.measure.value <= self.high
        )

    def as_data(self) -> dict[str, Any]:
        """The target as plain data."""
        bounds = {"low": self.low, "high": self.high, "met": self.met}
        return {"name": self.id, "about": self.about, **self.measure.as_data(), **bounds}


@dataclass(frozen=True)
class Report:
    """What is wanted, and all that was measured."""

    targets: Sequence[Target]
    tables: Sequence[Table]

    def as_data(self) -> dict[str, Any]:
        """The report as plain data."""
        tables = {table.id: table.as_data() for table in self.tables}
        return {"targets": [target.as_data() for target in self.targets], **tables}


def plain(measure: Measure | None) -> dict[str, Any] | None:
    return None if measure is None else measure.as_data()

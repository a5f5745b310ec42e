"""Formats a report as a sheet: the targets, the tables, and the differences between two reports."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from golazo.reports.measure import NUMBER, POINTS, SHARE, Measure
from golazo.reports.report import Report, Row, Table, Target
from golazo.reports.sheet import Cell, Section
from golazo.text.message import Message

MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True)
class Move:
    """A measure that differs between two reports."""

    table: Table
    row: Row
    column: str
    measure: Measure
    other: Measure

    @property
    def difference(self) -> float:
        return self.measure.value - self.other.value

    def as_data(self) -> dict[str, Any]:
        """Return the difference as plain data."""
        found = {"table": self.table.id, "row": self.row.id, "figure": self.column, **self.measure.as_data()}
        return {**found, "against": self.other.as_data(), "difference": round(self.difference, 6)}


def moves(report: Report, other: Report) -> Iterator[Move]:
    """Yield measures whose intervals in two reports do not overlap."""
    others = {
        (table.id, row.id, column): measure
        for table in other.tables
        for row in table.rows
        for column, measure in row.measures.items()
    }
    for table in report.tables:
        for row in table.rows:
            for column in table.columns:
                measure, before = row.measures.get(column), others.get((table.id, row.id, column))
                if measure is not None and before is not None and measure.parted_from(before):
                    yield Move(table, row, column, measure, before)


def sections(report: Report) -> list[Section]:
    """Return the whole report."""
    return [target_section(report), *(table_section(table) for table in report.tables)]


def target_section(report: Report) -> Section:
    """Return the targets, and whether they are met."""
    met = sum(target.met for target in report.targets)
    title = Message.of("report-targets", met=met, count=len(report.targets))
    rows = [
        (target.name, exact(target.measure), bounds(target), Message("report-met" if target.met else "report-missed"))
        for target in report.targets
    ]
    return Section(title, columns("target", "value", "bounds", "verdict"), rows, of_figures=True)


def table_section(table: Table) -> Section:
    """Return a table; with a single column it shows the intervals."""
    heads = [table.head, *table.columns.values()]
    rows: list[list[Cell]]
    if len(table.columns) == 1:
        heads.append(Message("sim-interval"))
        (column,) = table.columns
        known = [(row.name, measure) for row in table.rows if (measure := row.measures[column])]
        rows = [[name, number(measure.unit, measure.value), interval(measure)] for name, measure in known]
    else:
        rows = [[row.name, *(cell(row.measures.get(column)) for column in table.columns)] for row in table.rows]
    return Section(table.title, heads, rows, of_figures=True, note=table.note)


def move_sections(found: list[Move]) -> list[Section]:
    """Return the differences, by table."""
    tables = {move.table.id: move.table for move in found}
    return [moved_section(table, [move for move in found if move.table.id == table.id]) for table in tables.values()]


def moved_section(table: Table, found: list[Move]) -> Section:
    """Return the differences of a table; measures are not named if each row has only one."""
    alone = len(table.columns) == 1
    heads = [table.head, *columns(*([] if alone else ["figure"]), "before", "now", "moved")]
    rows = [
        [
            move.row.name,
            *([] if alone else [table.columns[move.column]]),
            number(move.other.unit, move.other.value),
            number(move.measure.unit, move.measure.value),
            signed(move.measure.unit, move.difference),
        ]
        for move in found
    ]
    return Section(table.title, heads, rows, of_figures=True)


def columns(*names: str) -> list[Message]:
    return [Message(f"report-{name}") for name in names]


def cell(measure: Measure | None) -> Message:
    """Format a measure for a narrow column; a difference includes its uncertainty."""
    if measure is None:
        return Message("figure-none")
    value = number(measure.unit, measure.value)
    if measure.unit != POINTS:
        return value
    return Message.of("figure-give-or-take", value=value, margin=50 * (measure.high - measure.low))


def number(unit: str, value: float) -> Message:
    """Format a value with its unit."""
    if unit == POINTS:
        return signed(unit, value)
    return (
        Message.of("figure-share", number=100 * value) if unit == SHARE else Message.of("figure-number", number=value)
    )


def signed(unit: str, value: float) -> Message:
    """Format a difference with its sign; of shares in percentage points."""
    digits, size = (2, abs(value)) if unit == NUMBER else (1, 100 * abs(value))
    sign = MINUS if value < 0 and round(size, digits) else "+"
    key = "figure-signed-number" if unit == NUMBER else "figure-signed-points"
    return Message.of(key, sign=sign, number=size)


def exact(measure: Measure) -> Message:
    """Format a value with one more digit, to compare with bounds."""
    if measure.unit == SHARE:
        return Message.of("figure-exact-share", number=100 * measure.value)
    return number(measure.unit, measure.value)


def interval(measure: Measure) -> Message:
    low, high = (number(measure.unit, end) for end in (measure.low, measure.high))
    return Message.of("figure-from-to", low=low, high=high)


def bounds(target: Target) -> Message:
    """Format the bounds of a target."""
    unit = target.measure.unit
    if target.low is None and target.high is not None:
        return Message.of("figure-at-most", high=number(unit, target.high))
    if target.low is not None and target.high is None:
        return Message.of("figure-at-least", low=number(unit, target.low))
    low, high = (number(unit, end) for end in (target.low, target.high) if end is not None)
    return Message.of("figure-from-to", low=low, high=high)

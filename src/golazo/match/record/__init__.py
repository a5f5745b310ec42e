"""Match records: JSON lines, a header first, then a line per decision, then the end if there is one.

Each line ends with a check: the start of the SHA-256 of the previous check and the line itself. So a changed or missing
line is detected; a record that merely stops early can be continued.
"""

from __future__ import annotations

from golazo.match.record.form import (
    AGREED,
    BY_THE_RULES,
    CLOSED,
    LIMIT,
    RESIGNED,
    Decision,
    Ended,
    Header,
    Seated,
    Written,
    check_of,
    fail,
)
from golazo.match.record.reading import read_record, tells_take_backs
from golazo.match.record.writing import write_record

__all__ = [
    "AGREED",
    "BY_THE_RULES",
    "CLOSED",
    "LIMIT",
    "RESIGNED",
    "Decision",
    "Ended",
    "Header",
    "Seated",
    "Written",
    "check_of",
    "fail",
    "read_record",
    "tells_take_backs",
    "write_record",
]

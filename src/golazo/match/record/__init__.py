"""Match records: JSON lines, a header first, then a line for each decision, then how it ended if it has.

Each line ends with a check: the beginning of the SHA-256 of the check before it and of the line itself. So a record
that was changed or lost a line in the middle is told from a whole one; one that merely stops can be continued.
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

"""A finding of `golazo doctor`: what was checked, the result, and what to do."""

from __future__ import annotations

import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from golazo.text.message import Message

GOOD, NOTE, BAD = "good", "note", "bad"
SLIGHT_SECONDS, GREAT_SECONDS = 2.0, 60.0  # clock differences that are worth a note, and that do harm


@dataclass(frozen=True)
class Finding:
    """The result of one check."""

    subject: str
    state: str
    what: Message
    todo: Message | None = None


def good(subject: str, what: Message) -> Finding:
    return Finding(subject, GOOD, what)


def note(subject: str, what: Message, todo: Message | None = None) -> Finding:
    return Finding(subject, NOTE, what, todo)


def bad(subject: str, what: Message, todo: Message) -> Finding:
    return Finding(subject, BAD, what, todo)


def writable(folder: Path) -> bool:
    """Return whether this user can create a file in a folder; tries it with an unnamed temporary file."""
    try:
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def size(count: float) -> Message:
    """Format a number of bytes."""
    return Message.of("doctor-gigabytes", number=round(count / 1e9, 1))


def clock(place: str, theirs: float, before: float, precision: float = 0.0) -> Finding:
    """Compare another clock, read between `before` and now, with ours."""
    after = time.time()
    ahead = max(before - theirs - precision, theirs - after, 0.0)
    told: dict[str, Any] = {"place": place, "seconds": round(ahead, 1)}
    if ahead < SLIGHT_SECONDS:
        return good("clock", Message.of("doctor-clock", place=place))
    state = NOTE if ahead < GREAT_SECONDS else BAD
    return Finding("clock", state, Message("doctor-clock-off", told), Message.of("doctor-do-clock"))

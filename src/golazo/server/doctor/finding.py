"""A finding: what was looked at, how it is, and what to do."""

from __future__ import annotations

import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from golazo.text.message import Message

GOOD, NOTE, BAD = "good", "note", "bad"
SLIGHT_SECONDS, GREAT_SECONDS = 2.0, 60.0  # by which clocks may differ before it is worth a note, and before it hurts


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at."""

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
    """Whether this user can make a file in a folder; one without a name is made, and gone at once."""
    try:
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def size(count: float) -> Message:
    """A number of bytes, as people say it."""
    return Message.of("doctor-gigabytes", number=round(count / 1e9, 1))


def clock(place: str, theirs: float, before: float, precision: float = 0.0) -> Finding:
    """How far another clock is from ours, if it was read between `before` and now."""
    after = time.time()
    ahead = max(before - theirs - precision, theirs - after, 0.0)
    told: dict[str, Any] = {"place": place, "seconds": round(ahead, 1)}
    if ahead < SLIGHT_SECONDS:
        return good("clock", Message.of("doctor-clock", place=place))
    state = NOTE if ahead < GREAT_SECONDS else BAD
    return Finding("clock", state, Message("doctor-clock-off", told), Message.of("doctor-do-clock"))

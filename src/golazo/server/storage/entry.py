"""A line of a table's log: a decision, and when it was made."""

from __future__ import annotations

from dataclasses import dataclass

PLAY, ASK, ANSWER, RESUME, RESIGN, BOT, BACK, CLOSE = (
    "play",  # an action of the game; `what` is its text
    "ask",  # for something others have to agree to: undo, draw or pause
    "answer",  # to a question: yes or no
    "resume",  # after a pause
    "resign",
    "bot",  # takes over the seat; `what` says why: clock, absent or left
    "back",  # the seat's player takes it back
    "close",  # of a match that nobody will finish; `what` says why: left, idle or host
)
YES, NO = "yes", "no"
CLOCK, ABSENT, LEFT, IDLE, HOST = "clock", "absent", "left", "idle", "host"
NO_SEAT = -1


@dataclass(frozen=True, slots=True)
class Entry:
    """One line; `at` is when it was written, in milliseconds since 1970."""

    seq: int
    kind: str
    seat: int
    what: str
    at: int
    request: str | None = None

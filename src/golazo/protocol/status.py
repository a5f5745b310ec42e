"""The words that server and clients have for how a table stands, and for what people at it ask each other."""

from __future__ import annotations

from typing import Final, Literal

Status = Literal["waiting", "playing", "finished", "closed"]
Ending = Literal["rules", "limit", "resigned", "agreed", "closed"]
Proposal = Literal["undo", "draw", "pause"]
ClockKind = Literal["none", "move", "match"]

WAITING: Final = "waiting"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
CLOSED: Final = "closed"
OPEN = (WAITING, PLAYING)
UNDO: Final = "undo"
DRAW: Final = "draw"
PAUSE: Final = "pause"

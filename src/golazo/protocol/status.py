"""The words that server and clients have for how a table stands, and for what people at it ask each other."""

from __future__ import annotations

WAITING, PLAYING, FINISHED, CLOSED = "waiting", "playing", "finished", "closed"
OPEN = (WAITING, PLAYING)
UNDO, DRAW, PAUSE = "undo", "draw", "pause"

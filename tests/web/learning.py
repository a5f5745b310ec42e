"""Lessons that have come to some point, played over the socket: to their end, or away from their script."""

from __future__ import annotations

from typing import Any

from guest import Line

from web.driving import Player


def followed(player: Player, game: str, part: float = 1) -> tuple[str, int]:
    """A lesson of which a part has been played as its script says; returns its table, and the steps of the whole."""
    steps = player.get(f"/api/lessons/{game}")["steps"]
    script = [step["do"] for step in steps if step["do"]]
    table = str(player.post(f"/api/lessons/{game}")["id"])
    player.follow(table, script[: round(part * len(script))])
    return table, len(steps)


def left(player: Player, game: str) -> str:
    """A lesson whose match has left the script: its learner is asked for another decision. Returns its table."""
    script = {step["decision"]: step["do"] for step in player.get(f"/api/lessons/{game}")["steps"] if step["do"]}
    table = str(player.post(f"/api/lessons/{game}")["id"])

    def has_left(line: Line) -> bool:
        legal = [choice["action"] for choice in line.position.get("legal") or []]
        return bool(legal) and script.get(decisions_of(line)) not in legal

    player.play(table, until=has_left)
    return table


def decisions_of(line: Line) -> int:
    """How many decisions have been taken at a table."""
    told: list[Any] = [one for frame in line.frames for one in [frame.get("step"), *(frame.get("steps") or [])] if one]
    return max((int(step["number"]) for step in told), default=0)

"""What a page has been told of its table over the socket, and has said itself."""

from __future__ import annotations

from typing import Any

from web.browsing import Visit


class Heard:
    """What the page has been told of its table, and has said itself."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.read = 0
        self.seq = -1
        self.table: dict[str, Any] = {}  # the last frame that told all
        self.position: dict[str, Any] = {}
        self.steps: dict[int, dict[str, Any]] = {}
        self.decided: dict[str, str] = {}  # what the page has asked to be done, by id
        self.acknowledged: set[str] = set()
        self.answered: set[str] = set()  # acknowledged, or refused

    def listen(self) -> None:
        """Go through what has come since."""
        for frame in self.visit.frames[self.read :]:
            told = frame.content
            if frame.sent and told["type"] == "decide":
                self.decided[told["id"]] = told["action"]
            elif not frame.sent:
                self.hear(told)
        self.read = len(self.visit.frames)

    def hear(self, told: dict[str, Any]) -> None:
        match told["type"]:
            case "table":
                if self.table and told["table"]["id"] != self.table["table"]["id"]:
                    self.steps = {}
                self.table = told
                keep = told.get("keep", 0)
                self.steps = {number: step for number, step in self.steps.items() if number < keep}
                self.steps |= {step["number"]: step for step in told.get("steps", [])}
                self.seq, self.position = told["seq"], told.get("position") or {}
            case "step":
                number = told["step"]["number"]
                self.steps = {one: step for one, step in self.steps.items() if one < number}
                self.steps[number] = told["step"]
                self.seq, self.position = told["seq"], told["position"]
            case "ack":
                self.acknowledged.add(told["id"])
                self.answered.add(told["id"])
            case "refused":
                self.answered.add(told["id"])

    @property
    def id(self) -> str:
        return str(self.table["table"]["id"])

    @property
    def result(self) -> dict[str, Any] | None:
        return self.table.get("result")

    @property
    def legal(self) -> list[str]:
        """What can be decided now by whoever sits here."""
        mine = self.position.get("to_act") in self.table.get("seats", [])
        return sorted(one["action"] for one in self.position.get("legal", [])) if mine else []

    @property
    def quiet(self) -> bool:
        """Whether all that the page has asked for has been answered."""
        return self.decided.keys() <= self.answered

    @property
    def my_turn(self) -> bool:
        return bool(not self.result and self.position.get("to_act") in self.table.get("seats", []))

    @property
    def phase(self) -> str:
        return str(self.position.get("view", {}).get("phase", ""))

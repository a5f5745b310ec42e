"""A table's clocks. They are computed from the times in its log, so that they are the same on every node."""

from __future__ import annotations

from golazo.server.storage.header import NO_CLOCK, PER_MATCH, Header

LEAST = 10_000  # milliseconds for each decision, even if a player's time for the match is used up


class Clocks:
    """The time left for each seat; clocks of bots do not run."""

    def __init__(self, header: Header) -> None:
        self.kind = header.clock
        self.limit = header.seconds * 1000
        self.left = [self.limit] * header.players
        self.running: int | None = None  # the seat whose clock runs
        self.since = 0  # since when it runs
        self.used = 0  # time used for the current decision before that

    def stop(self, at: int) -> None:
        """Stop the clock at a decision, and subtract the time used."""
        if self.running is not None:
            spent = max(0, at - self.since)
            self.used += spent
            if self.kind == PER_MATCH:
                self.left[self.running] = max(0, self.left[self.running] - spent)
        self.running = None

    def start(self, seat: int | None, at: int, new_decision: bool) -> None:
        """Start a seat's clock, or none; `new_decision` if it is a new decision."""
        if new_decision:
            self.used = 0
        if self.kind != NO_CLOCK:
            self.running, self.since = seat, at

    @property
    def deadline(self) -> int | None:
        """When the time of the seat to act is up; None if there is no limit."""
        return None if self.running is None else self.since + self.remaining(self.running)

    def remaining(self, seat: int) -> int:
        """Return the milliseconds a seat had left for the current decision when its clock was last stopped."""
        if self.kind == PER_MATCH:
            return max(0, self.left[seat], LEAST - self.used)
        return max(0, self.limit - self.used)

    def is_up(self, seat: int) -> bool:
        """Return whether a seat has used up its time for the current decision."""
        return self.kind != NO_CLOCK and self.remaining(seat) == 0

"""The clocks of a table. They follow from the times in its log, so that every node reads the same from them."""

from __future__ import annotations

from golazo.server.storage.header import NO_CLOCK, PER_MATCH, Header

LEAST = 10_000  # milliseconds for each decision, also of a player whose time for the whole match is used up


class Clocks:
    """How long the seat to act still has; a bot's clock stands still."""

    def __init__(self, header: Header) -> None:
        self.kind = header.clock
        self.limit = header.seconds * 1000
        self.left = [self.limit] * header.players
        self.running: int | None = None  # the seat whose clock runs
        self.since = 0  # from when on it runs
        self.used = 0  # before that, for the decision at hand

    def stop(self, at: int) -> None:
        """Somebody decided something: take off what was used until then."""
        if self.running is not None:
            spent = max(0, at - self.since)
            self.used += spent
            if self.kind == PER_MATCH:
                self.left[self.running] = max(0, self.left[self.running] - spent)
        self.running = None

    def start(self, seat: int | None, at: int, anew: bool) -> None:
        """Let a seat's clock run, or nobody's; `anew` for a decision that was not asked for before."""
        if anew:
            self.used = 0
        if self.kind != NO_CLOCK:
            self.running, self.since = seat, at

    @property
    def deadline(self) -> int | None:
        """When the time of the seat to act is over; None if it has all the time in the world."""
        return None if self.running is None else self.since + self.remaining(self.running)

    def remaining(self, seat: int) -> int:
        """How long a seat had for the decision at hand when its clock was last stopped, in milliseconds."""
        if self.kind == PER_MATCH:
            return max(0, self.left[seat], LEAST - self.used)
        return max(0, self.limit - self.used)

    def is_up(self, seat: int) -> bool:
        """Whether a seat has used all its time for the decision at hand."""
        return self.kind != NO_CLOCK and self.remaining(seat) == 0

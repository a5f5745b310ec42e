"""Tracks whether the database and the bus can be reached. Logs each outage once; callers get a retryable error."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import structlog
from sqlalchemy import exc

from golazo.server.refused import Refused

OURS = (exc.IntegrityError, exc.ProgrammingError, exc.DataError, exc.NotSupportedError)  # what we did wrong ourselves


class DatabaseUnavailable(Refused):
    """The database did not do it, through no fault of who asked; `reason` says why."""

    def __init__(self, reason: str) -> None:
        super().__init__("trouble")
        self.reason = reason


class Availability:
    """Whether something can be reached, as those find who try."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.away: bool | None = None  # not known before the first try
        self.writes = False  # whether it was somebody who wrote that found it away; on a full disk one can still read
        self.logger = structlog.get_logger()

    def lost(self, error: Exception, writes: bool = False) -> None:
        """Note that it is away."""
        if not self.away:
            self.logger.error(f"{self.what} away", reason=reason_of(error))
            self.writes = writes
        self.away = True

    def found(self, writes: bool = False) -> None:
        """Note that it is there."""
        if self.away and self.writes > writes:
            return
        if self.away:
            self.logger.info(f"{self.what} back")
        self.away = False


@contextmanager
def watched(reach: Availability, writes: bool = False) -> Iterator[None]:
    """Tell a database that is away from what is wrong with what it was asked. One never found is left to who looks."""
    try:
        yield
    except (exc.DBAPIError, exc.TimeoutError, OSError) as error:
        if isinstance(error, OURS):
            raise
        if reach.away is not None:
            reach.lost(error, writes)
        raise DatabaseUnavailable(reason_of(error)) from error
    reach.found(writes)


def reason_of(error: Exception) -> str:
    """Why, in one line: what the database or the system says of it."""
    told = error.orig if isinstance(error, exc.DBAPIError) else error
    plain = getattr(told, "strerror", None) or str(told) or type(told).__name__
    return " ".join(str(plain).split())[:200]

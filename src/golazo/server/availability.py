"""Tracks whether the database and the bus are reachable. Logs each outage once; callers get a retryable error."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import structlog
from sqlalchemy import exc

from golazo.server.refused import Refused

OUR_ERRORS = (exc.IntegrityError, exc.ProgrammingError, exc.DataError, exc.NotSupportedError)  # no outages


class DatabaseUnavailable(Refused):
    """The database could not carry out a statement, through no fault of the caller; `reason` says why."""

    def __init__(self, reason: str) -> None:
        super().__init__("trouble")
        self.reason = reason


class Availability:
    """Whether a service is reachable, as found by those who use it."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.away: bool | None = None  # not known before the first try
        self.writes = False  # whether the outage was noticed while writing: a full disk can still be read
        self.logger = structlog.get_logger()

    def mark_unreachable(self, error: Exception, writes: bool = False) -> None:
        """Note that the service cannot be reached."""
        if not self.away:
            self.logger.error(f"{self.what} away", reason=reason_of(error))
            self.writes = writes
        self.away = True

    def mark_reachable(self, writes: bool = False) -> None:
        """Note that the service can be reached."""
        if self.away and self.writes > writes:
            return
        if self.away:
            self.logger.info(f"{self.what} back")
        self.away = False


@contextmanager
def tracked(availability: Availability, writes: bool = False) -> Iterator[None]:
    """Distinguish connection errors from query errors. A database never reached so far is reported by the caller."""
    try:
        yield
    except (exc.DBAPIError, exc.TimeoutError, OSError) as error:
        if isinstance(error, OUR_ERRORS):
            raise
        if availability.away is not None:
            availability.mark_unreachable(error, writes)
        raise DatabaseUnavailable(reason_of(error)) from error
    availability.mark_reachable(writes)


def reason_of(error: Exception) -> str:
    """Return the reason in one line: the message of the database or the system."""
    cause = error.orig if isinstance(error, exc.DBAPIError) else error
    plain = getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
    return " ".join(str(plain).split())[:200]

"""How long idle HTTP connections last. A client lets go of one before the server closes it under a new request."""

from __future__ import annotations

KEEP_ALIVE = 5  # seconds after which the server closes a connection that carries no request
REUSE = 2.5  # seconds for which a client keeps a connection for its next request

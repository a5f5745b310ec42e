"""The base of all request bodies."""

from __future__ import annotations

import msgspec


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The body of a request. Unknown fields and values of another type are refused."""

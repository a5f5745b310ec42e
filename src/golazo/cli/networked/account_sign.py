"""The sign that distinguishes an account's name from a guest's."""

from __future__ import annotations

from golazo.text.texts import Texts


def signed(say: Texts, name: str, account: bool) -> str:
    """Return a name, with the sign if it belongs to an account."""
    return say("name-account", name=name) if account and name else name

"""The sign that tells an account's name from a guest's."""

from __future__ import annotations

from golazo.text.texts import Texts


def signed(say: Texts, name: str, account: bool) -> str:
    """A name, with the sign where it is an account's."""
    return say("name-account", name=name) if account and name else name

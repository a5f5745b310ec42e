"""Golazo: two football tabletop games to play, to simulate and to modify.

>>> import golazo
>>> match = golazo.new_match("machikoro", players=2, seed=7)
>>> [str(action) for action in match.legal_actions]
['roll 1']
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from golazo.errors import GolazoError, IllegalAction
    from golazo.match.match import Match, new_match

__version__ = "0.1.0"
__all__ = ["GolazoError", "IllegalAction", "Match", "new_match"]

HOMES = {"new_match": "match.match", "Match": "match.match", "GolazoError": "errors", "IllegalAction": "errors"}


def __getattr__(name: str) -> Any:
    """Import public names on first use: the command's help must not wait for a compiler."""
    if name in HOMES:
        from importlib import import_module

        return getattr(import_module(f"golazo.{HOMES[name]}"), name)
    raise AttributeError(f"module 'golazo' has no attribute {name!r}")

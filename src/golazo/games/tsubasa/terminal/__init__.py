"""Captain Tsubasa on the terminal: the pitch, both play areas, the own hand, the odds, and the choices among them."""

from __future__ import annotations

from golazo.games.tsubasa.terminal.screen import Screen

__all__ = ["Screen"]

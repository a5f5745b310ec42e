"""Machi Koro Fußball on the terminal: the market, the players' towns, and the choices on them."""

from golazo.games.machikoro.terminal.screen import Screen

__all__ = ["Screen"]

"""The rules of Machi Koro Fußball, each once: what a player may do, and what then happens."""

from golazo.games.machikoro.rules.choices import legal, refusal
from golazo.games.machikoro.rules.setup import deal, determinise
from golazo.games.machikoro.rules.turn import apply, over, returns, to_act

__all__ = ["apply", "deal", "determinise", "legal", "over", "refusal", "returns", "to_act"]

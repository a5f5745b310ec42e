"""The rules of Captain Tsubasa, each once: what a coach may do, and what then happens."""

from golazo.games.tsubasa.rules.choices import legal, refusal
from golazo.games.tsubasa.rules.flow import apply, over, returns, to_act
from golazo.games.tsubasa.rules.knowledge import determinise
from golazo.games.tsubasa.rules.setup import deal

__all__ = ["apply", "deal", "determinise", "legal", "over", "refusal", "returns", "to_act"]

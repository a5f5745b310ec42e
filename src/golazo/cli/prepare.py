"""`golazo prepare`: have all rules compiled now, so that nobody waits later."""

from __future__ import annotations

from golazo.cli.language import Lang
from golazo.cli.settings import examples

EXAMPLES = examples("golazo prepare")


def prepare(lang: Lang = None) -> None:
    """Compile the rules now; else the first match does it."""
    from golazo import games
    from golazo.cli.console import prepare as compiled

    for name in games.names():
        game = games.load(name)
        compiled(game)
        compiled(game, simulate=True)

"""`golazo prepare`: compiles all rules, so that nobody waits later."""

from __future__ import annotations

from golazo.cli.options.common import examples
from golazo.cli.options.language import Lang

EXAMPLES = examples("golazo prepare")


def prepare(lang: Lang = None) -> None:
    """Compile the rules now instead of at the first match."""
    from golazo import games
    from golazo.cli.output.console import prepare as compiled

    for name in games.names():
        game = games.load(name)
        compiled(game)
        compiled(game, simulate=True)

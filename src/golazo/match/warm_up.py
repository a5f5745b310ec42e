"""Compiles a game's rules step by step, with progress."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from golazo.games.contract import Game
from golazo.kernel.batch import play_series, series_of
from golazo.match.match import Match

LOOKS = 6  # decisions, after which cards have been played or projects built


def steps(game: Game, simulate: bool) -> list[Callable[[], object]]:
    """Return the steps that compile what a match, or a simulation, needs; later runs load it from the cache."""
    if simulate:
        return [partial(simulate_one, game, bot) for bot in range(len(game.bots))]
    table: list[Match] = []
    return [
        lambda: table.append(Match(game, seed=0)),
        lambda: table[0].legal_actions,
        lambda: table[0].play(table[0].legal_actions[0]),
        lambda: table[0].bot_choice(game.bots[-1]),
        lambda: table[0].determinised(0, 0),
        lambda: look_ahead(table[0]),
    ]


def look_ahead(match: Match) -> None:
    """Compute outlooks at the start, and again some decisions into a match."""
    for _ in range(LOOKS):
        match.game.screen.figures(match.state, match.catalogue)
        match.outlook(match.to_act, [action.id for action in match.legal_actions])
        match.play(match.bot_choice(match.game.bots[-1]))


def simulate_one(game: Game, bot: int) -> None:
    """Play one match between copies of a bot."""
    players = game.players[0]
    series = series_of(0, players, [bot] * players, [], rotate=True)
    play_series(game.rules.play_many, game.tally, game.load_cards(None).record, series, 1)

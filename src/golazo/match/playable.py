"""Checks that matches with custom cards end, by letting bots play a few."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np

from golazo.errors import CatalogueError, Problem
from golazo.games.contract import Catalogue, Game
from golazo.kernel.batch import series_of
from golazo.text.message import Message

MATCHES = 8  # for each number of players, always the same ones
SEED = 0


@dataclass(frozen=True)
class CardSet:
    """A game with its cards, compared by the cards' hash."""

    game: Game = field(compare=False)
    catalogue: Catalogue = field(compare=False)
    name: str
    hash: str
    most_decisions: int


def check_playable(game: Game, catalogue: Catalogue, file: str) -> None:
    """Raise CatalogueError if bots cannot finish any match with these cards within the limit of decisions."""
    players = endless_with(CardSet(game, catalogue, game.name, catalogue.hash, game.most_decisions))
    if players is not None:
        arguments = {"players": players, "matches": MATCHES, "most": game.most_decisions}
        problem = Problem(file, line=1, card="", field="", what=Message("catalogue-endless", arguments))
        raise CatalogueError([problem], game.name)


@lru_cache(maxsize=200)
def endless_with(cards: CardSet) -> int | None:
    """Return the first number of players with which no match ends; None if there is none."""
    return next((players for players in cards.game.players if not one_ends(cards, players)), None)


def one_ends(cards: CardSet, players: int) -> bool:
    """Return whether any match between the strongest bots ends by the rules, with the usual options."""
    game = cards.game
    bots, options = [len(game.bots) - 1] * players, list(game.options.values())
    series = series_of(SEED, players, bots, options, rotate=True, longest=game.most_decisions)
    tally = np.zeros(1, game.tally)[0]
    for number in range(MATCHES):
        game.rules.play_many(cards.catalogue.record, series, number, 1, tally)
        if tally.games > tally.unfinished:
            return True
    return False

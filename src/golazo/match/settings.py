"""The settings of a match: players, seed, options and seats, all checked before the deal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from golazo.errors import InvalidSetting, UnknownName
from golazo.games.contract import Game
from golazo.kernel.batch import MOST_OPTIONS
from golazo.match.record import Seated


def checked_players(game: Game, players: int | None) -> int:
    """Return the number of players, by default the game's largest."""
    if players is None:
        return game.players[-1]
    if not is_whole(players) or players not in game.players:
        low, high = game.players[0], game.players[-1]
        if low == high:
            raise InvalidSetting("error-players-exactly", players=brief(players), needed=low)
        raise InvalidSetting("error-players", players=brief(players), low=low, high=high)
    return int(players)


def checked_seed(seed: int | None) -> int:
    """Return a 64-bit seed, random if none is given."""
    if seed is None:
        return secrets.randbits(64)
    if not is_whole(seed) or not 0 <= seed < 1 << 64:
        raise InvalidSetting("error-seed", seed=brief(seed))
    return int(seed)


def checked_options(game: Game, options: Mapping[str, bool]) -> dict[str, bool]:
    """Return all options of the game, with defaults for those not given."""
    for name, value in options.items():
        if name not in game.options:
            raise UnknownName("error-unknown-option", name=brief(name), known=", ".join(game.options))
        if not isinstance(value, bool):
            raise InvalidSetting("error-option-value", name=name, value=brief(value))
    return {**usual_options(game, options), **options}


def usual_options(game: Game, options: Mapping[str, bool]) -> dict[str, bool]:
    """Return the defaults of a game's options; enabling one option can change the defaults of others."""
    usual = dict(game.options)
    for name, others in game.implied_options.items():
        if options.get(name, game.options[name]):
            usual |= others
    return usual


def option_numbers(options: Mapping[str, bool]) -> np.ndarray[Any, Any]:
    """Return a game's options as the rules take them."""
    numbers = np.zeros(MOST_OPTIONS, np.int64)
    numbers[: len(options)] = [*options.values()]
    return numbers


def checked_seats(game: Game, players: int, seats: Sequence[Seated]) -> tuple[Seated, ...]:
    """Check the seats: all or none have names, and their bots exist."""
    if seats and len(seats) != players:
        raise InvalidSetting("error-seats", seats=len(seats), players=players)
    for seated in seats:
        if seated.bot and seated.bot not in game.bots:
            raise UnknownName("error-unknown-bot", name=brief(seated.bot), known=", ".join(game.bots))
    return tuple(seated.presentable() for seated in seats) or (Seated(),) * players


def checked_edition(game: Game, edition: str | None) -> str | None:
    """Return the edition of names, by default the game's first; None for a game with only one."""
    if edition is None:
        return game.editions[0] if game.editions else None
    if not game.editions:
        raise InvalidSetting("error-no-editions", edition=brief(edition), name=game.name)
    if edition not in game.editions:
        raise UnknownName("error-unknown-edition", name=brief(edition), known=", ".join(game.editions))
    return edition


def is_whole(value: Any) -> bool:
    """Return whether a value is an integer and not a bool."""
    return isinstance(value, (int, np.integer)) and not isinstance(value, bool)


def brief(value: Any) -> str:
    """Format an invalid value for an error."""
    try:
        return str(value)[:60]
    except ValueError:  # a number with more digits than Python prints
        return "…"

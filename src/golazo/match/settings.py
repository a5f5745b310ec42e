"""What a match is set up with: players, seed, options and seats, each checked before anything is dealt."""

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
    """The number of players, the game's largest by default."""
    if players is None:
        return game.players[-1]
    if not is_whole(players) or players not in game.players:
        low, high = game.players[0], game.players[-1]
        if low == high:
            raise InvalidSetting("error-players-exactly", players=brief(players), needed=low)
        raise InvalidSetting("error-players", players=brief(players), low=low, high=high)
    return int(players)


def checked_seed(seed: int | None) -> int:
    """A seed of 64 bits, fresh where none is given."""
    if seed is None:
        return secrets.randbits(64)
    if not is_whole(seed) or not 0 <= seed < 1 << 64:
        raise InvalidSetting("error-seed", seed=brief(seed))
    return int(seed)


def checked_options(game: Game, options: Mapping[str, bool]) -> dict[str, bool]:
    """All options of the game, those not named at their defaults."""
    for name, value in options.items():
        if name not in game.options:
            raise UnknownName("error-unknown-option", name=brief(name), known=", ".join(game.options))
        if not isinstance(value, bool):
            raise InvalidSetting("error-option-value", name=name, value=brief(value))
    return {**usual_options(game, options), **options}


def usual_options(game: Game, options: Mapping[str, bool]) -> dict[str, bool]:
    """The defaults of all options of a game; an option that is turned on may bring other defaults with it."""
    usual = dict(game.options)
    for name, others in game.implied_options.items():
        if options.get(name, game.options[name]):
            usual |= others
    return usual


def option_numbers(options: Mapping[str, bool]) -> np.ndarray[Any, Any]:
    """All options of a game as the rules take them."""
    numbers = np.zeros(MOST_OPTIONS, np.int64)
    numbers[: len(options)] = [*options.values()]
    return numbers


def checked_seats(game: Game, players: int, seats: Sequence[Seated]) -> tuple[Seated, ...]:
    """Who sits where: all seats or none are named, and their bots exist."""
    if seats and len(seats) != players:
        raise InvalidSetting("error-seats", seats=len(seats), players=players)
    for seated in seats:
        if seated.bot and seated.bot not in game.bots:
            raise UnknownName("error-unknown-bot", name=brief(seated.bot), known=", ".join(game.bots))
    return tuple(seated.presentable() for seated in seats) or (Seated(),) * players


def checked_edition(game: Game, edition: str | None) -> str | None:
    """The edition of names, the game's first by default; None in a game that has but one."""
    if edition is None:
        return game.editions[0] if game.editions else None
    if not game.editions:
        raise InvalidSetting("error-no-editions", edition=brief(edition), name=game.name)
    if edition not in game.editions:
        raise UnknownName("error-unknown-edition", name=brief(edition), known=", ".join(game.editions))
    return edition


def is_whole(value: Any) -> bool:
    """Whether a value is a whole number, and no truth value in disguise."""
    return isinstance(value, (int, np.integer)) and not isinstance(value, bool)


def brief(value: Any) -> str:
    """What was given, for an error to show."""
    try:
        return str(value)[:60]
    except ValueError:  # a number with more digits than Python will write
        return "…"

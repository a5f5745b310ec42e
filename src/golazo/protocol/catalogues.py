"""The games that can be played at a server, and their cards."""

from __future__ import annotations

from typing import Any, TypedDict

from msgspec import Struct


class GameInfo(Struct, frozen=True):
    """A game: how many can play, the options with their defaults, the bots from the simplest to the strongest.

    `implied_options` has the other defaults that come with an option which is turned on. `cards` is the hash of the
    shipped cards; `hidden` says whether seats hold what others may not see; `teams` names the team of each seat, if
    seats play as teams. The games come in the order in which a page lists them.
    """

    name: str
    rules_version: int
    fewest_players: int
    most_players: int
    options: dict[str, bool]
    implied_options: dict[str, dict[str, bool]]
    bots: list[str]
    editions: list[str]
    hidden: bool
    teams: list[str]
    cards: str


class CatalogueInfo(TypedDict):
    """Cards as a screen draws them: `hash` names them, `cards` has a face for each; a game may add more."""

    game: str
    hash: str
    cards: list[dict[str, Any]]

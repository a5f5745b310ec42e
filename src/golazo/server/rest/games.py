"""The games that can be played here."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel

from golazo import games
from golazo.server.rest.answers import ALWAYS

router = APIRouter(prefix="/api/games", tags=["games"], responses=ALWAYS)


class GameInfo(BaseModel):
    """A game: how many can play, the options with their defaults, the bots from the simplest to the strongest.

    `cards` is the hash of the shipped cards; `hidden` says whether seats hold what others may not see.
    """

    name: str
    rules_version: int
    fewest_players: int
    most_players: int
    options: dict[str, bool]
    bots: list[str]
    editions: list[str]
    hidden: bool
    cards: str


@router.get("")
async def all_games() -> list[GameInfo]:
    """The games, and what can be chosen in each."""
    return [game_info(name) for name in games.names()]


def game_info(name: str) -> GameInfo:
    game = games.load(name)
    return GameInfo(
        name=game.name,
        rules_version=game.rules_version,
        fewest_players=game.players[0],
        most_players=game.players[-1],
        options=dict(game.options),
        bots=list(game.bots),
        editions=list(game.editions),
        hidden=game.hidden,
        cards=game.load_cards(None).hash,
    )

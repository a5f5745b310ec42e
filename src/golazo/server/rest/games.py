"""The games that can be played here, and their cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, ConfigDict

from golazo import games
from golazo.games.contract import Catalogue, Game
from golazo.server.http.errors import ALWAYS, answers
from golazo.server.refused import Refused
from golazo.server.rest.auth import node_of
from golazo.server.rest.tables import TableId, touched

router = APIRouter(prefix="/api", tags=["games"], responses=ALWAYS)
GameId = Annotated[str, Path(min_length=1, max_length=40, pattern="^[0-9a-z_]+$", examples=["tsubasa"])]


class GameInfo(BaseModel):
    """A game: how many can play, the options with their defaults, the bots from the simplest to the strongest.

    `implied_options` has the other defaults that come with an option which is turned on. `cards` is the hash of the
    shipped cards; `hidden` says whether seats hold what others may not see; `teams` names the team of each seat, where
    seats play as teams. The games come in the order in which a page is to list them.
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


class Faces(BaseModel):
    """Cards as a screen draws them: `hash` names them, `cards` has a face for each, as the game has it."""

    model_config = ConfigDict(extra="allow")

    game: str
    hash: str
    cards: list[dict[str, object]]


@router.get("/games")
async def all_games() -> list[GameInfo]:
    """The games, and what can be chosen in each."""
    return [game_info(name) for name in sorted(games.names(), key=lambda name: games.load(name).place)]


def game_info(name: str) -> GameInfo:
    game = games.load(name)
    return GameInfo(
        name=game.name,
        rules_version=game.rules_version,
        fewest_players=game.players[0],
        most_players=game.players[-1],
        options=dict(game.options),
        implied_options={name: dict(others) for name, others in game.implied_options.items()},
        bots=list(game.bots),
        editions=list(game.editions),
        hidden=game.hidden,
        teams=list(game.teams),
        cards=game.load_cards(None).hash,
    )


@router.get("/games/{game}/catalogue", responses=answers(404))
async def shipped_cards(game: GameId) -> Faces:
    """The cards that a game is played with unless a table has others."""
    found = known_game(game)
    return faces(found, found.load_cards(None), found.options)


@router.get("/tables/{table}/catalogue", responses=answers(404))
async def cards_of_table(request: Request, table: TableId) -> Faces:
    """The cards that a table is played with."""
    header = (await touched(request, table)).header
    return faces(games.load(header.game), await node_of(request).registry.catalogue(header), header.options)


def known_game(name: str) -> Game:
    """A game that there is."""
    if name not in games.names():
        raise Refused("not-found")
    return games.load(name)


def faces(game: Game, catalogue: Catalogue, options: Mapping[str, bool]) -> Faces:
    return Faces(game=game.name, hash=catalogue.hash, **game.screen.faces(catalogue, options))

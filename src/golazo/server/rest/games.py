"""The games that can be played here, and their cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, cast

from fastapi import Path, Request

from golazo import games
from golazo.games.contract import Catalogue, Game
from golazo.protocol.catalogues import CatalogueInfo, GameInfo
from golazo.server.http.errors import ALWAYS, answers
from golazo.server.refused import Refused
from golazo.server.rest.auth import node_of
from golazo.server.rest.routes import Routes
from golazo.server.rest.tables import TableId, touched

routes = Routes("/api", "games", ALWAYS)
GameId = Annotated[str, Path(min_length=1, max_length=40, pattern="^[0-9a-z_]+$", examples=["tsubasa"])]


@routes.get("/games")
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


@routes.get("/games/{game}/catalogue", responses=answers(404))
async def shipped_cards(game: GameId) -> CatalogueInfo:
    """The cards that a game is played with unless a table has others."""
    found = known_game(game)
    return faces(found, found.load_cards(None), found.options)


@routes.get("/tables/{table}/catalogue", responses=answers(404))
async def cards_of_table(request: Request, table: TableId) -> CatalogueInfo:
    """The cards that a table is played with."""
    header = (await touched(request, table)).header
    return faces(games.load(header.game), await node_of(request).registry.catalogue(header), header.options)


def known_game(name: str) -> Game:
    """A game that there is."""
    if name not in games.names():
        raise Refused("not-found")
    return games.load(name)


def faces(game: Game, catalogue: Catalogue, options: Mapping[str, bool]) -> CatalogueInfo:
    drawn = game.screen.faces(catalogue, options)
    return cast("CatalogueInfo", {"game": game.name, "hash": catalogue.hash, **drawn})

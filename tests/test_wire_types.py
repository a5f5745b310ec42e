"""What is generated from the types of the protocol is fresh, and nobody keeps copies of them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from golazo import games
from golazo.protocol.catalogues import CatalogueInfo
from golazo.protocol.everything import ANSWERS, REQUESTS
from golazo.protocol.generate import generated
from golazo.protocol.past import StoryInfo
from golazo.server.rest.games import faces
from matches import random_match

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "web" / "src"
DECLARED = re.compile(r"^export (?:interface|type) (\w+)", re.MULTILINE)
REFERENCE = re.compile(r'"#/components/schemas/(\w+)"')


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The OpenAPI description of the server."""
    from golazo.server.app import new_app
    from golazo.server.config.settings import Settings

    app = new_app(Settings(db=f"sqlite:///{tmp_path_factory.mktemp('described')}/golazo.db"))
    schema: dict[str, Any] = app.openapi()
    return schema


@pytest.mark.parametrize("path", generated())
def test_generated_files_are_fresh(path: str) -> None:
    assert (ROOT / path).read_text(encoding="utf-8") == generated()[path], "run make types"


def test_every_type_of_the_description_is_described(described: dict[str, Any]) -> None:
    assert set(REFERENCE.findall(json.dumps(described))) <= set(described["components"]["schemas"])


@pytest.mark.parametrize("kind", [*REQUESTS, *ANSWERS], ids=lambda kind: kind.__name__)
def test_a_route_takes_or_gives_each_type(described: dict[str, Any], kind: type) -> None:
    assert kind.__name__ in REFERENCE.findall(json.dumps(described["paths"]))


def test_routes_take_and_give_nothing_else(described: dict[str, Any]) -> None:
    used = set(REFERENCE.findall(json.dumps(described["paths"])))
    assert used <= {kind.__name__ for kind in (*REQUESTS, *ANSWERS)}


def test_the_page_declares_none_of_them_again() -> None:
    wire = PAGE / "lib" / "net" / "wire.ts"
    names = "|".join(DECLARED.findall(wire.read_text(encoding="utf-8")))
    again = re.compile(rf"\binterface ({names})\b")
    files = [file for kind in ("*.ts", "*.svelte") for file in PAGE.rglob(kind) if file != wire]
    found = {file.name: again.findall(file.read_text(encoding="utf-8")) for file in files}
    assert len(files) > 300
    assert not {name: copies for name, copies in found.items() if copies}


@pytest.mark.parametrize("name", games.names())
def test_games_tell_stories_and_draw_cards_in_the_declared_form(name: str) -> None:
    game = games.load(name)
    told = msgspec.to_builtins(random_match(game=name).story())
    assert msgspec.convert(told, StoryInfo).keys() == told.keys()
    cards = msgspec.to_builtins(faces(game, game.load_cards(None), game.options))
    assert msgspec.convert(cards, CatalogueInfo)["cards"]

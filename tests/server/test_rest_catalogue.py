"""The cards as screens draw them, asked for over HTTP."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from guest import Guest

from card_files import altered
from golazo import games
from golazo.games.machikoro.cards.catalogue import LARGE, PROJECTS
from golazo.games.tsubasa.cards.catalogue import BOOKINGS, KIND_IDS, SPECIAL_DEFENCES, SPECIAL_SHOTS
from golazo.text.message import Message
from golazo.text.texts import LANGUAGES, texts
from host import Host


def faces(host: Host, path: str) -> Any:
    async def ask() -> Any:
        async with Guest(host.url) as guest:
            return await guest.get(path)

    return asyncio.run(ask())


def words_in(data: Any) -> Iterator[Message]:
    """Every text of an answer."""
    if isinstance(data, dict) and "key" in data:
        yield Message.from_json(data)
    elif isinstance(data, dict | list):
        for part in data.values() if isinstance(data, dict) else data:
            yield from words_in(part)


@pytest.mark.parametrize("game", games.names())
def test_every_text_of_a_card_can_be_said(host: Host, game: str) -> None:
    found = faces(host, f"/api/games/{game}/catalogue")
    said = list(words_in(found))
    assert len(said) > 3 * len(found["cards"])
    for language in LANGUAGES:
        for edition in (None, *games.load(game).editions):
            assert all(texts(language, game, edition).say(message) for message in said)


def test_cards_of_tsubasa_are_called_as_views_and_actions_call_them(host: Host) -> None:
    found = faces(host, "/api/games/tsubasa/catalogue")
    assert (found["game"], found["hash"]) == ("tsubasa", games.load("tsubasa").load_cards(None).hash)
    cards = {card["id"]: card for card in found["cards"]}
    assert len(cards) == len(found["cards"])
    named = {*KIND_IDS, *BOOKINGS, *(card for team in (*SPECIAL_SHOTS, *SPECIAL_DEFENCES) for card in team)}
    assert set(cards) <= named
    assert {card for card in named - set(cards) if not card.startswith("motivated-")} == set()
    assert {card["deck"] for card in found["cards"]} == {
        *("initial", "motivation", "match", "signing", "fatigue"),
        *("special-shot", "special-defence", "booking"),
    }
    ozora = cards["tsubasa-ozora"]
    assert {name: ozora[name] for name in ("deck", "team", "number", "position", "values", "cost", "must")} == {
        "deck": "initial",
        "team": "nankatsu",
        "number": 10,
        "position": "MF",
        "values": {"shot": 3, "pass": 4, "defence": 1},
        "cost": None,
        "must": None,
    }
    (ability,) = ozora["abilities"]
    assert (ability["icon"], ability["tokens"], ability["amount"]) == ("gain", ["shot", "pass"], 1)
    motivated = cards["motivated-tsuneo-takashima"]
    assert (motivated["player"], motivated["number"], motivated["position"]) == ("tsuneo-takashima", 3, "DF")
    assert motivated["cost"] == {"shot": 0, "pass": 1, "defence": 2}
    assert cards["ken-wakashimazu"]["save"] == {"caught": 1, "corner": 3}
    assert cards["control-and-advance"]["star"]
    assert cards["control-and-advance"]["half"] == 1
    assert cards["special-shot-of-toho"]["team"] == "toho"
    assert cards["ryo-blocks-the-tiger-shot"]["stops"] == "tiger-shot"
    assert cards["yellow"]["values"] == {"shot": -2, "pass": -2, "defence": -2}
    assert cards["ryo-ishizaki"]["must"]["text"]["key"].startswith("effect-")


def test_cards_of_machi_koro_come_with_what_everybody_starts_with(host: Host) -> None:
    found = faces(host, "/api/games/machikoro/catalogue")
    assert tuple(card["id"] for card in found["cards"]) == PROJECTS + LARGE
    assert (found["start"], found["start_coins"]) == (["ticket-booth", "snack-stand"], 3)
    cards = {card["id"]: card for card in found["cards"]}
    garden, academy = cards["beer-garden"], cards["youth-academy"]
    fields = ("kind", "colour", "numbers", "cost", "stock", "icon", "amount", "pays")
    assert [garden[field] for field in fields] == ["small", "green", [4], 2, 6, "food", 3, "bank"]
    assert [academy[field] for field in fields] == ["large", None, [], 4, 1, None, 0, None]
    assert cards["boarding-school"]["counts"] == "academy"


def test_a_table_shows_the_cards_that_it_is_played_with(host: Host) -> None:
    own = altered(games.load("machikoro").card_file(), "projects.beer-garden", "cost", "5")
    titled = altered(games.load("tsubasa").card_file(), "initial.tsuyoshi-oda", "defence", '4\nname = "The Wall"')

    async def story() -> None:
        async with Guest(host.url) as guest:
            usual = await guest.open("machikoro", "me", "open")
            table = await guest.open("machikoro", "me", "open", cards=own)
            shipped = await guest.get("/api/games/machikoro/catalogue")
            assert await guest.get(f"/api/tables/{usual}/catalogue") == shipped
            found = await guest.get(f"/api/tables/{table}/catalogue")
            assert found["hash"] == (await guest.get(f"/api/tables/{table}"))["cards"] != shipped["hash"]
            (garden,) = (card for card in found["cards"] if card["id"] == "beer-garden")
            assert garden["cost"] == 5
            walled = await guest.open("tsubasa", "me", "open", cards=titled)
            cards = (await guest.get(f"/api/tables/{walled}/catalogue"))["cards"]
            (oda,) = (card for card in cards if card["id"] == "tsuyoshi-oda")
            assert (oda["name"]["args"], oda["short"]) == ({"name": "The Wall"}, None)

    asyncio.run(story())


def test_cards_of_a_match_without_fatigue_speak_of_no_fatigue(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            tables = [await guest.open("tsubasa", "me", "open", options={"first_match": on}) for on in (False, True)]
            usual, first = [(await guest.get(f"/api/tables/{one}/catalogue"))["cards"] for one in tables]
            duties = [
                {card["id"] for card in cards if card["must"] and card["must"]["text"]["key"] == "effect-tire"}
                for cards in (usual, first)
            ]
            assert "shingo-takasugi" in duties[0]
            assert duties[1] == set()
            tiring = "effect-rival-tires"
            assert tiring in json.dumps(usual)
            assert [card["abilities"] for card in first] == [
                [ability for ability in card["abilities"] if ability["text"]["key"] != tiring] for card in usual
            ]
            assert not re.search("effect-(rival-)?tire", json.dumps(first))

    asyncio.run(story())


def test_there_are_no_cards_of_what_is_not_there(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            for path, code in (("games/chess", "not-found"), ("tables/nosuchtable", "no-such-table")):
                answer = await guest.http.get(f"/api/{path}/catalogue")
                assert (answer.status_code, answer.json()["code"]) == (404, code)

    asyncio.run(story())


def test_a_game_need_not_say_how_its_cards_are_drawn(shootout: Any) -> None:
    assert shootout.screen.faces(shootout.load_cards(None), {}) == {"cards": []}

"""Names: what nobody can see is taken out, too much is refused, and what looks like another name counts as it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from guest import Guest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from golazo.server.accounts.names import LONGEST_SKELETON, checked_name, skeleton
from golazo.server.refused import Refused
from golazo.server.storage.database import Database
from golazo.server.storage.header import Place
from golazo.server.storage.migrate import migrate
from golazo.server.storage.schema import players
from golazo.server.tables.seat_names import seat_names
from golazo.text.texts import LANGUAGES, texts
from host import Host

PASSWORD = "far post, low and hard"
ALIKE = [
    ("Anna", "Аnna"),  # a Cyrillic A
    ("Anna", "Αnnа"),  # a Greek and a Cyrillic one
    ("Anna", "A\u200bn\u2060na\ufe0f"),
    ("Anna", "\u202eAnna\u202c"),
    ("Anna", "Ａｎｎａ"),
    ("Anna", "𝐀𝓷𝕟𝚊"),
    ("Anna", "ANNA"),
    ("Anna", "A n n a"),
    ("Anna", "Anna\u3164"),
    ("paypal", "раураӏ"),
    ("Ilona", "lIona"),
    ("Bill", "Bi11"),
    ("modern", "modem"),
    ("hon", "հօո"),  # Armenian
    ("Otto", "0tt0"),
]
APART = [("Anna", "Hanna"), ("Nera", "Vera"), ("Jan", "Jav"), ("José", "Jose"), ("Łukasz", "Lukasz"), ("Yuri", "Uuri")]
REFUSED = {
    "bad-name": ["\u200b", "\u3164\u3164", "\u2800", "\U000e0041", "a\u0000b", "\u202e", "x" * 25],
    "name-marks": ["A\u0301\u0302\u0303\u0304", "Z" + "\u0335" * 9, "\u0301Anna", "ก" + "\u0e47" * 5, "1\u20e3"],
    "name-reserved": [
        "Guest 1234",
        "guest",
        "Gаst 77",
        "Invitado 1",
        "Gość",
        "Level 2 bot",
        "Bot Stufe 3",
        "Host",
        "Spectator",
        "Anna (2)",
        "Anna （１）",
        "Anna ✓",
        "✔ Anna",
    ],
}


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), APART)
def test_names_that_can_be_told_apart_have_two(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize("code", REFUSED)
def test_what_is_no_name_is_refused(code: str) -> None:
    for name in REFUSED[code]:
        with pytest.raises(Refused) as refused:
            checked_name(name)
        assert refused.value.code == code, ascii(name)
        for language in LANGUAGES:
            assert texts(language).say(refused.value.message)


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "José",
        "Nguyễn",
        "Łukasz",
        "Ольга",
        "Ελένη",
        "जानकी",
        "မြို့",
        "נֹעָה",
        "山田太郎",
        "محمد",
        "O’Neill",
        "Zoë 2",
    ],
)
def test_names_of_all_languages_are_kept_as_they_are(name: str) -> None:
    assert checked_name(name) == name


def test_what_cannot_be_seen_is_taken_out() -> None:
    assert checked_name("  An\u200bna\u3164 \u202eB\ufe0f ") == "Anna B"
    assert checked_name("   ") == ""


def test_a_skeleton_has_an_end() -> None:
    assert len(skeleton("\ufdfa" * 24)) <= LONGEST_SKELETON


def test_nobody_takes_or_looks_like_an_accounts_name(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as guest, Guest(host.url) as other:
            await other.put("/api/me", name="Roberta  Nа")
            await anna.post("/api/account", name="Roberta Na", password=PASSWORD)
            assert (await other.get("/api/me"))["name"] == ""  # who was called so before is a guest without a name
            for name in ("Roberta Na", "RОBERTА nа", "Roberta\u200b Na", "RobertaNa"):
                for method, path, more in (("PUT", "/api/me", {}), ("POST", "/api/account", {"password": PASSWORD})):
                    answer = await guest.http.request(method, path, json={"name": name, **more})
                    assert (answer.status_code, answer.json()["code"]) == (409, "name-taken"), (path, name)
            await guest.post("/api/account", name="Roberto Na", password=PASSWORD)
            answer = await guest.http.put("/api/me", json={"name": "Rоbеrta Na"})  # an account is renamed no other way
            assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")
            await anna.put("/api/me", name="RobertA Na")  # who has the name may write it otherwise
            await anna.put("/api/me", name="Berta Na")
            answer = await guest.http.put("/api/me", json={"name": "Roberta Na"})  # she still signs in with it
            assert answer.json()["code"] == "name-taken"

    asyncio.run(story())


def test_two_guests_who_look_alike_are_numbered_at_their_table() -> None:
    places = [Place(0, "a", "Anna"), Place(1, "b", "Аnna"), Place(2, "c", "Bert")]
    shown: list[Any] = seat_names("machikoro", places)
    assert [name["key"] for name in shown] == ["name-numbered", "name-numbered", "name-chosen"]


def test_an_account_is_marked_at_tables_in_lists_and_in_chat_and_a_guest_is_not(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url, "Gerda Nb") as gerda, Guest(host.url) as anna, Guest(host.url) as phone:
            table = await gerda.open("machikoro", "me", "open", public=True, chat=True)
            await anna.post("/api/account", name="Anna Nb", password=PASSWORD)
            await anna.join(table)
            async with await gerda.sit(table) as line, await anna.sit(table) as hers:
                first = await line.hear("table")
                assert [place["account"] for place in first["table"]["places"]] == [False, True]
                await hers.ask("say", text="Hello")
                await line.ask("say", text="Hello")
                said = [(await line.until(spoken(number))).frames for number in (1, 2)][-1]
                told = [frame["said"] for frame in said if frame["type"] == "said"]
                assert [(one["name"], one["account"]) for one in told] == [("Anna Nb", True), ("Gerda Nb", False)]
            listed = next(one for one in await phone.get("/api/tables", status="playing") if one["id"] == table)
            assert [place["account"] for place in listed["places"]] == [False, True]
            await gerda.post("/api/account", name="Gerda Registered", password=PASSWORD)
            places = (await phone.get(f"/api/tables/{table}"))["places"]  # the sign stands beside the account's name
            assert (places[0]["name"], places[0]["account"]) == ("Gerda Registered", True)

    asyncio.run(story())


def spoken(number: int) -> Any:
    return lambda line: any(frame["type"] == "said" and frame["said"]["number"] == number for frame in line.frames)


def test_the_database_keeps_accounts_from_looking_alike(tmp_path: Path) -> None:
    async def story() -> None:
        database = Database(f"sqlite:///{tmp_path / 'names.sqlite'}")
        await migrate(database)
        row = {"name": "Anna", "skeleton": skeleton("Anna"), "created": 0, "seen": 0}
        async with database.writing() as connection:
            await connection.execute(insert(players).values(id="a", account="anna", **row))
            await connection.execute(insert(players).values(id="b", **row))  # guests may look alike
            await connection.execute(insert(players).values(id="c", **row))
        with pytest.raises(IntegrityError):
            async with database.writing() as connection:
                await connection.execute(insert(players).values(id="d", account="аnna", **row))
        await database.close()

    asyncio.run(story())

"""One name for everybody at a table, the same on every way out of the server."""

from __future__ import annotations

from guest import Guest
from party import party, play_out

from golazo.server.storage.header import Place
from golazo.server.tables.seat_names import guest_number, seat_names
from host import Host


def bot(level: int) -> dict[str, object]:
    return {"key": "name-bot", "args": {"level": level}}


def test_bots_are_called_by_their_level_and_numbered_only_where_alike() -> None:
    places = [Place(0, bot="amateur"), Place(1, bot="random"), Place(2, bot="amateur"), Place(3)]
    assert seat_names("machikoro", places) == [
        {"key": "name-numbered", "args": {"name": bot(2), "number": 1}},
        bot(1),
        {"key": "name-numbered", "args": {"name": bot(2), "number": 2}},
        {},
    ]


def test_a_guest_has_one_number_at_every_table_and_in_every_list(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as guest:
            called = {"key": "name-guest", "args": {"number": str(guest_number(guest.player))}}
            shown = []
            for game, *seats in (("tsubasa", "amateur", "me"), ("machikoro", "me", "random", "amateur")):
                table = await guest.open(game, *seats, public=True)
                async with await guest.sit(table) as line:
                    await line.hear("table")
                    shown.append([place["shown"] for place in line.table["table"]["places"]])
                    await line.ask("resign")
                info = await guest.get(f"/api/tables/{table}")
                assert [place["shown"] for place in info["places"]] == shown[-1]
                listed = {one["id"]: one for one in (await guest.get("/api/archive", mine=True))["tables"]}
                if table in listed:
                    assert [place["shown"] for place in listed[table]["places"]] == shown[-1]
            assert shown == [[bot(2), called], [called, bot(1), bot(2)]]

    play_out(story())


def test_who_chose_a_name_has_that(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro", 2) as us:
            places = us.lines[0].table["table"]["places"]
            assert [place["shown"] for place in places] == [
                {"key": "name-chosen", "args": {"name": "Anna"}},
                {"key": "name-chosen", "args": {"name": "Bob"}},
            ]

    play_out(story())

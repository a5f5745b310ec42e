"""Who may open an account, with which invitation, and what guests may do."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

from guest import Guest
from house import at
from party import kept, play_out

from golazo.server.accounts.invitations import hashed, invite
from host import UNLIMITED, Host

PASSWORD = "far post, low and hard"


@contextmanager
def server(folder: Path, *options: str) -> Iterator[Host]:
    with Host(folder, *UNLIMITED, *options) as started:
        yield started


def codes(host: Host, count: int = 1, days: float = 14, uses: int = 1) -> list[str]:
    return at(host.db, lambda registry: invite(registry.database, count, days, uses))


async def register(guest: Guest, name: str, **more: str) -> tuple[int, Any]:
    answer = await guest.http.post("/api/account", json={"name": name, "password": PASSWORD, **more})
    return answer.status_code, answer.json().get("code", "")


def test_what_the_server_allows_can_be_asked(tmp_path: Path, host: Host) -> None:
    async def asked(url: str) -> Any:
        async with Guest(url) as anna:
            return await anna.get("/api/server")

    usual = {"registration": "open", "guests": "play", "chat": "on", "message": ""}
    assert asyncio.run(asked(host.url)) == usual
    options = ("--registration", "closed", "--guests", "watch", "--chat", "off", "--message", " Cup on Sunday.\nCome! ")
    with server(tmp_path, *options) as other:
        told = asyncio.run(asked(other.url))
    assert told == {"registration": "closed", "guests": "watch", "chat": "off", "message": "Cup on Sunday.\nCome!"}


def test_where_registration_is_closed_accounts_that_are_there_can_be_used(tmp_path: Path) -> None:
    async def before(url: str) -> None:
        async with Guest(url) as anna:
            assert (await register(anna, "Anna"))[0] == 201

    async def after(url: str) -> None:
        async with Guest(url) as anna:
            assert await register(anna, "Bert") == (403, "registration-closed")
            assert (await anna.post("/api/login", name="Anna", password=PASSWORD))["account"] == "anna"

    with server(tmp_path) as host:
        asyncio.run(before(host.url))
    with server(tmp_path, "--registration", "closed") as host:
        asyncio.run(after(host.url))


def test_an_invitation_opens_as_many_accounts_as_it_says(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        (single,) = await asyncio.to_thread(codes, host)
        (twice,) = await asyncio.to_thread(codes, host, uses=2)
        async with Guest(host.url) as anna, Guest(host.url) as bert, Guest(host.url) as cleo, Guest(host.url) as dino:
            assert await register(anna, "Anna") == (403, "bad-invitation")
            assert await register(anna, "Anna", invitation="wrong") == (403, "bad-invitation")
            assert await register(anna, "Anna", invitation="x" * 41) == (422, "invalid")
            assert (await register(anna, "Anna", invitation=single.upper().replace("-", " ")))[0] == 201
            assert await register(bert, "Bert", invitation=single) == (403, "bad-invitation")
            assert await register(bert, "ANNA", invitation=twice) == (409, "name-taken")  # and uses nothing up
            assert (await register(bert, "Bert", invitation=twice))[0] == 201
            assert await register(bert, "Bert again", invitation=twice) == (409, "has-account")
            assert (await register(cleo, "Cleo", invitation=twice))[0] == 201
            assert await register(dino, "Dino", invitation=twice) == (403, "bad-invitation")

    with server(tmp_path, "--registration", "invitation") as host:
        play_out(story(host))


def test_of_many_who_come_at_once_only_one_gets_in(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        (code,) = await asyncio.to_thread(codes, host)
        async with AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(Guest(host.url)) for _ in range(8)]
            answers = await asyncio.gather(
                *(register(guest, f"Friend {number}", invitation=code) for number, guest in enumerate(guests))
            )
        assert sorted(status for status, _ in answers) == [201] + [403] * 7

    with server(tmp_path, "--registration", "invitation") as host:
        play_out(story(host))


def test_invitations_expire_and_are_kept_as_hashes(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        async with Guest(host.url) as anna:
            assert await register(anna, "Anna", invitation=old) == (403, "bad-invitation")

    with server(tmp_path, "--registration", "invitation") as host:
        (old,) = codes(host, days=0)
        rows = kept(host, "SELECT * FROM invitations")
        assert [row[0] for row in rows] == [hashlib.sha256(old.replace("-", "").encode()).hexdigest()]
        assert old not in str(rows)
        play_out(story(host))
        codes(host)
        assert len(kept(host, "SELECT * FROM invitations")) == 1  # what has expired is deleted


def test_codes_and_links_are_printed(host: Host, golazo: Any) -> None:
    printed = golazo("admin", "invite", "--count", "3", "--db", host.db)
    assert printed.returncode == 0
    lines = printed.stdout.splitlines()
    assert len(set(lines)) == 3
    assert all(kept(host, "SELECT uses FROM invitations WHERE hash = ?", hashed(line)) == [(1,)] for line in lines)
    told = golazo(
        "admin", "invite", "--uses", "5", "--days", "2", "--url", "https://a.example/", "--json", "--db", host.db
    )
    data = json.loads(told.stdout)
    (link,) = data["invitations"]
    assert link.startswith("https://a.example/?invitation=")
    code = link.partition("=")[2]
    assert kept(host, "SELECT uses FROM invitations WHERE hash = ?", hashed(code)) == [(5,)]
    assert golazo("admin", "invite", "--count", "1001", "--db", host.db).returncode == 2


def test_guests_who_may_only_watch(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        async with Guest(host.url) as anna, Guest(host.url) as bert:
            assert (await register(anna, "Anna"))[0] == 201
            table = await anna.open("machikoro", "me", "open", public=True)
            for path, body in (
                ("/api/tables", {"game": "machikoro"}),
                (f"/api/tables/{table}/join", {}),
                ("/api/lessons/machikoro", {}),
            ):
                answer = await bert.http.post(path, json=body)
                assert (answer.status_code, answer.json()["code"]) == (403, "account-needed"), path
            async with await bert.sit(table) as line:
                await line.hear("table")
            assert (await register(bert, "Bert"))[0] == 201
            await bert.join(table)

    with server(tmp_path, "--guests", "watch") as host:
        play_out(story(host))

"""Getting somewhere without the page: a player who opens tables and decides over HTTP and the socket.

anna = Player(host.url, "Anna")
table = anna.bring(SCENES["tsubasa-attack"], "me", "amateur")   # in the middle of a match
visit = page_of(cookie=anna.cookie)                             # the same person, in a browser
visit.go(f"/t/{table}")
anna.decide(table, "stop")                                      # the page sees it happen
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from guest import Guest, Line

from web.browsing import Visit, aside
from web.scenes import SCENES, Scene


class Player:
    """Somebody with a cookie; `Player.of(visit)` is whoever sits at a browser."""

    def __init__(self, url: str, name: str = "", cookie: str = "") -> None:
        self.url = url
        self.cookie = cookie
        self.cookie = aside(self.arrive(name))

    @classmethod
    def of(cls, visit: Visit) -> Player:
        return cls(visit.url, cookie=visit.cookie)

    async def arrive(self, name: str) -> str:
        async with self.guest() as guest:
            if name:
                await guest.put("/api/me", name=name)
            return guest.cookie

    @asynccontextmanager
    async def guest(self) -> AsyncIterator[Guest]:
        guest = Guest(self.url)
        if self.cookie:
            guest.http.cookies.set("golazo", self.cookie.removeprefix("golazo="), domain="127.0.0.1")
        async with guest:
            yield guest

    def get(self, path: str, **query: Any) -> Any:
        async def story() -> Any:
            async with self.guest() as guest:
                return await guest.get(path, **query)

        return aside(story())

    def post(self, path: str, **body: Any) -> Any:
        async def story() -> Any:
            async with self.guest() as guest:
                answer = await guest.post(path, **body)
                self.cookie = guest.cookie  # a new one where somebody has registered or signed in
                return answer

        return aside(story())

    def answer(self, path: str) -> str:
        """What the server answers, as it is: a record is no JSON, but lines of it."""

        async def story() -> str:
            async with self.guest() as guest:
                answer = await guest.http.get(path)
                assert answer.status_code == 200, (answer.status_code, answer.text)
                return str(answer.text)

        return aside(story())

    def open(self, game: str, *seats: str, **wishes: Any) -> str:
        """Open a table, and give a seed; returns its id."""
        return self.seeded(self.post("/api/tables", game=game, seats=list(seats), **wishes))

    def join(self, table: str, **wishes: Any) -> None:
        self.seeded(self.post(f"/api/tables/{table}/join", **wishes))

    def seeded(self, info: Any) -> str:
        """Give a seed at a table where one sits without one; returns its id."""

        async def story() -> str:
            async with self.guest() as guest:
                return str((await guest.seeded(info))["id"])

        return aside(story())

    def bring(self, scene: Scene, *seats: str, **wishes: Any) -> str:
        """A table at which a match goes on in the middle; what comes of the next decisions is another time another."""
        return self.seeded(self.post("/api/records", record=scene.record(), seats=list(seats), **wishes))

    def decide(self, table: str, action: str, *, patient: bool = False) -> list[str]:
        """Take an action; returns the names of the events that it brought, or if one is patient, of all until one is
        asked again or the match is over."""

        def asked_again(line: Line) -> bool:
            return bool(line.table.get("result") or line.position["to_act"] in line.table["seats"])

        async def story() -> list[str]:
            async with self.guest() as guest, await guest.sit(table) as line:
                await line.until(lambda one: one.position and one.position["legal"])
                known = line.seq
                assert (await line.decide(action))["type"] == "ack"
                await line.until(lambda one: one.seq > known and (not patient or asked_again(one)))
                steps = [frame["step"] for frame in line.frames if frame["type"] == "step"]
                return [str(event["name"]) for step in steps for event in step["events"]]

        return aside(story())

    def choices(self, table: str) -> list[str]:
        """What can be done, once it is one's turn."""

        async def story() -> list[str]:
            async with self.guest() as guest, await guest.sit(table) as line:
                await line.until(lambda one: one.position and one.position["legal"])
                return [str(choice["action"]) for choice in line.position["legal"]]

        return aside(story())

    def follow(self, table: str, script: Sequence[str]) -> None:
        """Take some actions, each as soon as one is asked; then wait until one is asked again."""

        async def story() -> None:
            async with self.guest() as guest, await guest.sit(table) as line:
                for action in script:
                    await line.until(lambda one: one.position and one.position["legal"])
                    known = line.seq
                    assert (await line.decide(action))["type"] == "ack"
                    await line.until(lambda one, known=known: one.seq > known)  # type: ignore[misc]
                await line.until(lambda one: one.position and one.position["legal"])

        aside(story())

    def ask(self, table: str, type_: str, **fields: Any) -> None:
        """Send a request to a table, which must be carried out."""

        async def story() -> None:
            async with self.guest() as guest, await guest.sit(table) as line:
                assert (await line.ask(type_, **fields))["type"] == "ack"

        aside(story())

    def play(self, table: str, until: Callable[[Line], object] = lambda _: False, seed: int = 1) -> None:
        """Play on, at random, until something is so or the match is over; bots and others decide for themselves."""
        chance = random.Random(seed)

        async def story() -> None:
            async with self.guest() as guest, await guest.sit(table) as line:
                await line.hear("table")
                while not (until(line) or line.table.get("result")):
                    position = line.position
                    if position and position["to_act"] in line.table["seats"] and position["legal"]:
                        known = line.seq
                        await line.decide(chance.choice(position["legal"])["action"])
                        await line.until(lambda one, known=known: one.seq > known)  # type: ignore[misc]
                    else:
                        await line.hear()

        aside(story())


class Moments:
    """Tables of Anna's in the middle of a match against bots, where she is asked: to be looked at, not played on."""

    def __init__(self, url: str) -> None:
        self.anna = Player(url, "Anna")
        self.tables: dict[str, str] = {}

    def path(self, name: str) -> str:
        """Where a scene can be seen; it is brought when it is wanted for the first time."""
        if name not in self.tables:
            scene = SCENES[name]
            self.tables[name] = self.anna.bring(scene, "me", *["amateur"] * (scene.players - 1))
        return f"/t/{self.tables[name]}"

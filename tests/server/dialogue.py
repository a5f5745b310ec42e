"""Dialogues of `docs/protocol.md`, held with a server: who sends what, and what they are answered.

`NAME > ...` sends a request or a frame, `NAME < ...` is its answer, or a frame that comes then. Lines that begin with a
space go on. `...` is anything or anything more, `$name` stands for the same value wherever it comes up.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

from guest import Guest, Line
from page import validator

from golazo.server.admin.chat import hide
from golazo.server.admin.connect import opened
from host import Host

ANYTHING, MORE = "(anything)", "(more)"
MEMBER = re.compile(r"([{,]\s*)\.\.\.(?=\s*})")
REST = re.compile(r"([\[,]\s*)\.\.\.(?=\s*])")
NAME = re.compile(r"\$(\w+)")


def statements(text: str) -> Iterator[str]:
    """What is said, each on one line."""
    yield from re.sub(r"\n +", " ", text.strip()).split("\n")


def pattern(text: str) -> Any:
    """What an answer should look like."""
    text = REST.sub(rf'\1"{MORE}"', MEMBER.sub(rf'\1"{MORE}": 0', text)).replace("...", f'"{ANYTHING}"')
    return json.loads(NAME.sub(r'"$\1"', text))


def fits(wanted: Any, got: Any, names: dict[str, Any]) -> bool:
    """Whether an answer is as it should be; a name that was not known yet is from now on."""
    if wanted == ANYTHING:
        return True
    if isinstance(wanted, str) and wanted.startswith("$"):
        return bool(names.setdefault(wanted[1:], got) == got)
    if isinstance(wanted, dict) and isinstance(got, dict):
        named = {key: value for key, value in wanted.items() if key != MORE}
        whole = MORE in wanted or named.keys() == got.keys()
        return whole and all(key in got and fits(value, got[key], names) for key, value in named.items())
    if isinstance(wanted, list) and isinstance(got, list):
        named_first = wanted[:-1] if wanted[-1:] == [MORE] else wanted
        whole = len(got) >= len(named_first) if named_first is not wanted else len(got) == len(wanted)
        return whole and all(fits(one, other, names) for one, other in zip(named_first, got, strict=False))
    return bool(wanted == got)


class Speaker:
    """Somebody in a dialogue, with all they have heard and not yet told of."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.line: Line | None = None
        self.heard: list[dict[str, Any]] = []
        self.answered: tuple[int, Any] = 0, None

    async def hear(self, wanted: Any, names: dict[str, Any]) -> None:
        """Hear on until a frame comes that is as it should be; those of its type that came before are passed over."""
        while True:
            for number, frame in enumerate(self.heard):
                found = dict(names)
                if fits(wanted, frame, found):
                    names.update(found)
                    self.heard = [one for one in self.heard[:number] if one["type"] != frame["type"]] + self.heard[
                        number + 1 :
                    ]
                    return
            assert self.line is not None
            self.heard.append(await self.line.hear())


class Dialogue:
    """A server and those who talk to it."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.names: dict[str, Any] = {}
        self.speakers: dict[str, Speaker] = {}
        self.told: set[str] = set()  # the types of frames that came up

    async def hold(self, text: str) -> None:
        """Let it happen; raises where something is not as it was told."""
        for statement in statements(text):
            if statement == "the server goes":
                await asyncio.to_thread(self.host.stop)
                continue
            if statement.startswith("the host hides line"):
                await self.hide(*re.findall(r"line (\d+) of \$(\w+)", statement)[0])
                continue
            name, arrow, said = statement.split(" ", 2)
            speaker = self.speakers.setdefault(name, Speaker(Guest(self.host.url)))
            try:
                await (self.send if arrow == ">" else self.hear)(speaker, said)
            except Exception as error:
                heard = "\n".join(json.dumps(frame) for frame in speaker.heard)
                raise AssertionError(f"told was\n{statement}\nbut what came was\n{heard}") from error

    async def hide(self, number: str, table: str) -> None:
        """Do what `golazo admin hide` does."""
        async with opened(self.host.db) as database:
            await hide(database, self.names[table], [int(number)])

    async def send(self, speaker: Speaker, said: str) -> None:
        said = NAME.sub(lambda found: self.names[found[1]] if "/" in said else json.dumps(self.names[found[1]]), said)
        first, _, rest = said.partition(" ")
        if first == "connects":
            how, _, value = rest.partition("=")
            table = json.loads(value) if how == "to" else self.names["table"]
            since = int(value) if how == "since" else None
            speaker.line, speaker.heard = await speaker.guest.sit(table, since), []
        elif first == "goes":
            assert speaker.line is not None
            await speaker.line.socket.close()
        elif first in ("GET", "POST", "PUT"):
            path, _, body = rest.partition(" ")
            answer = await speaker.guest.http.request(first, path, json=json.loads(body) if body else None)
            speaker.answered = answer.status_code, answer.json()
        else:
            assert speaker.line is not None
            self.told.add(json.loads(said)["type"])
            await speaker.line.socket.send(said)

    async def hear(self, speaker: Speaker, said: str) -> None:
        first, _, rest = said.partition(" ")
        if first == "closed":
            assert speaker.line is not None
            assert await speaker.line.closed() == int(rest)
        elif first.isdecimal():
            status, got = speaker.answered
            assert (status, fits(pattern(rest), got, self.names)) == (int(first), True), (status, got)
        else:
            wanted = pattern(said)
            self.told.add(wanted["type"])
            await speaker.hear(wanted, self.names)

    async def close(self) -> None:
        """Everybody goes."""
        for speaker in self.speakers.values():
            if speaker.line is not None:
                await speaker.line.socket.close()
            await speaker.guest.http.aclose()


def sent(text: str) -> Iterator[Any]:
    """The frames that are sent in a dialogue, as the schema should know them."""
    for statement in statements(text):
        _, arrow, said = statement.split(" ", 2)
        if arrow == ">" and said.startswith("{"):
            yield json.loads(NAME.sub('"player"', said))


def is_valid(frame: Any) -> bool:
    return validator("Asked").is_valid(frame)

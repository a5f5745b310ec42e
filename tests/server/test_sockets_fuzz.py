"""Ten thousand frames that make no sense: each is answered, and the server goes on as if nothing had happened."""

from __future__ import annotations

import asyncio
import json
import random

import pytest
from garbage import garbage, is_sound
from guest import Guest, Line
from party import Party, party, play_out
from raw import shake_hands

from host import Host

FRAMES, AT_ONCE = 10_000, 190  # so many are answered at once on one connection, after that they are paced
SOUND = {"type": "ping"}
CLOSED = "connections closed"


def errors(journal: str) -> list[str]:
    """The lines of a server's journal that tell of something that should not be.

    Closed connections are counted in a line that comes up to a minute later, perhaps in another test.
    """
    told = [json.loads(line) for line in journal.splitlines() if line.startswith("{")]
    plain = [line for line in journal.splitlines() if not line.startswith("{") and "Preparing" not in line]
    return [str(line) for line in told if line["level"] not in ("debug", "info") and line["event"] != CLOSED] + plain


async def send_garbage(us: Party, guest: Guest, seed: int) -> int:
    """Send as much as is answered at once; returns how many answers came."""
    async with await guest.sit(us.table) as line:
        for data, as_text in garbage(AT_ONCE, seed):
            await line.socket.send(data, text=as_text)
        await line.say("ping")
        await line.hear("pong")
        answers = [frame for frame in line.frames if frame["type"] == "refused"]
        assert {answer["code"] for answer in answers} == {"malformed", "too-large"}
        assert {answer["id"] for answer in answers} == {None}
        return len(answers)


def test_what_makes_no_sense_is_answered_and_changes_nothing(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us, Guest(host.url) as stranger:
            await us.play("roll 1")
            answered = 0
            for seed in range(0, -(-FRAMES // AT_ONCE), 3):
                guests = (us.guests[0], us.guests[1], stranger)
                answered += sum(
                    await asyncio.gather(*(send_garbage(us, one, seed + n) for n, one in enumerate(guests)))
                )
            assert answered >= FRAMES
            assert len(us.log()) == 1
            await us.play("build nothing")
            assert not [frame for frame in us.lines[1].frames if frame["type"] == "bye"]

    before = len(host.journal.read_text())
    play_out(story())
    assert errors(host.journal.read_text()[before:]) == []


def test_the_garbage_is_garbage() -> None:
    made = list(garbage(2000, 1))
    assert not any(is_sound(data) for data, _ in made)
    assert is_sound(json.dumps(SOUND).encode())
    assert len({data for data, _ in made}) > 1000


def spoiled(chance: random.Random) -> bytes:
    """Bytes that are no frames of a WebSocket."""
    head = bytes([chance.randrange(256), chance.randrange(256)])
    return head + chance.randbytes(chance.randrange(60))


@pytest.mark.parametrize("moment", ["instead of a handshake", "in the middle of one", "after it"])
def test_what_is_no_websocket_is_hung_up_on(host: Host, moment: str) -> None:
    async def spoil(us: Party, seed: int) -> None:
        chance = random.Random(seed)
        path = f"/api/tables/{us.table}/socket"
        if moment == "after it":
            writer = (await shake_hands(host, path, us.guests[0].cookie)).writer
            writer.write(spoiled(chance))
        else:
            _, writer = await asyncio.open_connection("127.0.0.1", host.port)
            begun = (
                f"GET {path} HTTP/1.1\r\nUpgrade: websocket\r\n".encode() if moment == "in the middle of one" else b""
            )
            writer.write(begun + chance.randbytes(100))
        await asyncio.sleep(0)
        if chance.random() < 0.5:
            writer.transport.abort()
        else:
            writer.close()

    async def story() -> None:
        async with party(host, "machikoro") as us:
            for first in range(0, 100, 20):
                await asyncio.gather(*(spoil(us, first + number) for number in range(20)))
            assert (await us.play("roll 1"))["seq"] == 1

    before = len(host.journal.read_text())
    play_out(story())
    assert not [line for line in errors(host.journal.read_text()[before:]) if "Invalid HTTP request" not in line]


def test_a_frame_that_breaks_the_protocol_ends_the_connection_with_a_code(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            path = f"/api/tables/{us.table}/socket"
            for data in (b"\x81\x02{}", b"\xf1\x80\0\0\0\0", b"\x83\x80\0\0\0\0"):
                async with await shake_hands(host, path, us.guests[0].cookie) as raw:
                    raw.send(data)
                    assert await raw.closed() == 1002

    play_out(story())


def test_texts_and_binary_messages_are_read_alike(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            line: Line = us.lines[0]
            for text in (True, False):
                await line.socket.send(b'{"type": "ping"}', text=text)
                await line.hear("pong")
            await line.socket.send(b'{"type": "\xff"}', text=True)
            assert (await line.hear("refused"))["code"] == "malformed"

    play_out(story())

"""Limits: too long, too fast, too slow. Who exceeds one is answered, and nobody else notices."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from guest import Guest
from party import Party, party, play_out
from raw import masked, shake_hands
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed

from golazo.server import rate_limits
from golazo.server.http.socket_protocol import SocketProtocol
from golazo.server.net.connection import MOST_BYTES, MOST_WAITING, Connection
from golazo.server.rate_limits import Rate
from host import Host

PINGS = 300_000
LARGEST = 65_536


async def counted(guest: Guest, name: str) -> float:
    """What the server has counted."""
    told = (await guest.http.get("/metrics")).text
    return sum(float(line.split()[1]) for line in told.splitlines() if line.startswith(f"{name} "))


def memory(host: Host) -> int:
    """How many megabytes a server holds."""
    assert host.process is not None
    status = Path(f"/proc/{host.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) // 1024


async def all_is_well(us: Party) -> None:
    """The others play on as if nothing had happened."""
    await us.play()
    assert not [frame for line in us.lines for frame in line.frames if frame["type"] == "bye"]


def test_long_frames_are_refused_and_longer_ones_end_the_connection(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            for length in (4097, 5000, LARGEST):
                await us.lines[0].socket.send(b" " * length)
                answer = await us.lines[0].hear("refused")
                assert (answer["code"], answer["text"]["args"]) == ("too-large", {"most": 4096})
            frame = b'{"type": "ping"}'
            await us.lines[0].socket.send(frame + b" " * (4096 - len(frame)))
            await us.lines[0].hear("pong")
            for long in (b" " * (LARGEST + 1), b" " * 70_000, [b" " * 1000] * 70):
                async with await us.guests[0].sit(us.table) as line:
                    with suppress(ConnectionClosed):
                        await line.socket.send(long)
                    assert await line.closed() == 1009
            await all_is_well(us)

    play_out(story())


def test_a_message_without_end_is_not_even_taken_in(quiet_host: Host) -> None:
    async def story() -> None:
        async with party(quiet_host, "machikoro") as us:
            before = memory(quiet_host)
            async with await shake_hands(quiet_host, f"/api/tables/{us.table}/socket", us.guests[0].cookie) as raw:
                raw.send(b"\x82\xff" + (20_000_000).to_bytes(8, "big") + bytes(4))
                assert await raw.closed() == 1009
            async with await us.guests[0].sit(us.table) as line:
                with suppress(ConnectionClosed):
                    await line.socket.send(bytes(20_000_000))
                assert await line.closed() in (1006, 1009)  # if it is told at all, with its hands so full
            assert memory(quiet_host) < before + 10
            await all_is_well(us)

    play_out(story())


def test_a_message_in_endless_parts_ends_the_connection(quiet_host: Host) -> None:
    async def story() -> None:
        async with party(quiet_host, "machikoro") as us:
            before = memory(quiet_host)
            path = f"/api/tables/{us.table}/socket"
            async with await shake_hands(quiet_host, path, us.guests[0].cookie) as raw:
                raw.send(b"\x01\x80" + bytes(4))
                raw.send((b"\x00\x80" + bytes(4)) * 1_000_000)
                assert await raw.closed() in (1009, None)  # if it is told at all, with its hands so full
            assert memory(quiet_host) < before + 10
            async with await shake_hands(quiet_host, path, us.guests[0].cookie) as raw:
                raw.send(b"\x01\x80" + bytes(4) + (b"\x00\x80" + bytes(4)) * 1001)
                assert await raw.closed() == 1009
            await all_is_well(us)

    play_out(story())


def test_who_sends_too_fast_is_answered_at_a_pace(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us, Guest(host.url) as cleo, await cleo.sit(us.table) as hasty:
            for _ in range(260):
                await hasty.say("ping")
            await all_is_well(us)
            for _ in range(260):
                await hasty.hear("pong")
            for _ in range(3):
                await hasty.say("look", seat=None)
            await all_is_well(us)
            for _ in range(3):
                await hasty.hear("table")

    play_out(story())


def test_who_never_reads_is_let_go_and_can_come_back(quiet_host: Host) -> None:
    async def story() -> None:
        async with party(quiet_host, "machikoro") as us, Guest(quiet_host.url) as cleo:
            table = await cleo.open("machikoro", *["random"] * 4)
            async with await cleo.sit(table, since=0) as watching:
                await watching.until(lambda one: one.table.get("result"))
                seq = watching.seq
            while await counted(cleo, "golazo_sockets") > len(us.lines):
                await asyncio.sleep(0.01)
            before, sockets = memory(quiet_host), await counted(cleo, "golazo_sockets")
            async with await shake_hands(quiet_host, f"/api/tables/{table}/socket", cleo.cookie, slow=True) as raw:
                assert await counted(cleo, "golazo_sockets") == sockets + 1
                for _ in range(200):
                    raw.say(type="look", seat=0)  # and all of it is sent each time
                while await counted(cleo, "golazo_sockets") > sockets:
                    assert memory(quiet_host) < before + 30
                    await all_is_well(us)
                assert await counted(cleo, "golazo_slow_readers_total") >= 1
                assert await raw.closed() == 4008
            async with await cleo.sit(table, since=seq) as again:
                assert (await again.hear("table"))["seq"] == seq

    play_out(story())


def test_pings_without_end_pile_nothing_up(quiet_host: Host) -> None:
    async def story() -> None:
        async with party(quiet_host, "machikoro") as us:
            before = memory(quiet_host)
            async with await shake_hands(
                quiet_host, f"/api/tables/{us.table}/socket", us.guests[0].cookie, slow=True
            ) as raw:
                for _ in range(PINGS // 1000):
                    raw.send(masked(9, bytes(125)) * 1000)
                    await raw.writer.drain()
                assert memory(quiet_host) < before + 15
                await all_is_well(us)

    play_out(story())


class Clock:
    """The time, as a rate takes it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = 1000.0
        monkeypatch.setattr(rate_limits.time, "monotonic", lambda: self.at)


def test_a_rate_gives_back_what_was_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    rate = Rate(per_second=50, saved=200)
    assert [rate.wait() for _ in range(200)] == [0] * 200
    assert [rate.wait(), rate.wait(), rate.wait(8)] == [0.02, 0.04, 0.2]
    clock.at += 1.2
    assert rate.wait() == 0
    clock.at += 1000
    assert [rate.wait() for _ in range(200)] == [0] * 200
    assert rate.wait() == 0.02
    rate.refund()
    assert rate.wait() == 0.02


@pytest.mark.parametrize(("size", "many"), [(10, MOST_WAITING), (MOST_BYTES // 10, 10)])
def test_so_much_waits_for_a_reader_and_no_more(size: int, many: int) -> None:
    async def story() -> None:
        connection = Connection("anna", None, set())
        for _ in range(many):
            connection.tell(bytes(size))
        assert not connection.closing.is_set()
        connection.tell(bytes(size))
        assert connection.closing.is_set()
        assert connection.too_slow
        for _ in range(1000):
            connection.tell(bytes(size))
        assert connection.waiting.qsize() == many

    play_out(story())


def test_one_frame_is_never_too_large_and_who_reads_is_not_too_slow() -> None:
    async def story() -> None:
        connection = Connection("anna", None, set())
        got = []

        async def send(text: str) -> None:
            got.append(len(text))

        pump = asyncio.create_task(connection.pump(send))
        for _ in range(10):
            connection.tell(b"x" * (MOST_BYTES * 2))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        assert got == [MOST_BYTES * 2] * 10
        assert not connection.closing.is_set()
        pump.cancel()

    play_out(story())


class Transport(asyncio.Transport):
    """A line to somebody who reads nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.ended = asyncio.Event()

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        """What waits has yet to be read, so nothing is closed."""

    def abort(self) -> None:
        self.ended.set()


def test_a_connection_that_is_over_is_cut_in_the_end() -> None:
    async def story() -> None:
        wire = SocketProtocol(Config(app=lambda: None), ServerState(), {}, asyncio.get_running_loop())  # type: ignore[arg-type]
        wire.transport, wire.close_timeout = Transport(), 0.01
        task = asyncio.create_task(asyncio.sleep(0))
        task.add_done_callback(wire.on_task_complete)
        await wire.transport.ended.wait()

    play_out(story())

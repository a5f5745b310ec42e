"""Connections that break, servers that go: clients come back by themselves, and nothing is lost or done twice."""

import asyncio
import random

import pytest
from company import guest, of_seat, play, recorded, told, until
from wire import Wire

from golazo.client import NoServer
from golazo.client.changes import Lost, Reconnected, Spoke
from golazo.client.net.cookies import Kept
from golazo.client.net.http import HttpClient
from golazo.protocol import connections
from golazo.testing.service import free_port

ANSWER = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"


def test_an_idle_connection_is_let_go_before_the_server_closes_it(monkeypatch):
    """Else a request that may be made only once could meet a server that is just closing, and nobody would know."""
    assert connections.REUSE < connections.KEEP_ALIVE
    monkeypatch.setattr(connections, "REUSE", 0.2)
    asked = []

    async def closing(reader, writer):
        """Answers one request of a connection, and closes it under the next one."""
        await reader.readuntil(b"\r\n\r\n")
        asked.append(writer)
        writer.write(ANSWER)
        await reader.read(1)
        writer.transport.abort()

    async def story():
        async with await asyncio.start_server(closing, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            http = HttpClient([f"http://127.0.0.1:{port}"], Kept(), patience=1)
            for _ in range(2):
                await http.ask("POST", "/api/tables", again=False)
                await asyncio.sleep(0.3)
            await http.close()
            assert len(asked) == 2

    told(story)


@pytest.mark.parametrize("game", ["machikoro", "tsubasa"])
def test_a_server_that_is_killed_in_the_middle(fragile_host, game):
    async def story():
        async with guest(fragile_host.url, "Anna") as anna, guest(fragile_host.url, "Ben") as ben:
            hers = await anna.open(game, seats=["me", "open"])
            his = await ben.join(hers.link)
            async with hers, his:
                changes = hers.changes()
                playing = asyncio.gather(play(hers), play(his))
                for seq in (7, 24):
                    await until(lambda seq=seq: hers.seq >= seq)
                    await asyncio.to_thread(fragile_host.kill)
                    await asyncio.to_thread(fragile_host.start)
                taken = await playing
                match = await recorded(hers)
            assert [of_seat(match, 0), of_seat(match, 1)] == taken
            assert hers.fair is his.fair is True
            news = [change async for change in changes]
            assert sum(isinstance(change, Lost) for change in news) >= 2
            assert sum(isinstance(change, Reconnected) for change in news) >= 2

    told(story)


def test_a_server_that_takes_its_leave(fragile_host):
    async def story():
        async with guest(fragile_host.url) as lobby:
            table = await lobby.open("machikoro", seats=["me", "amateur"])
            async with table:
                taken = await play(table, turns=6)
                assert await asyncio.to_thread(fragile_host.stop) == 0
                await asyncio.to_thread(fragile_host.start)
                taken += await play(table)
            assert of_seat(await recorded(table), 0) == taken

    told(story)


def test_a_decision_whose_answer_is_lost_is_sent_again_and_taken_once(host):
    async def story():
        async with Wire(host.port) as wire, guest(wire.url) as lobby:
            table = await lobby.open("machikoro", seats=["me", "open"])
            async with guest(host.url) as other, await other.join(table.id) as beside, table:
                turn = await anext(table.turns())
                wire.deaf = True
                answer = asyncio.create_task(turn.play("roll 1"))
                await until(lambda: beside.seq == 1)
                assert not answer.done()
                wire.cut()
                assert await answer is True
                assert table.seq == beside.seq == 1
                assert [decision.action for decision in table.match.decisions] == ["roll 1"]
                assert (await anext(table.turns())).match.last_events == beside.match.last_events

    told(story)


def test_a_decision_taken_while_nobody_is_connected_waits_for_the_connection(host):
    async def story():
        async with Wire(host.port) as wire, guest(wire.url) as lobby:
            table = await lobby.open("machikoro", seats=["me", "amateur"])
            async with table:
                turn, changes = await anext(table.turns()), table.changes()
                wire.cut()
                while not isinstance(await anext(changes), Lost):
                    pass
                assert await turn.play("roll 1")
                assert table.match.decisions[0].action == "roll 1"
                assert isinstance(await anext(changes), Reconnected)

    told(story)


@pytest.mark.parametrize("game", ["machikoro", "tsubasa"])
def test_wires_that_break_again_and_again(host, monkeypatch, game):
    monkeypatch.setattr("golazo.client.net.backoff.LONGEST", 0.1)
    chance = random.Random(3)

    async def break_now_and_then(wires):
        while True:
            await asyncio.sleep(chance.uniform(0.05, 0.3))
            wire = chance.choice(wires)
            wire.deaf = chance.random() < 0.5
            await asyncio.sleep(0.02)
            wire.cut()

    async def story():
        async with Wire(host.port) as one, Wire(host.port) as other, guest(one.url) as anna, guest(other.url) as ben:
            hers = await anna.open(game, seats=["me", "open"])
            his = await ben.join(hers.id)
            async with hers, his:
                breaking = asyncio.create_task(break_now_and_then([one, other]))
                taken = await asyncio.gather(play(hers), play(his))
                breaking.cancel()
                match = await recorded(hers)
            assert [of_seat(match, 0), of_seat(match, 1)] == taken
            assert hers.fair is his.fair is True

    told(story)


def test_what_is_said_is_said_once(host):
    async def story():
        async with Wire(host.port) as wire, guest(wire.url, "Anna") as lobby:
            table = await lobby.open("machikoro", seats=["me", "open"])
            async with guest(host.url) as other, await other.join(table.id) as beside, table:
                changes = beside.changes()
                wire.deaf = True
                saying = asyncio.create_task(table.say("Good luck!"))
                await until(lambda: bool(beside.said))
                wire.cut()
                await saying
                await table.say("Good luck!")
                said = []
                while len(said) < 2:
                    change = await anext(changes)
                    said += [change.said.text] if isinstance(change, Spoke) else []
                assert [one.text for one in beside.said] == ["Good luck!"] * 2

    told(story)


def test_nobody_waits_for_ever(fragile_host):
    async def story():
        async with guest(fragile_host.url, patience=0.5) as lobby:
            table = await lobby.open("machikoro", seats=["me", "amateur"])
            async with table:
                frames = table.frames()
                await asyncio.to_thread(fragile_host.kill)
                with pytest.raises(NoServer, match=f"The connection to {fragile_host.url} was lost"):
                    await play(table)
                with pytest.raises(NoServer):
                    await table.say("Is anybody there?")
                with pytest.raises(NoServer):
                    [frame async for frame in frames]
            with pytest.raises(NoServer, match="No answer"):
                await lobby.mine()

    told(story)


def test_another_node_answers_where_one_does_not(host):
    async def story():
        nowhere = f"http://127.0.0.1:{free_port()}"
        async with guest([nowhere, host.url]) as lobby:
            assert lobby.server == host.url
            async with await lobby.open("machikoro", seats=["me", "amateur"]) as table:
                await play(table)
                assert table.over

    told(story)


def test_a_table_is_followed_from_node_to_node(host):
    async def story():
        async with Wire(host.port) as first, Wire(host.port) as second, guest([first.url, second.url]) as lobby:
            table = await lobby.open("machikoro", seats=["me", "amateur"])
            async with table:
                taken = await play(table, turns=4)
                before = second.connections
                first.cut()
                taken += await play(table, turns=4)
                assert second.connections > before
                assert [decision.action for decision in table.match.decisions if decision.seat == 0] == taken

    told(story)

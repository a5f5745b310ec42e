"""When something goes wrong in the server: nothing is lost, no table stays locked, nobody is forgotten."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from inside import Gate, entered, node_in, soon, table_of
from party import play_out
from starlette.websockets import WebSocketDisconnect, WebSocketState

from golazo.server.accounts.players import Player
from golazo.server.app import Node
from golazo.server.net.table_socket import TROUBLE, Socket
from golazo.server.refused import Refused
from golazo.server.storage.entry import PLAY
from golazo.server.tables import views
from golazo.server.tables.live_table import LiveTable


class Plug:
    """A WebSocket without a network, which the test holds the other end of."""

    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sent: list[dict[str, Any]] = []
        self.code: int | None = None
        self.gone = False

    async def receive(self) -> dict[str, Any]:
        return await self.incoming.get()

    async def send_text(self, text: str) -> None:
        if self.gone:
            raise WebSocketDisconnect(1006)
        self.sent.append(json.loads(text))

    async def close(self, code: int, _: str) -> None:
        self.code = code
        self.pull()

    def say(self, **frame: Any) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "bytes": json.dumps(frame).encode()})

    def pull(self) -> None:
        """Cut the line."""
        self.gone = True
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1006})

    def answers(self, *types: str) -> list[dict[str, Any]]:
        return [frame for frame in self.sent if frame["type"] in types]


def plugged(node: Node, player: Player, live: LiveTable) -> tuple[Plug, asyncio.Task[None]]:
    """Somebody's socket at a table."""
    plug = Plug()
    socket = Socket(node.registry, plug, player, live, None, lambda: None)  # type: ignore[arg-type]
    return plug, asyncio.create_task(socket.serve(0))


def fail_once(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, after: bool = False) -> None:
    """Have something go wrong the next time, before or after it is done."""
    work = getattr(owner, name)

    async def failing(*arguments: Any) -> Any:
        monkeypatch.setattr(owner, name, work)
        if after:
            await work(*arguments)
        raise OSError("the disk is gone")

    monkeypatch.setattr(owner, name, failing)


@pytest.mark.parametrize("written", [False, True])
def test_a_commit_that_fails_is_made_up_for_by_asking_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, (anna, bob) = await table_of(node, "machikoro", 2)
            (mine, my_task), (theirs, their_task) = plugged(node, anna, live), plugged(node, bob, live)
            await soon(lambda: mine.sent and theirs.sent)
            fail_once(monkeypatch, node.registry.log, "append", after=written)
            mine.say(type="decide", id="a", seq=0, action="roll 1")
            await asyncio.gather(my_task, their_task)
            assert [answer["code"] for answer in mine.answers("refused")] == ["trouble"]
            for plug in (mine, theirs):  # they are asked to come back
                assert (plug.answers("bye")[0]["resume"], plug.code) == (True, 1012)
                assert not plug.answers("step")
            again = await node.registry.table(live.header.id)
            assert again is not live
            assert not again.lock.locked()
            assert again.seq == int(written)
            mine, my_task = plugged(node, anna, again)
            mine.say(type="decide", id="a", seq=0, action="roll 1")
            await soon(lambda: mine.answers("ack"))
            assert mine.answers("ack") == [{"type": "ack", "id": "a", "seq": 1}]
            assert len(await node.registry.log.since(live.header.id, 0)) == 1
            mine.pull()
            await my_task

    play_out(story())


def test_what_was_asked_of_a_table_that_was_put_away_is_not_done(tmp_path: Path) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, (anna, _) = await table_of(node, "machikoro", 2)
            node.registry.forget(live)
            with pytest.raises(Refused, match="again"):
                await live.request(anna.id, "a", PLAY, "roll 1")
            late = await entered(live, anna)
            assert late.closing.is_set()
            assert late not in live.broadcast.connections

    play_out(story())


def test_telling_that_fails_sends_everybody_to_come_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, (anna, bob) = await table_of(node, "machikoro", 2)
            (mine, my_task), (theirs, their_task) = plugged(node, anna, live), plugged(node, bob, live)
            await soon(lambda: mine.sent and theirs.sent)
            with monkeypatch.context() as broken:
                broken.setattr(views, "position", None)
                mine.say(type="decide", id="a", seq=0, action="roll 1")
                await asyncio.gather(my_task, their_task)
            assert [plug.code for plug in (mine, theirs)] == [1012, 1012]
            again = await node.registry.table(live.header.id)
            assert again.seq == 1
            assert await again.request(anna.id, "a", PLAY, "roll 1", 0) == 1

    play_out(story())


def test_a_socket_that_fails_is_closed_and_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, (anna, _) = await table_of(node, "machikoro", 2)
            before = len(asyncio.all_tasks())
            for owner, name in (
                (live.broadcast, "frame_for"),
                (node.registry.store, "muted"),
                (node.registry.store, "said"),
            ):
                with monkeypatch.context() as broken:
                    broken.setattr(owner, name, None)
                    plug, task = plugged(node, anna, live)
                    await task
                    assert plug.code == TROUBLE
                assert not live.broadcast.connections
                assert not live.lock.locked()
            assert len(asyncio.all_tasks()) == before

    play_out(story())


def test_what_goes_wrong_in_a_request_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, (anna, _) = await table_of(node, "machikoro", 2)
            plug, task = plugged(node, anna, live)
            fail_once(monkeypatch, node.registry.store, "mute")
            plug.say(type="mute", id="m", player="somebody")
            plug.say(type="ping")
            await soon(lambda: plug.answers("pong"))
            assert plug.answers("refused")[0]["code"] == "trouble"
            plug.pull()
            await task

    play_out(story())


def test_who_goes_in_the_middle_of_a_commit_has_decided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, (anna, bob) = await table_of(node, "machikoro", 2)
            (mine, my_task), (theirs, their_task) = plugged(node, anna, live), plugged(node, bob, live)
            await soon(lambda: mine.sent and theirs.sent)
            disk = Gate(node.registry.log.append)
            monkeypatch.setattr(node.registry.log, "append", disk)
            mine.say(type="decide", id="a", seq=0, action="roll 1")
            await soon(lambda: disk.waiting)
            mine.pull()
            live.broadcast.note_presence()  # which finds out that the line is cut
            await my_task
            assert live.lock.locked()
            disk.open.set()
            await soon(lambda: theirs.answers("step"))
            assert live.seq == 1
            assert not live.unloaded
            assert not theirs.answers("bye")
            theirs.pull()
            await their_task
            await soon(lambda: not live.lock.locked())

    play_out(story())


def test_who_looks_in_the_middle_of_a_commit_sees_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, (anna, bob) = await table_of(node, "machikoro", 2)
            theirs, task = plugged(node, bob, live)
            await soon(lambda: theirs.sent)
            disk = Gate(node.registry.log.append)
            monkeypatch.setattr(node.registry.log, "append", disk)
            decision = asyncio.create_task(live.request(anna.id, "a", PLAY, "roll 1", 0))
            await soon(lambda: disk.waiting)
            theirs.say(type="look", seat=1)
            await asyncio.sleep(0.05)
            assert len(theirs.answers("table")) == 1
            disk.open.set()
            assert await decision == 1
            await soon(lambda: len(theirs.answers("table")) == 2)
            assert theirs.answers("table")[1]["seq"] == 1
            theirs.pull()
            await task

    play_out(story())


def test_many_who_come_and_go_leave_no_tasks(tmp_path: Path) -> None:
    async def story() -> None:
        async with node_in(tmp_path) as node:
            live, (anna, bob) = await table_of(node, "machikoro", 2)
            before = len(asyncio.all_tasks())
            plugs = [plugged(node, player, live) for player in (anna, bob) * 50]
            for plug, _ in plugs:
                plug.say(type="ping")
                plug.say(type="look", seat=None)
                plug.pull()
            await asyncio.gather(*(task for _, task in plugs))
            await soon(lambda: len(asyncio.all_tasks()) == before)
            assert not live.broadcast.connections

    play_out(story())

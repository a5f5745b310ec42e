"""Turns and agreements: what is refused, what is stale, what people ask each other for."""

import asyncio

import pytest
from company import guest, play, told, until

from golazo.client import ClientError, Cookies, Refused, connect
from golazo.client.changes import (
    Asked,
    CameBack,
    Paused,
    Resigned,
    Resumed,
    Settled,
    Spoke,
    Stepped,
    StoodIn,
    TakenBack,
)
from golazo.errors import UnknownAction


async def heard(changes, kind):
    """The next change of a kind."""
    while True:
        change = await anext(changes)
        if isinstance(change, kind):
            return change


def test_what_the_rules_forbid(host):
    async def story():
        async with guest(host.url) as lobby, await lobby.open("machikoro", seats=["me", "amateur"]) as table:
            turn = await anext(table.turns())
            with pytest.raises(Refused, match="Current step: roll") as refused:
                await turn.play("build stadium")
            assert refused.value.code == "MK-TURN-1"
            assert refused.value.text("de") != refused.value.text("en")
            with pytest.raises(UnknownAction):
                await turn.play("score a goal")
            why = await table.why("build stadium")
            assert why == turn.match.why_not("build stadium")
            assert await table.why("roll 1") is None
            assert await turn.play(turn.legal[0].id)

    told(story)


def test_a_turn_that_was_refused_is_offered_again(host):
    async def story():
        async with guest(host.url) as lobby, await lobby.open("machikoro", seats=["me", "amateur"]) as table:
            attempts = 0
            async for turn in table.turns():
                attempts += 1
                if attempts == 1:
                    with pytest.raises(Refused):
                        await turn.play("build stadium")
                else:
                    assert await turn.play("roll 1")
                    break
            assert attempts == 2

    told(story)


def test_a_stale_decision_leads_to_a_fresh_look(host, tmp_path):
    """The same player on two devices: who comes second has to look again."""
    cookies = Cookies(tmp_path)

    async def story():
        async with connect(host.url, cookies=cookies) as desk, connect(host.url, cookies=cookies) as phone:
            assert desk.me == phone.me
            table = await desk.open("machikoro", seats=["me", "random"])
            async with table, await phone.join(table.link) as again:
                first, turns = await anext(table.turns()), again.turns()
                second = await anext(turns)
                assert await first.play("roll 1") is True
                assert await second.play("roll 1") is False
                third = await anext(turns)
                assert [decision.action for decision in third.match.decisions] == ["roll 1"]
                assert await third.play("build nothing") is True

    told(story)


def test_undo_by_consent(host):
    async def story():
        async with guest(host.url, "Anna") as anna, guest(host.url, "Ben") as ben:
            hers = await anna.open("machikoro", seats=["me", "open"])
            async with await ben.join(hers.link) as his, hers:
                changes, turns = his.changes(), hers.turns()
                assert await (await anext(turns)).play("roll 1")
                with pytest.raises(Refused, match="dice have been rolled"):
                    await hers.ask("undo")
                turn = await anext(turns)
                assert await turn.play("build nothing")
                await hers.ask("undo")
                await until(lambda: his.question is not None)
                with pytest.raises(Refused) as refused:
                    await hers.ask("draw")
                assert refused.value.code == "already-asked"
                await his.answer(True)
                again = await anext(turns)
                assert again.match.view(0) == turn.match.view(0)
                assert [decision.action for decision in again.match.decisions] == ["roll 1"]
                assert (await heard(changes, Asked)).question.what == "undo"
                assert await heard(changes, TakenBack) == TakenBack(1)
                assert (await heard(changes, Settled)).agreed
                assert await again.play("build nothing")
                await hers.ask("undo")
                await until(lambda: his.question is not None)
                await his.answer(False)
                assert not (await heard(changes, Settled)).agreed
                assert len(his.match.decisions) == 2

    told(story)


def test_a_pause_a_draw_and_a_rematch(host):
    async def story():
        async with guest(host.url, "Anna") as anna, guest(host.url, "Ben") as ben:
            hers = await anna.open("machikoro", seats=["me", "open"])
            async with await ben.join(hers.link) as his, hers:
                changes, turn = his.changes(), await anext(hers.turns())
                await hers.ask("pause")
                await until(lambda: his.question is not None)
                await his.answer(True)
                await heard(changes, Paused)
                assert await turn.play("roll 1") is False
                await his.resume()
                await heard(changes, Resumed)
                await play(hers, turns=1)
                await his.ask("draw")
                await until(lambda: hers.question is not None)
                await hers.answer(True)
                await until(lambda: hers.over and his.over)
                assert hers.result.how == "agreed"
                assert hers.match.outcome.winner is None
                frames = his.frames()
                again = await hers.rematch()
                with pytest.raises(StopAsyncIteration):
                    await anext(his.changes())
                async for frame in frames:
                    if getattr(frame, "table", None) is not None and frame.table.rematch:
                        assert frame.table.rematch == again.id
                        break
                async with await his.rematch() as next_, again:
                    assert next_.id == again.id
                    assert (again.seats, next_.seats) == ([1], [0])
            assert hers.fair is his.fair is True

    told(story)


def test_resigning(host):
    async def story():
        async with guest(host.url) as anna, guest(host.url) as ben:
            hers = await anna.open("tsubasa", seats=["me", "open"])
            async with await ben.join(hers.link) as his, hers:
                changes = his.changes()
                await hers.resign()
                assert await heard(changes, Resigned) == Resigned(0)
                with pytest.raises(Refused) as refused:
                    await hers.resign()
                assert refused.value.code == "over"
            assert his.result.returns == [0.0, 1.0]
            assert his.match.ended.seat == 0
            assert his.fair is True

    told(story)


def test_talk_and_silence(host):
    async def story():
        async with guest(host.url, "Anna") as anna, guest(host.url, "Ben") as ben:
            hers = await anna.open("machikoro", seats=["me", "open"])
            async with await ben.join(hers.link) as his, hers:
                changes = his.changes()
                await hers.say("  Hello,\tBen ")
                said = (await heard(changes, Spoke)).said
                assert (said.name, said.text, said.seat) == ("Anna", "Hello,Ben", 0)
                await his.mute(said.player)
                await hers.say("Can you hear me?")
                await his.mute(said.player, on=False)
                await hers.say("And now?")
                assert (await heard(changes, Spoke)).said.text == "And now?"
                with pytest.raises(ClientError, match="cannot be read"):
                    await hers.say("x" * 1000)
                with pytest.raises(ClientError, match="cannot be read"):
                    await hers.say("   ")

    told(story)


def test_a_bot_stands_in_and_is_relieved(host):
    async def story():
        async with guest(host.url) as anna:
            table = await anna.open("machikoro", seats=["me", "amateur", "random"], per_move=1)
            async with table:
                changes = table.changes()
                turn = await anext(table.turns())
                assert 0 < turn.seconds_left <= 1
                assert await heard(changes, StoodIn) == StoodIn(0, "clock")
                await heard(changes, Stepped)
                async for turn in table.turns():
                    if await turn.play(turn.legal[0]):
                        break
                assert await heard(changes, CameBack) == CameBack(0)

    told(story)


def test_who_has_left_can_come_back(host):
    async def story():
        async with guest(host.url) as anna, guest(host.url) as ben:
            hers = await anna.open("machikoro", seats=["me", "open"])
            async with await ben.join(hers.link) as his:
                changes = his.changes()
                await hers.leave()
                assert await heard(changes, StoodIn) == StoodIn(0, "left")
                async with await anna.join(hers.link) as again:
                    playing = asyncio.gather(play(again), play(his))
                    assert await heard(changes, CameBack) == CameBack(0)
                    assert all(await playing)

    told(story)


def test_streams_end_when_one_leaves(host):
    async def story():
        async with guest(host.url) as anna:
            async with await anna.open("machikoro", seats=["me", "amateur"]) as table:
                frames, changes = table.frames(), table.changes()
                await play(table, turns=1)
            assert [type(frame).__name__ async for frame in frames].count("StepFrame") == 1
            assert [change.number async for change in changes if isinstance(change, Stepped)] == [1]

    told(story)


def test_only_who_is_at_the_table_can_ask(host):
    async def story():
        async with guest(host.url) as anna:
            table = await anna.open("machikoro", seats=["me", "amateur"])
            with pytest.raises(ClientError, match="not at the table"):
                await table.resign()
            async with table:
                pass
            with pytest.raises(ClientError, match="not at the table"):
                await table.resign()
            async with table:
                assert await anext(table.turns())
            with pytest.raises(ClientError):
                table.changes()

    told(story)


def test_nobody_looks_from_another_seat(host):
    async def story():
        async with guest(host.url) as anna, await anna.open("tsubasa", seats=["me", "amateur"]) as table:
            with pytest.raises(Refused) as refused:
                await table.look(1)
            assert refused.value.code == "not-your-seat"
            await table.look(None)
            assert table.match.seat is None
            assert table.match.view(None)["hand"] is None
            await table.look(0)
            assert table.match.view(0)["hand"] is not None

    told(story)

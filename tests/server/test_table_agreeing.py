"""What people at a table agree on: taking back, a draw, a pause. And giving up."""

from __future__ import annotations

from guest import Guest
from party import history, party, play_out

from host import Host


def test_undo_takes_those_who_are_asked(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro", 3) as us:
            anna, bob, cleo = us.lines
            await us.play("roll 1")
            before = anna.position
            await us.play("build nothing")
            await us.ask(anna, "ask", what="undo")
            assert cleo.table["question"] == {"what": "undo", "seat": 0, "open": [1, 2]}
            assert (await anna.ask("answer", yes=True))["code"] == "nothing-asked"
            assert (await anna.ask("ask", what="undo"))["code"] == "already-asked"
            await us.ask(bob, "answer", yes=True)
            assert cleo.table["question"]["open"] == [2]
            assert (await bob.ask("answer", yes=True))["code"] == "nothing-asked"
            await us.ask(cleo, "answer", yes=True)
            assert anna.position == before
            assert "question" not in anna.table
            assert [step["number"] for step in history(cleo)] == [0, 1]

    play_out(story())


def test_one_no_is_enough(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro", 3) as us:
            anna, bob, _ = us.lines
            await us.play("roll 1")
            await us.play("build nothing")
            await us.ask(anna, "ask", what="undo")
            await us.ask(bob, "answer", yes=False)
            for line in us.lines:
                assert line.table["declined"] == {"what": "undo", "seat": 0, "by": 1}
            assert "question" not in anna.table
            assert anna.position["to_act"] == 1
            await us.ask(anna, "ask", what="draw")
            await us.ask(anna, "answer", yes=False)  # never mind
            assert bob.table["declined"] == {"what": "draw", "seat": 0, "by": 0}
            assert "question" not in bob.table

    play_out(story())


def test_what_has_come_up_cannot_be_taken_back(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            anna, bob = us.lines
            assert (await anna.ask("ask", what="undo"))["code"] == "play-undo-nothing"
            await us.play("roll 1")
            assert (await anna.ask("ask", what="undo"))["code"] == "play-undo-dice"
            await us.play("build nothing")
            assert (await bob.ask("ask", what="undo"))["code"] == "play-undo-others"
            await us.play("roll 1")
            assert (await anna.ask("ask", what="undo"))["code"] == "play-undo-others"
            assert [kind for _, kind, *_ in us.log()] == ["play"] * 3

    play_out(story())


def test_a_decision_answers_for_those_who_were_asked(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            anna, bob = us.lines
            await us.play("roll 1")
            await us.play("build nothing")
            await us.ask(anna, "ask", what="undo")
            await us.play("roll 1")
            assert (await bob.ask("answer", yes=True))["code"] == "nothing-asked"
            assert [step["number"] for step in history(anna)] == [0, 1, 2, 3]

    play_out(story())


def test_an_answer_is_for_the_question_that_its_sender_knew(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            anna, bob = us.lines
            await us.play("roll 1")
            await us.play("build nothing")
            first = await us.ask(anna, "ask", what="undo")
            await us.ask(bob, "answer", yes=False, seq=first["seq"])
            await us.ask(anna, "ask", what="draw")
            assert (await bob.ask("answer", yes=True, seq=first["seq"]))["code"] == "stale"
            assert bob.table["question"]["what"] == "draw"
            await us.ask(bob, "answer", yes=True, seq=bob.seq)
            assert bob.table["result"]["how"] == "agreed"

    play_out(story())


def test_undo_is_free_against_bots(host: Host) -> None:
    async def story() -> None:
        async with party(host, "tsubasa", 1, "random") as us:
            line = us.lines[0]
            while True:  # until there is something to take back
                await line.until(lambda one: one.position["legal"])
                before = line.position
                answer = await line.decide()
                asked = await line.ask("ask", what="undo")
                if asked["type"] == "ack":
                    break
                assert asked["code"].startswith("play-undo-")
                await line.until(lambda one, seq=answer["seq"]: one.seq >= seq)
            await line.until(lambda one: one.seq >= asked["seq"])
            assert line.position == before  # whether the bot had answered meanwhile or not
            assert (await line.ask("ask", what="draw"))["code"] == "nobody-to-agree"

    play_out(story())


def test_a_draw_is_shared(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro", 2, "random") as us:
            anna, bob = us.lines
            await us.ask(bob, "ask", what="draw")
            await us.ask(anna, "answer", yes=True)
            result = anna.table["result"]
            assert (result["how"], result["seat"]) == ("agreed", 1)
            assert result["returns"] == [1 / 3] * 3
            assert anna.table["table"]["status"] == "finished"
            assert anna.position["to_act"] is None
            for type_, fields in (("ask", {"what": "draw"}), ("answer", {"yes": True}), ("resign", {}), ("resume", {})):
                assert (await anna.ask(type_, **fields))["code"] == "over"

    play_out(story())


def test_nobody_is_given_a_draw_because_the_other_goes_away(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            await us.ask(us.lines[0], "ask", what="draw")
            await us.guests[1].post(f"/api/tables/{us.table}/leave")
            await us.together(2)
            assert "result" not in us.lines[0].table
            assert "question" not in us.lines[0].table

    play_out(story())


def test_a_paused_match_waits(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro", clock={"kind": "match", "seconds": 600}) as us:
            anna, bob = us.lines
            assert anna.table["clocks"]["deadline"]
            await us.ask(bob, "ask", what="pause")
            assert (await anna.ask("resume"))["code"] == "not-paused"
            await us.ask(anna, "answer", yes=True)
            for line in us.lines:
                assert line.table["paused"]
                assert line.table["clocks"]["deadline"] is None
            assert (await anna.decide("roll 1"))["code"] == "paused"
            assert (await anna.ask("ask", what="pause"))["code"] == "paused"
            await us.ask(bob, "resume")
            assert "paused" not in anna.table
            assert anna.table["clocks"]["deadline"]
            await us.play("roll 1")

    play_out(story())


def test_a_pause_that_was_asked_for_outlives_a_decision(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            anna, bob = us.lines
            await us.ask(bob, "ask", what="pause")
            await us.play("roll 1")
            await us.ask(anna, "answer", yes=True)
            assert bob.table["paused"]

    play_out(story())


def test_bots_wait_while_the_match_is_paused(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro", 1, "random") as us:
            line = us.lines[0]
            await line.decide("roll 1")
            await line.ask("ask", what="pause")
            await line.ask("resume")
            await line.until(lambda one: one.position["legal"] and "paused" not in one.table)
            assert (await line.decide("build nothing"))["type"] == "ack"
            await line.until(lambda one: one.position["legal"])
            assert [what for _, kind, _, what in us.log() if kind == "ask"] == ["pause"]

    play_out(story())


def test_who_resigns_against_one_rival_has_lost(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            await us.ask(us.waiting, "resign")
            for line in us.lines:
                result = line.table["result"]
                assert (result["how"], result["seat"], result["returns"]) == ("resigned", 1, [1.0, 0.0])
                assert line.table["table"]["places"][1]["resigned"]

    play_out(story())


def test_among_several_a_bot_plays_on_for_who_resigned(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro", 4) as us:
            anna, bob, cleo, dino = us.lines
            await us.ask(anna, "resign")
            assert "result" not in bob.table
            assert bob.table["table"]["places"][0]["resigned"]
            await bob.until(lambda line: line.position["to_act"] == 1)
            await anna.until(lambda line: line.position["to_act"] == 1)
            for type_, fields in (("resign", {}), ("back", {}), ("ask", {"what": "draw"}), ("resume", {})):
                assert (await anna.ask(type_, **fields))["code"] == "resigned"
            assert (await anna.decide("roll 1"))["code"] == "resigned"
            await us.ask(cleo, "resign")
            await us.ask(bob, "resign")
            await dino.until(lambda line: "result" in line.table)
            assert dino.table["result"]["returns"] == [0.0, 0.0, 0.0, 1.0]
            assert dino.table["result"]["seat"] == 1

    play_out(story())


def test_who_resigned_cannot_decide_in_the_bots_place(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro", 3) as us:
            anna = us.lines[0]
            await anna.say("resign", id="r")
            for number in range(20):
                await anna.say("decide", id=f"d{number}", seq=10**6, action="roll 1")
            answers = [await anna.hear("ack", "refused") for _ in range(21)]
            assert [answer["type"] for answer in answers] == ["ack"] + ["refused"] * 20
            assert {answer["code"] for answer in answers[1:]} == {"resigned"}

    play_out(story())


def test_a_question_goes_with_who_asked_it(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro", 3) as us:
            await us.ask(us.lines[1], "ask", what="draw")
            await us.ask(us.lines[1], "resign")
            assert "question" not in us.lines[0].table
            await us.ask(us.lines[0], "ask", what="draw")
            assert us.lines[2].table["question"]["open"] == [2]

    play_out(story())


def test_the_last_one_who_is_asked_settles_it_by_going(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro", 3) as us:
            anna, bob, _ = us.lines
            await us.ask(anna, "ask", what="pause")
            await us.ask(bob, "answer", yes=True)
            await us.guests[2].post(f"/api/tables/{us.table}/leave")
            await us.together(3)
            assert anna.table["paused"]

    play_out(story())


def test_one_player_agrees_for_all_their_seats(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as bob:
            table = await anna.open("machikoro", "me", "me", "open", "open")
            await bob.join(table, seat=2)
            await bob.join(table, seat=3)
            async with await anna.sit(table) as mine, await bob.sit(table) as theirs:
                await mine.hear("table")
                await mine.ask("ask", what="draw")
                await theirs.until(lambda line: line.table.get("question"))
                assert theirs.table["question"] == {"what": "draw", "seat": 0, "open": [2, 3]}
                await theirs.ask("answer", yes=True)
                await mine.until(lambda line: line.table.get("result"))
                assert mine.table["result"]["returns"] == [0.25] * 4

    play_out(story())


def test_who_holds_several_seats_resigns_one_at_a_time(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna:
            table = await anna.open("machikoro", "me", "me", "me")
            async with await anna.sit(table) as line:
                await line.hear("table")
                await line.ask("resign")
                await line.ask("resign")
                await line.until(lambda one: one.table.get("result"))
                assert sorted(line.table["result"]["returns"]) == [0.0, 0.0, 1.0]

    play_out(story())

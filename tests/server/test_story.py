"""The story of a match that is over: asked for over HTTP, and held against the match itself."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest
from guest import Guest
from whole_matches import bots_match

from golazo import games
from golazo.match.match import Match, new_match
from golazo.text.message import Message
from golazo.text.texts import LANGUAGES, texts
from host import Host

SEEDS = range(12)


def played(game: str, seed: int, bots: tuple[str, ...] = ("amateur", "random"), **settings: Any) -> Match:
    """A match between bots of different strength, so that much happens in it."""
    match = new_match(game, seed=seed, **settings)
    while not match.over:
        match.play(match.bot_choice(bots[match.to_act % len(bots)]))
    return match


def statistics(story: dict[str, Any]) -> dict[str, list[float]]:
    return {one["key"]: one["values"] for one in story["statistics"]}


def lines(story: dict[str, Any], key: str) -> list[list[list[float]]]:
    return [one["values"] for one in story["series"] if one["key"] == key]


@pytest.mark.parametrize("game", ["machikoro", "tsubasa"])
def test_a_story_is_told_once_a_match_is_over(host: Host, game: str) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna, Guest(host.url) as bob:
            table = await anna.open(game, "me", "open")
            early = await anna.http.get(f"/api/tables/{table}/story")
            assert (early.status_code, early.json()["code"]) == (409, "not-over")
            await bob.join(table)
            async with await anna.sit(table) as line:
                await line.hear("table")
                early = await bob.http.get(f"/api/tables/{table}/story")
                assert (early.status_code, early.json()["code"]) == (409, "not-over")
                await line.ask("resign")
            told = await bob.get(f"/api/tables/{table}/story")
            assert told["halves"] == [[0, 0]]
            missing = await bob.http.get("/api/tables/nosuchtable/story")
            assert missing.status_code == 404
            whole = await bots_match(anna, game)
            told = await bob.get(f"/api/tables/{whole}/story")
            record = Match.from_record((await bob.http.get(f"/api/tables/{whole}/record")).text)
            assert told == plain(record.story())

    asyncio.run(story())


def plain(data: Any) -> Any:
    """As it comes over the wire."""
    if isinstance(data, dict):
        return {key: plain(value) for key, value in data.items()}
    return [plain(value) for value in data] if isinstance(data, list | tuple) else data


@pytest.mark.parametrize("game", ["machikoro", "tsubasa"])
def test_all_of_it_can_be_said(game: str) -> None:
    kinds: set[str] = set()
    for seed in SEEDS:
        story = played(game, seed).story()
        kinds |= {mark["kind"] for mark in story["marks"]}
        for language in LANGUAGES:
            say = texts(language, game)
            assert all(say(one["key"]) for one in (*story["series"], *story["statistics"]))
            assert all(say.say(Message.from_json(mark["text"]), ["Ada", "Ben"]) for mark in story["marks"])
    assert kinds >= {"machikoro": {"built", "won"}, "tsubasa": {"goal", "pass", "won", "half", "end", "special"}}[game]


@pytest.mark.parametrize("game", ["machikoro", "tsubasa"])
def test_lines_and_marks_lie_within_the_match(game: str) -> None:
    for seed in SEEDS:
        match = played(game, seed)
        story, last = match.story(), len(match.decisions)
        for one in story["series"]:
            steps = [step for step, _ in one["values"]]
            assert steps == sorted(set(steps))
            assert 0 <= steps[0] <= steps[-1] <= last
        marks = [mark["step"] for mark in story["marks"]]
        assert marks == sorted(marks)
        assert story["halves"][0][0] == 0
        assert story["halves"][-1][1] == last
        for (_, end), (begin, _) in zip(story["halves"], story["halves"][1:], strict=False):
            assert begin == end + 1


def test_goals_are_those_of_the_match_and_chances_those_of_the_shots() -> None:
    for seed in SEEDS:
        match = played("tsubasa", seed, ("amateur",))
        story, goals = match.story(), match.view(0)["goals"]
        told = statistics(story)
        happened = Counter((event.name, event.fields.get("seat")) for event in match.events)
        assert told["story-goals"] == goals == [line[-1][1] for line in lines(story, "story-goals")]
        assert told["story-luck"] == pytest.approx(
            [scored - likely for scored, likely in zip(goals, told["story-expected"], strict=True)], abs=0.02
        )
        assert sum(told["story-possession"]) == pytest.approx(100, abs=1)
        assert [len(line) > 0 for line in lines(story, "story-possession")] == [True, True]
        for seat in range(2):
            assert 0 <= told["story-expected"][seat] <= told["story-shots"][seat]
            assert told["story-expected"][seat] == pytest.approx(lines(story, "story-expected")[seat][-1][1])
            assert told["story-cards"][seat] == happened["played", seat]
            assert told["story-passes-kept"][seat] == happened["passed", seat] <= told["story-passes"][seat]
            assert told["story-saves"][seat] == happened["caught", seat] + happened["corner", 1 - seat]
            assert told["story-bench"][seat] == happened["motivated", seat] + happened["signed", seat]


@pytest.mark.compiled
def test_what_is_expected_comes_about_in_the_long_run() -> None:
    goals = expected = 0.0
    for seed in range(60):
        told = statistics(played("tsubasa", seed, ("amateur",), options={"first_match": True}).story())
        goals, expected = goals + sum(told["story-goals"]), expected + sum(told["story-expected"])
    assert goals == pytest.approx(expected, rel=0.15)


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_coins_are_those_of_the_match(players: int) -> None:
    for seed in SEEDS:
        match = played("machikoro", seed, players=players)
        story, view = match.story(), match.view(None)
        told = statistics(story)
        assert [line[-1][1] for line in lines(story, "story-coins")] == view["coins"]
        assert told["story-large"] == [len(large) for large in view["large"]]
        assert sum(told["story-taken"]) == sum(told["story-lost"])
        for number in range(0, len(match.decisions), 7):
            coins = [max(point for point in line if point[0] <= number)[1] for line in lines(story, "story-coins")]
            assert coins == [int(coin) for coin in match.state_at(number).coins[:players]]
        turns = sum(event.name == "turn-began" for event in match.events)
        assert sum(told["story-rolls"]) == sum(one["rolls"] for one in story["numbers"]) == turns
        brought = [sum(one["coins"][seat] for one in story["numbers"]) for seat in range(players)]
        assert brought == [
            income + taken - lost
            for income, taken, lost in zip(told["story-income"], told["story-taken"], told["story-lost"], strict=True)
        ]


def test_a_game_need_not_tell_stories(shootout: Any) -> None:
    assert played(shootout.name, 1, ("random",)).story()["marks"] == []
    assert games.load("tsubasa").screen.story is not shootout.screen.story

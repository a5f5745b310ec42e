"""Lessons: played through the socket as their scripts say, told in every language, and kept like any other table."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from guest import Guest, Line
from house import at
from party import play_out

import golazo
from golazo import games
from golazo.games.machikoro.cards import catalogue as machikoro
from golazo.games.machikoro.events import EVENTS
from golazo.match.lesson import CARD, PLACES, Lesson, Step, lesson_of
from golazo.match.match import Match
from golazo.match.verify import verify
from golazo.server.admin import backup, check, export
from golazo.server.storage.database import Database
from golazo.server.tables.registry import Registry
from golazo.text.texts import LANGUAGES, texts
from host import Host

GAMES = ("machikoro", "tsubasa")
PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
LONGEST = 145  # signs of a text that somebody reads in the middle of a match
TEACHES = {  # what everybody meets in a lesson: decisions of the learner, and events
    "machikoro": {
        *("roll", "build", "roll 2", "build nothing", "build youth-academy", "build stadium"),
        *("build youth-pitch", "build fan-shop", "build new-trainer", "build boarding-school"),
        *("rolled", "income", "claim-paid", "taken", "built-large"),
    },
    "tsubasa": {
        *("attack", "draft", "play", "use", "gain", "motivate", "send-back", "stop", "pass", "shot", "tokens", "save"),
        *("gained", "paid", "passed", "goal", "signed", "caught", "round-began"),
    },
}


def script(game: str) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


async def begin(guest: Guest, game: str) -> str:
    info = await guest.post(f"/api/lessons/{game}")
    assert (info["lesson"], info["status"], info["game"]) == (True, "playing", game)
    return str(info["id"])


async def follow(line: Line, seat: int, steps: list[dict[str, Any]]) -> None:
    """Do what the script says, when it says it."""
    for step in steps:
        await line.until(lambda one: one.position["to_act"] == seat and decisions(one) >= step["decision"])  # noqa: B023
        assert decisions(line) == step["decision"], step
        if step["do"] is not None:
            assert step["do"] in [choice["action"] for choice in line.position["legal"]], step
            assert (await line.decide(step["do"]))["type"] == "ack"


def decisions(line: Line) -> int:
    """How many decisions have been taken, as far as one was told."""
    last = [frame["step"]["number"] for frame in line.frames if frame["type"] == "step"]
    table = next((frame for frame in line.frames if frame["type"] == "table"), {})
    first = table.get("keep", 0) + len(table.get("steps", [])) - 1
    return int(max([first, *last]))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_goes_as_its_script_says(host: Host, game: str) -> None:
    async def story() -> None:
        async with Guest(host.url, "Lena") as lena:
            told = await lena.get(f"/api/lessons/{game}")
            table = await begin(lena, game)
            info = await lena.get(f"/api/tables/{table}")
            assert (info["options"], info["public"], info["chat"]) == (
                {**games.load(game).options, **told["options"]},
                False,
                False,
            )
            assert [place["bot"] for place in info["places"]] == ["", told["bot"]]
            async with await lena.sit(table, since=0) as line:
                await line.hear("table")
                await follow(line, told["seat"], told["steps"])
                done = {step["do"] for step in told["steps"] if step["do"]}
                heard = [frame["step"] for frame in line.frames if frame["type"] == "step"]
                met = {event["name"] for step in heard for event in step["events"]}
                assert TEACHES[game] <= done | {action.split()[0] for action in done} | met
                assert 12 <= len([step for step in told["steps"] if step["do"]]) <= 30
                assert not line.table.get("result")
                assert line.position["legal"], "the learner plays on"

    play_out(story())


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_has_every_word_of_a_decision_in_the_script(game: str) -> None:
    lesson = script(game)
    assert [step.decision for step in lesson.steps] == sorted(step.decision for step in lesson.steps)
    assert all(bool(step.at) == (step.do is None) for step in lesson.steps)
    cards = {
        card["id"] for card in games.load(game).screen.faces(games.load(game).load_cards(None), lesson.options)["cards"]
    }
    assert {place for step in lesson.steps for place in step.at} <= {*PLACES, *(CARD + card for card in cards)}
    assert lesson.options.keys() == games.load(game).options.keys(), "a script does not change with defaults"
    assert lesson.seats[lesson.seat] == "me"
    assert lesson.steps[0].do is None
    assert lesson.steps[-1].do is None
    assert len({step.text.key for step in lesson.steps}) == len(lesson.steps)


def test_a_town_is_learned_with_all_cards_that_need_words() -> None:
    """Purple cards, large projects and icons do what no number on a card tells: the coach speaks of each."""
    told = {value.key for step in script("machikoro").steps for value in step.text.arguments.values()}
    purple = {f"card-{card.id}" for card in machikoro.shipped().projects if card.colour == "purple"}
    large = {f"card-{card}" for card in machikoro.LARGE}
    assert (len(purple), len(large)) == (3, 4)
    assert purple | large <= told
    assert any(key.startswith("icon-") for key in told)
    colours = {card.colour for card in machikoro.shipped().projects}
    assert {f"lesson-machikoro-{colour}" for colour in colours} <= {step.text.key for step in script("machikoro").steps}


def test_a_lesson_rolls_as_many_dice_as_pay_best() -> None:
    lesson, game = script("machikoro"), games.load("machikoro")
    match = golazo.new_match("machikoro", players=2, seed=lesson.seed, options=lesson.options)
    chosen: set[str] = set()
    for step in [step for step in lesson.steps if step.do]:
        while match.to_act != lesson.seat:
            match.play(match.bot_choice(lesson.seats[match.to_act]))
        action = str(step.do)
        if {"roll 1", "roll 2"} <= {choice.text for choice in match.legal_actions}:
            average = game.screen.outlook(match.state, match.catalogue, [])["now"]["rolls"][lesson.seat]["average"]
            assert action == f"roll {max(average, key=average.__getitem__)}", (step, average)
            chosen.add(action)
        match.play(action)
    assert chosen == {"roll 1", "roll 2"}


AGAINST = re.compile(r"(\d+)(?: [^\W\d]+)* (?:against|gegen|contra|przeciw)(?: [^\W\d]+)* (\d+)")
ROLLED = re.compile(r"(?:rolled an?|^An?|Your roll was an?) (\d)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_sums_that_the_coach_tells_are_those_of_the_match(language: str) -> None:
    lesson, game = script("tsubasa"), games.load("tsubasa")
    match = golazo.new_match("tsubasa", players=2, seed=lesson.seed, options=lesson.options)
    told = 0
    for step in lesson.steps:
        play_to(match, lesson, step.decision)
        attacker = match.view(None)["attacker"]
        sums = game.screen.figures(match.state, match.catalogue)["sums"]
        tokens = match.view(lesson.seat)["available"][lesson.seat]
        true = {
            (sums[attacker][kind] + more, sums[1 - attacker]["defence"])
            for kind in ("shot", "pass")
            for more in range(tokens[kind] + 1 if attacker == lesson.seat else 1)
        }
        if step.do:
            match.play(step.do)
        contests = [(event["total"], event["defence"]) for event in match.events if event.name == "contested"]
        true |= {*contests[-1:]}
        if step.do and step.do.startswith("save"):  # what is told before the save is told once it is rolled
            assert contests
        for one, other in AGAINST.findall(told_in(language, "tsubasa", step)):
            told += 1
            assert (int(one), int(other)) in true, (step.text.key, true)
    assert told == 9


def test_rolls_that_the_coach_tells_are_those_of_the_match() -> None:
    lesson = script("machikoro")
    match = golazo.new_match("machikoro", players=2, seed=lesson.seed, options=lesson.options)
    told = 0
    for step in lesson.steps:
        play_to(match, lesson, step.decision)
        rolls = [sum(EVENTS.dice_of(event)) for event in match.events if event.name == "rolled"]
        for number in ROLLED.findall(told_in("en", "machikoro", step)):
            told += 1
            assert rolls[-1:] == [int(number)], step.text.key
        if step.do:
            match.play(step.do)
    assert told == 9


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_tells_no_other_numbers_in_another_language(game: str) -> None:
    """A number may be a word in one language and digits in another, but it is the same."""
    words = {"one": "1", "two": "2", "four": "4", "nine": "9", "twice": "2", "Seven": "7"}
    for step in script(game).steps:
        numbers = {language: set(re.findall(r"\d+", told_in(language, game, step))) for language in LANGUAGES}
        true = numbers["en"] | {words[word] for word in re.findall(r"\w+", told_in("en", game, step)) if word in words}
        assert all(found <= true for found in numbers.values()), (step.text.key, numbers)


def play_to(match: Match, lesson: Lesson, decision: int) -> None:
    """Let the rival decide until so many decisions have been taken."""
    while len(match.decisions) < decision:
        assert match.to_act is not None
        assert match.to_act != lesson.seat
        match.play(match.bot_choice(lesson.seats[match.to_act]))


def lesson_texts(language: str, game: str) -> str:
    """What the page has for the lesson of a game."""
    return (PAGE / game / "text" / language / "lesson.ftl").read_text(encoding="utf-8")


def told_in(language: str, game: str, step: Step) -> str:
    """What the coach says at a step."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(lesson_texts(language, game)))
    names = {name: texts(language, game).say(text) for name, text in step.text.arguments.items()}
    return str(bundle.format_pattern(bundle.get_message(step.text.key).value, names)[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_told_in_every_language(game: str, language: str) -> None:
    for edition in (None, *games.load(game).editions):
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(lesson_texts(language, game)))
        for step in script(game).steps:
            names = {name: texts(language, game, edition).say(text) for name, text in step.text.arguments.items()}
            text, problems = bundle.format_pattern(bundle.get_message(step.text.key).value, names)
            assert problems == []
            assert all(name in text for name in names.values()), step.text.key
            assert len(text) <= LONGEST, (step.text.key, len(text))
            assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_step_is_told_that_there_is_not(language: str) -> None:
    lines = [line for game in GAMES for line in lesson_texts(language, game).splitlines()]
    keys = {line.partition(" =")[0] for line in lines if line.startswith("lesson-")}
    assert keys == {step.text.key for game in GAMES for step in script(game).steps}


def test_a_server_that_comes_back_goes_on_with_the_lesson(fragile_host: Host) -> None:
    async def story() -> None:
        async with Guest(fragile_host.url) as lena:
            told = await lena.get("/api/lessons/tsubasa")
            table = await begin(lena, "tsubasa")
            middle = len(told["steps"]) // 2
            async with await lena.sit(table, since=0) as line:
                await line.hear("table")
                await follow(line, 0, told["steps"][:middle])
            await asyncio.to_thread(fragile_host.kill)
            await asyncio.to_thread(fragile_host.start)
            async with await lena.sit(table, since=0) as line:
                await line.hear("table")
                await follow(line, 0, told["steps"][middle:])
                assert line.position["view"]["goals"] == [1, 0]

    play_out(story())


def test_everybody_meets_the_same_dice(host: Host) -> None:
    async def rolls(guest: Guest) -> list[Any]:
        table = await begin(guest, "machikoro")
        async with await guest.sit(table) as line:
            await line.hear("table")
            await line.decide("roll 1")
            await line.until(lambda one: one.position["view"]["phase"] == "build")
            await line.decide("build nothing")
            await line.until(lambda one: one.position["to_act"] == 0 and decisions(one) == 4)
            heard = [event for frame in line.frames if frame["type"] == "step" for event in frame["step"]["events"]]
            return [event["fields"] for event in heard if event["name"] == "rolled"]

    async def story() -> None:
        async with Guest(host.url) as lena, Guest(host.url) as mia:
            assert (
                await rolls(lena)
                == await rolls(mia)
                == [{"seat": seat, "first": die, "second": None} for seat, die in ((0, 3), (1, 6))]
            )

    play_out(story())


def test_a_lesson_is_kept_told_and_played_again_like_any_match(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as lena:
            table = await begin(lena, "machikoro")
            async with await lena.sit(table) as line:
                await line.hear("table")
                await line.decide("roll 1")
                await line.ask("resign")
                await line.until(lambda one: one.table.get("result"))
            record = (await lena.http.get(f"/api/tables/{table}/record")).text
            assert json.loads(record.splitlines()[0])["seed"] == f"{script('machikoro').seed:016x}"
            assert verify(record).holds
            listed = await lena.get("/api/tables/mine", finished=True)
            assert [one["lesson"] for one in listed if one["id"] == table] == [True]
            again = await lena.rematch(table)
            assert again["lesson"] is False
            usual = await lena.open("machikoro", "me", "random")
            assert (await lena.get(f"/api/tables/{usual}"))["lesson"] is False

    play_out(story())


def test_a_lesson_survives_backup_and_export(fragile_host: Host, tmp_path: Path) -> None:
    async def story() -> str:
        async with Guest(fragile_host.url) as lena:
            told = await lena.get("/api/lessons/machikoro")
            table = await begin(lena, "machikoro")
            async with await lena.sit(table, since=0) as line:
                await line.hear("table")
                await follow(line, 0, told["steps"])
            return table

    table = asyncio.run(story())
    fragile_host.stop()
    file, db = tmp_path / "tables.golazo", f"sqlite:///{tmp_path / 'other.sqlite'}"

    async def record(registry: Registry) -> str:
        assert not (await check.check(registry, lambda _: None)).broken
        return "".join(
            [file.text async for file in export.files(registry, open_too=True) if file.name.startswith(table)]
        )

    async def moved() -> None:
        before, after = Database(fragile_host.db), Database(db)
        try:
            await backup.back_up(before, file, False, lambda _: lambda _: None)
            await backup.restore(after, file, backup.checked(file), False, lambda _: lambda _: None)
        finally:
            await before.close()
            await after.close()

    asyncio.run(moved())
    assert at(db, record) == at(fragile_host.db, record)


def test_not_every_game_has_a_lesson(host: Host, shootout: Any) -> None:
    assert lesson_of(shootout.name) is None

    async def story() -> None:
        async with Guest(host.url) as guest:
            for method in ("GET", "POST"):
                answer = await guest.http.request(method, "/api/lessons/chess")
                assert (answer.status_code, answer.json()["code"]) == (404, "not-found")

    asyncio.run(story())

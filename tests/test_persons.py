"""Who does what: every event of every game, said to the one it is about and of everybody else, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest

from golazo import games
from golazo.cli.output.console import out
from golazo.cli.playing.screen import screen_of
from golazo.games.contract import Game
from golazo.match.match import Match, new_match
from golazo.match.record import Seated
from golazo.text.message import Message, Seat
from golazo.text.texts import LANGUAGES, texts
from test_text import entries, happenings, values

PEOPLE = ("Ada", "Bo", "Cleo", "Dot")  # names that are no part of any other word that is said here
# How each language addresses somebody: by these words, and in Spanish and Polish also by the ending of a verb.
ADDRESS = {
    "en": r"\byou(r|rs)?\b",
    "de": r"\b(du|dir|dich|dein\w*)\b",
    "es": r"\b(tú|tus?|te|ti|tuy[oa]s?)\b",
    "pl": r"\b(ty|cię|ci|ciebie|tobie|tw[oó](j|im|ich)\w*)\b",
}
SECOND_PERSON = {"es": r"\b\w+s\b", "pl": r"\b\w+[aei]sz\b"}


def addressed(language: str, told: str, of_others: str) -> bool:
    """Whether a sentence speaks to its reader, where another one of the same kind speaks of somebody else."""
    if re.search(ADDRESS[language], told, re.IGNORECASE):
        return True
    ending = SECOND_PERSON.get(language)
    return ending is not None and bool(set(re.findall(ending, told)) - set(re.findall(ending, of_others)))


def speaks_to_somebody(language: str, told: str) -> bool:
    """Whether a sentence that is about others addresses its reader all the same."""
    patterns = (ADDRESS[language], *([SECOND_PERSON["pl"]] if language == "pl" else []))  # "s" also ends plurals
    return any(re.search(pattern, told, re.IGNORECASE) for pattern in patterns)


def event_messages(game: Game) -> list[Message]:
    """A sentence for each event that a game can have."""
    catalogue = game.load_cards(None)
    found = (game.words.event(event, catalogue) for event in happenings(game))
    return list({repr(message): message for message in found}.values())


def about(message: Message) -> set[int]:
    """The seats that a message is about."""
    return {value.number for value in message.arguments.values() if isinstance(value, Seat)}


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_form_for_each_person(name: str, language: str) -> None:
    say, told = texts(language, name), 0
    for message in event_messages(games.load(name)):
        of_others = say.say(message, PEOPLE)
        assert not speaks_to_somebody(language, of_others), of_others
        for seat in about(message):
            to_them, called = say.say(message, PEOPLE, seat), PEOPLE[seat]
            if not re.search(rf"\b{called}\b", of_others):  # it is about a card, or about the rival's die
                continue
            told += 1
            assert not re.search(rf"\b{called}\b", to_them), (message.key, to_them)
            assert addressed(language, to_them, of_others), (message.key, to_them, of_others)
    assert told > 50


@pytest.mark.usefixtures("shootout")
def test_a_game_of_somebody_else_follows_the_same_form() -> None:
    match = new_match("shootout", players=2, seed=4)
    while not match.over:
        match.play(match.bot_choice("random"))
    say = texts("en", "shootout")
    for message in [event.message for event in match.events]:
        for seat in about(message):
            assert PEOPLE[seat] in say.say(message, PEOPLE)
            assert re.match(r"You \w+[^s]\b", say.say(message, PEOPLE, seat))


def forms(language: str, place: str | None) -> Iterator[tuple[str, str, dict[str, str | int]]]:
    """The texts with a form for the reader: the key, the variable of a seat, and values for the other variables."""
    for key in entries(language, place):
        found = values(language, place, key)
        for person in [name.removesuffix("_is") for name in found if name.endswith("_is")]:
            rest = {name: those for name, those in found.items() if name not in (person, f"{person}_is")}
            choices = [sorted(those - {"you"}, key=str) or [f"<{name}>"] for name, those in rest.items()]
            for chosen in product(*choices):
                yield key, person, dict(zip(rest, chosen, strict=True))


@pytest.mark.parametrize("place", [None, *games.names()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_with_a_form_for_the_reader_uses_it(language: str, place: str | None) -> None:
    say, called = texts(language, place), "Zed"
    for key, person, rest in forms(language, place):
        of_others = say.format(key, {**rest, person: called, f"{person}_is": "other"})
        to_them = say.format(key, {**rest, person: called, f"{person}_is": "you"})
        assert not speaks_to_somebody(language, of_others), (key, of_others)
        if called in of_others:
            assert called not in to_them, (key, to_them)
            assert addressed(language, to_them, of_others), (key, to_them)


# Whom the terminal speaks of


def seated_match(game: str, *seats: Seated) -> Match:
    return Match(games.load(game), len(seats), 1, seats=seats)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [("machikoro", 3), ("tsubasa", 2)])
def test_nobody_is_called_you_in_the_third_person(game: str, players: int, language: str) -> None:
    say = texts(language, game)
    for unnamed in range(players):
        seats = [Seated("", "") if seat == unnamed else Seated(PEOPLE[seat], "amateur") for seat in range(players)]
        screen = screen_of(seated_match(game, *seats), say, out())
        assert screen.you == unnamed
        assert screen.heading_of(unnamed) == say("play-you")
        assert say("play-you") not in (*screen.names, *screen.sides)
        assert len({*screen.names}) == players


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_between_teams_is_told_of_teams(language: str) -> None:
    match = seated_match("tsubasa", Seated("Ada"), Seated("Bo", "amateur"))
    screen = screen_of(match, texts(language, "tsubasa"), out())
    teams = [screen.say("team-nankatsu"), screen.say("team-toho")]
    screen.address(None)
    for message in event_messages(match.game):
        assert not re.search(r"\b(Ada|Bo)\b", screen.sentence(message))
    played = Message.of("event-stopped", seat=Seat(1))
    assert teams[1] in screen.sentence(played)
    assert "Bo" in screen.of_people(Message.of("join-resigned", seat=Seat(1)))

"""The match report of Captain Tsubasa: every event as a sentence, told to either coach and to spectators."""

from __future__ import annotations

import re

import pytest

from golazo.games.tsubasa import events
from golazo.games.tsubasa.cards.catalogue import KIND_IDS, load, parse, shipped_text
from golazo.games.tsubasa.notation import words
from golazo.games.tsubasa.state import PASS, RED, SHOT
from golazo.text.texts import LANGUAGES, texts
from tsubasa.happenings import EVENTS, KEEPERS, SIGNINGS, UNKNOWN

CARDS = load()
COACHES = ["Ada", "Ben"]
NOBODY_NAMED = (events.REMOVED, events.DUELLED, events.CONTESTED)
KISUGI, HYUGA = KIND_IDS.index("teppei-kisugi"), KIND_IDS.index("motivated-kojiro-hyuga")
REPORT = [  # an event, to whom it is told, and how
    ((events.HALF_BEGAN, 1, 0), 0, "Kick-off! You attack first."),
    ((events.ROUND_BEGAN, 2, 6, 1, 1), None, "Round 6, injury time: Ben attacks."),
    ((events.PLAYED, 1, HYUGA, 0), 0, "Ben plays Kojiro Hyuga (motivated)."),
    ((events.PLAYED, 1, HYUGA, 1), 1, "You play Kojiro Hyuga (motivated) from your discard pile."),
    ((events.GAINED, 0, PASS, 2), 1, "Ada gains 2 pass tokens."),
    ((events.GAINED, 0, PASS, 0, 1), 0, "You gain nothing (1 lost: the reserve is empty)."),
    ((events.BOOKED, 1, RED), None, "Second yellow: red card for Ben!"),
    ((events.MOTIVATED, 1, HYUGA), None, "Ben motivates Kojiro Hyuga: the motivation card counts now!"),
    ((events.SIGNED, 0, SIGNINGS[0], UNKNOWN), None, "Ada signs Taro Misaki!"),
    ((events.SIGNED, 0, SIGNINGS[0], KEEPERS[0]), 0, "New goalkeeper: you sign Taro Misaki to replace Yuzo Morisaki!"),
    ((events.PAID, 1, 0, 1, 2), 1, "You pay 1 pass token and 2 defence tokens."),
    (
        (events.DUELLED, 1, 1, 0, 0),
        None,
        "Tiger Overhead Kick against “Ishizaki Blocks the Tiger’s Shot”: not stopped!",
    ),
    ((events.CHOSE, 0, SHOT, -2, 7), None, "Ada shoots: shot -2 against defence 7."),
    ((events.ROLLED, 1, 3, 6), 0, "Ben rolls 3, you roll 6."),
    ((events.REROLLED, 1, 0, 4), 0, "Ben rerolls your die: 4."),
    ((events.CONTESTED, 0, 10, 14, PASS), None, "Pass 10, defence 14."),
    ((events.GOAL, 1, 0, 1), 0, "GOAL! Ben scores! Nankatsu 0–1 Toho."),
    ((events.MATCH_ENDED, 0, 2, 1), 0, "Full time, Nankatsu 2–1 Toho: you are the champion!"),
    ((events.MATCH_ENDED, UNKNOWN, 4, 4), 0, "Full time, Nankatsu 4–4 Toho: it is a draw, and both are champions!"),
]
HIDDEN = {
    "en": ("Ben draws a card.", "Ben takes the top card of the match deck, unseen."),
    "de": ("Ben zieht eine Karte.", "Ben nimmt verdeckt die oberste Karte des Matchkarten-Stapels."),
    "es": ("Ben roba una carta.", "Ben toma sin verla la primera carta del mazo de partido."),
    "pl": ("Ben dobiera kartę.", "Ben bierze w ciemno wierzchnią kartę talii meczu."),
}


def told(*event: int, language: str = "en", you: int | None = None, edition: str | None = None) -> str:
    """An event in words; numbers that it does not use may be left out."""
    op, first, second, third, fourth = (*event, 0, 0, 0, 0)[:5]
    message = words.event_message((op, first, second, third, fourth), CARDS)
    return texts(language, "tsubasa", edition).say(message, COACHES, you)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("you", [None, 0, 1])
def test_every_event_is_told(language: str, you: int | None) -> None:
    assert {event[0] for event in EVENTS} == set(range(len(events.NAMES)))
    for event in EVENTS:
        text = told(*event, language=language, you=you)
        assert re.fullmatch(r"\S.*[.!]", text), text
        assert not re.search(r"[{}$]|  |\bNone\b|\b(card|event|kind|token|cost|list|score)-", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_tells_who(language: str) -> None:
    for event in EVENTS:
        seat = words.event_message(event, CARDS).arguments.get("seat")
        if seat is not None and event[0] not in NOBODY_NAMED:
            by_name, to_you = (told(*event, language=language, you=you) for you in (None, seat.number))
            assert COACHES[seat.number] in by_name
            assert by_name != to_you


@pytest.mark.parametrize(("event", "you", "text"), REPORT)
def test_what_is_told(event: tuple[int, ...], you: int | None, text: str) -> None:
    assert told(*event, you=you) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_is_not_known_is_just_a_card(language: str) -> None:
    hidden = [told(op, 1, UNKNOWN, language=language) for op in (events.DREW, events.DRAFTED_UNSEEN)]
    assert tuple(hidden) == HIDDEN[language]
    assert "Teppei Kisugi" in told(events.DREW, 0, KISUGI, language=language)


def test_names_are_those_of_the_edition() -> None:
    assert told(events.GOAL, 0, 1, 0, language="es", edition="spanish") == "¡GOL! ¡Marca Ada! New Team 1-0 Toho."


def test_a_title_of_ones_own_is_told_too() -> None:
    titled = shipped_text().replace("[match.rebound]", '[match.rebound]\nname = "Second Ball"')
    event = (events.PLAYED, 0, KIND_IDS.index("rebound"), 0, 0)
    message = words.event_message(event, parse(titled, "titled.toml"))
    assert texts("de", "tsubasa").say(message, COACHES, 1) == "Ada spielt aus: Second Ball."

"""The match report of Captain Tsubasa: every event as a sentence, told to either coach and to spectators."""

from __future__ import annotations

import re

import pytest

from golazo.games.event_types import NamedEvent
from golazo.games.tsubasa.cards.catalogue import load, parse, shipped_text
from golazo.games.tsubasa.events import EVENTS as TYPES
from golazo.games.tsubasa.notation import words
from golazo.text.texts import LANGUAGES, texts
from tsubasa.happenings import EVENTS

CARDS = load()
COACHES = ["Ada", "Ben"]
NOBODY_NAMED = ("removed", "duelled", "contested")
REPORT = [  # an event, to whom it is told, and how
    (NamedEvent("half-began", {"half": 1, "seat": 0}), 0, "Kick-off! You attack first."),
    (
        NamedEvent("round-began", {"half": 2, "round": 6, "seat": 1, "injury": True}),
        None,
        "Round 6, injury time: Ben attacks.",
    ),
    (
        NamedEvent("played", {"seat": 1, "card": "motivated-kojiro-hyuga", "source": "hand"}),
        0,
        "Ben plays Kojiro Hyuga (motivated).",
    ),
    (
        NamedEvent("played", {"seat": 1, "card": "motivated-kojiro-hyuga", "source": "discard"}),
        1,
        "You play Kojiro Hyuga (motivated) from your discard pile.",
    ),
    (NamedEvent("gained", {"seat": 0, "kind": "pass", "count": 2, "lost": 0}), 1, "Ada gains 2 pass tokens."),
    (
        NamedEvent("gained", {"seat": 0, "kind": "pass", "count": 0, "lost": 1}),
        0,
        "You gain nothing (1 lost: the reserve is empty).",
    ),
    (NamedEvent("booked", {"seat": 1, "colour": "red"}), None, "Second yellow: red card for Ben!"),
    (
        NamedEvent("motivated", {"seat": 1, "card": "motivated-kojiro-hyuga"}),
        None,
        "Ben motivates Kojiro Hyuga: the motivation card counts now!",
    ),
    (NamedEvent("signed", {"seat": 0, "card": "taro-misaki", "replaced": None}), None, "Ada signs Taro Misaki!"),
    (
        NamedEvent("signed", {"seat": 0, "card": "taro-misaki", "replaced": "yuzo-morisaki"}),
        0,
        "New goalkeeper: you sign Taro Misaki to replace Yuzo Morisaki!",
    ),
    (
        NamedEvent("paid", {"seat": 1, "shot": 0, "pass": 1, "defence": 2}),
        1,
        "You pay 1 pass token and 2 defence tokens.",
    ),
    (
        NamedEvent(
            "duelled",
            {"seat": 1, "shot": "tiger-overhead-kick", "defence": "ryo-blocks-the-tiger-shot", "stopped": False},
        ),
        None,
        "Tiger Overhead Kick against “Ishizaki Blocks the Tiger’s Shot”: not stopped!",
    ),
    (
        NamedEvent("chose", {"seat": 0, "action": "shot", "total": -2, "defence": 7}),
        None,
        "Ada shoots: shot -2 against defence 7.",
    ),
    (NamedEvent("rolled", {"seat": 1, "die": 3, "rival_die": 6}), 0, "Ben rolls 3, you roll 6."),
    (NamedEvent("rerolled", {"seat": 1, "whose": 0, "die": 4}), 0, "Ben rerolls your die: 4."),
    (NamedEvent("contested", {"seat": 0, "total": 10, "defence": 14, "action": "pass"}), None, "Pass 10, defence 14."),
    (NamedEvent("goal", {"seat": 1, "nankatsu": 0, "toho": 1}), 0, "GOAL! Ben scores! Nankatsu 0–1 Toho."),
    (
        NamedEvent("match-ended", {"seat": 0, "nankatsu": 2, "toho": 1}),
        0,
        "Full time, Nankatsu 2–1 Toho: you are the champion!",
    ),
    (
        NamedEvent("match-ended", {"seat": None, "nankatsu": 4, "toho": 4}),
        0,
        "Full time, Nankatsu 4–4 Toho: it is a draw, and both are champions!",
    ),
]
HIDDEN = {
    "en": ("Ben draws a card.", "Ben takes the top card of the match deck, unseen."),
    "de": ("Ben zieht eine Karte.", "Ben nimmt verdeckt die oberste Karte des Matchkarten-Stapels."),
    "es": ("Ben roba una carta.", "Ben toma sin verla la primera carta del mazo de partido."),
    "pl": ("Ben dobiera kartę.", "Ben bierze w ciemno wierzchnią kartę talii meczu."),
}


def told(event: NamedEvent, language: str = "en", you: int | None = None, edition: str | None = None) -> str:
    """An event in words."""
    message = words.event_message(event, CARDS)
    return texts(language, "tsubasa", edition).say(message, COACHES, you)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("you", [None, 0, 1])
def test_every_event_is_told(language: str, you: int | None) -> None:
    assert {event.name for event in EVENTS} == set(TYPES.names)
    for event in EVENTS:
        text = told(event, language=language, you=you)
        assert re.fullmatch(r"\S.*[.!]", text), text
        assert not re.search(r"[{}$]|  |\bNone\b|\b(card|event|kind|token|cost|list|score)-", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_tells_who(language: str) -> None:
    for event in EVENTS:
        seat = words.event_message(event, CARDS).arguments.get("seat")
        if seat is not None and event.name not in NOBODY_NAMED:
            by_name, to_you = (told(event, language=language, you=you) for you in (None, seat.number))
            assert COACHES[seat.number] in by_name
            assert by_name != to_you


@pytest.mark.parametrize(("event", "you", "text"), REPORT)
def test_what_is_told(event: NamedEvent, you: int | None, text: str) -> None:
    assert told(event, you=you) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_is_not_known_is_just_a_card(language: str) -> None:
    hidden = [told(NamedEvent(name, {"seat": 1}), language=language) for name in ("drew", "drafted-unseen")]
    assert tuple(hidden) == HIDDEN[language]
    assert "Teppei Kisugi" in told(NamedEvent("drew", {"seat": 0, "card": "teppei-kisugi"}), language=language)


def test_names_are_those_of_the_edition() -> None:
    goal = NamedEvent("goal", {"seat": 0, "nankatsu": 1, "toho": 0})
    assert told(goal, language="es", edition="spanish") == "¡GOL! ¡Marca Ada! New Team 1-0 Toho."


def test_a_title_of_ones_own_is_told_too() -> None:
    titled = shipped_text().replace("[match.rebound]", '[match.rebound]\nname = "Second Ball"')
    event = NamedEvent("played", {"seat": 0, "card": "rebound", "source": "hand"})
    message = words.event_message(event, parse(titled, "titled.toml"))
    assert texts("de", "tsubasa").say(message, COACHES, 1) == "Ada spielt aus: Second Ball."

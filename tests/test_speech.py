"""Speaking: whose turn it is and what happened, in each language, to each listener; and which language it is."""

from __future__ import annotations

import pytest

import golazo
from golazo.errors import UnknownName
from golazo.games.machikoro.cards.catalogue import LARGE, PROJECTS
from golazo.text.message import Message, Seat
from golazo.text.texts import LANGUAGES, language_of_environment, texts

RULEBOOK = {
    "ticket-booth": "Kassenhäuschen",
    "snack-stand": "Imbissstand",
    "fan-shop": "Fanshop",
    "club-house": "Clubhaus",
    "new-trainer": "Neuer Trainer",
    "new-player": "Neuer Spieler",
    "new-sponsor": "Neuer Sponsor",
    "youth-academy": "Nachwuchscenter",
    "stadium": "Stadion",
    "tv-studio": "TV-Studio",
    "football-museum": "Fußballmuseum",
    "training-ground": "Trainingsgelände",
}
BUILT = {  # told of a name, of a seat without one, and to the one who builds
    "en": (
        "Ben builds Fan Shop for 2 coins.",
        "Seat 1 builds Fan Shop for 2 coins.",
        "You build Fan Shop for 2 coins.",
    ),
    "de": (
        "Ben baut „Fanshop“ für 2 Münzen.",
        "Platz 1 baut „Fanshop“ für 2 Münzen.",
        "Du baust „Fanshop“ für 2 Münzen.",
    ),
    "es": (
        "Ben construye «Tienda del club» por 2 monedas.",
        "Asiento 1 construye «Tienda del club» por 2 monedas.",
        "Construyes «Tienda del club» por 2 monedas.",
    ),
    "pl": (
        "Ben buduje: Sklep kibica za 2 monety.",
        "Miejsce 1 buduje: Sklep kibica za 2 monety.",
        "Budujesz: Sklep kibica za 2 monety.",
    ),
}
PAID = {  # told to nobody of the two, to the one who pays, to the one who is paid
    "en": ("Ada pays Ben 1 coin (2 unpaid).", "You pay Ben 1 coin (2 unpaid).", "Ada pays you 1 coin (2 unpaid)."),
    "de": (
        "Ada zahlt 1 Münze an Ben (2 bleiben unbezahlt).",
        "Du zahlst 1 Münze an Ben (2 bleiben unbezahlt).",
        "Ada zahlt dir 1 Münze (2 bleiben unbezahlt).",
    ),
    "es": (
        "Ada paga 1 moneda a Ben (quedan 2 sin pagar).",
        "Pagas 1 moneda a Ben (quedan 2 sin pagar).",
        "Ada te paga 1 moneda (quedan 2 sin pagar).",
    ),
    "pl": (
        "Ada płaci, Ben dostaje 1 monetę (brakuje 2).",
        "Płacisz, Ben dostaje 1 monetę (brakuje 2).",
        "Ada płaci, dostajesz 1 monetę (brakuje 2).",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_names_are_short_and_told_apart(language: str) -> None:
    names = [texts(language, "machikoro")(f"card-{card}") for card in (*PROJECTS, *LARGE, "training-ground")]
    assert all(len(name) <= 20 for name in names)
    small = [name.casefold() for name in names]
    assert [(one, other) for one in small for other in small if one is not other and other.startswith(one)] == []


def test_the_rulebooks_names_stand() -> None:
    say = texts("de", "machikoro")
    assert {key: say(f"card-{key}") for key in RULEBOOK} == RULEBOOK


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_is_told_by_name_by_number_or_as_you(language: str) -> None:
    message = Message.of("event-built", seat=Seat(1), card=Message("card-fan-shop"), cost=2)
    say = texts(language, "machikoro")
    named, unnamed, yours = BUILT[language]
    assert say.say(message, ["Ada", "Ben"]) == say.say(message, ["Ada", "Ben"], you=0) == named
    assert say.say(message) == unnamed
    assert say.say(message, ["Ada", "Ben"], you=1) == yours


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_you_do_and_what_is_done_to_you(language: str) -> None:
    message = Message.of("event-claim-paid", seat=Seat(0), to=Seat(1), coins=1, lapsed=2)
    say = texts(language, "machikoro")
    assert tuple(say.say(message, ["Ada", "Ben"], you) for you in (None, 0, 1)) == PAID[language]


@pytest.mark.parametrize(
    ("coins", "said"),
    [(1, "1 monetę"), (2, "2 monety"), (5, "5 monet"), (12, "12 monet"), (22, "22 monety"), (0, "0 monet")],
)
def test_polish_counts_as_polish_does(coins: int, said: str) -> None:
    message = Message.of("event-dealt", seat=Seat(0), coins=coins)
    assert texts("pl", "machikoro").say(message, you=0) == f"Na początek dostajesz {said}."


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "pl_PL"}, "pl"),
        ({"LC_ALL": "pl_PL", "LANG": "de_DE.UTF-8"}, "pl"),
        ({"LC_MESSAGES": "es_MX@euro", "LANG": "de_DE"}, "es"),
        ({"GOLAZO_LANG": "es", "LC_ALL": "pl_PL"}, "es"),
        ({"GOLAZO_LANG": "", "LANG": "de"}, "de"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "plt_MG.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_chooses_the_language(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for variable in ("GOLAZO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert language_of_environment() == language


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match=r"There is no language “fr”\. Languages: en, de, es, pl\."):
        texts("fr")


def test_an_error_speaks_every_language() -> None:
    match = golazo.new_match("machikoro", players=2, seed=1)
    with pytest.raises(golazo.IllegalAction) as caught:
        match.play("roll 2")
    said = [caught.value.text(language) for language in LANGUAGES]
    assert all(text.startswith("MK-ROLL-1: ") for text in said)
    assert len(set(said)) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "12,345"), ("de", "12.345"), ("es", "12.345"), ("pl", "12\N{NO-BREAK SPACE}345")]
)
def test_numbers_are_written_as_the_language_writes_them_but_lines_are_not(language: str, said: str) -> None:
    say = texts(language)
    assert said in say("progress-simulating", games=12345)
    assert "12345:" in say("catalogue-problem-file", file="own.toml", line=12345, what="")

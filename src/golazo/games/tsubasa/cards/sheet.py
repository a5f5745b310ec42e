"""The cards of Captain Tsubasa as a sheet to read, and as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from golazo.games.tsubasa.cards.card import Card, InitialCard, MatchCard, PlayingCard, Values, by_value, name_of
from golazo.games.tsubasa.cards.catalogue import PROVENANCES, Catalogue
from golazo.games.tsubasa.cards.reading import ABILITIES
from golazo.games.tsubasa.state import FIRST_HALF, SECOND_HALF, TEAMS, VALUES
from golazo.reports.sheet import Cell, Section
from golazo.text.message import Message

HALVES = {FIRST_HALF: "sheet-match-first", SECOND_HALF: "sheet-match-second"}


def sections(catalogue: Catalogue) -> list[Section]:
    """Each team's initial cards, motivation, each half's match cards, signings, specials, and the rest."""
    return [
        *(initial(catalogue, team) for team in TEAMS),
        motivation(catalogue),
        *(match_cards(catalogue, half) for half in HALVES),
        signings(catalogue),
        specials(catalogue),
        others(catalogue),
    ]


def initial(catalogue: Catalogue, team: str) -> Section:
    rows = [
        (card.number or "", card.name, position(card), *card.values, card.text)
        for card in catalogue.initial
        if card.team == team
    ]
    title = Message.of("sheet-initial", team=Message(f"team-{team}"))
    return Section(title, columns("number", "card", "position", *VALUES, "abilities"), rows)


def position(card: InitialCard) -> Message | str:
    return Message(f"position-{card.position.lower()}") if card.position else ""


def motivation(catalogue: Catalogue) -> Section:
    rows = [
        (name_of(card.player), Message(f"team-{card.team}"), cost(card.cost), *card.values, card.text)
        for card in catalogue.motivation
    ]
    return Section(Message("sheet-motivation"), columns("player", "team", "cost", *VALUES, "abilities"), rows)


def cost(values: Values) -> list[Message]:
    """The tokens to pay, kind by kind."""
    return [
        Message.of("cost-tokens", amount=amount, kind=Message(f"kind-{kind}"))
        for kind, amount in by_value(values).items()
        if amount
    ]


def match_cards(catalogue: Catalogue, half: int) -> Section:
    rows = [(marked(card), *card.values, card.text) for card in catalogue.match if card.half == half]
    return Section(Message(HALVES[half]), columns("card", *VALUES, "abilities"), rows)


def marked(card: MatchCard) -> Message:
    """The name, with a star where a first match does without the card."""
    return Message.of("sheet-starred", card=card.name) if card.star else card.name


def signings(catalogue: Catalogue) -> Section:
    rows = [(card.name, cost(card.cost), *card.values, card.text) for card in catalogue.signings]
    return Section(Message("sheet-signings"), columns("card", "cost", *VALUES, "abilities"), rows)


def specials(catalogue: Catalogue) -> Section:
    rows = [
        (Message(f"team-{shot.team}"), shot.name, defence.name)
        for shot in catalogue.special_shots
        for defence in catalogue.special_defences
        if defence.stops is shot
    ]
    return Section(Message("sheet-specials"), columns("team", "special-shot", "stopped-by"), rows)


def others(catalogue: Catalogue) -> Section:
    rows = [(card.name, *card.penalty, card.text) for card in catalogue.bookings]
    fatigue = catalogue.fatigue
    rows.append((fatigue.name, *fatigue.values, Message.of("sheet-fatigue", copies=fatigue.copies)))
    return Section(Message("sheet-others"), columns("card", *VALUES, "effect"), rows)


def columns(*names: str) -> list[Message]:
    return [Message(f"column-{name}") for name in names]


def source_sections(catalogue: Catalogue) -> list[Section]:
    """Which values of each card come from where, in the order of the sheet."""
    groups: list[tuple[Message, Sequence[Card]]] = [
        *(
            (
                Message.of("sheet-initial", team=Message(f"team-{team}")),
                [card for card in catalogue.initial if card.team == team],
            )
            for team in TEAMS
        ),
        (Message("sheet-motivation"), catalogue.motivation),
        *((Message(key), [card for card in catalogue.match if card.half == half]) for half, key in HALVES.items()),
        (Message("sheet-signings"), catalogue.signings),
        (Message("sheet-specials"), [*catalogue.special_shots, *catalogue.special_defences]),
        (Message("sheet-others"), [*catalogue.bookings, catalogue.fatigue]),
    ]
    return [source_section(title, cards) for title, cards in groups]


def source_section(title: Message, cards: Sequence[Card]) -> Section:
    used = [source for source in PROVENANCES if any(source in card.source.values() for card in cards)]
    heads = [Message("column-card"), *(Message(f"source-{source}") for source in used)]
    rows: list[list[Cell]] = [[card.name, *(fields_from(card.source, source) for source in used)] for card in cards]
    return Section(Message.of("sheet-sources", sheet=title), heads, rows, of_lists=True)


def fields_from(sources: dict[str, str], source: str) -> list[Message]:
    """The fields of a card whose values come from one source."""
    return columns(*(field for field, named in sources.items() if named == source))


def as_data(catalogue: Catalogue) -> dict[str, Any]:
    """The catalogue as plain data, for programs; fields are called as in a card file."""
    return {
        "initial": [
            {**base(card), "team": card.team, "number": card.number, "position": card.position, **played(card)}
            for card in catalogue.initial
        ],
        "motivation": [
            {**base(card), "team": card.team, "player": card.player, "cost": by_value(card.cost), **played(card)}
            for card in catalogue.motivation
        ],
        "match": [{**base(card), "half": card.half, "star": card.star, **played(card)} for card in catalogue.match],
        "signings": [{**base(card), "cost": by_value(card.cost), **played(card)} for card in catalogue.signings],
        "special-shots": [{**base(shot), "team": shot.team} for shot in catalogue.special_shots],
        "special-defences": [
            {**base(defence), "team": defence.team, "stops": defence.stops.id} for defence in catalogue.special_defences
        ],
        "bookings": [{**base(card), **by_value(card.penalty)} for card in catalogue.bookings],
        "fatigue": {**base(catalogue.fatigue), "copies": catalogue.fatigue.copies},
    }


def base(card: Card) -> dict[str, Any]:
    return {"id": card.id, "name": card.printed, "source": card.source}


def played(card: PlayingCard) -> dict[str, Any]:
    phrases = [effect and effect.phrase for effect in card.abilities]
    return {**by_value(card.values), **dict(zip(ABILITIES, phrases, strict=True))}

"""Reading the sections of a card file; whatever is wrong is noted with card, field and line."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, TypedDict

from golazo.cards.card_file import TO_FILL_IN, CardFile, Path
from golazo.games.tsubasa import effects, state
from golazo.games.tsubasa.cards.card import (
    MOTIVATED,
    Abilities,
    Booking,
    FatigueCard,
    InitialCard,
    MatchCard,
    MotivationCard,
    PlayingCard,
    Signing,
    SpecialDefence,
    SpecialShot,
    Values,
)
from golazo.games.tsubasa.cards.phrases import (
    ABILITY_FORMS,
    DUTIES,
    Effect,
    ability,
    duty,
    forms_like,
)

NO_ABILITY = "none"
ABILITIES = ("ability1", "ability2", "mandatory")
PLAYED = (*state.VALUES, *ABILITIES)
POSITIONS = GOALKEEPER, *_ = ("GK", "DF", "MF", "FW")
Ids = Sequence[str]
Table = dict[str, Any]

MOST_VALUE = 9
MOST_NUMBER = 99
LONGEST_TITLE = 40
MOTIVATIONS = 4  # of a team (CT-BOX-1)
MATCH_CARDS_A_HALF = 13
STARS_A_HALF = 4  # CT-SET-4


class Fields(TypedDict):
    """What the readers of all cards that are played have in common."""

    source: dict[str, str]
    printed: str | None
    values: Values
    abilities: Abilities


def initial_cards(file: CardFile, squads: Sequence[Ids]) -> tuple[InitialCard, ...]:
    """The two squads: players with number and position, and the fans."""
    ids = [card for squad in squads for card in squad]
    found = file.cards("initial", ids, ("name", "number", "position", *PLAYED, "source"))
    cards = []
    for team, squad in zip(state.TEAMS, squads, strict=True):
        numbered: dict[Any, str] = {}
        for card in (card for card in squad if card in found):
            is_player = card != squad[state.FANS]
            cards.append((player if is_player else fans)(file, team, card, found[card]))
            number = cards[-1].number
            if is_player and found[card].get("number") == number and numbered.setdefault(number, card) != card:
                file.complain(("initial", card, "number"), "catalogue-number-twice", other=numbered[number])
    return tuple(cards)


def player(file: CardFile, team: str, card: str, values: Table) -> InitialCard:
    path = ("initial", card)
    read = InitialCard(
        id=card,
        team=team,
        number=file.whole((*path, "number"), values.get("number"), 1, MOST_NUMBER),
        position=file.choice((*path, "position"), values.get("position"), POSITIONS),
        **played(file, path, values, ("name", "number", "position", *PLAYED)),
    )
    if values.get("position") == GOALKEEPER:
        check_goalkeeper(file, path, values, read)
    return read


def fans(file: CardFile, team: str, card: str, values: Table) -> InitialCard:
    path = ("initial", card)
    for name in ("number", "position"):
        if name in values:
            file.complain((*path, name), "catalogue-fans")
    return InitialCard(id=card, team=team, **played(file, path, values, ("name", *PLAYED)))


def motivation_cards(file: CardFile, players: Sequence[Ids]) -> tuple[MotivationCard, ...]:
    """Four motivated players of each team; which ones, the file says."""
    section = file.data.get("motivation")
    if not isinstance(section, dict):
        file.wrong(("motivation",), section, "catalogue-not-table")
        return ()
    everybody = [player for squad in players for player in squad]
    strangers = [card for card in section if card not in everybody]
    for card in strangers:
        file.complain(("motivation", card), "catalogue-motivation-without-player", players=", ".join(everybody))
    counts = [sum(player in section for player in squad) for squad in players]
    if not strangers and counts != [MOTIVATIONS] * 2:
        file.complain(("motivation",), "catalogue-motivations", nankatsu=counts[0], toho=counts[1])
    cards = []
    for team, squad in zip(state.TEAMS, players, strict=True):
        for player in (player for player in squad if player in section):
            path = ("motivation", player)
            values = file.table(path, ("name", "cost", *PLAYED, "source"))
            if values is not None:
                fields = played(file, path, values, ("player", "name", "cost", *PLAYED), always="player")
                paid = cost(file, path, values)
                cards.append(MotivationCard(id=MOTIVATED + player, team=team, player=player, cost=paid, **fields))
    return tuple(cards)


def match_cards(file: CardFile, ids: Ids) -> tuple[MatchCard, ...]:
    """The match cards, thirteen a half, four of them with a star."""
    fields = ("name", "half", "star", *PLAYED)
    found = file.cards("match", ids, (*fields, "source"))
    cards = tuple(
        MatchCard(
            id=card,
            half=file.whole(("match", card, "half"), values.get("half"), state.FIRST_HALF, state.SECOND_HALF),
            star=file.truth(("match", card, "star"), values.get("star", False)),
            **played(file, ("match", card), values, fields),
        )
        for card, values in found.items()
    )
    unclear = any(problem.section == "match" and problem.field in ("half", "star") for problem in file.problems)
    if len(cards) == len(ids) and not unclear:
        first = [card for card in cards if card.half == state.FIRST_HALF]
        second = [card for card in cards if card.half == state.SECOND_HALF]
        if len(first) != MATCH_CARDS_A_HALF:
            file.complain(("match",), "catalogue-halves", first=len(first), second=len(second))
        stars = [sum(card.star for card in half) for half in (first, second)]
        if stars != [STARS_A_HALF] * 2:
            file.complain(("match",), "catalogue-stars", first=stars[0], second=stars[1])
    return cards


def signings(file: CardFile, ids: Ids, goalkeepers: Collection[str]) -> tuple[Signing, ...]:
    """The players to be signed; a save makes a goalkeeper of one, so only goalkeepers may have it."""
    fields = ("name", "cost", *PLAYED)
    cards = []
    for card, values in file.cards("signings", ids, (*fields, "source")).items():
        path = ("signings", card)
        read = Signing(id=card, cost=cost(file, path, values), **played(file, path, values, fields))
        if card in goalkeepers:
            check_goalkeeper(file, path, values, read)
        elif read.can_save:
            file.complain(path, "catalogue-field-player")
        cards.append(read)
    return tuple(cards)


def special_shots(file: CardFile, ids: Sequence[Ids]) -> tuple[SpecialShot, ...]:
    """Three special shots of each team."""
    found = file.cards("special-shots", [*ids[0], *ids[1]], ("name", "team", "source"))
    return tuple(
        SpecialShot(
            id=shot,
            team=file.choice(("special-shots", shot, "team"), found[shot].get("team"), (team,)),
            printed=title(file, ("special-shots", shot), found[shot]),
            source=file.provenance(("special-shots", shot), found[shot].get("source"), ("name", "team")),
        )
        for team, shots in zip(state.TEAMS, ids, strict=True)
        for shot in shots
        if shot in found
    )


def special_defences(file: CardFile, ids: Sequence[Ids], shots: Sequence[SpecialShot]) -> tuple[SpecialDefence, ...]:
    """Three special defences of each team, each against another one of the rival's special shots."""
    found = file.cards("special-defences", [*ids[0], *ids[1]], ("name", "team", "stops", "source"))
    cards: list[SpecialDefence] = []
    for team, defences in zip(state.TEAMS, ids, strict=True):
        for card in (card for card in defences if card in found):
            path, values = ("special-defences", card), found[card]
            own = file.choice((*path, "team"), values.get("team"), (team,))
            printed = title(file, path, values)
            source = file.provenance(path, values.get("source"), ("name", "team", "stops"))
            shot = stopped_shot(file, (*path, "stops"), values.get("stops"), team, shots, cards)
            if shot is not None:
                cards.append(SpecialDefence(card, source, printed, team=own, stops=shot))
    return tuple(cards)


def stopped_shot(
    file: CardFile, path: Path, value: Any, team: str, shots: Sequence[SpecialShot], others: Sequence[SpecialDefence]
) -> SpecialShot | None:
    """CT-SPEC-1: the one special shot of the rival's that a defence stops."""
    rivals = ", ".join(shot.id for shot in shots if shot.team != team)
    shot = next((shot for shot in shots if shot.id == value), None)
    other = next((defence.id for defence in others if defence.stops is shot), None)
    if value in (None, "", "nothing"):
        file.complain(path, "catalogue-stops-nothing", shots=rivals)
    elif shot is None:
        if len(shots) == 2 * state.SPECIALS or value == TO_FILL_IN:
            file.wrong(path, value, "catalogue-stops-unknown", shots=rivals)
    elif shot.team == team:
        file.wrong(path, value, "catalogue-stops-own", shots=rivals)
    elif other is not None:
        file.wrong(path, value, "catalogue-stops-twice", other=other)
    else:
        return shot
    return None


def bookings(file: CardFile, ids: Ids) -> tuple[Booking, ...]:
    """What a yellow and a red card take off, as numbers below zero."""
    fields = ("name", *state.VALUES)
    return tuple(
        Booking(
            id=card,
            printed=title(file, ("bookings", card), values),
            source=sources(file, ("bookings", card), values, fields),
            penalty=numbers(file, ("bookings", card), values, -MOST_VALUE, 0),
        )
        for card, values in file.cards("bookings", ids, (*fields, "source")).items()
    )


def fatigue(file: CardFile) -> FatigueCard:
    """How many fatigue cards each team has."""
    path = ("fatigue",)
    values = file.table(path, ("name", "copies", "source"))
    if values is None:
        return FatigueCard("fatigue", {}, None, copies=0)
    copies = values.get("copies")
    if isinstance(copies, int) and copies > state.FATIGUES:
        file.wrong((*path, "copies"), copies, "catalogue-fatigues", most=state.FATIGUES)
        copies = state.FATIGUES
    copies = file.whole((*path, "copies"), copies, 0, state.FATIGUES)
    source = file.provenance(path, values.get("source"), ("name", "copies"))
    return FatigueCard("fatigue", source, title(file, path, values), copies=copies)


def played(file: CardFile, path: Path, values: Table, fields: Sequence[str], always: str = "name") -> Fields:
    """The fields that all cards have which are played."""
    return {
        "source": sources(file, path, values, fields, always),
        "printed": title(file, path, values),
        "values": numbers(file, path, values, -MOST_VALUE, MOST_VALUE),
        "abilities": abilities(file, path, values),
    }


def sources(file: CardFile, path: Path, values: Table, fields: Sequence[str], always: str = "name") -> dict[str, str]:
    """Where the values come from that a card has; what it is called it always has."""
    found = file.provenance(path, values.get("source"), fields)
    return {field: source for field, source in found.items() if field == always or field in values}


def title(file: CardFile, path: Path, values: Table) -> str | None:
    """The printed title of a card, where the file gives one."""
    value = values.get("name")
    if value is None:
        return None
    if (
        isinstance(value, str)
        and value != TO_FILL_IN
        and value.isprintable()
        and 0 < len(value.strip()) <= LONGEST_TITLE
    ):
        return value.strip()
    file.wrong((*path, "name"), value, "catalogue-not-title", most=LONGEST_TITLE)
    return None


def numbers(file: CardFile, path: Path, values: Table, low: int, high: int) -> Values:
    """Shot, pass and defence."""
    shot, passing, defence = (file.whole((*path, name), values.get(name), low, high) for name in state.VALUES)
    return shot, passing, defence


def cost(file: CardFile, path: Path, values: Table) -> Values:
    """Tokens of each kind, at least one in all: nothing on the bench is free."""
    value = values.get("cost")
    if not isinstance(value, dict) or not value or not set(value) <= set(state.VALUES):
        file.wrong((*path, "cost"), value, "catalogue-not-cost")
        return 0, 0, 0
    shot, passing, defence = (
        file.whole((*path, "cost", name), value.get(name, 0), 0, state.TOKENS) for name in state.VALUES
    )
    if all(type(tokens) is int and tokens == 0 for tokens in value.values()):
        file.wrong((*path, "cost"), value, "catalogue-not-cost")
    return shot, passing, defence


def abilities(file: CardFile, path: Path, values: Table) -> Abilities:
    """Up to two abilities, and the mandatory action that binds the first."""
    first = effect(file, (*path, "ability1"), values.get("ability1"), ability)
    second = effect(file, (*path, "ability2"), values.get("ability2"), ability)
    due = effect(file, (*path, "mandatory"), values.get("mandatory"), duty)
    if first is not None and second is not None:
        saves = first.op == second.op == effects.SAVE_SHOT
        if first == second or saves:
            file.complain((*path, "ability2"), "catalogue-ability-twice")
    if due is not None:
        if values.get("ability1", NO_ABILITY) == NO_ABILITY:
            file.complain((*path, "mandatory"), "catalogue-duty-alone")
        elif first is not None and first.row.group == effects.Group.DICE:
            file.complain((*path, "mandatory"), "catalogue-duty-too-late")
        elif first is not None and first.row.group == effects.Group.ENDING and due.op == effects.DISCARD_CARD:
            file.complain((*path, "mandatory"), "catalogue-duty-at-the-end")
    return first, second, due


def effect(file: CardFile, path: Path, value: Any, read: Callable[[str], Effect | None]) -> Effect | None:
    """What a phrase means; a card may leave it out, or say `none`."""
    if value is None or value == NO_ABILITY:
        return None
    found = read(value) if isinstance(value, str) else None
    if found is None:
        alike = forms_like(value) if isinstance(value, str) and read is ability else ()
        if alike:
            file.wrong(path, value, "catalogue-ability-form", forms="; ".join(alike))
        else:
            forms = ABILITY_FORMS if read is ability else tuple(DUTIES)
            file.wrong(path, value, "catalogue-not-ability", forms="; ".join(forms))
    return found


def check_goalkeeper(file: CardFile, path: Path, values: Table, card: PlayingCard) -> None:
    """CT-DICE-3, CT-SIGN-1: a goalkeeper can save; said only where all abilities could be read."""
    given = [values.get(name, NO_ABILITY) != NO_ABILITY for name in ABILITIES]
    if not card.can_save and given == [effect is not None for effect in card.abilities]:
        file.complain(path, "catalogue-goalkeeper")
